/** Incidents in a recap beside the scores: forfeits, re-pairings, decisions of the director, wrong brackets, remedies (BRI-77). */

import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import { entrantOf, whoSaid } from '../../../chart/names.ts'
import type { Round } from '../../../chart/rounds/round.ts'
import { isSomebody, NOBODY, type Who } from '../../../chart/slot.ts'
import type { RecordedFactOf } from '../../../facts/fact.ts'
import type { EntrantId } from '../../../facts/ids.ts'
import { known } from '../../../lists/at.ts'
import type { Kinds, Message } from '../../../message/message.ts'
import { pairingShown } from '../../views/pairing.ts'
import { fifthPlace } from '../divisions/division.ts'
import type { BracketCorrection } from '../divisions/misplaced-teams.ts'
import { correctionSaid } from '../facts/bracket-corrected.ts'
import { type RemedyGivenFact, remedySaid } from '../facts/remedy-given.ts'
import { bridgeLedger } from '../ledger.ts'
import type { BridgeOptions } from '../options.ts'
import { message } from './words/messages.ts'

export const incidentKinds = ['forfeit', 're-pairing', 'decision', 'correction', 'wrong-bracket', 'remedy'] as const

export interface Incident {
  readonly kind: (typeof incidentKinds)[number]
  /** Letter of the division; empty for an only division or for all. */
  readonly bracket: string
  readonly says: readonly Message[]
  readonly rule: string
  readonly note?: string
}

/** Kind by kind, each in the order of the rounds. */
export function incidentsIn(options: BridgeOptions, chart: Chart): Incident[] {
  const matches = [...chart.board.matches.values()]
  return [
    ...matches.flatMap((match) => absencesFrom(chart, match)),
    ...chart.board.rounds().flatMap((round) => withoutOpponent(chart, round)),
    ...chart.board.rounds().flatMap(pairedAnew),
    ...chosenAtTheStart(options, chart),
    ...matches.flatMap((match) => rulingOn(chart, match)),
    ...emergencies(chart),
    ...matches.flatMap((match) => correctedIn(chart, match)),
    ...bridgeLedger(chart).misplaced.all.map((correction) => correctionOf(chart, correction)),
    ...bridgeLedger(chart).remedies.map((given) => remedyOf(chart, given)),
  ]
}

const noted = (note: string | undefined) => (note === undefined ? {} : { note })

const inMatch = ({ id, round }: Match, what: Message): Message =>
  message('sheet-in-match', { match: { match: id }, round: round.name, what })

// --- absences -----------------------------------------------------------------------------

interface AbsenceSentence {
  readonly what: Message
  readonly rule: string
}

function absencesFrom(chart: Chart, match: Match): Incident[] {
  const { letter } = match.round.stage
  const away = match.seats.flatMap(({ who }, seat) => (isSomebody(who) && !match.here.includes(seat) ? [who] : []))
  const isWithout = match.outcome?.by === 'forfeit' || match.outcome?.by === 'walkover'
  if (!match.isSeated || (away.length === 0 && !isWithout)) return []
  const { what, rule } = absenceIn(chart, match, away)
  const note = match.ruling?.ruling.kind === 'absent' ? match.ruling.note : undefined
  return [{ kind: 'forfeit', bracket: letter, says: [inMatch(match, what)], rule, ...noted(note) }]
}

function absenceIn(chart: Chart, match: Match, away: readonly Who[]): AbsenceSentence {
  const wrong = away.filter((who) => correctionIn(chart, match, who))
  if (wrong.length > 0 && match.outcome?.by !== 'walkover') return withoutWrong(chart, match, wrong)
  const who = away.map((each) => entrantOf(chart, each))
  if (match.outcome?.by === 'walkover')
    return { what: message('sheet-no-opponent', { who: winnerSaid(chart, match) }), rule: 'BRI-50' }
  if (match.outcome?.by !== 'forfeit') return { what: message('sheet-absent', { who }), rule: 'BRI-38' }
  if (match.outcome.order.length > 0)
    return { what: message('sheet-absent-won', { who, winner: winnerSaid(chart, match) }), rule: 'BRI-49' }
  return away.length === match.seats.length
    ? { what: message('sheet-absent-all', { who }), rule: 'BRI-48' }
    : { what: message('sheet-absent-unpaid', { who }), rule: 'BRI-49' }
}

/** BRI-104: it may have come and won, but its result does not count here: it was in the wrong division. */
function withoutWrong(chart: Chart, match: Match, wrong: readonly Who[]): AbsenceSentence {
  const left = wrong.map((who) => leftAs(entrantOf(chart, who), correctionIn(chart, match, who)))
  const { outcome } = match
  const what =
    outcome?.by !== 'forfeit'
      ? message('sheet-wrong', { left })
      : outcome.order.length > 0
        ? message('sheet-wrong-won', { left, winner: winnerSaid(chart, match) })
        : message('sheet-wrong-nobody', { left })
  return { what, rule: 'BRI-104' }
}

