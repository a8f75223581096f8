/** What a command did, in a sentence: its first fact, and how many more results came with it. */
import type { RecordedFact } from '@arbiter/core'
import { namesIn } from '@arbiter/core/chronicle'
import type { Live } from '../live/live.ts'
import { factText } from '../words/fact-text.ts'
import { words } from './words/messages.ts'

export function commandText(live: Live, facts: readonly RecordedFact[]): string {
  const [first] = facts
  if (!first) return ''
  const what = factText(first, live.tournament.log, live.look(namesIn))
  const results = facts.filter(({ type }) => type === 'game-finished').length
  return results < 2 ? what : words('parts-and-more', { what: { text: what }, count: results - 1 })
}
