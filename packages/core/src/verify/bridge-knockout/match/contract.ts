/** The value of a board: contracts, vulnerability and the IMP scale (BRI-71, BRI-96). */

import { at } from '../../../lists/at.ts'
import type { BoardScore, Imps, TableScore } from '../facts.ts'

/** The IMPs of a board for both teams; undefined if a text is no contract. */
export function impsOfBoard(score: BoardScore): Imps | undefined {
  if ('imps' in score) return score.imps
  const [first, second] = score.tables.map((table) => northSouthScore(table, score.board))
  if (first === undefined || second === undefined) return undefined
  return first >= second ? [impsFor(first - second), 0] : [0, impsFor(second - first)]
}

const scale = [
  ...[20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600],
  ...[750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000],
]

export const impsFor = (difference: number): number => scale.filter((least) => difference >= least).length

/** North-South's score; undefined if the text is no contract. */
export function northSouthScore(table: TableScore, board: number): number | undefined {
  if (typeof table === 'number') return table
  if (table === 'pass') return 0
  const contract = contractIn(table)
  if (!contract) return undefined
  const isNorthSouth = contract.declarer === 'N' || contract.declarer === 'S'
  const score = declarersScore(contract, isVulnerable(board, isNorthSouth))
  return isNorthSouth ? score : -score
}

/** In turn of sixteen: none, NS, EW, both; NS, EW, both, none; … */
function isVulnerable(board: number, isNorthSouth: boolean): boolean {
  const turn = (board - 1) % 16
  const vulnerable = at(['', 'NS', 'EW', 'NS EW'], (turn + Math.floor(turn / 4)) % 4)
  return vulnerable.includes(isNorthSouth ? 'NS' : 'EW')
}

interface Contract {
  readonly level: number
  readonly denomination: string
  /** 1, doubled 2, redoubled 4. */
  readonly stake: 1 | 2 | 4
  readonly declarer: string
  /** Tricks above the contract, or below zero. */
  readonly over: number
}

function contractIn(text: string): Contract | undefined {
  const parts = /^([1-7])(C|D|H|S|NT)(x{0,2})([NESW])(=|[+-][1-9]\d?)$/.exec(text)
  if (!parts) return undefined
  const [, level, denomination = '', doubles = '', declarer = '', tricks = ''] = parts
  const over = tricks === '=' ? 0 : Number(tricks)
  const made = Number(level) + 6 + over
  if (made < 0 || made > 13) return undefined
  return { level: Number(level), denomination, stake: ([1, 2, 4] as const)[doubles.length] ?? 1, declarer, over }
}

const declarersScore = (contract: Contract, isVulnerable: boolean): number =>
  contract.over < 0 ? -penalty(contract, isVulnerable) : made(contract, isVulnerable)

function made({ level, denomination, stake, over }: Contract, isVulnerable: boolean): number {
  const trick = denomination === 'C' || denomination === 'D' ? 20 : 30
  const odd = stake * (trick * level + (denomination === 'NT' ? 10 : 0))
  const game = odd >= 100 ? (isVulnerable ? 500 : 300) : 50
  const small = level === 6 ? (isVulnerable ? 750 : 500) : 0
  const grand = level === 7 ? (isVulnerable ? 1500 : 1000) : 0
  const insult = stake === 1 ? 0 : 25 * stake
  const overtrick = stake === 1 ? trick : 50 * stake * (isVulnerable ? 2 : 1)
  return odd + game + small + grand + insult + over * overtrick
}

function penalty({ stake, over }: Contract, isVulnerable: boolean): number {
  const down = -over
  if (stake === 1) return down * (isVulnerable ? 100 : 50)
  const later = Math.max(0, down - 3)
  const doubled = isVulnerable ? 200 + 300 * (down - 1) : 100 + 200 * (down - 1) + 100 * later
  return (doubled * stake) / 2
}
