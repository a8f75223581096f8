/** What may be typed next: commands, options and their values, and the names and matches of the tournament. */
import { formatNames } from '@arbiter/core/format-names'
import { proposeCompletions } from '@stricli/core'
import { textOf } from '../language/voice.ts'
import type { Signature } from './command-values.ts'
import { isValueDue, placesOfWords, withFile } from './file/file-word.ts'
import { respelled } from './old-spellings.ts'
import { applicationOf } from './parsing.ts'
import { branches, commands, type Entry, isBranch, trunk } from './tree.ts'
import type { World } from './world.ts'

export interface Proposal {
  readonly word: string
  readonly about: string
}

/** The last word is the one that was begun. */
export async function proposalsFor(argv: readonly string[], world: World): Promise<readonly Proposal[]> {
  const typed = argv.map(unquoted)
  const [begun = ''] = typed.slice(-1)
  const proposals = await allAfter(typed.slice(0, -1), begun, world)
  return proposals.filter(({ word }) => word.startsWith(begun))
}

/** A shell passes on what was typed, quotes and all. */
const unquoted = (word: string): string => word.replace(/^["']/, '').replace(/["']$/, '').replaceAll(/\\(.)/g, '$1')

async function allAfter(before: readonly string[], begun: string, world: World): Promise<readonly Proposal[]> {
  const [first, second] = before
  if (first === undefined) return [...trunk.flatMap((group) => group.commands), ...branchEntries].map(proposed)
  if (isBranch(first) && second === undefined) return branches[first].commands.map(withoutBranch)
  const { argv } = respelled(before)
  const entry = commands.find(({ name }) => name === argv.slice(0, name.split(' ').length).join(' '))
  return entry ? afterCommand(entry, argv.slice(entry.name.split(' ').length), begun, world) : []
}

const branchEntries = Object.entries(branches).map(([name, { title }]) => ({ name, summary: title }))

const proposed = ({ name, summary }: Pick<Entry, 'name' | 'summary'>): Proposal => ({
  word: name,
  about: textOf(summary),
})

const withoutBranch = ({ name, summary }: Entry): Proposal => ({
  word: name.split(' ')[1] ?? name,
  about: textOf(summary),
})

async function afterCommand(entry: Entry, args: readonly string[], begun: string, world: World) {
  const signature = { ...(await entry.load()), name: entry.name }
  if (begun.startsWith('-') || isValueDue(args.at(-1), signature.options)) return options(signature, args, begun)
  return wordsNext(signature, args, world)
}

/** The library knows which options were given already, and what each may be. */
async function options(signature: Signature, args: readonly string[], begun: string): Promise<Proposal[]> {
  const nowhere = { write: () => {} }
  const context = { process: { stdout: nowhere, stderr: nowhere } }
  const completions = await proposeCompletions(applicationOf(signature), [...args, begun], context)
  const named = completions.filter(({ completion }) => completion !== '--')
  return named.map(({ completion, brief }) => ({ word: completion, about: brief }))
}

async function wordsNext(signature: Signature, args: readonly string[], world: World): Promise<readonly Proposal[]> {
  const typed = withFile(signature, args, world)
  const words = placesOfWords(typed, signature.options).map((i) => typed[i] ?? '')
  const shown = Object.values(signature.words)
  const next = (shown[words.length] ?? shown.findLast((word) => word.includes('…')) ?? '').replace(/[?…]+$/, '')
  const plain = plainWords[next]
  if (plain) return plain.map((word) => ({ word, about: '' }))
  if (!asksTournament(next) || words[0] === undefined) return []
  const { matchesOpen, peopleIn } = await import('../desk/proposals.ts')
  return next === 'MATCH' ? matchesOpen(world, words[0]) : peopleIn(world, words[0])
}

const asksTournament = (word: string): boolean => ['MATCH', 'NAME', 'OPPONENT', 'TEAM', 'WHO'].includes(word)

const plainWords: Readonly<Record<string, readonly string[]>> = {
  FORMAT: formatNames,
  RESULT: ['1-0', '0-1', '1/2', '+-', '-+'],
  SHEET: ['bracket-sheet', 'tickets', 'go-to', 'rack', 'recap', 'conditions'],
  SHELL: ['bash', 'zsh', 'fish'],
  SUBJECT: ['match', 'rank', 'tie', 'bye', 'seed', 'out', 'champion', 'advance', 'handicap', 'number'],
}
