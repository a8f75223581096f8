/** The sentences for a published round. */

import { numberedRound } from '../chart/rounds/round-name.ts'
import type { RecordedFactOf } from '../facts/fact.ts'
import type { Names } from '../formats/rule-book/facts/names.ts'
import type { Message } from '../message/message.ts'
import { message } from './words/messages.ts'

type PairingFact = RecordedFactOf<'round-paired'>

export const paired = (fact: PairingFact, names: Names): readonly Message[] =>
  names.format.whom === 'teams' ? teamsPaired(fact, names) : playersPaired(fact, names)

function playersPaired(
  { stage, round, kind, matches, byes, start }: PairingFact,
  { inPhases }: Names,
): readonly Message[] {
  const what = { number: round, kind: kinds.find((each) => each === kind) ?? 'regular' } as const
  const called = message(inPhases.has(stage) ? 'paired-phase' : 'paired-round', what)
  return [
    message('fact-paired', { round: called, matches: matches.length }),
    ...(byes.length === 0 ? [] : [message('fact-byes', { who: byes.map((entrant) => ({ entrant })) })]),
    ...(start === undefined ? [] : [message('fact-position', { number: start })]),
  ]
}

const kinds = ['regular', 'playoff', 'extra'] as const

type PairingManner = 'paired' | 're-paired' | 'by-hand' | 'chosen' | 'drawn'

const teamKinds = new Map<string, PairingManner>([
  ['re-paired', 're-paired'],
  ['by-hand', 'by-hand'],
  ['chosen', 'chosen'],
  ['extra-boards', 'drawn'],
])

const howPaired = (kind: string): PairingManner => teamKinds.get(kind) ?? 'paired'

/** Pairs of teams, a team not known yet by its number. */
function teamsPaired({ stage, round, kind, matches, byes }: PairingFact, { rounds }: Names) {
  const name = rounds.get(`${stage} ${round}`) ?? numberedRound(round)
  const pairs = [
    ...matches.filter((seats) => seats.length > 0).map((seats) => meeting(seats.map(seat))),
    ...byes.map((entrant) => message('pair-none', { who: { entrant } })),
  ]
  const first =
    pairs.length === 0
      ? message('fact-teams-left-none', { round: name })
      : message('fact-teams-paired', { round: name, how: howPaired(kind), pairs })
  return [first]
}

const seat = (each: PairingFact['matches'][number][number]): Message =>
  'entrant' in each
    ? message('seat-team', { who: { entrant: each.entrant } })
    : message('seat-number', { number: each.number })

/** "A and B", or "A, B and C" for a three-way. */
const meeting = (seats: readonly Message[]): Message =>
  seats.reduceRight((other, one) => message('meeting', { one, other }))
