/** The bridge knockout: brackets without byes for 3 to 64 teams. RULES.md beside this file numbers every rule. */
import type { Chart } from '../../chart/chart.ts'
import type { Who } from '../../chart/slot.ts'
import type { Column, Format } from '../format.ts'
import { drawRounds, knockoutStage } from './bracket.ts'
import { drawFive } from './five.ts'
import { firstHandicaps } from './handicaps.ts'
import { late, returning, teamsDrawn } from './late.ts'
import { type BridgeOptions, bridgeOptions } from './options.ts'
import { planFor, refusedField } from './plan.ts'
import { remarks } from './remarks.ts'
import { roundRobinOf } from './round-robin.ts'
import { fatesOf, tableOf } from './table.ts'
import { missingMasterpoints, numbering, refusedTeam } from './teams.ts'
import { why } from './why.ts'

export const bridgeKnockout: Format<BridgeOptions> = {
  name: 'bridge-knockout',
  title: 'Bridge Knockout',
  summary:
    'A knockout of bridge teams without byes: three-way matches where the numbers ask for them, IMPs, handicap. For 3 to 64 teams.',
  whom: 'teams',
  conditions: ({ handicap, boards }) => [...(handicap ? ['with handicap'] : []), `${boards} boards a session`],
  options: bridgeOptions,
  columns: columns(),
  publishes: (count, options) =>
    options.handicap ||
    options.playoff ||
    count === 5 ||
    planFor(Math.min(64, Math.max(3, count)), options).some(({ mayBeRepaired }) => mayBeRepaired),
  pictures: ['bracket'],
  entry: refusedTeam,
  field: refusedField,
  seeding: numbering,
  ordering: missingMasterpoints,
  firstHandicaps,
  draw,
  table: tableOf,
  late,
  returning,
  whereabouts,
  roundRobin: roundRobinOf,
  remarks,
  why,
}

function draw(options: BridgeOptions, chart: Chart): void {
  const teams = teamsDrawn(chart)
  const first = { index: 0, before: undefined, seat: chart.seed }
  if (teams === 5) drawFive(options, chart)
  else drawRounds(options, knockoutStage(chart), planFor(teams, options), first)
}

/** "went out in match 7 (Quarterfinals)". */
function whereabouts(options: BridgeOptions, chart: Chart, who: Who): string | undefined {
  const fate = fatesOf(options, chart).find((each) => each.who === who)
  if (fate?.outIn) return `went out in match ${fate.outIn.id} (${fate.outIn.round.name})`
  return chart.gone.has(who) ? 'has withdrawn' : undefined
}

function columns(): Column[] {
  return [
    { count: 'number', heading: 'No.', meaning: 'bracket number at the start' },
    { count: 'average', heading: 'Average', meaning: 'average masterpoints of all members' },
    { count: 'victoryPoints', heading: 'VP', meaning: 'victory points in the round robin' },
    { count: 'won', heading: 'Won', meaning: 'matches won; who goes on from a three-way has won one' },
    { count: 'played', heading: 'Pl', meaning: 'matches of the round robin' },
    { count: 'ribbon', heading: 'Ribbon', meaning: 'qualified for the ribbon event', isRare: true },
  ]
}
