/** The names on the screen: namesakes carry their number of entry, "Ann #3". */
import type { GameLabel, Kinds, Message } from '../message/message.ts'
import type { Chart } from './chart.ts'
import type { Game, Match } from './match.ts'
import { isSomebody, NOBODY, type Who } from './slot.ts'
import { message } from './words/messages.ts'

/** Everybody's name, in the order of entry. */
export function namesOf({ field: { entrants } }: Chart): string[] {
  const count = new Map<string, number>()
  for (const { name } of entrants) count.set(name, (count.get(name) ?? 0) + 1)
  return entrants.map(({ name }, who) => (count.get(name) === 1 ? name : `${name} #${who + 1}`))
}

/** The entrant with this name on the screen. */
export const whoIsCalled = (names: readonly string[], name: string): Who => names.indexOf(name) as Who

/** The name of an entrant; NOBODY and UNKNOWN have none. */
export const nameOf = (chart: Chart, who: Who): string => namesOf(chart)[who] as string

/** An entrant in a message, with the displayed name. */
export const entrantOf = (chart: Chart, who: Who): Kinds['entrant'] => ({
  entrant: chart.field.entrant(who).id,
  name: namesOf(chart)[who] as string,
})

export function entrantsOf(chart: Chart, all: readonly Who[]): Kinds['entrant'][] {
  const names = namesOf(chart)
  return all.map((who) => ({ entrant: chart.field.entrant(who).id, name: names[who] as string }))
}

/** The holder of a seat in a message: an entrant, nobody, or not known yet. */
export function whoSaid(chart: Chart, who: Who): Message {
  if (who === NOBODY) return message('who-nobody')
  return isSomebody(who) ? message('who-entrant', { who: entrantOf(chart, who) }) : message('who-unknown')
}

/** A game by its match, its number and its players. */
export function gameNamed(names: readonly string[], match: Match, { number, white, black }: Game): GameLabel {
  const name = (seat: number) => names[match.who(seat)] as string
  return { match: match.id, game: number, white: name(white), black: name(black) }
}
