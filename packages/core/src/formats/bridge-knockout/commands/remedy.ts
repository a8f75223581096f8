/** A team gets its entry back, or plays a later event free (BRI-105). */
import * as z from 'zod/mini'
import { entrantOf } from '../../../chart/names.ts'
import { who } from '../../../commands/command-fields.ts'
import type { ParsedCommand } from '../../../commands/command-kind.ts'
import { described } from '../../../descriptions/schema-description.ts'
import type { Fact } from '../../../facts/fact.ts'
import { isRefused, type RefusedResult, refuse } from '../../../refusals/result.ts'
import type { Tournament } from '../../../tournament/tournament.ts'
import { ownCommand } from '../../commands/own-command.ts'
import { resolveEntrant } from '../../rule-book/resolve-entrant.ts'
import { freePlays, remedyGiven } from '../facts/remedy-given.ts'
import { message as about } from './descriptions/words/messages.ts'

const shape = {
  team: who,
  refund: described(z.optional(z.boolean()), about('about-remedy-refund')),
  freePlays: z.optional(z.readonly(z.array(z.enum(freePlays)).check(z.maxLength(20)))),
}

export const remedy = ownCommand('remedy', { shape, role: 'director', decide })

function decide(
  { chart }: Tournament,
  { team, refund, freePlays: free, note }: ParsedCommand<typeof shape>,
): Fact[] | RefusedResult {
  const who = resolveEntrant(chart, team)
  if (isRefused(who)) return who
  const freePlays = [...new Set(free)]
  if (!refund && freePlays.length === 0) return refuse({ code: 'no-remedy', entrant: entrantOf(chart, who) })
  const given = { ...(refund ? { refund: true as const } : {}), ...(freePlays.length > 0 ? { freePlays } : {}) }
  return [remedyGiven.fact({ entrant: chart.field.entrant(who).id, ...given, ...(note === undefined ? {} : { note }) })]
}
