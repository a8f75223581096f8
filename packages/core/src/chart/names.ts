/** The names on the screen: namesakes carry their number of entry, "Ann #3". */
import type { MatchId } from '../facts/ids.ts'
import type { Chart } from './chart.ts'
import type { Game, Match } from './match.ts'
import { NOBODY, type Who } from './slot.ts'

/** Everybody's name, in the order of entry. */
export function namesOf({ entrants }: Chart): string[] {
  const count = new Map<string, number>()
  for (const { name } of entrants) count.set(name, (count.get(name) ?? 0) + 1)
  return entrants.map(({ name }, who) => (count.get(name) === 1 ? name : `${name} #${who + 1}`))
}

export function nameOf(chart: Chart, who: Who): string {
  if (who === NOBODY) return 'nobody'
  return namesOf(chart)[who] ?? 'not known yet'
}

/** A game by its match, its number and its players. */
export function gameNamed(names: readonly string[], match: Match, { number, white, black }: Game): GameNamed {
  const name = (seat: number) => names[match.who(seat)] as string
  return { match: match.id, game: number, white: name(white), black: name(black) }
}

export interface GameNamed {
  readonly match: MatchId
  readonly game: number
  readonly white: string
  readonly black: string
}
