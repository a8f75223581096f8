/** The last command, who sent it and when, with undo and redo. */

import type { RecordedFact } from '@arbiter/core'
import { decide, type Tournament } from '@arbiter/core/tournament'
import { useEffect, useState } from 'preact/hooks'
import { call } from '../../live/api.ts'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { commandText } from '../../parts/command-text.ts'
import { redoLast, undoLast } from '../../parts/effects/undo.ts'
import { moment } from '../../words/time.ts'
import { words } from './words/messages.ts'

const stampAgain = ({ last }: Tournament) => ({ by: last.by, now: last.at })
const canUndo = (tournament: Tournament): boolean => decide(tournament, { do: 'undo' }, stampAgain(tournament)).ok
const canRedo = (tournament: Tournament): boolean => decide(tournament, { do: 'redo' }, stampAgain(tournament)).ok

export function LastCommand() {
  const live = useLive()
  const names = useAuthors(live)
  const { log } = live.tournament
  const facts = lastCommand(log)
  const [fact] = facts
  if (!fact || log.length === 1) return null
  const by = names.get(fact.by) ?? ''
  return (
    <p class="last">
      <span class="label">{words('control-last')}</span>
      <span class="said">
        {commandText(live, facts)} <small>{doneWords(moment(fact.at), by)}</small>
      </span>
      {live.may('undo') && live.look(canUndo) && (
        <button type="button" class="btn bare" onClick={() => void undoLast(live)}>
          {words('control-undo')} <kbd>U</kbd>
        </button>
      )}
      {live.may('redo') && live.look(canRedo) && (
        <button type="button" class="btn bare" onClick={() => void redoLast(live)}>
          {words('control-redo')}
        </button>
      )}
    </p>
  )
}

const doneWords = (when: string, by: string): string =>
  by === '' ? when : words('control-done-by', { when: { text: when }, by: { text: by } })

/** A command can have several facts. */
function lastCommand(log: readonly RecordedFact[]): readonly RecordedFact[] {
  const key = log.at(-1)?.key
  return log.slice(log.findLastIndex((fact) => fact.key !== key) + 1)
}

/** Names of people with a role here, by the id in the facts. */
function useAuthors(live: Live): ReadonlyMap<string, string> {
  const [names, set] = useState<ReadonlyMap<string, string>>(new Map())
  const isDirector = live.may('undo')
  useEffect(() => {
    if (!isDirector) return
    void call('people.list', { tournament: live.id }).then((answer) => {
      if (answer.ok) set(new Map(answer.value.people.map(({ id, name }) => [id, name])))
    })
  }, [live, isDirector])
  return names
}
