/** Info lines of a search: `info depth 12 score cp 31 nodes 4711 time 20 pv …`. */
import type { Evaluation } from '../game/record.ts'
import { afterWord, bytesOf, endOfWord, firstWord, hasWordAt } from './words.ts'

export interface SearchInfo {
  readonly evaluation?: Evaluation
  readonly depth?: number
  readonly nodes?: number
  readonly timeMs?: number
}

const score = bytesOf('score')
const multipv = bytesOf('multipv')
const bounds = ['lowerbound', 'upperbound'].map(bytesOf)
/** After these words nothing is a keyword. */
const lasts = ['pv', 'string'].map(bytesOf)
const one = 0x31
const zero = 0x30
const nine = 0x39

/**
 * True for an info line about the best line with an exact score, the only kind worth keeping. A bound says how far a search
 * has come, not what the engine thinks of the position; other runners leave bounds out too.
 */
export function hasScore(bytes: Uint8Array, start: number, end: number): boolean {
  const value = afterWord(bytes, score, start, end)
  if (value < 0 || isBound(bytes, value, end)) return false
  const rank = afterWord(bytes, multipv, start, end)
  return rank < 0 || (bytes[rank] === one && !isDigit(bytes[rank + 1]))
}

/** `score cp 31 lowerbound`, with other numbers in between. */
function isBound(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = firstWord(bytes, start, end); at < end; at = firstWord(bytes, endOfWord(bytes, at, end), end)) {
    if (bounds.some((word) => hasWordAt(bytes, word, at, end))) return true
    if (lasts.some((word) => hasWordAt(bytes, word, at, end))) return false
  }
  return false
}

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= zero && byte <= nine

const numbers: Readonly<Record<string, 'depth' | 'nodes' | 'timeMs'>> = {
  depth: 'depth',
  nodes: 'nodes',
  time: 'timeMs',
}

export function parseInfo(line: string): SearchInfo {
  const found: { -readonly [key in keyof SearchInfo]: SearchInfo[key] } = {}
  const words = line.slice(0, beforeMoves(line)).split(/\s+/)
  for (let i = 0; i + 1 < words.length && words[i] !== 'string'; i++) {
    const name = numbers[words[i] as string]
    if (name !== undefined && isWhole(words[i + 1])) found[name] = Number(words[i + 1])
    else if (words[i] === 'score') readScore(found, words[i + 1], words[i + 2])
  }
  return found
}

/** The principal variation comes last and may be long; nothing after it is parsed. */
function beforeMoves(line: string): number {
  const at = line.search(/\spv\s/)
  return at < 0 ? line.length : at
}

function readScore(found: { evaluation?: Evaluation }, kind: string | undefined, value: string | undefined): void {
  if (!isWhole(value)) return
  if (kind === 'cp') found.evaluation = { centipawns: Number(value) }
  else if (kind === 'mate') found.evaluation = { mate: Number(value) }
}

const isWhole = (value: string | undefined): value is string => value !== undefined && /^[+-]?\d{1,15}$/.test(value)
