/** Result entry by keyboard: number, space, key, Enter. It shows what would be recorded before Enter. */
import type { RefObject } from 'preact'
import { useState } from 'preact/hooks'
import { addresses } from '../../../app/address.ts'
import type { Live } from '../../../live/live.ts'
import { useLive } from '../../../live/live-context.ts'
import { RefusalNotice } from '../../../parts/refusal-notice.tsx'
import { undoLast } from '../../../parts/undo.ts'
import { useCommand } from '../../../parts/use-command.ts'
import { clock } from '../../../words/time.ts'
import type { OpenMatches } from './open-matches.ts'
import { type PenReading, parsePenLine } from './pen-reading.ts'
import { readingWords, recordedWords, summaryOf, summaryPlace, summaryWords } from './sentences.ts'
import { words } from './words/messages.ts'

export interface PenProps {
  readonly book: OpenMatches
  readonly text: string
  readonly setText: (text: string) => void
  readonly field: RefObject<HTMLInputElement | null>
  /** Several lines were pasted. */
  readonly onLines: (lines: string) => void
}

export function PenLine({ book, text, setText, field, onLines }: PenProps) {
  const live = useLive()
  const { send, isSending, problem, refuse } = useCommand(live)
  const [isTold, tell] = useState(false)
  const read = parsePenLine(text, book)
  const write = (next: string) => {
    tell(false)
    refuse(undefined)
    setText(next)
  }
  const record = async () => {
    if (isSending) return
    field.current?.focus()
    if (read.is !== 'game' && read.is !== 'boards') return tell(read.is !== 'empty')
    const done = await send(read.command, recordedWords(read.match.match, summaryOf(read)))
    if (done) write('')
    field.current?.focus()
  }
  const pressed = (event: KeyboardEvent) => {
    const act = keyAct(event, { text, write, book, live })
    if (!act) return
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
          onInput={(event) => write(event.currentTarget.value)}
          onKeyDown={pressed}
          onPaste={pasted}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          aria-describedby="penread"
          class={text.length > 7 ? 'long' : ''}
        />
        <output id="penread" class="voice" for="pen">
          <ReadingShown read={read} />
        </output>
        {read.is === 'time-missing' && (
          <button type="button" class="btn" onClick={() => write(`${text.trim()} ${clock(Date.now())}`)}>
            {words('pen-now', { time: { text: clock(Date.now()) } })}
          </button>
        )}
        <button type="submit" class="btn main" aria-disabled={isSending}>
          {words('pen-record')} <kbd>⏎</kbd>
        </button>
      </form>
      {isTold && problem === undefined ? <NotRecorded read={read} /> : <RefusalNotice problem={problem} />}
      <Legend hasBoards={book.boards.size > 0} hasSeries={[...book.games.values()].some((games) => games.length > 1)} />
    </>
  )
}

const Legend = ({ hasBoards, hasSeries }: { hasBoards: boolean; hasSeries: boolean }) => (
  <p class="keys legend">
    {hasBoards ? <ImpsKeys /> : <GameKeys hasSeries={hasSeries} />}
    <span>
      <kbd>⏎</kbd>
      {words('pen-key-next')}
    </span>
    <span>
      <kbd>↑</kbd>
      <kbd>↓</kbd>
      {words('pen-key-through')}
    </span>
    <span>
      <kbd>Esc</kbd>
      {words('pen-key-clear')}
    </span>
    <span>
      <kbd>U</kbd>
      {words('pen-key-undo')}
    </span>
  </p>
)

const GameKeys = ({ hasSeries }: { hasSeries: boolean }) => (
  <>
    <span>
      <kbd>1</kbd>
      {words('pen-key-white')}
    </span>
    <span>
      <kbd>0</kbd>
      {words('pen-key-black')}
    </span>
    <span>
      <kbd>=</kbd>
      {words('pen-key-draw')}
    </span>
    <span>
      <kbd>+</kbd>
      <kbd>−</kbd>
      {words('pen-key-forfeit')}
    </span>
    {hasSeries && (
      <span>
        <kbd>6/2</kbd>
        {words('pen-key-game')}
      </span>
    )}
  </>
)

const ImpsKeys = () => (
  <>
    <span>
      <kbd>34-21</kbd>
      {words('pen-key-imps')}
    </span>
    <span>
      <kbd>ab</kbd>
      {words('pen-key-pair')}
    </span>
    <span>
      <kbd>h1</kbd>
      {words('pen-key-half')}
    </span>
  </>
)

/** Before Enter nothing is an error yet. */
function ReadingShown({ read }: { read: PenReading }) {
  if (read.is === 'game' || read.is === 'boards')
    return (
      <>
        <b>{summaryWords(read)}</b>, {summaryPlace(read)}
      </>
    )
  return (
    <>
      {readingWords(read)} {read.is === 'decided' && <CorrectLink match={read.match.match} />}
    </>
  )
}

const CorrectLink = ({ match }: { match: string }) => {
  const live = useLive()
  return <a href={addresses.match(live.id, match)}>{words('pen-correct')}</a>
}

/** After Enter the line stays as typed and says why nothing was recorded. */
const NotRecorded = ({ read }: { read: PenReading }) => (
  <div role="alert">
    <div class="notice refused">
      <p class="voice">{readingWords(read)}</p>
      {read.is === 'decided' && <CorrectLink match={read.match.match} />}
    </div>
  </div>
)

interface KeyContext {
  readonly text: string
  readonly write: (text: string) => void
  readonly book: OpenMatches
  readonly live: Live
}

/** Keys with a function; all others are typed. */
function keyAct(event: KeyboardEvent, { text, write, book, live }: KeyContext): (() => void) | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined
  if (event.key === 'ArrowDown') return () => write(neighbour(book, text, 1))
  if (event.key === 'ArrowUp') return () => write(neighbour(book, text, -1))
  if (event.key === 'Escape' && text !== '') return () => write('')
  if (event.key.toLowerCase() === 'u' && text.trim() === '' && live.may('undo')) return () => void undoLast(live)
  return undefined
}

/** The next open match, with a space after its number. */
function neighbour(book: OpenMatches, text: string, step: 1 | -1): string {
  const read = parsePenLine(text, book)
  const here = 'match' in read ? book.open.indexOf(read.match.match) : -1
  const { length } = book.open
  if (length === 0) return text
  const place = here < 0 ? (step === 1 ? 0 : length - 1) : (here + step + length) % length
  return `${book.open[place] ?? ''} `
}
