/** The running games with the moves received so far. */
import { type Colour, opponent } from '../game/record.ts'
import type { LiveMove } from '../worker/message.ts'
import type { GameDue } from './due.ts'
import type { LiveGame } from './view.ts'

export class LiveGames {
  readonly #games = new Map<number, LiveGame>()

  get all(): readonly LiveGame[] {
    return [...this.#games.values()].toSorted((a, b) => a.match - b.match)
  }

  begin(due: GameDue, now: number): void {
    const { match, game, pair, step, roundName, white, black, opening } = due
    this.#games.set(match, {
      match,
      game,
      pair: pair ?? Math.ceil(game / 2),
      isTiebreak: step !== 'normal',
      roundName,
      white: white.name,
      black: black.name,
      ...(opening?.position.name === undefined ? {} : { openingName: opening.position.name }),
      startedAt: now,
      plies: opening?.position.moves?.length ?? 0,
      toMove: firstToMove(opening?.position.position),
      clocksMs: { white: undefined, black: undefined },
      evaluations: { white: undefined, black: undefined },
      depths: { white: undefined, black: undefined },
    })
  }

  moved(match: number, moves: readonly LiveMove[], now: number): void {
    const game = this.#games.get(match)
    if (game)
      this.#games.set(
        match,
        moves.reduce((seen, move) => after(seen, move, now), game),
      )
  }

  end(match: number): void {
    this.#games.delete(match)
  }
}

const firstToMove = (position: string | undefined): Colour => (position?.split(' ')[1] === 'b' ? 'black' : 'white')

function after(game: LiveGame, move: LiveMove, now: number): LiveGame {
  const { colour, uci, leftUs, evaluation, depth } = move
  return {
    ...game,
    plies: game.plies + 1,
    toMove: opponent(colour),
    lastMove: uci,
    lastMoveAt: now,
    clocksMs: leftUs === undefined ? game.clocksMs : { ...game.clocksMs, [colour]: Math.round(leftUs / 1000) },
    evaluations: evaluation ? { ...game.evaluations, [colour]: evaluation } : game.evaluations,
    depths: depth === undefined ? game.depths : { ...game.depths, [colour]: depth },
  }
}
