/** Brings in a tournament file, chosen or dropped: every fact is checked, and a file that does not hold says which line. */
import { useRef, useState } from 'preact/hooks'
import { address, addresses } from '../../app/address.ts'
import { toast } from '../../app/toast.tsx'
import { type Problem, postText } from '../../live/api.ts'
import { Refusal } from '../../parts/refusal.tsx'
import { catalogue } from '../../words/catalogue.ts'
import type { Listed } from './shelves.ts'

const words = catalogue(
  {
    title: 'Import',
    explain:
      'Drop a tournament file here. Every fact is checked before anything is shown, and a file that does not hold says which line.',
    choose: 'Choose a file',
    names: 'Start from a list of names',
    reading: (file: string) => `${file} is being checked`,
    refused: (file: string) => `${file} was not brought in.`,
    done: (name: string) => `${name} was brought in, as a private tournament.`,
    unreadable: 'The file could not be read. Choose it again.',
  },
  {
    title: 'Importieren',
    explain:
      'Legen Sie hier eine Turnierdatei ab. Jeder Fakt wird geprüft, bevor etwas erscheint; stimmt die Datei nicht, wird die Zeile genannt.',
    choose: 'Datei wählen',
    names: 'Mit einer Namensliste beginnen',
    reading: (file: string) => `${file} wird geprüft`,
    refused: (file: string) => `${file} wurde nicht übernommen.`,
    done: (name: string) => `${name} wurde als privates Turnier übernommen.`,
    unreadable: 'Die Datei konnte nicht gelesen werden. Wählen Sie sie erneut.',
  },
)

interface Importing {
  readonly file?: string
  readonly isReading?: boolean
  readonly problem?: Problem
}

export const importFieldId = 'import-file'

export function ImportFile() {
  const [importing, set] = useState<Importing>({})
  const [isOver, setOver] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const bring = async (file: File | undefined) => {
    if (!file) return
    set({ file: file.name, isReading: true })
    const text = await file.text().catch(() => undefined)
    if (text === undefined) return set({ file: file.name, problem: unreadable })
    const answer = await postText<Listed>('/tournaments/import', text, 'application/jsonl')
    if (!answer.ok) return set({ file: file.name, problem: answer.problem })
    toast.say(words.done(answer.value.name))
    address.go(addresses.control(answer.value.id))
  }
  return (
    <section aria-labelledby="h-import">
      <div class="section">
        <h2 id="h-import">{words.title}</h2>
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
        <p class="voice">{words.explain}</p>
        <p class="acts">
          <input
            ref={field}
            id={importFieldId}
            class="hide"
            type="file"
            accept=".arbiter,.jsonl,.txt"
            aria-label={words.choose}
            tabIndex={-1}
            onChange={(event) => {
              void bring(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
          <button type="button" class="btn" onClick={() => field.current?.click()}>
            {words.choose}
          </button>
          <a class="btn bare" href={addresses.newTournament}>
            {words.names}
          </a>
        </p>
        <p class="label" role="status">
          {importing.isReading ? words.reading(importing.file ?? '') : ''}
        </p>
        {importing.problem && <p class="file">{words.refused(importing.file ?? '')}</p>}
        <Refusal problem={importing.problem} />
      </div>
    </section>
  )
}

const unreadable: Problem = { code: 'unreadable', status: 0, sentence: words.unreadable, refusal: {} }
