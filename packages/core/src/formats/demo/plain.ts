/** The demo of a format that brings none: a list is entered, and the tournament starts. */
import { type Newcomer, writeEntrants } from '../../entries/csv.ts'
import type { AnyFormat } from '../rule-book/format.ts'
import { players, type Sample } from './sample.ts'
import type { Script } from './script.ts'
import { message } from './words/messages.ts'

export function plainScript(format: AnyFormat): Script {
  const { name } = format
  const [file, list] = [`${name}.arbiter`, 'entrants.csv']
  const entrants = sampleEntrants(format)
  return {
    file,
    thing: name,
    list: message('demo-list-name'),
    files: { [list]: writeEntrants(entrants) },
    steps: [
      { say: message('demo-plain-outline'), commands: [['outline', name, '--entrants', String(entrants.length)]] },
      { say: message('demo-plain-enter'), commands: [['new', name, file, '--entrants', list]] },
      {
        say: message('demo-plain-start'),
        commands: [
          ['start', file],
          ['show', file],
        ],
      },
      {
        say: message('demo-plain-log'),
        commands: [
          ['log', file],
          ['verify', file],
        ],
      },
    ],
  }
}

export function plainSample(format: AnyFormat): Sample {
  const entrants = sampleEntrants(format)
  return { name: 'Old Mill Evening', entrants, stopAt: Math.floor(entrants.length / 2), minutes: 180 }
}

/** Eight, or the smallest field the format takes. */
function sampleEntrants(format: AnyFormat): Newcomer[] {
  const options = format.options.parse({})
  const sizes = [8, ...Array.from({ length: 21 }, (_, i) => i + 2)]
  const size = sizes.find((count) => format.field(count, options) === undefined) ?? 8
  const all = players(size, 1980, 24)
  return format.about.whom === 'teams' ? all.map(({ name }) => teamOf(name)) : all
}

const teamOf = (captain: string): Newcomer => ({
  name: `Team ${captain}`,
  captain,
  paid: true,
  players: [1, 2, 3, 4].map((n) => ({ name: n === 1 ? captain : `${captain} ${n}`, masterpoints: 100 * n })),
})
