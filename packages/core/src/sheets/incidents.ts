/** What a recap tells beside the scores: forfeits, re-pairings, decisions of the director, wrong brackets, remedies (BRI-77). */
import { pairingShown } from '../bulletin/pairing.ts'
import type { Chart } from '../chart/chart.ts'
import type { Match } from '../chart/match.ts'
import type { BracketCorrection } from '../chart/misplaced.ts'
import { nameOf } from '../chart/names.ts'
import type { Round } from '../chart/round.ts'
import { isSomebody, type Who } from '../chart/slot.ts'
import type { RecordedOf } from '../facts/fact.ts'
import type { EntrantId } from '../facts/ids.ts'
import { resultShown } from '../facts/result.ts'
import { fifthPlace } from '../formats/bridge-knockout/brackets.ts'
import type { BridgeOptions } from '../formats/bridge-knockout/options.ts'
import { listed } from '../words/sentence.ts'

export const incidentKinds = ['forfeit', 're-pairing', 'decision', 'correction', 'wrong bracket', 'remedy'] as const

export interface Incident {
  readonly kind: (typeof incidentKinds)[number]
  /** Of the bracket; empty where there is only one, or it concerns all. */
  readonly bracket: string
  readonly sentence: string
  readonly rule: string
  readonly note?: string
}

/** Kind by kind, each in the order of the rounds. */
export function incidentsIn(options: BridgeOptions, chart: Chart): Incident[] {
  const matches = [...chart.matches.values()]
  return [
    ...matches.flatMap((match) => absencesFrom(chart, match)),
    ...chart.rounds().flatMap((round) => withoutOpponent(chart, round)),
    ...chart.rounds().flatMap(pairedAnew),
    ...chosenAtTheStart(options, chart),
    ...matches.flatMap((match) => rulingOn(chart, match)),
    ...emergencies(chart),
    ...matches.flatMap((match) => correctedIn(chart, match)),
    ...chart.division.misplaced.all.map((correction) => correctionOf(chart, correction)),
    ...chart.papers.remedies.map((remedy) => remedyOf(chart, remedy)),
  ]
}

const noted = (note: string | undefined) => (note === undefined ? {} : { note })

// --- who was not there -----------------------------------------------------------------------------

function absencesFrom(chart: Chart, match: Match): Incident[] {
  const { letter } = match.round.stage
  const away = match.seats.flatMap(({ who }, seat) => (isSomebody(who) && !match.here.includes(seat) ? [who] : []))
  const isWithout = match.outcome?.by === 'forfeit' || match.outcome?.by === 'walkover'
  if (!match.isSeated || (away.length === 0 && !isWithout)) return []
  const told = absenceInWords(chart, match, away)
  const note = match.ruling?.ruling.kind === 'absent' ? match.ruling.note : undefined
  const sentence = `Match ${match.id} (${match.round.name}): ${told.words}.`
  return [{ kind: 'forfeit', bracket: letter, sentence, rule: told.rule, ...noted(note) }]
}

function absenceInWords(chart: Chart, match: Match, away: readonly Who[]): { words: string; rule: string } {
  const names = (whos: readonly Who[]) => listed(whos.map((who) => nameOf(chart, who)))
  const wrong = away.filter((who) => correctionIn(chart, match, who))
  if (wrong.length > 0 && match.outcome?.by !== 'walkover') return withoutWrong(chart, match, wrong)
  const missing = `${names(away)} ${away.length === 1 ? 'was' : 'were'} not there`
  if (match.outcome?.by === 'walkover')
    return { words: `${winnerInWords(chart, match)} had no opponent`, rule: 'BRI-50' }
  if (match.outcome?.by !== 'forfeit') return { words: `${missing}, the others played on`, rule: 'BRI-38' }
  if (match.outcome.order.length > 0)
    return { words: `${missing}; ${winnerInWords(chart, match)} won by forfeit`, rule: 'BRI-49' }
  return away.length === match.seats.length
    ? { words: `double forfeit of ${names(away)}; nobody goes on`, rule: 'BRI-48' }
    : { words: `${missing}, and the other has not paid; nobody goes on`, rule: 'BRI-49' }
}

/** BRI-104: it may have come and won; it plays no part in this match because it was in the wrong bracket. */
function withoutWrong(chart: Chart, match: Match, wrong: readonly Who[]): { words: string; rule: string } {
  const told = listed(wrong.map((who) => `${nameOf(chart, who)} ${leftAs(correctionIn(chart, match, who))}`))
  const after =
    match.outcome?.by !== 'forfeit'
      ? 'the others played on'
      : match.outcome.order.length > 0
        ? `${winnerInWords(chart, match)} won by forfeit`
        : 'nobody goes on'
  return { words: `${told}; ${after}`, rule: 'BRI-104' }
}

/** What was decided about a team that plays no part in this match because it was in the wrong bracket. */
const correctionIn = (chart: Chart, { round }: Match, who: Who): BracketCorrection | undefined =>
  chart.division.isOutOf(round.stage.letter, who) ? chart.division.misplaced.of(chart.entrant(who).id) : undefined

/** "was disqualified", "moved to bracket A". */
const leftAs = (correction: BracketCorrection | undefined): string =>
  correction?.action === 'disqualified'
    ? 'was disqualified'
    : `${correction?.action === 'moved' ? 'moved' : 'changed'} to bracket ${correction?.to}`

