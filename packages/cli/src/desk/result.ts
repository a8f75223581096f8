/** A result as it is typed. */
import { parseResult } from '@arbiter/core'
import { refused } from '../command-line/stop.ts'

export function resultFrom(text: string): string {
  const result = parseResult(text)
  if (result) return result
  const message = `"${text}" is not a result. Results are 1-0, 0-1 and 1/2, White first; somebody absent: +-, -+, --.`
  throw refused('bad-result', message)
}
