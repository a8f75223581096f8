/** Ends a command before it is done: with an exit code, a code for programs and what to say, which ends in what to do next. */
import type { Message } from '@arbiter/core/messages'
import { textOf } from '../language/voice.ts'
import type { Exit } from './exit-code.ts'

/** The refusal as `--json` shows it: the text in the reader's language, and as data what it says. */
export interface StopData {
  readonly code: string
  readonly message: string
  readonly says?: readonly Message[]
  readonly [more: string]: unknown
}

export class Stop extends Error {
  readonly exit: Exit
  readonly data: StopData

  constructor(exit: Exit, data: StopData, cause?: unknown) {
    super(data.message, cause === undefined ? undefined : { cause })
    this.exit = exit
    this.data = data
  }
}

/** One sentence or several. */
export type Sentences = Message | readonly Message[]

/** The words typed cannot be understood. */
export const misused = (what: Sentences): Stop => new Stop('misused', stopData('wrong-usage', what))

/** It may not be done; nothing has changed. */
export const refused = (code: string, what: Sentences, more: object = {}): Stop =>
  new Stop('refused', { ...stopData(code, what), ...more })

/** The same, with what is in the way line by line, and below it what to do. */
export const refusedFor = (code: string, { heading, lines, hint = [] }: Lines, more: object = {}): Stop => {
  const says = [heading, ...lines.flat(), ...hint]
  const below = [...lines.map((line) => `  ${line.map(textOf).join(' ')}`), ...hint.map(textOf)]
  return new Stop('refused', { code, message: [textOf(heading), ...below].join('\n'), says, ...more })
}

export interface Lines {
  readonly heading: Message
  readonly lines: readonly (readonly Message[])[]
  readonly hint?: readonly Message[]
}

/** A file or the disk failed. */
export const failed = (code: string, what: Sentences, cause?: unknown, more: object = {}): Stop =>
  new Stop('failed', { ...stopData(code, what), ...more }, cause)

/** Sentences are set one after the other, or as lines. */
export function stopData(code: string, what: Sentences, between = ' '): StopData {
  const all = typeof what === 'string' || 'id' in what ? [what] : what
  const says = all.filter((each) => typeof each !== 'string')
  return { code, message: all.map(textOf).join(between), ...(says.length < all.length ? {} : { says }) }
}
