/** A message at the foot of the page that says what was just done, with an undo button. */
import { Subject, useWatched } from '../live/subscription.ts'
import { useKeys } from './keys.ts'

interface Slip {
  readonly text: string
  readonly action?: { readonly label: string; readonly key?: string; run(): void }
}

const staysMs = 9000

class Toast extends Subject {
  slip: Slip | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  say(text: string, action?: Slip['action']): void {
    this.#put(action ? { text, action } : { text })
    this.#timer = setTimeout(() => this.clear(), staysMs)
  }

  clear(): void {
    this.#put(undefined)
  }

  #put(slip: Slip | undefined): void {
    clearTimeout(this.#timer)
    this.slip = slip
    this.tell()
  }
}

export const toast = new Toast()

export function ToastSlip() {
  const { slip } = useWatched(toast)
  const act = () => {
    const { action } = slip ?? {}
    toast.clear()
    action?.run()
  }
  useKeys(slip?.action?.key ? { [slip.action.key]: act } : {})
  return (
    <div role="status" aria-live="polite">
      {slip && (
        <div class="toast">
          <span>{slip.text}</span>
          {slip.action && (
            <button type="button" class="btn" onClick={act}>
              {slip.action.label} {slip.action.key && <kbd>{slip.action.key.toUpperCase()}</kbd>}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
