/** Engines by name: those of a list, those installed on the machine, and the embedded ones. */
import { readFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { didYouMean } from '@arbiter/core'
import { issueSays, nearest, ownWords, schemaAt, theField } from '@arbiter/core/issues'
import type { Message } from '@arbiter/core/messages'
import * as z from 'zod'
import type { Limit } from '../clock/limit.ts'
import { parseLimit } from '../clock/notation.ts'
import { embeddedEngines } from './embedded-engines.ts'
import { foundEngines } from './installed-engines.ts'
import { commandFrom, hasSlash, isFile } from './programs.ts'
import type { EngineSpec } from './spec.ts'
import { message } from './words/messages.ts'

/** The schema of an engine in a list; `says` is the description in editors. */
export const entrySchema = z.strictObject({
  name: z
    .string()
    .min(1)
    .max(100)
    .meta({ says: message('engine-about-name') }),
  command: z
    .string()
    .min(1)
    .meta({ says: message('engine-about-command') }),
  args: z.array(z.string()).optional(),
  folder: z
    .string()
    .optional()
    .meta({ says: message('engine-about-folder') }),
  options: z
    .record(
      z.string(),
      z.union([z.string(), z.number(), z.boolean()], { error: ownWords({ takes: message('engine-takes-option') }) }),
    )
    .optional()
    .meta({ says: message('engine-about-options') }),
  limit: z
    .string()
    .optional()
    .meta({ says: message('engine-about-limit') }),
  rating: z.number().optional(),
  threads: z.int().min(1).optional(),
  restart: z
    .boolean()
    .optional()
    .meta({ says: message('engine-about-restart') }),
})
type Entry = z.infer<typeof entrySchema>

const fileSchema = z.union([z.array(z.unknown()), z.strictObject({ engines: z.array(z.unknown()) })])

export type RosterReading =
  | { readonly ok: true; readonly engines: readonly EngineSpec[] }
  /** Every problem with its place. */
  | { readonly ok: false; readonly problems: readonly Message[] }

/** All engines available without a list, embedded ones first. */
export const enginesHere = (): readonly EngineSpec[] => [...embeddedEngines(), ...foundEngines()]

export async function readRoster(file: string): Promise<RosterReading> {
  const text = await readFile(file, 'utf8').catch((problem: Error) => problem)
  if (text instanceof Error)
    return {
      ok: false,
      problems: [message('engine-file-unreadable', { file: { text: file }, reason: { text: text.message } })],
    }
  return rosterOf(text, file)
}

function rosterOf(text: string, file: string): RosterReading {
  const list = listIn(text, file)
  if ('id' in list) return { ok: false, problems: [list] }
  const read = list.map((entry) => engineOf(entry, dirname(resolve(file))))
  const problems = [...read.flatMap((each, i) => problemsAt(each, file, i + 1)), ...twins(read, file)]
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, engines: read.flatMap((each) => ('engine' in each ? [each.engine] : [])) }
}

function listIn(text: string, name: string): readonly unknown[] | Message {
  const file = { text: name }
  try {
    const parsed = fileSchema.safeParse(JSON.parse(text))
    if (!parsed.success) return message('engine-file-shape', { file, such: { text: '{"engines": [ … ]}' } })
    return Array.isArray(parsed.data) ? parsed.data : parsed.data.engines
  } catch (problem) {
    return message('engine-file-not-json', { file, reason: { text: (problem as Error).message } })
  }
}

type EntryReading = { readonly engine: EngineSpec } | { readonly problems: readonly (readonly Message[])[] }

function engineOf(given: unknown, folder: string): EntryReading {
  const parsed = entrySchema.safeParse(given, { reportInput: true })
  if (!parsed.success) return { problems: parsed.error.issues.map(says) }
  const { limit: written, ...entry } = parsed.data
  const limit = written === undefined ? undefined : parseLimit(written)
  if (limit && 'problem' in limit) return { problems: [[limit.problem]] }
  return { engine: specOf(entry, limit, folder) }
}

function problemsAt(reading: EntryReading, file: string, number: number): Message[] {
  if (!('problems' in reading)) return []
  return reading.problems.map((problem) => message('engine-file-at', { file: { text: file }, number, problem }))
}

function says(issue: z.core.$ZodIssue): readonly Message[] {
  const what = issue.path.length === 0 ? message('engine-file-entry') : theField(issue.path.map(String).join('.'))
  const said = issueSays(issue, { what, given: issue.input, schema: schemaAt(entrySchema, issue.path) })
  const [wrong = ''] = issue.code === 'unrecognized_keys' ? issue.keys : []
  return [said, ...didYouMean(nearest(wrong, Object.keys(entrySchema.shape)))]
}

function specOf(
  { command, folder, ...entry }: Omit<Entry, 'limit'>,
  limit: Limit | undefined,
  base: string,
): EngineSpec {
  return {
    ...(withoutGaps(entry) as Pick<EngineSpec, 'name'>),
    command: commandFrom(command, base),
    ...(folder === undefined ? {} : { folder: resolve(base, folder) }),
    ...(limit ? { limit } : {}),
  }
}

const withoutGaps = (entry: object): object =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined))

function twins(read: readonly EntryReading[], file: string): Message[] {
  const names = read.flatMap((each) => ('engine' in each ? [each.engine.name] : []))
  const twice = new Set(names.filter((name, i) => names.indexOf(name) !== i))
  return [...twice].map((name) => message('engine-file-twins', { file: { text: file }, engine: { text: name } }))
}

/** The engine of this name, whatever the case, or the program of this path. */
export function engineNamed(
  word: string,
  known: readonly EngineSpec[],
): EngineSpec | { readonly suggestion: string | undefined } {
  const named = known.find(({ name }) => name.toLowerCase() === word.trim().toLowerCase())
  if (named) return named
  const path = resolve(word)
  if (hasSlash(word) && isFile(path)) return { name: basename(word), command: path }
  return {
    suggestion: nearest(
      word,
      known.map(({ name }) => name),
    ),
  }
}
