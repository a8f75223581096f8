/** Settings as they are typed, turned into what the format takes; what it does not take is said beside the setting. */
import type { AnyFormat } from '@arbiter/core'
import { catalogue } from '../../words/catalogue.ts'
import { said } from '../../words/said.ts'
import type { Typed } from './draft.ts'
import type { Schema } from './offer.ts'

const words = catalogue(
  {
    number: 'It takes a number.',
    whole: 'It takes a whole number.',
    range: (least: number, most: number) => `It takes a number from ${least} to ${most}.`,
    steps: (step: number) => `It takes steps of ${step}.`,
    list: 'It takes numbers with commas between them.',
    missing: 'It is missing.',
    problem: (problem: string) => `It ${problem}.`,
  },
  {
    number: 'Hier gehört eine Zahl hin.',
    whole: 'Hier gehört eine ganze Zahl hin.',
    range: (least: number, most: number) => `Hier gehört eine Zahl von ${least} bis ${most} hin.`,
    steps: (step: number) => `Erlaubt sind Schritte von ${step}.`,
    list: 'Hier gehören Zahlen mit Kommas dazwischen hin.',
    missing: 'Es fehlt.',
    problem: (problem: string) => problem,
  },
)

/** What was typed as the format takes it; what was left empty is left out, so that the usual holds. */
export function settingsFrom(typed: Typed, { properties = {} }: Schema): Record<string, unknown> {
  const given = Object.entries(properties).map(([name, schema]) => [name, readAs(typed[name], schema)] as const)
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

function readAs(typed: unknown, schema: Schema): unknown {
  if (typed === undefined || typed === '') return undefined
  if (schema.properties && typeof typed === 'object') return settingsFrom(typed as Typed, schema)
  if (schema.anyOf?.some(({ properties }) => properties)) return variantOf(typed as Typed, schema.anyOf)
  if (typeof typed !== 'string' || schema.enum) return typed
  if (schema.type === 'array') return listIn(typed, schema)
  return isNumber(schema) ? numberIn(typed) : typed
}

/** One of several kinds: `which` names the field that makes the kind. */
function variantOf(typed: Typed, kinds: readonly Schema[]): unknown {
  const kind = kinds.find(({ required }) => required?.[0] === typed['which'])
  return kind && settingsFrom(typed, kind)
}

const isNumber = ({ type, anyOf = [] }: Schema): boolean =>
  type === 'number' || type === 'integer' || anyOf.some(isNumber)

/** A text that is no number stays one, and is refused as such. */
function numberIn(text: string): number | string {
  const figure = Number(text.trim().replace(',', '.').replace('½', '.5'))
  return text.trim() === '' || Number.isNaN(figure) ? text : figure
}

/** "1, 2, 3"; of pairs "0 5, 100 10". */
const listIn = (text: string, { items }: Schema): unknown[] =>
  text
    .split(/[,;\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => (items?.prefixItems ? each.split(/\s+/).map(numberIn) : numberIn(each)))

/** What is wrong, by setting. */
export function wrongIn(format: AnyFormat, settings: Typed, { properties = {} }: Schema): ReadonlyMap<string, string> {
  const parsed = format.options.safeParse(settings)
  if (parsed.success) return new Map()
  return new Map(
    parsed.error.issues.map((issue) => {
      const name = String(issue.path[0])
      return [name, sentenceOf(issue, deepest(properties[name] ?? {}, issue.path.slice(1)), settings[name])] as const
    }),
  )
}

const deepest = (schema: Schema, path: readonly PropertyKey[]): Schema =>
  path.reduce<Schema>((at, step) => at.properties?.[String(step)] ?? at.items ?? at, schema)

interface Issue {
  readonly code?: string | undefined
  readonly message: string
}

function sentenceOf({ code, message }: Issue, schema: Schema, value: unknown): string {
  const figures = schema.anyOf?.find(isNumber) ?? schema
  const { minimum, maximum, multipleOf, type } = figures
  if (value === undefined) return words.missing
  if (code === 'too_small' || code === 'too_big')
    return minimum !== undefined && maximum !== undefined ? words.range(minimum, maximum) : said(message)
  if (code === 'not_multiple_of' && multipleOf !== undefined) return words.steps(multipleOf)
  if (code === 'invalid_type' || code === 'invalid_union') return typeWords(schema, type)
  return code === 'custom' ? words.problem(said(message)) : said(message)
}

function typeWords(schema: Schema, type: string | undefined): string {
  if (schema.type === 'array') return words.list
  return type === 'integer' ? words.whole : words.number
}
