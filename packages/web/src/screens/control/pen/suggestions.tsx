/** Names and matches for the word that is being typed, reached with the arrow keys or the mouse. */
import { type PenCompletion, type PenReading, type PenSheet, penCompletions } from '@arbiter/core/pen'
import type { RefObject } from 'preact'
import { textOf } from '../../../words/message-text.ts'
import { words } from './words/messages.ts'

export type Suggestion = PenCompletion

/** Only for words that have a letter: numbers stand in the list of matches. */
export function suggestionsFor(sheet: PenSheet, text: string, reading: PenReading): readonly Suggestion[] {
  if (reading.is === 'command' || reading.is === 'empty') return []
  if (reading.is === 'stopped' && reading.choices) {
    const { at, choices } = reading
    return choices.map((choice) => ({ ...at, ...choice }))
  }
  if (!/\p{L}\S*$/u.test(text)) return []
  return penCompletions(sheet, text).filter((found) => found.text !== text.slice(found.from))
}

interface SuggestionsProps {
  readonly suggestions: readonly Suggestion[]
  readonly list: RefObject<HTMLUListElement | null>
  readonly onChoose: (suggestion: Suggestion) => void
  /** Back to the line. */
  readonly onLeave: () => void
}

export function Suggestions({ suggestions, list, onChoose, onLeave }: SuggestionsProps) {
  if (suggestions.length === 0) return null
  const pressed = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') onLeave()
    else if (step !== undefined) moveFocus(list.current, step, onLeave)
    else return
    event.preventDefault()
  }
  return (
    <ul ref={list} class="suggestions" aria-label={words('pen-suggestions')} onKeyDown={pressed}>
      {suggestions.map((each, i) => (
        <li key={`${each.text} ${i}`}>
          <button type="button" onClick={() => onChoose(each)}>
            <b dir="auto">{each.text}</b>
            {each.says && textOf(each.says) !== each.text && <span dir="auto">{textOf(each.says)}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Above the first is the line again. */
function moveFocus(list: HTMLUListElement | null, step: number, leave: () => void): void {
  const buttons = [...(list?.querySelectorAll('button') ?? [])]
  const next = buttons.findIndex((each) => each.matches(':focus')) + step
  if (next < 0) leave()
  else buttons[Math.min(next, buttons.length - 1)]?.focus()
}
