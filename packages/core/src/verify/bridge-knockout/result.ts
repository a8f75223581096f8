/** Findings about a report or a ruling in the match it names (BRI-38, BRI-72, BRI-81, BRI-88, BRI-94). */

import type { EntrantId } from '../../facts/ids.ts'
import type { Message } from '../../message/message.ts'
import type { Person } from '../field.ts'
import { about, type Finding, type NameOf, named } from '../finding.ts'
import { message } from '../words/messages.ts'
import type { RecordedOf, Ruling } from './facts.ts'
import type { BridgeMatch, Game, Seat } from './match/match.ts'
import { type Slot, slotOf } from './match/sheet.ts'

type RulingFact = RecordedOf<'ruling-made'>
export type ResultFact = Game | RulingFact

/** Why a result has no place in its match. */
export function problemWithResult(fact: ResultFact, match: BridgeMatch, nameOf: NameOf): Finding | undefined {
  if (!match.isSeated) return about(fact, 'BRI-81', message('found-unseated', { match: { match: match.id } }))
  if (match.decision) return about(fact, 'BRI-81', message('found-decided', { match: { match: match.id } }))
  return fact.type === 'game-finished' ? problemWithGame(fact, match, nameOf) : problemWithRuling(fact, match, nameOf)
}

function problemWithGame(fact: Game, match: BridgeMatch, nameOf: NameOf): Finding | undefined {
  if (typeof fact.result === 'string')
    return about(fact, 'BRI-72', message('found-result-imps', { result: { result: fact.result } }))
  const slot = slotOf(fact.game, match.seats.length)
  if (!slot) return about(fact, 'BRI-94', message('found-no-game', { match: { match: match.id }, game: fact.game }))
  const isTheirs = slot.pair.every((seat, i) => isPerson(match.seats[seat], fact.sides[i]))
  if (!isTheirs) return betweenOthers(fact, match, nameOf)
  return match.openSlot(fact) ? undefined : notNow(fact, slot, match)
}

const isPerson = (seat: Seat | undefined, id: EntrantId | undefined): boolean =>
  typeof seat === 'object' && seat.id === id

function betweenOthers(fact: Game, match: BridgeMatch, nameOf: NameOf): Finding {
  const stranger = fact.sides.find((id) => !match.seats.some((seat) => isPerson(seat, id)))
  const where = { match: { match: match.id } }
  if (stranger !== undefined)
    return about(fact, 'BRI-81', message('found-not-in-match', { ...where, who: nameOf(stranger) }))
  const between = { ...where, game: fact.game, named: fact.sides.map(nameOf) }
  return about(fact, 'BRI-94', message('found-game-between', between))
}

function notNow(fact: Game, { pair, set, isSecondHalf }: Slot, match: BridgeMatch): Finding {
  const { there } = match
  if (pair.some((seat) => !there.some((person) => person === match.seats[seat])))
    return about(fact, 'BRI-38', message('found-gone'))
  const isHalfWrong = fact.half !== undefined && (set > 0 || (fact.half === 2) !== isSecondHalf)
  if (isHalfWrong) return about(fact, 'BRI-72', notAHalf(fact))
  const game = { match: { match: match.id }, game: fact.game }
  return about(fact, set > 0 ? 'BRI-37' : 'BRI-94', message('found-game-not-due', game))
}

const notAHalf = ({ game, half }: Game): Message =>
  message('found-not-a-half', { game, half: half === 1 ? 'first' : 'second' })

function problemWithRuling(fact: RulingFact, match: BridgeMatch, nameOf: NameOf): Finding | undefined {
  const { ruling, between } = fact
  const isTheirs = [match.people, match.there].some((people) => isList(people, between))
  const where = { match: { match: match.id }, due: match.people.map(named) }
  if (!isTheirs) return about(fact, 'BRI-81', message('found-between', { ...where, named: between.map(nameOf) }))
  const stranger = namedIn(ruling).find((id) => !match.people.some((person) => person.id === id))
  if (stranger !== undefined) {
    const rule = ruling.kind === 'absent' ? 'BRI-49' : 'BRI-88'
    return about(fact, rule, message('found-ruling-names', { ...where, who: nameOf(stranger) }))
  }
  return ruling.kind === 'absent' ? undefined : problemWithDeclared(fact, match, nameOf)
}

const isList = (people: readonly Person[], ids: readonly EntrantId[]): boolean =>
  people.length === ids.length && people.every(({ id }, i) => id === ids[i])

function namedIn(ruling: Ruling): readonly EntrantId[] {
  if (ruling.kind === 'absent') return ruling.absent
  if (ruling.kind === 'through') return ruling.through
  return ruling.kind === 'won' ? [ruling.winner] : []
}

/** BRI-88. */
function problemWithDeclared(fact: RulingFact, match: BridgeMatch, nameOf: NameOf): Finding | undefined {
  const { ruling } = fact
  const where = { match: { match: match.id } }
  if (ruling.kind === 'drawn' || ruling.kind === 'cancelled') {
    const mayBe = match.kind === 'robin' || (ruling.kind === 'cancelled' && match.isForTheRecord)
    return mayBe ? undefined : about(fact, 'BRI-88', message('found-needs-winner', where))
  }
  const through = namedIn(ruling)
  const places = Math.min(match.places, match.there.length)
  const absent = through.find((each) => !match.there.some(({ id }) => id === each))
  if (absent !== undefined) return about(fact, 'BRI-88', message('found-through-absent', { who: nameOf(absent) }))
  if (new Set(through).size === places && through.length === places) return undefined
  return about(fact, 'BRI-88', message('found-through-count', { ...where, places, count: through.length }))
}
