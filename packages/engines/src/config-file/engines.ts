/** The engines: from definition files, by name, or written out. */
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { nearest } from '@arbiter/core/issues'
import type { Message } from '@arbiter/core/messages'
import type { Limit } from '../clock/limit.ts'
import { embeddedEngines } from '../engine/embedded-engines.ts'
import { commandFrom, isFolder } from '../engine/programs.ts'
import { engineNamed, enginesHere } from '../engine/roster.ts'
import type { EngineSpec } from '../engine/spec.ts'
import { message as ofPrograms } from '../uci/words/messages.ts'
import { checked } from './check.ts'
import { saidOr, unreadable } from './files.ts'
import { readJson } from './json.ts'
import { problemWithName } from './name.ts'
import { problemWithProgram } from './program-problem.ts'
import type { Path, Review } from './review.ts'
import { type ConfigFields, cup, type EngineFields, engineSchema } from './schema.ts'
import { limitIn, type TimeControls } from './time.ts'
import { message } from './words/messages.ts'

/** The place of an engine in the configuration, and its context. */
interface Place {
  readonly review: Review
  readonly path: Path
  /** The folder for its paths. */
  readonly folder: string
  readonly times: TimeControls
}

/** Without an engine if the entry was invalid. */
interface Entry {
  readonly place: Place
  readonly engine: EngineSpec | undefined
}

export async function fieldIn({ EngineSetup }: ConfigFields, from: Omit<Place, 'path'>): Promise<EngineSpec[]> {
  if (!EngineSetup) return []
  const { EngineDefFolder, EngineDefList = [], Engines = [] } = EngineSetup
  const folder = resolve(from.folder, saidOr(EngineDefFolder, '.'))
  const entries: Entry[] = []
  for (const [i, file] of EngineDefList.entries())
    entries.push(await definedIn(file, { ...from, folder, path: ['EngineSetup', 'EngineDefList', i] }))
  for (const [i, each] of Engines.entries())
    entries.push(listed(each, { ...from, path: ['EngineSetup', 'Engines', i] }))
  objectToNumber(entries.length, from.review)
  objectToTwins(entries)
  return entries.flatMap(({ engine }) => engine ?? [])
}

/** CUP-4. */
function objectToNumber(count: number, review: Review): void {
  const refusal = cup.field(count, {})?.refusal
  if (refusal?.code !== 'wrong-field') return
  const sizes = 'sizes' in refusal.allowed ? refusal.allowed.sizes : []
  review.objects(['EngineSetup'], message('config-field', { count, sizes }))
}

function objectToTwins(entries: readonly Entry[]): void {
  const taken = new Set<string>()
  for (const { engine, place } of entries) {
    const name = engine?.name.toLowerCase()
    if (engine && name !== undefined && taken.has(name))
      place.review.objects(place.path, message('config-twins', { engine: { text: engine.name } }))
    if (name !== undefined) taken.add(name)
  }
}

// --- one engine ---------------------------------------------------------------------------------

async function definedIn(file: string | undefined, place: Place): Promise<Entry> {
  if (file === undefined) return { place, engine: undefined }
  const path = resolve(place.folder, file)
  const text = await readFile(path, 'utf8').catch((problem: NodeJS.ErrnoException) => problem)
  if (typeof text !== 'string') {
    place.review.objects(place.path, unreadable(path, text))
    return { place, engine: undefined }
  }
  return defined(text, { ...place, review: place.review.ofFile(file), path: [], folder: dirname(path) })
}

function defined(text: string, place: Place): Entry {
  const json = readJson(text)
  if ('problem' in json) place.review.objects([], json.problem)
  const written = 'value' in json ? checked(engineSchema, json.value, place.review) : undefined
  return { place, engine: written && writtenOut(written, place) }
}

const listed = (each: string | EngineFields | undefined, place: Place): Entry => ({
  place,
  engine: typeof each === 'string' ? named(each, place) : each && writtenOut(each, place),
})

function named(word: string, { review, path, folder, times }: Place): EngineSpec | undefined {
  const found = engineNamed(commandFrom(word, folder), enginesHere())
  if ('command' in found) objectToAll(problemWithProgram(found.command, folder), path, review)
  if ('command' in found) return withLimit(found, found.limit && times.withMargins(found.limit))
  review.doesNotKnow(path, message('config-no-engine', { engine: { text: word } }), found.suggestion)
  return undefined
}

