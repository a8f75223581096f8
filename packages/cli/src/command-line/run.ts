/** Runs one command line: finds the command, reads its words, prints its answer. */
import type { Message } from '@arbiter/core/messages'
import { sourceStack } from '@arbiter/engines'
import { type LanguageCode, languageCalled, languages, loadAllWords, speak } from '../language/voice.ts'
import { paperOf } from '../page/paper.ts'
import { harmless } from '../page/text-width.ts'
import type { Answer, AnyCommand, Call, LineReader, Reply } from './command.ts'
import type { CommandValues, Signature } from './command-values.ts'
import type { Exit } from './exit-code.ts'
import { jsonLine } from './json.ts'
import { respelled } from './old-spellings.ts'
import { failed, misused, Stop } from './stop.ts'
import { type BranchName, commands, type Entry, isBranch } from './tree.ts'
import { see } from './usage.ts'
import { version } from './version.ts'
import { message, words } from './words/messages.ts'
import type { World } from './world.ts'

export async function run(argv: readonly string[], world: World): Promise<Exit> {
  try {
    await speak(world.language ?? 'en')
    const { asked, rest } = languageOption(argv)
    const language = asked === undefined ? (world.language ?? 'en') : languageOrStop(asked)
    await speak(language)
    const reply = await answer(rest, world, language)
    if (!reply.isSaid) world.say(written(reply, wantsJson(argv), world))
    return reply.exit
  } catch (error) {
    return complain(error, wantsJson(argv), world)
  }
}

/** Heard first, so that complaints are in it too, and taken out: it may stand before the command. */
function languageOption(argv: readonly string[]): { readonly asked?: string; readonly rest: readonly string[] } {
  const at = argv.findIndex((word) => word === '--language' || word.startsWith('--language='))
  if (at < 0) return { rest: argv }
  const [, joined] = (argv[at] as string).split('=')
  const length = joined === undefined ? 2 : 1
  return { asked: joined ?? argv[at + 1] ?? '', rest: argv.toSpliced(at, length) }
}

function languageOrStop(code: string): LanguageCode {
  const known = languageCalled(code)
  if (known === undefined) throw misused(noLanguage(code))
  return known
}

function noLanguage(code: string): Message {
  const all = { languages: languages.map((text) => ({ text })) }
  return code === ''
    ? message('line-language-missing', all)
    : message('line-no-language', { language: { text: code }, ...all })
}

/** Also when the line could not be understood otherwise. */
const wantsJson = (argv: readonly string[]): boolean => argv.includes('--json')

function written({ data, page }: Answer, isJson: boolean, world: World): string {
  return isJson ? jsonLine(data) : `${page(paperOf(world))}\n`
}

async function answer(argv: readonly string[], world: World, language: LanguageCode): Promise<Reply> {
  const [name = '--help', ...rest] = argv
  if (name === '--version') return { exit: 'done', data: { version }, page: () => version }
  if (isHelp(name)) return helpOn(rest, world)
  if (name === '--complete') return proposals(rest, world)
  const { argv: typed, old, instead } = respelled(argv)
  if (old !== undefined)
    world.warn(`arbiter: ${words('line-old-spelling', { old: { text: old }, new: { text: instead } })}\n`)
  const found = await find(typed)
  return found.entry ? call(found.entry, found.rest, world, language) : branchPage(found.branch, world)
}

const isHelp = (word: string): boolean => ['--help', '-h', 'help'].includes(word)

/** A command with what was typed after it, or a branch of which none was chosen. */
type CommandSearch =
  | { readonly entry: Entry; readonly rest: readonly string[] }
  | { readonly entry?: never; readonly branch: BranchName }

async function find(argv: readonly string[]): Promise<CommandSearch> {
  const [first = '', second = '--help'] = argv
  if (isBranch(first) && (isHelp(second) || second.startsWith('--'))) return { branch: first }
  const length = isBranch(first) ? 2 : 1
  const name = argv.slice(0, length).join(' ')
  const entry = commands.find((each) => each.name === name)
  if (entry) return { entry, rest: argv.slice(length) }
  throw await noCommand(name, isBranch(first) ? `arbiter ${first} --help` : 'arbiter --help')
}

