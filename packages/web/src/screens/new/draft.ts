/** The form of a new tournament. Saved in this browser with every keystroke. */
import { useState } from 'preact/hooks'
import { readPreference, savePreference } from '../../app/preferences.ts'
import { newKey } from '../../live/api.ts'

/** As typed: an unfinished number stays a text. */
export type SettingTexts = Readonly<Record<string, unknown>>

export interface Draft {
  readonly format: string
  readonly name: string
  /** The list of entrants as text. */
  readonly list: string
  /** The expected number of entrants while the list is empty. */
  readonly expected: number
  /** Settings by format: they survive a look at another format. */
  readonly options: Readonly<Record<string, SettingTexts>>
  /** How the list is ordered, by format; undefined for the usual way. */
  readonly seeding: Readonly<Record<string, string>>
  /** The order set by hand. */
  readonly hand: readonly string[]
  /** The seed of every draw. */
  readonly dice: string
  readonly visibility: 'public' | 'private'
  readonly autoPair: boolean
}

const place = 'new-tournament'

export const newDice = (): string => newKey().slice(0, 12)

const fresh = (): Draft => ({
  format: 'league',
  name: '',
  list: '',
  expected: 8,
  options: {},
  seeding: {},
  hand: [],
  dice: newDice(),
  visibility: 'public',
  autoPair: true,
})

function kept(): Draft {
  try {
    return { ...fresh(), ...(JSON.parse(readPreference(place) ?? '{}') as Partial<Draft>) }
  } catch {
    return fresh()
  }
}

export type DraftChange = (change: Partial<Draft>) => void

export function useDraft(): { readonly draft: Draft; readonly change: DraftChange; readonly clear: () => void } {
  const [draft, set] = useState(kept)
  const keep = (next: Draft) => {
    savePreference(place, JSON.stringify(next))
    set(next)
  }
  return { draft, change: (change) => keep({ ...draft, ...change }), clear: () => keep(fresh()) }
}

/** The next tournament starts with an empty form. */
export const forgetDraft = (): void => savePreference(place, '{}')
