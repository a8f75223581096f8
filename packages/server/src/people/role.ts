/** Who may do what: roles from the most to the least, and what each may ask for. */
import type { Command } from '@arbiter/core'

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

/** A scorer writes down what was played; what changes the past, the field or the draw is the director's. */
export const commandRoles = {
  report: 'scorer',
  lineup: 'scorer',
  score: 'scorer',
  enter: 'director',
  edit: 'director',
  withdraw: 'director',
  return: 'director',
  start: 'director',
  pair: 'director',
  choose: 'director',
  correct: 'director',
  abandon: 'director',
  arrange: 'director',
  change: 'director',
  forfeit: 'director',
  cancel: 'director',
  rule: 'director',
  declare: 'director',
  post: 'director',
  remedy: 'director',
  misplaced: 'director',
  redraw: 'director',
  undo: 'director',
  redo: 'director',
  revoke: 'director',
  close: 'director',
} as const satisfies Record<Command['do'], Role>

export const commandNames = Object.keys(commandRoles) as Command['do'][]
