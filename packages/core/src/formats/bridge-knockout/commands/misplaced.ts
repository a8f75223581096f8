/** A team found in the wrong bracket: what the rules do about it, as facts (BRI-51 to BRI-57). */
import * as z from 'zod/mini'
import type { Amendment } from '../../../commands/amendment.ts'
import { confirm, match, who } from '../../../commands/command-fields.ts'
import type { ParsedCommand } from '../../../commands/command-kind.ts'
import { described } from '../../../descriptions/schema-description.ts'
import { bracketSchema } from '../../../facts/entrant.ts'
import type { Fact } from '../../../facts/fact.ts'
import type { EntrantId } from '../../../facts/ids.ts'
import { isRefused, type RefusedResult, refuse } from '../../../refusals/result.ts'
import type { Tournament } from '../../../tournament/tournament.ts'
import { ownCommand } from '../../commands/own-command.ts'
import { resolveEntrant } from '../../rule-book/resolve-entrant.ts'
import { type BracketChange, changeFor } from '../draw/bracket-change.ts'
import { bracketCorrected, faults, placements } from '../facts/bracket-corrected.ts'
import { remedyGiven } from '../facts/remedy-given.ts'
import { bridgeOptions } from '../options.ts'
import { message as about } from './descriptions/words/messages.ts'

const shape = {
  team: who,
  fault: z.enum(faults),
  placed: described(z.enum(placements), about('about-misplaced-placed')),
  to: described(z.optional(bracketSchema), about('about-misplaced-belongs')),
  joins: described(z.optional(match), about('about-misplaced-seat')),
  national: described(z.optional(z.boolean()), about('about-misplaced-national')),
  confirm: z.optional(confirm),
}
type MisplacedCommand = ParsedCommand<typeof shape>

export const misplaced = ownCommand('misplaced', { shape, role: 'director', decide })

function decide({ chart }: Tournament, command: MisplacedCommand): Amendment | RefusedResult {
  if (!chart.started) return refuse({ code: 'not-started' })
  const who = resolveEntrant(chart, command.team)
  if (isRefused(who)) return who
  const { fault, placed, to, joins } = command
  const found = changeFor(bridgeOptions.parse(chart.options), chart, { who, fault, placed, to, joins })
  if (isRefused(found)) return found
  const { id } = chart.field.entrant(who)
  return {
    after: chart.started.seq,
    confirm: command.confirm,
    make: (voids) => [
      bracketCorrected.fact({ ...corrected(id, command, found), voids, ...noteOf(command) }),
      ...remedyFor(id, command, found),
    ],
  }
}

function corrected(entrant: EntrantId, { fault, placed }: MisplacedCommand, found: BracketChange) {
  const { from, handicaps, secondRound, ...where } = found
  return {
    entrant,
    from,
    fault,
    placed,
    ...where,
    ...(handicaps === undefined ? {} : { handicaps }),
    ...(secondRound === undefined ? {} : { secondRound }),
  }
}

const noteOf = ({ note }: MisplacedCommand) => (note === undefined ? {} : { note })

/** A team that is out gets its entry back, and plays another event free. */
function remedyFor(entrant: EntrantId, { national }: MisplacedCommand, { action }: BracketChange): Fact[] {
  const freePlays = national ? (['tournament', 'national'] as const) : (['tournament'] as const)
  return action === 'out' ? [remedyGiven.fact({ entrant, refund: true, freePlays })] : []
}
