/** The kinds of facts of a tournament: kinds every format has, and kinds its format brings. */
import { heart } from '../../../facts/fact.ts'
import type { Kind } from '../../../facts/kind.ts'
import type { AnyOwnKind } from './own-fact.ts'

/** All kinds of facts of some formats; two formats may own kinds of one name. */
export const kindsOf = (formats: readonly WithFacts[]): readonly Kind[] => [
  ...heart,
  ...formats.flatMap(({ facts = [] }) => facts),
]

/** A format, as far as facts go. */
interface WithFacts {
  readonly facts?: readonly AnyOwnKind[]
}
