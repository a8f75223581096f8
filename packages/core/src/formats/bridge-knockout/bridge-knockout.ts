/** The bridge knockout: brackets without byes for 3 to 64 teams. RULES.md beside this file numbers every rule. */
import type { Chart } from '../../chart/chart.ts'
import type { Who } from '../../chart/slot.ts'
import type { Column, Format } from '../format.ts'
import { drawRounds } from './bracket.ts'
import { type Bracket, bracketsIn, robinBefore, seedIn } from './brackets.ts'
import { boardImps } from './duplicate.ts'
import { bracketSizes, refusedField } from './field.ts'
import { figuresOf, indicatorsIn } from './figures.ts'
import { drawFive } from './five.ts'
import { firstHandicaps } from './handicaps.ts'
import { late, returning } from './late.ts'
import { boardsOfTeam } from './matches.ts'
import { misplaced } from './misplaced.ts'
import { type BridgeOptions, bridgeOptions } from './options.ts'
import { planFor } from './plan.ts'
import { remarks } from './remarks.ts'
import { roundRobinsOf } from './round-robin.ts'
import { fatesOf, tableOf } from './table.ts'
import { missingMasterpoints, numbering, refusedTeam } from './teams.ts'
import { why } from './why.ts'

export const bridgeKnockout: Format<BridgeOptions> = {
  name: 'bridge-knockout',
  title: 'Bridge Knockout',
  summary:
    'A knockout of bridge teams without byes: three-way matches where the numbers ask for them, IMPs, handicap. For 3 to 64 teams.',
  whom: 'teams',
  conditions,
  options: bridgeOptions,
  columns: columns(),
  publishes,
  pictures: ['bracket'],
  entry: refusedTeam,
  brackets: bracketSizes,
  field: refusedField,
  seeding: numbering,
  ordering: missingMasterpoints,
  firstHandicaps,
  draw,
  table: tableOf,
  late,
  misplaced,
  boardImps,
  boardsOfTeam,
  returning,
  whereabouts,
  figuresOf,
  indicatorsIn,
  roundRobins: roundRobinsOf,
  remarks,
  why,
}

function draw(options: BridgeOptions, chart: Chart): void {
  for (const bracket of bracketsIn(options, chart)) drawBracket(bracket)
}

function drawBracket(bracket: Bracket): void {
  const robin = robinBefore(bracket)
  if (robin !== undefined) drawFive(bracket, robin)
  else drawRounds(bracket, { from: 0, before: undefined, seat: (k) => seedIn(bracket, k) })
}

/** A bracketed event may have brackets of any size, and teams may be moved. */
function publishes(count: number, options: BridgeOptions): boolean {
  if (options.handicap || options.playoff || options.bracketed || count === 5) return true
  if (options.compact) return false
  return planFor(Math.min(64, Math.max(3, count)), options).some(({ mayBeRepaired }) => mayBeRepaired)
}

function conditions({ handicap, boards, bracketed, compact, compactBoards }: BridgeOptions): string[] {
  return [
    ...(bracketed ? ['in brackets by strength'] : []),
    ...(compact ? [`compact, ${compactBoards} boards a half`] : []),
    ...(handicap ? ['with handicap'] : []),
    `${boards} boards a session`,
  ]
}

/** "went out in match 7 (Quarterfinals)". */
function whereabouts(options: BridgeOptions, chart: Chart, who: Who): string | undefined {
  const fate = fatesOf(options, chart).find((each) => each.who === who)
  if (fate?.outIn) return `went out in match ${fate.outIn.id} (${fate.outIn.round.name})`
  return chart.gone.has(who) ? 'has withdrawn' : undefined
}

function columns(): Column[] {
  return [
    { count: 'bracket', heading: 'Bracket', meaning: 'letter of the bracket, A the strongest', isRare: true },
    { count: 'number', heading: 'No.', meaning: 'bracket number at the start' },
    { count: 'average', heading: 'Average', meaning: 'average masterpoints of all members' },
    { count: 'victoryPoints', heading: 'VP', meaning: 'victory points in the round robin' },
    { count: 'won', heading: 'Won', meaning: 'matches won; who goes on from a three-way has won one' },
    { count: 'played', heading: 'Pl', meaning: 'matches of the round robin' },
    { count: 'disqualified', heading: 'Dsq', meaning: 'disqualified: it was in too low a bracket', isRare: true },
    { count: 'ribbon', heading: 'Ribbon', meaning: 'qualified for the ribbon event', isRare: true },
  ]
}
