/** Malformed requests, made from the declaration of a route: each has one fault, or several. */

import type { OpenApi } from '../src/api/document/open-api.ts'
import type { Operation } from '../src/api/document/operation.ts'
import type { JsonSchema } from '../src/api/document/schema.ts'
import type { Dice } from './luck.ts'

/** As sent over the wire. */
export interface Sent {
  readonly kind: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer
}

/** A correct request, before it is damaged. */
interface Fair {
  readonly path: string
  readonly query: readonly (readonly [string, string])[]
  readonly headers: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly text?: string
}

type Bad = (fair: Fair, dice: Dice) => Omit<Sent, 'kind'>

export interface Wanted {
  readonly document: OpenApi
  readonly operation: Operation
  /** With all parameters filled in. */
  readonly path: string
}

export function badInput(wanted: Wanted, dice: Dice): Sent {
  const fair = fairOf(wanted, dice)
  const kinds = { ...anywhere, ...(fair.json === undefined ? {} : ofJson), ...(fair.text === undefined ? {} : ofText) }
  const [kind, bad] = dice.oneOf(Object.entries(kinds))
  return { kind, ...bad(fair, dice) }
}

// --- a fair request ----------------------------------------------------------------------------------

function fairOf({ document, operation, path }: Wanted, dice: Dice): Fair {
  const query = operation.parameters.filter((each) => each.in === 'query' && (each.required || dice.chance(0.3)))
  const content = Object.entries(operation.requestBody?.content ?? {})[0]
  const fair = {
    path,
    query: query.map(({ name, schema }) => [name, String(sampleOf(document, schema, dice))] as const),
    headers: content ? { 'content-type': content[0] } : {},
  }
  if (!content) return fair
  if (content[0] === 'application/json') return { ...fair, json: sampleOf(document, content[1].schema, dice) }
  return { ...fair, text: dice.oneOf(texts) }
}

const texts = ['name,rating\nAnn,2000\nBen,1900', 'name\nZed', '{"type":"tournament-opened"}\n', 'name;club\n"A;B";"C']

/** A value that fits a schema, as well as can be told from it. */
function sampleOf(document: OpenApi, schema: JsonSchema, dice: Dice, depth = 0): unknown {
  const { $ref, anyOf, oneOf, allOf, const: fixed, enum: words, type, items, pattern } = schema as Record<string, never>
  const inside = (each: JsonSchema) => sampleOf(document, each, dice, depth + 1)
  if ($ref !== undefined) return inside(referred(document, $ref))
  if (fixed !== undefined) return fixed
  if (words !== undefined) return dice.oneOf(words as unknown[])
  const options = (oneOf ?? (type === undefined ? anyOf : undefined) ?? allOf) as JsonSchema[] | undefined
  if (options) return inside(dice.oneOf(options))
  switch (type as unknown) {
    case 'object':
      return fieldsOf(schema, inside, dice, depth)
    case 'array':
      return listOf(schema, items, inside, dice)
    case 'integer':
    case 'number':
      return dice.oneOf([1, 2, 3, 7, (schema['minimum'] as number) ?? 0])
    case 'boolean':
      return dice.chance(0.5)
    case 'null':
      return null
    default:
      return fitting(pattern as string | undefined, dice)
  }
}

function referred(document: OpenApi, ref: string): JsonSchema {
  return ref
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((place, step) => (place as Record<string, unknown>)[step], document) as JsonSchema
}

type Inside = (schema: JsonSchema) => unknown

function fieldsOf(schema: JsonSchema, inside: Inside, dice: Dice, depth: number): object {
  const { properties = {}, required = [] } = schema as { properties?: Record<string, JsonSchema>; required?: string[] }
  const isGiven = (field: string) => required.includes(field) || dice.chance(depth > 4 ? 0.1 : 0.4)
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([field]) => isGiven(field))
      .map(([field, each]) => [field, inside(each)]),
  )
}

