/** Copies a text; without access to the clipboard the text is selected, to be copied by hand. */
import { useState } from 'preact/hooks'
import { words } from './words/messages.ts'

export function Copy({ text, label }: { text: string; label: string }) {
  const [isCopied, set] = useState(false)
  const copy = async () => {
    set(await copied(text))
    setTimeout(() => set(false), 3000)
  }
  return (
    <button type="button" class="btn" onClick={copy}>
      <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M5 5V2h9v9h-3M2 5h9v9H2z" />
      </svg>
      <span aria-live="polite">{isCopied ? words('people-copied') : words('people-copy')}</span>
      <span class="hide"> {label}</span>
    </button>
  )
}

/** There is no clipboard API on an address without https; the old command works there. */
async function copied(text: string): Promise<boolean> {
  const isDone = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  return isDone ?? copiedTheOldWay(text)
}

function copiedTheOldWay(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  const isDone = document.execCommand('copy')
  field.remove()
  return isDone
}
