/** The running games of a cup, each with its moves so far. */
import type { LiveEvent, LiveGame, LiveMove } from '@arbiter/api/shapes'
import { type CupEvent, type GameJob, gameId, type LiveMove as PlayedMove } from '@arbiter/engines'

type GameBeganEvent = Extract<CupEvent, { event: 'game-began' }>
type MovesEvent = Extract<CupEvent, { event: 'moves' }>

/** Moves in one event, so that it fits into a notification. */
const mostMoves = 30

export class Boards {
  readonly #tell: (event: LiveEvent) => void
  readonly #now: () => number
  readonly #announced = new Map<string, GameBeganEvent>()
  readonly #games = new Map<string, LiveGame>()

  constructor(tell: (event: LiveEvent) => void, now: () => number) {
    this.#tell = tell
    this.#now = now
  }

  get all(): readonly LiveGame[] {
    return [...this.#games.values()].toSorted((a, b) => a.match - b.match)
  }

  /** The game is next, but may wait for a free worker. */
  announce(game: GameBeganEvent): void {
    this.#announced.set(gameId(game), game)
  }

  /** The engines are ready; also when a void game is played again. */
  begin({ id, opening }: GameJob): void {
    const announced = this.#announced.get(id)
    if (!announced) return
    const { event, ...named } = announced
    const began = { ...named, ...(opening ? { position: opening.position } : {}), startedAt: this.#now() }
    this.#games.set(id, { ...began, moves: [] })
    this.#tell({ event, ...began })
  }

  moved({ moves: played, ...moved }: MovesEvent): void {
    for (let at = 0; at < played.length; at += mostMoves) this.#add(moved, played.slice(at, at + mostMoves).map(shown))
  }

  #add(moved: Omit<MovesEvent, 'moves'>, moves: readonly LiveMove[]): void {
    const game = this.#games.get(gameId(moved))
    if (!game) return
    this.#games.set(gameId(moved), { ...game, moves: [...game.moves, ...moves] })
    this.#tell({ ...moved, ply: game.moves.length, moves: [...moves] })
  }

  clear({ id }: GameJob): void {
    const game = this.#games.get(id)
    this.#announced.delete(id)
    this.#games.delete(id)
    if (!game) return
    const { match, game: number, white, black } = game
    this.#tell({ event: 'board-cleared', match, game: number, white, black })
  }
}

const shown = ({ uci, colour, tookUs, leftUs, evaluation, depth, nodes }: PlayedMove): LiveMove => ({
  uci,
  colour,
  tookMs: milliseconds(tookUs),
  ...(leftUs === undefined ? {} : { leftMs: milliseconds(leftUs) }),
  ...(evaluation === undefined ? {} : { evaluation }),
  ...(depth === undefined ? {} : { depth }),
  ...(nodes === undefined ? {} : { nodes }),
})

const milliseconds = (us: number): number => Math.round(us / 1000)
