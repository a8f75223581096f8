/** Asks before something is taken away, and says what that costs. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Answer } from '../../live/api.ts'
import { RefusalNotice } from '../../parts/refusal-notice.tsx'
import { Slip } from '../../parts/slip.tsx'
import { words } from '../../parts/words/messages.ts'
import { useRequests } from './access.ts'

interface AskFirstProps {
  readonly children: ComponentChildren
  readonly title: string
  readonly costs: string
  readonly button: string
  readonly told: string
  /** An option to take away more at the same time. */
  readonly also?: string | undefined
  readonly ask: (also: boolean) => Promise<Answer<unknown>>
  readonly onDone: () => void
}

export function AskFirst({ children, title, costs, button, told, also, ask, onDone }: AskFirstProps) {
  const [isOpen, open] = useState(false)
  const [isAlso, setAlso] = useState(false)
  const { problem, isBusy, done } = useRequests()
  const act = async () => {
    if (isBusy || (await done(ask(isAlso), told)) === undefined) return
    open(false)
    onDone()
  }
  return (
    <>
      <button type="button" class="btn bare" onClick={() => open(true)}>
        {children}
      </button>
      {isOpen && (
        <Slip title={title} onClose={() => open(false)}>
          <p class="voice">{costs}</p>
          {also !== undefined && (
            <label class="check">
              <input type="checkbox" checked={isAlso} onChange={(event) => setAlso(event.currentTarget.checked)} />{' '}
              {also}
            </label>
          )}
          <RefusalNotice problem={problem} />
          <p class="acts">
            <button type="button" class="btn grave" aria-disabled={isBusy} onClick={act}>
              {button}
            </button>
            <button type="button" class="btn" onClick={() => open(false)}>
              {words('parts-leave')} <kbd>Esc</kbd>
            </button>
          </p>
        </Slip>
      )}
    </>
  )
}
