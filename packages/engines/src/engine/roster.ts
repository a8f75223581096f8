/** Engines by name: those in a file somebody wrote, those found on the machine, and the embedded ones. */
import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, isAbsolute, resolve } from 'node:path'
import { nearest } from '@arbiter/core'
import * as z from 'zod'
import type { Limit } from '../clock/limit.ts'
import { parseLimit } from '../clock/notation.ts'
import { embeddedEngines } from './embedded.ts'
import { foundEngines } from './found.ts'
import type { EngineSpec } from './spec.ts'

/** An engine as it stands in a file. */
export const entrySchema = z.strictObject({
  name: z.string().min(1).max(100).describe('What it is called in tables and PGN'),
  command: z.string().min(1).describe('The program; with a slash it counts from the folder of the file'),
  args: z.array(z.string()).optional(),
  folder: z.string().optional().describe('The folder it runs in'),
  options: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .optional()
    .describe('UCI options'),
  limit: z.string().optional().describe('10+0.1, 40/60, st=0.2, nodes=1000, depth=8'),
  rating: z.number().optional(),
  threads: z.int().min(1).optional(),
  restart: z.boolean().optional().describe('A new process for every game'),
})
type Entry = z.infer<typeof entrySchema>

const fileSchema = z.union([z.array(z.unknown()), z.strictObject({ engines: z.array(z.unknown()) })])

export type RosterReading =
  | { readonly ok: true; readonly engines: readonly EngineSpec[] }
  /** Everything that is wrong, each with its place: "engines.json: engine 2: command is missing". */
  | { readonly ok: false; readonly problems: readonly string[] }

/** All that can be named without a file, the embedded ones first. */
export const enginesHere = (): readonly EngineSpec[] => [...embeddedEngines(), ...foundEngines()]

export async function readRoster(file: string): Promise<RosterReading> {
  const text = await readFile(file, 'utf8').catch((problem: Error) => problem)
  if (text instanceof Error) return { ok: false, problems: [`${file} cannot be read: ${text.message}`] }
  return rosterOf(text, file)
}

function rosterOf(text: string, file: string): RosterReading {
  const list = listIn(text)
  if (typeof list === 'string') return { ok: false, problems: [`${file}: ${list}`] }
  const read = list.map((entry, i) => engineOf(entry, dirname(resolve(file)), `${file}: engine ${i + 1}`))
  const problems = [...read.flatMap((each) => ('problems' in each ? each.problems : [])), ...twins(read, file)]
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, engines: read.flatMap((each) => ('engine' in each ? [each.engine] : [])) }
}

function listIn(text: string): readonly unknown[] | string {
  try {
    const parsed = fileSchema.safeParse(JSON.parse(text))
    if (!parsed.success) return 'it must be a list of engines, or {"engines": [ … ]}'
    return Array.isArray(parsed.data) ? parsed.data : parsed.data.engines
  } catch (problem) {
    return `it is not JSON (${(problem as Error).message})`
  }
}

type EntryReading = { readonly engine: EngineSpec } | { readonly problems: readonly string[] }

function engineOf(given: unknown, folder: string, place: string): EntryReading {
  const parsed = entrySchema.safeParse(given)
  if (!parsed.success) return { problems: parsed.error.issues.map((issue) => `${place}: ${inWords(issue)}`) }
  const { limit: written, ...entry } = parsed.data
  const limit = written === undefined ? undefined : parseLimit(written)
  if (limit && 'problem' in limit) return { problems: [`${place}: limit: ${limit.problem}`] }
  return { engine: specOf(entry, limit, folder) }
}

function inWords(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'unrecognized_keys') return `${issue.path.join('.') || 'it'}: ${issue.message}`
  const [wrong = ''] = issue.keys
  const meant = nearest(wrong, Object.keys(entrySchema.shape))
  return `there is no "${wrong}"${meant === undefined ? '' : `; did you mean "${meant}"?`}`
}

function specOf(
  { command, folder, ...entry }: Omit<Entry, 'limit'>,
  limit: Limit | undefined,
  base: string,
): EngineSpec {
  return {
    ...(withoutGaps(entry) as Pick<EngineSpec, 'name'>),
    command: /[\\/]/.test(command) && !isAbsolute(command) ? resolve(base, command) : command,
    ...(folder === undefined ? {} : { folder: resolve(base, folder) }),
    ...(limit ? { limit } : {}),
  }
}

const withoutGaps = (entry: object): object =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined))

function twins(read: readonly EntryReading[], file: string): string[] {
  const names = read.flatMap((each) => ('engine' in each ? [each.engine.name] : []))
  const twice = new Set(names.filter((name, i) => names.indexOf(name) !== i))
  return [...twice].map((name) => `${file}: two engines are called "${name}"; give each its own name`)
}

/** The engine a word means: its name, whatever the case, or the path of a program. */
export function engineNamed(
  word: string,
  known: readonly EngineSpec[],
): EngineSpec | { readonly suggestion: string | undefined } {
  const named = known.find(({ name }) => name.toLowerCase() === word.trim().toLowerCase())
  if (named) return named
  const path = resolve(word)
  if (/[\\/]/.test(word) && existsSync(path) && statSync(path).isFile()) return { name: basename(word), command: path }
  return {
    suggestion: nearest(
      word,
      known.map(({ name }) => name),
    ),
  }
}
