/** What the settings of a format are called, what they do and what they can be. */
import type { Message } from '../message/message.ts'
import { message } from './words/messages.ts'

/** A setting, as a form or a page of help shows it. */
export interface Setting {
  readonly name: Message
  readonly about: Message
  readonly rules: readonly string[]
  /** What it can be, where that is one of a few words. */
  readonly values?: Readonly<Record<string, Message>>
  /** What its parts are called, where it has several. */
  readonly parts?: Readonly<Record<string, Message>>
}

export type Settings<Options> = { readonly [Name in keyof Options]-?: Setting }

/** A setting and its value, for the history; one that no format knows goes by the name it has in the log. */
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

/** "1, 2 and 3"; of pairs "0/5 and 100/10". */
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

/** What people are told about a format before they choose it. */
export interface About<Options> {
  readonly title: Message
  /** What it is good for. */
  readonly summary: Message
  /** Who plays, if not single players. */
  readonly whom?: 'teams'
  /** What its options are called and do. */
  readonly settings: Readonly<Record<string, Setting>>
  /** What a visitor should know of the options: "with handicap". */
  conditions?(options: Options): readonly Message[]
}
