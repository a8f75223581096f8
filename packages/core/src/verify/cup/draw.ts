/** Findings about the draw of an opening (CUP-19, CUP-21a, CUP-31). */

import { about, type Finding } from '../finding.ts'
import { message } from '../words/messages.ts'
import type { RecordedOf } from './facts.ts'
import type { CupMatch } from './match.ts'
import type { Draw, Openings } from './openings.ts'

export type DrawFact = RecordedOf<'opening-drawn'>

export const drawOf = ({ seq, match, pair, opening, reused }: DrawFact): Draw => {
  return { seq, match, pair, opening, isReused: reused === true }
}

/** Why a draw has no place; checked again after every change to the past. */
export function problemWithDraw(fact: DrawFact, match: CupMatch, openings: Openings): Finding | undefined {
  if (!openings.has(fact.opening)) return about(fact, 'CUP-21a', message('found-no-opening', { opening: fact.opening }))
  const named = { match: { match: match.id } }
  if (match.isDecided) return about(fact, 'CUP-31', message('found-decided', named))
  const course = match.people.length === 2 ? match.course : undefined
  if (course?.what !== 'draw') return about(fact, 'CUP-31', message('found-opening-not-due', named))
  if (course.pair !== fact.pair)
    return about(fact, 'CUP-31', message('found-opening-pair', { ...named, due: course.pair, pair: fact.pair }))
  return fact.reused ? undefined : usedBefore(fact, openings)
}

function usedBefore(fact: DrawFact, openings: Openings): Finding | undefined {
  const { opening } = fact
  if (openings.isPlanned(fact.match, opening))
    return about(fact, 'CUP-31', message('found-opening-planned', { opening }))
  const rival = openings.rivalOf(fact)
  if (!rival) return undefined
  const { pair, match } = rival
  return about(fact, 'CUP-31', message('found-opening-drawn', { opening, pair, match: { match } }))
}

/** Why the draw would give a different opening now. */
export function objectionToDraw(fact: DrawFact, openings: Openings): Finding | undefined {
  const { match, opening } = fact
  const due = openings.dueFor(match)
  if (opening !== due.opening)
    return about(fact, 'CUP-21a', message('found-opening-next', { match: { match }, due: due.opening, opening }))
  if (due.isReused === (fact.reused === true)) return undefined
  const was = due.isReused ? 'used' : 'new'
  return about(fact, 'CUP-21a', message('found-opening-reused', { opening, was }))
}
