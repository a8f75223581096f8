/** The pairing of a playoff round (HYB-13, HYB-14): last in the list against first, the later player named first. */
import type { Message } from '../../../message/message.ts'
import type { Person } from '../../field.ts'
import { named, type Problem } from '../../finding.ts'
import { message } from '../../words/messages.ts'
import { type Draw, isInOrder, peopleOf } from '../draw.ts'
import { byesOf, type Tallies } from '../tally.ts'
import { inListOrder } from './playoff.ts'

export function problemWithPlayoffPairing(draw: Draw, book: Tallies): Problem | undefined {
  const people = inListOrder(peopleOf(draw))
  const bye = people.length % 2 === 1 ? dueBye(people, book) : undefined
  if (draw.byes.length > 1 || draw.byes[0] !== bye) return { rule: 'HYB-13', says: byeDue(bye) }
  return wrongPair(draw, bye) ?? wrongOrder(draw)
}

/** The fewest byes, then the earliest in the list. */
function dueBye(people: readonly Person[], book: Tallies): Person | undefined {
  return people.toSorted((a, b) => byesOf(a, book) - byesOf(b, book) || a.number - b.number)[0]
}

const byeDue = (bye: Person | undefined): Message =>
  bye ? message('found-playoff-bye', { who: named(bye) }) : message('found-playoff-even')

function wrongPair(draw: Draw, bye: Person | undefined): Problem | undefined {
  const paired = inListOrder(peopleOf(draw)).filter((person) => person !== bye)
  const opponent = (person: Person) => paired.at(-1 - paired.indexOf(person))
  const wrong = draw.pairs.find(([first, second]) => opponent(first) !== second)
  if (wrong)
    return { rule: 'HYB-13', says: message('found-playoff-pair', { one: named(wrong[0]), other: named(wrong[1]) }) }
  const turned = draw.pairs.find(([first, second]) => first.number < second.number)
  return turned && { rule: 'HYB-14', says: message('found-playoff-first', { who: named(turned[1]) }) }
}

function wrongOrder(draw: Draw): Problem | undefined {
  return isInOrder(draw) ? undefined : { rule: 'HYB-13', says: message('found-match-order', { by: 'list' }) }
}
