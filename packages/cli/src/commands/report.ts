/** `arbiter report FILE MATCH RESULT` */
import { command } from '../command-line/command.ts'
import { gameFrom, gameOptions } from '../desk/game.ts'
import { changing } from '../desk/options.ts'
import { record } from '../desk/recording.ts'

export const report = command({
  about:
    'Reports the result of a match, White first: 1-0, 0-1 or 1/2. Somebody absent: +- (Black was), -+ (White was), -- (both). Where a match has several games to play, say which with --game.',
  words: { file: 'FILE', match: 'MATCH', result: 'RESULT' },
  options: {
    ...gameOptions,
    ...changing,
  },
  examples: [
    'arbiter report club.arbiter 7 1-0',
    'arbiter report club.arbiter 7 -+ --note "did not come"',
    'arbiter report cup.arbiter Q3.1 1/2 --finished-at 2026-05-01T14:02:10Z',
  ],
  run: (call) => record(call, { do: 'report', ...gameFrom(call) }),
})
