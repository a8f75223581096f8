/** A game as it is typed: its result, and what is known of its length; of teams between whom and which half. */
import type { PenCommand } from '@arbiter/core/pen'
import type { Tournament } from '@arbiter/core/tournament'
import type { Options } from '../../command-line/command.ts'
import { misused } from '../../command-line/stop.ts'
import type { World } from '../../command-line/world.ts'
import { namesFrom } from '../names.ts'
import { message } from '../words/messages.ts'
import { countFrom, given, noneOf, numberFrom, outOfRange } from './options.ts'
import { timeFrom } from './time.ts'
import { commandTyped, lineOf, penSheet, penTime, resultTyped } from './typed-line.ts'

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

type GameValues = Readonly<Record<keyof typeof gameOptions, string | undefined>>

interface LineCall {
  readonly words: { readonly match: string; readonly result: readonly string[] }
  readonly options: GameValues
  readonly world: World
}

interface GameCall {
  readonly words: { readonly match: string; readonly result?: string | undefined }
  readonly options: GameValues
  readonly world: World
}

/** What a line asks for, with what the options add. */
export function lineFrom({ words, options, world }: LineCall): (tournament: Tournament) => Record<string, unknown> {
  const known = lengthsFrom(options, world)
  const number = options.game === undefined ? [] : [`/${known['game']}`]
  return (tournament) => {
    const sheet = penSheet(tournament)
    const typed = (...game: string[]) =>
      commandTyped(sheet, lineOf([words.match, ...game, ...words.result]), penTime(world))
    const command = typed()
    const ofGame = number.length > 0 && isOfAGame(command) ? typed(...number) : command
    return { ...ofGame, ...known, ...given({ between: betweenFrom(options.between, tournament) }) }
  }
}

const isOfAGame = (command: PenCommand): boolean => command.do === 'report' && 'result' in command

export function gameFrom({ words, options, world }: GameCall): (tournament: Tournament) => Record<string, unknown> {
  const known = lengthsFrom(options, world)
  return (tournament) => ({
    match: words.match,
    ...(words.result === undefined ? {} : resultTyped(penSheet(tournament), words.match, words.result, penTime(world))),
    ...known,
    ...given({ between: betweenFrom(options.between, tournament) }),
  })
}

const lengthsFrom = (options: GameValues, world: World): Record<string, unknown> =>
  given({
    game: numberFrom('--game', options.game),
    half: halfFrom(options.half),
    finishedAt: timeFrom(options['finished-at'], world),
    moves: movesFrom(options.moves),
    movesToFinish: countFrom('--moves-to-finish', options['moves-to-finish']),
  })

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
