/** Commands that a format brings. Each is one module: its fields, the role it needs, and its decision. */

import { type AnyCommandKind, type CommandKind, type CommandSpec, commandKind } from '../../commands/command-kind.ts'
import type { Shape } from '../../facts/kind.ts'

export type AnyOwnCommand = AnyCommandKind

/** A command with the name of one every format has replaces it in this format. */
export const ownCommand = <const Name extends string, Of extends Shape>(
  name: Name,
  spec: CommandSpec<Of>,
): CommandKind<Name, Of> => commandKind(name, spec)
