/** The kind of a fact that a format brings. */
import type { Recorded } from '../../../facts/fact.ts'
import type { AnyOwnKind } from './own-fact.ts'

const none: readonly AnyOwnKind[] = []

export const ownKindOf = (
  { facts = none }: { readonly facts?: readonly AnyOwnKind[] },
  { type }: Pick<Recorded, 'type'>,
): AnyOwnKind | undefined => facts.find((each) => each.type === type)
