/** The tournament as it would begin: opened, entered and started here by the same rules, without the server. */

import { instantOf, type Refusal } from '@arbiter/core'
import type { Newcomer } from '@arbiter/core/entries'
import type { AnyFormat } from '@arbiter/core/formats'
import { act, openTournament, type Tournament } from '@arbiter/core/tournament'

export interface Plan {
  readonly format: AnyFormat
  readonly options: Readonly<Record<string, unknown>>
  readonly dice: string
  readonly entrants: readonly Newcomer[]
  /** For `start`; undefined if the settings determine it. */
  readonly order: 'entry' | readonly string[] | undefined
}

export type Rehearsal =
  | { readonly isStarted: true; readonly tournament: Tournament }
  /** Why it cannot be opened, entered or started; entrants that could enter are in it. */
  | { readonly isStarted: false; readonly refusal: Refusal; readonly at: 'opening' | 'entering' | 'starting' }

export function rehearse({ format, options, dice, entrants, order }: Plan): Rehearsal {
  const asked = { by: 'rehearsal', now: instantOf(Date.now()) }
  const opened = openTournament(format, { dice, options }, asked)
  if (!opened.ok) return { isStarted: false, refusal: opened.refusal, at: 'opening' }
  const { tournament } = opened
  if (entrants.length > 0) {
    const entered = act(tournament, { do: 'enter', entrants: [...entrants] }, asked)
    if (!entered.ok) return { isStarted: false, refusal: entered.refusal, at: 'entering' }
  }
  const started = act(tournament, { do: 'start', ...(order === undefined ? {} : { order }) }, asked)
  return started.ok ? { isStarted: true, tournament } : { isStarted: false, refusal: started.refusal, at: 'starting' }
}

/** The starting order, as indexes in the list of entrants. */
export function orderOf({ log }: Tournament): readonly number[] {
  const started = log.find((fact) => fact.type === 'tournament-started')
  const ids = log.flatMap((fact) => (fact.type === 'entrant-entered' ? [fact.entrant.id] : []))
  return started?.type === 'tournament-started' ? started.order.map((id) => ids.indexOf(id)) : ids.map((_, i) => i)
}
