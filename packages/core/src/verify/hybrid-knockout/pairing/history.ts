/** Meetings and colours in the regular phases (HYB-5, HYB-7). */
import type { Person } from '../../field.ts'
import type { HybridMatch } from '../match.ts'
import type { Phase } from '../phase.ts'

interface Colours {
  /** Whites − Blacks. */
  difference: number
  /** Last colour: 1 for Black, 0 for none yet, −1 for White; the player with the higher number has White next. */
  last: 1 | 0 | -1
}

export class History {
  /**
   * Was every game played, and paired with the colours HYB-7 gives it today? They differ where a change of mind made a
   * game of a forfeit after the next phase was published.
   */
  isUndisturbed = true
  private readonly met = new Map<string, { times: number; lastWhite?: Person }>()
  private readonly colours = new Map<Person, Colours>()

  constructor(phases: readonly Phase[]) {
    for (const { kind, matches } of phases) if (kind === 'regular') for (const match of matches) this.note(match)
  }

  private note(match: HybridMatch): void {
    const [a, b] = match.people
    if (!a || !b) return
    if (!match.colours || this.whiteOf(a, b, match.round) !== a) this.isUndisturbed = false
    const meeting = this.met.get(pair(a, b)) ?? { times: 0 }
    meeting.times++
    this.met.set(pair(a, b), meeting)
    if (!match.colours) return
    const [white, black] = match.colours
    meeting.lastWhite = white
    this.colours.set(white, { difference: this.difference(white) + 1, last: -1 })
    this.colours.set(black, { difference: this.difference(black) - 1, last: 1 })
  }

  meetings(a: Person, b: Person): number {
    return this.met.get(pair(a, b))?.times ?? 0
  }

  difference(person: Person): number {
    return this.colours.get(person)?.difference ?? 0
  }

  /** HYB-7: the player with White in this phase. */
  whiteOf(a: Person, b: Person, phase: number): Person {
    const lead = this.difference(b) - this.difference(a) || this.last(a) - this.last(b)
    if (lead !== 0) return lead > 0 ? a : b
    const lastWhite = this.met.get(pair(a, b))?.lastWhite
    if (lastWhite) return lastWhite === a ? b : a
    const isEarlier = a.number < b.number
    return isEarlier === (phase % 2 === 1) ? a : b
  }

  /** The pair's part in the sum of (Whites − Blacks)²; between equals it does not matter who has White. */
  imbalance(a: Person, b: Person): number {
    const [least, most] = [
      Math.min(this.difference(a), this.difference(b)),
      Math.max(this.difference(a), this.difference(b)),
    ]
    return (least + 1) ** 2 + (most - 1) ** 2
  }

  private last(person: Person): number {
    return this.colours.get(person)?.last ?? 0
  }
}

const pair = (a: Person, b: Person): string => `${Math.min(a.number, b.number)}-${Math.max(a.number, b.number)}`
