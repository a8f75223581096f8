/** A result as it is typed: White's side first, or the IMPs of two teams. */
import { parseResult } from '@arbiter/core/facts'
import { refused } from '../command-line/stop.ts'
import { message } from './words/messages.ts'

/** `1-0` is a won game in chess and one IMP to none in bridge, so whoever asks says which. */
export function resultFrom(text: string, isInImps: boolean): Record<string, unknown> {
  const result = parseResult(text)
  const imps = isInImps ? impsIn(text) : undefined
  if (imps) return { imps }
  if (result) return { result }
  const typed = { typed: { text } }
  throw refused('bad-result', isInImps ? message('cli-desk-no-imps', typed) : message('cli-desk-no-result', typed))
}

/** "35-12", "35:12", "35–12". */
function impsIn(text: string): [number, number] | undefined {
  const [, first, second] = /^(\d{1,4})\s*[-–—:]\s*(\d{1,4})$/.exec(text.trim()) ?? []
  return first === undefined ? undefined : [Number(first), Number(second)]
}
