/** The bridge knockout: brackets without byes for 3 to 64 teams. RULES.md beside this file numbers every rule. */
import type { Chart } from '../../chart/chart.ts'
import { entrantOf } from '../../chart/names.ts'
import type { Who } from '../../chart/slot.ts'
import type { Message } from '../../message/message.ts'
import { defineFormat } from '../rule-book/format.ts'
import { headings } from '../views/columns.ts'
import { brackets } from '../views/picture.ts'
import { rings } from '../views/rings.ts'
import type { Column, SimulatedBoards } from '../views/views.ts'
import { message as whyMessage } from '../why/words/messages.ts'
import { type Division, divisionsIn, robinBefore, seedIn } from './divisions/division.ts'
import { refusedField } from './divisions/field.ts'
import { figuresOf, indicatorsIn } from './divisions/figures.ts'
import { missingMasterpoints, numbering, refusedTeam } from './divisions/teams.ts'
import { drawRounds } from './draw/bracket.ts'
import { drawFiveTeams } from './draw/five-teams.ts'
import { late, returning } from './draw/late.ts'
import { roundRobinsOf } from './draw/round-robin.ts'
import { boardsScored } from './facts/boards-scored.ts'
import { bracketCorrected } from './facts/bracket-corrected.ts'
import { conditionsPosted } from './facts/conditions-posted.ts'
import { handicapFields } from './facts/handicap-fields.ts'
import { lineupTold } from './facts/lineup-told.ts'
import { remedyGiven } from './facts/remedy-given.ts'
import { BridgeLedger } from './ledger.ts'
import { type BridgeOptions, bridgeOptions, bridgePresets, bridgeSettings } from './options.ts'
import { remarks } from './remarks.ts'
import { marginPerBoard } from './scoring/handicap.ts'
import { mostImpsOnBoard } from './series/boards.ts'
import { perPair } from './series/boards-series.ts'
import { fatesOf, tableOf } from './table.ts'
import { boardsShown } from './views/boards.ts'
import { why } from './why/why.ts'
import { message } from './words/messages.ts'

export const boardsSimulated: SimulatedBoards = { marginPerBoard, perPair, mostImps: mostImpsOnBoard }

export const bridgeRules = defineFormat({
  name: 'bridge-knockout',
  about: {
    title: message('bridge-knockout-title'),
    summary: message('bridge-summary'),
    whom: 'teams',
    settings: bridgeSettings,
    presets: bridgePresets,
    conditions,
  },
  options: bridgeOptions,
  facts: [bracketCorrected, lineupTold, boardsScored, conditionsPosted, remedyGiven],
  adds: [handicapFields],
  ledger: (options, chart) => new BridgeLedger(options, chart),
  gates: { enter: refusedTeam, start: missingMasterpoints, join: late, comeBack: returning },
  field: refusedField,
  seeding: numbering,
  draw,
  table: tableOf,
  views: {
    columns: columns(),
    pictures: [brackets(indicatorsIn), rings(roundRobinsOf)],
    remarks,
    figures: figuresOf,
    whereabouts,
    match: (match, names) => ({ boards: boardsShown(match, names) }),
    simulation: { playedBy: () => ({ kind: 'teams', boards: boardsSimulated }) },
  },
  why,
})

function draw(options: BridgeOptions, chart: Chart): void {
  for (const division of divisionsIn(options, chart)) drawBracket(division)
}

function drawBracket(division: Division): void {
  const robin = robinBefore(division)
  if (robin !== undefined) drawFiveTeams(division, robin)
  else drawRounds(division, { from: 0, before: undefined, seat: (k) => seedIn(division, k) })
}

function conditions({ handicap, boards, bracketed, compact, compactBoards }: BridgeOptions): Message[] {
  return [
    ...(bracketed ? [message('bridge-in-brackets')] : []),
    ...(compact ? [message('bridge-in-halves', { boards: compactBoards })] : []),
    ...(handicap ? [message('bridge-with-handicap')] : []),
    message('bridge-boards-a-session', { boards }),
  ]
}

/** "Reds went out in match 7 in the quarterfinals". */
function whereabouts(options: BridgeOptions, chart: Chart, whom: Who): Message | undefined {
  const outIn = fatesOf(options, chart).find((each) => each.who === whom)?.outIn
  const who = entrantOf(chart, whom)
  if (outIn) return whyMessage('why-out', { who, match: { match: outIn.id }, round: outIn.round.name })
  return chart.field.gone.has(whom) ? message('bridge-has-withdrawn', { who }) : undefined
}

function columns(): Column[] {
  return [
    { count: 'bracket', heading: message('bridge-bracket'), meaning: message('bridge-bracket-means'), isRare: true },
    { count: 'number', heading: message('bridge-number'), meaning: message('bridge-number-means') },
    { count: 'average', heading: message('bridge-average'), meaning: message('bridge-average-means') },
    { count: 'victoryPoints', heading: message('bridge-vp'), meaning: message('bridge-vp-means') },
    { count: 'won', heading: headings.won, meaning: message('bridge-won-means') },
    { count: 'played', heading: headings.played, meaning: message('bridge-played-means') },
    { count: 'disqualified', heading: message('bridge-dsq'), meaning: message('bridge-dsq-means'), isRare: true },
    { count: 'ribbon', heading: message('bridge-ribbon'), meaning: message('bridge-ribbon-means'), isRare: true },
  ]
}
