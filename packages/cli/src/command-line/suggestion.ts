/** "Did you mean --entrants?" A file of its own, so that the rules of nearness are loaded only when something is wrong. */

import { nearest } from '@arbiter/core/issues'
import type { Message } from '@arbiter/core/messages'
import { message } from './words/messages.ts'

/** Nothing where nothing is near. */
export function suggestion(word: string, known: readonly string[], before = ''): readonly Message[] {
  const meant = nearest(word, known)
  return meant === undefined ? [] : [didYouMean(`${before}${meant}`)]
}

export const didYouMean = (meant: string): Message => message('line-did-you-mean', { meant: { text: meant } })

/** A command of a branch is also found by its own word alone: `arbiter awards` means `arbiter bridge awards`. */
export function commandSuggestion(typed: string, commands: readonly { readonly name: string }[]): readonly Message[] {
  const byWord = new Map(commands.map(({ name }) => [name.split(' ').at(-1) as string, name]))
  for (const { name } of commands) byWord.set(name, name)
  const meant = nearest(typed, [...byWord.keys()])
  return meant === undefined ? [] : [didYouMean(byWord.get(meant) ?? meant)]
}
