/** Erases a person: replaces the personal texts of a log by neutral names or removes them. */
import type { Player } from '../entrant.ts'
import type { RecordedFact } from '../fact.ts'
import type { EntrantId } from '../ids.ts'
import { takenBack } from '../in-force.ts'

/** A whole entrant, or a member of a team by the place in the latest list of members, from 1. */
export interface Meant {
  readonly entrant: EntrantId
  readonly player?: number
}

export class Erasure {
  private readonly log: readonly RecordedFact[]
  private readonly meant: Meant
  /** Neutral names of everybody erased, by old name. */
  private readonly names = new Map<string, string>()
  /** The same for entrants erased as a whole, by entrant. */
  private readonly whole = new Map<EntrantId, ReadonlyMap<string, string>>()
  private readonly member: Member | undefined
  private readonly replaced: Replacer
  private readonly replacedElsewhere: Replacer

  constructor(log: readonly RecordedFact[], meant: Meant) {
    this.log = log
    this.meant = meant
    const { entrant, player } = meant
    this.member = player === undefined ? undefined : memberAt(profilesOf(log, entrant), player)
    for (const name of this.member?.names ?? []) this.names.set(name, `Erased ${entrant}.${player}`)
    if (player === undefined) this.eraseWholly(entrant)
    for (const id of doublesOf(log, entrant, this.names)) this.eraseWholly(id)
    this.replaced = replacing(this.names)
    this.replacedElsewhere = replacing(this.withoutNamesakes())
  }

  private eraseWholly(id: EntrantId): void {
    const neutral = neutralNames(id, profilesOf(this.log, id))
    this.whole.set(id, neutral)
    for (const [name, other] of neutral) if (!this.names.has(name)) this.names.set(name, other)
  }

  /** Namesakes in games of other entrants keep their names. */
  private withoutNamesakes(): Map<string, string> {
    const isOther = ({ id }: ProfileInLog) => id !== this.meant.entrant && !this.whole.has(id)
    const others = this.log.flatMap((fact) => profileIn(fact) ?? []).filter(isOther)
    const taken = new Set(others.flatMap((told) => namesIn(told)))
    return new Map([...this.names].filter(([name]) => !taken.has(name)))
  }

  /** The replacement for a text of a fact; `undefined` removes it. */
  said(fact: RecordedFact, text: string, place: string): string | undefined {
    const id = profileIn(fact)?.id
    if (id === undefined) return this.isAboutOne(fact, place) ? undefined : inText(this.replacedIn(fact), text, place)
    const neutral = this.whole.get(id)
    if (neutral) return wholly(id, neutral, text, place)
    return id === this.meant.entrant && this.member ? partly(this.member, this.replaced, text, place) : text
  }

  private replacedIn(fact: RecordedFact): Replacer {
    return 'sides' in fact && !fact.sides.includes(this.meant.entrant) ? this.replacedElsewhere : this.replaced
  }

  /** Notes on a withdrawal, return or remedy are only about that entrant. */
  private isAboutOne(fact: RecordedFact, place: string): boolean {
    return place === 'note' && 'entrant' in fact && this.whole.has(fact.entrant as EntrantId)
  }
}

// --- whose names they are -----------------------------------------------------------------------

interface ProfileInLog {
  readonly id: EntrantId
  readonly name?: string | undefined
  readonly captain?: string | null | undefined
  readonly players?: readonly Player[] | null | undefined
}

function profileIn(fact: RecordedFact): ProfileInLog | undefined {
  if (fact.type === 'entrant-entered') return fact.entrant
  return fact.type === 'entrant-edited' ? { ...fact, id: fact.entrant } : undefined
}

/** All profiles of an entrant, in the order of the log. */
const profilesOf = (log: readonly RecordedFact[], entrant: EntrantId): ProfileInLog[] =>
  log.flatMap((fact) => profileIn(fact) ?? []).filter(({ id }) => id === entrant)

/** Neutral names by old name. Every member gets one; a captain who is no member gets that of the team. */
function neutralNames(id: EntrantId, profiles: readonly ProfileInLog[]): Map<string, string> {
  const members = new Set(profiles.flatMap(({ players }) => (players ?? []).map(({ name }) => name)))
  const names = new Map([...members].map((name, i) => [name, `Erased ${id}.${i + 1}`]))
  for (const name of profiles.flatMap(namesIn)) if (!names.has(name)) names.set(name, `Erased ${id}`)
  return names
}

const namesIn = ({ name, captain, players }: ProfileInLog): string[] =>
  [name, captain, ...(players ?? []).map((player) => player.name)].filter((each) => typeof each === 'string')

