/** A whole sheet of results at once, one a line; each line is answered for itself. */
import { show } from '@arbiter/core'
import { useState } from 'preact/hooks'
import type { Live } from '../../../live/live.ts'
import { sayDone } from '../../../parts/sending.ts'
import { catalogue, counted } from '../../../words/catalogue.ts'
import { penBook } from './book.ts'
import { readPen } from './read.ts'
import { deedPlace, deedWords, readingWords } from './words.ts'

const words = catalogue(
  {
    title: 'Several results at once',
    field: 'One result a line, such as “63 1”',
    record: (count: number) => `Record ${counted(count, 'line', 'lines')}`,
    close: 'Close',
    told: (count: number) => `${counted(count, 'result', 'results')} recorded`,
    left: (count: number) =>
      `${counted(count, 'line was', 'lines were')} not recorded and still ${count === 1 ? 'stands' : 'stand'} in the field.`,
  },
  {
    title: 'Mehrere Ergebnisse auf einmal',
    field: 'Ein Ergebnis je Zeile, etwa „63 1“',
    record: (count: number) => `${counted(count, 'Zeile', 'Zeilen')} festhalten`,
    close: 'Schließen',
    told: (count: number) => `${counted(count, 'Ergebnis', 'Ergebnisse')} festgehalten`,
    left: (count: number) =>
      `${counted(count, 'Zeile wurde', 'Zeilen wurden')} nicht festgehalten und ${count === 1 ? 'steht' : 'stehen'} noch im Feld.`,
  },
)

interface LineAnswer {
  readonly line: string
  readonly isRecorded: boolean
  readonly sentence: string
}

/** One after the other: the next line is read against what the one before led to. */
async function recordLine(live: Live, line: string): Promise<LineAnswer> {
  const read = readPen(line, penBook(live.look(show)))
  if (read.is !== 'game' && read.is !== 'boards') return { line, isRecorded: false, sentence: readingWords(read) }
  const answer = await live.command(read.command)
  if (!answer.ok) return { line, isRecorded: false, sentence: answer.problem.sentence }
  return { line, isRecorded: true, sentence: `${deedWords(read)}, ${deedPlace(read)}` }
}

const linesIn = (text: string): string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '')

interface BulkProps {
  readonly live: Live
  readonly text: string
  readonly setText: (text: string) => void
  readonly onClose: () => void
}

export function Bulk({ live, text, setText, onClose }: BulkProps) {
  const [answers, setAnswers] = useState<readonly LineAnswer[]>([])
  const [isSending, setSending] = useState(false)
  const lines = linesIn(text)
  const record = async () => {
    if (isSending || lines.length === 0) return
    setSending(true)
    const told: LineAnswer[] = []
    for (const line of lines) told.push(await recordLine(live, line))
    setSending(false)
    setAnswers(told)
    const left = told.filter(({ isRecorded }) => !isRecorded)
    setText(left.map(({ line }) => line).join('\n'))
    if (left.length < told.length) sayDone(live, words.told(told.length - left.length))
  }
  return (
    <section class="bulk" aria-label={words.title}>
      <label class="field" for="bulk">
        {words.field}
      </label>
      <textarea
        id="bulk"
        rows={Math.min(10, Math.max(4, lines.length + 1))}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        spellcheck={false}
      />
      <p class="acts">
        <button
          type="button"
          class="btn main"
          aria-disabled={isSending || lines.length === 0}
          onClick={() => void record()}
        >
          {words.record(lines.length)}
        </button>
        <button type="button" class="btn bare" onClick={onClose}>
          {words.close}
        </button>
      </p>
      <div role="status">{answers.length > 0 && <Answers answers={answers} />}</div>
    </section>
  )
}

function Answers({ answers }: { answers: readonly LineAnswer[] }) {
  const left = answers.filter(({ isRecorded }) => !isRecorded).length
  return (
    <>
      {left > 0 && <p class="voice">{words.left(left)}</p>}
      <ol class="answers">
        {answers.map(({ line, isRecorded, sentence }, i) => (
          <li key={i} class={isRecorded ? '' : 'not'}>
            <code>{line}</code>
            <span>{sentence}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

export const bulkTitle = words.title
