/** Runs one command line: finds the command, reads its words, prints its answer. */
import type { Message } from '@arbiter/core/messages'
import { sourceStack } from '@arbiter/engines'
import { type LanguageCode, languageCalled, languages, speak } from '../language/voice.ts'
import { paperOf } from '../page/paper.ts'
import { harmless } from '../page/text-width.ts'
import { catalogue, type Entry } from './catalogue.ts'
import type { Answer, AnyCommand, Call, Reply } from './command.ts'
import type { Exit } from './exit-code.ts'
import { jsonLine } from './json.ts'
import { readOptions, readWords } from './reading.ts'
import { failed, misused, Stop } from './stop.ts'
import { version } from './version.ts'
import { message } from './words/messages.ts'
import type { World } from './world.ts'

export async function run(argv: readonly string[], world: World): Promise<Exit> {
  try {
    await speak(world.language ?? 'en')
    const { asked, rest } = languageAsked(argv)
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
function languageAsked(argv: readonly string[]): { readonly asked?: string; readonly rest: readonly string[] } {
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
  const [topic] = rest.filter((word) => word !== '--json')
  if (name === '--help' || name === '-h' || (name === 'help' && topic === undefined)) return overview(world)
  if (name === '--version') return { exit: 'done', data: { version }, page: () => version }
  if (name === 'help') return helpOn(await found(topic as string), world)
  return call(await found(name), rest, world, language)
}

async function found(name: string): Promise<Entry> {
  const entry = catalogue.find((each) => each.name === name)
  if (entry) return entry
  const { suggestion } = await import('./suggestion.ts')
  const names = catalogue.map((each) => each.name)
  throw misused([
    message('line-no-command', { command: { text: name } }),
    ...suggestion(name, names),
    message('line-see', { command: { text: 'arbiter --help' } }),
  ])
}

async function call(entry: Entry, args: readonly string[], world: World, language: LanguageCode): Promise<Reply> {
  const command: AnyCommand = await entry.load()
  const { given, positionals } = await readOptions(entry.name, command, args)
  if (given['help']) return helpOn(entry, world)
  const words = readWords(entry.name, command, positionals)
  const { json, help: _, language: __, ...options } = given
  const arbiter: Call['arbiter'] = (argv, there) => run(argv, { ...there, language })
  return command.run({ words, options, json: json === true, world, arbiter } as unknown as Call<never, never>)
}

async function overview({ width }: World): Promise<Reply> {
  const { overviewData, overviewPage } = await import('./help.ts')
  return { exit: 'done', data: overviewData(), page: () => overviewPage(width) }
}

async function helpOn({ name, load }: Entry, { width }: World): Promise<Reply> {
  const { commandData, commandPage } = await import('./help.ts')
  const { run: _, ...command } = await load()
  return { exit: 'done', data: commandData(name, command), page: () => commandPage(name, command, width) }
}

function complain(error: unknown, isJson: boolean, world: World): Exit {
  const stop = error instanceof Stop ? error : fault(error)
  world.warn(`arbiter: ${stop.message.split('\n').map(harmless).join('\n')}\n`)
  if (isJson) world.say(jsonLine({ ok: false, refusal: stop.told }))
  return stop.exit
}

/** We are wrong, not the user, and somebody should hear of it. */
function fault(error: unknown): Stop {
  const what = error instanceof Error ? sourceStack(error.stack ?? error.message) : String(error)
  return failed('fault', message('line-fault', { problem: { text: what } }), error)
}
