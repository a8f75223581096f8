/** Engine games that are being played. They arrive beside the log and are gone after a reload. */
import type { Message } from '@arbiter/core/messages'
import { Subject } from './subscription.ts'

export interface LiveMove {
  readonly uci: string
  readonly colour: 'white' | 'black'
  readonly tookMs: number
  readonly leftMs?: number
  readonly evaluation?: { readonly centipawns: number } | { readonly mate: number }
  readonly depth?: number
  readonly nodes?: number
}

interface GamePlayers {
  readonly match: number
  readonly game: number
  readonly white: string
  readonly black: string
}

export interface LiveGame extends GamePlayers {
  readonly round: Message
  readonly opening?: string
  /** First four fields of the start position's FEN; absent for the usual start. */
  readonly position?: string
  readonly startedAt: number
  readonly moves: readonly LiveMove[]
}

export interface CupWait {
  readonly for: 'engine' | 'disk' | 'organiser' | 'worker'
  readonly match?: number
  readonly engine?: string
  readonly says: readonly Message[]
  readonly hint: readonly Message[]
  readonly since: number
}

export type LiveEvent =
  | { readonly event: 'cup-state'; readonly state: CupState; readonly champion?: string }
  | ({ readonly event: 'game-began' } & Omit<LiveGame, 'moves'>)
  | ({ readonly event: 'moves'; readonly ply: number; readonly moves: readonly LiveMove[] } & GamePlayers)
  | ({ readonly event: 'board-cleared' | 'game-ended' | 'game-abandoned' } & GamePlayers)
  | { readonly event: 'match-decided'; readonly match: number }
  | ({ readonly event: 'waiting' | 'going-on' } & CupWait)

type CupState = 'playing' | 'waiting' | 'stopped' | 'finished'

/** At most one game per match. */
export class RunningGames extends Subject {
  state: CupState | undefined
  waiting: CupWait | undefined
  #games = new Map<number, LiveGame>()
  #isBehind = false
  /** When the last move of each game arrived, in milliseconds: the running clock counts from there. */
  #movedAt = new Map<number, number>()

  readonly #onMissed: () => void

  /** `onMissed`: asks for all running games, because moves came in that follow on unknown ones. */
  constructor(onMissed: () => void = () => undefined) {
    super()
    this.#onMissed = onMissed
  }

  get games(): readonly LiveGame[] {
    return [...this.#games.values()]
  }

  gameOf(match: string): LiveGame | undefined {
    return this.#games.get(Number(match))
  }

  movedAt(match: number): number {
    return this.#movedAt.get(match) ?? Date.now()
  }

  load({ cup, live }: { cup: { readonly state: CupState }; live: readonly LiveGame[] }): void {
    this.state = cup.state
    this.#isBehind = false
    this.#games.clear()
    for (const game of live) this.#keep(game)
    this.tell()
  }

  hear(event: LiveEvent): void {
    switch (event.event) {
      case 'cup-state':
        this.state = event.state
        break
      case 'game-began':
        this.#keep({ ...event, moves: [] })
        break
      case 'moves':
        this.#move(event)
        break
      case 'waiting':
      case 'going-on':
        this.waiting = event.event === 'waiting' ? event : undefined
        break
      case 'match-decided':
        break
      default:
        this.#clear(event)
    }
    this.tell()
  }

  #keep(game: LiveGame): void {
    this.#games.set(game.match, game)
    this.#movedAt.set(game.match, Date.now())
  }

  /** After the feed was down, the start of a game or some of its moves are missing: all are loaded, once. */
  #move({ match, game, ply, moves }: Extract<LiveEvent, { event: 'moves' }>): void {
    const known = this.#games.get(match)
    if (known?.game !== game || known.moves.length < ply) {
      if (!this.#isBehind) this.#onMissed()
      this.#isBehind = true
      return
    }
    this.#keep({ ...known, moves: [...known.moves.slice(0, ply), ...moves] })
  }

  #clear({ match, game }: GamePlayers): void {
    if (this.#games.get(match)?.game === game) this.#games.delete(match)
  }
}
