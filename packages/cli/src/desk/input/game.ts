/** A game as it is typed: its result, and what is known of its length; of teams between whom and which half. */
import type { Tournament } from '@arbiter/core/tournament'
import type { Options } from '../../command-line/command.ts'
import { misused } from '../../command-line/stop.ts'
import type { World } from '../../command-line/world.ts'
import { namesFrom } from '../names.ts'
import { message } from '../words/messages.ts'
import { countFrom, given, noneOf, numberFrom, outOfRange } from './options.ts'
import { resultFrom } from './result.ts'
import { isForTeams } from './team.ts'
import { timeFrom } from './time.ts'

/** Of teams: which part of a match. */
export const partOptions = {
  between: { value: '"REDS v BLUES"', about: message('cli-desk-option-between') },
  half: { value: '1|2', about: message('cli-desk-option-half') },
} as const satisfies Options

export const gameOptions = {
  game: { value: 'N', about: message('cli-desk-option-game') },
  ...partOptions,
  'finished-at': { value: 'TIME', about: message('cli-desk-option-finished-at') },
  moves: { value: 'N', about: message('cli-desk-option-moves') },
  'moves-to-finish': { value: 'N', about: message('cli-desk-option-moves-to-finish') },
} as const satisfies Options

interface GameCall {
  readonly words: { readonly match: string; readonly result?: string | undefined }
  readonly options: Readonly<Record<keyof typeof gameOptions, string | undefined>>
  readonly world: World
}

export function gameFrom({ words, options, world }: GameCall): (tournament: Tournament) => Record<string, unknown> {
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
  if (moves === 0) throw outOfRange('--moves', '1', '0')
  return moves
}

export function halfFrom(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (text !== '1' && text !== '2') throw noneOf('--half', ['1', '2'], text)
  return Number(text)
}

export function betweenFrom(text: string | undefined, tournament: Tournament): string[] | undefined {
  if (text === undefined) return undefined
  const names = namesFrom(text, tournament)
  if (names.length !== 2) throw misused(message('cli-desk-needs-two-teams', { typed: { text } }))
  return names
}
