/** `arbiter start FILE` */
import { command } from '../command-line/command.ts'
import { drawFrom, drawOptions } from '../desk/drawing.ts'
import { changing } from '../desk/options.ts'
import { record } from '../desk/recording.ts'

export const start = command({
  about:
    'Closes the list of entrants and draws the tournament. Who may still enter afterwards is in the rules of the format.',
  words: { file: 'FILE' },
  options: {
    ...drawOptions,
    ...changing,
  },
  examples: [
    'arbiter start club.arbiter',
    'arbiter start club.arbiter --order "Eva,Ben,#1,Dan,Cai"',
    'arbiter start club.arbiter --order entry',
    'arbiter start evening.arbiter --brackets 16,16,11,10',
  ],
  run: (call) => record(call, { do: 'start', ...drawFrom(call.options) }),
})