/** The correction of a misplaced team whose result does not count in this match. */
const correctionIn = (chart: Chart, { round }: Match, who: Who): BracketCorrection | undefined =>
  chart.field.divisions.isOutOf(round.stage.letter, who) ? bridgeLedger(chart).misplaced.of(who) : undefined

const leftAs = (who: Kinds['entrant'], correction: BracketCorrection | undefined): Message =>
  correction?.action === 'disqualified'
    ? message('sheet-left-disqualified', { who })
    : message('sheet-left-bracket', { who, bracket: { text: correction?.to ?? '' } })

const winnerSaid = (chart: Chart, { winnerNow }: Match): Message =>
  whoSaid(chart, isSomebody(winnerNow) ? winnerNow : NOBODY)

/** BRI-33a. */
const withoutOpponent = (chart: Chart, { stage, name, byes }: Round): Incident[] =>
  stage.id.startsWith(fifthPlace)
    ? byes.map(({ who }) => ({
        kind: 'forfeit',
        bracket: stage.letter,
        says: [message('sheet-bye-won', { round: name, who: entrantOf(chart, who) })],
        rule: 'BRI-33a',
      }))
    : []

// --- decisions ---------------------------------------------------------------------------

function pairedAnew(round: Round): Incident[] {
  const pairing = pairingShown(round)
  if (!pairing) return []
  const kind = pairing.kind === 're-paired' ? 're-pairing' : 'decision'
  const says = [message('sheet-in-round', { round: round.name }), ...pairing.says]
  return [{ kind, bracket: round.stage.letter, says, rule: pairing.rule }]
}

/** The order given by hand, and a handicap otherwise than by the formula. */
function chosenAtTheStart({ handicapOverride }: BridgeOptions, { started }: Chart): Incident[] {
  const isByHand = started?.reason['by'] === 'hand'
  const order = { says: [message('sheet-order-by-hand')], rule: 'BRI-33' }
  const handicap = { says: [message('sheet-handicap-approved')], rule: 'BRI-64' }
  return [
    ...(isByHand ? [{ kind: 'decision' as const, bracket: '', ...order }] : []),
    ...(handicapOverride ? [{ kind: 'decision' as const, bracket: '', ...handicap, note: handicapOverride.note }] : []),
  ]
}

type Ruling = RecordedFactOf<'ruling-made'>['ruling']

function rulingOn(chart: Chart, match: Match): Incident[] {
  const { ruling, round } = match
  if (!ruling || ruling.ruling.kind === 'absent') return []
  const says = [inMatch(match, rulingSaid(chart, ruling.ruling))]
  return [{ kind: 'decision', bracket: round.stage.letter, says, rule: 'BRI-88', ...noted(ruling.note) }]
}

function rulingSaid(chart: Chart, ruling: Exclude<Ruling, { kind: 'absent' }>): Message {
  switch (ruling.kind) {
    case 'won':
      return message('sheet-declared-winner', { who: named(chart, ruling.winner) })
    case 'through':
      return message('sheet-declared-through', { who: ruling.through.map((id) => named(chart, id)) })
    case 'cancelled':
      return message('sheet-declared-cancelled')
    case 'drawn':
      return message('sheet-declared-drawn')
    default:
      return ruling satisfies never
  }
}

const named = (chart: Chart, id: EntrantId): Kinds['entrant'] => entrantOf(chart, known(chart.field.indexOf.get(id)))

const emergencies = (chart: Chart): Incident[] =>
  [...chart.field.emergencies].map((who) => ({
    kind: 'decision',
    bracket: '',
    says: [message('sheet-emergency', { who: entrantOf(chart, who) })],
    rule: 'BRI-50',
  }))

// --- corrected results -----------------------------------------------------------------------------

function correctedIn(chart: Chart, match: Match): Incident[] {
  return match.games.flatMap(({ report }): Incident[] => {
    if (report?.before === undefined) return []
    const teams = report.sides.map((id) => named(chart, id))
    const [was, now] = [{ result: report.before }, { result: report.result }]
    const says = [inMatch(match, message('sheet-corrected', { teams, was, now }))]
    return [{ kind: 'correction', bracket: match.round.stage.letter, says, rule: 'BRI-74' }]
  })
}

// --- wrong brackets and remedies -------------------------------------------------------------------

function correctionOf(chart: Chart, correction: BracketCorrection): Incident {
  const { entrant, from, action, note } = correction
  const says = [{ ...correctionSaid(correction), who: named(chart, entrant) }]
  const rule = { changed: 'BRI-52', disqualified: 'BRI-53', moved: 'BRI-54', out: 'BRI-54', stands: 'BRI-55' }[action]
  return { kind: 'wrong-bracket', bracket: from, says, rule, ...noted(note) }
}

function remedyOf(chart: Chart, given: RemedyGivenFact): Incident {
  const says = [{ ...remedySaid(given), who: named(chart, given.entrant) }]
  return { kind: 'remedy', bracket: '', says, rule: 'BRI-105', ...noted(given.note) }
}
