/** A change to the past, shown with its consequences before it is confirmed. */
import { namesIn } from '@arbiter/core/chronicle'
import type { ComponentChildren } from 'preact'
import { useId, useState } from 'preact/hooks'
import type { CommandOutcome, Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { factText } from '../../words/fact-text.ts'
import { RefusalNotice } from '../refusal-notice.tsx'
import { Slip } from '../slip.tsx'
import { useCommand } from '../use-command.ts'
import { words } from '../words/messages.ts'
import type { Amendment } from './amendment.ts'
import { BeforeAndAfter } from './before-and-after.tsx'
import { ChangeView } from './change.tsx'
import { Steps } from './consequences.tsx'
import { type ForesightState, useForesight } from './foresight.ts'
import { confirmWords } from './void-words.ts'
import { words as correctionWords } from './words/messages.ts'

interface CorrectionSlipProps {
  readonly title: string
  /** Without `confirm`, which the dialog adds. Undefined until the change is chosen. */
  readonly command: Amendment | undefined
  readonly onClose: () => void
  /** Shown above the consequences: the choice of the new result. */
  readonly children?: ComponentChildren
}

export function CorrectionSlip({ title, command, onClose, children }: CorrectionSlipProps) {
  const live = useLive()
  const [note, setNote] = useState('')
  const [isUnderWay, setUnderWay] = useState(false)
  const { send, isSending, problem } = useCommand(live)
  const foreseen = useForesight(live, command, isUnderWay)
  const confirm = async () => {
    if (isSending || command === undefined || foreseen.state !== 'known') return
    setUnderWay(true)
    const voids = foreseen.foresight.consequences.voids.map(({ seq }) => seq)
    const done = await send({ ...command, ...(note.trim() && { note: note.trim() }), confirm: voids }, doneText(live))
    if (done) onClose()
    else setUnderWay(false)
  }
  return (
    <Slip title={title} onClose={onClose} isWide>
      <div class="correction">
        <div class="weigh">
          <div class="change">
            <div class="section">
              <h3>{correctionWords('parts-correction-change')}</h3>
              <span class="push">{correctionWords('parts-correction-nothing-yet')}</span>
            </div>
            {children}
            {foreseen.state === 'known' && <ChangeView foresight={foreseen.foresight} />}
          </div>
          <div class="follows" aria-live="polite" aria-busy={foreseen.state === 'waiting'}>
            <Weighed foreseen={foreseen} isAsked={command !== undefined} />
          </div>
          <div class="reason">
            <Reason note={note} onNote={setNote} />
          </div>
        </div>
        {foreseen.state === 'known' && <BeforeAndAfter foresight={foreseen.foresight} />}
        <RefusalNotice problem={problem} />
        {problem?.code === 'would-void' && <p class="voice">{correctionWords('parts-correction-changed-meanwhile')}</p>}
        <div class="decide">
          <ConfirmButton command={command} foreseen={foreseen} isSending={isSending} onConfirm={confirm} />
          <button type="button" class="btn" onClick={onClose}>
            {words('parts-leave')} <kbd>Esc</kbd>
          </button>
          <span class="label">{correctionWords('parts-correction-can-undo')}</span>
        </div>
      </div>
    </Slip>
  )
}

/** In the words of the history. */
const doneText =
  (live: Live) =>
  ({ facts }: CommandOutcome): string => {
    const [fact] = facts
    return fact ? factText(fact, live.tournament.log, namesIn(live.tournament)) : ''
  }

function Reason({ note, onNote }: { note: string; onNote: (note: string) => void }) {
  const id = useId()
  return (
    <>
      <label class="field" for={id}>
        {correctionWords('parts-correction-reason')}
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={2000}
        class="voice"
        value={note}
        onInput={(event) => onNote(event.currentTarget.value)}
      />
    </>
  )
}

function Weighed({ foreseen, isAsked }: { foreseen: ForesightState; isAsked: boolean }) {
  if (!isAsked) return null
  if (foreseen.state === 'waiting') return <p class="voice pencil">{correctionWords('parts-correction-checking')}</p>
  if (foreseen.state === 'refused') return <RefusalNotice problem={foreseen.problem} />
  return <Steps foresight={foreseen.foresight} />
}

interface ConfirmProps {
  readonly command: Amendment | undefined
  readonly foreseen: ForesightState
  readonly isSending: boolean
  readonly onConfirm: () => void
}

/** The button names the cost; until that is known there is nothing to confirm. */
function ConfirmButton({ command, foreseen, isSending, onConfirm }: ConfirmProps) {
  const live = useLive()
  if (command === undefined || foreseen.state !== 'known') return null
  const { voids } = foreseen.foresight.consequences
  return (
    <button
      type="button"
      class={`btn ${voids.length > 0 ? 'grave' : 'main'}`}
      aria-disabled={isSending}
      onClick={onConfirm}
    >
      {confirmWords(command.do, voids, live.tournament.log)}
    </button>
  )
}
