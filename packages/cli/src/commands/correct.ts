/** `arbiter correct FILE MATCH RESULT` */
import { command } from '../command-line/command.ts'
import { amend } from '../desk/amending.ts'
import { changing, countFrom, given, numberFrom } from '../desk/options.ts'
import { resultFrom } from '../desk/result.ts'

export const correct = command({
  about:
    'Changes a reported result, or gives a ruled match a real one. If later games would lose their place, it says which and stops; with --confirm it shows them and goes through. --preview only shows.',
  words: { file: 'FILE', match: 'MATCH', result: 'RESULT' },
  options: {
    game: { value: 'N', about: 'The game of the match, where it has several' },
    confirm: { about: 'Accept what would become void' },
    preview: { about: 'Show what would change and change nothing' },
    'finished-at': { value: 'TIME', about: 'When the game ended' },
    moves: { value: 'N', about: 'How many moves it took' },
    'moves-to-finish': { value: 'N', about: 'How many moves were left to play, in the diagonal' },
    ...changing,
  },
  examples: [
    'arbiter correct club.arbiter 7 0-1 --note "scores were swapped"',
    'arbiter correct club.arbiter 7 0-1 --preview',
  ],
  run: (call) =>
    amend(call, {
      do: 'correct',
      match: call.words.match,
      result: resultFrom(call.words.result),
      ...given({
        game: numberFrom('--game', call.options.game),
        finishedAt: call.options['finished-at'],
        moves: countFrom('--moves', call.options.moves),
        movesToFinish: countFrom('--moves-to-finish', call.options['moves-to-finish']),
      }),
    }),
})
