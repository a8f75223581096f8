/** `arbiter demo` */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command } from '../command-line/command.ts'
import { linesOf } from '../command-line/lines.ts'
import type { World } from '../command-line/world.ts'
import { type Step, script } from '../demo/script.ts'
import { typed } from '../desk/shell.ts'
import { diskIn } from '../file/disk.ts'
import { type Paper, paperOf } from '../page/paper.ts'
import { wrapped } from '../page/prose.ts'

export const demo = command({
  about:
    'Plays a small league in the terminal, from the first entry to the final table: every command as a director would type it, with its real answer. On a terminal it waits for Enter between the steps.',
  words: {},
  options: { fast: { about: 'Do not wait for Enter' } },
  examples: ['arbiter demo', 'arbiter demo --fast'],
  run: async ({ options, world, json, arbiter }) => {
    const folder = mkdtempSync(join(tmpdir(), 'arbiter-demo-'))
    const show = json ? new Transcript() : new Stage(world, world.isTerminal && !options.fast)
    for (const step of script) await show.play(step, { ...world, disk: diskIn(folder) }, arbiter)
    return show.end(folder)
  },
})

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
    this.world.say(`\n${paper.strong(wrapped(say, paper.width))}\n`)
    for (const argv of commands) {
      this.world.say(`\n${paper.ink(`$ ${typed(...argv)}`)}\n`)
      await arbiter(argv, { ...world, warn: world.say })
    }
    await this.enter()
  }

  async end(folder: string) {
    const file = join(folder, 'club.arbiter')
    this.world.say(`
${this.paper.strong('That was a league. Now yours:')}

  arbiter new league my-league.arbiter --entrants people.csv   (a column "name" is enough)
  arbiter show my-league.arbiter                               (always says what to do next)
  arbiter --help                                               (all commands)

In a checkout of the project type npx arbiter instead of arbiter.

The demo's file is still there to play with:

  ${typed('show', file)}
`)
    await this.keys?.return?.()
    return { exit: 'done', isSaid: true } as const
  }

  private async enter(): Promise<void> {
    if (!this.keys) return
    this.world.say(this.paper.pencil('\n[Enter]'))
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
      this.steps.push({ say, command: typed(...argv), output, exit })
    }
  }

  async end(folder: string) {
    return { exit: 'done', data: { folder, steps: this.steps }, page: () => '' } as const
  }
}
