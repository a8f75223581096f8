/** Facts that a format brings. Each is one module: its fields, what spectators see, what is personal, its place on the chart, its sentences. */
import type { Chart } from '../../../chart/chart.ts'
import type { Fact, OwnFact, OwnType, RecordedFact } from '../../../facts/fact.ts'
import type { StartInForce } from '../../../facts/in-force.ts'
import { type Fields, type Kind, type Shape, schemaOf, type ViewOf } from '../../../facts/kind.ts'
import type { TextsInFields } from '../../../facts/personal/texts.ts'
import type { Topic } from '../../../facts/topic.ts'
import type { Message } from '../../../message/message.ts'
import type { OpeningDraft } from '../../views/openings.ts'
import type { Names } from './names.ts'

/** A publication of something the rules chose; it can be drawn again while nobody has played on it. */
export interface OwnPublication<Own> {
  isPlayedOn(chart: Chart, fact: Own): boolean
  /** The part that players see; publications with the same part are equal. */
  content(fact: Own): unknown
  /** How it is shown before it is published. */
  drafted(chart: Chart, fact: Own): OpeningDraft
}

/** A fact whose shape has `voids` corrects the start: it is known with the start, which places it, however late it was recorded. */
interface Spec<Of extends Shape, Own> {
  readonly shape: Of
  readonly view: ViewOf<Of>
  readonly personal?: TextsInFields
  readonly topic: Topic
  /** Puts it on the chart; false if it has no place there. */
  place(chart: Chart, fact: Own): boolean
  /** Corrects the seats that the start has drawn, where this fact corrects the start. */
  putRight?(chart: Chart, start: StartInForce): void
  says(fact: Own, names: Names): readonly Message[]
  readonly published?: OwnPublication<Own>
  /** Fields that spectators get in place of private ones, and their schema. */
  readonly instead?: { readonly shape: Shape; of(fact: Own): object }
}

/** A fact of a kind, recorded. */
export type Own<Of extends Shape> = OwnFact & Fields<Of>

export interface OwnKind<Of extends Shape = Shape> extends Kind<string, Of>, Spec<Of, Own<Of>> {
  readonly personal: TextsInFields
  is<Each extends Pick<RecordedFact, 'type'>>(fact: Each): fact is Each & { readonly type: OwnType } & Fields<Of>
  /** A fact of this kind before it is recorded. */
  fact(fields: Fields<Of>): Fact
}

/** Any kind; its fields become readable with `is`. */
export interface AnyOwnKind extends Kind {
  readonly topic: Topic
  readonly published?: OwnPublication<never>
  readonly instead?: { readonly shape: Shape; of(fact: never): object }
  is(fact: Pick<RecordedFact, 'type'>): boolean
  place(chart: Chart, fact: never): boolean
  putRight?(chart: Chart, start: StartInForce): void
  says(fact: never, names: Names): readonly Message[]
}

export function ownFact<Of extends Shape>(name: string, spec: Spec<Of, Own<Of>>): OwnKind<Of> {
  const type = name as OwnType // only here a text becomes the type of a fact that a format brings
  return {
    ...spec,
    type,
    schema: schemaOf(type, spec.shape),
    personal: spec.personal ?? {},
    is: (fact): fact is typeof fact & { readonly type: OwnType } & Fields<Of> => fact.type === type,
    fact: (fields) => Object.assign({ type }, fields),
  }
}
