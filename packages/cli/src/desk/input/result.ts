/** A result as it is typed: White's side first, or the IMPs of two teams. */
import { parseNumbers, parseResult } from '@arbiter/core/facts'
import { refused } from '../../command-line/stop.ts'
import { message } from '../words/messages.ts'

/** `1-0` is a won game in chess and one IMP to none in bridge, so the caller says which. */
export function resultFrom(text: string, isInImps: boolean): Record<string, unknown> {
  const imps = isInImps ? parseNumbers(text) : undefined
  const result = parseResult(text)
  if (imps) return { imps }
  if (result) return { result }
  const typed = { typed: { text } }
  throw refused('bad-result', isInImps ? message('cli-desk-no-imps', typed) : message('cli-desk-no-result', typed))
}
