/** Runs one command line: finds the command, reads its words, prints its answer. */
import { sourceStack } from '@arbiter/engines'
import { paperOf } from '../page/paper.ts'
import { harmless } from '../page/text-width.ts'
import { catalogue, type Entry, groups } from './catalogue.ts'
import type { Answer, AnyCommand, Call, Reply } from './command.ts'
import { type Exit, exitCodes } from './exit-code.ts'
import { jsonLine } from './json.ts'
import { everywhere, readOptions, readWords } from './reading.ts'
import { misused, Stop } from './stop.ts'
import { version } from './version.ts'
import type { World } from './world.ts'

export async function run(argv: readonly string[], world: World): Promise<Exit> {
  try {
    const reply = await answer(argv, world)
    if (!reply.isSaid) world.say(written(reply, wantsJson(argv), world))
    return reply.exit
  } catch (error) {
    return complain(error, wantsJson(argv), world)
  }
}

/** Also when the line could not be understood otherwise. */
const wantsJson = (argv: readonly string[]): boolean => argv.includes('--json')

function written({ data, page }: Answer, isJson: boolean, world: World): string {
  return isJson ? jsonLine(data) : `${page(paperOf(world))}\n`
}

async function answer(argv: readonly string[], world: World): Promise<Reply> {
  const [name = '--help', ...rest] = argv
  const [topic] = rest.filter((word) => word !== '--json')
  if (name === '--help' || name === '-h' || (name === 'help' && topic === undefined)) return overview(world)
  if (name === '--version') return { exit: 'done', data: { version }, page: () => version }
  if (name === 'help') return helpOn(await found(topic as string), world)
  return call(await found(name), rest, world)
}

async function found(name: string): Promise<Entry> {
  const entry = catalogue.find((each) => each.name === name)
  if (entry) return entry
  const { suggestion } = await import('./suggestion.ts')
  const names = catalogue.map((each) => each.name)
  throw misused(`There is no command "${name}".${suggestion(name, names)} See: arbiter --help`)
}

async function call(entry: Entry, args: readonly string[], world: World): Promise<Reply> {
  const command: AnyCommand = await entry.load()
  const { given, positionals } = await readOptions(entry.name, command, args)
  if (given['help']) return helpOn(entry, world)
  const words = readWords(entry.name, command, positionals)
  const { json, help: _, ...options } = given
  return command.run({ words, options, json: json === true, world, arbiter: run } as unknown as Call<never, never>)
}

async function overview({ width }: World): Promise<Reply> {
  const [{ overviewPage }, { environment }] = await Promise.all([import('./help.ts'), import('./environment.ts')])
  const commands = catalogue.map(({ name, group, summary }) => ({ name, group, summary }))
  return {
    exit: 'done',
    data: { groups, commands, everywhere, exitCodes, environment },
    page: () => overviewPage(width),
  }
}

async function helpOn({ name, load }: Entry, { width }: World): Promise<Reply> {
  const [{ commandPage }, { meaningsOf }] = await Promise.all([import('./help.ts'), import('./word-meanings.ts')])
  const { run: _, ...command } = await load()
  const data = { name, ...command, meanings: meaningsOf(name, command.words) }
  return { exit: 'done', data, page: () => commandPage(name, command, width) }
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
  const message = `this is a fault in Arbiter. Look at the file with show before you repeat the command, and please report:\n${what}`
  return new Stop('failed', { code: 'fault', message }, error)
}
