/** What a result means: "Anna wins", "Nobody came"; without players, "White wins". */
import type { GameResult } from '@arbiter/core/facts'
import { words } from './words/messages.ts'

interface Players {
  readonly white: string
  readonly black: string
}

export function outcomeWords(result: GameResult, players?: Players): string {
  switch (result) {
    case '1-0':
      return players ? wins(players.white) : words('parts-correction-white-wins')
    case '0-1':
      return players ? wins(players.black) : words('parts-correction-black-wins')
    case '1/2-1/2':
      return words('parts-correction-draw')
    case '+-':
      return players ? isAbsent(players.black) : words('parts-correction-black-absent')
    case '-+':
      return players ? isAbsent(players.white) : words('parts-correction-white-absent')
    case '--':
      return words('parts-correction-nobody-came')
    default:
      return result satisfies never
  }
}

const wins = (name: string): string => words('parts-correction-wins', { name: { text: name } })
const isAbsent = (name: string): string => words('parts-correction-absent-name', { name: { text: name } })
