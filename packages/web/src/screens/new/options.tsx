/** The settings of a format as a form: presets, the settings asked first, and the others under "All rules". */
import type { AnyFormat, Setting } from '@arbiter/core/formats'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { textOf } from '../../words/message-text.ts'
import type { SettingTexts } from './draft.ts'
import type { FormatOffer, Schema } from './offer.ts'
import { RuleButton } from './rule-slip.tsx'
import { effectWords, usualWords } from './setting-effect.ts'
import { partOf, wordOf } from './setting-words.ts'
import { usualClock } from './settings.ts'
import { type PresetRow, type SettingRow, settingsForm } from './settings-form.ts'
import { clockTyped, figure, type TypedClock, textsOf } from './typed-setting.ts'
import { words } from './words/messages.ts'

interface OptionsProps {
  readonly offered: FormatOffer
  readonly format: AnyFormat
  readonly typed: SettingTexts
  readonly wrong: ReadonlyMap<string, string>
  /** The setting for the order of the list is shown beside the list. */
  readonly leftOut: string | undefined
  readonly onType: (typed: SettingTexts) => void
}

export function Options({ offered, format, typed, wrong, leftOut, onType }: OptionsProps) {
  const { presets, main, rest } = settingsForm({ format, schema: offered.options, typed, leftOut })
  const rows = (all: readonly SettingRow[]) =>
    all.map((row) => (
      <Option
        key={`${offered.name} ${row.name}`}
        {...{ row, format: offered.name, typed: typed[row.name], problem: wrong.get(row.name) }}
        onType={(value) => onType({ ...typed, [row.name]: value })}
      />
    ))
  return (
    <section aria-labelledby="h-options">
      <div class="section">
        <h2 id="h-options">{words('new-rules')}</h2>
        {Object.keys(typed).length > 0 && (
          <button type="button" class="btn bare push" onClick={() => onType({})}>
            {words('new-reset')}
          </button>
        )}
      </div>
      {offered.name === 'cup' && <p class="voice hint">{words('new-engines')}</p>}
      <Presets presets={presets} onType={onType} />
      {rows(main)}
      {rest.length > 0 && <AllRules isOpen={rest.some(({ name }) => wrong.has(name))}>{rows(rest)}</AllRules>}
    </section>
  )
}

function Presets({ presets, onType }: { presets: readonly PresetRow[]; onType: (typed: SettingTexts) => void }) {
  const id = useId()
  if (presets.length === 0) return null
  return (
    <div class="presets">
      <label for={id}>{words('new-presets')}</label>
      <select
        id={id}
        value={String(presets.findIndex(({ isChosen }) => isChosen))}
        onChange={({ currentTarget: { value } }) => {
          const preset = presets[Number(value)]
          if (preset) onType(preset.typed)
        }}
      >
        {presets.map(({ name }, i) => (
          <option key={name.id} value={String(i)}>
            {textOf(name)}
          </option>
        ))}
        {presets.every(({ isChosen }) => !isChosen) && <option value="-1">{words('new-preset-own')}</option>}
      </select>
    </div>
  )
}

/** Opens by itself if something in it is wrong. */
const AllRules = ({ isOpen, children }: { isOpen: boolean; children: ComponentChildren }) => (
  <details class="all-rules" open={isOpen}>
    <summary>{words('new-all-rules')}</summary>
    {children}
  </details>
)

interface OptionProps {
  readonly format: string
  readonly row: SettingRow
  readonly typed: unknown
  readonly problem: string | undefined
  readonly onType: (value: unknown) => void
}

function Option({ format, row, typed, problem, onType }: OptionProps) {
  const { name, schema, about } = row
  const id = useId()
  const label = about ? textOf(about.name) : name
  const isGroup = schema.enum !== undefined || schema.properties !== undefined || isVariant(schema)
  const effect = problem === undefined ? effectWords(row) : undefined
  return (
    <div class={`opt${problem === undefined ? '' : ' wrong'}`} data-option={name}>
      {isGroup ? <span id={`${id}-label`}>{label}</span> : <label for={id}>{label}</label>}
      <Control id={id} about={about} schema={schema} typed={typed} isWrong={problem !== undefined} onType={onType} />
      <p class="voice" id={`${id}-about`}>
        {effect ?? (about && textOf(about.about))}{' '}
        {about?.rules.map((rule) => (
          <RuleButton key={rule} format={format} rule={rule} />
        ))}{' '}
        <span class="label">{usualWords(row)}</span>
      </p>
      <p class="problem" id={`${id}-problem`} role="alert">
        {problem ?? ''}
      </p>
    </div>
  )
}

interface ControlProps {
  readonly id: string
  readonly about: Setting | undefined
  readonly schema: Schema
  readonly typed: unknown
  readonly isWrong: boolean
  readonly onType: (value: unknown) => void
}

function Control(props: ControlProps) {
  const { id, schema, typed, onType } = props
  if (props.about?.typedAs === 'clock') return <ClockFields {...props} />
  if (props.about?.typedAs === 'currency') return <CurrencyField {...props} />
  if (schema.enum) return <Words {...props} />
  if (schema.properties) return <Parts {...props} />
  if (isVariant(schema)) return <Variants {...props} />
  if (schema.type === 'boolean')
    return (
      <input
        id={id}
        type="checkbox"
        checked={(typed ?? schema.default) === true}
        aria-describedby={`${id}-about`}
        onChange={(event) => onType(event.currentTarget.checked)}
      />
    )
  return <Figures {...props} />
}

