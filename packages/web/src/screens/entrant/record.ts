/** The matches of an entrant, past and to come, read from the chart round by round. */
import {
  type Bulletin,
  type BulletinEntrant,
  type BulletinMatch,
  type BulletinRound,
  type BulletinStage,
  markFor,
  matrixOf,
  raceOf,
  show,
} from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'

export type RecordEntry =
  | {
      readonly kind: 'match'
      readonly stage: BulletinStage
      readonly round: BulletinRound
      readonly match: BulletinMatch
      /** The seat of the entrant. */
      readonly seat: number
    }
  | { readonly kind: 'bye'; readonly stage: BulletinStage; readonly round: BulletinRound }

/** In the order of the rounds. */
export function recordOf(tournament: Tournament, name: string): RecordEntry[] {
  const { stages } = show(tournament)
  return stages.flatMap((stage) =>
    stage.rounds.flatMap((round): RecordEntry[] => {
      const matches = round.matches.flatMap((match): RecordEntry[] => {
        const seat = match.seats.findIndex(({ entrant }) => entrant === name)
        return seat < 0 ? [] : [{ kind: 'match', stage, round, match, seat }]
      })
      const hasBye = round.byes.some(({ entrant }) => entrant === name)
      return hasBye ? [...matches, { kind: 'bye', stage, round }] : matches
    }),
  )
}

/** A game from its player's side. */
export interface OwnGame {
  readonly colour: 'white' | 'black'
  readonly mark: ReturnType<typeof markFor>
}

export const gamesIn = ({ match, seat }: Extract<RecordEntry, { kind: 'match' }>): OwnGame[] =>
  match.games.map(({ white, result }) => {
    const isWhite = white === match.seats[seat]?.entrant
    return { colour: isWhite ? 'white' : 'black', mark: markFor(result, isWhite) }
  })

/** A match of teams from one team's side. */
export function fateIn({ match, seat }: Extract<RecordEntry, { kind: 'match' }>): 'won' | 'drawn' | 'lost' | undefined {
  if (match.state !== 'decided') return undefined
  const name = match.seats[seat]?.entrant
  if (match.advance > 0) return name !== undefined && (match.advancing ?? []).includes(name) ? 'won' : 'lost'
  return match.winner === null ? 'drawn' : match.winner === name ? 'won' : 'lost'
}

/** `played`: it is over, and the entrant was not eliminated before the end. */
export type Standing = 'entered' | 'in' | 'out' | 'withdrawn' | 'champion' | 'played'

/** By name: `live.look(standingsIn)`. A race and a matrix have it; in a knockout the last match tells. */
export function standingsIn(tournament: Tournament): ReadonlyMap<string, Standing> {
  const bulletin = show(tournament)
  const gone = goneFrom(tournament, bulletin)
  const standing = ({ name, withdrawn }: BulletinEntrant): Standing => {
    if (withdrawn) return 'withdrawn'
    if (bulletin.state === 'entering') return 'entered'
    if (bulletin.champion === name) return 'champion'
    if (gone.has(name)) return 'out'
    return bulletin.state === 'finished' ? 'played' : 'in'
  }
  return new Map(bulletin.entrants.map((entrant) => [entrant.name, standing(entrant)]))
}

function goneFrom(tournament: Tournament, { stages }: Bulletin): ReadonlySet<string> {
  const gone = new Set<string>()
  for (const { name, state } of raceOf(tournament)?.runners ?? []) if (state === 'out') gone.add(name)
  for (const { name, state } of matrixOf(tournament)?.rows ?? []) if (state === 'out') gone.add(name)
  for (const match of stages.flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches)))
    for (const { entrant } of match.seats) if (entrant !== undefined) settle(gone, match, entrant)
  return gone
}

/** Matches are in order: the last one counts. */
function settle(gone: Set<string>, { state, advance, advancing = [] }: BulletinMatch, name: string): void {
  const isOut = state === 'decided' && advance > 0 && !advancing.includes(name)
  if (isOut) gone.add(name)
  else if (advance > 0) gone.delete(name)
}
