/** Result entry by keyboard: number or name, result, Enter. It shows what would be recorded before Enter. */
import { completedLine, type PenReading, type PenSheet, readLine } from '@arbiter/core/pen'
import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { addresses } from '../../../app/address.ts'
import { useLive } from '../../../live/live-context.ts'
import { redoLast, undoLast } from '../../../parts/effects/undo.ts'
import { penSheet } from '../../../parts/pen-sheet.ts'
import { RefusalNotice } from '../../../parts/refusal-notice.tsx'
import { useCommand } from '../../../parts/use-command.ts'
import { clock } from '../../../words/time.ts'
import { PenLegend } from './pen-legend.tsx'
import { deedText, matchOf, placeText, readingText, recordedText } from './reading-words.ts'
import { lineAfter, neighbour, withoutReady } from './ready-match.ts'
import { type Suggestion, Suggestions, suggestionsFor } from './suggestions.tsx'
import { TypingHelp } from './typing-help.tsx'
import { words } from './words/messages.ts'

export interface PenProps {
  readonly sheet: PenSheet
  readonly text: string
  readonly setText: (text: string) => void
  readonly field: RefObject<HTMLInputElement | null>
  /** Several lines were pasted. */
  readonly onLines: (lines: string) => void
}

export function PenLine({ sheet, text, setText, field, onLines }: PenProps) {
  const live = useLive()
  const { send, isSending, problem, refuse } = useCommand(live)
  const [isTold, tell] = useState(false)
  const [ready, setReady] = useState('')
  const [isShut, shut] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const reading = readLine(sheet, text, { now: Date.now() })
  const suggestions = isShut || text === ready ? [] : suggestionsFor(sheet, text, reading)
  const put = (next: string) => {
    const own = withoutReady(sheet, ready, next, Date.now())
    if (!own.startsWith(ready)) setReady('')
    tell(false)
    refuse(undefined)
    shut(false)
    setText(own)
  }
  // A digit typed elsewhere on the page comes in past `put`.
  useEffect(() => {
    if (withoutReady(sheet, ready, text, Date.now()) !== text) put(text)
  }, [text])
  const makeReady = (line: string) => {
    setReady(line)
    setText(line)
  }
  const accept = (suggestion: Suggestion) => {
    put(completedLine(text, suggestion))
    field.current?.focus()
  }
  const record = async () => {
    if (isSending || (text === ready && ready !== '')) return
    field.current?.focus()
    if (reading.is !== 'command') return tell(reading.is !== 'empty')
    const { command } = reading
    if (command.do === 'undo' || command.do === 'redo') {
      put('')
      return void (command.do === 'undo' ? undoLast(live) : redoLast(live))
    }
    if (await send(command, recordedText(reading))) makeReady(lineAfter(live.look(penSheet), matchOf(reading)))
    field.current?.focus()
  }
  const move = (step: 1 | -1) => {
    const first = list.current?.querySelector('button')
    if (first && step === 1) first.focus()
    else put(neighbour(sheet, matchOf(reading), step))
  }
  const keys: Readonly<Record<string, (() => void) | false>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: suggestions.length > 0 ? () => shut(true) : text !== '' && (() => put('')),
    u: (text.trim() === '' || text === ready) && live.may('undo') && (() => void undoLast(live)),
  }
  const pressed = (event: KeyboardEvent) => {
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act()
  }
  const pasted = (event: ClipboardEvent) => {
    const lines = event.clipboardData?.getData('text') ?? ''
    if (!/\n\s*\S/.test(lines)) return
    event.preventDefault()
    onLines(lines)
  }
  return (
    <>
      <form
        class="penline"
        onSubmit={(event) => {
          event.preventDefault()
          void record()
        }}
      >
        <label for="pen" class="hide">
          {words('pen-field')}
        </label>
        <input
          id="pen"
          ref={field}
          value={text}
          onInput={(event) => put(event.currentTarget.value)}
          onKeyDown={pressed}
          onPaste={pasted}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          aria-describedby="penread"
          dir="auto"
          class={text.length > 18 ? 'longest' : text.length > 7 ? 'long' : ''}
        />
        <output id="penread" class="voice" for="pen">
          <ReadingShown reading={reading} text={text} />
        </output>
        {reading.is === 'unfinished' && reading.wants === 'time' && (
          <button type="button" class="btn" onClick={() => put(`${text.trim()} ${clock(Date.now())}`)}>
            {words('pen-now', { time: { text: clock(Date.now()) } })}
          </button>
        )}
        <button type="submit" class="btn main" aria-disabled={isSending}>
          {words('pen-record')} <kbd>⏎</kbd>
        </button>
      </form>
      <Suggestions suggestions={suggestions} list={list} onChoose={accept} onLeave={() => field.current?.focus()} />
      {isTold && problem === undefined ? <NotRecorded reading={reading} /> : <RefusalNotice problem={problem} />}
      <PenLegend sheet={sheet} />
      <TypingHelp sheet={sheet} />
    </>
  )
}

/** Before Enter nothing is an error yet: the words that are not understood are marked. */
function ReadingShown({ reading, text }: { reading: PenReading; text: string }) {
  if (reading.is === 'command') {
    const place = placeText(reading)
    return (
      <>
        <b>{deedText(reading)}</b>
        {place === '' ? '' : `, ${place}`}
      </>
    )
  }
  return (
    <>
      {reading.is === 'stopped' && reading.at.from > 0 && (
        <span class="typed" aria-hidden="true">
          {text.slice(0, reading.at.from)}
          <mark>{text.slice(reading.at.from, reading.at.to)}</mark>{' '}
        </span>
      )}
      {readingText(reading)} <CorrectLink reading={reading} />
    </>
  )
}

function CorrectLink({ reading }: { reading: PenReading }) {
  const live = useLive()
  if (reading.is !== 'stopped' || reading.problem !== 'decided' || !reading.match) return null
  return <a href={addresses.match(live.id, reading.match.id)}>{words('pen-correct')}</a>
}

/** After Enter the line stays as typed and says why nothing was recorded. */
const NotRecorded = ({ reading }: { reading: PenReading }) => (
  <div role="alert">
    <div class="notice refused">
      <p class="voice">{readingText(reading)}</p>
      <CorrectLink reading={reading} />
    </div>
  </div>
)
