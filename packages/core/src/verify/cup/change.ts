/** Findings about options changed after the start (CUP-23). */

import type { Message } from '../../message/message.ts'
import { about, type Finding } from '../finding.ts'
import { message } from '../words/messages.ts'
import { tooFew } from './book.ts'
import { scheduledPairs } from './bracket.ts'
import type { RecordedOf } from './facts.ts'
import type { CupMatch } from './match.ts'
import type { Draw, Openings } from './openings.ts'
import { type CupSettings, cupSettings, problemsWithCupOptions } from './options.ts'

type OptionsFact = RecordedOf<'options-changed'>

/** The cup at the moment of the change. */
interface RunningCup {
  readonly settings: CupSettings
  /** In the order of their numbers. */
  readonly matches: readonly CupMatch[]
  readonly openings: Openings | undefined
  isBegun(match: CupMatch): boolean
}

export function problemWithChange(fact: OptionsFact, running: RunningCup): Finding | undefined {
  const [wrong] = problemsWithCupOptions(fact)
  if (wrong) return wrong
  const next = cupSettings(fact)
  if (besidePairs(next) !== besidePairs(running.settings)) return about(fact, 'CUP-23', message('found-change-other'))
  const { matches, openings } = running
  const pairs = scheduledPairs(sizeOf(running), next)
  const first = matches.findIndex((match, i) => match.pairs !== pairs[i])
  if (first < 0) return about(fact, 'CUP-23', message('found-change-nothing'))
  const begun = matches.slice(first).find((match) => running.isBegun(match))
  if (begun) return about(fact, 'CUP-23', message('found-change-begun', { match: { match: begun.id } }))
  return openings && problemWithOpenings(fact, openings, pairs, next)
}

const besidePairs = ({ pairs: _, ...others }: CupSettings): string => JSON.stringify(others)

/** A knockout has one match less than players, and perhaps one for third place. */
const sizeOf = ({ matches }: RunningCup): number =>
  matches.length + (matches.some(({ round }) => round === undefined) ? 0 : 1)

function problemWithOpenings(
  fact: OptionsFact,
  openings: Openings,
  pairs: readonly number[],
  next: CupSettings,
): Finding | undefined {
  const planned = pairs.reduce((sum, each) => sum + each, 0)
  const twice = openings.draws.find(({ opening, isReused }) => !isReused && opening <= planned)
  if (twice && !next.uniquePerMatchOnly) return about(fact, 'CUP-21', usedTwice(twice))
  const few = tooFew(openings.size, pairs, next)
  return few && about(fact, 'CUP-21b', few)
}

const usedTwice = ({ opening, match }: Draw): Message => message('found-opening-twice', { opening, match: { match } })
