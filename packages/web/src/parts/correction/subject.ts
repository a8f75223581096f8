/** What a correction is about: a game, a match that was decided by a ruling but played after all, or boards of two teams. */
import type { RecordedFact } from '@arbiter/core'
import { type BulletinMatch, show } from '@arbiter/core/bulletin'
import { type GameResult, results, takenBack } from '@arbiter/core/facts'
import { readTyped } from '@arbiter/core/pen'
import type { Tournament } from '@arbiter/core/tournament'
import type { Amendment } from './amendment.ts'

export type CorrectionSubject = GameSubject | BoardsSubject

export interface GameSubject {
  readonly about: 'game'
  readonly match: string
  /** Undefined: the match was ruled, and its first game is recorded now. */
  readonly game?: number
  readonly players?: { readonly white: string; readonly black: string }
  readonly recorded?: GameResult
  readonly finishedAt?: string
}

export interface BoardsSubject {
  readonly about: 'boards'
  readonly match: string
  readonly ids: readonly [string, string]
  readonly names: readonly [string, string]
  readonly half?: 1 | 2
  readonly game?: number
  readonly recorded?: readonly [number, number]
}

type GameReport = Extract<RecordedFact, { type: 'game-finished' }>
type Correction = Extract<RecordedFact, { type: 'result-corrected' }>

/** A game by its number, or without one the game that replaces a ruling. */
export function gameSubject(match: BulletinMatch, number: number | undefined): GameSubject {
  const subject = { about: 'game', match: match.match } as const
  const game = match.games.find((each) => each.game === number)
  if (number === undefined || !game) return subject
  const { white, black, result, finishedAt } = game
  return { ...subject, game: number, players: { white, black }, recorded: result, finishedAt }
}

interface BoardsOfPair {
  readonly between: readonly [string, string]
  readonly half?: 1 | 2
}

/** Boards of two teams, or a half of them. */
export function boardsSubject(
  tournament: Tournament,
  { match, boards }: BulletinMatch,
  part: BoardsOfPair,
): BoardsSubject {
  const { between, half } = part
  const score = boards?.scores.find((each) => each.between.join('\n') === between.join('\n'))
  const recorded = half === undefined ? score?.imps : score?.halves?.[half - 1]
  const ids = new Map(show(tournament).entrants.map(({ id, name }) => [name, id]))
  const id = (name: string): string => ids.get(name) ?? name
  return {
    about: 'boards',
    match,
    ids: [id(between[0]), id(between[1])],
    names: between,
    ...(half === undefined ? {} : { half }),
    ...(recorded ? { recorded } : {}),
  }
}

/** What a fact reported, corrected or ruled; undefined if it is about no result. */
export function factSubject(tournament: Tournament, fact: RecordedFact): CorrectionSubject | undefined {
  switch (fact.type) {
    case 'game-finished':
      return reportedIn(tournament, fact)
    case 'ruling-made':
      return ruledIn(tournament, fact.match, fact.between)
    case 'result-corrected':
      return correctedIn(tournament, fact)
    default:
      return undefined
  }
}

function reportedIn(tournament: Tournament, fact: GameReport): CorrectionSubject | undefined {
  const { match, game, half, sides } = fact
  const recorded = standing(tournament, fact)
  if (typeof recorded === 'string') {
    const found = matchIn(tournament, match)
    return found && gameSubject(found, game)
  }
  const [first, second] = sides
  return {
    about: 'boards',
    match,
    ids: [first, second],
    names: [called(tournament, first), called(tournament, second)],
    ...(half === undefined ? { game } : { half }),
    recorded,
  }
}

function ruledIn(tournament: Tournament, match: string, between: readonly string[]): CorrectionSubject | undefined {
  const [first, second] = between
  if (tournament.format.about.whom !== 'teams') return { about: 'game', match }
  if (first === undefined || second === undefined) return undefined
  return {
    about: 'boards',
    match,
    ids: [first, second],
    names: [called(tournament, first), called(tournament, second)],
  }
}

/** The report that was corrected, or the ruling that a game replaced. */
function correctedIn(tournament: Tournament, fact: Correction): CorrectionSubject | undefined {
  const first = tournament.log[fact.fact - 1]
  if (first?.type === 'game-finished') return reportedIn(tournament, first)
  if (!first || !('match' in first) || !fact.inPlaceOfRuling) return undefined
  const match = matchIn(tournament, first.match)
  return match && gameSubject(match, fact.inPlaceOfRuling.game ?? 1)
}

/** As it counts now: the report, or its last correction. */
function standing({ log }: Tournament, fact: GameReport): GameReport['result'] {
  const taken = takenBack(log)
  const last = log.findLast(
    (each): each is Correction => each.type === 'result-corrected' && each.fact === fact.seq && !taken.has(each.seq),
  )
  return last?.result ?? fact.result
}

const matchIn = (tournament: Tournament, id: string): BulletinMatch | undefined =>
  show(tournament)
    .stages.flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches))
    .find(({ match }) => match === id)

const called = (tournament: Tournament, id: string): string =>
  show(tournament).entrants.find((each) => each.id === id)?.name ?? id

/** The results to choose from: all but the recorded one. */
export const choicesFor = ({ recorded }: GameSubject): readonly GameResult[] =>
  results.filter((each) => each !== recorded)

/** What is corrected in a game: the result, the time, or both. Undefined until something is chosen. */
export function gameAmendment(
  { match, game }: GameSubject,
  chosen: { readonly result?: GameResult | undefined; readonly finishedAt?: string | undefined },
): Amendment | undefined {
  const { result, finishedAt } = chosen
  if (result === undefined && finishedAt === undefined) return undefined
  return {
    do: 'correct',
    match,
    ...(game === undefined ? {} : { game }),
    ...(result === undefined ? {} : { result }),
    ...(finishedAt === undefined ? {} : { finishedAt }),
  }
}

/** Undefined until both numbers are typed. */
export function boardsAmendment(
  { match, ids, half, game }: BoardsSubject,
  typed: readonly [string, string],
): Amendment | undefined {
  const { numbers } = readTyped('numbers', typed.map((text) => text.trim()).join('-'), { now: 0 }).typed
  if (numbers === undefined) return undefined
  return {
    do: 'correct',
    match,
    between: ids,
    imps: numbers,
    ...(half === undefined ? {} : { half }),
    ...(game === undefined ? {} : { game }),
  }
}
