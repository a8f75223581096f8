/** Explains a pairing, bye, seed, rank or tie-break: the rule, a sentence and the facts behind it. */

import type { Chart } from '../chart/chart.ts'
import { matchById } from '../chart/match-by-id.ts'
import { entrantOf } from '../chart/names.ts'
import type { Round } from '../chart/rounds/round.ts'
import { isSomebody, type Who } from '../chart/slot.ts'
import type { RecordedFact } from '../facts/fact.ts'
import { correctionsIn } from '../facts/in-force.ts'
import type { Subject } from '../formats/rule-book/format.ts'
import { resolveEntrant } from '../formats/rule-book/resolve-entrant.ts'
import { at } from '../lists/at.ts'
import type { Message, Statement } from '../message/message.ts'
import { isRefused, type RefusedResult, type Result, refuse } from '../refusals/result.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { plainText } from '../words/plain-text.ts'
import { message } from './words/messages.ts'

export interface Why extends Statement {
  readonly subject: string
  readonly rule: string
  /** The facts the answer depends on; a corrected result is listed by its correction. */
  readonly facts: readonly RecordedFact[]
}

/** Questions are "7", "match 7", "advance 7", "handicap 7", "number Ann", "rank Ann", "Ann", "out Ann", "seed Ann", "bye Ann", "bye Ann 3", "tie Ann, Ben", "champion". */
export function why(tournament: Tournament, text: string): Result<{ readonly why: Why }> {
  const { chart, format, log } = tournament
  if (!chart.started) return refuse({ code: 'not-started' })
  const question = plainText(text).trim()
  const subject = subjectFrom(chart, question)
  if (isRefused(subject)) return subject
  const { facts, ...said } = format.why(chart.options, chart, subject)
  const corrections = correctionsIn(log)
  const restingOn = facts.map((seq) => corrections.get(seq) ?? at(log, seq - 1))
  return { ok: true, why: { ...said, subject: question, facts: restingOn } }
}

function subjectFrom(chart: Chart, text: string): Subject | RefusedResult {
  const [kind, ...rest] = text.split(' ')
  const named = rest.join(' ')
  switch (kind) {
    case 'match':
    case 'pairing':
      return aboutMatch(chart, named)
    case 'advance':
    case 'handicap':
      return aboutAspect(chart, named, kind)
    case 'number':
      return aboutOne(chart, 'seed', named)
    case 'bye':
      return aboutBye(chart, named)
    case 'seed':
    case 'rank':
      return aboutOne(chart, kind, named)
    case 'out':
      return aboutOne(chart, 'rank', named)
    case 'tie':
      return aboutTwo(chart, named)
    case 'champion':
      return aboutChampion(chart, text)
    case 'playoff':
    case 'phase':
    case 'round':
      return isCalled(chart, text) ? aboutOne(chart, 'rank', text) : aboutRound(chart, kind, text)
    default:
      return matchById(chart, text) ? aboutMatch(chart, text) : aboutOne(chart, 'rank', text)
  }
}

function aboutMatch(chart: Chart, id: string): Subject | RefusedResult {
  const match = matchById(chart, id)
  if (match) return { about: 'match', match }
  return refuse({ code: 'no-such-match', match: id, last: [...chart.board.matches.keys()].at(-1) })
}

/** One aspect of a match. */
function aboutAspect(chart: Chart, id: string, aspect: 'advance' | 'handicap'): Subject | RefusedResult {
  const subject = aboutMatch(chart, id)
  return isRefused(subject) || subject.about !== 'match' ? subject : { ...subject, aspect }
}

function aboutOne(chart: Chart, about: 'seed' | 'rank', name: string): Subject | RefusedResult {
  const who = resolveStarter(chart, name)
  return isRefused(who) ? who : { about, who }
}

