/** Teams found in the wrong bracket, known as if they had been found before the start (BRI-108). */
import type { Handicap } from '../facts/fact.ts'
import type { EntrantId, MatchId, Seq } from '../facts/ids.ts'

export interface BracketCorrection {
  readonly seq: Seq
  readonly entrant: EntrantId
  readonly from: string
  readonly fault: 'team' | 'directors'
  readonly placed: 'low' | 'high'
  readonly found: 'in-time' | 'playing' | 'won' | 'lost' | 'late'
  readonly action: 'changed' | 'disqualified' | 'moved' | 'out' | 'stands'
  readonly to?: string | undefined
  readonly joins?: MatchId | undefined
  readonly handicaps?: readonly Handicap[] | undefined
  readonly note?: string | undefined
  readonly secondRound?: readonly (readonly number[])[] | undefined
}

export class Misplaced {
  private readonly byTeam = new Map<EntrantId, BracketCorrection>()

  /** One stands for a team, and it is told before the start. */
  add(correction: BracketCorrection): boolean {
    if (this.byTeam.has(correction.entrant)) return false
    this.byTeam.set(correction.entrant, correction)
    return true
  }

  remove({ entrant }: BracketCorrection): void {
    this.byTeam.delete(entrant)
  }

  get all(): BracketCorrection[] {
    return [...this.byTeam.values()]
  }

  of(id: EntrantId | undefined): BracketCorrection | undefined {
    return id === undefined ? undefined : this.byTeam.get(id)
  }

  /** It plays no part in this bracket any more. */
  isOutOf(letter: string, id: EntrantId | undefined): boolean {
    const correction = this.of(id)
    return correction?.from === letter && correction.action !== 'stands' && correction.action !== 'out'
  }

  /** It plays in another bracket now. */
  hasLeft(letter: string, id: EntrantId | undefined): boolean {
    return this.isOutOf(letter, id) && this.of(id)?.action !== 'disqualified'
  }
}
