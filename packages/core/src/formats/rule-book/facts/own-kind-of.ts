/** The kind of a fact that a format brings. */
import type { RecordedFact } from '../../../facts/fact.ts'
import type { AnyOwnKind } from './own-fact.ts'

const none: readonly AnyOwnKind[] = []

export const ownKindOf = (
  { facts = none }: { readonly facts?: readonly AnyOwnKind[] },
  { type }: Pick<RecordedFact, 'type'>,
): AnyOwnKind | undefined => facts.find((each) => each.type === type)
