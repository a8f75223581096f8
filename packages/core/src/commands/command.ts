/** The commands that every format has, each a JSON object. */
import type { BroughtCommand } from '../formats/rule-book/format.ts'
import { correct, redo, revoke, undo } from './amendment-commands.ts'
import type { AnyCommandKind, WrittenCommand } from './command-kind.ts'
import { describe } from './describe-command.ts'
import { comeBack, edit, enter, start, withdraw } from './entry-commands.ts'
import { cancel, close, forfeit, report, rule } from './match-commands.ts'
import { pair } from './pair-command.ts'
import { reportSeveral } from './report-several.ts'

export const heart = [
  describe,
  enter,
  edit,
  withdraw,
  comeBack,
  start,
  pair,
  report,
  reportSeveral,
  correct,
  forfeit,
  cancel,
  rule,
  undo,
  redo,
  revoke,
  close,
] as const

/** A command that every format has. */
export type Command = WrittenCommand<(typeof heart)[number]>

/** The commands of a format: its own, and the common ones it does not replace. */
export const commandsOf = ({ commands: own = [] }: CommandSource): readonly AnyCommandKind[] =>
  own.length === 0
    ? heart
    : [...heart.filter(({ name }) => !own.some((each) => each.name === name)), ...own.filter(isKind)]

/** The command of that name: the format's own, or the common one. */
export const commandNamed = ({ commands: own = [] }: CommandSource, name: string): AnyCommandKind | undefined =>
  own.find((each): each is AnyCommandKind => each.name === name && isKind(each)) ?? heartByName.get(name)

const heartByName: ReadonlyMap<string, AnyCommandKind> = new Map(heart.map((kind) => [kind.name, kind]))

const isKind = (command: BroughtCommand): command is AnyCommandKind => 'read' in command

interface CommandSource {
  readonly commands?: readonly BroughtCommand[]
}

/** A command of a format not known here, with any fields. */
export interface OwnCommand {
  readonly do: string
  readonly [field: string]: unknown
}
