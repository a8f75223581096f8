/** Duplicate scoring of one board: contracts, vulnerability, points and IMPs (BRI-96). */

import type { Imps } from '../../../formats/views/boards.ts'
import { at, known } from '../../../lists/at.ts'
import type { Message } from '../../../message/message.ts'
import type { BoardScore, TableScore } from '../facts/boards-scored.ts'
import { message } from '../words/messages.ts'
import { impScale, impsFor } from './imps.ts'

export type Denomination = 'C' | 'D' | 'H' | 'S' | 'NT'

/** `times`: undoubled, doubled, redoubled. `over`: overtricks; below 0 undertricks. */
export type Contract =
  | { readonly state: 'passed-out' }
  | {
      readonly state: 'played'
      readonly level: number
      readonly denomination: Denomination
      readonly times: 1 | 2 | 4
      readonly declarer: (typeof declarers)[number]
      readonly over: number
    }
type PlayedContract = Extract<Contract, { state: 'played' }>

export type Vulnerability = 'none' | 'NS' | 'EW' | 'both'

/** Why a contract or score is refused. */
export interface Problem {
  readonly problem: Message
}

/** `4SxN-1`, `3NTE+1`, `3♦S=`, `pass`. */
export function parseContract(text: string): Contract | Problem {
  if (/^pass$/i.test(text.trim())) return { state: 'passed-out' }
  const parts = contractPattern.exec(text.trim().toUpperCase())
  if (!parts) return { problem: message('bridge-contract-unknown', { contract: { text } }) }
  const [, level, denomination = '', crosses = '', declarer, tricks = ''] = parts
  const contract = {
    state: 'played',
    level: Number(level),
    denomination: known(denominationNamed[denomination]),
    times: known(timesOf[crosses]),
    declarer: known(declarers.find((each) => each === declarer)),
    over: tricks === '=' ? 0 : Number(tricks.replace('−', '-')),
  } as const
  return tricksProblem(text, contract) ?? contract
}

const contractPattern = /^([1-7])(NT|[NCDHS♣♦♥♠])\uFE0F?(XX|X)?([NESW])(=|[+−-][1-9]\d?)$/

const denominationNamed: Readonly<Partial<Record<string, Denomination>>> = {
  ...{ C: 'C', D: 'D', H: 'H', S: 'S', N: 'NT', NT: 'NT' },
  ...{ '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' },
}

const timesOf: Readonly<Partial<Record<string, 1 | 2 | 4>>> = { '': 1, X: 2, XX: 4 }

const declarers = ['N', 'E', 'S', 'W'] as const

function tricksProblem(text: string, { level, over }: PlayedContract): Problem | undefined {
  const tricks = level + 6 + over
  const contract = { text }
  if (tricks > 13) return { problem: message('bridge-contract-tricks', { contract, tricks }) }
  return tricks < 0 ? { problem: message('bridge-contract-down', { contract, tricks: level + 6 }) } : undefined
}

/** Points of declarer's side. */
export function scoreOf(contract: Contract, isVulnerable: boolean): number {
  if (contract.state === 'passed-out') return 0
  return contract.over < 0 ? -lostBy(contract, isVulnerable) : wonBy(contract, isVulnerable)
}

function wonBy({ level, denomination, times, over }: PlayedContract, isVulnerable: boolean): number {
  const contracted = times * (level * trickValue(denomination) + (denomination === 'NT' ? 10 : 0))
  const game = contracted < 100 ? 50 : isVulnerable ? 500 : 300
  const overtrick = times === 1 ? trickValue(denomination) : 50 * times * (isVulnerable ? 2 : 1)
  const forDouble = times === 1 ? 0 : 25 * times
  return contracted + game + slam(level, isVulnerable) + forDouble + over * overtrick
}

const trickValue = (denomination: Denomination): number => (denomination === 'C' || denomination === 'D' ? 20 : 30)

function slam(level: number, isVulnerable: boolean): number {
  if (level < 6) return 0
  return (level === 6 ? 500 : 1000) * (isVulnerable ? 1.5 : 1)
}

function lostBy({ times, over }: PlayedContract, isVulnerable: boolean): number {
  const down = -over
  if (times === 1) return down * (isVulnerable ? 100 : 50)
  // Doubled: 200 and 300s; not vulnerable 100, 200, 200, then 300s.
  const doubled = isVulnerable ? 300 * down - 100 : down <= 3 ? 200 * down - 100 : 300 * down - 400
  return (doubled * times) / 2
}

/** Repeats every sixteen boards. */
export const vulnerabilityOf = (board: number): Vulnerability => at(vulnerabilities, (board - 1) % 16)

const vulnerabilities = [
  ...(['none', 'NS', 'EW', 'both'] as const),
  ...(['NS', 'EW', 'both', 'none'] as const),
  ...(['EW', 'both', 'none', 'NS'] as const),
  ...(['both', 'none', 'NS', 'EW'] as const),
]

/** Points of North-South. */
export function northSouthScore(contract: Contract, board: number): number {
  if (contract.state === 'passed-out') return 0
  const side = contract.declarer === 'N' || contract.declarer === 'S' ? 'NS' : 'EW'
  const score = scoreOf(contract, [side, 'both'].includes(vulnerabilityOf(board)))
  return side === 'NS' ? score : -score
}

/** IMPs each team wins on a board. At the first table the first team sits North-South, at the other the second. */
export function boardImps(score: BoardScore): { readonly imps: Imps } | Problem {
  if ('imps' in score) return impsProblem(score.imps) ?? { imps: score.imps }
  const first = northSouthAt(score.tables[0], score.board)
  if (typeof first !== 'number') return first
  const second = northSouthAt(score.tables[1], score.board)
  if (typeof second !== 'number') return second
  const imps = impsFor(first - second)
  return { imps: first > second ? [imps, 0] : [0, imps] }
}

/** The IMPs of a board that was accepted. */
export function impsOf(score: BoardScore): Imps {
  const won = boardImps(score)
  return 'imps' in won ? won.imps : [0, 0]
}

/** Both sides may win IMPs on a board the director adjusted. */
const impsProblem = (imps: Imps): Problem | undefined =>
  Math.max(...imps) > impScale.length
    ? { problem: message('bridge-board-imps', { imps: { result: imps }, most: impScale.length }) }
    : undefined

function northSouthAt(table: TableScore, board: number): number | Problem {
  if (typeof table === 'number') return scoreProblem(table) ?? table
  const contract = parseContract(table)
  return 'problem' in contract ? contract : northSouthScore(contract, board)
}

/** The highest score: 7NT redoubled, vulnerable, thirteen down. */
const highestScore = 7600

const scoreProblem = (score: number): Problem | undefined =>
  score % 10 !== 0 || Math.abs(score) > highestScore
    ? { problem: message('bridge-board-score', { score, most: highestScore }) }
    : undefined
