/** " Did you mean --entrants?" A file of its own, so that the rules of nearness are loaded only when something is wrong. */
import { nearest } from '@arbiter/core'

export function suggestion(word: string, known: readonly string[], before = ''): string {
  const meant = nearest(word, known)
  return meant === undefined ? '' : ` Did you mean ${before}${meant}?`
}
