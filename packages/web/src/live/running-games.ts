/** Engine games that are being played. They arrive beside the log and are gone after a reload. */
import type { LiveEvent, LiveGame } from '@arbiter/api/shapes'
import { Subject } from './subscription.ts'

export type CupWait = Omit<Extract<LiveEvent, { event: 'waiting' }>, 'event'>
type CupState = Extract<LiveEvent, { event: 'cup-state' }>['state']
type GamePlayers = Pick<LiveGame, 'match' | 'game' | 'white' | 'black'>

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
