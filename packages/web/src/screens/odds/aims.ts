/** What there is to win: the title, and the places on the way to it that this format has. */
import { bracketsOf, raceOf, type Tournament } from '@arbiter/core'
import { catalogue } from '../../words/catalogue.ts'

const words = catalogue(
  {
    title: 'Title',
    final: 'Final',
    semi: 'Semi-final',
    quarter: 'Quarter-final',
    qualifies: 'Qualifies',
    top: (places: number) => `Top ${places}`,
  },
  {
    title: 'Titel',
    final: 'Finale',
    semi: 'Halbfinale',
    quarter: 'Viertelfinale',
    qualifies: 'Qualifiziert',
    top: (places: number) => `Top ${places}`,
  },
)

/** One of so many first places. */
export interface Aim {
  readonly id: string
  readonly name: string
  readonly places: number
}

const title: Aim = { id: 'title', name: words.title, places: 1 }

/** `live.look(aimsIn)`: the title first. */
export function aimsIn(tournament: Tournament): readonly Aim[] {
  const race = raceOf(tournament)
  const [tree] = bracketsOf(tournament).filter(({ drawnAs }) => drawnAs === 'tree')
  const knockout = race ? Math.ceil(Math.log2(race.places)) : (tree?.rounds.length ?? 0)
  const steps = [
    { id: 'final', name: words.final, places: 2 },
    { id: 'semi', name: words.semi, places: 4 },
    { id: 'quarter', name: words.quarter, places: 8 },
  ].slice(0, Math.max(0, knockout - 1))
  if (race) return [title, ...steps.filter(({ places }) => places < race.places), qualifying(race.places)]
  if (steps.length > 0) return [title, ...steps]
  const size = tournament.chart.entrants.length
  return size > 3 ? [title, { id: 'top', name: words.top(3), places: 3 }] : [title]
}

const qualifying = (places: number): Aim => ({ id: 'qualifies', name: words.qualifies, places })