const winnerInWords = (chart: Chart, { winnerNow }: Match): string =>
  isSomebody(winnerNow) ? nameOf(chart, winnerNow) : 'nobody'

/** BRI-33a. */
const withoutOpponent = (chart: Chart, { stage, name, byes }: Round): Incident[] =>
  stage.id.startsWith(fifthPlace)
    ? byes.map(({ who }) => ({
        kind: 'forfeit',
        bracket: stage.letter,
        sentence: `${name}: ${nameOf(chart, who)} had no opponent and has won.`,
        rule: 'BRI-33a',
      }))
    : []

// --- what people decided ---------------------------------------------------------------------------

function pairedAnew(round: Round): Incident[] {
  const pairing = pairingShown(round)
  if (!pairing) return []
  const kind = pairing.kind === 're-paired' ? 're-pairing' : 'decision'
  return [{ kind, bracket: round.stage.letter, sentence: `${round.name}: ${pairing.sentence}`, rule: pairing.rule }]
}

/** The order given by hand, and a handicap otherwise than by the formula. */
function chosenAtTheStart({ handicapOverride }: BridgeOptions, { started }: Chart): Incident[] {
  const isByHand = started?.reason['by'] === 'hand'
  const order = { sentence: 'The director gave the order of the teams by hand.', rule: 'BRI-33' }
  const handicap = { sentence: 'The handicap was approved otherwise than by the formula.', rule: 'BRI-64' }
  return [
    ...(isByHand ? [{ kind: 'decision' as const, bracket: '', ...order }] : []),
    ...(handicapOverride ? [{ kind: 'decision' as const, bracket: '', ...handicap, note: handicapOverride.note }] : []),
  ]
}

function rulingOn(chart: Chart, match: Match): Incident[] {
  const { ruling, id, round } = match
  if (!ruling || ruling.ruling.kind === 'absent') return []
  const sentence = `Match ${id} (${round.name}): ${rulingInWords(chart, ruling.ruling)}.`
  return [{ kind: 'decision', bracket: round.stage.letter, sentence, rule: 'BRI-88', ...noted(ruling.note) }]
}

function rulingInWords(chart: Chart, ruling: RecordedOf<'ruling-made'>['ruling']): string {
  switch (ruling.kind) {
    case 'won':
      return `the director declared ${named(chart, ruling.winner)} the winner`
    case 'through':
      return `the director declared that ${listed(ruling.through.map((id) => named(chart, id)))} go on`
    case 'cancelled':
      return 'the director cancelled it'
    case 'drawn':
      return 'the director declared it drawn'
    case 'absent':
      return 'the director ruled who was absent'
    default:
      return ruling satisfies never
  }
}

const named = (chart: Chart, id: EntrantId): string => nameOf(chart, chart.indexOf.get(id) ?? -1)

const emergencies = (chart: Chart): Incident[] =>
  [...chart.emergencies].map((who) => ({
    kind: 'decision',
    bracket: '',
    sentence: `${nameOf(chart, who)} left in an emergency and keeps what was earned.`,
    rule: 'BRI-50',
  }))

// --- corrected results -----------------------------------------------------------------------------

function correctedIn(chart: Chart, match: Match): Incident[] {
  return match.games.flatMap(({ report }): Incident[] => {
    if (report?.before === undefined) return []
    const teams = listed(report.sides.map((id) => named(chart, id)))
    const changed = `corrected from ${resultShown(report.before)} to ${resultShown(report.result)}`
    const sentence = `Match ${match.id} (${match.round.name}): ${teams}, ${changed}.`
    return [{ kind: 'correction', bracket: match.round.stage.letter, sentence, rule: 'BRI-74' }]
  })
}

// --- wrong brackets and remedies -------------------------------------------------------------------

function correctionOf(chart: Chart, correction: BracketCorrection): Incident {
  const { entrant, from, fault, placed, found, note } = correction
  const whose = fault === 'team' ? 'its own fault' : 'the directors’ fault'
  const sentence = `${named(chart, entrant)} was in too ${placed} a bracket (${from}) by ${whose}, found ${findings[found]}: ${consequenceOf(correction)}.`
  const rule = { changed: 'BRI-52', disqualified: 'BRI-53', moved: 'BRI-54', out: 'BRI-54', stands: 'BRI-55' }[
    correction.action
  ]
  return { kind: 'wrong bracket', bracket: from, sentence, rule, ...noted(note) }
}

const findings = {
  'in-time': 'in time',
  playing: 'while it played',
  won: 'after it had won',
  lost: 'after it had lost',
  late: 'too late',
} as const

function consequenceOf({ action, to }: BracketCorrection): string {
  return {
    changed: `it changed to bracket ${to}`,
    disqualified: 'it was disqualified',
    moved: `it moved to bracket ${to} for the second round`,
    out: 'it is out',
    stands: 'nothing changes',
  }[action]
}

function remedyOf(chart: Chart, { entrant, refund, freePlays = [], note }: RecordedOf<'remedy-given'>): Incident {
  const plays = {
    tournament: 'a free play in a later event of the tournament',
    national: 'a free play at a coming national tournament',
  }
  const given = [...(refund ? ['the entry fee back'] : []), ...freePlays.map((play) => plays[play])]
  const sentence = `${named(chart, entrant)} gets ${listed(given)}.`
  return { kind: 'remedy', bracket: '', sentence, rule: 'BRI-105', ...noted(note) }
}
