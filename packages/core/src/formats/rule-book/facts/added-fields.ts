/**
 * Fields that a format adds to facts that every format has, such as the openings told with the start of a cup. They are optional;
 * in a log of another format they are refused when it is read, and their fact has no place on a chart.
 */
import type { ZodMiniOptional } from 'zod/mini'
import type { Chart } from '../../../chart/chart.ts'
import type { AddedToFacts } from '../../../chart/rules.ts'
import type { FactType } from '../../../facts/fact.ts'
import type { Fields, Shape, ViewOf } from '../../../facts/kind.ts'
import type { TextsInFields } from '../../../facts/personal/texts.ts'
import type { Message } from '../../../message/message.ts'

export type OptionalShape = Readonly<Record<string, ZodMiniOptional>>

interface Spec<Of extends Shape> extends Pick<AddedToFacts, 'start' | 'entry' | 'game'> {
  /** The facts that have these fields. */
  readonly to: readonly FactType[]
  readonly shape: Of
  readonly view: ViewOf<Of>
  readonly personal?: TextsInFields
  /** Takes up the fields once their fact has its place. */
  hear?(chart: Chart, fields: Fields<Of>): void
  says?(fields: Fields<Of>): readonly Message[]
  /** How the draft of a publication shows them. */
  drafted?(chart: Chart, fields: Fields<Of>, names: readonly string[]): object
}

/** Fields of any shape; they become readable with `of`. */
export interface AnyAddedFields extends AddedToFacts {
  readonly to: readonly FactType[]
  readonly shape: Shape
  readonly view: ViewOf<Shape>
  readonly personal: TextsInFields
  says(fact: object): readonly Message[]
  drafted(chart: Chart, fact: object, names: readonly string[]): object
}

export interface AddedFields<Of extends Shape = Shape> extends AnyAddedFields {
  readonly shape: Of
  /** The added fields of a fact. */
  of(fact: object): Fields<Of>
}

export function addedFields<Of extends OptionalShape>(spec: Spec<Of>): AddedFields<Of> {
  const of = (fact: object) => fact as Fields<Of> // all are optional, and the schema of the fact has read them
  return {
    ...spec,
    personal: spec.personal ?? {},
    of,
    hear: (chart, fact) => spec.hear?.(chart, of(fact)),
    says: (fact) => spec.says?.(of(fact)) ?? [],
    drafted: (chart, fact, names) => spec.drafted?.(chart, of(fact), names) ?? {},
  }
}

/** The fields of a fact that its format has added, and their values. */
export const addedIn = (adds: readonly AnyAddedFields[] = [], fact: { readonly type: string }): [string, unknown][] =>
  Object.entries(fact).filter(([name]) =>
    adds.some(({ to, shape }) => to.some((type) => type === fact.type) && name in shape),
  )
