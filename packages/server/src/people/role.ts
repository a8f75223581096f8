/** Which role may do more, and the commands of each. */

import { type Role, roles } from '@arbiter/api/shapes'
import { formatNamed, formats } from '@arbiter/core/formats'
import { commandsOf } from '@arbiter/core/tournament'

export const isAtLeast = (role: Role | undefined, least: Role): boolean =>
  role !== undefined && roles.indexOf(role) <= roles.indexOf(least)

/** The lower of two roles. */
export const lesser = <One extends Role>(one: One, other: One): One => (isAtLeast(one, other) ? other : one)

/** The commands of a format that a role may give. */
export const commandsFor = (role: Role | undefined, format: string): string[] =>
  kindsOf(format)
    .filter((kind) => isAtLeast(role, kind.role))
    .map(({ name }) => name)

/** The lowest role for a command. Unknown commands are refused later. */
export const leastFor = (command: string, format: string): Role =>
  kindsOf(format).find(({ name }) => name === command)?.role ?? 'scorer'

/** True if the command must confirm what it voids, so that it can be previewed. */
export const isWeighed = (command: string, format: string): boolean =>
  kindsOf(format).some(({ name, shape }) => name === command && 'confirm' in shape)

function kindsOf(name: string) {
  const named = formatNamed(name, formats)
  return named.ok ? commandsOf(named.format) : []
}
