/** `arbiter report FILE MATCH RESULT` */
import { command } from '../command-line/command.ts'
import { changing, countFrom, given, numberFrom } from '../desk/options.ts'
import { record } from '../desk/recording.ts'
import { resultFrom } from '../desk/result.ts'

export const report = command({
  about:
    'Reports the result of a match, White first: 1-0, 0-1 or 1/2. Somebody absent: +- (Black was), -+ (White was), -- (both). Where a match has several games to play, say which with --game.',
  words: { file: 'FILE', match: 'MATCH', result: 'RESULT' },
  options: {
    game: { value: 'N', about: 'The game of the match, where several are to be played' },
    'finished-at': { value: 'TIME', about: 'When the game ended, if that matters or differs from --at' },
    moves: { value: 'N', about: 'How many moves it took' },
    'moves-to-finish': { value: 'N', about: 'How many moves were left to play, in the diagonal' },
    ...changing,
  },
  examples: ['arbiter report club.arbiter 7 1-0', 'arbiter report club.arbiter 7 -+ --note "did not come"'],
  run: (call) =>
    record(call, {
      do: 'report',
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
