/** A later round: the pairs among its players (DIA-12 to DIA-17). */

import type { Chart } from '../../../chart/chart.ts'
import type { Round } from '../../../chart/rounds/round.ts'
import type { Who } from '../../../chart/slot.ts'
import type { Pairing } from '../../../chart/stage.ts'
import type { Reason } from '../../../facts/fact.ts'
import { at } from '../../../lists/at.ts'
import { patternFor, type TwoOpponents, twoOpponents } from '../../../pairing/two-opponents.ts'

/** A regular round of the players left, or an extra round of level players. */
export type Kind = 'regular' | 'extra'

/** The players in the order of the row. */
export function pairRound(
  chart: Chart,
  rounds: readonly Round[],
  kind: Kind,
  players: readonly Who[],
  fewMax: number,
): Pairing {
  const pairing = twoOpponents(players.length, fewMax, meetingsAmong(chart, rounds, players))
  const personAt = (place: number) => chart.board.person(at(players, place))
  return {
    kind,
    matches: pairing.couples.map(([a, b]) => [personAt(a), personAt(b)]),
    byes: [],
    reasons: [reasonFor(players.length, fewMax, pairing)],
  }
}

/** Former meetings, by the places of two players in this list: 1 if they were paired in an earlier round. */
function meetingsAmong(chart: Chart, rounds: readonly Round[], players: readonly Who[]): Uint8Array {
  const count = players.length
  const met = new Uint8Array(count * count)
  const placeOf = new Int32Array(chart.field.entrants.length).fill(-1)
  for (const [place, who] of players.entries()) placeOf[who] = place
  for (const { matches } of rounds)
    for (const match of matches) {
      const a = at(placeOf, match.who(0))
      const b = at(placeOf, match.who(1))
      if (a < 0 || b < 0) continue
      met[a * count + b] = 1
      met[b * count + a] = 1
    }
  return met
}

function reasonFor(players: number, fewMax: number, { rematches, rematchesInPattern, proof }: TwoOpponents): Reason {
  const pattern = patternFor(players, fewMax)
  const rule = rematchesInPattern > 0 && players > 3 ? 'DIA-17' : patternRules[pattern]
  return { rule, pattern, players, rematchesInPattern, rematches, proof }
}

export const patternRules = { pair: 'DIA-16', ring: 'DIA-15', thirds: 'DIA-13' } as const
