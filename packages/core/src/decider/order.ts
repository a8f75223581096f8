/** Parses a command from outside; a refusal names the wrong field and a suggestion. */
import type * as z from 'zod/mini'
import { commandNamed, commandsOf } from '../commands/command.ts'
import { type AnyCommandKind, circumstances, type Order } from '../commands/command-kind.ts'
import type { AnyFormat } from '../formats/rule-book/format.ts'
import { issueSays, theField, valueAt } from '../issues/issue.ts'
import { schemaAt } from '../issues/schema-at.ts'
import { visible } from '../message/visible.ts'
import { isRefused, type RefusedResult, refuse } from '../refusals/result.ts'
import { nearest } from '../words/nearest.ts'
import { message } from './words/messages.ts'

/** Parses a command for a format; names unlike any of its commands are refused as belonging to other formats. */
export function orderTo(format: AnyFormat, input: unknown): Order | RefusedResult {
  const order = orderBy(input, format, orderNamed)
  if (!isRefused(order)) return order
  const { refusal } = order
  if (refusal.code !== 'bad-command' || refusal.field !== 'do' || refusal.suggestion) return order
  return refuse({ code: 'not-in-this-format', wish: shortened(nameIn(input) ?? ''), format: format.name })
}

/** Takes the first kind of that name that can parse it. */
export const orderIn = (input: unknown, known: readonly AnyCommandKind[]): Order | RefusedResult =>
  orderBy(input, known, orderNamedIn)

type OrderFor<Source> = (name: string, input: unknown, source: Source) => Order | RefusedResult

function orderBy<Source>(input: unknown, source: Source, orderFor: OrderFor<Source>): Order | RefusedResult {
  try {
    const name = nameIn(input)
    return name === undefined ? noCommand : orderFor(name, input, source)
  } catch {
    return noCommand // an object that cannot be read
  }
}

const orderNamed: OrderFor<AnyFormat> = (name, input, format) => {
  const kind = commandNamed(format, name)
  return kind ? orderAs(kind, input) : unknownCommand(name, commandsOf(format))
}

const orderNamedIn: OrderFor<readonly AnyCommandKind[]> = (name, input, known) => {
  const orders = known.filter((kind) => kind.name === name).map((kind) => orderAs(kind, input))
  return orders.find((order) => !isRefused(order)) ?? orders[0] ?? unknownCommand(name, known)
}

const noCommand = refuse({
  code: 'bad-command',
  problem: message('command-object', { such: { text: '{"do":"start"}' } }),
})

function nameIn(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null || !('do' in input)) return undefined
  return typeof input.do === 'string' ? input.do : undefined
}

function orderAs(kind: AnyCommandKind, input: unknown): Order | RefusedResult {
  const read = kind.read(input)
  return 'given' in read ? read : problemIn(kind, read.issue, read.input)
}

function problemIn(kind: AnyCommandKind, found: z.core.$ZodIssue, input: unknown): RefusedResult {
  if (found.code === 'unrecognized_keys') return unknownField(kind, found.path.map(String), found.keys[0] ?? '')
  const field = found.path.map(String).join('.')
  const [given, schema] = [valueAt(input, found.path), schemaAt(kind.schema, found.path)]
  return refuse({ code: 'bad-command', field, problem: issueSays(found, { what: theField(field), given, schema }) })
}

function unknownCommand(name: string, known: readonly AnyCommandKind[]): RefusedResult {
  const names = [...new Set(known.map((kind) => kind.name))]
  const problem = message('command-unknown', {
    name: { text: shortened(name) },
    known: names.map((text) => ({ text })),
  })
  return refuse({ code: 'bad-command', field: 'do', problem, suggestion: nearest(name, names) })
}

/** User text, shortened. */
const shortened = (text: string): string => visible(text.length > 60 ? `${text.slice(0, 60)}…` : text)

function unknownField({ name, shape, listOf }: AnyCommandKind, within: string[], key: string): RefusedResult {
  const field = [...within, key].join('.')
  const problem = message('command-field-unknown', { command: { text: name }, field: { text: shortened(field) } })
  const known =
    within.length === 0 ? ['do', ...Object.keys({ ...shape, ...circumstances })] : Object.keys(listOf?.shape ?? {})
  return refuse({ code: 'bad-command', field: field.slice(0, 60), problem, suggestion: nearest(key, known) })
}