function listOf(schema: JsonSchema, items: JsonSchema | undefined, inside: Inside, dice: Dice): unknown[] {
  const { prefixItems } = schema as { prefixItems?: JsonSchema[] }
  if (prefixItems) return prefixItems.map(inside)
  return Array.from({ length: dice.below(3) + Number(schema['minItems'] ?? 0) }, () => inside(items ?? {}))
}

const names = ['Ann', 'Ben', '#1', '1', '2', 'league', 'Di', 'cup', 'x']

const fitting = (pattern: string | undefined, dice: Dice): string => {
  if (pattern?.includes('T')) return '2026-05-01T14:02:10Z'
  if (pattern?.includes('A-Z]$')) return 'A'
  return pattern?.includes('\\d{1,9}') ? String(dice.below(40)) : dice.oneOf(names)
}

// --- what is done to it ------------------------------------------------------------------------------

const longText = 'x'.repeat(1024 * 1024)
const strange = (dice: Dice): unknown => dice.oneOf(stranger)
const stranger: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1.5,
    2 ** 53,
    -(2 ** 53),
    1e308,
    Number.MIN_VALUE,
    '',
    ' ',
    'NaN',
    'Infinity',
    '-0',
    '1e999',
  ],
  ...[
    [],
    {},
    [[]],
    [null],
    [{}],
    { a: { b: [] } },
    'x'.repeat(5000),
    '\u0000',
    'a\u0000b',
    '\ud800',
    'a\udfffb',
    '\u202e',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '../../etc',
    "'; --",
    '%s%n',
    `$${'{x}'}`,
    '<script>',
    '=1+1',
    '\r\nx: y',
    '🂡',
  ],
]

const sentJson = ({ path, query, headers }: Fair, text: string | Buffer, more: object = {}): Omit<Sent, 'kind'> => ({
  path: withQuery(path, query),
  headers: { ...headers, ...more },
  body: Buffer.from(text as string),
})

function sent(fair: Fair, over: Partial<Omit<Sent, 'kind'>> = {}): Omit<Sent, 'kind'> {
  const body = fair.json === undefined ? fair.text : JSON.stringify(fair.json)
  const { path, query, headers } = fair
  return { path: withQuery(path, query), headers, ...(body === undefined ? {} : { body: Buffer.from(body) }), ...over }
}

const withQuery = (path: string, query: Fair['query']): string =>
  query.length === 0 ? path : `${path}?${query.map(([key, value]) => `${key}=${encoded(value)}`).join('&')}`

const encoded = (value: string): string =>
  value.startsWith('%') ? value : encodeURIComponent(Buffer.from(value).toString())

/** Every place in a value that could be replaced. */
function places(value: unknown, at: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([key, each]) => places(each, [...at, key]))]
}

function replaced(value: unknown, [step, ...rest]: readonly (string | number)[], by: unknown): unknown {
  if (step === undefined) return by
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>
  copy[step] = replaced(copy[step], rest, by)
  return copy
}

/** A marker for text that JSON.stringify would never write. */
const marker = '@@raw@@'
const withRaw = (fair: Fair, dice: Dice, raw: string): string =>
  JSON.stringify(replaced(fair.json, dice.oneOf(places(fair.json)), marker)).replace(`"${marker}"`, () => raw)

