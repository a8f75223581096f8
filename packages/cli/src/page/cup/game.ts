/** A finished game in one line, for those who read a file or a pipe instead of a screen. */
import { endingSaid } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import { type GameView, type MatchView, resultShown, standingSaid } from '@arbiter/engines'
import { textOf } from '../../language/voice.ts'
import type { Paper } from '../paper.ts'
import { asText, harmless } from '../text-width.ts'
import { message, words } from '../words/messages.ts'

/** "Semifinal, match 5, game 2: Depth 5 – Hasty 0-1 (checkmate, 74 plies); Hasty leads 1½–½". */
export function gameLine(game: GameView, match: MatchView, roundName: string, paper: Paper): string {
  const result = game.result === '*' ? words('term-does-not-count') : resultShown(game)
  const notes = notesOn(game)
  const how = notes.length === 0 ? '' : ` (${notes.join(', ')})`
  const place = placeOf(game, match, roundName)
  const [white, black] = [asText(game.white), asText(game.black)]
  const line = words('term-game-line', { place, white, black, result: { text: result } })
  const fault = game.fault === undefined ? '' : `; ${paper.red(harmless(withoutStop(textOf(game.fault))))}`
  return `${line}${how}${fault}; ${harmless(textOf(standingSaid(match)))}`
}

function placeOf({ game, isTiebreak }: GameView, { match }: MatchView, roundName: string): Message {
  const place = { round: asText(roundName), match: { text: String(match) }, game }
  return isTiebreak ? message('term-game-place-tiebreak', place) : message('term-game-place', place)
}

function notesOn({ ending, plies, repeats, isReplay }: GameView): string[] {
  return [
    ...(ending === undefined ? [] : [textOf(endingSaid(ending))]),
    ...(plies === undefined ? [] : [words('term-plies', { count: plies })]),
    ...(repeats === undefined ? [] : [words('term-repeats', { game: repeats })]),
    ...(isReplay ? [words('term-second-attempt')] : []),
  ]
}

const withoutStop = (sentence: string): string => sentence.trim().replace(/\.$/, '')
