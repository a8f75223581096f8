/** Reads a bracket file, ours or another program's. Nothing is guessed: what cannot be read is said with its place. */
import type * as z from 'zod'
import { type BracketFile, bracketSchema, type OwnBracket, ownBracketSchema } from './file.ts'

export type BracketReading =
  | { readonly ok: true; readonly isOurs: true; readonly bracket: OwnBracket }
  | { readonly ok: true; readonly isOurs: false; readonly bracket: BracketFile }
  | { readonly ok: false; readonly problem: string }

const version = 1

export function readBracket(text: string): BracketReading {
  if (text.trim() === '') return { ok: false, problem: 'the bracket file is empty' }
  const parsed = parseJson(text.replace(/^\uFEFF/, ''))
  return parsed.ok ? bracketIn(parsed.value) : parsed
}

function bracketIn(given: unknown): BracketReading {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { ok: false, problem: 'it is no bracket file: it does not hold an object' }
  const { schemaVersion } = given as { schemaVersion?: unknown }
  if (schemaVersion === undefined) return foreignBracket(given)
  if (typeof schemaVersion === 'number' && schemaVersion > version)
    return {
      ok: false,
      problem: `it was written by a newer Arbiter (schemaVersion ${schemaVersion}; this one reads ${version})`,
    }
  const parsed = ownBracketSchema.safeParse(given)
  return parsed.success ? { ok: true, isOurs: true, bracket: parsed.data } : wrongShape(parsed.error.issues)
}

function foreignBracket(given: object): BracketReading {
  const parsed = bracketSchema.safeParse(given)
  return parsed.success ? { ok: true, isOurs: false, bracket: parsed.data } : wrongShape(parsed.error.issues)
}

function wrongShape(issues: readonly z.core.$ZodIssue[]): BracketReading {
  const [first] = issues
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : ''
  return { ok: false, problem: `${pathOf(first?.path ?? [])}: ${first?.message ?? 'it is wrong'}${more}` }
}

/** `Rounds[0].Matches[2].ScoreA`. */
const pathOf = (path: readonly PropertyKey[]): string =>
  path.map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i > 0 ? '.' : ''}${String(step)}`)).join('')

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: string }

function parseJson(text: string): Parsed {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    return { ok: false, problem: jsonProblem(text, (error as Error).message) }
  }
}

/** A file that was cut off ends in the middle; other damage has a place. */
function jsonProblem(text: string, message: string): string {
  const at = Number(/at position (\d+)/.exec(message)?.[1] ?? Number.NaN)
  const end = text.trimEnd().length
  if (at >= end || /^Unexpected end/.test(message))
    return `it is cut off: line ${lineAt(text, end)} is its last, and it is not complete`
  const where = Number.isNaN(at) ? '' : ` in line ${lineAt(text, at)}`
  return `it is not JSON: ${message.replace(/ (in JSON )?at position.*$/s, '')}${where}`
}

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length
