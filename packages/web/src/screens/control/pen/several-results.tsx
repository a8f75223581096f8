/** Many results at once, one per line: each line is read while it is typed, and all of them are one command with one undo. */
import { isReport, type PenLine, type PenReport, type PenSheet, readLines } from '@arbiter/core/pen'
import { useLive } from '../../../live/live-context.ts'
import { RefusalNotice } from '../../../parts/refusal-notice.tsx'
import { useCommand } from '../../../parts/use-command.ts'
import { readingText } from './reading-words.ts'
import { words } from './words/messages.ts'

interface SeveralResultsProps {
  readonly sheet: PenSheet
  readonly text: string
  readonly setText: (text: string) => void
  readonly onClose: () => void
}

export function SeveralResults({ sheet, text, setText, onClose }: SeveralResultsProps) {
  const live = useLive()
  const { send, isSending, problem, refuse } = useCommand(live)
  const lines = readLines(sheet, text, { now: Date.now() })
  const reports = lines.flatMap((line) => reportIn(line) ?? [])
  const mayRecord = lines.length > 0 && reports.length === lines.length && !isSending
  const record = async () => {
    if (!mayRecord) return
    const several = { do: 'report-several', reports: reports.map(({ do: _, ...report }) => report) } as const
    if (await send(several, words('pen-bulk-told', { count: reports.length }))) setText('')
  }
  return (
    <section class="bulk" aria-label={words('pen-bulk')}>
      <label class="field" for="bulk">
        {words('pen-bulk-field')}
      </label>
      <textarea
        id="bulk"
        rows={Math.min(10, Math.max(4, lines.length + 1))}
        value={text}
        onInput={(event) => {
          refuse(undefined)
          setText(event.currentTarget.value)
        }}
        spellcheck={false}
        aria-describedby="bulkread"
      />
      <p class="acts">
        <button type="button" class="btn main" aria-disabled={!mayRecord} onClick={() => void record()}>
          {words('pen-bulk-record', { count: lines.length })}
        </button>
        <button type="button" class="btn bare" onClick={onClose}>
          {words('pen-bulk-close')}
        </button>
      </p>
      <RefusalNotice problem={problem} />
      <div id="bulkread" role="status">
        {lines.length > reports.length && (
          <p class="voice">{words('pen-bulk-left', { count: lines.length - reports.length })}</p>
        )}
        <ol class="answers">
          {lines.map((line, i) => (
            <li key={i} class={reportIn(line) ? '' : 'not'}>
              <code dir="auto">{line.text}</code>
              <span>{lineText(line)}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const reportIn = ({ reading }: PenLine): PenReport | undefined =>
  reading.is === 'command' && isReport(reading.command) ? reading.command : undefined

/** Rulings are made one at a time. */
const lineText = (line: PenLine): string =>
  line.reading.is === 'command' && !reportIn(line) ? words('pen-bulk-results-only') : readingText(line.reading)
