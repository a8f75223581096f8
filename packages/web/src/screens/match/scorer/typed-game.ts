/** What was typed of a game on its match page, read by the grammar of the pen. */
import type { GameToReport } from '@arbiter/core/bulletin'
import type { GameResult } from '@arbiter/core/facts'
import { type GameReport, type PenReading, readLine } from '@arbiter/core/pen'
import type { Live } from '../../../live/live.ts'
import { penSheet } from '../../../parts/pen-sheet.ts'

/** The line, and the fields beside it for what may follow a result. */
export interface GameTexts {
  readonly text: string
  readonly time: string
  readonly moves: string
  readonly toFinish: string
}

export function readGameTexts(live: Live, game: GameToReport, { text, time, moves, toFinish }: GameTexts): PenReading {
  const lengths = [time, moves === '' ? '' : `m${moves}`, toFinish === '' ? '' : `f${toFinish}`]
  const line = [`${game.match}/${game.game}`, text, ...lengths].filter((part) => part !== '').join(' ')
  return readLine(live.look(penSheet), line, { now: Date.now() })
}

/** The report of a game that was understood, also where a time is still missing. */
export function gameIn(reading: PenReading): GameReport | undefined {
  const command = reading.is === 'command' ? reading.command : reading.is === 'unfinished' ? reading.plain : undefined
  return command?.do === 'report' && 'result' in command ? command : undefined
}

export const reportOf = (live: Live, game: GameToReport, result: GameResult): GameReport | undefined =>
  gameIn(readGameTexts(live, game, { text: result, time: '', moves: '', toFinish: '' }))