/** A number, a list of numbers or a text, kept as typed. */
function Figures({ id, schema, typed, isWrong, onType }: ControlProps) {
  const isLong = schema.type === 'array' || schema.type === 'string'
  return (
    <input
      id={id}
      class={isLong ? 'long' : 'num'}
      value={typed === undefined ? shownOf(schema.default) : String(typed)}
      inputMode={schema.type === 'string' ? 'text' : 'decimal'}
      autocomplete="off"
      aria-invalid={isWrong}
      aria-describedby={`${id}-about ${id}-problem`}
      onInput={(event) => onType(event.currentTarget.value)}
    />
  )
}

/** "10+5", and the minutes that are added after move 40. */
function ClockFields({ id, schema, typed, isWrong, onType }: ControlProps) {
  const usual = clockTyped(usualClock(schema))
  const given: TypedClock = textsOf(typed)
  const field = (part: keyof TypedClock, label: string) => (
    <Labelled id={`${id}-${part}`} label={label}>
      <input
        id={`${id}-${part}`}
        class="num"
        value={given[part] ?? usual[part] ?? ''}
        placeholder={part === 'clock' ? '10+5' : '0'}
        autocomplete="off"
        aria-invalid={isWrong}
        aria-describedby={`${id}-about ${id}-problem`}
        onInput={({ currentTarget: { value } }) => onType({ ...usual, ...given, [part]: value })}
      />
    </Labelled>
  )
  return (
    <fieldset class="parts" aria-labelledby={`${id}-label`}>
      {field('clock', words('new-clock-parts'))}
      {field('bonus', words('new-clock-bonus'))}
    </fieldset>
  )
}

const currencies = ['EUR', 'CHF', 'GBP', 'USD', 'CAD', 'AUD', 'DKK', 'NOK', 'SEK', 'PLN', 'CZK', 'HUF', 'INR', 'JPY']

function CurrencyField({ id, typed, isWrong, onType }: ControlProps) {
  return (
    <>
      <input
        id={id}
        class="num"
        list={`${id}-known`}
        maxLength={3}
        autocomplete="off"
        autocapitalize="characters"
        value={typed === undefined ? '' : String(typed)}
        aria-invalid={isWrong}
        aria-describedby={`${id}-about ${id}-problem`}
        onInput={({ currentTarget: { value } }) => onType(value === '' ? undefined : value)}
      />
      <datalist id={`${id}-known`}>
        {currencies.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  )
}

function Words({ id, about, schema, typed, onType }: ControlProps) {
  const chosen = typed ?? schema.default
  return (
    <fieldset class="switch" aria-labelledby={`${id}-label`}>
      {schema.enum?.map((value) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onType(value)}>
          {wordOf(about, value)}
        </button>
      ))}
    </fieldset>
  )
}

/** A setting with several parts, such as a clock. */
function Parts({ id, about, schema, typed, isWrong, onType }: ControlProps) {
  const given = (typed ?? {}) as SettingTexts
  return (
    <fieldset class="parts" aria-labelledby={`${id}-label`}>
      {Object.entries(schema.properties ?? {}).map(([name, part]) => (
        <Labelled key={name} id={`${id}-${name}`} label={partOf(about, name)}>
          <Figures
            id={`${id}-${name}`}
            about={undefined}
            schema={part}
            typed={given[name]}
            isWrong={isWrong}
            onType={(value) => onType({ ...given, [name]: value })}
          />
        </Labelled>
      ))}
    </fieldset>
  )
}

const isVariant = ({ anyOf = [] }: Schema): boolean => anyOf.some(({ properties }) => properties)

/** One of several variants, or none. */
function Variants({ id, about, schema, typed, isWrong, onType }: ControlProps) {
  const given = (typed ?? {}) as SettingTexts
  const kinds = schema.anyOf ?? []
  const which = kinds.find(({ required }) => required?.[0] === given['which'])
  return (
    <div class="parts variants">
      <select
        id={id}
        aria-labelledby={`${id}-label`}
        value={String(given['which'] ?? '')}
        onChange={({ currentTarget: { value } }) => onType(value === '' ? undefined : { ...given, which: value })}
      >
        <option value="">{words('new-value-usual')}</option>
        {kinds.map(({ required = [] }) => (
          <option key={required[0]} value={required[0]}>
            {partOf(about, String(required[0]))}
          </option>
        ))}
      </select>
      {which && (
        <Parts
          id={id}
          about={about}
          schema={which}
          typed={given}
          isWrong={isWrong}
          onType={(value) => onType({ ...(value as SettingTexts), which: given['which'] })}
        />
      )}
    </div>
  )
}

const Labelled = ({ id, label, children }: { id: string; label: string; children: ComponentChildren }) => (
  <p>
    <label class="label" for={id}>
      {label}
    </label>
    {children}
  </p>
)

const shownOf = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') return figure(value)
  return Array.isArray(value) ? value.map(shownOf).join(', ') : String(value)
}
