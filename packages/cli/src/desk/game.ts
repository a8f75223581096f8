/** A game as it is typed: its result, and what is known of its length. */
import type { Options } from '../command-line/command.ts'
import { countFrom, given, numberFrom } from './options.ts'
import { resultFrom } from './result.ts'

export const gameOptions = {
  game: { value: 'N', about: 'The game of the match, where there are several' },
  'finished-at': { value: 'TIME', about: 'When the game ended, if that matters or differs from --at' },
  moves: { value: 'N', about: 'How many moves it took' },
  'moves-to-finish': { value: 'N', about: 'How many moves were left to play, in the diagonal' },
} as const satisfies Options

interface Typed {
  readonly words: { readonly match: string; readonly result: string }
  readonly options: Readonly<Record<keyof typeof gameOptions, string | undefined>>
}

export const gameFrom = ({ words, options }: Typed): Record<string, unknown> => ({
  match: words.match,
  result: resultFrom(words.result),
  ...given({
    game: numberFrom('--game', options.game),
    finishedAt: options['finished-at'],
    moves: countFrom('--moves', options.moves),
    movesToFinish: countFrom('--moves-to-finish', options['moves-to-finish']),
  }),
})
