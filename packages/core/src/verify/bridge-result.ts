/** What speaks against a report or a ruling in the match it names (BRI-38, BRI-72, BRI-81, BRI-88, BRI-94). */
import type { RecordedOf, Ruling } from '../facts/fact.ts'
import type { EntrantId } from '../facts/ids.ts'
import type { BridgeMatch, Game, Seat } from './bridge-match.ts'
import { type Slot, slotOf } from './bridge-sheet.ts'
import type { Person } from './field.ts'
import { about, type Finding } from './finding.ts'

type Ruled = RecordedOf<'ruling-made'>
export type ResultFact = Game | Ruled
type NameOf = (id: EntrantId) => string

/** Why a result has no place in its match. */
export function problemWithResult(fact: ResultFact, match: BridgeMatch, nameOf: NameOf): Finding | undefined {
  if (!match.isSeated) return about(fact, 'BRI-81', `Match ${match.id} is not drawn yet.`)
  if (match.decision) return about(fact, 'BRI-81', `Match ${match.id} was decided already.`)
  return fact.type === 'game-finished' ? problemWithGame(fact, match, nameOf) : problemWithRuling(fact, match, nameOf)
}

function problemWithGame(fact: Game, match: BridgeMatch, nameOf: NameOf): Finding | undefined {
  if (typeof fact.result === 'string')
    return about(fact, 'BRI-72', `A match is reported in IMPs, not as ${fact.result}.`)
  const slot = slotOf(fact.game, match.seats.length)
  if (!slot) return about(fact, 'BRI-94', `Match ${match.id} has no game ${fact.game}.`)
  const isTheirs = slot.pair.every((seat, i) => isPerson(match.seats[seat], fact.sides[i] as EntrantId))
  if (!isTheirs) return betweenOthers(fact, match, nameOf)
  return match.openSlot(fact) ? undefined : notNow(fact, slot, match)
}

const isPerson = (seat: Seat | undefined, id: EntrantId): boolean => typeof seat === 'object' && seat.id === id

function betweenOthers(fact: Game, match: BridgeMatch, nameOf: NameOf): Finding {
  const stranger = fact.sides.find((id) => !match.seats.some((seat) => isPerson(seat, id)))
  if (stranger !== undefined) return about(fact, 'BRI-81', `${nameOf(stranger)} is not in match ${match.id}.`)
  const sentence = `Game ${fact.game} of match ${match.id} is not ${fact.sides.map(nameOf).join(' – ')}.`
  return about(fact, 'BRI-94', sentence)
}

function notNow(fact: Game, { pair, set, isSecondHalf }: Slot, match: BridgeMatch): Finding {
  const { there } = match
  if (pair.some((seat) => !there.includes(match.seats[seat] as Person)))
    return about(fact, 'BRI-38', 'One of the two is not there any more.')
  const isHalfWrong = fact.half !== undefined && (set > 0 || (fact.half === 2) !== isSecondHalf)
  if (isHalfWrong) return about(fact, 'BRI-72', `Game ${fact.game} is not half ${fact.half} of anything.`)
  return about(fact, set > 0 ? 'BRI-37' : 'BRI-94', `Game ${fact.game} of match ${match.id} cannot be played now.`)
}

function problemWithRuling(fact: Ruled, match: BridgeMatch, nameOf: NameOf): Finding | undefined {
  const { ruling, between } = fact
  const isTheirs = [match.people, match.there].some((people) => isList(people, between))
  if (!isTheirs) {
    const who = match.people.map(({ name }) => name).join(' – ')
    return about(fact, 'BRI-81', `Match ${match.id} is ${who}, not ${between.map(nameOf).join(' – ')}.`)
  }
  const stranger = namedIn(ruling).find((id) => !match.people.some((person) => person.id === id))
  if (stranger !== undefined) {
    const rule = ruling.kind === 'absent' ? 'BRI-49' : 'BRI-88'
    return about(fact, rule, `The ruling names ${nameOf(stranger)}, who is not in match ${match.id}.`)
  }
  return ruling.kind === 'absent' ? undefined : problemWithDeclared(fact, match)
}

const isList = (people: readonly Person[], ids: readonly EntrantId[]): boolean =>
  people.length === ids.length && people.every(({ id }, i) => id === ids[i])

function namedIn(ruling: Ruling): readonly EntrantId[] {
  if (ruling.kind === 'absent') return ruling.absent
  if (ruling.kind === 'through') return ruling.through
  return ruling.kind === 'won' ? [ruling.winner] : []
}

/** BRI-88. */
function problemWithDeclared(fact: Ruled, match: BridgeMatch): Finding | undefined {
  const { ruling } = fact
  if (ruling.kind === 'drawn' || ruling.kind === 'cancelled') {
    const mayBe = match.kind === 'robin' || (ruling.kind === 'cancelled' && match.isForTheRecord)
    return mayBe ? undefined : about(fact, 'BRI-88', `Match ${match.id} cannot be ${ruling.kind}: it needs a winner.`)
  }
  const named = new Set(namedIn(ruling))
  const there = match.there.filter(({ id }) => named.has(id))
  const places = Math.min(match.places, match.there.length)
  if (there.length < named.size) return about(fact, 'BRI-88', 'It declares somebody to advance who is not there.')
  if (named.size === places && namedIn(ruling).length === places) return undefined
  return about(fact, 'BRI-88', `From match ${match.id} ${places} advance, not ${namedIn(ruling).length}.`)
}
