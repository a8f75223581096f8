/** An action with its effects before it is confirmed: the facts that would follow and the matches they change. */

import type { RecordedFact } from '@arbiter/core'
import { show } from '@arbiter/core/bulletin'
import { namesIn } from '@arbiter/core/chronicle'
import { matchesThatChange, type Tournament } from '@arbiter/core/tournament'
import type { ComponentChildren } from 'preact'
import { useId, useMemo, useState } from 'preact/hooks'
import type { CommandInput, CommandOutcome, Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { factText } from '../../words/fact-text.ts'
import { textOf } from '../../words/message-text.ts'
import { Arrow } from '../correction/arrow.tsx'
import { matchName } from '../match-words.ts'
import { RefusalNotice } from '../refusal-notice.tsx'
import { Slip } from '../slip.tsx'
import { useCommand } from '../use-command.ts'
import { words as partWords } from '../words/messages.ts'
import { type Preview, usePreview } from './preview.ts'
import { type DraftToCome, draftToCome } from './to-come.ts'
import { words } from './words/messages.ts'

export interface EffectsSlipProps {
  readonly title: string
  /** Undefined until the choice is made. */
  readonly command: CommandInput | undefined
  /** The label of the confirm button; names the effect: "Withdraw Kapok". */
  readonly confirmLabel: string
  readonly onClose: () => void
  /** Shown above the effects: the choice to make. */
  readonly children?: ComponentChildren
}

export function EffectsSlip({ title, command, confirmLabel, onClose, children }: EffectsSlipProps) {
  const live = useLive()
  const { send, isSending, problem } = useCommand(live)
  const previewed = usePreview(live, command, isSending)
  const [note, setNote] = useState('')
  const noteId = useId()
  const isReady = command !== undefined && previewed.state === 'known' && !isSending
  const confirm = async () => {
    if (!isReady) return
    const done = await send({ ...command, ...(note.trim() && { note: note.trim() }) }, doneText(live))
    if (done) onClose()
  }
  return (
    <Slip title={title} onClose={onClose}>
      <form
        class="effects"
        onSubmit={(event) => {
          event.preventDefault()
          void confirm()
        }}
      >
        {children}
        <Effects previewed={command ? previewed : undefined} />
        <label class="field" for={noteId}>
          {words('parts-effects-note')}
        </label>
        <input id={noteId} value={note} maxLength={2000} onInput={(event) => setNote(event.currentTarget.value)} />
        <RefusalNotice problem={problem} />
        <p class="acts">
          <button type="submit" class="btn main" aria-disabled={!isReady}>
            {confirmLabel}
          </button>
          <button type="button" class="btn" onClick={onClose}>
            {partWords('parts-leave')} <kbd>Esc</kbd>
          </button>
        </p>
      </form>
    </Slip>
  )
}

/** The first fact says what is done; the facts that follow are shown on the chart. */
const doneText =
  (live: Live) =>
  ({ facts: [first] }: CommandOutcome): string =>
    first ? factText(first, live.tournament.log, live.look(namesIn)) : ''

/** The effects alone, for another frame. */
function Effects({ previewed }: { previewed: Preview | undefined }) {
  if (!previewed) return <p class="voice pencil">{words('parts-effects-choose')}</p>
  if (previewed.state === 'waiting')
    return (
      <p class="voice pencil" role="status">
        {words('parts-effects-asking')}
      </p>
    )
  if (previewed.state === 'refused') return <RefusalNotice problem={previewed.problem} />
  return (
    <div role="status">
      <p class="label">{words('parts-effects-follows')}</p>
      <FactsFollowing facts={previewed.facts} after={previewed.after} />
      <Field after={previewed.after} />
      <MatchesChanging after={previewed.after} />
    </div>
  )
}

const mostFacts = 6
const mostMatches = 8

function FactsFollowing({ facts, after }: { facts: readonly RecordedFact[]; after: Tournament }) {
  const names = useMemo(() => namesIn(after), [after])
  return (
    <ul class="follow">
      {facts.slice(0, mostFacts).map((fact) => (
        <li key={fact.seq} class="voice">
          {factText(fact, after.log, names)}
        </li>
      ))}
      {facts.length > mostFacts && (
        <li class="label">{words('parts-effects-more-facts', { count: facts.length - mostFacts })}</li>
      )}
    </ul>
  )
}

const present = (tournament: Tournament): number =>
  show(tournament).entrants.filter(({ withdrawn }) => !withdrawn).length

/** How many remain, if that changes. */
function Field({ after }: { after: Tournament }) {
  const live = useLive()
  const left = useMemo(() => present(after), [after])
  const before = live.look(present)
  return left === before || before === 0 ? null : <p class="voice">{words('parts-effects-remain', { left, before })}</p>
}

function MatchesChanging({ after }: { after: Tournament }) {
  const live = useLive()
  const before = live.tournament
  const changes = useMemo(() => matchesThatChange(before.chart, after.chart), [live, live.seq, after])
  const draft = useMemo(() => draftToCome(before, after), [live, live.seq, after])
  if (changes.length === 0 && !draft) return <p class="label">{words('parts-effects-only-that')}</p>
  return (
    <>
      <p class="label">{words('parts-effects-changes')}</p>
      <ul class="follow">
        {draft && <li>{draftWords(draft)}</li>}
        {changes.slice(0, mostMatches).map(({ match, between, from, to }) => (
          <li key={match}>
            {matchName(match)}, <bdi>{between.map((name) => textOf(name)).join(' – ')}</bdi>:{' '}
            <span class="void">{textOf(from)}</span> <Arrow /> <b>{textOf(to)}</b>
          </li>
        ))}
        {changes.length > mostMatches && (
          <li class="label">{words('parts-effects-more', { count: changes.length - mostMatches })}</li>
        )}
      </ul>
    </>
  )
}

function draftWords({ round, matches, byes }: DraftToCome): string {
  const changed = { round: { text: textOf(round) }, matches }
  return byes.length === 0
    ? words('parts-effects-draft', changed)
    : words('parts-effects-draft-byes', { ...changed, byes: byes.map((text) => ({ text })) })
}
