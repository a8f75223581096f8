/** What a command touches outside itself: screen, keyboard, disk, clock and chance. Tests and the demo bring their own. */

import { unwatchFile, watchFile } from 'node:fs'
import type { Disk } from '../file/disk.ts'
import { diskIn } from '../file/disk.ts'
import { randomHex } from '../file/random.ts'
import { type LanguageCode, languageIn } from '../language/voice.ts'

export interface World {
  readonly disk: Disk
  /** What is typed or piped in. */
  readonly input: AsyncIterable<Uint8Array>
  /** Columns of the page. */
  readonly width: number
  /** Lines of the screen. */
  readonly height: number
  readonly hasColour: boolean
  /** The language that is spoken unless another is asked for. */
  readonly language?: LanguageCode
  /** The tournament file that is meant where none is typed. */
  readonly file?: string | undefined
  /** Somebody sits in front of it. */
  readonly isTerminal: boolean
  /** Their screen and keyboard, for what draws a whole screen. */
  readonly terminal?: Terminal | undefined
  say(text: string): void
  warn(text: string): void
  /** Milliseconds since 1970. */
  now(): number
  /** A seed for a tournament's draws. */
  dice(): string
}

export interface Terminal {
  readonly input: NodeJS.ReadableStream
  readonly output: NodeJS.WriteStream
  size(): { readonly width: number; readonly height: number }
  /** Says when a file changes; the answer ends it. */
  watch(file: string, changed: () => void): () => void
}

export function thisMachine(): World {
  const { stdin, stdout, stderr, env } = process
  return {
    disk: diskIn(process.cwd()),
    input: stdin,
    // Asked anew every time: somebody may change the size of the window.
    get width() {
      return widthOf(env['COLUMNS'], stdout.columns)
    },
    get height() {
      return stdout.rows || 24
    },
    hasColour: stdout.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
    language: languageIn(env),
    file: env['ARBITER_FILE'] || undefined,
    isTerminal: stdout.isTTY === true && stdin.isTTY === true,
    terminal: stdout.isTTY && stdin.isTTY ? terminalOf(stdin, stdout) : undefined,
    say: (text) => {
      stdout.write(text)
    },
    warn: (text) => {
      stderr.write(text)
    },
    now: () => Date.now(),
    dice: () => randomHex(8),
  }
}

const terminalOf = (input: NodeJS.ReadStream, output: NodeJS.WriteStream): Terminal => ({
  input,
  output,
  size: () => ({ width: widthOf(undefined, output.columns), height: output.rows || 24 }),
  watch: (file, changed) => {
    watchFile(file, { interval: 250 }, changed)
    return () => unwatchFile(file, changed)
  },
})

function widthOf(columns: string | undefined, terminal: number | undefined): number {
  const wanted = Number(columns) || terminal || 80
  return Math.max(40, Math.min(wanted, 400))
}