const ofJson: Readonly<Record<string, Bad>> = {
  'strange value': (fair, dice) =>
    sent({ ...fair, json: replaced(fair.json, dice.oneOf(places(fair.json)), strange(dice)) }),
  'several strange values': (fair, dice) => {
    let { json } = fair
    for (let n = 2 + dice.below(3); n > 0; n--) json = replaced(json, dice.oneOf(places(json)), strange(dice))
    return sent({ ...fair, json })
  },
  'missing field': (fair, dice) => {
    const fields = Object.entries((fair.json ?? {}) as object)
    const gone = dice.below(Math.max(1, fields.length))
    return sent({ ...fair, json: Object.fromEntries(fields.filter((_, i) => i !== gone)) })
  },
  'extra field': (fair, dice) =>
    sent({ ...fair, json: { ...(fair.json as object), [dice.oneOf(extras)]: strange(dice) } }),
  '__proto__ key': (fair, dice) => sentJson(fair, withRaw(fair, dice, '{"__proto__":{"role":"owner"}}')),
  'constructor key': (fair, dice) =>
    sentJson(fair, withRaw(fair, dice, '{"constructor":{"prototype":{"role":"owner"}}}')),
  'deep nesting': (fair, dice) => sentJson(fair, withRaw(fair, dice, '['.repeat(10_000) + ']'.repeat(10_000))),
  'deep objects': (fair, dice) =>
    sentJson(fair, withRaw(fair, dice, `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)),
  'long text': (fair, dice) => sentJson(fair, withRaw(fair, dice, `"${longText.slice(0, dice.oneOf(lengths))}"`)),
  'odd number': (fair, dice) => sentJson(fair, withRaw(fair, dice, dice.oneOf(numbers))),
  'no number': (fair, dice) =>
    sentJson(fair, withRaw(fair, dice, dice.oneOf(['NaN', 'Infinity', '-Infinity', '0x10', '01']))),
  'duplicate keys': (fair) => sentJson(fair, `{"do":"start",${JSON.stringify(fair.json ?? {}).slice(1)}`),
  'wrong charset': (fair, dice) =>
    sentJson(fair, Buffer.from(withRaw(fair, dice, '"Jos\u00e9"'), 'latin1'), {
      'content-type': 'application/json; charset=latin1',
    }),
  'two bytes a character': (fair) => sentJson(fair, Buffer.from(JSON.stringify(fair.json), 'utf16le')),
  truncated: (fair, dice) => {
    const text = JSON.stringify(fair.json)
    return sentJson(fair, text.slice(0, dice.below(Math.max(1, text.length))))
  },
  'wrong content type': (fair, dice) => sent(fair, { headers: { 'content-type': dice.oneOf(types) } }),
  'no content type': (fair) => sent(fair, { headers: {} }),
  'no body': (fair, dice) => ({ path: withQuery(fair.path, fair.query), headers: dice.oneOf([{}, fair.headers]) }),
  'another thing': (fair, dice) => sent({ ...fair, json: strange(dice) }),
}

const extras = ['role', 'id', 'admin', 'toString', 'hasOwnProperty', '', 'a.b', '\u0000', '\ud800', 'x'.repeat(300)]
const lengths = [1024 * 1024, 300_000, 70_000, 10_001]
const numbers = [
  '-0',
  '9007199254740993',
  '1e999',
  '-1e999',
  '1e-999',
  '0.1',
  '1E400',
  '123456789012345678901234567890',
]
const types = [
  'text/html',
  'application/xml',
  'multipart/form-data',
  'text/csv',
  'application/json2',
  'nonsense',
  'a/b; c',
  ';',
]

const ofText: Readonly<Record<string, Bad>> = {
  'strange lines': (fair, dice) => {
    const lines = Array.from({ length: 1 + dice.below(5) }, () =>
      Array.from({ length: 1 + dice.below(4) }, () => String(strange(dice))).join(','),
    )
    return sent({ ...fair, text: [fair.text, ...lines].join('\n') })
  },
  'cut text': (fair, dice) => sent({ ...fair, text: (fair.text ?? '').slice(0, dice.below(20)) }),
  'bytes of nothing': (fair, dice) =>
    sent(fair, { body: Buffer.from(Array.from({ length: 200 }, () => dice.below(256))) }),
  'latin letters': (fair) => sent(fair, { body: Buffer.from('name,club\nJos\u00e9,\u00c5s', 'latin1') }),
  'NUL in a text': (fair) => sent({ ...fair, text: `${fair.text}\n\u0000,\u0000` }),
  'open quote': (fair) => sent({ ...fair, text: `${fair.text}\n"never closed` }),
  'long line': (fair, dice) => sent({ ...fair, text: `name\n${longText.slice(0, dice.oneOf(lengths) - 10)}` }),
  'many lines': (fair, dice) => sent({ ...fair, text: `name\n${'x\n'.repeat(dice.oneOf([3000, 20_000]))}` }),
  'JSON instead': (fair) =>
    sent(fair, { headers: { 'content-type': 'application/json' }, body: Buffer.from('{"name":"Ann"}') }),
  'wrong content type': (fair, dice) =>
    sent(fair, { headers: { 'content-type': dice.oneOf(types.filter((each) => each !== 'text/csv')) } }),
  'no body': (fair, dice) => ({ path: withQuery(fair.path, fair.query), headers: dice.oneOf([{}, fair.headers]) }),
}

const anywhere: Readonly<Record<string, Bad>> = {
  'strange query': (fair, dice) => {
    const value = () =>
      dice.oneOf([
        '',
        '-1',
        'NaN',
        'Infinity',
        '1.5',
        '2e9',
        '%00',
        '%ED%A0%80',
        '%FF',
        '%',
        '%E0%A4%A',
        'x'.repeat(3000),
        '9'.repeat(30),
      ])
    const known = fair.query.map(([key]) => [key, value()] as const)
    return sent({ ...fair, query: known.length > 0 ? known : [['unknown', value()]] })
  },
  'unknown query': (fair, dice) => sent({ ...fair, query: [...fair.query, [dice.oneOf(queries), 'x']] }),
  'query twice': (fair) => sent({ ...fair, query: [...fair.query, ...fair.query, ['at', '1'], ['at', '2']] }),
  'too many query keys': (fair) => sent({ ...fair, query: Array.from({ length: 1200 }, (_, i) => [`k${i}`, '']) }),
  'strange path': (fair, dice) => sent({ ...fair, path: spoiled(fair.path, dice) }),
  'huge header': (fair, dice) =>
    sent({ ...fair, headers: { ...fair.headers, 'x-huge': 'x'.repeat(dice.oneOf([2000, 9000, 20_000])) } }),
  'many headers': (fair) =>
    sent({
      ...fair,
      headers: { ...fair.headers, ...Object.fromEntries(Array.from({ length: 150 }, (_, i) => [`x-${i}`, 'x'])) },
    }),
  'strange headers': (fair, dice) => sent({ ...fair, headers: { ...fair.headers, ...dice.oneOf(odd) } }),
}

const queries = ['__proto__', 'constructor', 'toString', 'a[b]', 'a.b', '%00', '%ED%A0%80', 'expect', 'after', '']
const odd: readonly Readonly<Record<string, string>>[] = [
  ...[
    { 'last-event-id': 'x'.repeat(500) },
    { 'last-event-id': '-1' },
    { 'if-none-match': '\u00ff"""' },
    { accept: 'x/x' },
  ],
  ...[{ cookie: '=;;=;arbiter=' }, { cookie: 'arbiter=%00; arbiter=x' }, { 'accept-encoding': 'gzip;q=nan' }],
  ...[
    { 'x-forwarded-for': ',,,' },
    { 'x-forwarded-proto': 'javascript' },
    { host: 'a b c' },
    { host: '' },
    { origin: 'null' },
  ],
  ...[
    { 'content-encoding': 'br' },
    { expect: '200-maybe' },
    { 'accept-version': '9' },
    { 'sec-fetch-site': 'cross-site' },
  ],
]

/** One step of the path becomes junk. */
function spoiled(path: string, dice: Dice): string {
  const steps = path.split('/')
  const variable = steps.findLastIndex((step) => /^[0-9a-f]{8,}$|^e?\d+$|^nobody|^no-such|^cup$/.test(step))
  steps[variable < 1 || dice.chance(0.2) ? 1 + dice.below(steps.length - 1) : variable] = dice.oneOf(junk)
  return steps.join('/')
}

const junk = [
  '%ZZ',
  '%',
  '%00',
  '%ED%A0%80',
  '..%2f..%2f',
  '%2e%2e',
  '',
  '%FF%FE',
  "'--",
  '__proto__',
  'x'.repeat(90),
  'x'.repeat(500),
  '%F0%9F%82%A1',
  'site',
  '-0',
  '1e9',
]
