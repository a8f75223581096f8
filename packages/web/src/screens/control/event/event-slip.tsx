/** When and where the event is, how fast the games are, whom to ask, and its logo. */
import { eventOf } from '@arbiter/core/tournament'
import { useId, useRef, useState } from 'preact/hooks'
import { useLive } from '../../../live/live-context.ts'
import { RefusalNotice } from '../../../parts/refusal-notice.tsx'
import { Slip } from '../../../parts/slip.tsx'
import { useCommand } from '../../../parts/use-command.ts'
import { changeOf, type EventTexts, textFields, textsOf } from './event-form.ts'
import { logoFrom } from './logo-picture.ts'
import { words } from './words/messages.ts'

export function EventSlip({ onClose }: { onClose: () => void }) {
  const live = useLive()
  const { isSending, problem, send } = useCommand(live)
  const details = eventOf(live.tournament.log)
  const [texts, setTexts] = useState<EventTexts>(() => textsOf(details))
  const type = (change: Partial<EventTexts>) => setTexts((now) => ({ ...now, ...change }))
  const change = changeOf(details, texts)
  const save = async () => {
    if (change && (await send({ do: 'describe', ...change }, words('event-saved')))) onClose()
  }
  return (
    <Slip title={words('event-title')} onClose={onClose} isWide>
      <div class="event-form">
        <Days texts={texts} type={type} />
        {textFields.map((field) => (
          <Field
            key={field}
            label={words('event-field', { field })}
            isLong={field === 'about'}
            value={texts[field]}
            onType={(text) => type({ [field]: text })}
          />
        ))}
        <Logo value={texts.logo} onPick={(logo) => type({ logo })} />
      </div>
      <RefusalNotice problem={problem} />
      <p class="acts">
        <button type="button" class="btn main" disabled={!change || isSending} onClick={() => void save()}>
          {words('event-save')}
        </button>
        <button type="button" class="btn" onClick={onClose}>
          {words('event-cancel')}
        </button>
      </p>
    </Slip>
  )
}

interface FormPart {
  readonly texts: EventTexts
  readonly type: (change: Partial<EventTexts>) => void
}

function Days({ texts, type }: FormPart) {
  const id = useId()
  return (
    <div class="days">
      {(['from', 'to'] as const).map((end) => (
        <p key={end}>
          <label class="field" for={`${id}-${end}`}>
            {words('event-day', { end })}
          </label>
          <input
            id={`${id}-${end}`}
            type="date"
            value={texts[end]}
            min={end === 'to' ? texts.from : undefined}
            onInput={({ currentTarget: { value } }) => type({ [end]: value })}
          />
        </p>
      ))}
    </div>
  )
}

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly isLong: boolean
  readonly onType: (text: string) => void
}

function Field({ label, value, isLong, onType }: FieldProps) {
  const id = useId()
  return (
    <p>
      <label class="field" for={id}>
        {label}
      </label>
      {isLong ? (
        <textarea id={id} rows={4} dir="auto" value={value} onInput={(event) => onType(event.currentTarget.value)} />
      ) : (
        <input
          id={id}
          dir="auto"
          autocomplete="off"
          value={value}
          onInput={(event) => onType(event.currentTarget.value)}
        />
      )}
    </p>
  )
}

function Logo({ value, onPick }: { value: string; onPick: (logo: string) => void }) {
  const file = useRef<HTMLInputElement>(null)
  const [isBad, setBad] = useState(false)
  const pick = async (picked: File | undefined) => {
    const logo = picked && (await logoFrom(picked))
    setBad(picked !== undefined && logo === undefined)
    if (logo !== undefined) onPick(logo)
  }
  return (
    <div class="logo-field">
      <span class="field">{words('event-logo')}</span>
      {value !== '' && <img class="event-logo" src={value} alt={words('event-logo')} />}
      <input
        ref={file}
        class="hide"
        type="file"
        accept="image/*"
        aria-label={words('event-logo')}
        tabIndex={-1}
        onChange={(event) => void pick(event.currentTarget.files?.[0])}
      />
      <button type="button" class="btn" onClick={() => file.current?.click()}>
        {words('event-pick')}
      </button>
      {value !== '' && (
        <button type="button" class="btn bare" onClick={() => onPick('')}>
          {words('event-no-logo')}
        </button>
      )}
      {isBad && (
        <span class="problem" role="alert">
          {words('event-bad-logo')}
        </span>
      )}
    </div>
  )
}
