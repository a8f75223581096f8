/** The step of HYB-S11 that separates two players, and the step by which a player with the points missed the last place. */
import type { Chart } from '../../chart/chart.ts'
import { entrantOf } from '../../chart/names.ts'
import { isSomebody, type Who } from '../../chart/slot.ts'
import type { Message } from '../../message/message.ts'
import { compareCompletions, type QualifyingMatch } from './counts.ts'
import { qualificationOf } from './qualification.ts'
import { isPlayoff, participantsOf, type Race } from './race/race.ts'
import { message } from './words/messages.ts'

type Step = 'time' | 'reports' | 'matches' | 'points'

/** `undefined` if level in every step. */
export function stepBetween(a: QualifyingMatch, b: QualifyingMatch): Step | undefined {
  if (compareCompletions(a, b) !== 0) return a.isTimed && b.isTimed ? 'time' : 'reports'
  if (a.played !== b.played) return 'matches'
  return a.halfPoints === b.halfPoints ? undefined : 'points'
}

/** Why a player with the points has no place. */
export type MissedPlace =
  | { readonly by: Step; readonly last: Who }
  | { readonly by: 'playoff' }
  /** The results now would give a place, but published seeds stand (HYB-27). */
  | { readonly by: 'seeds' }

export function missedBy(chart: Chart, race: Race, who: Who): MissedPlace | undefined {
  const { reached } = race.counts.of(who)
  if (!reached || race.contest?.contenders.includes(who)) return undefined
  if (race.places.some((place) => place.who === who)) return { by: 'seeds' }
  const rounds = qualificationOf(chart)?.rounds ?? []
  if (rounds.some((round) => isPlayoff(round) && participantsOf(round).includes(who))) return { by: 'playoff' }
  const last = race.places.findLast((place) => isSomebody(place.who))?.who
  if (last === undefined || race.open > 0) return undefined
  const other = race.counts.of(last).reached
  const by = other && stepBetween(other, reached)
  return by ? { by, last } : undefined
}

/** "P3 took the last place by fewer matches (HYB-S11)." */
export function missedSaid(chart: Chart, missed: MissedPlace): Message {
  if (missed.by === 'seeds') return message('hybrid-seeds-stand')
  if (missed.by === 'playoff') return message('hybrid-missed-playoff')
  return message('hybrid-missed-by', { last: entrantOf(chart, missed.last), by: missed.by })
}
