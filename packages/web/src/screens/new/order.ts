/** The ways a format can order its list, with the settings and the start command of each. */
import type { Setting } from '@arbiter/core/formats'
import type { FormatOffer } from './offer.ts'

export interface OrderSetting {
  /** The setting and its rule. */
  readonly setting: string | undefined
  readonly about: Setting | undefined
  readonly ways: readonly string[]
  readonly usual: string
}

const orderings = ['seeding', 'seedingStrategy', 'row'] as const

export function orderingOf({ options, settings }: FormatOffer): OrderSetting {
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

/** What a way adds to the settings; empty if the format has no setting for it. */
export function settingFor(
  { setting, ways, usual }: OrderSetting,
  way: string,
  known: readonly string[],
): Record<string, string> {
  if (setting === undefined || way === usual || !ways.includes(way) || !known.includes(way)) return {}
  return { [setting]: way }
}

/** The values of the setting. */
export const knownTo = ({ options }: FormatOffer, { setting }: OrderSetting): readonly string[] =>
  (setting === undefined ? [] : (options.properties?.[setting]?.enum ?? [])).map(String)
