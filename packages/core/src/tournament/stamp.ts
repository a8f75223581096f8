/** Adds seq, time, author and key to facts. */
import type { Fact, RecordedFact } from '../facts/fact.ts'
import { type Author, type CommandKey, seqAfter } from '../facts/ids.ts'
import type { Instant } from '../facts/instant.ts'

export class Stamp {
  private readonly length: number
  private readonly key: CommandKey
  readonly at: Instant
  private readonly by: Author

  /** For the facts of one command, after a log of this length. Commands without a key get one that no user can choose. */
  constructor(length: number, key: string | undefined, at: Instant, by: Author) {
    this.length = length
    this.key = (key ?? `#${length + 1}`) as CommandKey
    this.at = at
    this.by = by
  }

  on(fact: Fact, index: number): RecordedFact {
    const { at, by, key } = this
    return { seq: seqAfter(this.length + index), at, by, key, ...fact } as RecordedFact
  }

  onAll(facts: readonly Fact[]): RecordedFact[] {
    return facts.map((fact, index) => this.on(fact, index))
  }
}
