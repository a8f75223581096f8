/** `arbiter redraw FILE` */
import type { Newcomer } from '@arbiter/core'
import { type Call, command } from '../command-line/command.ts'
import { drawFrom, drawOptions } from '../desk/drawing.ts'
import { entrantsIn } from '../desk/entrants.ts'
import { changing, given } from '../desk/options.ts'
import { weigh, weighed } from '../desk/weighing.ts'

const options = {
  ...drawOptions,
  enter: { value: 'late.csv', about: 'Teams that came late, in a list as for enter' },
  players: {
    value: 'right.csv',
    about: 'Teams with all their players, in the same kind of list; the name says which team',
  },
  withdraw: { value: 'TEAM', isList: true, about: 'A team that has dropped out' },
  ...weighed,
  ...changing,
} as const

export const redraw = command({
  about:
    'Takes the draw back and draws again, with late teams, corrected players and without those who dropped out, as long as no result is in. Brackets keep their sizes as far as they can. It shows which tickets would change, and does it with --yes.',
  words: { file: 'FILE' },
  options,
  examples: [
    'arbiter redraw evening.arbiter --withdraw Quarry',
    'arbiter redraw evening.arbiter --enter late.csv --yes',
    'arbiter redraw evening.arbiter --players right.csv --brackets 14,13 --yes',
  ],
  run: (call) => weigh(call, wishOf(call)),
})

function wishOf({ options: typed, world: { disk } }: Call<{ file: 'FILE' }, typeof options>) {
  const { enter, players, withdraw } = typed
  return {
    do: 'redraw',
    ...drawFrom(typed),
    ...given({
      enter: enter === undefined ? undefined : entrantsIn(disk, enter, 'teams'),
      edits: players === undefined ? undefined : entrantsIn(disk, players, 'teams').map(asEdit),
      withdraw: withdraw.length > 0 ? withdraw : undefined,
    }),
  }
}

/** A team of the list by its id, or by its name. */
const asEdit = ({ name, id, ...team }: Newcomer) => ({ entrant: id ?? name, ...team })
