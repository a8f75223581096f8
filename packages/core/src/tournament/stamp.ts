/** Puts place, time, author and command on facts. */
import type { Fact, FactOf, Recorded, RecordedOf } from '../facts/fact.ts'
import { type Author, type CommandKey, seqAfter } from '../facts/ids.ts'
import type { Instant } from '../facts/instant.ts'

type Writable<Fields> = { -readonly [Name in keyof Fields]: Fields[Name] }

export class Stamp {
  private readonly length: number
  private readonly key: CommandKey
  readonly at: Instant
  private readonly by: Author

  /** For the facts of one command, behind a log of this length. Commands without a key get one that nobody can give. */
  constructor(length: number, key: string | undefined, at: Instant, by: Author) {
    this.length = length
    this.key = (key ?? `#${length + 1}`) as CommandKey
    this.at = at
    this.by = by
  }

  on(fact: Fact, index: number): Recorded {
    if (fact.type === 'game-finished') return this.onGame(fact, index)
    return { seq: seqAfter(this.length + index), at: this.at, by: this.by, key: this.key, ...fact } as Recorded
  }

  /** By far the most frequent fact, so its fields are written out: that is several times as fast as to spread them. */
  private onGame(fact: FactOf<'game-finished'>, index: number): Recorded {
    const { type, match, game, half, sides, opening, result, finishedAt, moves, movesToFinish, record } = fact
    const { at, by, key } = this
    const seq = seqAfter(this.length + index)
    const stamped: Writable<RecordedOf<'game-finished'>> =
      half !== undefined
        ? { seq, at, by, key, type, match, game, half, sides, result }
        : opening !== undefined
          ? { seq, at, by, key, type, match, game, sides, opening, result }
          : { seq, at, by, key, type, match, game, sides, result }
    if (finishedAt !== undefined) stamped.finishedAt = finishedAt
    if (moves !== undefined) stamped.moves = moves
    if (movesToFinish !== undefined) stamped.movesToFinish = movesToFinish
    if (record !== undefined) stamped.record = record
    return stamped
  }

  onAll(facts: readonly Fact[]): Recorded[] {
    return facts.map((fact, index) => this.on(fact, index))
  }
}
