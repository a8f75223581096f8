/** The last thing that was done, by whom and when, with the way back and the way forward again. */
import { decide, namesIn, type Recorded, sentenceOfFact, type Tournament } from '@arbiter/core'
import { useEffect, useState } from 'preact/hooks'
import { toast } from '../../app/toast.tsx'
import type { Live } from '../../live/live.ts'
import { catalogue } from '../../words/catalogue.ts'
import { said } from '../../words/said.ts'
import { moment } from '../../words/time.ts'

const words = catalogue(
  {
    last: 'Last',
    undo: 'Undo',
    redo: 'Redo',
    undone: (what: string) => `Taken back: ${what}`,
    redone: (what: string) => `Done again: ${what}`,
    refused: (why: string) => `Not taken back: ${why}`,
    at: (when: string, by: string) => (by === '' ? `at ${when}` : `at ${when} by ${by}`),
  },
  {
    last: 'Zuletzt',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    undone: (what: string) => `Zurückgenommen: ${what}`,
    redone: (what: string) => `Wiederholt: ${what}`,
    refused: (why: string) => `Nicht zurückgenommen: ${why}`,
    at: (when: string, by: string) => (by === '' ? `um ${when}` : `um ${when} von ${by}`),
  },
)

/** Takes back the last command and says which it was. */
export async function undoLast(live: Live): Promise<void> {
  const answer = await live.command({ do: 'undo' })
  if (!answer.ok) return toast.say(words.refused(answer.problem.sentence))
  toast.say(words.undone(sentenceOf(live, answer.value.facts[0])), {
    label: words.redo,
    key: 'y',
    run: () => void redoLast(live),
  })
}

async function redoLast(live: Live): Promise<void> {
  const answer = await live.command({ do: 'redo' })
  if (!answer.ok) return toast.say(answer.problem.sentence)
  const [revoked] = answer.value.facts
  const undo = revoked?.type === 'command-revoked' ? live.tournament.log[(revoked.facts[0] ?? 0) - 1] : undefined
  toast.say(words.redone(sentenceOf(live, undo)), { label: words.undo, key: 'u', run: () => void undoLast(live) })
}

/** What a revocation took back, in the words it had. */
function sentenceOf(live: Live, fact: Recorded | undefined): string {
  const { log } = live.tournament
  const meant = fact?.type === 'command-revoked' ? log[(fact.facts[0] ?? 0) - 1] : fact
  return meant ? said(sentenceOfFact(meant, log, live.look(namesIn))) : ''
}

const asked = ({ last }: Tournament) => ({ by: last.by, now: last.at })
const canUndo = (tournament: Tournament): boolean => decide(tournament, { do: 'undo' }, asked(tournament)).ok
const canRedo = (tournament: Tournament): boolean => decide(tournament, { do: 'redo' }, asked(tournament)).ok

export function LastDone({ live }: { live: Live }) {
  const names = useAuthors(live)
  const { log } = live.tournament
  const fact = firstOfCommand(log)
  if (!fact || log.length === 1) return null
  const by = names.get(fact.by) ?? ''
  return (
    <p class="last">
      <span class="label">{words.last}</span>
      <span class="said">
        {said(sentenceOfFact(fact, log, live.look(namesIn)))} <small>{words.at(moment(fact.at), by)}</small>
      </span>
      {live.may('undo') && live.look(canUndo) && (
        <button type="button" class="btn bare" onClick={() => void undoLast(live)}>
          {words.undo} <kbd>U</kbd>
        </button>
      )}
      {live.may('redo') && live.look(canRedo) && (
        <button type="button" class="btn bare" onClick={() => void redoLast(live)}>
          {words.redo}
        </button>
      )}
    </p>
  )
}

/** A command may lead to several facts; the first of them is what somebody did. */
function firstOfCommand(log: readonly Recorded[]): Recorded | undefined {
  const last = log.at(-1)
  let place = log.length - 1
  while (place > 0 && log[place - 1]?.key === last?.key) place--
  return log[place]
}

/** Names of those who have a role here, by the id facts carry. */
function useAuthors(live: Live): ReadonlyMap<string, string> {
  const [names, set] = useState<ReadonlyMap<string, string>>(new Map())
  const isDirector = live.may('undo')
  useEffect(() => {
    if (!isDirector) return
    void live.ask<{ people: readonly { id: string; name: string }[] }>('/people').then((answer) => {
      if (answer.ok) set(new Map(answer.value.people.map(({ id, name }) => [id, name])))
    })
  }, [live, isDirector])
  return names
}
