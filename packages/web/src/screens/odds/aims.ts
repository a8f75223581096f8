/** What can be won: the title, and the places on the way to it in this format. */
import { bracketsOf, raceOf } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { words } from './words/messages.ts'

/** One of the first places. */
export interface Aim {
  readonly id: string
  readonly name: string
  readonly places: number
}

const aimOf = (id: 'title' | 'final' | 'semi' | 'quarter' | 'qualifies', places: number): Aim => ({
  id,
  name: words('odds-aim', { aim: id }),
  places,
})

/** `live.look(aimsIn)`: the title comes first. */
export function aimsIn(tournament: Tournament): readonly Aim[] {
  const race = raceOf(tournament)
  const [tree] = bracketsOf(tournament).filter(({ drawnAs }) => drawnAs === 'tree')
  const knockout = race ? Math.ceil(Math.log2(race.places)) : (tree?.rounds.length ?? 0)
  const title = aimOf('title', 1)
  const steps = [aimOf('final', 2), aimOf('semi', 4), aimOf('quarter', 8)].slice(0, Math.max(0, knockout - 1))
  if (race) return [title, ...steps.filter(({ places }) => places < race.places), aimOf('qualifies', race.places)]
  if (steps.length > 0) return [title, ...steps]
  const size = tournament.chart.field.entrants.length
  return size > 3 ? [title, { id: 'top', name: words('odds-top', { places: 3 }), places: 3 }] : [title]
}
