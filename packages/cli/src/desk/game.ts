/** A game as it is typed: its result, and what is known of its length; of teams between whom and which half. */
import type { Tournament } from '@arbiter/core'
import type { Options } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'
import type { World } from '../command-line/world.ts'
import { namesFrom } from './names.ts'
import { countFrom, given, numberFrom } from './options.ts'
import { resultFrom } from './result.ts'
import { isForTeams } from './team.ts'
import { timeFrom } from './time.ts'

/** Of teams: which part of a match. */
export const partOptions = {
  between: { value: '"REDS v BLUES"', about: 'Of a three-way: which two teams, in the order of their IMPs' },
  half: { value: '1|2', about: 'The IMPs of one half; without it of the whole match' },
} as const satisfies Options

export const gameOptions = {
  game: { value: 'N', about: 'The game of the match, where there are several' },
  ...partOptions,
  'finished-at': {
    value: 'TIME',
    about: 'When the game ended, if that matters or differs from --at: 14:05, by the clock here, or with date and zone',
  },
  moves: { value: 'N', about: 'How many moves it took' },
  'moves-to-finish': { value: 'N', about: 'How many moves were left to play, in the diagonal' },
} as const satisfies Options

interface Typed {
  readonly words: { readonly match: string; readonly result?: string | undefined }
  readonly options: Readonly<Record<keyof typeof gameOptions, string | undefined>>
  readonly world: World
}

export function gameFrom({ words, options, world }: Typed): (tournament: Tournament) => Record<string, unknown> {
  const known = given({
    game: numberFrom('--game', options.game),
    half: halfFrom(options.half),
    finishedAt: timeFrom(options['finished-at'], world),
    moves: movesFrom(options.moves),
    movesToFinish: countFrom('--moves-to-finish', options['moves-to-finish']),
  })
  return (tournament) => ({
    match: words.match,
    ...(words.result === undefined ? {} : resultFrom(words.result, isForTeams(tournament.format))),
    ...known,
    ...given({ between: betweenFrom(options.between, tournament) }),
  })
}

/** A game has a move at least. */
function movesFrom(text: string | undefined): number | undefined {
  const moves = countFrom('--moves', text)
  if (moves === 0) throw misused('--moves must be a whole number from 1 to 9999, not "0".')
  return moves
}

export function halfFrom(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (text !== '1' && text !== '2') throw misused(`--half must be 1 or 2, not "${text}".`)
  return Number(text)
}

export function betweenFrom(text: string | undefined, tournament: Tournament): string[] | undefined {
  if (text === undefined) return undefined
  const names = namesFrom(text, tournament)
  if (names.length !== 2) throw misused(`--between takes two teams, such as "Reds v Blues", not "${text}".`)
  return names
}
