/** `arbiter correct FILE MATCH RESULT` */
import { command } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'
import { amend } from '../desk/amending.ts'
import { gameFrom, gameOptions } from '../desk/game.ts'
import { changing } from '../desk/options.ts'

export const correct = command({
  about:
    'Changes a reported result, its time or its length, or gives a ruled match a real result. If later games would lose their place, it says which and stops; with --confirm it shows them and goes through. --preview only shows.',
  words: { file: 'FILE', match: 'MATCH', result: 'RESULT?' },
  options: {
    ...gameOptions,
    confirm: { about: 'Accept what would become void' },
    preview: { about: 'Show what would change and change nothing' },
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
      throw misused('correct: say what is to change: RESULT, --finished-at, --moves or --moves-to-finish.')
    const game = gameFrom(call)
    return amend(call, (tournament) => ({ do: 'correct', ...game(tournament) }))
  },
})
