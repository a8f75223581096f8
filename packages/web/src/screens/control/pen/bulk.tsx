/** Many results at once, one per line; each line has its own answer. */
import { show } from '@arbiter/core/bulletin'
import { takenBack } from '@arbiter/core/facts'
import type { Tournament } from '@arbiter/core/tournament'
import { useState } from 'preact/hooks'
import { words as outboxWords } from '../../../app/outbox/words/messages.ts'
import type { CommandOutcome, Live } from '../../../live/live.ts'
import { useLive } from '../../../live/live-context.ts'
import { showUndo } from '../../../parts/undo.ts'
import { openMatchesOf } from './open-matches.ts'
import { parsePenLine } from './pen-reading.ts'
import { readingWords, summaryPlace, summaryWords } from './sentences.ts'
import { words } from './words/messages.ts'

interface LineAnswer {
  readonly line: string
  readonly done?: CommandOutcome
  readonly isUnheard?: boolean
  readonly sentence: string
}

/** One after the other: each line is read against the state after the line before, so it ends with one that is not heard of. */
async function recordLine(live: Live, line: string): Promise<LineAnswer> {
  const read = parsePenLine(line, openMatchesOf(live.look(show)))
  if (read.is !== 'game' && read.is !== 'boards') return { line, sentence: readingWords(read) }
  const answer = await live.command(read.command).known
  if (answer === 'unheard') return { line, isUnheard: true, sentence: outboxWords('outbox-sent') }
  if (!answer.ok) return { line, sentence: answer.problem.sentence }
  return { line, done: answer.value, sentence: `${summaryWords(read)}, ${summaryPlace(read)}` }
}

const linesIn = (text: string): string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '')

interface BulkProps {
  readonly text: string
  readonly setText: (text: string) => void
  readonly onClose: () => void
}

export function Bulk({ text, setText, onClose }: BulkProps) {
  const live = useLive()
  const [answers, setAnswers] = useState<readonly LineAnswer[]>([])
  const [isSending, setSending] = useState(false)
  const lines = linesIn(text)
  const record = async () => {
    if (isSending || lines.length === 0) return
    setSending(true)
    const told: LineAnswer[] = []
    for (const line of lines) {
      told.push(await recordLine(live, line))
      if (told.at(-1)?.isUnheard) break
    }
    setSending(false)
    setAnswers(told)
    const left = told.filter(({ done, isUnheard }) => !done && !isUnheard)
    setText([...left.map(({ line }) => line), ...lines.slice(told.length)].join('\n'))
    const deeds = told.flatMap(({ done }) => done ?? [])
    if (deeds.length > 0) showUndo(live, words('pen-bulk-told', { count: deeds.length }), ...deeds)
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
          {words('pen-bulk-record', { count: lines.length })}
        </button>
        <button type="button" class="btn bare" onClick={onClose}>
          {words('pen-bulk-close')}
        </button>
      </p>
      <div role="status">{answers.length > 0 && <Answers answers={answers} />}</div>
    </section>
  )
}

function Answers({ answers }: { answers: readonly LineAnswer[] }) {
  const live = useLive()
  const left = answers.filter(({ done }) => !done).length
  const taken = live.look(fallen)
  const stands = ({ done }: LineAnswer) => done !== undefined && !done.facts.some(({ seq }) => taken.has(seq))
  return (
    <>
      {left > 0 && <p class="voice">{words('pen-bulk-left', { count: left })}</p>}
      <ol class="answers">
        {answers.map((answer, i) => (
          <li key={i} class={stands(answer) ? '' : 'not'}>
            <code>{answer.line}</code>
            <span>
              {answer.done && !stands(answer)
                ? words('pen-bulk-taken-back', { what: { text: answer.sentence } })
                : answer.sentence}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

const fallen = ({ log }: Tournament): ReadonlySet<number> => takenBack(log)
