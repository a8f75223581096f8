/** The order of the list (LEA-16), worked out again from the entries, the ratings or the recorded dice. */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { RecordedOf } from '../facts/fact.ts'
import type { Person } from './field.ts'
import { about, type Finding } from './finding.ts'

/** What is wrong with the list a league starts with, if the people in it are the right ones. */
export function problemWithOrder(
  fact: RecordedOf<'tournament-started'>,
  present: readonly Person[],
  seeding: string,
  dice: string,
): Finding | undefined {
  const { rule, by } = fact.reason
  if (rule !== 'LEA-16') return about(fact, 'LEA-16', `The reason given for the order of the list is ${rule}.`)
  if (by === 'hand') return undefined
  if (by !== seeding)
    return about(fact, 'LEA-16', `The list is said to be by ${String(by)}; the option says ${seeding}.`)
  const due = orderBy(seeding, present, dice)
  const wrong = due.find(({ id }, i) => fact.order[i] !== id)
  if (!wrong) return undefined
  return about(
    fact,
    'LEA-16',
    `The list is not the one by ${seeding}: ${wrong.name} is number ${due.indexOf(wrong) + 1}.`,
  )
}

function orderBy(seeding: string, present: readonly Person[], dice: string): Person[] {
  if (seeding === 'lot') return drawnByLot(present, dice)
  if (seeding === 'entry') return [...present]
  const ratings = [...new Set(present.map(({ rating }) => rating))].sort((a, b) => b - a)
  return ratings.flatMap((rating) => present.filter((person) => person.rating === rating))
}

/** From the last place of the list to the second: draw who takes it from those not placed yet. */
function drawnByLot(present: readonly Person[], dice: string): Person[] {
  const generator = xoroshiro128plus(fnv1a(`${dice}\nseeding`))
  const urn = [...present]
  const order: Person[] = []
  for (let last = urn.length - 1; last > 0; last--) {
    const drawn = uniformInt(generator, 0, last)
    order.unshift(urn[drawn] as Person)
    urn[drawn] = urn[last] as Person
  }
  return [...urn.slice(0, 1), ...order]
}

/** The 32-bit hash FNV-1a. */
function fnv1a(text: string): number {
  let hash = 2166136261
  for (const unit of text.split('')) hash = Math.imul(hash ^ unit.charCodeAt(0), 16777619)
  return hash
}
