/** A set of matches drawn together. */
import type { Reason } from '../../facts/fact.ts'
import type { MatchId, Seq } from '../../facts/ids.ts'
import type { Message } from '../../message/message.ts'
import { Match, type MatchSpec } from '../match.ts'
import type { Slot } from '../slot.ts'
import type { Publication, Stage } from '../stage.ts'

export interface RoundSpec {
  readonly name: Message
  /** This round takes results once that one is done. */
  readonly after?: Round | undefined
  /** For a published round: the round its results wait for, even if a correction has reopened that round since. */
  readonly gate?: (() => Round | undefined) | undefined
  /** True to call the format again when this round is done. */
  readonly isAwaited?: boolean
  readonly because?: Reason
  /** The start position of its games, once published, if the format draws one. */
  readonly start?: () => number | undefined
}

export class Round {
  readonly matches: Match[] = []
  readonly byes: Slot[] = []
  /** Number of undecided matches. */
  left = 0
  /** True once all its matches are on the board; before that it cannot be done. */
  isDrawn = false
  /** True once every earlier round was done. */
  isOpen: boolean
  /** The fact that made it done. */
  doneBy: Seq | undefined = undefined
  /** The rounds that open when this one is done. */
  readonly next: Round[] = []
  publication: Publication | undefined = undefined
  readonly stage: Stage
  readonly number: number
  readonly name: Message
  readonly isAwaited: boolean
  readonly because: Reason | undefined
  readonly after: Round | undefined
  private readonly gate: RoundSpec['gate']
  private readonly firstId: number
  private readonly startTold: RoundSpec['start']

  constructor(stage: Stage, number: number, firstId: number, spec: RoundSpec) {
    this.stage = stage
    this.number = number
    this.firstId = firstId
    this.name = spec.name
    this.isAwaited = spec.isAwaited ?? false
    this.because = spec.because
    this.after = spec.after
    this.gate = spec.gate
    this.startTold = spec.start
    this.isOpen = spec.after === undefined || spec.after.isDone
    spec.after?.next.push(this)
  }

  get isDone(): boolean {
    return this.left === 0 && this.isOpen && this.isDrawn
  }

  /** True if it takes new results now. Results already placed stay. */
  get takesResults(): boolean {
    return this.isOpen && (this.gate === undefined || this.gate()?.isDone === true)
  }

  /** The round whose results this one waits for, if any. */
  get before(): Round | undefined {
    return this.gate?.() ?? this.after
  }

  /** The number of the Chess960 position its games start from. */
  get start(): number | undefined {
    return this.publication ? this.publication.start : this.startTold?.()
  }

  match(spec: MatchSpec): Match {
    const match = new Match(this, this.matches.length, spec)
    this.matches.push(match)
    this.left++
    this.stage.chart.board.hang(match)
    return match
  }

  bye(slot: Slot): void {
    this.byes.push(slot)
  }

  get winners(): Slot[] {
    return this.matches.map((match) => match.winner)
  }

  /** Rolls back the latest change: done or opened. */
  undoLast(): void {
    if (this.doneBy !== undefined) this.doneBy = undefined
    else this.isOpen = false
  }

  idOf(index: number): MatchId {
    return matchId(this.stage, this.number, this.firstId, index)
  }
}

/** Fixed shapes number their matches through. Rounds that depend on results have the round in the id, so that ids never change. */
export function matchId({ letter, prefix }: Stage, round: number, firstId: number, index: number): MatchId {
  const id = prefix === undefined ? `${firstId + index}` : `${prefix}${round}.${index + 1}`
  return (letter === '' ? id : letter + id) as MatchId
}
