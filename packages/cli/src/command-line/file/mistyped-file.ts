/** Whether a word is a mistyped file name: `clbu` or `club.arbitr` for `club.arbiter`. */
import { nearest } from '@arbiter/core/issues'

/** Numbers of matches and facts are never file names. */
export function looksLikeFile(word: string, file: string): boolean {
  if (/^[a-z]?\d+(\.\d+)?$/i.test(word)) return false
  const name = file.split(/[\\/]/).at(-1) ?? file
  return nearest(word, [name, name.replace(/\.arbiter$/, ''), file]) !== undefined
}
