/** Copies a text; where the browser keeps its clipboard to itself, the text is marked to be copied by hand. */
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

/** On a plain address in a hall there is no clipboard: the old way still works there. */
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
