/** Drawing again while nothing has been played: the start is taken back and made anew, with who is there now (BRI-102). */
import { chartOf } from '../chart/apply.ts'
import type { Chart } from '../chart/chart.ts'
import type { Fact, FactOf, RecordedOf } from '../facts/fact.ts'
import type { MatchId, Seq } from '../facts/ids.ts'
import { factsOf, takenBack } from '../facts/standing.ts'
import { bridgeLedger } from '../formats/bridge-knockout/ledger.ts'
import { isRefusal, type Refusal } from '../refusals/refusal.ts'
import type { Changing } from './changes.ts'
import type { CommandOf } from './command.ts'
import { decideEntering, startOf } from './entering.ts'
import type { Stamp } from './stamp.ts'
import { Tournament } from './tournament.ts'

type Redraw = CommandOf<'redraw'>

export function redraw(tournament: Tournament, command: Redraw, stamp: Stamp): Changing | Refusal {
  const { chart, format } = tournament
  const { started } = chart
  if (format.about.whom !== 'teams') return { code: 'not-in-this-format', wish: command.do, format: format.name }
  if (!started) return { code: 'not-started' }
  const played = matchesBegun(chart)
  if (played.length > 0 || bridgeLedger(chart).misplaced.all.length > 0)
    return { code: 'results-in', matches: played, rule: 'BRI-102' }
  const revoked = startTakenBack(tournament, started)
  const changes = changesOf(tournament, command, stamp, revoked([]))
  if (isRefusal(changes)) return changes
  const then = chartWith(tournament, stamp, [revoked([]), ...changes])
  const start = startOf(then, { order: command.order, brackets: command.brackets ?? keptSizes(chart, then) })
  return isRefusal(start) ? start : { after: started.seq, make: (voids) => [revoked(voids), ...changes, start] }
}

/** Those with a report, a ruling or a board. */
function matchesBegun(chart: Chart): MatchId[] {
  const scored = new Set(bridgeLedger(chart).boards.map(({ match }) => match))
  return [...chart.matches.values()]
    .filter(({ id, games, ruling }) => games.length > 0 || ruling || scored.has(id))
    .map(({ id }) => id)
}

const chartWith = ({ format, log }: Tournament, stamp: Stamp, facts: readonly Fact[]): Chart =>
  chartOf(format, [...log, ...stamp.onAll(facts)])

const ofTheDraw: readonly (string | undefined)[] = ['tournament-started', 'round-paired', 'seeds-published']

/** The start and what its command published; who was entered or edited with it stays so. */
function startTakenBack({ log }: Tournament, { key }: RecordedOf<'tournament-started'>) {
  const taken = takenBack(log)
  const facts = factsOf(log, key).filter((seq) => !taken.has(seq) && ofTheDraw.includes(log[seq - 1]?.type))
  return (voids: readonly Seq[]): FactOf<'command-revoked'> => ({
    type: 'command-revoked',
    how: 'redraw',
    facts,
    voids,
  })
}

/** New teams, corrected ones and those who have dropped out, each decided as if the draw had not been made. */
function changesOf(tournament: Tournament, command: Redraw, stamp: Stamp, revoked: Fact): Fact[] | Refusal {
  const { enter = [], edits = [], withdraw = [] } = command
  const wishes = [
    ...(enter.length > 0 ? [{ do: 'enter', entrants: enter } as const] : []),
    ...edits.map((edit) => ({ do: 'edit', ...edit }) as const),
    ...withdraw.map((entrant) => ({ do: 'withdraw', entrant }) as const),
  ]
  const facts: Fact[] = []
  for (const wish of wishes) {
    const before = new Tournament(tournament.format, [...tournament.log, ...stamp.onAll([revoked, ...facts])])
    const decided = decideEntering(before, wish)
    if (isRefusal(decided)) return decided
    facts.push(...decided)
  }
  return facts
}

/** The cuts stay where they were: who is new counts to the bracket above whose lowest place in the list it stands. */
function keptSizes(now: Chart, then: Chart): readonly number[] | undefined {
  const { format, options, present } = then
  const usual = format.brackets?.(options, present.length)
  if (!usual || format.ordering?.(options, then.entrants, present, false)) return usual
  const oneByOne = present.map(() => 1) // by strength, whatever the numbers inside a bracket go by
  const { order } = format.seeding(options, then.entrants, present, then.dice, oneByOne)
  const sizes = now.division.brackets.map(() => 0)
  let last = 0
  for (const who of order) {
    const own = now.division.brackets.findIndex((bracket) => bracket.order.includes(who))
    last = own < 0 ? last : own
    sizes[last] = (sizes[last] as number) + 1
  }
  return format.field(present.length, options, sizes) ? usual : sizes
}
