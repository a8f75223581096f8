/** The Cup: a knockout of pairs of games, each from one opening with colours exchanged. RULES.md numbers the rules. */

import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import type { Round } from '../../chart/rounds/round.ts'
import { roundOf, stageCalled, thirdPlaceRound } from '../../chart/rounds/round-name.ts'
import type { Stage } from '../../chart/stage.ts'
import type { Fact } from '../../facts/fact.ts'
import type { StartRefusal } from '../../refusals/refusal.ts'
import { type RefusedResult, refuse } from '../../refusals/result.ts'
import { defineFormat } from '../rule-book/format.ts'
import { headings } from '../views/columns.ts'
import { bracket } from '../views/picture.ts'
import type { Column, PlayedBy } from '../views/views.ts'
import { changing } from './changed-options.ts'
import { gameAbandoned } from './facts/game-abandoned.ts'
import { openingDrawn } from './facts/opening-drawn.ts'
import { openingFields } from './facts/opening-fields.ts'
import { openingCorrected, openingPlayed } from './facts/opening-played.ts'
import { playArranged } from './facts/play-arranged.ts'
import { CupLedger, cupLedger } from './ledger.ts'
import { pairWaiting, scheduledIn } from './openings/opening-pairs.ts'
import { drawOpening, openingOf } from './openings/openings.ts'
import { openingsShown } from './openings/openings-view.ts'
import { type CupOptions, cupOptions, cupPresets, cupSettings } from './options.ts'
import { hasThirdPlace, largestField, pairsIn, pairsPlanned, roundsOf, thirdPlace } from './plan.ts'
import { remarks } from './remarks.ts'
import { bracketOrder, seeding } from './seeding.ts'
import { seriesFor } from './series.ts'
import { tableOf, tellPlaces } from './table.ts'
import { why } from './why/why.ts'
import { message } from './words/messages.ts'

export const cupRules = defineFormat({
  name: 'cup',
  about: {
    title: message('cup-title'),
    summary: message('cup-summary'),
    whom: 'players',
    settings: cupSettings,
    presets: cupPresets,
    conditions: ({ thirdPlaceMatch }) => (thirdPlaceMatch ? [message('cup-with-third-place')] : []),
  },
  options: cupOptions,
  facts: [openingDrawn, gameAbandoned, playArranged],
  adds: [openingFields, openingPlayed, openingCorrected],
  ledger: (options, chart) => new CupLedger(options, chart, (match, pair) => openingOf(options, match, pair)),
  gates: {
    change: changing,
    comeBack: () =>
      refuse({ code: 'already-started', wish: message('cup-nobody-returns', { rule: { rule: 'CUP-28' } }) }),
  },
  field,
  seeding,
  draw,
  table: tableOf,
  views: {
    columns: columns(),
    pictures: [bracket],
    remarks,
    figures: (options, stage, round) => ({
      pairs: pairsIn(options, stage.id === thirdPlace ? lastRound(stage) : round),
    }),
    match: openingsShown,
    simulation: { places: (_, chart, tell) => tellPlaces(chart, tell), playedBy },
  },
  why,
})

const lastRound = ({ chart }: Stage): number => roundsOf(chart.field.size)

/** CUP-4. */
function field(count: number): RefusedResult<StartRefusal> | undefined {
  if (count >= 2 && count <= largestField && Number.isInteger(roundsOf(count))) return undefined
  const below = 2 ** Math.floor(Math.log2(Math.max(count, 1)))
  const nearest = count < 2 ? [2] : count > largestField ? [largestField] : [below, 2 * below]
  return refuse({ code: 'wrong-field', format: 'cup', count, allowed: { sizes: nearest }, rule: 'CUP-4' })
}

function draw(options: CupOptions, chart: Chart): void {
  if (chart.board.stages.length === 0) drawAll(options, chart)
  for (const match of chart.board.matches.values()) wantOpening(options, match)
}

function drawAll(options: CupOptions, chart: Chart): void {
  const final = drawBracket(options, chart)
  if (hasThirdPlace(options, chart.field.size)) drawThirdPlace(chart, final)
  chart.champion = final.winner
}

/** CUP-6: the winners of neighbouring matches meet. */
function drawBracket(options: CupOptions, chart: Chart): Match {
  const figures = { pairs: pairsPlanned(options, chart.field.size) }
  const stage = chart.board.stage('cup', { name: message('cup-title'), figures })
  let slots = bracketOrder(chart.field.size).map((k) => chart.board.seed(k))
  let round: Round | undefined
  for (let number = 1; slots.length > 1; number++) {
    const series = seriesFor(options, chart, pairsIn(options, number))
    const seats = slots
    round = stage.round(number, { name: roundOf(seats.length, 'one') }, (drawn) => {
      for (let i = 0; i < seats.length; i += 2)
        drawn.match({
          seats: seats.slice(i, i + 2),
          series,
          advance: 1,
          losersPlayOn: isBeforeThird(options, chart, seats),
        })
    })
    slots = round.winners
  }
  return round?.matches[0] as Match
}

const isBeforeThird = (options: CupOptions, { field: { size } }: Chart, seats: readonly unknown[]): boolean =>
  seats.length === 4 && hasThirdPlace(options, size)

/** CUP-1. */
function drawThirdPlace(chart: Chart, final: Match): void {
  const [cupStage] = chart.board.stages as [Stage]
  const semifinal = cupStage.find(final.round.number - 1) as Round
  const figures = { pairs: scheduledIn(final) }
  const stage = chart.board.stage(thirdPlace, { name: stageCalled('third-place'), firstId: chart.field.size, figures })
  stage.round(1, { name: thirdPlaceRound }, (round) => {
    round.match({ seats: semifinal.matches.map((match) => match.loser), series: final.series, advance: 0 })
  })
}

/** CUP-21a: a match that is level waits for the opening of its next pair. */
function wantOpening(options: CupOptions, match: Match): void {
  const pair = pairWaiting(match)
  if (pair === undefined) return
  const { stage } = match.round
  stage.chart.wants.push({
    what: 'draw',
    stage,
    match,
    todo: message('todo-opening', { match: { match: match.id } }),
    propose: () => openingFact(options, match, pair),
  })
}

function openingFact(options: CupOptions, match: Match, pair: number): Fact {
  const { opening, reused, reason } = drawOpening(options, match, pair)
  return openingDrawn.fact({ match: match.id, pair, opening, ...(reused ? { reused } : {}), reason })
}

/** True if openings were given or the play of engines was arranged. */
function playedBy(chart: Chart): PlayedBy {
  const { order, arrangements } = cupLedger(chart)
  return { kind: order !== undefined || arrangements.length > 0 ? 'engines' : 'elo' }
}

function columns(): Column[] {
  return [
    { count: 'seed', heading: headings.seed, meaning: message('cup-seed-means') },
    { count: 'won', heading: headings.won, meaning: message('cup-won-means') },
    { count: 'points', heading: headings.points, meaning: message('cup-points-means') },
    { count: 'games', heading: message('cup-games'), meaning: message('cup-games-means') },
    { count: 'lostIn', heading: headings.lostIn, meaning: message('cup-lost-in-means'), isRare: true },
  ]
}
