/** A line typed at the desk: a command without `arbiter` and FILE, a result alone, or Enter for what comes next. */
import type { Todo } from '@arbiter/core/bulletin'
import { respelled } from './old-spellings.ts'
import { wordsOfLine } from './shell-words.ts'
import { commands, isBranch } from './tree.ts'
import { isAboutTournament } from './word-meanings.ts'

export type PenLine =
  | { readonly kind: 'command'; readonly argv: readonly string[] }
  | { readonly kind: 'leave' }
  | { readonly kind: 'nothing' }

/** `7 1-0` is `report FILE 7 1-0`; what a result may be is said by `report`. */
export async function readPenLine(line: string, file: string, todo: readonly Todo[]): Promise<PenLine> {
  const typed = wordsOfLine(line)
  const [first] = typed
  if (first === undefined) return enter(file, todo)
  if (first === 'q' || first === 'quit') return { kind: 'leave' }
  const { argv } = respelled(first === 'u' ? ['undo', ...typed.slice(1)] : typed)
  return { kind: 'command', argv: await withFileOf(isCommand(argv[0] ?? '') ? argv : ['report', ...argv], file) }
}

const isCommand = (word: string): boolean =>
  isBranch(word) || word === 'help' || word.startsWith('--') || commands.some(({ name }) => name === word)

/** What can be done in one way only is done with Enter. */
function enter(file: string, [next]: readonly Todo[]): PenLine {
  const isPlain = next?.do === 'start' || next?.do === 'close' || (next?.do === 'pair' && !next.lengths)
  return isPlain ? { kind: 'command', argv: [next.do, file] } : { kind: 'nothing' }
}

async function withFileOf(argv: readonly string[], file: string): Promise<readonly string[]> {
  const length = isBranch(argv[0] ?? '') ? 2 : 1
  const name = argv.slice(0, length).join(' ')
  const command = await commands.find((each) => each.name === name)?.load()
  if (!command || !isAboutTournament(name, command.words) || argv[length] === file) return argv
  return argv.toSpliced(length, 0, file)
}
