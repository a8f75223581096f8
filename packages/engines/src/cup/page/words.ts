/** What is said of a cup's games and matches, in the same words on every screen and page. */
import { halvesShown, plural } from '@arbiter/core'
import type { Colour, Ending, Evaluation } from '../../game/record.ts'
import type { EngineView, GameView, LiveGame, MatchView } from '../view.ts'

/** How a game ended, in a word or two: `checkmate`, `loss on time`. */
export const endingInWords = (ending: Ending | string): string => endingWords[ending] ?? ending.replaceAll('-', ' ')

const endingWords: Readonly<Record<string, string>> = {
  'adjudicated-draw': 'drawn by adjudication',
  'adjudicated-win': 'won by adjudication',
  time: 'loss on time',
  stall: 'no answer',
  garbage: 'no legal answer',
  'no-start': 'did not start',
  interrupted: 'broken off',
  void: 'void, the runner was late',
}

/** "2 crashes, 1 loss on time". */
export const faultsInWords = (faults: EngineView['faults']): string =>
  faults.map(({ ending, games }) => plural(games, ...faultWord(ending))).join(', ')

const faultWord = (ending: string): [one: string, many: string] =>
  faultWords[ending] ?? [endingInWords(ending), endingInWords(ending)]

const faultWords: Readonly<Record<string, [one: string, many: string]>> = {
  crash: ['crash', 'crashes'],
  time: ['loss on time', 'losses on time'],
  'illegal-move': ['illegal move', 'illegal moves'],
  stall: ['time without an answer', 'times without an answer'],
  garbage: ['answer that is no move', 'answers that are no moves'],
  'no-start': ['failed start', 'failed starts'],
  'bare-king': ['draw on time', 'draws on time'],
}

/** What decided a match where the score did not: `tiebreak`, `higher seed`; nothing otherwise. */
export const decisionInWords = ({ decidedBy = 'score' }: MatchView): string => decisionWords[decidedBy] ?? decidedBy

const decisionWords: Readonly<Record<string, string>> = {
  score: '',
  seed: 'higher seed',
  armageddon: 'Armageddon',
  organiser: 'declared',
}

/** 3 half points are 1½. */
export const pointsShown = (halfPoints: number): string => halvesShown(halfPoints / 2)

/** `½-½` for a draw, `+:−` where nothing was played. */
export const resultShown = ({ result }: Pick<GameView, 'result'>): string => resultWords[result] ?? result

const resultWords: Readonly<Record<string, string>> = { '1/2-1/2': '½-½', '+-': '+:−', '-+': '−:+', '--': '−:−' }

/** "Hasty leads 1½–½", "level at 1–1", "Hasty wins 2–0 (tiebreak)". */
export function standingInWords(match: MatchView): string {
  const [first, second] = match.seats
  const isFirst = match.state === 'decided' ? match.winner === first.name : first.halfPoints > second.halfPoints
  const [ahead, behind] = isFirst ? [first, second] : [second, first]
  const score = `${pointsShown(ahead.halfPoints)}–${pointsShown(behind.halfPoints)}`
  const how = decisionInWords(match)
  if (match.state === 'decided') return winInWords(match.winner, score, how)
  return ahead.halfPoints === behind.halfPoints ? `level at ${score}` : `${ahead.name} leads ${score}`
}

const winInWords = (winner: string | undefined, score: string, how: string): string =>
  winner === undefined ? 'nobody wins' : `${winner} wins ${score}${how === '' ? '' : ` (${how})`}`

/** From White's point of view: `+0.31`, `−M5`. */
export function evaluationShown(evaluation: Evaluation, colour: Colour): string {
  const side = colour === 'white' ? 1 : -1
  if ('mate' in evaluation) return `${evaluation.mate > 0 === (side > 0) ? '+' : '−'}M${Math.abs(evaluation.mate)}`
  const pawns = (Math.abs(evaluation.centipawns) / 100).toFixed(2)
  if (evaluation.centipawns === 0) return pawns
  return `${evaluation.centipawns * side < 0 ? '−' : '+'}${pawns}`
}

/** What a side has left at this moment: the clock of the one to move runs down. */
export function clockAt(live: LiveGame, colour: Colour, now: number): number | undefined {
  const left = live.clocksMs[colour]
  if (left === undefined || live.toMove !== colour) return left
  return Math.max(0, left - Math.max(0, now - (live.lastMoveAt ?? live.startedAt)))
}

/** `1:02:03`, `2:05`, in the last minute `0:21.4`. */
export function clockShown(ms: number): string {
  const tenths = Math.max(0, Math.floor(ms / 100))
  const seconds = Math.floor(tenths / 10)
  if (seconds < 60) return `0:${two(seconds)}.${tenths % 10}`
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

const two = (figure: number): string => String(figure).padStart(2, '0')

/** `31 g4g5` by White, `31… e7e5` by Black. */
export function moveShown({ plies, toMove, lastMove }: LiveGame): string {
  if (lastMove === undefined) return ''
  return `${Math.ceil(plies / 2)}${toMove === 'white' ? '…' : ''} ${lastMove}`
}

/** `game 4 of 4`, `tiebreak game 5`: a tiebreak goes on as long as it must. */
export const gameInWords = ({ game, isTiebreak }: Pick<GameView, 'game' | 'isTiebreak'>, scheduled?: number): string =>
  isTiebreak ? `tiebreak game ${game}` : `game ${game}${scheduled === undefined ? '' : ` of ${scheduled}`}`
