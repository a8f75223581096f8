/** Settings of a running tournament: visibility, publishing, the options a format lets change; and the close. */

import { type OptionSchema, visibilities } from '@arbiter/api/shapes'
import { show } from '@arbiter/core/bulletin'
import type { Setting } from '@arbiter/core/formats'
import { useEffect, useId, useState } from 'preact/hooks'
import { call, type Problem } from '../../live/api.ts'
import type { CommandInput } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { changeBy } from '../../live/outbox/site-outbox.ts'
import { EffectsSlip } from '../../parts/effects/effects.tsx'
import { RefusalNotice } from '../../parts/refusal-notice.tsx'
import { textOf } from '../../words/message-text.ts'
import type { Act } from './acts/act-slip.tsx'
import { AutoPair } from './draft/auto-pair.tsx'
import { EventSlip } from './event/event-slip.tsx'
import { words } from './words/messages.ts'

export function Settings({ onAct }: { onAct: (act: Act) => void }) {
  const live = useLive()
  const [isChanging, change] = useState(false)
  const [isDescribing, describe] = useState(false)
  const { state, closed } = live.look(show)
  const mayChange = live.may('change') && live.tournament.format.gates?.change !== undefined && state === 'running'
  return (
    <section class="settings" aria-labelledby="settings">
      <div class="section">
        <h2 id="settings">{words('control-settings')}</h2>
      </div>
      <Visibility />
      {state === 'entering' && <AutoPair />}
      <p class="acts">
        {live.may('describe') && (
          <button type="button" class="btn" onClick={() => describe(true)}>
            {words('control-event')}
          </button>
        )}
        {mayChange && (
          <button type="button" class="btn" onClick={() => change(true)}>
            {words('control-options')}
          </button>
        )}
        {live.may('close') && !closed && state === 'finished' && (
          <button type="button" class="btn" onClick={() => onAct({ act: 'close' })}>
            {words('control-close')}
          </button>
        )}
      </p>
      {state === 'running' && <p class="label">{words('control-not-yet')}</p>}
      {closed && <p class="label">{words('control-is-closed')}</p>}
      {isDescribing && <EventSlip onClose={() => describe(false)} />}
      {isChanging && <OptionsSlip onClose={() => change(false)} />}
    </section>
  )
}

function Visibility() {
  const live = useLive()
  const [problem, setProblem] = useState<Problem | undefined>()
  const id = useId()
  const choose = async (chosen: string) => {
    const visibility = visibilities.find((each) => each === chosen)
    if (!visibility) return
    const answer = await changeBy('tournament.settings', { tournament: live.id, body: { visibility } })
    setProblem(answer.ok ? undefined : answer.problem)
    if (answer.ok) await live.reload()
  }
  return (
    <>
      <label class="field" for={id}>
        {words('control-visibility')}
      </label>
      <select id={id} value={live.seen.visibility} onChange={(event) => void choose(event.currentTarget.value)}>
        {visibilities.map((each) => (
          <option key={each} value={each}>
            {words('control-visible-to', { who: each })}
          </option>
        ))}
      </select>
      <RefusalNotice problem={problem} />
    </>
  )
}

/** The options of the format as the server describes them. */
function useProperties(format: string): readonly (readonly [string, OptionSchema])[] {
  const [found, set] = useState<readonly (readonly [string, OptionSchema])[]>([])
  useEffect(() => {
    void call('formats.list').then((answer) => {
      if (answer.ok)
        set(Object.entries(answer.value.formats.find(({ name }) => name === format)?.options.properties ?? {}))
    })
  }, [format])
  return found
}

function OptionsSlip({ onClose }: { onClose: () => void }) {
  const live = useLive()
  const [changed, setChanged] = useState<Readonly<Record<string, unknown>>>({})
  const properties = useProperties(live.seen.format)
  const options = live.tournament.chart.options as Readonly<Record<string, unknown>>
  const command: CommandInput | undefined =
    Object.keys(changed).length === 0 ? undefined : { do: 'change', options: changed }
  return (
    <EffectsSlip
      title={words('control-options-title')}
      command={command}
      confirmLabel={words('control-options-do')}
      onClose={onClose}
    >
      {properties.map(([name, property]) => (
        <Option
          key={name}
          name={name}
          setting={live.tournament.format.about.settings[name]}
          property={property}
          value={name in changed ? changed[name] : options[name]}
          onChange={(value) => setChanged({ ...changed, [name]: value })}
        />
      ))}
    </EffectsSlip>
  )
}

interface OptionProps {
  readonly name: string
  readonly setting: Setting | undefined
  readonly property: OptionSchema
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

function Option({ name, setting, property, value, onChange }: OptionProps) {
  const id = useId()
  const label = setting ? textOf(setting.about) : name
  if (property.type === 'boolean')
    return (
      <p class="option">
        <input id={id} type="checkbox" checked={value === true} onChange={() => onChange(value !== true)} />
        <label for={id}>{label}</label>
      </p>
    )
  return (
    <>
      <label class="field" for={id}>
        {label}
      </label>
      {property.enum ? (
        <select id={id} value={String(value)} onChange={(event) => onChange(event.currentTarget.value)}>
          {property.enum.map((each) => (
            <option key={each} value={each}>
              {setting?.values?.[each] ? textOf(setting.values[each]) : each}
            </option>
          ))}
        </select>
      ) : (
        <input id={id} value={written(value)} onChange={(event) => onChange(readValue(event.currentTarget.value))} />
      )}
    </>
  )
}

const written = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : value === null || value === undefined ? '' : String(value)

/** Parses "1, 2, 3" as a list, "" as nothing, a number as a number. */
function readValue(text: string): unknown {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (trimmed.includes(',')) return trimmed.split(',').map((each) => Number(each))
  return Number.isNaN(Number(trimmed)) ? trimmed : Number(trimmed)
}
