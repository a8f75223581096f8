/** The round that would be published now, with its reasons, before anybody is told. */
import { namesOf } from '../chart/names.ts'
import { NOBODY } from '../chart/slot.ts'
import type { Wanted } from '../chart/stage.ts'
import type { Reason } from '../facts/fact.ts'
import { type SeatShown, seatShown } from '../outline/seat.ts'
import type { Refusal } from '../refusals/refusal.ts'
import type { Tournament } from '../tournament/tournament.ts'

export type Draft =
  | {
      readonly what: 'round'
      readonly stage: string
      readonly round: number
      readonly name: string
      readonly kind: string
      readonly matches: readonly (readonly SeatShown[])[]
      readonly byes: readonly SeatShown[]
      readonly reasons: readonly Reason[]
    }
  | {
      readonly what: 'seeds'
      readonly stage: string
      readonly order: readonly (string | null)[]
      readonly reasons: readonly Reason[]
    }

export function draft({ chart }: Tournament): Draft | Refusal {
  if (!chart.started) return { code: 'not-started' }
  const { wanted } = chart
  if (!wanted) return { code: 'nothing-to-pair', waitsFor: chart.openMatches().map((match) => match.id) }
  return drafted(wanted, namesOf(chart))
}

function drafted(wanted: Wanted, names: readonly string[]): Draft {
  const stage = wanted.stage.id
  if (wanted.what === 'seeds') {
    const { order, reasons } = wanted.propose()
    return {
      what: 'seeds',
      stage,
      order: order.map((who) => (who === NOBODY ? null : (names[who] as string))),
      reasons,
    }
  }
  const { kind, matches, byes, reasons } = wanted.propose()
  const shown = matches.map((seats) => seats.map((slot) => seatShown(slot, names)))
  const { round, name } = wanted
  return {
    what: 'round',
    stage,
    round,
    name,
    kind,
    matches: shown,
    byes: byes.map((slot) => seatShown(slot, names)),
    reasons,
  }
}
