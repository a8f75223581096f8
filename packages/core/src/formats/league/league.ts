/** The League: a double round robin in phases. RULES.md beside this file numbers every rule. */
import type { Chart } from '../../chart/chart.ts'
import type { Round } from '../../chart/round.ts'
import { NOBODY, type Who } from '../../chart/slot.ts'
import type { Stage } from '../../chart/stage.ts'
import { singleGame } from '../../series/single-game.ts'
import { plural } from '../../words/sentence.ts'
import type { Column, Format, Remark } from '../format.ts'
import { listInOrder } from '../list-order.ts'
import { type LeagueOptions, leagueOptions } from './options.ts'
import { type Phase, schedule } from './schedule.ts'
import { isCounted, leadersOf, leagueTable, type Tally, tellPlaces, undistributed } from './table.ts'
import { why } from './why.ts'
import { placesOfWithdrawn } from './withdrawn.ts'

export const league: Format<LeagueOptions> = {
  name: 'league',
  title: 'League',
  summary: 'Everybody meets everybody twice, once with each colour, in phases. For 4 to 30 players.',
  options: leagueOptions,
  columns: columns(),
  publishes: () => false,
  pictures: ['crosstable'],
  field: (count) =>
    count < 4 || count > 30
      ? { code: 'wrong-field', format: 'league', count, allowed: '4 to 30', rule: 'LEA-14' }
      : undefined,
  seeding: ({ seeding }, entrants, present, dice) => listInOrder('LEA-16', seeding, entrants, present, dice),
  draw,
  table: ({ prizes }, chart, { through }) => leagueTable(chart, prizes, through),
  places: (_, chart, tell) => tellPlaces(chart, tell),
  annuls: ({ withdrawal }, chart, who) =>
    withdrawal === 'annul-before-half' && gamesPlayed(chart, who) < chart.size - 1,
  remarks: (options, chart) => [...remarks(options, chart), ...placesOfWithdrawn(options, chart)],
  why,
}

function draw(options: LeagueOptions, chart: Chart): void {
  const stage = chart.stage('league', { name: 'League', counts: 'phase' })
  if (stage.rounds.length === 0) drawPhases(options, chart, stage)
  if (chart.started && stage.rounds[stage.rounds.length - 1]?.isDone) crown(chart)
}

function drawPhases({ balancedColours }: LeagueOptions, chart: Chart, stage: Stage): void {
  const phases = schedule(chart.size, balancedColours)
  let round: Round | undefined
  for (const phase of phases) {
    const spec = { name: `Phase ${phase.number}`, after: round, isAwaited: phase.number === phases.length }
    round = stage.round(phase.number, spec, (drawn) => drawPhase(chart, drawn, phase))
  }
}

function drawPhase(chart: Chart, round: Round, { pairs, byes }: Phase): void {
  for (const [white, black] of pairs) round.match({ seats: [chart.seed(white), chart.seed(black)], series: singleGame })
  for (const number of byes) round.bye(chart.seed(number))
}

/** LEA-19: the champion is alone at the top and has played. */
function crown(chart: Chart): void {
  const [first, ...others] = leadersOf(chart) as [Tally, ...Tally[]]
  const isWon = others.length === 0 && first.played !== 0
  chart.crown(isWon ? first.who : NOBODY, { rule: 'LEA-19', sharing: 1 + others.length })
}

/** LEA-10: own games that count, forfeits included. */
function gamesPlayed(chart: Chart, who: Who): number {
  let played = 0
  for (const match of chart.matchesOf(who)) if (isCounted(match)) played++
  return played
}

function remarks({ prizes }: LeagueOptions, chart: Chart): Remark[] {
  if (!chart.started) return []
  const { unsplit, unheld, places } = undistributed(leagueTable(chart, prizes), prizes)
  const money = (left: number) => `${left} of the prize money (in minor units)`
  const told = (left: number, sentence: string): Remark[] =>
    left === 0 ? [] : [{ rule: 'LEA-9', undistributed: left, sentence }]
  return [
    ...told(unsplit, `${money(unsplit)} cannot be split equally and stays undistributed.`),
    ...told(
      unheld,
      `There are ${prizes.length} prizes for ${plural(places, 'place')}: ${money(unheld)} stays undistributed.`,
    ),
  ]
}

function columns(): Column[] {
  return [
    { count: 'points', heading: 'Pts', meaning: 'points: win 3, draw 1, loss 0' },
    { count: 'played', heading: 'Pl', meaning: 'games played, forfeits included' },
    { count: 'wins', heading: 'W', meaning: 'wins' },
    { count: 'draws', heading: 'D', meaning: 'draws' },
    { count: 'losses', heading: 'L', meaning: 'losses' },
    { count: 'blackWins', heading: 'WB', meaning: 'wins as Black, forfeits left out' },
    { count: 'byes', heading: 'Bye', meaning: 'byes so far', isRare: true },
    { count: 'prize', heading: 'Prize', meaning: 'prize in minor units' },
  ]
}
