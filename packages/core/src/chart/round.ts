/** A set of matches drawn together. */
import type { Reason } from '../facts/fact.ts'
import type { MatchId, Seq } from '../facts/ids.ts'
import type { Message } from '../message/message.ts'
import { Match, type MatchSpec } from './match.ts'
import type { Slot } from './slot.ts'
import type { Publication, Stage } from './stage.ts'

export interface RoundSpec {
  readonly name: Message
  /** The round that must be done before results of this one are taken. */
  readonly after?: Round | undefined
  /** For a published round: results wait for this one, also where a correction has taken it back since. */
  readonly gate?: (() => Round | undefined) | undefined
  /** The format wants to be asked again when this round is done. */
  readonly isAwaited?: boolean
  readonly because?: Reason
  /** The start position of its games, where the format draws one and once it is told. */
  readonly start?: () => number | undefined
}

export class Round {
  readonly matches: Match[] = []
  readonly byes: Slot[] = []
  /** Matches not decided yet. */
  left = 0
  /** All its matches are hung up; until then it cannot be done. */
  isDrawn = false
  /** It has begun: every round before it was done. */
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

  /** May somebody report now? Asked only then: what was placed stays where it is. */
  get takesResults(): boolean {
    return this.isOpen && (this.gate === undefined || this.gate()?.isDone === true)
  }

  /** The round whose results this one waits for, if it waits for one. */
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

  /** Rolls the last thing back that happened to it as a whole: that it was done, or that it was opened. */
  undoLast(): void {
    if (this.doneBy !== undefined) this.doneBy = undefined
    else this.isOpen = false
  }

  idOf(index: number): MatchId {
    return matchId(this.stage, this.number, this.firstId, index)
  }
}

/** Fixed shapes number through; rounds that depend on results carry their round, so that no id ever moves. */
export function matchId({ letter, prefix }: Stage, round: number, firstId: number, index: number): MatchId {
  const id = prefix === undefined ? `${firstId + index}` : `${prefix}${round}.${index + 1}`
  return (letter === '' ? id : letter + id) as MatchId
}
