/** Who may do what: roles from the most to the least, and what each may ask for. */

import { formatNamed, formats } from '@arbiter/core/formats'
import { commandsOf } from '@arbiter/core/tournament'

/** Each may do all that those behind it may. */
export const roles = ['owner', 'director', 'scorer', 'entrant', 'spectator'] as const
export type Role = (typeof roles)[number]

/** Roles that somebody can be given. */
export const givenRoles = ['owner', 'director', 'scorer'] as const
export type GivenRole = (typeof givenRoles)[number]

export const isAtLeast = (role: Role | undefined, least: Role): boolean =>
  role !== undefined && roles.indexOf(role) <= roles.indexOf(least)

/** The lesser of two roles, as for a token that may do less than whoever made it. */
export const lesser = <One extends Role>(one: One, other: One): One => (isAtLeast(one, other) ? other : one)

/** The commands to a tournament of a format that somebody of a role may give. */
export const commandsFor = (role: Role | undefined, format: string): string[] =>
  kindsOf(format)
    .filter((kind) => isAtLeast(role, kind.role))
    .map(({ name }) => name)

/** Who may give a command; one that the format does not have is refused to everybody later. */
export const leastFor = (command: string, format: string): Role =>
  kindsOf(format).find(({ name }) => name === command)?.role ?? 'scorer'

/** Must what it makes void be confirmed? Then it is weighed before it is done. */
export const isWeighed = (command: string, format: string): boolean =>
  kindsOf(format).some(({ name, shape }) => name === command && 'confirm' in shape)

function kindsOf(name: string) {
  const named = formatNamed(name, formats)
  return named.ok ? commandsOf(named.format) : []
}
