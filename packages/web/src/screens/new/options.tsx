/** The settings of a format as a form made from its schema, each with its explanation and its rule. */
import type { Setting } from '@arbiter/core/formats'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { textOf } from '../../words/message-text.ts'
import type { SettingTexts } from './draft.ts'
import type { FormatOffer, Schema } from './offer.ts'
import { RuleButton } from './rule-slip.tsx'
import { partOf, wordOf } from './setting-words.ts'
import { words } from './words/messages.ts'

interface OptionsProps {
  readonly format: FormatOffer
  readonly typed: SettingTexts
  readonly wrong: ReadonlyMap<string, string>
  /** The setting for the order of the list is shown beside the list. */
  readonly leftOut: string | undefined
  readonly onType: (typed: SettingTexts) => void
}

export function Options({ format, typed, wrong, leftOut, onType }: OptionsProps) {
  const all = Object.entries(format.options.properties ?? {}).filter(([name]) => name !== leftOut)
  return (
    <section aria-labelledby="h-options">
      <div class="section">
        <h2 id="h-options">{words('new-rules')}</h2>
        <span class="push">
          {Object.keys(typed).length > 0 ? (
            <button type="button" class="btn bare" onClick={() => onType({})}>
              {words('new-reset')}
            </button>
          ) : (
            words('new-rest')
          )}
        </span>
      </div>
      {format.name === 'cup' && <p class="voice hint">{words('new-engines')}</p>}
      {all.map(([name, schema]) => (
        <Option
          key={`${format.name} ${name}`}
          format={format.name}
          name={name}
          about={format.settings[name]}
          schema={schema}
          typed={typed[name]}
          problem={wrong.get(name)}
          onType={(value) => onType({ ...typed, [name]: value })}
        />
      ))}
    </section>
  )
}

interface OptionProps {
  readonly format: string
  readonly name: string
  readonly about: Setting | undefined
  readonly schema: Schema
  readonly typed: unknown
  readonly problem: string | undefined
  readonly onType: (value: unknown) => void
}

function Option({ format, name, about, schema, typed, problem, onType }: OptionProps) {
  const id = useId()
  const label = about ? textOf(about.name) : name
  const isGroup = schema.enum !== undefined || schema.properties !== undefined || isVariant(schema)
  return (
    <div class={`opt${problem === undefined ? '' : ' wrong'}`} data-option={name}>
      {isGroup ? <span id={`${id}-label`}>{label}</span> : <label for={id}>{label}</label>}
      <Control id={id} about={about} schema={schema} typed={typed} isWrong={problem !== undefined} onType={onType} />
      <p class="voice" id={`${id}-about`}>
        {about && textOf(about.about)}{' '}
        {about?.rules.map((rule) => (
          <RuleButton key={rule} format={format} rule={rule} />
        ))}{' '}
        <span class="label">{usualWords(schema, about)}</span>
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
  return Array.isArray(value) ? value.join(', ') : String(value)
}

function usualWords({ default: usual, type, properties, enum: values }: Schema, about: Setting | undefined): string {
  if (properties || usual === undefined || usual === null || (Array.isArray(usual) && usual.length === 0)) return ''
  if (type === 'boolean')
    return words('new-usual', { value: { text: words(usual ? 'new-setting-yes' : 'new-setting-no') } })
  return words('new-usual', { value: { text: values ? wordOf(about, usual as string) : shownOf(usual) } })
}
