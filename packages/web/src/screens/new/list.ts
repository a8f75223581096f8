/** Parses the list of entrants with the rules' own parser. Every error names its line. */

import { type Newcomer, parseEntrants } from '@arbiter/core/entries'
import type { Message } from '@arbiter/core/messages'

export interface Note {
  /** Counted from 1. */
  readonly line: number
  readonly problem?: Message
  /** A warning, not an error. */
  readonly doubt?: Message
  /** A warning: the same name is on this line too. */
  readonly sameAs?: number
}

export interface ListRead {
  /** Entrants on valid lines. */
  readonly entrants: readonly Newcomer[]
  readonly notes: readonly Note[]
  readonly isWrong: boolean
}

export function readList(text: string, whom: 'players' | 'teams'): ListRead {
  if (text.trim() === '') return { entrants: [], notes: [], isWrong: false }
  const read = parseEntrants(text, whom)
  const doubts = read.warnings.map(
    ({ line, problem, sameAs }): Note => (sameAs === undefined ? { line, doubt: problem } : { line, sameAs }),
  )
  if (read.ok) return { entrants: read.entrants, notes: doubts, isWrong: false }
  const wrong = read.problems.map(({ line, problem }): Note => ({ line, problem }))
  const rest = parseEntrants(without(text, new Set(wrong.map(({ line }) => line))), whom)
  return { entrants: rest.ok ? rest.entrants : [], notes: [...wrong, ...doubts], isWrong: true }
}

const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/)

const without = (text: string, wrong: ReadonlySet<number>): string =>
  linesOf(text)
    .map((line, i) => (wrong.has(i + 1) ? '' : line))
    .join('\n')

export const withoutLine = (text: string, line: number): string =>
  linesOf(text)
    .filter((_, i) => i + 1 !== line)
    .join('\n')

/** A key that tells namesakes apart while the list is ordered by hand. */
export function keysOf(entrants: readonly Newcomer[]): readonly string[] {
  const seen = new Map<string, number>()
  return entrants.map(({ name }) => {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}

/** The order set by hand as far as it still fits; new entrants go to the end. */
export function handOrder(hand: readonly string[], keys: readonly string[]): readonly number[] {
  const placed = hand.map((key) => keys.indexOf(key)).filter((i) => i >= 0)
  const known = new Set(placed)
  return [...known, ...keys.flatMap((_, i) => (known.has(i) ? [] : [i]))]
}
