/** A world in a folder of its own: what is said is kept, the clock is ours. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Exit, exitCodes } from '../src/command-line/exit-code.ts'
import { run } from '../src/command-line/run.ts'
import type { World } from '../src/command-line/world.ts'
import { type Disk, diskIn } from '../src/file/disk.ts'
import { type LanguageCode, speak } from '../src/language/voice.ts'
import { emptyFolder } from './folder.ts'

export interface Outcome {
  readonly exit: Exit
  readonly code: number
  readonly out: string
  readonly err: string
}

export class Desk {
  readonly folder: string
  disk: Disk
  width = 80
  language: LanguageCode = 'en'
  /** As ARBITER_FILE says. */
  file: string | undefined
  private time = Date.parse('2026-05-01T14:00:00Z')

  constructor() {
    this.folder = emptyFolder()
    this.disk = diskIn(this.folder)
  }

  /** Types a command line, words separated by spaces; names with spaces as separate arguments. */
  async types(line: string, ...more: readonly string[]): Promise<Outcome> {
    return this.runs([...line.split(' '), ...more])
  }

  async runs(argv: readonly string[], input = ''): Promise<Outcome> {
    let [out, err] = ['', '']
    const world: World = {
      disk: this.disk,
      input: piped(input),
      width: this.width,
      height: 24,
      hasColour: false,
      language: this.language,
      file: this.file,
      isTerminal: false,
      say: (text) => {
        out += text
      },
      warn: (text) => {
        err += text
      },
      now: () => this.tick(),
      dice: () => 'dice',
    }
    const exit = await run(argv, world)
    await speak('en')
    return { exit, code: exitCodes[exit].code, out, err }
  }

  /** The answers to commands, as `apply` gives them. */
  async applies(
    file: string,
    commands: readonly object[],
  ): Promise<Outcome & { readonly answers: readonly ApplyAnswer[] }> {
    const outcome = await this.runs(['apply', file], commands.map((each) => `${JSON.stringify(each)}\n`).join(''))
    return { ...outcome, answers: answersIn(outcome.out) }
  }

  /** A league of so many, started. */
  async league(file: string, players: number, ...more: readonly string[]): Promise<void> {
    await this.starts('league', file, players, ...more)
  }

  async starts(format: string, file: string, players: number, ...more: readonly string[]): Promise<void> {
    await this.runs(['new', format, file, '--entrants', String(players), ...more])
    await this.runs(['start', file])
  }

  /** Reports what is open, the earlier in the list wins, until so many games were played or none is left. */
  async favourites(file: string, games: number): Promise<void> {
    for (let played = 0; played < games; played++) {
      const { todo } = JSON.parse((await this.runs(['show', file, '--json'])).out)
      if (todo[0]?.do !== 'report') return
      await this.runs(['report', file, todo[0].match, favouriteWins(todo[0])])
    }
  }

  bytes(file: string): Buffer {
    return readFileSync(join(this.folder, file))
  }

  path(file: string): string {
    return join(this.folder, file)
  }

  private tick(): number {
    this.time += 1000
    return this.time
  }
}

export interface ApplyAnswer {
  readonly ok: boolean
  readonly facts?: readonly { readonly seq: number }[]
  readonly refusal?: { readonly code: string; readonly message: string }
}

export const answersIn = (out: string): ApplyAnswer[] =>
  out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as ApplyAnswer)

async function* piped(input: string): AsyncGenerator<Uint8Array> {
  if (input !== '') yield Buffer.from(input)
}

/** Reports of the matches of a league in order, with results that leave no two players level for long. */
export const reports = (count: number): { do: 'report'; match: string; result: string }[] =>
  Array.from({ length: count }, (_, i) => ({
    do: 'report',
    match: String(i + 1),
    result: ['1-0', '0-1', '1/2-1/2'][(i * 7 + Math.floor(i / 3)) % 3] as string,
  }))

/** Player 3 beats Player 10. */
export const favouriteWins = ({ white, black }: { readonly white: string; readonly black: string }): '1-0' | '0-1' =>
  numberIn(white) < numberIn(black) ? '1-0' : '0-1'

const numberIn = (name: string): number => Number(/\d+/.exec(name))
