/** Facts, and fields of facts, for which the format of a log has no rule (LOG-17, LOG-19, LOG-20). */

import type { CommandFacts } from '../command-facts.ts'
import type { FactType, Recorded, RecordedOf } from '../facts.ts'
import { about, type Finding } from '../finding.ts'
import { message } from '../words/messages.ts'

type Stamp = 'seq' | 'at' | 'by' | 'key' | 'type'
type FieldsOf<Type extends FactType> = readonly Exclude<keyof RecordedOf<Type>, Stamp>[]

/** Common facts to which some formats add fields. */
type ExtendedType = 'entrant-entered' | 'tournament-started' | 'round-paired' | 'seeds-published' | 'game-finished'
export type ExtraFields = { readonly [Type in ExtendedType]?: FieldsOf<Type> }

/** Fields of these facts in every format. LOG-18 covers halves. */
const commonFields: { readonly [Type in ExtendedType]: FieldsOf<Type> } = {
  'entrant-entered': ['entrant'],
  'tournament-started': ['order', 'reason'],
  'round-paired': ['stage', 'round', 'kind', 'matches', 'byes', 'note', 'reasons'],
  'seeds-published': ['stage', 'order', 'reasons'],
  'game-finished': ['match', 'game', 'half', 'sides', 'result', 'finishedAt', 'moves', 'movesToFinish', 'record'],
}
const stamp: readonly string[] = ['seq', 'at', 'by', 'key', 'type'] satisfies Stamp[]

/** LOG-17 and LOG-19 name their fields; LOG-20 covers all others. */
const laws: ReadonlyMap<string, string> = new Map([
  ['winner-declared', 'LOG-17'],
  ...['bracket-corrected', 'lineup-told', 'boards-scored', 'conditions-posted', 'remedy-given'].map(ofBridge),
  ...['brackets', 'handicaps', 'joins', 'byHand'].map(ofBridge),
])

function ofBridge(name: string): [string, string] {
  return [name, 'LOG-19']
}

/** A fact of a type the format does not know. */
export const foreignFact = (fact: Recorded): Finding =>
  about(fact, lawFor(fact.type), message('found-fact-elsewhere', { type: { text: fact.type } }))

const lawFor = (name: string): string => laws.get(name) ?? 'LOG-20'

/** Fields a format adds to common facts. */
interface Extras {
  readonly fields?: ExtraFields
  readonly mayRedraw?: boolean
}

/** Fields unknown to the format, and a second draw in a format that draws once. */
export const foreignFields = (command: CommandFacts, extras: Extras): Finding[] =>
  command.flatMap((fact) => [...foreignRedraw(fact, extras), ...foreignFieldsOf(fact, extras)])

function foreignRedraw(fact: Recorded, { mayRedraw }: Extras): Finding[] {
  if (mayRedraw || fact.type !== 'command-revoked' || fact.how !== 'redraw') return []
  return [about(fact, 'LOG-19', message('found-redraw-elsewhere'))]
}

function foreignFieldsOf(fact: Recorded, { fields = {} }: Extras): Finding[] {
  const common = fieldsFor(fact.type, commonFields)
  if (!common) return []
  const known = [...stamp, ...common, ...(fieldsFor(fact.type, fields) ?? [])]
  const foreign = Object.entries(fact).filter(([name, value]) => value !== undefined && !known.includes(name))
  return foreign.map(([name]) => about(fact, lawFor(name), foreignField(fact, name)))
}

const fieldsFor = (
  type: FactType,
  fields: Partial<Record<FactType, readonly string[]>>,
): readonly string[] | undefined => fields[type]

const foreignField = ({ type }: Recorded, name: string) =>
  message('found-field-elsewhere', { type: { text: type }, field: { text: name } })
