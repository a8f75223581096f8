/** Imports a tournament file, chosen or dropped: every fact is checked, and a refusal names the line. */

import { useRef, useState } from 'preact/hooks'
import { address, addresses } from '../../app/address.ts'
import { toast } from '../../app/toast.tsx'
import type { Problem } from '../../live/api.ts'
import { changeBy } from '../../live/outbox/site-outbox.ts'
import { pageProblem } from '../../live/problem.ts'
import { Refusal } from '../../parts/refusal.tsx'
import { message, words } from './words/messages.ts'

interface ImportState {
  readonly file?: string
  readonly isReading?: boolean
  readonly problem?: Problem
}

export const importFieldId = 'import-file'

export function ImportFile() {
  const [importing, set] = useState<ImportState>({})
  const [isOver, setOver] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const bring = async (file: File | undefined) => {
    if (!file) return
    set({ file: file.name, isReading: true })
    const text = await file.text().catch(() => undefined)
    if (text === undefined) return set({ file: file.name, problem: unreadable() })
    const answer = await changeBy('tournaments.import', { body: text })
    if (!answer.ok) return set({ file: file.name, problem: answer.problem })
    toast.say(words('home-import-done', { name: { text: answer.value.name } }))
    address.go(addresses.control(answer.value.id))
  }
  return (
    <section aria-labelledby="h-import">
      <div class="section">
        <h2 id="h-import">{words('home-import-title')}</h2>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the button does the same */}
      <div
        class={`drop${isOver ? ' over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          void bring(event.dataTransfer?.files[0])
        }}
      >
        <p class="voice">{words('home-import-explain')}</p>
        <p class="acts">
          <input
            ref={field}
            id={importFieldId}
            class="hide"
            type="file"
            accept=".arbiter,.jsonl,.txt"
            aria-label={words('home-import-choose')}
            tabIndex={-1}
            onChange={(event) => {
              void bring(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
          <button type="button" class="btn" onClick={() => field.current?.click()}>
            {words('home-import-choose')}
          </button>
          <a class="btn bare" href={addresses.newTournament}>
            {words('home-import-names')}
          </a>
        </p>
        <p class="label" role="status">
          {importing.isReading ? words('home-import-reading', { file: { text: importing.file ?? '' } }) : ''}
        </p>
        {importing.problem && (
          <p class="file">{words('home-import-refused', { file: { text: importing.file ?? '' } })}</p>
        )}
        <Refusal problem={importing.problem} />
      </div>
    </section>
  )
}

const unreadable = (): Problem => pageProblem(message('home-import-unreadable'))
