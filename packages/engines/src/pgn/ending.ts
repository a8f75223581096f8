/** The ending of a game: PGN's Termination, and a sentence in English, like everything in a PGN. */
import type { Ending, GameRecord } from '../game/record.ts'
import { faultWritten } from './fault.ts'

/** The values of the tag Termination in the PGN standard. */
export type Termination = 'normal' | 'adjudication' | 'time forfeit' | 'rules infraction' | 'abandoned' | 'unterminated'

export function terminationOf(ending: Ending): Termination {
  return terminations[ending]
}

/** The ending; with what was wrong, if an engine was at fault. */
export function reasonOf(record: GameRecord): string {
  const reason = sentences[record.ending](winnerOf(record), loserOf(record))
  const { did, colour = 'white' } = record.fault ?? {}
  return did ? `${reason}: ${faultWritten(did, record[colour]).replace(/\.$/, '')}` : reason
}

const terminations: Readonly<Record<Ending, Termination>> = {
  checkmate: 'normal',
  stalemate: 'normal',
  repetition: 'normal',
  'fifty-moves': 'normal',
  'dead-position': 'normal',
  'bare-king': 'normal',
  'adjudicated-draw': 'adjudication',
  'adjudicated-win': 'adjudication',
  'maximum-length': 'adjudication',
  time: 'time forfeit',
  'illegal-move': 'rules infraction',
  garbage: 'rules infraction',
  crash: 'abandoned',
  stall: 'abandoned',
  'no-start': 'abandoned',
  interrupted: 'unterminated',
}

const sentences: Readonly<Record<Ending, (winner: string, loser: string) => string>> = {
  checkmate: (winner) => `${winner} mates`,
  stalemate: () => 'Stalemate',
  repetition: () => 'Draw: the same position stood for the third time',
  'fifty-moves': () => 'Draw: fifty moves without a capture or a pawn move',
  'dead-position': () => 'Draw: nobody can mate any more',
  'bare-king': () => 'Draw: time ran out against a bare king',
  'adjudicated-draw': () => 'Drawn by adjudication',
  'adjudicated-win': (winner) => `${winner} wins by adjudication`,
  'maximum-length': () => 'Stopped at the greatest length of a game',
  time: (_, loser) => `${loser} loses on time`,
  'illegal-move': (_, loser) => `${loser} made an illegal move`,
  garbage: (_, loser) => `${loser} answered with something that is no move`,
  crash: (_, loser) => `${loser}'s engine ended during the game`,
  stall: (_, loser) => `${loser}'s engine did not answer`,
  'no-start': (_, loser) => `${loser}'s engine did not start`,
  interrupted: () => 'The game was interrupted',
}

function winnerOf({ result }: GameRecord): string {
  return result === '0-1' ? 'Black' : 'White'
}

function loserOf({ result, fault }: GameRecord): string {
  if (fault) return fault.colour === 'white' ? 'White' : 'Black'
  return result === '0-1' ? 'White' : 'Black'
}
