/** Parses typed settings for the format; invalid ones are reported beside the setting. */
import type { AnyFormat, Setting } from '@arbiter/core/formats'
import { issueSays, theOption } from '@arbiter/core/issues'
import { textOf } from '../../words/message-text.ts'
import type { SettingTexts } from './draft.ts'
import type { Schema } from './offer.ts'
import { clockFrom, isTypedClock, moneyFrom, numberFrom } from './typed-setting.ts'
import { words } from './words/messages.ts'

type About = Readonly<Record<string, Pick<Setting, 'typedAs'>>>

/** The parsed value; empty fields are left out, so that the default holds. */
export function settingsFrom(
  typed: SettingTexts,
  { properties = {} }: Schema,
  about: About = {},
): Record<string, unknown> {
  const given = Object.entries(properties).map(
    ([name, schema]) => [name, readSetting(typed, name, schema, about)] as const,
  )
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

function readSetting(typed: SettingTexts, name: string, schema: Schema, about: About): unknown {
  const given = typed[name]
  const typedAs = about[name]?.typedAs
  if (typedAs === 'clock') return isTypedClock(given) ? clockFrom(given, usualClock(schema)) : undefined
  if (typedAs === 'money' && typeof given === 'string' && given.trim() !== '')
    return moneyFrom(given, currencyIn(typed, about))
  return readAs(given, schema)
}

/** The clock of the format, from the defaults of its parts. */
export const usualClock = ({ properties = {} }: Schema) => ({
  base: Number(properties['base']?.default ?? 0),
  increment: Number(properties['increment']?.default ?? 0),
  bonus40: Number(properties['bonus40']?.default ?? 0),
})

/** The value of the setting that names the currency of all amounts. */
export const currencyIn = (settings: SettingTexts, about: About): unknown =>
  settings[Object.keys(about).find((name) => about[name]?.typedAs === 'currency') ?? '']

function readAs(typed: unknown, schema: Schema): unknown {
  if (typed === undefined || typed === '') return undefined
  if (schema.properties && typeof typed === 'object') return settingsFrom(typed as SettingTexts, schema)
  if (schema.anyOf?.some(({ properties }) => properties)) return variantOf(typed as SettingTexts, schema.anyOf)
  if (typeof typed !== 'string' || schema.enum) return typed
  if (schema.type === 'array') return listIn(typed, schema)
  return isNumber(schema) ? numberFrom(typed) : typed
}

/** One of several variants: `which` names the field that selects one. */
function variantOf(typed: SettingTexts, kinds: readonly Schema[]): unknown {
  const kind = kinds.find(({ required }) => required?.[0] === typed['which'])
  return kind && settingsFrom(typed, kind)
}

const isNumber = ({ type, anyOf = [] }: Schema): boolean =>
  type === 'number' || type === 'integer' || anyOf.some(isNumber)

/** "1, 2, 3"; for pairs "0 5, 100 10". */
const listIn = (text: string, { items }: Schema): unknown[] =>
  text
    .split(/[,;\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => (items?.prefixItems ? each.split(/\s+/).map(numberFrom) : numberFrom(each)))

/** Errors by setting. */
export function wrongIn(
  format: AnyFormat,
  settings: SettingTexts,
  { properties = {} }: Schema,
): ReadonlyMap<string, string> {
  const parsed = format.options.safeParse(settings)
  if (parsed.success) return new Map()
  return new Map(
    parsed.error.issues.map((issue) => {
      const name = String(issue.path[0])
      return [
        name,
        sentenceOf(
          { name, typedAs: format.about.settings[name]?.typedAs },
          issue,
          deepest(properties[name] ?? {}, issue.path.slice(1)),
          settings[name],
        ),
      ] as const
    }),
  )
}

const deepest = (schema: Schema, path: readonly PropertyKey[]): Schema =>
  path.reduce<Schema>((at, step) => partOf(at, String(step)) ?? at.items ?? at, schema)

const partOf = ({ properties, anyOf = [] }: Schema, name: string): Schema | undefined =>
  properties?.[name] ?? anyOf.map((kind) => partOf(kind, name)).find((part) => part !== undefined)

type Issue = Parameters<typeof issueSays>[0]

interface Wrong {
  readonly name: string
  readonly typedAs: Setting['typedAs']
}

function sentenceOf({ name, typedAs }: Wrong, issue: Issue, schema: Schema, value: unknown): string {
  const { code } = issue
  const { multipleOf } = figuresOf(schema)
  if (value === undefined) return words('new-wrong-missing')
  if (typedAs === 'clock') return words('new-wrong-clock')
  if (typedAs === 'money' && code === 'invalid_type') return words('new-wrong-money')
  if (code === 'invalid_format' && (typeof value !== 'string' || value.trim() === '')) return words('new-wrong-missing')
  if (code === 'too_small' || code === 'too_big') return limitWords(schema, code) ?? issueWords(name, issue, value)
  if (code === 'not_multiple_of' && multipleOf !== undefined)
    return words('new-wrong-steps', { step: { number: multipleOf } })
  if (code === 'invalid_union' && !isNumber(schema)) return variantWords(schema, value as SettingTexts)
  if (code === 'invalid_type' || code === 'invalid_union') return typeWords(schema)
  return issueWords(name, issue, value)
}

const issueWords = (name: string, issue: Issue, given: unknown): string =>
  textOf(issueSays(issue, { what: theOption(name), given }))

const figuresOf = (schema: Schema): Schema => schema.anyOf?.find(isNumber) ?? schema

function typeWords(schema: Schema): string {
  if (schema.type === 'array') return words('new-wrong-list')
  return figuresOf(schema).type === 'integer' ? words('new-wrong-whole') : words('new-wrong-number')
}

type Limit = 'too_small' | 'too_big'

/** The smallest and the largest value. */
function limitWords(schema: Schema, code: Limit): string | undefined {
  if (schema.type === 'array') return lengthWords(schema, code)
  if (schema.maxLength !== undefined) return words('new-wrong-long', { most: schema.maxLength })
  const { minimum, maximum = Number.MAX_SAFE_INTEGER } = figuresOf(schema)
  const isOpen = maximum >= Number.MAX_SAFE_INTEGER
  if (minimum === undefined) return isOpen ? undefined : words('new-wrong-most', { most: { number: maximum } })
  if (isOpen) return words('new-wrong-least', { least: { number: minimum } })
  return words('new-wrong-range', { least: { number: minimum }, most: { number: maximum } })
}

function lengthWords({ minItems, maxItems }: Schema, code: Limit): string | undefined {
  if (code === 'too_small') return minItems === undefined ? undefined : words('new-wrong-few', { least: minItems })
  return maxItems === undefined ? undefined : words('new-wrong-many', { most: maxItems })
}

/** Of several variants the selected one, by its first field. */
function variantWords({ anyOf = [] }: Schema, value: SettingTexts): string {
  const kind = anyOf.find(({ required: [first = ''] = [] }) => first in value)
  const [first = '', ...others] = kind?.required ?? []
  const schema = kind?.properties?.[first]
  return schema && others.every((name) => name in value) ? typeWords(schema) : words('new-wrong-missing')
}
