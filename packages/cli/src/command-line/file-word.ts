/** FILE may be left out: ARBITER_FILE stands in for it, or the only tournament file of the folder. */
import { isThere } from '../file/is-there.ts'
import type { Options } from './command.ts'
import type { Signature } from './parsing.ts'
import { refused } from './stop.ts'
import { isAboutTournament } from './word-meanings.ts'
import { message } from './words/messages.ts'
import type { World } from './world.ts'

/** What was typed, with the file that is meant in its place. */
export function withFile(signature: Signature, args: readonly string[], world: World): readonly string[] {
  const { name, words, options } = signature
  if (!isAboutTournament(name, words)) return args
  const places = placesOfWords(args, options)
  const first = args[places[0] ?? args.length]
  if ((first !== undefined && isFile(first, world)) || isFull(signature, places.length)) return args
  const file = world.file ?? onlyFile(world)
  return file === undefined ? args : args.toSpliced(places[0] ?? args.length, 0, file)
}

const isFile = (word: string, { disk }: World): boolean => word.endsWith('.arbiter') || isThere(disk, word)

function isFull({ words }: Signature, typed: number): boolean {
  const shown = Object.values(words)
  return !shown.some((word) => word.includes('…')) && typed >= shown.length
}

/** Where the words stand among options and their values. */
export function placesOfWords(args: readonly string[], options: Options): number[] {
  return args.flatMap((arg, i) => (isOption(arg) || isValueDue(args[i - 1], options) ? [] : [i]))
}

const isOption = (arg: string): boolean => /^--?[a-z]/i.test(arg)

/** Whether the word that follows belongs to this option. */
export function isValueDue(arg: string | undefined, options: Options): boolean {
  const name = /^--([^=]+)$/.exec(arg ?? '')?.[1]
  return name !== undefined && (name === 'language' || options[name]?.value !== undefined)
}

function onlyFile({ disk }: World): string | undefined {
  const files = disk.namesIn('.').filter((name) => name.endsWith('.arbiter'))
  if (files.length < 2) return files[0]
  const told = { files: files.toSorted().map((text) => ({ text })), variable: { text: 'ARBITER_FILE' } }
  throw refused('which-file', message('line-which-file', told), { files })
}
