/** IMPs in writing: scores, carry-over and handicap on their own lines, quotients. */

import type { BoardsView, Imps, OpenBoards, ScoreView } from '../formats/views/boards.ts'
import { isBegun } from '../formats/views/boards.ts'
import type { Message } from '../message/message.ts'
import { message } from './words/messages.ts'

/** 57.353; whole numbers without decimals. */
export const impsShown = (imps: number): string => String(Math.round(imps * 1000) / 1000)

/** "61–57.353". */
export const scoreInImps = ([first, second]: Imps): string => `${impsShown(first)}–${impsShown(second)}`

/** IMPs that count beside those scored at the table. */
export interface ImpsLine {
  readonly what: 'carry-over' | 'handicap'
  readonly imps: number
  readonly to: string
}

/** "carry-over 14 to Harbour", as data. */
export function linesIn({ carryover, handicap, between }: ScoreView): ImpsLine[] {
  const line = (what: ImpsLine['what'], [first, second]: Imps): ImpsLine =>
    first > 0 ? { what, imps: first, to: between[0] } : { what, imps: second, to: between[1] }
  return [...(carryover ? [line('carry-over', carryover)] : []), ...(handicap ? [line('handicap', handicap)] : [])]
}

/** Scores to show: all but those of a team that left before it played. */
export const scoresShown = ({ scores, away = [] }: BoardsView): ScoreView[] =>
  scores.filter((score) => isBegun(score) || !score.between.some((team) => away.includes(team)))

/** "22–31, then 20–12"; "first half 22–31"; nothing if it was reported whole. */
export function halvesSaid({ halves }: Pick<ScoreView, 'halves'>): Message | undefined {
  const [first, second] = halves ?? []
  if (first && second) return message('boards-halves', { first: { result: first }, second: { result: second } })
  if (first) return message('boards-one-half', { half: 'first', result: { result: first } })
  return second ? message('boards-one-half', { half: 'second', result: { result: second } }) : undefined
}

/** "28 boards", "second half, 14 boards", "4 extra boards". */
export function boardsSaid({ boards: count, half, extra }: Pick<OpenBoards, 'boards' | 'half' | 'extra'>): Message {
  if (extra !== undefined) return message('boards-extra', { count })
  if (half === undefined) return message('boards-whole', { count })
  return message('boards-half', { half: half === 1 ? 'first' : 'second', count })
}
