/** What differs between two states of one tournament: matches, ranks, seeds, the champion. */
import { type Bulletin, type BulletinMatch, bracketsOf, seedsIn, show } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'

/** A match that differs; a side is missing if the match did not exist there. */
export interface MatchChange {
  readonly match: string
  readonly round: Message | undefined
  readonly before: BulletinMatch | undefined
  readonly after: BulletinMatch | undefined
}

/** A rank or seed that differs; a side is missing if there was none. */
export interface PlaceChange {
  readonly name: string
  readonly from: string | undefined
  readonly to: string | undefined
}

export interface Differences {
  readonly matches: readonly MatchChange[]
  readonly ranks: readonly PlaceChange[]
  readonly seeds: readonly PlaceChange[]
  readonly champion: PlaceChange | undefined
  readonly decided: Counts
  readonly entrants: Counts
  readonly games: Counts
}

interface Counts {
  readonly from: number
  readonly to: number
}

export function differencesBetween(before: Tournament, after: Tournament): Differences {
  const [then, now] = [show(before), show(after)]
  const called = nameNow(then, now)
  return {
    matches: matchChanges(then, now),
    ranks: placeChanges(ranksIn(then, called), ranksIn(now)),
    seeds: placeChanges(seedsOf(before, called), seedsOf(after)),
    champion: championChange(then, now),
    decided: { from: count(then, isDecided), to: count(now, isDecided) },
    entrants: { from: then.entrants.length, to: now.entrants.length },
    games: { from: gamesIn(then), to: gamesIn(now) },
  }
}

const isDecided = ({ state }: BulletinMatch): boolean => state === 'decided'

const matchesOf = ({ stages }: Bulletin) =>
  stages.flatMap(({ rounds }) => rounds.flatMap(({ name, matches }) => matches.map((match) => ({ name, match }))))

const count = (bulletin: Bulletin, fits: (match: BulletinMatch) => boolean): number =>
  matchesOf(bulletin).filter(({ match }) => fits(match)).length

const gamesIn = (bulletin: Bulletin): number =>
  matchesOf(bulletin).reduce((sum, { match }) => sum + match.games.length + scoresIn(match), 0)

/** The result of two teams, whichever is named first. */
const scoresIn = ({ boards }: BulletinMatch): number =>
  boards?.scores.filter(({ isComplete }) => isComplete).length ?? 0

/** Entrants are compared by id, so a rename is no difference. */
function nameNow(then: Bulletin, now: Bulletin): (name: string) => string {
  const byId = new Map(now.entrants.map(({ id, name }) => [id, name]))
  const byName = new Map(then.entrants.map(({ id, name }) => [name, byId.get(id) ?? name]))
  return (name) => byName.get(name) ?? name
}

function matchChanges(then: Bulletin, now: Bulletin): MatchChange[] {
  const before = new Map(matchesOf(then).map((each) => [each.match.match, each]))
  const after = new Map(matchesOf(now).map((each) => [each.match.match, each]))
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((id) => ({
      match: id,
      round: (after.get(id) ?? before.get(id))?.name,
      before: before.get(id)?.match,
      after: after.get(id)?.match,
    }))
    .filter((each) => standing(each.before) !== standing(each.after))
}

/** What counts in a match; which games can be played next is no difference. */
function standing(match: BulletinMatch | undefined): string {
  if (!match) return ''
  const games = match.games.map(({ game, white, black, result }) => [game, white, black, result])
  const { seats, state, winner, advancing, ruling } = match
  return JSON.stringify([seats, state, winner, advancing, ruling, games, match.boards?.scores])
}

const ranksIn = ({ table }: Bulletin, called: (name: string) => string = (name) => name): Map<string, string> =>
  new Map(table.map(({ name, place }) => [called(name), place]))

const seedsOf = (tournament: Tournament, called: (name: string) => string = (name) => name): Map<string, string> =>
  new Map(
    bracketsOf(tournament).flatMap((bracket) =>
      [...seedsIn(bracket)].map(([name, seed]) => [called(name), `${bracket.bracket ?? ''}${seed}`] as const),
    ),
  )

function placeChanges(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): PlaceChange[] {
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((name) => ({ name, from: before.get(name), to: after.get(name) }))
    .filter(({ from, to }) => from !== to)
}

function championChange(then: Bulletin, now: Bulletin): PlaceChange | undefined {
  if (then.champion === now.champion) return undefined
  return { name: '', from: then.champion ?? undefined, to: now.champion ?? undefined }
}
