/** Adds seq, time, author and key to facts. */
import type { Fact, RecordedFact } from '../facts/fact.ts'
import { type Author, type CommandKey, type Seq, seqAfter } from '../facts/ids.ts'
import type { Instant } from '../facts/instant.ts'

export class Stamp {
  /** Of the first fact. */
  readonly seq: Seq
  readonly at: Instant
  readonly by: Author
  readonly key: CommandKey

  /** For the facts of one command, after a log of this length. Commands without a key get one that no user can choose. */
  constructor(length: number, key: string | undefined, at: Instant, by: Author) {
    this.seq = seqAfter(length)
    this.at = at
    this.by = by
    this.key = (key ?? `#${this.seq}`) as CommandKey
  }

  /** A fact that was made with its stamp, as reports are because they are many, is recorded as it is. */
  on(fact: Fact, index: number): RecordedFact {
    if ('seq' in fact) return fact as RecordedFact
    const { seq, at, by, key } = this
    return { seq: seqAfter(seq - 1 + index), at, by, key, ...fact } as RecordedFact
  }

  onAll(facts: readonly Fact[]): RecordedFact[] {
    return facts.map(this.on, this)
  }
}
