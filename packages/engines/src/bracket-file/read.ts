/** Reads a bracket file, ours or another program's. Problems are reported with their place; nothing is guessed. */
import { issueSays, schemaAt, theField } from '@arbiter/core/issues'
import type { Message } from '@arbiter/core/messages'
import type * as z from 'zod'
import { type BracketFile, bracketSchema, type OwnBracket, ownBracketSchema } from './file.ts'
import { message } from './words/messages.ts'

export type BracketReading =
  | { readonly ok: true; readonly isOurs: true; readonly bracket: OwnBracket }
  | { readonly ok: true; readonly isOurs: false; readonly bracket: BracketFile }
  | Unreadable

interface Unreadable {
  readonly ok: false
  readonly says: readonly Message[]
}

const unreadable = (...says: readonly Message[]): Unreadable => ({ ok: false, says })

const version = 1

export function readBracket(text: string): BracketReading {
  if (text.trim() === '') return unreadable(message('bracket-file-empty'))
  const parsed = parseJson(text.replace(/^\uFEFF/, ''))
  return parsed.ok ? bracketIn(parsed.value) : parsed
}

function bracketIn(given: unknown): BracketReading {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return unreadable(message('bracket-file-no-object'))
  const { schemaVersion } = given as { schemaVersion?: unknown }
  if (schemaVersion === undefined) return foreignBracket(given)
  if (typeof schemaVersion === 'number' && schemaVersion > version) return unreadable(newer(schemaVersion))
  const parsed = ownBracketSchema.safeParse(given, { reportInput: true })
  return parsed.success
    ? { ok: true, isOurs: true, bracket: parsed.data }
    : wrongShape(parsed.error.issues, ownBracketSchema)
}

const newer = (given: number): Message =>
  message('bracket-file-newer', { given: { text: String(given) }, known: { text: String(version) } })

function foreignBracket(given: object): BracketReading {
  const parsed = bracketSchema.safeParse(given, { reportInput: true })
  return parsed.success
    ? { ok: true, isOurs: false, bracket: parsed.data }
    : wrongShape(parsed.error.issues, bracketSchema)
}

/** The first problem, and the number of all others. */
function wrongShape(issues: readonly z.core.$ZodIssue[], schema: z.ZodType): Unreadable {
  const [first, ...more] = issues.map((issue) =>
    issueSays(issue, { what: theField(pathOf(issue.path)), given: issue.input, schema: schemaAt(schema, issue.path) }),
  )
  return unreadable(
    ...(first ? [first] : []),
    ...(more.length > 0 ? [message('bracket-file-more', { more: more.length })] : []),
  )
}

/** `Rounds[0].Matches[2].ScoreA`. */
const pathOf = (path: readonly PropertyKey[]): string =>
  path.map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i > 0 ? '.' : ''}${String(step)}`)).join('')

type ParseResult = { readonly ok: true; readonly value: unknown } | Unreadable

function parseJson(text: string): ParseResult {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    return unreadable(jsonProblem(text, (error as Error).message))
  }
}

/** A file that was cut off ends too early; other damage has a place. */
function jsonProblem(text: string, told: string): Message {
  const at = Number(/at position (\d+)/.exec(told)?.[1] ?? Number.NaN)
  const end = text.trimEnd().length
  if (at >= end || /^Unexpected end/.test(told)) return message('bracket-file-cut-off', { line: lineAt(text, end) })
  const reason = { text: told.replace(/ (in JSON )?at position.*$/s, '') }
  if (Number.isNaN(at)) return message('bracket-file-not-json', { reason })
  return message('bracket-file-not-json-at', { line: lineAt(text, at), reason })
}

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length
