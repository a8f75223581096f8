/** What the person who looks at a tournament may do with it. */
import type { Command } from '@arbiter/core'
import type { TournamentAnswer } from './live.ts'

export const roles = ['owner', 'director', 'scorer', 'entrant', 'spectator'] as const
export type Role = (typeof roles)[number]

export class Permissions {
  readonly role: Role
  /** True for people who see facts that the public does not. */
  readonly isInside: boolean
  readonly #commands: ReadonlySet<string>

  constructor({ role, commands, archived }: TournamentAnswer, audience: 'inside' | 'outside') {
    this.role = role
    this.isInside = audience === 'inside'
    this.#commands = new Set(archived ? [] : commands)
  }

  /** Nobody sends commands to an archived tournament. */
  may(command: Command['do']): boolean {
    return this.#commands.has(command)
  }
}
