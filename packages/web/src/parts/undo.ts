/** Undo and redo. A toast says what was done and takes back exactly that, or nothing. */

import type { RecordedFact } from '@arbiter/core'
import { namesIn } from '@arbiter/core/chronicle'
import { words as outboxWords } from '../app/outbox/words/messages.ts'
import { toast } from '../app/toast.tsx'
import type { CommandOutcome, Live } from '../live/live.ts'
import { factText } from '../words/fact-text.ts'
import { words } from './words/messages.ts'

type Way = 'undo' | 'redo'

const keys: Readonly<Record<Way, string>> = { undo: 'u', redo: 'y' }

/** Shows a toast; people who may undo get a button for all of these commands. */
export function showUndo(live: Live, text: string, ...deeds: readonly CommandOutcome[]): void {
  const way: Way = deeds.every(({ facts }) => isUndo(facts[0])) ? 'redo' : 'undo'
  toast.say(text, live.may(way) ? backFrom(live, way, deeds) : undefined)
}

/** The key is for the last command only, as everywhere. */
function backFrom(live: Live, way: Way, deeds: readonly CommandOutcome[]) {
  const run = () => void goBack(live, way, deeds)
  if (deeds.length === 1) return { label: words('parts-back', { way }), key: keys[way], run }
  return { label: words('parts-back-all', { way, count: deeds.length }), run }
}

/** Undoes the last command and says which one it was. */
export const undoLast = (live: Live): Promise<void> => undoOrRedo(live, 'undo')

export const redoLast = (live: Live): Promise<void> => undoOrRedo(live, 'redo')

async function undoOrRedo(live: Live, way: Way): Promise<void> {
  const { known, settled } = live.command({ do: way })
  if ((await known) === 'unheard') toast.say(outboxWords('outbox-sent'))
  const answer = await settled
  if (answer.ok) showUndo(live, inWords(live, way, [answer.value]), answer.value)
  else toast.say(refusedIn(way, answer.problem.sentence))
}

/** All or nothing: commands recorded by others in the meantime are not taken back. */
async function goBack(live: Live, way: Way, deeds: readonly CommandOutcome[]): Promise<void> {
  if (!areLast(live, deeds)) return toast.say(refusedIn(way, words('parts-back-later')))
  const steps: CommandOutcome[] = []
  while (steps.length < deeds.length) {
    const answer = await live.command({ do: way }).settled
    if (!answer.ok) return toast.say(stoppedIn(way, steps.length, deeds.length, answer.problem.sentence))
    steps.push(answer.value)
  }
  showUndo(live, inWords(live, way, steps), ...steps)
}

function areLast({ tournament: { log } }: Live, deeds: readonly CommandOutcome[]): boolean {
  const seqs = new Set(deeds.flatMap(({ facts }) => facts.map(({ seq }) => seq)))
  return log.slice(-seqs.size).every(({ seq }) => seqs.has(seq))
}

const refusedIn = (way: Way, why: string): string => words('parts-back-refused', { way, why: { text: why } })

const stoppedIn = (way: Way, done: number, all: number, why: string): string =>
  refusedIn(way, done === 0 ? why : words('parts-back-partly', { done, all, why: { text: why } }))

function inWords(live: Live, way: Way, steps: readonly CommandOutcome[]): string {
  if (steps.length > 1) return words('parts-back-done-all', { way, count: steps.length })
  return words('parts-back-done', { way, what: { text: sentenceOf(live, steps[0]?.facts[0]) } })
}

const isUndo = (fact: RecordedFact | undefined): boolean => fact?.type === 'command-revoked' && fact.how === 'undo'

/** The sentence of the command that was taken back or restored. A redo revokes an undo, which revoked the command. */
function sentenceOf(live: Live, fact: RecordedFact | undefined): string {
  const { log } = live.tournament
  let meant = fact
  while (meant?.type === 'command-revoked') meant = log[(meant.facts[0] ?? 0) - 1]
  return meant ? factText(meant, log, live.look(namesIn)) : ''
}
