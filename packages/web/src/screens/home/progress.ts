/** The progress of a tournament, read from its chart: the track of its line, and what it waits for. */
import { type Bulletin, type BulletinRound, progressOf } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'

export interface Progress {
  readonly track: readonly Stretch[]
  /** The round in play. */
  readonly round: Message | undefined
  readonly decided: number
  readonly matches: number
  /** Games that can be played now, and tasks of the director. */
  readonly playing: number
  readonly needs: number
  readonly champion: string | undefined
}

/** A round: finished, in play with its share decided, or to come. */
export type Stretch = 'done' | 'ahead' | number

export function progressIn(bulletin: Bulletin): Progress {
  const { current } = progressOf(bulletin)
  const inRound = current?.round.matches ?? []
  const playing = bulletin.todo.filter((todo) => todo.do === 'report').length
  return {
    track: bulletin.stages.flatMap(({ rounds }) => rounds.map(stretchOf)),
    round: current?.round.name,
    decided: decidedIn(inRound),
    matches: inRound.length,
    playing,
    needs: bulletin.state === 'entering' ? 0 : bulletin.todo.length - playing,
    champion: bulletin.champion ?? undefined,
  }
}

const decidedIn = (matches: BulletinRound['matches']): number =>
  matches.filter(({ state }) => state === 'decided').length

function stretchOf({ matches }: BulletinRound): Stretch {
  const decided = decidedIn(matches)
  if (matches.length > 0 && decided === matches.length) return 'done'
  return decided > 0 || matches.some(({ state }) => state === 'open') ? decided / matches.length : 'ahead'
}