/** Refused for entrants who withdrew before the start. */
function resolveStarter(chart: Chart, name: string): Who | RefusedResult {
  const who = resolveEntrant(chart, name)
  if (isRefused(who) || chart.field.plays(who)) return who
  return refuse({
    code: 'no-such-subject',
    subject: name,
    problem: message('why-withdrew-before', { who: { text: name } }),
  })
}

function aboutChampion(chart: Chart, text: string): Subject | RefusedResult {
  const { who } = chart.champion
  if (chart.state === 'finished' && isSomebody(who)) return { about: 'rank', who }
  return refuse({ code: 'no-such-subject', subject: text, problem: message('why-no-champion') })
}

/** An entrant may be named "round 7". */
const isCalled = (chart: Chart, text: string): boolean => !isRefused(resolveEntrant(chart, text))

/** The match of a phase or of the last playoff; refused if there are several. */
function aboutRound(chart: Chart, kind: 'playoff' | 'phase' | 'round', text: string): Subject | RefusedResult {
  const unknown = (problem: Message): RefusedResult => refuse({ code: 'no-such-subject', subject: text, problem })
  const number = /\d+$/.exec(text)?.[0]
  const isMeant = ({ name, number: own }: Round) =>
    kind === 'playoff' ? /playoff|fifth-place/.test(name.id) : number !== undefined && own === Number(number)
  const round = chart.board.rounds().findLast(isMeant)
  const [match, ...others] = round?.matches ?? []
  if (!match) return unknown(message('why-no-such-round'))
  if (others.length === 0) return { about: 'match', match }
  const matches = [match, ...others].slice(0, 5).map(({ id }) => ({ match: id }))
  return unknown(message('why-several-matches', { matches }))
}

/** The bye of the latest open round. */
function aboutLastBye(chart: Chart): Subject | RefusedResult {
  const rounds = chart.board.rounds().filter(({ byes }) => byes.some(({ who }) => isSomebody(who)))
  const round = rounds.findLast(({ isOpen }) => isOpen) ?? rounds[0]
  const who = round?.byes.find((slot) => isSomebody(slot.who))?.who
  if (round && who !== undefined) return { about: 'bye', who, round }
  return refuse({ code: 'no-such-subject', subject: 'bye', problem: message('why-no-bye') })
}

/** "Ann", or "Ann 3" for round 3. */
function aboutBye(chart: Chart, named: string): Subject | RefusedResult {
  if (named === '') return aboutLastBye(chart)
  const whole = resolveStarter(chart, named)
  if (!isRefused(whole)) return byeOf(chart, named, whole, undefined)
  const [, name, number] = /^(.*) (\d+)$/.exec(named) ?? []
  if (name === undefined) return whole
  const who = resolveStarter(chart, name)
  return isRefused(who) ? who : byeOf(chart, named, who, Number(number))
}

/** The bye in the given round; without one, in the latest round reached, or else the first to come. */
function byeOf(chart: Chart, named: string, who: Who, number: number | undefined): Subject | RefusedResult {
  const hasBye = (round: Round) =>
    round.byes.some((slot) => slot.who === who) && (number ?? round.number) === round.number
  const rounds = chart.board.rounds().filter(hasBye)
  const round = rounds.findLast(({ isOpen }) => isOpen) ?? rounds[0]
  if (round) return { about: 'bye', who, round }
  return refuse({
    code: 'no-such-subject',
    subject: `bye ${named}`,
    problem: message('why-no-bye-there', { who: entrantOf(chart, who) }),
  })
}

/** Two names separated by a comma, "v" or a space. */
function aboutTwo(chart: Chart, named: string): Subject | RefusedResult {
  for (const gap of named.matchAll(/\s*,\s*|\s+vs?\.?\s+|\s+/g)) {
    const who = resolveStarter(chart, named.slice(0, gap.index))
    const other = resolveStarter(chart, named.slice(gap.index + gap[0].length))
    if (!isRefused(who) && !isRefused(other) && who !== other) return { about: 'tie', who, other }
  }
  return refuse({ code: 'no-such-subject', subject: `tie ${named}`, problem: message('why-not-two') })
}
