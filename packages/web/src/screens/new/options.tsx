/** The settings of a format as a form made from its schema, each with what it does and the rule it belongs to. */
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { catalogue } from '../../words/catalogue.ts'
import { said } from '../../words/said.ts'
import type { Typed } from './draft.ts'
import type { FormatOffered, Schema } from './offer.ts'
import { RuleButton } from './rule-slip.tsx'
import { labelOf, wordOf } from './setting-words.ts'

const words = catalogue(
  {
    title: 'Rules you can set',
    rest: 'the rest is fixed',
    usual: (value: string) => `usual: ${value}`,
    reset: 'All as usual',
    engines: 'Which engines play, on what and how fast is chosen in the control room, once the cup is open.',
  },
  {
    title: 'Regeln, die Sie setzen können',
    rest: 'der Rest steht fest',
    usual: (value: string) => `üblich: ${value}`,
    reset: 'Alles wie üblich',
    engines: 'Welche Engines womit und wie schnell spielen, wählen Sie im Leitstand, sobald der Cup eröffnet ist.',
  },
)

interface OptionsProps {
  readonly format: FormatOffered
  readonly typed: Typed
  readonly wrong: ReadonlyMap<string, string>
  /** The setting that says how the list is put in order stands beside the list. */
  readonly leftOut: string | undefined
  readonly onType: (typed: Typed) => void
}

export function Options({ format, typed, wrong, leftOut, onType }: OptionsProps) {
  const all = Object.entries(format.options.properties ?? {}).filter(([name]) => name !== leftOut)
  return (
    <section aria-labelledby="h-options">
      <div class="section">
        <h2 id="h-options">{words.title}</h2>
        <span class="push">
          {Object.keys(typed).length > 0 ? (
            <button type="button" class="btn bare" onClick={() => onType({})}>
              {words.reset}
            </button>
          ) : (
            words.rest
          )}
        </span>
      </div>
      {format.name === 'cup' && <p class="voice hint">{words.engines}</p>}
      {all.map(([name, schema]) => (
        <Option
          key={`${format.name} ${name}`}
          format={format.name}
          name={name}
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
  readonly schema: Schema
  readonly typed: unknown
  readonly problem: string | undefined
  readonly onType: (value: unknown) => void
}

function Option({ format, name, schema, typed, problem, onType }: OptionProps) {
  const id = useId()
  const { rules, text } = aboutOf(schema.description ?? '')
  const isGroup = schema.enum !== undefined || schema.properties !== undefined || isVariant(schema)
  return (
    <div class={`opt${problem === undefined ? '' : ' wrong'}`} data-option={name}>
      {isGroup ? <span id={`${id}-label`}>{labelOf(name)}</span> : <label for={id}>{labelOf(name)}</label>}
      <Control id={id} name={name} schema={schema} typed={typed} isWrong={problem !== undefined} onType={onType} />
      <p class="voice" id={`${id}-about`}>
        {text}{' '}
        {rules.map((rule) => (
          <RuleButton key={rule} format={format} rule={rule} />
        ))}{' '}
        <span class="label">{usualWords(schema)}</span>
      </p>
      <p class="problem" id={`${id}-problem`} role="alert">
        {problem ?? ''}
      </p>
    </div>
  )
}

interface ControlProps {
  readonly id: string
  readonly name: string
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

/** A number, a list of numbers or a text: kept as it is typed. */
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

function Words({ id, schema, typed, onType }: ControlProps) {
  const chosen = typed ?? schema.default
  return (
    <fieldset class="switch" aria-labelledby={`${id}-label`}>
      {schema.enum?.map((value) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onType(value)}>
          {wordOf(value)}
        </button>
      ))}
    </fieldset>
  )
}

/** A setting of several parts, such as a clock. */
function Parts({ id, schema, typed, isWrong, onType }: ControlProps) {
  const given = (typed ?? {}) as Typed
  return (
    <fieldset class="parts" aria-labelledby={`${id}-label`}>
      {Object.entries(schema.properties ?? {}).map(([name, part]) => (
        <Labelled key={name} id={`${id}-${name}`} label={labelOf(name)}>
          <Figures
            id={`${id}-${name}`}
            name={name}
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

/** One of several kinds, or none. */
function Variants({ id, schema, typed, isWrong, onType }: ControlProps) {
  const given = (typed ?? {}) as Typed
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
        <option value="">{wordOf('usual')}</option>
        {kinds.map(({ required = [] }) => (
          <option key={required[0]} value={required[0]}>
            {labelOf(String(required[0]))}
          </option>
        ))}
      </select>
      {which && (
        <Parts
          id={id}
          name=""
          schema={which}
          typed={given}
          isWrong={isWrong}
          onType={(value) => onType({ ...(value as Typed), which: given['which'] })}
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

function usualWords({ default: usual, type, properties, enum: values }: Schema): string {
  if (properties || usual === undefined || usual === null || (Array.isArray(usual) && usual.length === 0)) return ''
  if (type === 'boolean') return words.usual(labelOf(usual ? 'yes' : 'no'))
  return words.usual(values ? wordOf(usual as string) : shownOf(usual))
}

const numbered = /^((?:[A-Z]+-\d+[a-z]?)(?:, [A-Z]+-\d+[a-z]?)*): (.*)$/s

/** How it is written in a file: here there are fields for it. */
const written = /, [^,{]*\{.*\}$/

/** "HYB-1: the largest field …": the rules it belongs to, and what it does. */
export function aboutOf(description: string): { readonly rules: readonly string[]; readonly text: string } {
  const [, numbers = '', rest = description] = numbered.exec(description) ?? []
  const whole = said(description)
  const full = whole === description ? said(rest) : (numbered.exec(whole)?.[2] ?? whole)
  const text = full.replace(written, '')
  return { rules: numbers === '' ? [] : numbers.split(', '), text: `${text.charAt(0).toUpperCase()}${text.slice(1)}` }
}
