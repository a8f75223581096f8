/** A playoff among people level in every step (HYB-12 to HYB-14, HYB-35), round after round. */
import type { Person } from '../../field.ts'
import { byCompletion, isComplete, matchOf, type Phase, peopleIn } from '../phase.ts'

/** Terms of every playoff of a tournament. */
export interface Terms {
  readonly seedPlayoffs: boolean
  /** True if this person would be paired now. */
  isThere(person: Person): boolean
}

export class Playoff {
  /** True if everybody has a place and the playoff decides only their order. */
  readonly isForOrder: boolean
  private readonly members: ReadonlySet<Person>
  /** Players still in the playoff, in list order. */
  private group: readonly Person[]
  /** Places still to be given. */
  private left: number
  private readonly playsToTheLast: boolean
  private readonly leavers: Person[] = []
  private round: Phase | undefined
  private readonly isThere: (person: Person) => boolean

  constructor(group: readonly Person[], left: number, { seedPlayoffs, isThere }: Terms) {
    this.members = new Set(group)
    this.group = inListOrder(group)
    this.left = left
    this.isForOrder = group.length <= left
    this.playsToTheLast = seedPlayoffs
    this.isThere = isThere
  }

  /** Players of the next round; empty while a round is played or if none is needed. */
  get due(): Person[] {
    return this.qualified ? [] : this.present
  }

  /** The remaining players, if they qualify without playing: no more than the places left, or with `seedPlayoffs` only one. */
  get qualified(): readonly Person[] | undefined {
    const most = this.playsToTheLast ? Math.min(1, this.left) : this.left
    return this.round || this.present.length > most ? undefined : this.present
  }

  private get present(): Person[] {
    return this.round ? [] : this.group.filter(this.isThere)
  }

  /** True for a player with a certain place or a match to come. */
  concerns(person: Person): boolean {
    if (this.isForOrder) return this.members.has(person)
    if (!this.round) return this.group.includes(person)
    const match = matchOf(person, this.round)
    return this.round.byes.includes(person) || (match !== undefined && !match.decision)
  }

  begin(round: Phase): void {
    const named = peopleIn(round)
    this.leavers.push(...this.group.filter((person) => !named.includes(person)))
    this.group = this.group.filter((person) => named.includes(person))
    this.round = round
  }

  /** Players whose place is now certain, in order; undefined while open. */
  next(): { readonly placed: readonly Person[]; readonly isOver: boolean } | undefined {
    if (this.round) return isComplete(this.round) ? this.resolve(this.round) : undefined
    return this.isForOrder ? this.endOfOrder() : undefined
  }

  /** HYB-35: nobody loses a place in a playoff for the order; players who left come last. */
  private endOfOrder() {
    if (!this.qualified) return undefined
    const away = this.group.filter((person) => !this.isThere(person))
    return { placed: [...this.qualified, ...inListOrder([...this.leavers, ...away])], isOver: true }
  }

  private resolve(round: Phase) {
    const through = throughFrom(round)
    this.round = undefined
    if (through.length > this.left) {
      this.group = inListOrder(through)
      return { placed: [], isOver: false }
    }
    this.left -= through.length
    this.group = this.group.filter((person) => !through.includes(person))
    return { placed: through, isOver: this.left === 0 }
  }
}

/** Winners by completion, then by list order; the player with the bye last. */
function throughFrom(round: Phase): Person[] {
  const compare = byCompletion(round)
  const winners = round.matches.flatMap(({ winner }) => (winner === 'nobody' ? [] : [winner]))
  const inTurn = inListOrder(winners).sort((a, b) => compare(matchOf(a, round), matchOf(b, round)))
  return [...inTurn, ...round.byes]
}

export const inListOrder = (people: readonly Person[]): Person[] => people.toSorted((a, b) => a.number - b.number)
