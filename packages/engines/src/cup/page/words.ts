/** Words about the games and matches of a cup, the same on every screen and page. */
import { endingSaid, halvesShown } from '@arbiter/core/bulletin'
import { clockFigures } from '@arbiter/core/facts'
import type { Message } from '@arbiter/core/messages'
import type { Colour, Evaluation } from '../../game/record.ts'
import type { EngineView, GameView, LiveGame, MatchView } from '../view.ts'
import { message } from './words/messages.ts'

const faults = ['crash', 'time', 'illegal-move', 'stall', 'garbage', 'no-start', 'bare-king'] as const

/** "2 crashes", "1 loss on time". */
export const faultsSaid = (counted: EngineView['faults']): Message[] =>
  counted.map(({ ending, games }) => {
    const known = faults.find((each) => each === ending)
    return known
      ? message('cup-page-fault', { ending: known, games })
      : message('cup-page-fault-other', { ending: endingSaid(ending), games })
  })

const decisions = ['tiebreak', 'seed', 'armageddon', 'walkover', 'organiser'] as const

/** What decided a match, if not the score: `tiebreak`, `higher seed`. */
export function decisionSaid({ decidedBy = 'score' }: Pick<MatchView, 'decidedBy'>): Message | undefined {
  if (decidedBy === 'score') return undefined
  const how = decisions.find((each) => each === decidedBy)
  return how ? message('cup-page-decided', { how }) : message('cup-page-decided-other', { how: { text: decidedBy } })
}

/** 3 half points are 1½. */
export const pointsShown = (halfPoints: number): string => halvesShown(halfPoints / 2)

export const pointsOf = (halfPoints: number) => ({ points: halfPoints / 2 })

/** `½-½` for a draw, `+:−` where nothing was played. */
export const resultShown = ({ result }: Pick<GameView, 'result'>): string => resultWords[result] ?? result

const resultWords: Readonly<Record<string, string>> = { '1/2-1/2': '½-½', '+-': '+:−', '-+': '−:+', '--': '−:−' }

/** "Hasty leads 1½–½", "level at 1–1", "Hasty wins 2–0 (tiebreak)". */
export function standingSaid(match: MatchView): Message {
  const [first, second] = match.seats
  const isDecided = match.state === 'decided'
  const isFirst = isDecided ? match.winner === first.name : first.halfPoints > second.halfPoints
  const [ahead, behind] = isFirst ? [first, second] : [second, first]
  const score = { own: pointsOf(ahead.halfPoints), other: pointsOf(behind.halfPoints) }
  if (isDecided) return winSaid(match, score)
  return ahead.halfPoints === behind.halfPoints
    ? message('cup-page-level', score)
    : message('cup-page-leads', { who: { text: ahead.name ?? '' }, ...score })
}

type Score = Record<'own' | 'other', { readonly points: number }>

function winSaid(match: MatchView, score: Score): Message {
  if (match.winner === undefined) return message('cup-page-nobody-wins')
  const [who, how] = [{ text: match.winner }, decisionSaid(match)]
  return how ? message('cup-page-wins-by', { who, ...score, how }) : message('cup-page-wins', { who, ...score })
}

/** From White's point of view: `+0.31`, `−M5`. */
export function evaluationShown(evaluation: Evaluation, colour: Colour): string {
  const side = colour === 'white' ? 1 : -1
  if ('mate' in evaluation) return `${evaluation.mate > 0 === (side > 0) ? '+' : '−'}M${Math.abs(evaluation.mate)}`
  const pawns = (Math.abs(evaluation.centipawns) / 100).toFixed(2)
  if (evaluation.centipawns === 0) return pawns
  return `${evaluation.centipawns * side < 0 ? '−' : '+'}${pawns}`
}

/** The time left at this moment: the clock of the side to move runs down. */
export function clockAt(live: LiveGame, colour: Colour, now: number): number | undefined {
  const left = live.clocksMs[colour]
  if (left === undefined || live.toMove !== colour) return left
  return Math.max(0, left - Math.max(0, now - (live.lastMoveAt ?? live.startedAt)))
}

/** `1:02:03`, `2:05`, in the last minute `0:21.4`. */
export function clockShown(ms: number): string {
  const [whole, tenths] = clockFigures(ms)
  return ms < 60_000 ? `${whole}.${tenths}` : whole
}

/** `31 g4g5` by White, `31… e7e5` by Black. */
export function moveShown({ plies, toMove, lastMove }: LiveGame): string {
  if (lastMove === undefined) return ''
  return `${Math.ceil(plies / 2)}${toMove === 'white' ? '…' : ''} ${lastMove}`
}

/** `game 4 of 4`, `tiebreak game 5`: the number of tiebreak games is open. */
export function gameSaid({ game, isTiebreak }: Pick<GameView, 'game' | 'isTiebreak'>, scheduled?: number): Message {
  if (isTiebreak) return message('cup-page-game-tiebreak', { game })
  return scheduled === undefined
    ? message('cup-page-game', { game })
    : message('cup-page-game-of', { game, games: scheduled })
}
