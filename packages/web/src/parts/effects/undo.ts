/** Undo and redo. A toast says what was done and takes back exactly that, or nothing. */

import type { RecordedFact } from '@arbiter/core'
import { words as outboxWords } from '../../app/outbox/words/messages.ts'
import { toast } from '../../app/toast.tsx'
import type { CommandOutcome, Live } from '../../live/live.ts'
import { problemText } from '../../live/problem.ts'
import { commandText } from '../command-text.ts'
import { words as partWords } from '../words/messages.ts'
import { words } from './words/messages.ts'

type Way = 'undo' | 'redo'

const keys: Readonly<Record<Way, string>> = { undo: 'u', redo: 'y' }

/** Shows a toast; people who may undo get a button for this command. */
export function showUndo(live: Live, text: string, deed: CommandOutcome): void {
  const way: Way = isUndo(deed.facts[0]) ? 'redo' : 'undo'
  const back = { label: partWords('parts-back', { way }), key: keys[way], run: () => void goBack(live, way, deed) }
  toast.say(text, live.may(way) ? back : undefined)
}

/** Undoes the last command and says which one it was. */
export const undoLast = (live: Live): Promise<void> => undoOrRedo(live, 'undo')

export const redoLast = (live: Live): Promise<void> => undoOrRedo(live, 'redo')

async function undoOrRedo(live: Live, way: Way): Promise<void> {
  const { known, settled } = live.command({ do: way })
  if ((await known) === 'unheard') toast.say(outboxWords('outbox-sent'))
  const answer = await settled
  if (!answer.ok) return toast.say(refusedIn(way, problemText(answer.problem)))
  const what = { text: commandText(live, meantBy(live, answer.value.facts)) }
  showUndo(live, words('parts-back-done', { way, what }), answer.value)
}

/** Commands recorded by others in the meantime are not taken back. */
async function goBack(live: Live, way: Way, deed: CommandOutcome): Promise<void> {
  if (!isLast(live, deed)) return toast.say(refusedIn(way, words('parts-back-later')))
  await undoOrRedo(live, way)
}

function isLast({ tournament: { log } }: Live, { facts }: CommandOutcome): boolean {
  const seqs = new Set(facts.map(({ seq }) => seq))
  return log.slice(-seqs.size).every(({ seq }) => seqs.has(seq))
}

const refusedIn = (way: Way, why: string): string => words('parts-back-refused', { way, why: { text: why } })

const isUndo = (fact: RecordedFact | undefined): boolean => fact?.type === 'command-revoked' && fact.how === 'undo'

/** The facts that were taken back or restored. A redo revokes an undo, which revoked the command. */
function meantBy({ tournament: { log } }: Live, facts: readonly RecordedFact[]): readonly RecordedFact[] {
  let meant = facts
  while (meant[0]?.type === 'command-revoked') meant = meant[0].facts.flatMap((seq) => log[seq - 1] ?? [])
  return meant
}
