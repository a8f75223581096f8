/** What `arbiter demo` plays: steps, each with a sentence and the command lines a director types. */
import type { Message } from '../../message/message.ts'

export interface Step {
  readonly say: Message
  /** Command lines, without the word arbiter. */
  readonly commands: readonly (readonly string[])[]
}

export interface Script {
  /** The tournament file it makes. */
  readonly file: string
  /** What people call such a tournament: "my-league.arbiter". */
  readonly thing: string
  /** What a list of entrants needs. */
  readonly list: Message
  readonly steps: readonly Step[]
  /** Texts of the files in the folder at the start, by name. */
  readonly files?: Readonly<Record<string, string>>
}

/** "Q1.1 1-0" is a report of match Q1.1. */
export const reportsIn =
  (file: string) =>
  (...results: readonly string[]): string[][] =>
    results.map((result) => ['report', file, ...result.split(' ')])
