/** The differences between two arrangements (CUP-25). */
import { basename } from 'node:path'
import { nearest } from '@arbiter/core/issues'
import type { Message } from '@arbiter/core/messages'
import type { ArrangedEngine, Arrangement } from './arrangement.ts'
import { message } from './words/messages.ts'

export interface Difference {
  /** `limit`, `rules.draw.moves`, `engines.Old.options.Hash`. */
  readonly path: string
  readonly was: Message
  readonly now: Message
  /** The list of engines; an engine's program; how it plays. */
  readonly kind: 'engines' | 'program' | 'play'
}

/** The order of the engines and the folders of programs do not count. */
export function differences(before: Arrangement, now: Arrangement): readonly Difference[] {
  return [
    ...fieldDifferences(before.engines, now.engines),
    ...engineDifferences(before, now),
    ...playDifferences(before, now),
  ]
}

export const valueSaid = (value: string | undefined): Message =>
  value === undefined ? message('config-value-none') : message('config-value', { value: { text: value } })

// --- who plays ----------------------------------------------------------------------------------

type Engines = readonly ArrangedEngine[]

function fieldDifferences(before: Engines, now: Engines): Difference[] {
  const missing = namesOnlyIn(before, now)
  const added = namesOnlyIn(now, before)
  return [
    ...missing.map((name) => ({
      path: 'engines',
      was: valueSaid(name),
      now: missingSaid(name, added),
      kind: 'engines' as const,
    })),
    ...added.map((name) => ({
      path: 'engines',
      was: missingSaid(name, missing),
      now: valueSaid(name),
      kind: 'engines' as const,
    })),
  ]
}

const namesOnlyIn = (some: Engines, others: Engines): string[] =>
  some.map(({ name }) => name).filter((name) => others.every((other) => other.name !== name))

function missingSaid(name: string, names: readonly string[]): Message {
  const meant = nearest(name, names)
  if (meant === undefined) return message('config-engine-missing')
  return message('config-engine-near', { engine: { text: meant } })
}

// --- the engines that are in both ---------------------------------------------------------------

function engineDifferences(before: Arrangement, now: Arrangement): Difference[] {
  return before.engines.flatMap((was) => {
    const is = now.engines.find(({ name }) => name === was.name)
    if (!is) return []
    const path = `engines.${was.name}`
    return [
      ...between(programsOf(was), programsOf(is), path, 'program'),
      ...between(playOf(was), playOf(is), path, 'play'),
    ]
  })
}

const programsOf = ({ embedded, command, programs = [] }: ArrangedEngine): object => ({
  ...(embedded !== undefined && { embedded }),
  ...(command !== undefined && { command: basename(command) }),
  ...Object.fromEntries(programs.map(({ file, sha256 }) => [file, `SHA-256 ${sha256}`])),
})

/** Of file arguments and of the folder only the names count. */
function playOf({
  rating,
  options,
  limit,
  threads,
  restart,
  args = [],
  folder,
  programs = [],
}: ArrangedEngine): object {
  const files = new Set(programs.map(({ file }) => file))
  const shown = args.map((arg) => (files.has(basename(arg)) ? basename(arg) : arg)).join(' ')
  return { rating, options, limit, threads, restart, args: shown || undefined, folder: folder && basename(folder) }
}

// --- everything else ----------------------------------------------------------------------------

const playDifferences = (before: Arrangement, now: Arrangement): Difference[] =>
  between(generalPlay(before), generalPlay(now), '', 'play')

const generalPlay = ({ limit, rules, policies, patience }: Arrangement): object => ({
  limit,
  rules,
  policies,
  patience,
})

function between(before: object, now: object, path: string, kind: Difference['kind']): Difference[] {
  const [was, is] = [new Map(leaves(before, path)), new Map(leaves(now, path))]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((at) => {
    const [a, b] = [was.get(at), is.get(at)]
    return a === b ? [] : [{ path: at, was: valueSaid(a), now: valueSaid(b), kind }]
  })
}

/** All values with their paths. */
function leaves(value: unknown, path: string): [string, string][] {
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null) return [[path, String(value)]]
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, path === '' ? name : `${path}.${name}`))
}
