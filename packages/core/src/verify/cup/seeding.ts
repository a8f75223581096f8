/** The order of the seeds, worked out again from the ratings, the entries or the recorded dice (CUP-12, CUP-12a, CUP-13). */

import type { Person } from '../field.ts'
import { about, type Finding, named } from '../finding.ts'
import { otherOrder, otherReason } from '../list-order.ts'
import { drawnByLot } from '../lot.ts'
import { message } from '../words/messages.ts'
import type { RecordedOf } from './facts.ts'
import type { CupSettings } from './options.ts'

type StartFact = RecordedOf<'tournament-started'>

/** Finding about the order of the seeds, given the right people. */
export function problemWithSeeds(
  fact: StartFact,
  present: readonly Person[],
  settings: CupSettings,
  dice: string,
): Finding | undefined {
  const by = settings.isRandom ? 'lot' : 'rating'
  const isShuffled = !settings.isRandom && settings.shuffleWithinBands && fact.reason['by'] === 'rating'
  const finding = wrongReason(fact, by) ?? wrongShuffle(fact, isShuffled)
  if (finding || fact.reason['by'] === 'hand') return finding
  const told = fact.reason['by'] === 'entry' ? 'entry' : by
  const order = orderBy(told, present, dice)
  if (isShuffled) return wrongOrder(fact, shuffledWithinBands(order, dice), 'CUP-12a', 'bands')
  return wrongOrder(fact, order, ruleFor(by), told)
}

const ruleFor = (by: string): string => (by === 'lot' ? 'CUP-13' : 'CUP-12')

/** By hand or in the order of entry: the director may choose these with any strategy (CUP-12). */
function wrongReason(fact: StartFact, due: string): Finding | undefined {
  const { rule, by } = fact.reason
  const isChosen = by === 'hand' || by === 'entry'
  if (!isChosen && by !== due) return about(fact, ruleFor(due), otherOrder(by, due))
  const isRight = isChosen ? rule === 'CUP-12' || rule === 'CUP-13' : rule === ruleFor(due)
  return isRight ? undefined : about(fact, ruleFor(due), otherReason(rule))
}

/** Bands of two cannot show a wrong shuffle. */
function wrongShuffle(fact: StartFact, isShuffled: boolean): Finding | undefined {
  const isSaid = fact.reason['shuffled'] === true
  if (isSaid === isShuffled || fact.order.length === 2) return undefined
  return about(fact, 'CUP-12a', message('found-bands', { due: isShuffled ? 'shuffled' : 'kept' }))
}

function wrongOrder(fact: StartFact, due: readonly Person[], rule: string, by: By | 'bands'): Finding | undefined {
  const wrong = due.find(({ id }, i) => fact.order[i] !== id)
  return wrong && about(fact, rule, message('found-order', { who: named(wrong), number: due.indexOf(wrong) + 1, by }))
}

type By = 'lot' | 'rating' | 'entry'

function orderBy(by: By, present: readonly Person[], dice: string): readonly Person[] {
  if (by === 'lot') return drawnByLot(present, dice, 'seeding')
  return by === 'entry' ? present : present.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
}

/** [1] [2] [3–4] [5–8] … */
export function shuffledWithinBands<Item>(order: readonly Item[], dice: string): Item[] {
  const shuffled = order.slice(0, 2)
  while (shuffled.length < order.length) {
    const above = shuffled.length
    shuffled.push(...drawnByLot(order.slice(above, 2 * above), dice, `band ${above + 1}`))
  }
  return shuffled
}
