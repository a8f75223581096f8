/** A requested change to the past, and the tournament as it would be with it. */

import { instantOf } from '@arbiter/core'
import { act, type Tournament } from '@arbiter/core/tournament'
import type { CommandInput, Live } from '../../live/live.ts'

const kinds = ['correct', 'revoke', 'misplaced', 'redraw'] as const

/** Corrections, revocations, moved teams and redraws: commands that can void results. */
export type Amendment = Extract<CommandInput, { readonly do: (typeof kinds)[number] }>

/** Computed here with the same rules and dice as on the server; nothing is recorded. */
export function asItWouldBe(live: Live, command: Amendment): Tournament | undefined {
  const then = live.tournament.asOf(live.seq)
  then.autoPair = live.seen.autoPair
  const asked = { by: then.last.by, now: instantOf(Date.now()) } as Parameters<typeof act>[2]
  return act(then, { ...command, confirm: true }, asked).ok ? then : undefined
}
