/** The wall chart: what a format fills in from the facts known so far. */
import type { Dice } from '../dice/dice.ts'
import type { Reason } from '../facts/fact.ts'
import type { Seq } from '../facts/ids.ts'
import type { StartInForce } from '../facts/in-force.ts'
import type { Instant } from '../facts/instant.ts'
import { Board } from './board.ts'
import { Field } from './field.ts'
import type { Ledger } from './ledger.ts'
import { Notices } from './notices.ts'
import type { Rules } from './rules.ts'
import { Slot, UNKNOWN, type Who } from './slot.ts'
import type { PendingPublication } from './stage.ts'
import type { Title } from './title.ts'
import { type Mark, Trail } from './trail.ts'

/** The fact being applied; its consequences get its time. */
interface Moment {
  seq: Seq
  at: Instant
}

/** What a rollback restores as a whole; a list of wants is complete once the format has been consulted. */
export interface ChartSnapshot extends Mark, Readonly<Moment> {
  readonly wants: PendingPublication[]
  readonly isStale: boolean
  readonly champion: Slot
  readonly title: Title | undefined
  readonly unplaced: number
}

export class Chart {
  readonly format: Rules
  readonly options: unknown
  /** Replaced in every simulated run. */
  dice: Dice
  readonly trail: Trail<ChartSnapshot> = new Trail(this)
  readonly field = new Field(this.trail)
  readonly board: Board = new Board(this)
  readonly notices: Notices = new Notices(this)
  /** The format's own records beside matches. */
  readonly ledger: Ledger
  started: StartInForce | undefined = undefined
  isClosed = false
  /** Publications the format waits for, in the order it asks for them. */
  wants: PendingPublication[] = []
  /** The slot of the winner. */
  champion = new Slot({ from: 'champion' })
  /** The possible winners, while the director may name one. */
  title: Title | undefined = undefined
  /** Facts in force without a place on this chart. */
  readonly unplaced: Seq[] = []
  readonly now: Moment = { seq: 0 as Seq, at: '' as Instant }
  /** True once something the format waits for has happened. */
  isStale = false

  constructor(format: Rules, options: unknown, dice: Dice) {
    this.format = format
    this.options = options
    this.dice = dice
    this.ledger = format.ledger?.(options, this) ?? {}
  }

  /** Sets the winner by the table, if any; may change with later results. */
  crown(who: Who, because: Reason): void {
    this.champion = new Slot({ from: 'champion' })
    this.champion.who = who
    this.champion.because = because
    this.title = undefined
  }

  /** Calls the format again if its drawing is stale. */
  consult(): void {
    while (this.isStale) {
      this.isStale = false
      this.wants = []
      this.title = undefined
      if (this.champion.label.from === 'champion') this.champion = new Slot({ from: 'champion' })
      this.format.draw(this.options, this)
    }
  }

  askAgain(): void {
    this.isStale = true
    this.consult()
  }

  get state(): 'entering' | 'running' | 'finished' {
    if (!this.started) return 'entering'
    const isOver = this.wants.length === 0 && this.champion.who !== UNKNOWN
    return isOver && this.board.rounds().every((round) => round.left === 0) ? 'finished' : 'running'
  }

  save(length: number): ChartSnapshot {
    const { wants, isStale, champion, title, unplaced, now } = this
    return { length, wants, isStale, champion, title, unplaced: unplaced.length, seq: now.seq, at: now.at }
  }

  restore({ wants, isStale, champion, title, unplaced, seq, at }: ChartSnapshot): void {
    this.wants = wants
    this.isStale = isStale
    this.champion = champion
    this.title = title
    this.unplaced.length = unplaced
    this.now.seq = seq
    this.now.at = at
  }
}
