/** What speaks against the draw of an opening (CUP-19, CUP-21a, CUP-31). */
import type { RecordedOf } from '../facts/fact.ts'
import type { CupMatch } from './cup-match.ts'
import type { Draw, Openings } from './cup-openings.ts'
import { about, type Finding } from './finding.ts'

export type Drawn = RecordedOf<'opening-drawn'>

export const drawOf = ({ seq, match, pair, opening, reused }: Drawn): Draw => {
  return { seq, match, pair, opening, isReused: reused === true }
}

/** Why a draw has no place: what is asked again after every change of mind. */
export function problemWithDraw(fact: Drawn, match: CupMatch, openings: Openings): Finding | undefined {
  if (!openings.has(fact.opening)) return about(fact, 'CUP-21a', `There is no opening ${fact.opening}.`)
  if (match.isDecided) return about(fact, 'CUP-31', `Match ${match.id} was decided already.`)
  const course = match.people.length === 2 ? match.course : undefined
  if (course?.what !== 'draw')
    return about(fact, 'CUP-31', `In match ${match.id} no opening is to be drawn: it is not level.`)
  if (course.pair !== fact.pair)
    return about(fact, 'CUP-31', `In match ${match.id} pair ${course.pair} is to be drawn, not ${fact.pair}.`)
  return fact.reused ? undefined : usedBefore(fact, openings)
}

function usedBefore(fact: Drawn, openings: Openings): Finding | undefined {
  if (openings.isPlanned(fact.match, fact.opening))
    return about(fact, 'CUP-31', `Opening ${fact.opening} belongs to a scheduled pair.`)
  const rival = openings.rivalOf(fact)
  return (
    rival && about(fact, 'CUP-31', `Opening ${fact.opening} was drawn for pair ${rival.pair} of match ${rival.match}.`)
  )
}

/** Why another opening would be drawn now. */
export function objectionToDraw(fact: Drawn, openings: Openings): Finding | undefined {
  const due = openings.dueFor(fact.match)
  if (fact.opening !== due.opening)
    return about(fact, 'CUP-21a', `The next opening for match ${fact.match} is ${due.opening}, not ${fact.opening}.`)
  if (due.isReused === (fact.reused === true)) return undefined
  return about(
    fact,
    'CUP-21a',
    `Opening ${due.opening} was ${due.isReused ? '' : 'not '}used before; this says otherwise.`,
  )
}
