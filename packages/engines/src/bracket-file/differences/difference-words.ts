/** The words for a difference between two brackets: the place, and both values. */
import type { Message } from '@arbiter/core/messages'
import { numbered } from '../event-words.ts'
import type { AnyMatch } from '../file.ts'
import { message } from '../words/messages.ts'

/** The other side: the log, or the games of the file itself. */
export type Source = 'log' | 'games'

export const differs = (place: Message, written: Message, true_: Message, source: Source): Message =>
  message('bracket-differs', { place, written, true: true_, source })

export const areSame = (a: Message, b: Message): boolean => JSON.stringify(a) === JSON.stringify(b)

// --- where ---------------------------------------------------------------------------------------

export type Facet = 'players' | 'player-a' | 'player-b' | 'score' | 'winner'

export const facetSaid = (match: number, what: Facet): Message =>
  message('bracket-place-of', { match: numbered(match), what })

export const matchSaid = (match: number): Message => message('bracket-place-match', { match: numbered(match) })

/** A field of a match or a game; without a place, of the bracket. */
export function fieldSaid(place: Message | undefined, field: string): Message {
  if (!place) return message('bracket-place', { field: { text: field } })
  return field === '' ? place : message('bracket-place-field', { place, field: { text: field } })
}

// --- what ----------------------------------------------------------------------------------------

type MatchFields = Pick<AnyMatch, 'PlayerA' | 'PlayerB' | 'ScoreA' | 'ScoreB' | 'Winner' | 'IsDecided'>

export const playersSaid = ({ PlayerA, PlayerB }: MatchFields): Message =>
  message('bracket-value-players', { one: { text: PlayerA }, other: { text: PlayerB } })

export const scoreSaid = ({ ScoreA, ScoreB }: MatchFields): Message =>
  message('bracket-value-score', { one: { points: ScoreA }, other: { points: ScoreB } })

export function winnerSaid({ Winner, IsDecided }: MatchFields): Message {
  if (!IsDecided) return message('bracket-value-unknown')
  return Winner ? valueSaid(Winner) : message('bracket-value-nobody')
}

const mostCharacters = 60

/** Long lists and texts are shortened. */
export function valueSaid(value: unknown): Message {
  if (value === undefined) return missingSaid()
  if (Array.isArray(value) && value.length > 4) return message('bracket-value-list', { length: value.length })
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const shown = text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text
  return message('bracket-value', { value: { text: shown } })
}

export const missingSaid = (): Message => message('bracket-value-missing')
export const thereSaid = (): Message => message('bracket-value-there')
