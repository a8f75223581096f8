/** A finished game in one line, for those who read a file or a pipe instead of a screen. */
import { plural } from '@arbiter/core'
import {
  endingInWords,
  type GameView,
  gameInWords,
  type MatchView,
  resultShown,
  standingInWords,
} from '@arbiter/engines'
import type { Paper } from '../paper.ts'
import { harmless } from '../text-width.ts'

/** "Semifinal, match 5, game 2: Depth 5 – Hasty 0-1 (checkmate, 74 plies); Hasty leads 1½–½". */
export function gameLine(game: GameView, match: MatchView, roundName: string, paper: Paper): string {
  const place = `${roundName}, match ${match.match}, ${gameInWords(game)}`
  const result = game.result === '*' ? 'does not count' : resultShown(game)
  const notes = notesOn(game)
  const how = notes.length === 0 ? '' : ` (${notes.join(', ')})`
  const line = harmless(`${place}: ${game.white} – ${game.black} ${result}${how}`)
  const fault = game.fault === undefined ? '' : `; ${paper.red(harmless(withoutStop(game.fault)))}`
  return `${line}${fault}; ${harmless(standingInWords(match))}`
}

function notesOn({ ending, plies, repeats, isReplay }: GameView): string[] {
  return [
    ...(ending === undefined ? [] : [endingInWords(ending)]),
    ...(plies === undefined ? [] : [plural(plies, 'ply', 'plies')]),
    ...(repeats === undefined ? [] : [`not played, it repeats game ${repeats}`]),
    ...(isReplay ? ['second attempt'] : []),
  ]
}

const withoutStop = (sentence: string): string => sentence.trim().replace(/\.$/, '')
