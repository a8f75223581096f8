/** The ways a format can put its list in order, and what each means for its settings and its start. */
import type { Setting } from '@arbiter/core/formats'
import type { FormatOffered } from './offer.ts'

export interface Ordering {
  /** The setting that says it, and the rule it belongs to. */
  readonly setting: string | undefined
  readonly about: Setting | undefined
  readonly ways: readonly string[]
  readonly usual: string
}

const orderings = ['seeding', 'seedingStrategy', 'row'] as const

export function orderingOf({ options, settings }: FormatOffered): Ordering {
  const { properties = {} } = options
  const setting = orderings.find((name) => properties[name])
  const { enum: known = [], default: usual = 'entry' } = setting ? (properties[setting] ?? {}) : {}
  const ways = new Set([...known.map(String), 'entry', 'hand'])
  return {
    setting,
    about: setting === undefined ? undefined : settings[setting],
    ways: [...ways],
    usual: String(usual),
  }
}

export const isByLot = (way: string): boolean => way === 'lot' || way === 'Random'

/** What a way adds to the settings: nothing where the format has no word for it. */
export function settingFor(
  { setting, ways, usual }: Ordering,
  way: string,
  known: readonly string[],
): Record<string, string> {
  if (setting === undefined || way === usual || !ways.includes(way) || !known.includes(way)) return {}
  return { [setting]: way }
}

/** The words the setting itself takes. */
export const knownTo = ({ options }: FormatOffered, { setting }: Ordering): readonly string[] =>
  (setting === undefined ? [] : (options.properties?.[setting]?.enum ?? [])).map(String)