async function noCommand(name: string, help: string): Promise<Stop> {
  const { commandSuggestion } = await import('./suggestion.ts')
  return misused([
    message('line-no-command', { command: { text: name } }),
    ...commandSuggestion(name, commands),
    see(help),
  ])
}

async function call(entry: Entry, args: readonly string[], world: World, language: LanguageCode): Promise<Reply> {
  const [command] = await Promise.all([entry.load() as Promise<AnyCommand>, loadAllWords()])
  if (args.some((arg) => arg === '--help' || arg === '-h')) return commandHelp(entry, world)
  const signature = { ...command, name: entry.name }
  const { withSureFile } = await import('./file/file-word.ts')
  const { words: typed, options } = await valuesOf(signature, await withSureFile(signature, args, world))
  const { json, help: _, language: __, ...own } = options
  const arbiter: Call['arbiter'] = (argv, there) => run(argv, { ...there, language })
  return command.run({ words: typed, options: own, json: json === true, world, lines, arbiter } as unknown as Call<
    never,
    never
  >)
}

async function valuesOf(signature: Signature, args: readonly string[]): Promise<CommandValues> {
  const { plainValues } = await import('./command-values.ts')
  return plainValues(signature, args) ?? (await import('./parsing.ts')).parse(signature, args)
}

const lines: LineReader = {
  read: async (...line) => (await import('./pen-line.ts')).readPenLine(...line),
  proposals: async (...begun) => (await import('./completion.ts')).proposalsFor(...begun),
}

/** What a shell asks for at the Tab key: the words so far, the last one begun. */
async function proposals(argv: readonly string[], world: World): Promise<Reply> {
  const [{ proposalsFor }] = await Promise.all([import('./completion.ts'), loadAllWords()])
  const proposed = await proposalsFor(argv, world)
  world.say(proposed.map(({ word, about }) => `${harmless(word)}\t${harmless(about)}\n`).join(''))
  return { exit: 'done', isSaid: true }
}

/** `arbiter help`, `arbiter help bridge`, `arbiter help bridge lineup`. */
async function helpOn(argv: readonly string[], world: World): Promise<Reply> {
  const topic = argv.filter((word) => word !== '--json')
  if (topic.length === 0) return overview(world)
  const found = await find(respelled(topic).argv)
  return found.entry ? commandHelp(found.entry, world) : branchPage(found.branch, world)
}

async function overview({ width }: World): Promise<Reply> {
  const { overviewData, overviewPage } = await import('./help.ts')
  return { exit: 'done', data: overviewData(), page: () => overviewPage(width) }
}

async function branchPage(branch: BranchName, { width }: World): Promise<Reply> {
  const { branchData, branchPage: pageOf } = await import('./help.ts')
  return { exit: 'done', data: branchData(branch), page: () => pageOf(branch, width) }
}

async function commandHelp({ name, load }: Entry, { width }: World): Promise<Reply> {
  const [{ commandData, commandPage }, { run: _, ...command }] = await Promise.all([
    import('./help.ts'),
    load(),
    loadAllWords(),
  ])
  return { exit: 'done', data: commandData(name, command), page: () => commandPage(name, command, width) }
}

function complain(error: unknown, isJson: boolean, world: World): Exit {
  const stop = error instanceof Stop ? error : fault(error)
  world.warn(`arbiter: ${stop.message.split('\n').map(harmless).join('\n')}\n`)
  if (isJson) world.say(jsonLine({ ok: false, refusal: stop.data }))
  return stop.exit
}

/** We are wrong, not the user, and somebody should hear of it. */
function fault(error: unknown): Stop {
  const what = error instanceof Error ? sourceStack(error.stack ?? error.message) : String(error)
  return failed('fault', message('line-fault', { problem: { text: what } }), error)
}
