/** The *Why?* button beside anything the rules decided: the reason, its rule, and the facts it is based on. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Slip } from './slip.tsx'
import { words } from './words/messages.ts'

interface WhyProps {
  /** As for `arbiter why`: "7", "rank Ann", "seed Ann", "bye Ann 3", "tie Ann, Ben", "handicap 7", "champion". */
  readonly about: string
  /** The accessible name of the button. */
  readonly label: string
  readonly children?: ComponentChildren
}

type Answer = typeof import('./reason.tsx')

/** Rarely needed, so the answers are loaded on demand or while the browser is idle. */
export const answerer = (): Promise<Answer> => import('./reason.tsx')

export function Why({ about, label, children }: WhyProps) {
  const [answer, set] = useState<Answer | undefined>()
  return (
    <>
      <button
        type="button"
        class="btn bare why"
        aria-label={label}
        onClick={() => void answerer().then(set, () => undefined)}
      >
        {children ?? words('parts-why-why')}
      </button>
      {answer && (
        <Slip title={label} onClose={() => set(undefined)}>
          <answer.Reason about={about} />
          <button type="button" class="btn" onClick={() => set(undefined)}>
            {words('parts-why-close')} <kbd>Esc</kbd>
          </button>
        </Slip>
      )}
    </>
  )
}
