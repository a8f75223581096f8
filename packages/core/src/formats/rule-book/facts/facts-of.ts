/** The kinds of facts of a tournament: kinds every format has, and kinds its format brings. */
import { heart } from '../../../facts/fact.ts'
import { extended, type Kind } from '../../../facts/kind.ts'
import type { AnyAddedFields } from './added-fields.ts'
import type { AnyOwnKind } from './own-fact.ts'

/**
 * All kinds of facts of some formats. Two formats may own kinds of one name, and a kind that every format has is there in a
 * version for each format that adds fields to it.
 */
export const kindsOf = (formats: readonly WithFacts[]): readonly Kind[] => [
  ...heart.flatMap((each) => versionsOf(each, formats)),
  ...formats.flatMap(({ facts = [] }) => facts),
]

/** The part of a format that has to do with facts. */
interface WithFacts {
  readonly facts?: readonly AnyOwnKind[]
  readonly adds?: readonly AnyAddedFields[]
}

const versionsOf = (kind: Kind, formats: readonly WithFacts[]): readonly Kind[] => [
  ...new Set(formats.length === 0 ? [kind] : formats.map((format) => versionIn(kind, format))),
]

function versionIn(kind: Kind, { adds = [] }: WithFacts): Kind {
  const more = adds.filter(({ to }) => to.some((type) => type === kind.type))
  return more.length === 0 ? kind : extended(kind, more)
}
