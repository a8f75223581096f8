/** The tournament now, or as it was after a fact. A past moment is not disturbed by new facts. */
import type { Tournament } from '@arbiter/core/tournament'
import { address } from '../../app/address.ts'
import type { Live } from '../../live/live.ts'
import type { ChartView } from '../../live/live-context.ts'
import { useWatched } from '../../live/subscription.ts'
import { recentMatches } from '../../parts/recent-matches.ts'

export interface ChartMoment extends ChartView {
  readonly seq: number
  readonly isNow: boolean
  /** Matches with a new fact; empty for a past moment. */
  readonly wet: ReadonlySet<string>
}

/** As in `?at=120`. */
export function useMoment(live: Live): ChartMoment {
  useWatched(address)
  const asked = Number(address.query.get('at'))
  const first = live.look(startOf)
  const isPast = Number.isInteger(asked) && asked > 0 && asked < live.seq && first !== undefined
  return isPast ? momentAfter(live, Math.max(asked, first)) : now(live)
}

/** The fact of the start, if there is one: there is no table before it. */
export const startOf = ({ log }: Tournament): number | undefined =>
  log.find(({ type }) => type === 'tournament-started')?.seq

const now = (live: Live): ChartMoment => ({
  id: live.id,
  tournament: live.tournament,
  look: (fn) => live.look(fn),
  seq: live.seq,
  isNow: true,
  wet: recentMatches(live),
})

/** The log only grows, so a past moment stays valid. */
const kept = new WeakMap<Tournament, Map<number, ChartMoment>>()
const mostKept = 40

function momentAfter({ id, tournament }: Live, seq: number): ChartMoment {
  const moments = kept.get(tournament) ?? new Map<number, ChartMoment>()
  kept.set(tournament, moments)
  const known = moments.get(seq)
  if (known) return known
  const made = past(id, tournament.asOf(seq), seq)
  const [oldest] = moments.keys()
  if (moments.size >= mostKept && oldest !== undefined) moments.delete(oldest)
  moments.set(seq, made)
  return made
}

function past(id: string, tournament: Tournament, seq: number): ChartMoment {
  const looked = new Map<unknown, unknown>()
  const look = <Found>(fn: (tournament: Tournament) => Found): Found => {
    if (!looked.has(fn)) looked.set(fn, fn(tournament))
    return looked.get(fn) as Found
  }
  return { id, tournament, look, seq, isNow: false, wet: new Set() }
}
