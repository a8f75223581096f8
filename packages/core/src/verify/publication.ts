/** Publications: what is published by which facts, and what was published in place of what was taken back (LOG-5, LOG-10). */
import type { RecordedOf } from './facts.ts'
import type { PlainFact } from './ledger.ts'

/** A kind of publication. */
interface PublicationKind {
  /** The same for publications of which the later takes the place of the earlier. */
  subject(fact: never): readonly unknown[]
  /** The part that players see; reasons do not count. */
  content(fact: never): readonly unknown[]
}

/** Kinds of publications by the type of their facts. */
export type PublicationKinds = Readonly<Record<string, PublicationKind>>

const common: PublicationKinds = {
  'round-paired': {
    subject: ({ stage, round }: RecordedOf<'round-paired'>) => [stage, round],
    content: ({
      seq,
      at,
      by,
      key,
      type,
      stage,
      round,
      byHand,
      note,
      reasons,
      ...content
    }: RecordedOf<'round-paired'>) => Object.entries(content).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  },
  'seeds-published': {
    subject: ({ stage }: RecordedOf<'seeds-published'>) => [stage],
    content: ({ order, starts }: RecordedOf<'seeds-published'>) => [order, starts],
  },
}

/** The publications of every format and of one rule book. */
export class Publications {
  private readonly kinds: ReadonlyMap<string, PublicationKind>

  constructor(own: PublicationKinds = {}) {
    this.kinds = new Map([...Object.entries(common), ...Object.entries(own)])
  }

  has(type: string): boolean {
    return this.kinds.has(type)
  }

  /** True for pairings of the same round, seeds of the same stage, and the like. */
  isInPlaceOf(fact: PlainFact, other: PlainFact): boolean {
    return fact.type === other.type && this.areEqual(fact, other, 'subject')
  }

  areAlike(fact: PlainFact, other: PlainFact): boolean {
    return this.areEqual(fact, other, 'content')
  }

  private areEqual(fact: PlainFact, other: PlainFact, part: keyof PublicationKind): boolean {
    const kind = this.kinds.get(fact.type)
    return (
      kind !== undefined && JSON.stringify(kind[part](fact as never)) === JSON.stringify(kind[part](other as never))
    )
  }
}
