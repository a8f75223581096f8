/** The League: a double round robin in phases. RULES.md beside this file numbers every rule. */

import type { Chart } from '../../chart/chart.ts'
import type { Round } from '../../chart/rounds/round.ts'
import { phaseOf } from '../../chart/rounds/round-name.ts'
import { NOBODY, type Who } from '../../chart/slot.ts'
import type { Stage } from '../../chart/stage.ts'
import type { Message } from '../../message/message.ts'
import { refuse } from '../../refusals/result.ts'
import { singleGame } from '../../series/single-game.ts'
import { defineFormat } from '../rule-book/format.ts'
import { listInOrder } from '../rule-book/list-order.ts'
import { headings } from '../views/columns.ts'
import { crosstable } from '../views/picture.ts'
import type { Column, Remark } from '../views/views.ts'
import { LeagueLedger } from './ledger.ts'
import { type LeagueOptions, leagueOptions, leaguePresets, leagueSettings } from './options.ts'
import { type Phase, schedule } from './schedule.ts'
import { amountOf, leadersOf, leagueTable, tellPlaces, undistributed } from './table.ts'
import { isCounted, type Tally } from './tallies.ts'
import { why } from './why.ts'
import { placesOfWithdrawn } from './withdrawn.ts'
import { message } from './words/messages.ts'

export const league = defineFormat({
  name: 'league',
  about: {
    title: message('league-title'),
    summary: message('league-summary'),
    whom: 'players',
    settings: leagueSettings,
    presets: leaguePresets,
  },
  options: leagueOptions,
  ledger: (_, chart) => new LeagueLedger(chart),
  gates: {
    annuls: ({ withdrawal }, chart, who) =>
      withdrawal === 'annul-before-half' && gamesPlayed(chart, who) < chart.field.size - 1,
  },
  field: (count) =>
    count < 4 || count > 30
      ? refuse({ code: 'wrong-field', format: 'league', count, allowed: { least: 4, most: 30 }, rule: 'LEA-14' })
      : undefined,
  seeding: ({ seeding }, entrants, present, dice) => listInOrder('LEA-16', seeding, entrants, present, dice),
  draw,
  table: (options, chart, { through }) => leagueTable(chart, options, through),
  views: {
    columns: columns(),
    pictures: [crosstable],
    remarks: (options, chart) => [...remarks(options, chart), ...placesOfWithdrawn(options, chart)],
    simulation: { places: (_, chart, tell) => tellPlaces(chart, tell) },
  },
  why,
})

function draw(options: LeagueOptions, chart: Chart): void {
  const stage = chart.board.stage('league', { name: message('league-title'), counts: 'phase' })
  if (stage.rounds.length === 0) drawPhases(options, chart, stage)
  if (chart.started && stage.rounds[stage.rounds.length - 1]?.isDone) crown(chart)
}

function drawPhases({ balancedColours }: LeagueOptions, chart: Chart, stage: Stage): void {
  const phases = schedule(chart.field.size, balancedColours)
  let round: Round | undefined
  for (const phase of phases) {
    const spec = { name: phaseOf(phase.number), after: round, isAwaited: phase.number === phases.length }
    round = stage.round(phase.number, spec, (drawn) => drawPhase(chart, drawn, phase))
  }
}

function drawPhase(chart: Chart, round: Round, { pairs, byes }: Phase): void {
  for (const [white, black] of pairs)
    round.match({ seats: [chart.board.seed(white), chart.board.seed(black)], series: singleGame })
  for (const number of byes) round.bye(chart.board.seed(number))
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
  for (const match of chart.board.matchesOf(who)) if (isCounted(match)) played++
  return played
}

function remarks(options: LeagueOptions, chart: Chart): Remark[] {
  if (!chart.started) return []
  const { prizes } = options
  const { unsplit, unheld, places } = undistributed(leagueTable(chart, options), prizes)
  const told = (amount: number, says: Message): Remark[] =>
    amount === 0 ? [] : [{ rule: 'LEA-9', undistributed: amount, says: [says] }]
  return [
    ...told(unsplit, message('league-unsplit', { amount: amountOf(unsplit, options) })),
    ...told(unheld, message('league-unheld', { amount: amountOf(unheld, options), prizes: prizes.length, places })),
  ]
}

function columns(): Column[] {
  return [
    { count: 'points', heading: headings.points, meaning: message('league-points-means') },
    { count: 'played', heading: headings.played, meaning: message('league-played-means') },
    { count: 'wins', heading: headings.wins, meaning: message('league-wins-means') },
    { count: 'draws', heading: headings.draws, meaning: message('league-draws-means') },
    { count: 'losses', heading: headings.losses, meaning: message('league-losses-means') },
    { count: 'blackWins', heading: message('league-black-wins'), meaning: message('league-black-wins-means') },
    { count: 'byes', heading: headings.byes, meaning: message('league-byes-means'), isRare: true },
    { count: 'prize', heading: message('league-prize'), meaning: message('league-prize-means'), isMoney: true },
  ]
}
