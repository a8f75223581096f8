/**
 * Facts as the second opinion reads them: those of every format, and those that formats bring. A rule book adds its own to the
 * interfaces below, in a file `facts.ts` of its folder.
 */
import type { RecordedFact as AnyRecorded, OwnFact, RecordedAs } from '../facts/fact.ts'
import type { Fields, Shape } from '../facts/kind.ts'

/** Facts by the format that brings them. */
export interface FactsOfFormats {
  readonly 'every format': Exclude<AnyRecorded, OwnFact>
}

/** Fields by the format that adds them to facts of every format, and by those facts. */
export interface FieldsOfFormats {
  readonly 'every format': Readonly<Record<never, unknown>>
}

/** A recorded fact of a kind that a format brings. */
export type As<Type extends string, Kind> = Kind extends { readonly shape: infer Of extends Shape }
  ? RecordedAs<Type, Of>
  : never

/** The fields of a kind, or of what a format adds to facts. */
export type FieldsIn<Adding extends { readonly shape: Shape }> = Fields<Adding['shape']>

/** Takes the fields that a format adds to a fact; what takes those of all formats takes all of them together. */
type Taker<Type, Format extends keyof FieldsOfFormats> = (
  fields: Type extends keyof FieldsOfFormats[Format] ? FieldsOfFormats[Format][Type] : unknown,
) => void

type AddedTo<Type> = [{ [Format in keyof FieldsOfFormats]: Taker<Type, Format> }[keyof FieldsOfFormats]] extends [
  (fields: infer All) => void,
]
  ? All
  : never

type WithFields<Each> = Each extends { readonly type: infer Type } ? Each & AddedTo<Type> : never

export type Recorded = WithFields<FactsOfFormats[keyof FactsOfFormats]>
export type RecordedOf<Type extends Recorded['type']> = Extract<Recorded, { type: Type }>
export type FactType = Recorded['type']
export type { PublishedSeat, Ruling } from '../facts/fact.ts'
