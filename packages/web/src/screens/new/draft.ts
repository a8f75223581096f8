/** What is typed for a tournament that is not open yet. Kept in this browser at every stroke, so that nothing is ever lost. */
import { useState } from 'preact/hooks'
import { recall, remember } from '../../app/memory.ts'
import { newKey } from '../../live/api.ts'

/** As it is typed: a figure that is no figure yet stays a text. */
export type Typed = Readonly<Record<string, unknown>>

export interface Draft {
  readonly format: string
  readonly name: string
  /** The list of entrants as text. */
  readonly list: string
  /** How many are expected while nobody is in the list. */
  readonly expected: number
  /** Settings by format: whoever looks at another format and comes back finds them again. */
  readonly options: Readonly<Record<string, Typed>>
  /** How the list is put in order, by format; the usual way where nothing is said. */
  readonly seeding: Readonly<Record<string, string>>
  /** The order given by hand. */
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
    return { ...fresh(), ...(JSON.parse(recall(place) ?? '{}') as Partial<Draft>) }
  } catch {
    return fresh()
  }
}

export type Change = (change: Partial<Draft>) => void

export function useDraft(): { readonly draft: Draft; readonly change: Change; readonly clear: () => void } {
  const [draft, set] = useState(kept)
  const keep = (next: Draft) => {
    remember(place, JSON.stringify(next))
    set(next)
  }
  return { draft, change: (change) => keep({ ...draft, ...change }), clear: () => keep(fresh()) }
}

/** Once it is open, the next one begins with an empty sheet. */
export const forgetDraft = (): void => remember(place, '{}')
