/** Settings of a format: names, effects and values. */
import type { Message } from '../../message/message.ts'
import { message } from './words/messages.ts'

/** A setting, as shown in forms and help. */
export interface Setting {
  readonly name: Message
  readonly about: Message
  readonly rules: readonly string[]
  /** Its possible values, if they are a few words. */
  readonly values?: Readonly<Record<string, Message>>
  /** Names of its parts, if it has several. */
  readonly parts?: Readonly<Record<string, Message>>
  /** What a value leads to, for a setting that most directors look at; shown in place of the description. */
  readonly means?: Readonly<Record<string, Message>>
  /** How people type it where bare numbers say too little: a clock as `10+5`, money as `12.50` in the currency of another setting. */
  readonly typedAs?: 'clock' | 'money' | 'currency'
  /** Asked first; forms show the others under "All rules". */
  readonly isMain?: true
  /** It matters only while another setting has this value; `true` stands for a list with something in it, too. */
  readonly onlyIf?: SettingValue
}

export interface SettingValue {
  readonly setting: string
  readonly is: string | boolean
}

/** A set of options that many organisers choose. */
export interface Preset<Options> {
  readonly name: Message
  readonly options: Partial<Options>
}

export type Settings<Options> = { readonly [Name in keyof Options]-?: Setting }

/** A setting and its value, for the history; an unknown setting keeps its name in the log. */
export const settingIs = (setting: Setting | undefined, name: string, value: unknown): Message =>
  message('setting-is', { name: setting?.name ?? text(name), value: valueIn(setting, value) })

const text = (written: string): Message => message('setting-text', { text: { text: written } })

function valueIn(setting: Setting | undefined, value: unknown): Message {
  if (typeof value === 'boolean') return message(value ? 'setting-yes' : 'setting-no')
  if (typeof value === 'number') return message('setting-number', { number: { number: value } })
  if (value === null) return message('setting-open')
  if (Array.isArray(value)) return listOf(value)
  if (typeof value === 'object') return message('setting-list', { values: partsOf(setting, value) })
  return setting?.values?.[String(value)] ?? text(String(value))
}

/** "1, 2 and 3"; "0/5 and 100/10" for pairs. */
const listOf = (values: readonly unknown[]): Message =>
  values.length === 0
    ? message('setting-none')
    : message('setting-list', {
        values: values.map((each) => (Array.isArray(each) ? text(each.join('/')) : valueIn(undefined, each))),
      })

const partsOf = (setting: Setting | undefined, value: object): Message[] =>
  Object.entries(value).map(([name, part]) =>
    message('setting-part', { name: setting?.parts?.[name] ?? text(name), value: valueIn(undefined, part) }),
  )

/** A format's description for people who choose one. */
export interface About<Options> {
  readonly title: Message
  /** A summary of its use. */
  readonly summary: Message
  /** Its entrants. */
  readonly whom: 'players' | 'teams'
  /** Descriptions of its options. */
  readonly settings: Readonly<Record<string, Setting>>
  /** The usual kinds of event, to begin from; the first has the options of the source. */
  readonly presets?: readonly Preset<Options>[]
  /** What visitors read beside the number of entrants: "with handicap", "Chess960". */
  conditions?(options: Options): readonly Message[]
}
