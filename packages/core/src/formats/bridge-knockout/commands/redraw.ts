/** Drawing again while nothing has been played: the start is taken back and made again with the teams present now (BRI-102). */

import * as z from 'zod/mini'
import { chartOf } from '../../../chart/apply.ts'
import type { Chart } from '../../../chart/chart.ts'
import type { Amendment } from '../../../commands/amendment.ts'
import { beginningShape, confirm, editShape, mostPeople, newcomer, who } from '../../../commands/command-fields.ts'
import type { ParsedCommand } from '../../../commands/command-kind.ts'
import { edited, entered, startOf, withdrawn } from '../../../commands/entry-commands.ts'
import { described } from '../../../descriptions/schema-description.ts'
import type { Fact, FactOf, RecordedFactOf } from '../../../facts/fact.ts'
import type { MatchId, Seq } from '../../../facts/ids.ts'
import { factsOf, takenBack } from '../../../facts/in-force.ts'
import { at } from '../../../lists/at.ts'
import { isRefused, type RefusedResult, refuse } from '../../../refusals/result.ts'
import type { Stamp } from '../../../tournament/stamp.ts'
import { Tournament } from '../../../tournament/tournament.ts'
import { ownCommand } from '../../commands/own-command.ts'
import { formatOf } from '../../rule-book/format.ts'
import { bridgeLedger } from '../ledger.ts'
import { message as about } from './descriptions/words/messages.ts'

const shape = {
  ...beginningShape,
  enter: described(
    z.optional(z.readonly(z.array(newcomer).check(z.maxLength(mostPeople)))),
    about('about-redraw-enter'),
  ),
  edits: described(
    z.optional(z.readonly(z.array(z.readonly(z.strictObject(editShape))).check(z.maxLength(mostPeople)))),
    about('about-redraw-edits'),
  ),
  withdraw: described(
    z.optional(z.readonly(z.array(who).check(z.maxLength(mostPeople)))),
    about('about-redraw-withdraw'),
  ),
  confirm: z.optional(confirm),
}
type Redraw = ParsedCommand<typeof shape>

export const redraw = ownCommand('redraw', { shape, role: 'director', decide })

function decide(tournament: Tournament, command: Redraw, stamp: Stamp): Amendment | RefusedResult {
  const { chart } = tournament
  const { started } = chart
  if (!started) return refuse({ code: 'not-started' })
  const played = matchesBegun(chart)
  if (played.length > 0 || bridgeLedger(chart).misplaced.all.length > 0)
    return refuse({ code: 'results-in', matches: played, rule: 'BRI-102' })
  const revoked = startTakenBack(tournament, started)
  const changes = changesOf(tournament, command, stamp, revoked([]))
  if (isRefused(changes)) return changes
  const then = chartWith(tournament, stamp, [revoked([]), ...changes])
  const start = startOf(then, { order: command.order, brackets: command.brackets ?? keptSizes(chart, then) })
  if (isRefused(start)) return start
  return { after: started.seq, confirm: command.confirm, make: (voids) => [revoked(voids), ...changes, start] }
}

/** Matches with a report, a ruling or a board. */
function matchesBegun(chart: Chart): MatchId[] {
  const scored = new Set(bridgeLedger(chart).boards.map(({ match }) => match))
  return [...chart.board.matches.values()]
    .filter(({ id, games, ruling }) => games.length > 0 || ruling || scored.has(id))
    .map(({ id }) => id)
}

const chartWith = ({ format, log }: Tournament, stamp: Stamp, facts: readonly Fact[]): Chart =>
  chartOf(format, [...log, ...stamp.onAll(facts)])

const ofTheDraw: readonly (string | undefined)[] = ['tournament-started', 'round-paired', 'seeds-published']

/** The start and the publications of its command; entries and edits of that command stay. */
function startTakenBack({ log }: Tournament, { key }: RecordedFactOf<'tournament-started'>) {
  const taken = takenBack(log)
  const facts = factsOf(log, key).filter((seq) => !taken.has(seq) && ofTheDraw.includes(log[seq - 1]?.type))
  return (voids: readonly Seq[]): FactOf<'command-revoked'> => ({
    type: 'command-revoked',
    how: 'redraw',
    facts,
    voids,
  })
}

/** New teams, corrected teams and teams that dropped out, each treated as before the draw. */
function changesOf(tournament: Tournament, command: Redraw, stamp: Stamp, revoked: Fact): Fact[] | RefusedResult {
  const { enter = [], edits = [], withdraw = [] } = command
  const wishes: ((before: Tournament) => Fact[] | RefusedResult)[] = [
    ...(enter.length > 0 ? [(before: Tournament) => entered(before, { entrants: enter })] : []),
    ...edits.map((edit) => (before: Tournament) => edited(before, edit)),
    ...withdraw.map((entrant) => (before: Tournament) => withdrawn(before, { entrant })),
  ]
  const facts: Fact[] = []
  for (const decide of wishes) {
    const before = new Tournament(tournament.format, [...tournament.log, ...stamp.onAll([revoked, ...facts])])
    const decided = decide(before)
    if (isRefused(decided)) return decided
    facts.push(...decided)
  }
  return facts
}

/** The cuts stay in place: a new team belongs to the first division whose lowest team stands below it in the list. */
function keptSizes(now: Chart, then: Chart): readonly number[] | undefined {
  const { options } = then
  const { entrants, present } = then.field
  const format = formatOf(then)
  const usual = then.field.divisions.sizesFor(present.length)
  if (!usual || format.gates?.start?.(options, entrants, present, false)) return usual
  const oneByOne = present.map(() => 1) // by strength, even if the numbers inside a bracket go by another order
  const { order } = format.seeding(options, entrants, present, then.dice, oneByOne)
  const sizes = now.field.divisions.all.map(() => 0)
  let last = 0
  for (const who of order) {
    const own = now.field.divisions.all.findIndex((bracket) => bracket.order.includes(who))
    last = own < 0 ? last : own
    sizes[last] = at(sizes, last) + 1
  }
  return format.field(present.length, options, sizes) ? usual : sizes
}
