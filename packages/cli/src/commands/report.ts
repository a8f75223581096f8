/** `arbiter report FILE MATCH RESULT` */
import { command } from '../command-line/command.ts'
import { gameFrom, gameOptions } from '../desk/input/game.ts'
import { changing } from '../desk/input/options.ts'
import { record } from '../desk/record.ts'
import { message } from './words/messages.ts'

export const report = command({
  about: message('cmd-report-about'),
  words: { file: 'FILE', match: 'MATCH', result: 'RESULT' },
  options: {
    ...gameOptions,
    ...changing,
  },
  examples: [
    'arbiter report club.arbiter 7 1-0',
    'arbiter report club.arbiter 7 -+ --note "did not come"',
    'arbiter report cup.arbiter Q3.1 1/2 --finished-at 14:02',
    'arbiter report evening.arbiter 7 22-31 --half 1',
    'arbiter report evening.arbiter 3 38-24 --between "Harbour v Quarry"',
  ],
  run: (call) => {
    const game = gameFrom(call)
    return record(call, (tournament) => ({ do: 'report', ...game(tournament) }))
  },
})
