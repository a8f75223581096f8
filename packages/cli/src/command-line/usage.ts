/** How a command is typed. */
import type { Words } from './command.ts'

/** `arbiter enter FILE [NAME] [options]`. */
export function usageOf(name: string, words: Words): string {
  const shown = Object.values(words).map((word) => (word.endsWith('?') ? `[${word.slice(0, -1)}]` : word))
  return ['arbiter', name, ...shown].join(' ')
}
