/** Facts of every type made from the schema itself, with a mark of its own in every free text: no field can be forgotten. */
import * as z from 'zod'
import type { Roll } from '../src/dice/dice.ts'
import type { RecordedFact } from '../src/facts/fact.ts'
import { formats } from '../src/formats/index.ts'
import { league } from '../src/formats/league/league.ts'
import { kindsOf } from '../src/formats/rule-book/facts/facts-of.ts'
import type { AnyFormat } from '../src/formats/rule-book/format.ts'

type Schema = z.core.JSONSchema.BaseSchema

/** A format with the facts of all, and with all fields that any of them adds. */
export const everything: AnyFormat = {
  ...league,
  name: 'everything',
  facts: formats.flatMap(({ facts = [] }) => facts),
  adds: formats.flatMap(({ adds = [] }) => adds),
}

const kinds = new Map(kindsOf([everything]).map((kind) => [kind.type, kind]))

const variants = new Map([...kinds].map(([type, { schema }]) => [type, z.toJSONSchema(schema) as Schema]))

export const factTypes: readonly string[] = [...kinds.keys()]

/** Reads a fact as a file would. */
export const factOf = <Fact = RecordedFact>(value: object): Fact =>
  kinds.get((value as RecordedFact).type)?.schema.parse(value) as Fact

/** Texts that a pattern asks for. */
const patterned = [
  '2026-05-01T14:02:10Z',
  'e1',
  'A',
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -',
  'e2e4',
  'ab'.repeat(32),
  '2026-05-01',
  'https://chess.example.org',
  'data:image/png;base64,iVBORw0KGgo=',
]

export class FactMaker {
  /** By mark: the place it was put in. */
  readonly marks = new Map<string, string>()
  private readonly roll: Roll

  constructor(roll: Roll) {
    this.roll = roll
  }

  /** A fact of this type; what may be left out is there mostly. */
  fact(type: string): RecordedFact {
    return kinds.get(type)?.schema.parse(this.value(variants.get(type) as Schema, type)) as RecordedFact
  }

  private value(schema: Schema, place: string): unknown {
    const { anyOf, oneOf, enum: words, const: only } = schema
    const type = Array.isArray(schema.type) ? this.one(schema.type) : schema.type
    const choices = anyOf ?? oneOf
    if (choices) return this.value(this.one(choices) as Schema, place)
    if (only !== undefined) return only
    if (words) return this.one(words)
    if (type === 'string') return this.text(schema, place)
    if (type === 'integer' || type === 'number') return this.number(schema)
    if (type === 'array') return this.list(schema, place)
    if (type === 'object') return this.object(schema, place)
    if (type === 'null') return null
    return type === 'boolean' ? this.roll(0, 1) === 1 : this.mark(`${place}.*`)
  }

  private one<Item>(list: readonly Item[]): Item {
    return list[this.roll(0, list.length - 1)] as Item
  }

  private mark(place: string): string {
    const mark = `m${this.marks.size}q`
    this.marks.set(mark, place)
    return mark
  }

  private text({ pattern }: Schema, place: string): string {
    if (pattern === undefined) return this.mark(place)
    const fitting = patterned.find((text) => new RegExp(pattern, 'u').test(text))
    if (fitting === undefined) throw new Error(`no text fits ${pattern}`)
    return fitting
  }

  private number({ minimum = 0, maximum = 9999 }: Schema): number {
    return this.roll(Math.max(minimum, -9999), Math.min(maximum, 9999))
  }

  private list({ prefixItems, items, minItems = 0, maxItems = 20 }: Schema, place: string): unknown[] {
    if (prefixItems) return prefixItems.map((each) => this.value(each as Schema, `${place}[]`))
    const length = Math.min(maxItems, minItems + this.roll(1, 2))
    return Array.from({ length }, () => this.value(items as Schema, `${place}[]`))
  }

  private object({ properties = {}, required = [], additionalProperties }: Schema, place: string): object {
    const there = Object.entries(properties).filter(([field]) => required.includes(field) || this.roll(1, 4) > 1)
    const fields = there.map(([field, schema]) => [field, this.value(schema as Schema, `${place} ${field}`)])
    const more = additionalProperties ? [[this.mark(`${place} *`), { deep: [this.mark(`${place} *`)] }]] : []
    return Object.fromEntries([...fields, ...more])
  }
}

/** The places of everything that stands in a value: "entrant players[] name". */
export function placesIn(value: unknown, place: string, isMark: (text: string) => boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => placesIn(each, `${place}[]`, isMark))
  if (typeof value !== 'object' || value === null) return [place]
  return Object.entries(value).flatMap(([field, part]) =>
    isMark(field) ? [`${place} *`] : placesIn(part, `${place} ${field}`, isMark),
  )
}
