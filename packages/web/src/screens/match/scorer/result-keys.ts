/** The results of a game, each with its key on the sheet and what that key types. */
import type { GameResult } from '@arbiter/core/facts'

/** In the order of the key sheet. */
export const gameResults: readonly GameResult[] = ['1-0', '1/2-1/2', '0-1', '+-', '-+', '--']

export const keyOf: Readonly<Record<GameResult, string>> = {
  '1-0': '1',
  '1/2-1/2': '=',
  '0-1': '0',
  '+-': '+',
  '-+': '−',
  '--': '− −',
}

/** On a keyboard the minus sign is a hyphen. */
export const typedFor = (result: GameResult): string => keyOf[result].replaceAll('−', '-').replace(' ', '')
