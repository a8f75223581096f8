/** Parses typed entrants: a name per line with rating and club after commas, or a whole list with its header. */

import { type Newcomer, parseEntrants } from '@arbiter/core/entries'
import type { Message } from '@arbiter/core/messages'
import { textOf } from '../../../words/message-text.ts'
import { words } from './words/messages.ts'

export type NewcomersRead =
  | { readonly is: 'empty' }
  | { readonly is: 'list'; readonly entrants: readonly Newcomer[]; readonly doubts: readonly string[] }
  | { readonly is: 'problems'; readonly sentences: readonly string[] }

export function newcomersIn(text: string, whom: 'players' | 'teams' = 'players'): NewcomersRead {
  const trimmed = text.trim()
  if (trimmed === '') return { is: 'empty' }
  const parsed = parseEntrants(trimmed, whom)
  if (parsed.ok) return { is: 'list', entrants: parsed.entrants, doubts: sentencesOf(parsed.warnings) }
  return { is: 'problems', sentences: sentencesOf(parsed.problems) }
}

const sentencesOf = (problems: readonly { readonly line: number; readonly problem: Message }[]): string[] =>
  problems.slice(0, 6).map(({ line, problem }) => words('acts-line', { line, problem: { text: textOf(problem) } }))
