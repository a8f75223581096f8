/** Entrants' reports of their own games. They become a result when all sides agree; otherwise the director decides. */
import { type Asker, type Command, type Result, refuse } from '@arbiter/core'
import { decide, parseCommand, type Tournament } from '@arbiter/core/tournament'
import { message } from '../api/words/messages.ts'
import type { Change, Database, Row } from '../database/database.ts'

export interface Claim {
  readonly entrant: string
  readonly result: unknown
  readonly claimedAt: string
}

/** A game with claims. */
export interface Meeting {
  /** Match, game, half and sides. */
  readonly meeting: string
  readonly match: string
  readonly sides: readonly string[]
  readonly claims: readonly Claim[]
  readonly state: 'waiting' | 'disagreed'
}

/** An entrant's report, and its game. */
export interface ClaimReport {
  readonly meeting: string
  readonly sides: readonly string[]
  readonly result: unknown
  readonly command: Command
}

/** The decider says whether the game can be reported, and by whom. */
export function claimed(tournament: Tournament, report: object, asked: Asker): Result<ClaimReport> {
  const parsed = parseCommand({ do: 'report', ...report })
  if (!parsed.ok) return parsed
  const { command } = parsed
  const answer = decide(tournament, command, asked)
  if (!answer.ok) return answer
  const game = answer.facts.find(({ type }) => type === 'game-finished')
  if (game?.type !== 'game-finished') return refuse({ code: 'bad-command', problem: message('bad-claim') })
  const { match, game: number, half = 0, sides, result } = game
  return { ok: true, meeting: nameOf({ match, game: number, half, sides }), sides, result, command }
}

export const claiming = (
  tournament: string,
  { meeting, result }: ClaimReport,
  entrant: string,
  now: string,
): Change => ({
  sql: `INSERT INTO claims (tournament, meeting, entrant, body, claimed_at) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (tournament, meeting, entrant) DO UPDATE SET body = excluded.body, claimed_at = excluded.claimed_at`,
  values: [tournament, meeting, entrant, JSON.stringify(result), now],
})

export const settling = (tournament: string, meeting: string): Change => ({
  sql: 'DELETE FROM claims WHERE tournament = $1 AND meeting = $2',
  values: [tournament, meeting],
})

/** Claims of open games; older ones are out of date. */
export async function meetings(
  database: Database,
  tournament: string,
  isOpen: (game: GamePlace) => boolean,
): Promise<Meeting[]> {
  const rows = await database.rows('SELECT * FROM claims WHERE tournament = $1 ORDER BY meeting, claimed_at', [
    tournament,
  ])
  const named = [...new Set(rows.map(({ meeting }) => String(meeting)))]
  return named
    .map((name) => meetingOf(name, rows.filter(({ meeting }) => meeting === name).map(claimIn)))
    .filter(({ meeting }) => isOpen(gameIn(meeting)))
}

/** The game of a meeting. */
export interface GamePlace {
  readonly match: string
  readonly game: number
  readonly half: number
  readonly sides: readonly string[]
}

const nameOf = ({ match, game, half, sides }: GamePlace): string => JSON.stringify([match, game, half, ...sides])

function gameIn(meeting: string): GamePlace {
  const [match, game, half, ...sides] = JSON.parse(meeting) as [string, number, number, ...string[]]
  return { match, game, half, sides }
}

function claimIn({ entrant, body, claimed_at }: Row): Claim {
  return { entrant: String(entrant), result: JSON.parse(String(body)), claimedAt: String(claimed_at) }
}

function meetingOf(meeting: string, claims: readonly Claim[]): Meeting {
  const { match, sides } = gameIn(meeting)
  const said = new Set(claims.map(({ result }) => JSON.stringify(result)))
  return { meeting, match, sides, claims, state: said.size > 1 ? 'disagreed' : 'waiting' }
}

/** All sides claim the same. */
export const isAgreed = ({ claims, sides, state }: Meeting): boolean =>
  state === 'waiting' && sides.every((side) => claims.some(({ entrant }) => entrant === side))
