/** What a command is: the words and options it takes, what it is for, and what it answers. */
import type { Todo } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import type { Paper } from '../page/paper.ts'
import type { Proposal } from './completion.ts'
import type { Exit } from './exit-code.ts'
import type { PenLine } from './pen-line.ts'
import type { World } from './world.ts'

/** The words after the command's name, in order: `FILE`, `NAME?` may be left out, `NAME…` is one or more, `NAME…?` any number. */
export type Words = Readonly<Record<string, string>>

/** `value` names what follows the option; without it the option is a switch. */
export interface Option {
  readonly value?: string
  readonly isList?: true
  readonly about: Message
}
export type Options = Readonly<Record<string, Option>>

type WordValues<W extends Words> = {
  readonly [K in keyof W]: W[K] extends `${string}…` | `${string}…?`
    ? readonly string[]
    : W[K] extends `${string}?`
      ? string | undefined
      : string
}

type OptionValues<O extends Options> = {
  readonly [K in keyof O]: O[K] extends { isList: true }
    ? readonly string[]
    : O[K] extends { value: string }
      ? string | undefined
      : boolean
}

/** The command line as the desk uses it, which is itself a command. */
export interface LineReader {
  read(line: string, file: string, todo: readonly Todo[]): Promise<PenLine>
  proposals(argv: readonly string[], world: World): Promise<readonly Proposal[]>
}

/** One use of a command. */
export interface Call<W extends Words = Words, O extends Options = Options> {
  readonly words: WordValues<W>
  readonly options: OptionValues<O>
  readonly json: boolean
  readonly world: World
  /** Reads and completes lines of the desk. */
  readonly lines: LineReader
  /** Runs another command line, as the demo does. */
  arbiter(argv: readonly string[], world: World): Promise<Exit>
}

/** The answer, as data and as a page. */
export interface Answer {
  readonly exit: Exit
  readonly isSaid?: false
  readonly data: unknown
  page(paper: Paper): string
}

/** A command that has said everything while it ran answers with the exit alone. */
export type Reply = Answer | { readonly exit: Exit; readonly isSaid: true }

export interface Command<W extends Words = Words, O extends Options = Options> {
  readonly about: Message
  readonly words: W
  readonly options: O
  readonly examples: readonly string[]
  run(call: Call<W, O>): Reply | Promise<Reply>
}

/** A command as the command line holds it, whatever its words. */
export interface AnyCommand extends Omit<Command, 'run'> {
  run(call: Call<never, never>): Reply | Promise<Reply>
}

/** Declares a command; its words and options give the call its type. */
export const command = <const W extends Words, const O extends Options>(declared: Command<W, O>): Command<W, O> =>
  declared
