/** The list of entrants: numbered lines to type, paste or drop a file on; errors are shown beside their line. */
import { useId, useRef, useState } from 'preact/hooks'
import { textOf } from '../../words/message-text.ts'
import { type ListRead, type Note, withoutLine } from './list.ts'
import { words } from './words/messages.ts'

const exampleTeams = `team,captain,player1,masterpoints1,player2,masterpoints2,player3,masterpoints3,player4,masterpoints4
Oak,Anna Alder,Anna Alder,1250.5,Bruno Birch,820,Clara Cedar,410,Dario Dogwood,1900
Pine,Elena Elm,Elena Elm,300,Felix Fir,2210.25,Greta Gum,95,Hugo Hazel,640
Rowan,Ines Ivy,Ines Ivy,1500,Jonas Juniper,720,Katya Kapok,60,Leon Larch,980
`
const examplePlayers = `Anna Alder, 2210
Bruno Birch, 2169
Clara Cedar, 2128
Dario Dogwood, 2046
`

interface EntrantsProps {
  readonly text: string
  readonly read: ListRead
  readonly whom: 'players' | 'teams'
  readonly expected: number
  readonly onType: (text: string) => void
  readonly onExpect: (count: number) => void
}

export function EntrantList({ text, read, whom, expected, onType, onExpect }: EntrantsProps) {
  const { entrants, notes } = read
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <section aria-labelledby="h-entrants">
      <div class="section">
        <h2 id="h-entrants">{words('new-entrants')}</h2>
        <span class="push" role="status">
          {whom === 'teams'
            ? words('new-teams', { count: entrants.length })
            : words('new-players', { count: entrants.length })}
          {notes.length > 0 && `, ${words('new-lines-to-check', { count: notes.length })}`}
        </span>
      </div>
      <p class="hint voice">{whom === 'teams' ? words('new-hint-teams') : words('new-hint-players')}</p>
      <Sheet text={text} notes={notes} onType={onType} field={field} />
      <div class="row">
        <FileButton onRead={onType} />
        {text.trim() === '' && (
          <button
            type="button"
            class="btn bare"
            onClick={() => {
              onType(whom === 'teams' ? exampleTeams : examplePlayers)
              field.current?.focus()
            }}
          >
            {words('new-example')}
          </button>
        )}
      </div>
      {text.trim() === '' && <Expected count={expected} onChange={onExpect} />}
    </section>
  )
}

interface SheetProps {
  readonly text: string
  readonly notes: readonly Note[]
  readonly onType: (text: string) => void
  readonly field: { current: HTMLTextAreaElement | null }
}

const leastLines = 8

function Sheet({ text, notes, onType, field }: SheetProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const lines = Math.max(leastLines, text.split('\n').length)
  const noted = new Set(notes.map(({ line }) => line))
  const drop = async (file: File | undefined) => {
    const dropped = await file?.text().catch(() => undefined)
    if (dropped !== undefined) onType(dropped)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the button does the same
    <div
      class={`paste${isOver ? ' over' : ''}`}
      onDragOver={(event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const file = event.dataTransfer?.files[0]
        if (!file) return
        event.preventDefault()
        void drop(file)
      }}
    >
      <div class={`lines${notes.length > 0 ? ' noted' : ''}`}>
        <ol class="gutter" aria-hidden="true">
          {Array.from({ length: lines }, (_, i) => (
            <li key={i} class={noted.has(i + 1) ? 'bad' : ''}>
              {i + 1}
            </li>
          ))}
        </ol>
        <label class="hide" for={id}>
          {words('new-field')}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={lines}
          wrap="off"
          spellcheck={false}
          autocomplete="off"
          value={text}
          aria-invalid={notes.some(({ problem }) => problem !== undefined)}
          aria-describedby={notes.length > 0 ? `${id}-notes` : undefined}
          onInput={(event) => onType(event.currentTarget.value)}
        />
        {notes.length > 0 && <Notes id={`${id}-notes`} notes={notes} text={text} onType={onType} />}
      </div>
    </div>
  )
}

/** A line can have several errors, shown below each other. */
function Notes({ id, notes, text, onType }: { id: string } & Omit<SheetProps, 'field'>) {
  const lines = [...new Set(notes.map(({ line }) => line))]
  const isTight = (line: number) => lines.includes(line + 1)
  return (
    <ul class="notes" id={id} aria-label={words('new-notes')}>
      {lines.map((line) => (
        <li key={line} class={isTight(line) ? 'tight' : ''} style={{ '--line': String(line) }}>
          <b class="nol">{words('new-line', { line })}</b>
          {notes
            .filter((note) => note.line === line)
            .map(({ problem, doubt, sameAs }) => (
              <span
                key={(problem ?? doubt)?.id ?? sameAs}
                class={problem === undefined ? 'doubt' : 'wrong'}
                title={(problem ?? doubt) && textOf(problem ?? doubt)}
              >
                <span class="hide">{words('new-in-line', { line })} </span>
                {sameAs === undefined ? textOf(problem ?? doubt) : words('new-same', { line: sameAs })}
                {sameAs !== undefined && (
                  <button
                    type="button"
                    class="btn"
                    aria-label={words('new-remove-line', { line })}
                    onClick={() => onType(withoutLine(text, line))}
                  >
                    {words('new-remove')}
                  </button>
                )}
              </span>
            ))}
        </li>
      ))}
    </ul>
  )
}

function FileButton({ onRead }: { onRead: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const read = async (file: File | undefined) => {
    const text = await file?.text().catch(() => undefined)
    if (text !== undefined) onRead(text)
  }
  return (
    <>
      <input
        ref={field}
        class="hide"
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        aria-label={words('new-read')}
        tabIndex={-1}
        onChange={(event) => {
          void read(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <button type="button" class="btn" onClick={() => field.current?.click()}>
        {words('new-read')}
      </button>
    </>
  )
}

function Expected({ count, onChange }: { count: number; onChange: (count: number) => void }) {
  const id = useId()
  return (
    <p class="expected">
      <label for={id}>{words('new-expected')}</label>{' '}
      <input
        id={id}
        class="num"
        type="number"
        min={1}
        max={1000}
        value={count}
        onInput={({ currentTarget: { valueAsNumber } }) =>
          valueAsNumber >= 1 && valueAsNumber <= 1000 && onChange(Math.round(valueAsNumber))
        }
      />{' '}
      {words('new-expected-end')}
    </p>
  )
}