/** Entries of the same people that were taken back, as when somebody entered them twice. */
function doublesOf(log: readonly RecordedFact[], entrant: EntrantId, names: ReadonlyMap<string, string>): EntrantId[] {
  const taken = takenBack(log)
  const entries = log.filter((fact) => fact.type === 'entrant-entered').filter(({ seq }) => taken.has(seq))
  const isSame = (id: EntrantId) =>
    profilesOf(log, id)
      .flatMap(namesIn)
      .some((name) => names.has(name))
  return entries.map((fact) => fact.entrant.id).filter((id) => id !== entrant && isSame(id))
}

// --- one member of a team -----------------------------------------------------------------------

interface Member {
  readonly names: Set<string>
  readonly numbers: Set<string>
}

/** All names and numbers that the member at this place ever had. */
function memberAt(profiles: readonly ProfileInLog[], place: number): Member | undefined {
  const lists = profiles.flatMap(({ players }) => (players ? [players] : [])).toReversed()
  const last = lists[0]?.[place - 1]
  if (!last) return undefined
  const member: Member = { names: new Set(), numbers: new Set() }
  add(member, last)
  lists.forEach((list, i) => {
    for (const [j, player] of list.entries())
      if (isMember(member, player) || isRenamed(lists[i - 1], list, j, member)) add(member, player)
  })
  return member
}

function add({ names, numbers }: Member, { name, number }: Player): void {
  names.add(name)
  if (number !== undefined) numbers.add(number)
}

const isMember = ({ names, numbers }: Member, { name, number }: Player): boolean =>
  names.has(name) || (number !== undefined && numbers.has(number))

/** The same place and masterpoints in the next list. */
function isRenamed(later: readonly Player[] | undefined, list: readonly Player[], i: number, member: Member): boolean {
  const [then, now] = [list[i], later?.[i]]
  return now !== undefined && isMember(member, now) && now.masterpoints === then?.masterpoints
}

// --- what is said instead -----------------------------------------------------------------------

/** For an erased entrant: neutral names; club, captain and numbers are removed. */
function wholly(id: EntrantId, neutral: ReadonlyMap<string, string>, text: string, place: string): string | undefined {
  if (!place.endsWith('name')) return undefined
  return place.includes('players') ? neutral.get(text) : `Erased ${id}`
}

/** For the team of an erased member. */
function partly(member: Member, replaced: Replacer, text: string, place: string): string | undefined {
  if (place.endsWith('number')) return member.numbers.has(text) ? undefined : text
  return replaced(text).slice(0, mostInName).trimEnd()
}

const mostInName = 200

const mostCharacters: Readonly<Record<string, number>> = { note: 2000, sentence: 2000 }

function inText(replaced: Replacer, text: string, place: string): string {
  const field = place.split('.').at(-1) as string
  if (field === 'pgn') return inGame(replaced, text)
  if (field === 'play')
    return JSON.stringify(JSON.parse(text, (_, value) => (typeof value === 'string' ? replaced(value) : value)))
  return replaced(text).slice(0, mostCharacters[field])
}

/** Only within quotes and remarks, since a move may look like a name. */
const inGame = (replaced: Replacer, pgn: string): string =>
  pgn.replace(/"(?:[^"\\]|\\.)*"|\{[^}]*\}|;[^\n]*/g, (part) => replaced(part))

type Replacer = (text: string) => string

/** Whole names only. Names of several words match in any case and across line breaks. */
function replacing(names: ReadonlyMap<string, string>): Replacer {
  const neutral = new Map([...names].flatMap(([name, other]) => spellings(name).map((each) => [each, other] as const)))
  if (neutral.size === 0) return (text) => text
  const anyCase = new Map(
    [...neutral].filter(([name]) => name.includes(' ')).map(([name, other]) => [name.toLowerCase(), other]),
  )
  const longestFirst = [...neutral.keys()].toSorted((a, b) => b.length - a.length)
  const either = longestFirst.map((name) => name.split(/\s+/).map(quoted).join('\\s+')).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${either})(?![\\p{L}\\p{N}])`, 'giu')
  return (text) =>
    text.replace(pattern, (found) => {
      const name = found.replace(/\s+/g, ' ')
      return neutral.get(name) ?? anyCase.get(name.toLowerCase()) ?? found
    })
}

/** A name as it is, and as written in the quotes and remarks of a game. */
const spellings = (name: string): string[] => {
  const plain = name.replace(/\s+/g, ' ')
  return [plain, plain.replace(/[\\"]/g, '\\$&'), plain.replace(/[{}]/g, '')].filter((each) => each.trim() !== '')
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
