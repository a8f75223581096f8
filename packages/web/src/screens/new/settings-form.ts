/** The form of a format's settings: which are asked first, which matter at the moment, and the presets to begin from. */
import type { AnyFormat, Setting } from '@arbiter/core/formats'
import type { Message } from '@arbiter/core/messages'
import type { SettingTexts } from './draft.ts'
import type { Schema } from './offer.ts'
import { currencyIn, settingsFrom, usualClock } from './settings.ts'
import { clockTyped, figure, moneyTyped } from './typed-setting.ts'

export interface SettingRow {
  readonly name: string
  readonly schema: Schema
  readonly about: Setting | undefined
  /** As parsed, or the default. */
  readonly value: unknown
}

export interface PresetRow {
  readonly name: Message
  readonly typed: SettingTexts
  readonly isChosen: boolean
}

export interface SettingsForm {
  readonly presets: readonly PresetRow[]
  /** Asked first; all of them where a format names none. */
  readonly main: readonly SettingRow[]
  /** Under "All rules". */
  readonly rest: readonly SettingRow[]
}

export interface SettingsFormInput {
  readonly format: AnyFormat
  readonly schema: Schema
  readonly typed: SettingTexts
  /** The setting for the order of the list is shown beside the list. */
  readonly leftOut?: string | undefined
}

export function settingsForm({ format, schema, typed, leftOut }: SettingsFormInput): SettingsForm {
  const about = format.about.settings
  const values = valuesOf(schema, settingsFrom(typed, schema, about), about)
  const rows = Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== leftOut && matters(about[name], values))
    .map(([name, part]): SettingRow => ({ name, schema: part, about: about[name], value: values[name] }))
  const main = rows.filter((row) => row.about?.isMain)
  return {
    presets: presetsOf(format, schema, typed),
    main: main.length > 0 ? main : rows,
    rest: main.length > 0 ? rows.filter((row) => !row.about?.isMain) : [],
  }
}

/** Only the settings that matter: what was typed for others waits, and is not sent. */
export function settingsThatMatter(format: AnyFormat, schema: Schema, typed: SettingTexts): Record<string, unknown> {
  const about = format.about.settings
  const given = settingsFrom(typed, schema, about)
  const values = valuesOf(schema, given, about)
  return Object.fromEntries(Object.entries(given).filter(([name]) => matters(about[name], values)))
}

type Values = Readonly<Record<string, unknown>>

const valuesOf = ({ properties = {} }: Schema, given: Values, about: AnyFormat['about']['settings']): Values => ({
  ...Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      about[name]?.typedAs === 'clock' ? usualClock(schema) : schema.default,
    ]),
  ),
  ...given,
})

function matters(about: Setting | undefined, values: Values): boolean {
  if (about?.onlyIf === undefined) return true
  const { setting, is } = about.onlyIf
  const value = values[setting]
  return Array.isArray(value) ? value.length > 0 === is : value === is
}

function presetsOf(format: AnyFormat, schema: Schema, typed: SettingTexts): PresetRow[] {
  const chosen = optionsOf(format, settingsFrom(typed, schema, format.about.settings))
  return (format.about.presets ?? []).map(({ name, options }) => ({
    name,
    typed: typedFrom(format, options),
    isChosen: chosen !== undefined && chosen === optionsOf(format, options),
  }))
}

/** All options as one text, to compare; undefined if some are wrong. */
function optionsOf(format: AnyFormat, options: unknown): string | undefined {
  const parsed = format.options.safeParse(options)
  return parsed.success ? JSON.stringify(parsed.data) : undefined
}

/** Options as somebody would have typed them. */
function typedFrom(format: AnyFormat, options: Values): SettingTexts {
  const about = format.about.settings
  const shown = (name: string, value: unknown): unknown => {
    if (about[name]?.typedAs === 'clock') return clockTyped(value as Parameters<typeof clockTyped>[0])
    if (about[name]?.typedAs === 'money') return moneyTyped(value as number[], currencyIn(options, about))
    if (Array.isArray(value)) return value.join(', ')
    return typeof value === 'number' ? figure(value) : value
  }
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, shown(name, value)]))
}
