/** FILE may be left out: ARBITER_FILE stands in for it, or the only tournament file of the folder. */
import { typed } from '../../desk/shell.ts'
import { isThere } from '../../file/is-there.ts'
import type { Options } from '../command.ts'
import type { Signature } from '../command-values.ts'
import { refused } from '../stop.ts'
import { isAboutTournament } from '../word-meanings.ts'
import { message } from '../words/messages.ts'
import type { World } from '../world.ts'

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

/** The same for a command that is about to run: it asks back if the first word may be the file, mistyped. */
export async function withSureFile(
  signature: Signature,
  args: readonly string[],
  world: World,
): Promise<readonly string[]> {
  const meant = withFile(signature, args, world)
  const [first, second] = placesOfWords(meant, signature.options).map((place) => meant[place])
  if (meant === args || first === undefined || second === undefined || isShort(signature, args)) return meant
  const { looksLikeFile } = await import('./mistyped-file.ts')
  if (!looksLikeFile(second, first)) return meant
  const line = { text: typed(...signature.name.split(' '), ...meant) }
  const details = { word: { text: second }, file: { text: first }, command: line }
  throw refused('mistyped-file', message('line-mistyped-file', details), { word: second, file: first })
}

/** True if a word is missing, so that FILE is not among those typed. */
const isShort = ({ words, options }: Signature, args: readonly string[]): boolean =>
  placesOfWords(args, options).length < Object.values(words).filter((word) => !word.endsWith('?')).length

const isFile = (word: string, { disk }: World): boolean => word.endsWith('.arbiter') || isThere(disk, word)

function isFull({ words }: Signature, count: number): boolean {
  const shown = Object.values(words)
  return !shown.some((word) => word.includes('…')) && count >= shown.length
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
  const details = { files: files.toSorted().map((text) => ({ text })), variable: { text: 'ARBITER_FILE' } }
  throw refused('which-file', message('line-which-file', details), { files })
}
