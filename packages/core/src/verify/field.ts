/** The field: entries, edits, withdrawals, returns and the start (LOG-11 to LOG-14), the same for every format. */

import type { EntrantId } from '../facts/ids.ts'
import type { Kinds, Message } from '../message/message.ts'
import type { RecordedOf } from './facts.ts'
import { about, type Finding, named } from './finding.ts'
import type { PlainFact } from './ledger.ts'
import { message } from './words/messages.ts'

/** A member of a team. */
export type Player = NonNullable<RecordedOf<'entrant-entered'>['entrant']['players']>[number]

export interface Person {
  readonly id: EntrantId
  name: string
  rating: number | undefined
  /** The highest ever held. */
  maxRating: number | undefined
  /** The members of a team, if recorded. */
  players: readonly Player[] | undefined
  /** True if the entry is paid; undefined if not recorded. */
  paid: boolean | undefined
  isAway: boolean
  /** Away in an emergency. */
  isExcused: boolean
  /** Place in the list, counted from 1; 0 for people not in it. */
  number: number
}

export class Field {
  /** Everybody who entered, in order of entry. */
  readonly people = new Map<EntrantId, Person>()
  /** Starters in the order of the list; empty before the start. */
  starters: readonly Person[] = []
  /** The starters, followed by late entries. */
  list: readonly Person[] = []

  get isStarted(): boolean {
    return this.starters.length > 0
  }

  get present(): Person[] {
    return [...this.people.values()].filter(({ isAway }) => !isAway)
  }

  named(id: EntrantId): Kinds['entrant'] {
    return named(this.people.get(id) ?? { id, name: id })
  }

  enter(fact: RecordedOf<'entrant-entered'>): Finding | undefined {
    const { id, name, rating, maxRating, players, paid } = fact.entrant
    const other = this.people.get(id)
    if (other) return about(fact, 'LOG-11', message('found-id-taken', { given: { text: id }, who: named(other) }))
    this.people.set(id, { id, name, rating, maxRating, players, paid, isAway: false, isExcused: false, number: 0 })
    return undefined
  }

  edit(fact: RecordedOf<'entrant-edited'>): Finding | undefined {
    const person = this.people.get(fact.entrant)
    if (!person) return stranger(fact)
    person.name = fact.name ?? person.name
    if (fact.rating !== undefined) person.rating = fact.rating ?? undefined
    if (fact.maxRating !== undefined) person.maxRating = fact.maxRating ?? undefined
    if (fact.players !== undefined) person.players = fact.players ?? undefined
    if (fact.paid !== undefined) person.paid = fact.paid ?? undefined
    return undefined
  }

  withdraw(fact: RecordedOf<'entrant-withdrew'>): Finding | undefined {
    const person = this.people.get(fact.entrant)
    if (!person) return stranger(fact)
    if (person.isAway) return about(fact, 'LOG-14', message('found-withdrawn-already', { who: named(person) }))
    person.isAway = true
    person.isExcused = fact.emergency === true
    return undefined
  }

  comeBack(fact: RecordedOf<'entrant-returned'>): Finding | undefined {
    const person = this.people.get(fact.entrant)
    if (!person) return stranger(fact)
    if (!person.isAway) return about(fact, 'LOG-14', message('found-not-withdrawn', { who: named(person) }))
    person.isAway = false
    return undefined
  }

  start(fact: RecordedOf<'tournament-started'>): Finding | undefined {
    const problem = this.problemWithStart(fact.order)
    if (problem !== undefined) return about(fact, 'LOG-12', problem)
    this.starters = fact.order.flatMap((id) => this.people.get(id) ?? [])
    this.list = this.starters
    for (const [i, person] of this.list.entries()) person.number = i + 1
    return undefined
  }

  /** Late entries come last in the list. */
  join(fact: RecordedOf<'entrant-entered'>): Finding | undefined {
    const finding = this.enter(fact)
    const person = this.people.get(fact.entrant.id)
    if (finding || !person) return finding
    this.list = [...this.list, person]
    person.number = this.list.length
    return undefined
  }

  private problemWithStart(order: readonly EntrantId[]): Message | undefined {
    if (this.isStarted) return message('found-started-already')
    const twice = order.find((id, i) => order.indexOf(id) !== i)
    if (twice !== undefined) return message('found-named-twice', { who: this.named(twice) })
    const missing = this.present.find(({ id }) => !order.includes(id))
    if (missing) return message('found-unlisted', { who: named(missing) })
    const extra = order.find((id) => this.people.get(id)?.isAway !== false)
    return extra === undefined ? undefined : message('found-listed-absent', { who: this.named(extra) })
  }

  /** Findings about a fact that has a place: LOG-13 and the end of LOG-14. */
  objectionTo(fact: PlainFact, isFinished: boolean): Finding | undefined {
    const fixed = fact.type === 'entrant-edited' && this.isStarted ? this.fixedIn(fact) : undefined
    if (fixed && fact.type === 'entrant-edited')
      return about(fact, 'LOG-13', message('found-fixed', { who: this.named(fact.entrant), what: fixed }))
    const isComing = fact.type === 'entrant-withdrew' || fact.type === 'entrant-returned'
    return isComing && isFinished ? about(fact, 'LOG-14', message('found-all-decided')) : undefined
  }

  /** The part of a person's strength that an edit changes. */
  private fixedIn({ entrant, rating, maxRating, players }: RecordedOf<'entrant-edited'>) {
    if (rating !== undefined || maxRating !== undefined) return 'rating'
    if (players === undefined) return undefined
    return isAsStrong(players ?? [], this.people.get(entrant)?.players ?? []) ? undefined : 'players'
  }
}

/** True if only names and numbers of the members differ, not their masterpoints. */
const isAsStrong = (players: readonly Player[], others: readonly Player[]): boolean =>
  players.length === others.length && players.every(({ masterpoints }, i) => masterpoints === others[i]?.masterpoints)

const stranger = (fact: Extract<PlainFact, { entrant: EntrantId }>): Finding =>
  about(fact, 'LOG-14', message('found-no-entrant', { given: { text: fact.entrant } }))
