/** What the overview lists, as view models: the matches in play, the latest facts, and the round to come. */
import type { RecordedFact } from '@arbiter/core'
import { type Bulletin, type BulletinMatch, type BulletinRound, progressOf, show } from '@arbiter/core/bulletin'
import { takenBack } from '@arbiter/core/facts'
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import type { PlayView } from '../../live/tournament-view.ts'
import { lookOf } from '../../parts/match-card.tsx'

/** Facts for spectators; entries and line-ups are for directors. */
const spectatorFacts: readonly string[] = [
  'game-finished',
  'game-abandoned',
  'ruling-made',
  'result-corrected',
  'round-paired',
  'seeds-published',
  'entrant-withdrew',
  'entrant-returned',
  'winner-declared',
  'bracket-corrected',
  'tournament-started',
  'tournament-closed',
]

const mostFacts = 8

/** Facts in force, newest first. */
export function latestFacts({ log }: Tournament): RecordedFact[] {
  const taken = takenBack(log)
  const found: RecordedFact[] = []
  for (let i = log.length - 1; i >= 0 && found.length < mostFacts; i--) {
    const fact = log[i]
    if (fact && spectatorFacts.includes(fact.type) && !taken.has(fact.seq)) found.push(fact)
  }
  return found
}

/** The first round without a playable match, in the stage in play or a later one. */
export function roundToCome(bulletin: Bulletin): BulletinRound | undefined {
  const { current, last } = progressOf(bulletin)
  const here = current ?? last
  const stages = bulletin.stages.slice(
    Math.max(
      0,
      bulletin.stages.findIndex(({ id }) => id === here?.stage.id),
    ),
  )
  const [stage, ...others] = stages
  const isOpenEnded = stage?.openEnded === true
  const rounds = [...(stage?.rounds ?? []), ...(isOpenEnded ? [] : others.flatMap((each) => each.rounds))]
  return rounds.find(({ matches }) => matches.length > 0 && matches.every(({ state }) => state === 'waiting'))
}

export interface OpenMatch {
  readonly match: BulletinMatch
  readonly round: Message
}

export interface OpenMatches {
  /** Those in play first. */
  readonly matches: readonly OpenMatch[]
  readonly isAnyLive: boolean
}

export function matchesOnNow(live: PlayView): OpenMatches {
  const open = progressOf(live.look(show)).open.flatMap(({ round }) =>
    round.matches.filter(({ state }) => state === 'open').map((match) => ({ match, round: round.name })),
  )
  const isLive = ({ match }: OpenMatch) => lookOf(match, live) === 'live'
  return { matches: [...open.filter(isLive), ...open.filter((each) => !isLive(each))], isAnyLive: open.some(isLive) }
}
