/** What was just done is told with its way back: exactly that is taken back, or nothing, and what was taken back can be done again. */
import { namesIn, type Recorded } from '@arbiter/core'
import { toast } from '../app/toast.tsx'
import type { Done, Live } from '../live/live.ts'
import { catalogue } from '../words/catalogue.ts'
import { factSaid } from '../words/fact.ts'

const words = catalogue(
  {
    undo: 'Undo',
    redo: 'Redo',
    undoAll: (count: number) => `Undo all ${count}`,
    redoAll: (count: number) => `Redo all ${count}`,
    undone: (what: string) => `Taken back: ${what}`,
    redone: (what: string) => `Done again: ${what}`,
    undoneAll: (count: number) => `All ${count} were taken back.`,
    redoneAll: (count: number) => `All ${count} were done again.`,
    notUndone: (why: string) => `Not taken back: ${why}`,
    notRedone: (why: string) => `Not done again: ${why}`,
    partly: (done: number, all: number, why: string) => `Only ${done} of ${all}: ${why}`,
    later: 'Something else was recorded since. The history shows it, and takes back or corrects each on its own.',
  },
  {
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    undoAll: (count: number) => `Alle ${count} zurücknehmen`,
    redoAll: (count: number) => `Alle ${count} wiederholen`,
    undone: (what: string) => `Zurückgenommen: ${what}`,
    redone: (what: string) => `Wiederholt: ${what}`,
    undoneAll: (count: number) => `Alle ${count} wurden zurückgenommen.`,
    redoneAll: (count: number) => `Alle ${count} wurden wiederholt.`,
    notUndone: (why: string) => `Nicht zurückgenommen: ${why}`,
    notRedone: (why: string) => `Nicht wiederholt: ${why}`,
    partly: (done: number, all: number, why: string) => `Nur ${done} von ${all}: ${why}`,
    later:
      'Seither wurde anderes festgehalten. Im Verlauf steht es, und dort wird jedes für sich zurückgenommen oder berichtigt.',
  },
)

type Way = 'undo' | 'redo'

const labels = {
  undo: { one: words.undo, all: words.undoAll, key: 'u' },
  redo: { one: words.redo, all: words.redoAll, key: 'y' },
} as const

/** Says it, with the way back from all of it for those who may go there. */
export function sayDone(live: Live, text: string, ...deeds: readonly Done[]): void {
  const way: Way = deeds.every(({ facts }) => isUndo(facts[0])) ? 'redo' : 'undo'
  toast.say(text, live.may(way) ? backFrom(live, way, deeds) : undefined)
}

/** The letter is for the last command alone, here as everywhere. */
function backFrom(live: Live, way: Way, deeds: readonly Done[]) {
  const { one, all, key } = labels[way]
  const run = () => void goBack(live, way, deeds)
  return deeds.length === 1 ? { label: one, key, run } : { label: all(deeds.length), run }
}

/** Takes back the last command and says which it was. */
export const undoLast = (live: Live): Promise<void> => step(live, 'undo')

export const redoLast = (live: Live): Promise<void> => step(live, 'redo')

async function step(live: Live, way: Way): Promise<void> {
  const answer = await live.command({ do: way })
  if (answer.ok) sayDone(live, inWords(live, way, [answer.value]), answer.value)
  else toast.say(refusedIn(way, answer.problem.sentence))
}

/** All of it or nothing: what somebody else recorded meanwhile is not theirs to take back here. */
async function goBack(live: Live, way: Way, deeds: readonly Done[]): Promise<void> {
  if (!areLast(live, deeds)) return toast.say(refusedIn(way, words.later))
  const steps: Done[] = []
  while (steps.length < deeds.length) {
    const answer = await live.command({ do: way })
    if (!answer.ok) return toast.say(stoppedIn(way, steps.length, deeds.length, answer.problem.sentence))
    steps.push(answer.value)
  }
  sayDone(live, inWords(live, way, steps), ...steps)
}

function areLast({ tournament: { log } }: Live, deeds: readonly Done[]): boolean {
  const seqs = new Set(deeds.flatMap(({ facts }) => facts.map(({ seq }) => seq)))
  return log.slice(-seqs.size).every(({ seq }) => seqs.has(seq))
}

const refusedIn = (way: Way, why: string): string => (way === 'undo' ? words.notUndone(why) : words.notRedone(why))

const stoppedIn = (way: Way, done: number, all: number, why: string): string =>
  refusedIn(way, done === 0 ? why : words.partly(done, all, why))

function inWords(live: Live, way: Way, steps: readonly Done[]): string {
  const what = sentenceOf(live, steps[0]?.facts[0])
  if (way === 'undo') return steps.length === 1 ? words.undone(what) : words.undoneAll(steps.length)
  return steps.length === 1 ? words.redone(what) : words.redoneAll(steps.length)
}

const isUndo = (fact: Recorded | undefined): boolean => fact?.type === 'command-revoked' && fact.how === 'undo'

/** What was taken back or brought back, in the words it had: a redo revokes an undo, which revoked what is meant. */
function sentenceOf(live: Live, fact: Recorded | undefined): string {
  const { log } = live.tournament
  let meant = fact
  while (meant?.type === 'command-revoked') meant = log[(meant.facts[0] ?? 0) - 1]
  return meant ? factSaid(meant, log, live.look(namesIn)) : ''
}
