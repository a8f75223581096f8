/** `arbiter demo` */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Script, type Step, scriptOf } from '@arbiter/core/demos'
import { type AnyFormat, formats } from '@arbiter/core/formats'
import { command } from '../command-line/command.ts'
import { linesOf } from '../command-line/lines.ts'
import { misused } from '../command-line/stop.ts'
import type { World } from '../command-line/world.ts'
import { typed } from '../desk/shell.ts'
import { diskIn } from '../file/disk.ts'
import { textOf } from '../language/voice.ts'
import { type Paper, paperOf } from '../page/paper.ts'
import { wrapped } from '../page/prose.ts'
import { message } from './words/messages.ts'

const names = formats.map(({ name }) => name)
const demos = names.map((text) => ({ text }))

export const demo = command({
  about: message('cmd-demo-about'),
  words: {},
  options: {
    format: { value: 'NAME', about: message('cmd-demo-format', { formats: demos }) },
    fast: { about: message('cmd-demo-fast') },
  },
  examples: ['arbiter demo', 'arbiter demo --fast', ...names.map((name) => `arbiter demo --format ${name}`)],
  run: async ({ options, world, json, arbiter }) => {
    const format = formatShown(options.format)
    const script = scriptOf(format)
    const folder = mkdtempSync(join(tmpdir(), 'arbiter-demo-'))
    for (const [name, text] of Object.entries(script.files ?? {})) writeFileSync(join(folder, name), text)
    const show = json ? new Transcript() : new Stage(world, world.isTerminal && !options.fast)
    const there = { ...world, disk: diskIn(folder), now: eveningClock(world.now(), script) }
    for (const step of script.steps) await show.play(step, there, arbiter)
    return show.end(folder, script, format.name)
  },
})

function formatShown(wanted = 'league'): AnyFormat {
  const format = formats.find(({ name }) => name === wanted)
  if (format) return format
  throw misused(message('cmd-demo-none', { format: { text: wanted }, formats: demos }))
}

/** A demo takes seconds. Its clock goes as an evening's would, a minute and a half a command, and ends about now. */
function eveningClock(now: number, { steps }: Script): () => number {
  const pause = 90_000
  let time = now - pause * steps.reduce((sum, { commands }) => sum + commands.length, 0)
  return () => {
    time += pause
    return time
  }
}

type Arbiter = (argv: readonly string[], world: World) => Promise<unknown>

/** For eyes: a step at a time. */
class Stage {
  private readonly world: World
  private readonly paper: Paper
  private readonly keys: AsyncIterator<string> | undefined

  constructor(world: World, isWaiting: boolean) {
    this.world = world
    this.paper = paperOf(world)
    this.keys = isWaiting ? linesOf(world.input)[Symbol.asyncIterator]() : undefined
  }

  async play({ say, commands }: Step, world: World, arbiter: Arbiter): Promise<void> {
    const { paper } = this
    this.world.say(`\n${paper.strong(wrapped(textOf(say), paper.width))}\n`)
    for (const argv of commands) {
      this.world.say(`\n${paper.ink(`$ ${typed(...argv)}`)}\n`)
      await arbiter(argv, { ...world, warn: world.say })
    }
    await this.enter()
  }

  async end(folder: string, { file: name, thing, list }: Script, format: string) {
    const file = join(folder, name)
    const lines = [
      [`arbiter new ${format} my-${thing}.arbiter --entrants people.csv`, `(${textOf(list)})`],
      [`arbiter show my-${thing}.arbiter`, textOf(message('cmd-demo-show'))],
      ['arbiter --help', textOf(message('cmd-demo-help'))],
    ] as const
    const widest = Math.max(...lines.map(([line]) => line.length))
    const parts = [
      this.paper.strong(textOf(message('cmd-demo-yours'))),
      lines.map(([line, what]) => `  ${line.padEnd(widest)}   ${what}`).join('\n'),
      textOf(message('cmd-demo-checkout')),
      textOf(message('cmd-demo-file')),
      `  ${typed('show', file)}`,
    ]
    this.world.say(`\n${parts.join('\n\n')}\n`)
    await this.keys?.return?.()
    return { exit: 'done', isSaid: true } as const
  }

  private async enter(): Promise<void> {
    if (!this.keys) return
    this.world.say(this.paper.pencil(`\n${textOf(message('cmd-demo-enter'))}`))
    await this.keys.next()
  }
}

/** For programs: what was typed, and what was answered. */
class Transcript {
  private readonly steps: { say: string; command: string; output: string; exit: unknown }[] = []

  async play({ say, commands }: Step, world: World, arbiter: Arbiter): Promise<void> {
    for (const argv of commands) {
      let output = ''
      const keep = (text: string) => {
        output += text
      }
      const exit = await arbiter(argv, { ...world, hasColour: false, say: keep, warn: keep })
      this.steps.push({ say: textOf(say), command: typed(...argv), output, exit })
    }
  }

  async end(folder: string) {
    return { exit: 'done', data: { folder, steps: this.steps }, page: () => '' } as const
  }
}
