/** Adds the entrants' names to messages, for readers without the tournament. */
import type { Message } from './message.ts'

type NameOf = (entrant: string) => string | undefined

export const allNamed = (messages: readonly Message[], nameOf: NameOf): readonly Message[] =>
  messages.map((message) => named(message, nameOf) as Message)

function named(value: unknown, nameOf: NameOf): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => named(each, nameOf))
  if ('entrant' in value && typeof value.entrant === 'string') return { ...nameIn(value.entrant, nameOf), ...value }
  return Object.fromEntries(Object.entries(value).map(([argument, each]) => [argument, named(each, nameOf)]))
}

function nameIn(entrant: string, nameOf: NameOf): { name?: string } {
  const name = nameOf(entrant)
  return name === undefined ? {} : { name }
}
