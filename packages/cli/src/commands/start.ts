/** `arbiter start FILE` */
import { command } from '../command-line/command.ts'
import { changing } from '../desk/options.ts'
import { record } from '../desk/recording.ts'

export const start = command({
  about:
    'Closes the list of entrants and draws the tournament. Who may still enter afterwards is in the rules of the format.',
  words: { file: 'FILE' },
  options: {
    order: {
      value: 'NAMES',
      about:
        'The list in the order you want, with commas: everybody once, by name, "#3" or id; or "entry": as they entered',
    },
    ...changing,
  },
  examples: [
    'arbiter start club.arbiter',
    'arbiter start club.arbiter --order "Eva,Ben,#1,Dan,Cai"',
    'arbiter start club.arbiter --order entry',
  ],
  run: (call) => {
    const { order } = call.options
    return record(call, {
      do: 'start',
      ...(order === undefined ? {} : { order: orderFrom(order) }),
    })
  },
})

/** Nobody plays alone, so a single word is no name. */
const orderFrom = (text: string): string | string[] =>
  text.trim() === 'entry' ? 'entry' : text.split(',').map((name) => name.trim())
