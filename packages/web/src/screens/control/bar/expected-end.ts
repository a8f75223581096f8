/** When a tournament may end at the pace so far: said only where a pace is known and the end is near. */
import type { Bulletin } from '@arbiter/core/bulletin'
import { median, type Times } from './times.ts'

export interface ExpectedEnd {
  /** In milliseconds. */
  readonly at: number
  /** Minutes per round. */
  readonly length: number
  /** Complete rounds the pace is taken from. */
  readonly rounds: number
  /** Rounds still to be finished. */
  readonly left: number
}

/** Results typed in one go are no pace. */
const shortestRound = 3
/** A league of months has no hour at which it ends. */
const longestWait = 12 * 60

/** Undefined while the number of rounds is unknown, no round is complete, or the pace says nothing. */
export function expectedEnd(bulletin: Bulletin, times: Times, now: number): ExpectedEnd | undefined {
  if (bulletin.state !== 'running' || bulletin.stages.some(({ openEnded }) => openEnded)) return undefined
  const length = median(times.rounds)
  const left = roundsLeft(bulletin)
  const [first] = left
  if (length === undefined || length < shortestRound || !first) return undefined
  const begun = Math.min(...first.matches.map(({ match }) => times.opened.get(match) ?? now))
  const depth = bulletin.stages.some(({ bracket }) => bracket !== undefined) ? deepest(bulletin) : left.length
  const at = Math.max(now, begun + length * 60_000) + (depth - 1) * length * 60_000
  if (at > now + longestWait * 60_000) return undefined
  return { at, length, rounds: times.rounds.length, left: depth }
}

const isLeft = ({ matches }: Bulletin['stages'][number]['rounds'][number]): boolean =>
  matches.some(({ state }) => state !== 'decided')

const roundsLeft = ({ stages }: Bulletin) => stages.flatMap(({ rounds }) => rounds.filter(isLeft))

/** Brackets are played side by side, so the one with the most rounds left decides. */
const deepest = ({ stages }: Bulletin): number => Math.max(...stages.map(({ rounds }) => rounds.filter(isLeft).length))
