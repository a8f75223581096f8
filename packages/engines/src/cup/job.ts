/** A game of the cup as a job for the workers, and its report. */
import type { Limit } from '../clock/limit.ts'
import type { EngineSpec } from '../engine/spec.ts'
import type { GameRecord } from '../game/record.ts'
import { stageWritten } from '../pgn/stage.ts'
import type { Occasion } from '../pgn/tags.ts'
import { writePgn } from '../pgn/write.ts'
import type { GameJob } from '../worker/message.ts'
import type { CupCommand } from './cup-storage.ts'
import type { GameDue } from './due.ts'
import type { RoundSetup } from './round-setup.ts'

export function jobFor(due: GameDue, arranged: RoundSetup, transcripts: string | undefined): GameJob {
  const { limit, rules, patience } = arranged
  const black = arranged.engine(due.black.name)
  return {
    id: gameId(due),
    white: arranged.engine(due.white.name),
    black: due.blackTime === undefined ? black : withShare(black, limit, due.blackTime),
    limit,
    rules,
    patience,
    ...(due.opening ? { opening: due.opening.position } : {}),
    ...(transcripts === undefined ? {} : { transcripts }),
    liveEveryMs: 500,
  }
}

/** The id of a game's job. */
export const gameId = ({ match, game }: Pick<GameDue, 'match' | 'game'>): string => `match ${match} game ${game}`

/** Black's share of the time (CUP-18b). */
function withShare(engine: EngineSpec, tournamentLimit: Limit, share: number): EngineSpec {
  const limit = engine.limit ?? tournamentLimit
  const part = (ms: number) => Math.max(1, Math.round(ms * share))
  const clock = limit.clock?.map((period) => ({ ...period, baseMs: part(period.baseMs) }))
  return {
    ...engine,
    limit: {
      ...limit,
      ...(clock ? { clock } : {}),
      ...(limit.movetimeMs === undefined ? {} : { movetimeMs: part(limit.movetimeMs) }),
      ...(limit.nodes === undefined ? {} : { nodes: part(limit.nodes) }),
    },
  }
}

/** The report of a finished game, with the record from which files are written. */
export const reportOf = (due: GameDue, record: GameRecord, event: string): CupCommand => ({
  do: 'report',
  match: String(due.match),
  game: due.game,
  result: record.result,
  players: [due.white.name, due.black.name],
  record: recordOf(due, record, event),
})

/** The report of a broken-off game: it does not count, but its record is kept. */
export const abandonOf = (due: GameDue, why: string, record: GameRecord | undefined, event: string): CupCommand => ({
  do: 'abandon',
  match: String(due.match),
  game: due.game,
  why,
  ...(record && record.moves.length > 0 ? { record: recordOf(due, record, event) } : {}),
})

export const forfeitOf = ({ match }: GameDue, absent: string): CupCommand => ({
  do: 'forfeit',
  match: String(match),
  absent: [absent],
})

function recordOf(due: GameDue, record: GameRecord, event: string) {
  const { ending, moves, fault, replayOf } = record
  return {
    ending,
    plies: moves.length,
    pgn: writePgn(record, occasionOf(due, event)),
    ...(fault ? { fault: { by: fault.colour, ...(fault.did ? { did: fault.did } : {}) } } : {}),
    ...(replayOf ? { replayed: true } : {}),
  }
}

function occasionOf({ match, game, pair, round, roundName, white, black }: GameDue, event: string): Occasion {
  const cup = { round, stage: stageWritten(roundName), match, pair: pair ?? Math.ceil(game / 2), game }
  return { event, site: 'Arbiter', cup, white: contestant(white), black: contestant(black) }
}

const contestant = ({ seed, rating }: GameDue['white']) => ({ seed, ...(rating === undefined ? {} : { rating }) })
