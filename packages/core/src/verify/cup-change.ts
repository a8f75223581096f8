/** What speaks against options that are changed after the start (CUP-23). */
import type { RecordedOf } from '../facts/fact.ts'
import { tooFew } from './cup-book.ts'
import { scheduledPairs } from './cup-bracket.ts'
import type { CupMatch } from './cup-match.ts'
import type { Openings } from './cup-openings.ts'
import { type CupSettings, cupSettings, problemsWithCupOptions } from './cup-options.ts'
import { about, type Finding } from './finding.ts'

type Changed = RecordedOf<'options-changed'>

/** The cup as it was when they were changed. */
interface Running {
  readonly settings: CupSettings
  /** In the order of their numbers. */
  readonly matches: readonly CupMatch[]
  readonly openings: Openings | undefined
  isBegun(match: CupMatch): boolean
}

export function problemWithChange(fact: Changed, running: Running): Finding | undefined {
  const [wrong] = problemsWithCupOptions(fact)
  if (wrong) return wrong
  const next = cupSettings(fact)
  if (besidePairs(next) !== besidePairs(running.settings))
    return about(fact, 'CUP-23', 'Only the pairs of the rounds may be changed.')
  const { matches, openings } = running
  const pairs = scheduledPairs(sizeOf(running), next)
  const first = matches.findIndex((match, i) => match.pairs !== pairs[i])
  if (first < 0) return about(fact, 'CUP-23', 'It changes nothing.')
  const begun = matches.slice(first).find((match) => running.isBegun(match))
  if (begun) return about(fact, 'CUP-23', `Match ${begun.id} had begun.`)
  return openings && problemWithOpenings(fact, openings, pairs, next)
}

const besidePairs = ({ pairs: _, ...others }: CupSettings): string => JSON.stringify(others)

/** A knockout has a match less than players; the one for third place comes on top. */
const sizeOf = ({ matches }: Running): number =>
  matches.length + (matches.some(({ round }) => round === undefined) ? 0 : 1)

function problemWithOpenings(
  fact: Changed,
  openings: Openings,
  pairs: readonly number[],
  next: CupSettings,
): Finding | undefined {
  const planned = pairs.reduce((sum, each) => sum + each, 0)
  const twice = openings.draws.find(({ opening, isReused }) => !isReused && opening <= planned)
  if (twice && !next.uniquePerMatchOnly)
    return about(fact, 'CUP-21', `Opening ${twice.opening}, drawn for match ${twice.match}, would be used twice.`)
  const few = tooFew(openings.size, pairs, next)
  return few === undefined ? undefined : about(fact, 'CUP-21b', few)
}
