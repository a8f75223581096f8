/** Who plays in the demos, and how far each has come. */
import type { Command } from '@arbiter/core'

type Enter = Extract<Command, { do: 'enter' }>
type Start = Extract<Command, { do: 'start' }>

export interface Cast {
  /** Of the tournament it becomes: a name no other can have. */
  readonly id: `demo-${string}`
  readonly format: string
  readonly name: string
  readonly options?: Readonly<Record<string, unknown>>
  readonly entrants: Enter['entrants']
  readonly openings?: NonNullable<Start['openings']>
  /** Decided matches after which it stands still. */
  readonly stopAt: number
  /** Minutes since it was opened. */
  readonly minutes: number
  /** Commands that it takes to come there, its opening included. */
  readonly steps: number
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
const clubs = ['Riverside', 'Northgate', 'Old Mill', 'Harbour']

const players = (count: number, strongest: number, step: number) =>
  people.slice(0, count).map((name, i) => ({
    name,
    rating: strongest - i * step - ((i * 37) % 29),
    club: clubs[i % clubs.length] as string,
  }))

const engines = ['Anvil', 'Bellows', 'Cinder', 'Drill', 'Ember', 'Flint', 'Gauge', 'Hammer'].map((name, i) => ({
  name,
  rating: 3400 - 35 * i,
}))

const teams = [
  ['Harbour', 3200.5, 2100, 2500, 1800],
  ['Orchard', 2200, 1900, 2000, 1750],
  ['Meadow', 1500, 1750.25, 1300, 1600],
  ['Quarry', 1400, 1200, 1300, 1250],
  ['Lantern', 900, 1100, 1000, 950],
  ['Ferry', 800, 700, 650, 720],
  ['Willow Lane', 400, 500, 450, 300],
  ['Kestrel', 200, 150, 100, 220],
  ['Mill', 20, 50, 10, 5],
] as const
const members = [
  'Ada Holm',
  'Bea Lund',
  'Cleo Marsh',
  'Dora Nash',
  'Edie Orr',
  'Fay Pike',
  'Gus Quill',
  'Hal Reed',
  'Ida Stone',
]

const bridgeTeams = teams.map(([name, ...masterpoints], team) => ({
  name,
  captain: members[team] as string,
  paid: true,
  players: masterpoints.map((points, i) => ({
    name: i === 0 ? (members[team] as string) : `${name} ${i + 1}`,
    masterpoints: points,
  })),
}))

export const casts: readonly Cast[] = [
  {
    id: 'demo-hybrid',
    format: 'hybrid-knockout',
    name: 'Harbour Rapid',
    entrants: players(22, 2180, 31),
    stopAt: 60,
    minutes: 300,
    steps: 63,
  },
  {
    id: 'demo-cup',
    format: 'cup',
    name: 'Forge Cup',
    options: { RoundPairIncrements: [2, 3, 3] },
    entrants: engines,
    stopAt: 5,
    minutes: 180,
    steps: 24,
  },
  {
    id: 'demo-league',
    format: 'league',
    name: 'Thursday League',
    entrants: players(8, 1980, 24),
    stopAt: 30,
    minutes: 60 * 24,
    steps: 33,
  },
  {
    id: 'demo-bridge',
    format: 'bridge-knockout',
    name: 'Evening Teams',
    options: { handicap: true },
    entrants: bridgeTeams,
    stopAt: 4,
    minutes: 240,
    steps: 15,
  },
  {
    id: 'demo-diagonal',
    format: 'diagonal',
    name: 'Old Mill Diagonal',
    entrants: players(14, 2050, 27),
    stopAt: 24,
    minutes: 260,
    steps: 51,
  },
]
