/** The team with the choice names its opponent. */

import { entrantOf, entrantsOf } from '../../../chart/names.ts'
import { who } from '../../../commands/command-fields.ts'
import type { ParsedCommand } from '../../../commands/command-kind.ts'
import { pairedByHand } from '../../../commands/pair-command.ts'
import { described } from '../../../descriptions/schema-description.ts'
import type { Fact } from '../../../facts/fact.ts'
import { first } from '../../../lists/at.ts'
import { isRefused, type RefusedResult, refuse } from '../../../refusals/result.ts'
import type { Tournament } from '../../../tournament/tournament.ts'
import { ownCommand } from '../../commands/own-command.ts'
import { resolveEntrant } from '../../rule-book/resolve-entrant.ts'
import { message as about } from './descriptions/words/messages.ts'

const shape = { opponent: described(who, about('about-choose-opponent')) }

export const choose = ownCommand('choose', { shape, role: 'director', decide })

function decide({ chart }: Tournament, { opponent, note }: ParsedCommand<typeof shape>): Fact[] | RefusedResult {
  if (!chart.started) return refuse({ code: 'not-started' })
  const choices = chart.wants.filter((each) => each.what === 'choice')
  if (choices.length === 0)
    return refuse({ code: 'nothing-to-choose', waitsFor: chart.board.openMatches().map((match) => match.id) })
  const who = resolveEntrant(chart, opponent)
  if (isRefused(who)) return who
  const wanted = choices.find(({ among }) => among.includes(who)) ?? first(choices)
  if (!wanted.among.includes(who))
    return refuse({
      code: 'not-to-be-chosen',
      opponent: entrantOf(chart, who),
      among: entrantsOf(chart, wanted.among),
    })
  return [pairedByHand(chart, wanted, wanted.chosen(who), note)]
}
