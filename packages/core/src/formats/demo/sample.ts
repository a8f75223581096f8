/** A sample tournament for the first start of a server: its entrants, its options, and how far it has come. */
import type { Newcomer } from '../../entries/csv.ts'

export interface Sample {
  /** The end of its id, in place of the name of the format. */
  readonly id?: string
  readonly name: string
  readonly options?: Readonly<Record<string, unknown>>
  readonly entrants: readonly Newcomer[]
  /** It stops after this many decided matches. */
  readonly stopAt: number
  /** Minutes since it was opened. */
  readonly minutes: number
}

const people = [
  'Anna Alder',
  'Bruno Birch',
  'Clara Cedar',
  'Dario Dogwood',
  'Elena Elm',
  'Felix Fir',
  'Greta Ginkgo',
  'Hugo Hazel',
  'Ines Ivy',
  'Jonas Juniper',
  'Katya Kapok',
  'Leon Larch',
  'Mira Maple',
  'Nils Nutmeg',
  'Olga Oak',
  'Paul Pine',
  'Quentin Quince',
  'Rosa Rowan',
  'Sven Spruce',
  'Tilda Teak',
  'Umar Ulmo',
  'Vera Viburnum',
]
const clubs = ['Riverside', 'Northgate', 'Old Mill', 'Harbour'] as const

/** At most 22 players; ratings fall from the strongest by about this step. */
export const players = (count: number, strongest: number, step: number): Newcomer[] =>
  people.slice(0, count).map((name, i) => ({
    name,
    rating: strongest - i * step - ((i * 37) % 29),
    club: clubs[(i % clubs.length) as 0 | 1 | 2 | 3],
  }))
