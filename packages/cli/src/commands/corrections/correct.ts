/** `arbiter correct FILE MATCH RESULT` */
import { command } from '../../command-line/command.ts'
import { misused } from '../../command-line/stop.ts'
import { amend, amendable } from '../../desk/amendment.ts'
import { gameFrom, gameOptions } from '../../desk/input/game.ts'
import { changing } from '../../desk/input/options.ts'
import { message } from '../words/messages.ts'

export const correct = command({
  about: message('cmd-correct-about'),
  words: { file: 'FILE', match: 'MATCH', result: 'RESULT?' },
  options: {
    ...gameOptions,
    ...amendable,
    ...changing,
  },
  examples: [
    'arbiter correct club.arbiter 7 0-1 --note "scores were swapped"',
    'arbiter correct club.arbiter 7 0-1 --preview',
    'arbiter correct lake.arbiter D1.1 --game 2 --moves 41',
    'arbiter correct evening.arbiter 3 38-42 --between "Harbour v Quarry" --confirm',
  ],
  run: (call) => {
    const { 'finished-at': time, moves, 'moves-to-finish': more } = call.options
    if ([call.words.result, time, moves, more].every((each) => each === undefined))
      throw misused(message('cmd-correct-what'))
    const game = gameFrom(call)
    return amend(call, (tournament) => ({ do: 'correct', ...game(tournament) }))
  },
})
