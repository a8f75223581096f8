/** The Hybrid Knockout: any field from 2 to 500, qualifying first where it is no power of two. RULES.md numbers the rules. */

import type { Chart } from '../../chart/chart.ts'
import { stageCalled } from '../../chart/rounds/round-name.ts'
import type { Stage, StageSpec } from '../../chart/stage.ts'
import { refuse } from '../../refusals/result.ts'
import { defineFormat } from '../rule-book/format.ts'
import { listInOrder } from '../rule-book/list-order.ts'
import { headings } from '../views/columns.ts'
import { bracket } from '../views/picture.ts'
import { race } from '../views/race.ts'
import type { Column } from '../views/views.ts'
import { late, reporting, returning, whereabouts } from './gates.ts'
import { drawKnockout } from './knockout/knockout.ts'
import { type Plan, planFor } from './knockout/plan.ts'
import { HybridLedger, hybridLedger } from './ledger.ts'
import { type HybridOptions, hybridOptions, hybridPresets, hybridSettings } from './options.ts'
import { overtaken } from './overtaken.ts'
import { announcePhase, drawQualification, qualificationOf, type SeriesOfStages } from './qualification.ts'
import { raceView } from './race/race-view.ts'
import { startsAfter } from './starts.ts'
import { tableOf, tellPlaces } from './table.ts'
import { why } from './why/why.ts'
import { message } from './words/messages.ts'

export const hybridKnockout = defineFormat({
  name: 'hybrid-knockout',
  about: {
    title: message('hybrid-knockout-title'),
    summary: message('hybrid-summary'),
    whom: 'players',
    settings: hybridSettings,
    presets: hybridPresets,
    conditions: ({ chess960 }) => (chess960 ? [message('hybrid-with-chess960')] : []),
  },
  options: hybridOptions,
  ledger: (options) => new HybridLedger(options),
  gates: { join: late, comeBack: returning, report: reporting },
  field: (count, { maxPlayers }) =>
    count < 2 || count > maxPlayers
      ? refuse({
          code: 'wrong-field',
          format: 'hybrid-knockout',
          count,
          allowed: { least: 2, most: maxPlayers },
          rule: 'HYB-1',
        })
      : undefined,
  seeding: ({ seeding, chess960 }, entrants, present, dice) => ({
    ...listInOrder('HYB-2', seeding, entrants, present, dice),
    ...(chess960 && !planFor(present.length) ? { starts: startsAfter(dice, 0, Math.log2(present.length)) } : {}),
  }),
  draw,
  table: tableOf,
  views: {
    whereabouts,
    columns: columns(),
    pictures: [race(raceView), bracket],
    overtaken,
    simulation: { places: tellPlaces, hasClocks: true },
  },
  why,
})

function draw(options: HybridOptions, chart: Chart): void {
  const plan = planFor(chart.field.size)
  const { series } = hybridLedger(chart)
  if (!plan) {
    const starts = () => chart.started?.starts
    drawKnockout(chart, {
      size: chart.field.size,
      seed: (k) => chart.board.seed(k),
      starts,
      series: series.knockout,
      options,
    })
    return
  }
  const stage = qualificationOf(chart) ?? newQualification(options, chart, plan, series)
  if (chart.started) drawQualification({ options, chart, stage, plan, series })
}

/** With the knockout it leads to. */
function newQualification(options: HybridOptions, chart: Chart, plan: Plan, series: SeriesOfStages): Stage {
  const stage = chart.board.stage('qualification', qualificationSpec(plan, chart.field.size, series))
  const seed = (k: number) => stage.seed(k)
  const starts = () => chart.notices.seeds(stage.id)?.starts
  drawKnockout(chart, { size: plan.qualifiers, seed, starts, series: series.knockout, options })
  announcePhase(chart, stage)
  return stage
}

/**
 * Nobody can reach the points needed sooner, and until then everybody plays; a match has one point to win, and all who
 * qualify need theirs. Cancelled matches have no bound.
 */
function qualificationSpec(plan: Plan, players: number, { regular }: SeriesOfStages): StageSpec {
  const matches = plan.points * Math.max(Math.floor(players / 2), plan.qualifiers)
  const min = matches * regular.min
  const figures = { qualifiers: plan.qualifiers, points: plan.points }
  return { name: stageCalled('qualification'), counts: 'phase', prefix: 'Q', figures, games: { min, max: null } }
}

function columns(): Column[] {
  return [
    { count: 'seed', heading: headings.seed, meaning: message('hybrid-seed-means'), isRare: true },
    { count: 'points', heading: headings.points, meaning: message('hybrid-points-means') },
    { count: 'played', heading: headings.played, meaning: message('hybrid-played-means') },
    { count: 'wins', heading: headings.wins, meaning: message('hybrid-wins-means') },
    { count: 'draws', heading: headings.draws, meaning: message('hybrid-draws-means') },
    { count: 'losses', heading: headings.losses, meaning: message('hybrid-losses-means') },
    { count: 'byes', heading: headings.byes, meaning: message('hybrid-byes-means'), isRare: true },
    {
      count: 'qualifiedAt',
      heading: message('hybrid-reached'),
      meaning: message('hybrid-reached-means'),
      isRare: true,
    },
    { count: 'lostIn', heading: headings.lostIn, meaning: message('hybrid-lost-in-means'), isRare: true },
  ]
}
