/** The score of a match in writing, the first-named side first. */

import type { Result } from '../facts/result.ts'
import { halvesShown } from '../facts/result.ts'
import type { ScoreView } from '../formats/views/boards.ts'
import { isBegun } from '../formats/views/boards.ts'
import type { Mark } from '../formats/views/matrix.ts'
import { type DecisionManner, decidedHow } from '../formats/why/decision.ts'
import type { Message } from '../message/message.ts'
import { scoreInImps } from './imps.ts'
import type { BulletinMatch } from './show.ts'

/** The results of the player in this seat, game by game. */
export function marksOf({ seats, games }: Pick<BulletinMatch, 'seats' | 'games'>, seat: number): Mark[] {
  const name = seats[seat]?.entrant
  return games.map(({ result, white }) => markFor(result, white === name))
}

/** One side's result in a game. */
export const markFor = (result: Result, isWhite: boolean): Mark => marks[result][isWhite ? 0 : 1]

const marks: Readonly<Record<Result, readonly [white: Mark, black: Mark]>> = {
  '1-0': ['1', '0'],
  '0-1': ['0', '1'],
  '1/2-1/2': ['½', '½'],
  '+-': ['+', '−'],
  '-+': ['−', '+'],
  '--': ['−', '−'],
}

/**
 * "1–0", "½–½ 0–1", "6 × ½–½, 0–1", of pairs "3½–2½", in IMPs "61–57.353"; "+:−" without play; "–" before the first game,
 * "×" if it does not count.
 */
export function scoreShown(match: BulletinMatch): string {
  const { games, state, ruling, seats, winner } = match
  if (games.length > 0 && match.pairs !== undefined) return `${sideShown(match, 0)}–${sideShown(match, 1)}`
  if (games.length > 0) return gamesShown(marksOf(match, 0), marksOf(match, 1))
  const boards = boardsPlayed(match)
  if (boards) return scoreInImps(boards.score)
  if (state !== 'decided') return '–'
  if (ruling === 'drawn') return '=:='
  if (!winner) return '×'
  return seats[0]?.entrant === winner ? '+:−' : '−:+'
}

/** The boards of two teams, unless nothing was played or a ruling replaced them. */
export function boardsPlayed({ boards, decidedBy }: BulletinMatch): ScoreView | undefined {
  const isByRuling = decidedBy === 'forfeit' || decidedBy === 'ruling' || decidedBy === 'walkover'
  return isByRuling ? undefined : boards?.scores.length === 1 ? boards.scores.find(isBegun) : undefined
}

function gamesShown(first: readonly Mark[], second: readonly Mark[]): string {
  const scores = first.map((mark, i) => `${mark}${'+−'.includes(mark) ? ':' : '–'}${second[i]}`)
  if (scores.length <= few) return scores.join(' ')
  const runs = runsIn(scores)
  return runs.length <= few ? runs.join(', ') : `${pointsShown(first)}–${pointsShown(second)}`
}

/** Longer series are shortened. */
const few = 3

/** One side of a score in a few letters: "1", "½½1", "6×½ 1"; points if that is too long or games come in pairs. */
export function sideShown(match: Pick<BulletinMatch, 'seats' | 'games' | 'pairs'>, seat: number): string {
  const side = marksOf(match, seat)
  if (match.pairs !== undefined) return pointsShown(side)
  if (side.length <= few) return side.join('')
  const runs = runsIn(side, '×')
  return runs.length <= few ? runs.join(' ') : pointsShown(side)
}

/** Repeated results are counted: six draws in a row are "6 × ½". */
function runsIn(scores: readonly string[], times = ' × '): string[] {
  const runs: { readonly score: string; length: number }[] = []
  for (const score of scores) {
    const last = runs.at(-1)
    if (last?.score === score) last.length++
    else runs.push({ score, length: 1 })
  }
  return runs.map(({ score, length }) => (length === 1 ? score : `${length}${times}${score}`))
}

const points: Readonly<Record<Mark, number>> = { '1': 1, '½': 0.5, '0': 0, '+': 1, '−': 0 }

export const pointsIn = (side: readonly Mark[]): number => side.reduce((sum, mark) => sum + points[mark], 0)

const pointsShown = (side: readonly Mark[]): string => halvesShown(pointsIn(side))

/** How the match was decided, if the score does not show it: "sudden death", "Armageddon drawn, Black wins". */
export function decisionShown(match: BulletinMatch): Message | undefined {
  const by = decidedBy(match)
  return by && decidedHow(by)
}

function decidedBy({ decidedBy: by, games, pairs }: BulletinMatch): DecisionManner | undefined {
  switch (by) {
    case 'forfeit':
      return pairs === undefined ? undefined : by
    case 'armageddon':
      return games.at(-1)?.result === '1/2-1/2' ? 'armageddon-drawn' : by
    case 'tiebreak':
    case 'seed':
    case 'sudden-death':
    case 'quotient':
    case 'extra-boards':
      return by
    default:
      return undefined
  }
}