function writtenOut(engine: EngineFields, place: Place): EngineSpec | undefined {
  const limit = ownLimit(engine, place)
  const base = engine.Embedded === undefined ? program(engine, place) : embedded(engine.Embedded, engine, place)
  const problem = base && problemWithName(base.name)
  if (problem !== undefined) place.review.objects([...place.path, 'Name'], problem)
  return base && withLimit(base, limit ?? (base.limit && place.times.withMargins(base.limit)))
}

const withLimit = ({ limit: _, ...engine }: EngineSpec, limit: Limit | undefined): EngineSpec =>
  limit ? { ...engine, limit } : engine

/** Checked at once. */
function program(engine: EngineFields, place: Place): EngineSpec | undefined {
  const { Name: name, Command, Path: Program } = engine
  const { review, path, folder } = place
  const written = Command ?? Program
  if (name === undefined) review.misses([...path, 'Name'])
  if (written === undefined && !programNames.some((each) => review.hasObjected([...path, each])))
    review.objects(path, message('config-no-program'))
  if (Command !== undefined && Program !== undefined) review.objects([...path, 'Path'], message('config-path-twice'))
  const command = commandFrom(written ?? '', folder)
  const problems = written === undefined ? [] : problemWithProgram(command, folder)
  objectToAll(problems, [...path, Command === undefined ? 'Path' : 'Command'], review)
  return name === undefined ? undefined : { name, command, ...settings(engine, place) }
}

const programNames = ['Command', 'Path', 'Embedded']

function objectToAll([problem, ...more]: readonly Message[], path: Path, review: Review): void {
  if (problem) review.objects(path, problem, ...more)
}

function settings({ Args, Folder, Options, Rating, Threads, Restart }: EngineFields, place: Place) {
  const args = typeof Args === 'string' ? argumentsIn(Args) : Args
  const folder = Folder === undefined ? undefined : resolve(place.folder, Folder)
  if (folder !== undefined && !isFolder(folder))
    place.review.objects([...place.path, 'Folder'], ofPrograms('uci-no-folder', { folder: { text: folder } }))
  return {
    ...(args && args.length > 0 && { args }),
    ...(folder !== undefined && { folder }),
    ...(Options && { options: Options }),
    ...(Rating !== undefined && { rating: Rating }),
    ...(Threads !== undefined && { threads: Threads }),
    ...(Restart !== undefined && { restart: Restart }),
  }
}

/** Separated by blanks; quoted text stays together. */
const argumentsIn = (text: string): string[] =>
  (text.match(/"[^"]*"|[^\s"]+/g) ?? []).map((word) => word.replace(/^"(.*)"$/, '$1'))

function embedded(word: string, engine: EngineFields, { review, path }: Place): EngineSpec | undefined {
  const siblings = embeddedEngines()
  for (const name of ['Command', 'Path', 'Args', 'Folder'] as const)
    if (engine[name] !== undefined && engine[name] !== null)
      review.objects([...path, name], message('config-not-beside-embedded'))
  const found = siblings.find(({ name }) => name.toLowerCase() === word.trim().toLowerCase())
  if (!found) return unknownSibling(word, siblings, [...path, 'Embedded'], review)
  const { Name, Rating, Options, Threads, Restart } = engine
  return {
    ...found,
    ...(Name !== undefined && { name: Name }),
    ...(Rating !== undefined && { rating: Rating }),
    ...(Options && { options: { ...found.options, ...Options } }),
    ...(Threads !== undefined && { threads: Threads }),
    ...(Restart !== undefined && { restart: Restart }),
  }
}

function unknownSibling(word: string, siblings: readonly EngineSpec[], path: Path, review: Review): undefined {
  const names = siblings.map(({ name }) => name)
  review.doesNotKnow(path, message('config-not-built-in', { engine: { text: word } }), nearest(word, names))
}

// --- its time -----------------------------------------------------------------------------------

/** A limit of its own, or one of the list; the first of the list is the default. */
function ownLimit({ Limit, TimeControlID }: EngineFields, place: Place): Limit | undefined {
  const { review, path, times } = place
  if (Limit !== undefined && TimeControlID !== undefined)
    review.objects([...path, 'TimeControlID'], message('config-not-beside-limit'))
  const limit = Limit === undefined ? undefined : limitIn(Limit, [...path, 'Limit'], review)
  return limit ? times.withMargins(limit) : chosen(TimeControlID, place)
}

function chosen(id: number | undefined, { review, path, times: { byId, limit } }: Place): Limit | undefined {
  if (id === undefined) return undefined
  if (!byId) review.unused.add('TimeControlID')
  else if (!byId.has(id))
    review.objects(
      [...path, 'TimeControlID'],
      message('config-no-time-control', { number: id, known: [...byId.keys()] }),
    )
  const own = byId?.get(id)
  return own === limit ? undefined : own
}
