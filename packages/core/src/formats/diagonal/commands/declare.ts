/** The director declares the winner. */
import * as z from 'zod/mini'
import type { Chart } from '../../../chart/chart.ts'
import { entrantOf, entrantsOf } from '../../../chart/names.ts'
import type { Who } from '../../../chart/slot.ts'
import type { Title } from '../../../chart/title.ts'
import { mostPeople, who } from '../../../commands/command-fields.ts'
import type { ParsedCommand } from '../../../commands/command-kind.ts'
import { described } from '../../../descriptions/schema-description.ts'
import { message as about } from '../../../descriptions/words/messages.ts'
import type { Fact } from '../../../facts/fact.ts'
import type { EntrantId } from '../../../facts/ids.ts'
import { isRefused, type RefusedResult, refuse } from '../../../refusals/result.ts'
import type { Tournament } from '../../../tournament/tournament.ts'
import { ownCommand } from '../../commands/own-command.ts'
import { resolveEntrant } from '../../rule-book/resolve-entrant.ts'

const shape = {
  winners: described(
    z.readonly(z.array(who).check(z.minLength(1), z.maxLength(mostPeople))),
    about('about-ended-winners'),
  ),
}

export const declare = ownCommand('declare', { shape, role: 'director', decide })

function decide({ chart }: Tournament, { winners, note }: ParsedCommand<typeof shape>): Fact[] | RefusedResult {
  if (!chart.started) return refuse({ code: 'not-started' })
  const { title } = chart
  if (!title || title.declared)
    return refuse({ code: 'nothing-to-declare', waitsFor: chart.board.openMatches().map((match) => match.id) })
  const meant: EntrantId[] = []
  for (const name of winners) {
    const who = ableToWin(chart, title, name)
    if (isRefused(who)) return who
    meant.push(chart.field.entrant(who).id)
  }
  return [title.declaration([...new Set(meant)], note)]
}

function ableToWin(chart: Chart, title: Title, name: string): Who | RefusedResult {
  const who = resolveEntrant(chart, name)
  const able = title.among()
  if (isRefused(who) || able.includes(who)) return who
  return refuse({ code: 'cannot-win', entrant: entrantOf(chart, who), among: entrantsOf(chart, able) })
}
