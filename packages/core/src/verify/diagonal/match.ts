/** A match of a Diagonal: a pair and its two games, one with each colour (DIA-S2, DIA-5). */
import type { MatchId } from '../../facts/ids.ts'
import { type Result, scoreOf } from '../../facts/result.ts'
import type { ChessGame, ChessRuling } from '../chess-result.ts'
import type { Person } from '../field.ts'
import type { CountedGame } from './game.ts'

export type Pair = readonly [first: Person, second: Person]
export type Game = ChessGame

export class DiagonalMatch {
  readonly id: MatchId
  readonly round: number
  readonly pair: Pair
  /** The decision of unplayed games. */
  ending: 'ruled' | 'forfeited' | undefined
  /** True after any report or ruling. */
  isPlayedOn = false
  private readonly counted = new Map<number, CountedGame>()

  constructor(round: number, number: number, pair: Pair) {
    this.id = `D${round}.${number}` as MatchId // DIA-27
    this.round = round
    this.pair = pair
  }

  get games(): CountedGame[] {
    return [...this.counted.values()]
  }

  get isDecided(): boolean {
    return this.ending !== undefined || this.counted.size === gamesOfAPair.length
  }

  has(person: Person): boolean {
    return this.pair.includes(person)
  }

  hasGame(game: number): boolean {
    return this.counted.has(game)
  }

  /** DIA-5: White and Black. */
  sides(game: number): Pair {
    const [first, second] = this.pair
    return game === 1 ? [first, second] : [second, first]
  }

  play({ game, result, moves, movesToFinish }: Game): void {
    const length = moves === undefined ? undefined : moves + (movesToFinish ?? 0)
    this.count(game, result, { isAtBoard: !scoreOf(result).isForfeit, length })
    this.isPlayedOn = true
  }

  /** DIA-28: unplayed games of a cancelled pair do not count. */
  rule(ruling: ChessRuling): void {
    this.isPlayedOn = true
    this.ending = 'ruled'
    if (ruling.kind !== 'cancelled') this.fill(ruledBy(ruling))
  }

  /** DIA-11: players who have withdrawn forfeit their open games. */
  forfeit(): void {
    this.ending = 'forfeited'
    this.fill(forfeitedBy(({ isAway }) => isAway))
  }

  private fill(resultOf: (sides: Pair) => Result): void {
    for (const game of gamesOfAPair)
      if (!this.hasGame(game)) this.count(game, resultOf(this.sides(game)), { isAtBoard: false, length: undefined })
  }

  private count(game: number, result: Result, how: Pick<CountedGame, 'isAtBoard' | 'length'>): void {
    const [white, black] = this.sides(game)
    this.counted.set(game, { white, black, result, ...how })
  }
}

export const gamesOfAPair: readonly number[] = [1, 2]

/** DIA-10, DIA-28: how an unplayed game counts. */
function ruledBy(ruling: Exclude<ChessRuling, { kind: 'cancelled' }>): (sides: Pair) => Result {
  switch (ruling.kind) {
    case 'drawn':
      return () => '1/2-1/2'
    case 'won':
      return forfeitedBy(({ id }) => id !== ruling.winner)
    case 'absent':
      return forfeitedBy(({ id }) => ruling.absent.includes(id))
    default:
      return ruling satisfies never
  }
}

const forfeitedBy =
  (isAbsent: (person: Person) => boolean) =>
  ([white, black]: Pair): Result => {
    if (isAbsent(white)) return isAbsent(black) ? '--' : '-+'
    return '+-'
  }
