/** The options of a tournament, each with its value: still as text, until options have words of their own. */
import type { Kinds } from '../message/message.ts'

export const optionsSet = (options: Readonly<Record<string, unknown>>): readonly Kinds['said'][] =>
  Object.entries(options).map(([name, value]) => ({ said: `${spaced(name)} ${written(value)}` }))

/** "full match award for participants": a name in one piece may be wider than the page. */
const spaced = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const written = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(written).join('/')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, part]) => `${name} ${written(part)}`)
      .join(' and ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
