/** `arbiter bridge redraw FILE` */
import type { Newcomer } from '@arbiter/core/entries'
import { type Call, command } from '../../command-line/command.ts'
import { weigh, weighed } from '../../desk/confirmation.ts'
import { drawFrom, drawOptions } from '../../desk/draw.ts'
import { entrantsIn } from '../../desk/entrants.ts'
import { changing, given } from '../../desk/input/options.ts'
import { message } from '../words/messages.ts'

const options = {
  ...drawOptions,
  enter: { value: 'late.csv', about: message('cmd-redraw-enter') },
  players: { value: 'right.csv', about: message('cmd-redraw-players') },
  withdraw: { value: 'TEAM', isList: true, about: message('cmd-redraw-withdraw') },
  ...weighed,
  ...changing,
} as const

export const redraw = command({
  about: message('cmd-redraw-about'),
  words: { file: 'FILE' },
  options,
  examples: [
    'arbiter bridge redraw evening.arbiter --withdraw Quarry',
    'arbiter bridge redraw evening.arbiter --enter late.csv --yes',
    'arbiter bridge redraw evening.arbiter --players right.csv --brackets 14,13 --yes',
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
