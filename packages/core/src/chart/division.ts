/** How the field is divided: into brackets, each with its letter and its own numbers; or not at all. */
import type { EntrantId, MatchId, Seq } from '../facts/ids.ts'
import type { Started } from '../facts/standing.ts'
import type { Chart } from './chart.ts'
import type { Match } from './match.ts'
import { type BracketCorrection, Misplaced } from './misplaced.ts'
import type { Who } from './slot.ts'

export interface Bracket {
  /** Empty where there is only one. */
  readonly letter: string
  /** How many were drawn into it. */
  readonly drawn: number
  /** Its entrants by number; who joined late comes last. */
  readonly order: readonly Who[]
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The order cut into brackets of these sizes; one without a letter where no sizes are given. */
export function divided(order: readonly Who[], size: number, sizes: readonly number[] | undefined): Bracket[] {
  if (!sizes) return [{ letter: '', drawn: size, order }]
  let first = 0
  return sizes.map((drawn, i) => {
    const own = order.slice(first, first + drawn)
    first += drawn
    return { letter: letters[i] as string, drawn, order: own }
  })
}

/** The brackets as they stand, and the teams that were found in the wrong one. */
export class Division {
  brackets: readonly Bracket[] = []
  readonly misplaced = new Misplaced()
  /** Late teams still to come, by id, with the match that waits for them because another team has left it. */
  private readonly expected = new Map<EntrantId, MatchId>()
  private readonly chart: Chart

  constructor(chart: Chart) {
    this.chart = chart
  }

  /** What the field looks like from now on. */
  become(brackets: readonly Bracket[]): void {
    const before = this.brackets
    this.brackets = brackets
    this.chart.remember(() => {
      this.brackets = before
    })
  }

  /** Puts one more into a bracket; the number it takes there. */
  join(letter: string, who: Who): number {
    this.become(
      this.brackets.map((bracket) =>
        bracket.letter === letter ? { ...bracket, order: [...bracket.order, who] } : bracket,
      ),
    )
    return this.brackets.find((bracket) => bracket.letter === letter)?.order.length ?? 0
  }

  /** The team that was moved to a bracket for its second round. */
  newcomerIn(letter: string): Who | undefined {
    const moved = this.moveTo(letter)
    return moved && this.chart.indexOf.get(moved.entrant)
  }

  /** What was decided about the team that was moved to a bracket for its second round. */
  moveTo(letter: string): BracketCorrection | undefined {
    return this.misplaced.all.find(({ action, to }) => action === 'moved' && to === letter)
  }

  /** Late teams that sat with a team found in the wrong bracket later: their match is not decided before they come. */
  expect({ lateEntries = [] }: Started): void {
    for (const { entrant, joins, seq } of lateEntries) {
      const match = joins && this.chart.matches.get(joins)
      if (match && this.isLeftSince(seq, match)) this.expected.set(entrant.id, match.id)
    }
    this.chart.remember(() => this.expected.clear())
  }

  private isLeftSince(seq: Seq, { seats, round }: Match): boolean {
    const { letter } = round.stage
    return seats.some(({ who }) => {
      const id = this.chart.entrants[who]?.id
      return this.misplaced.isOutOf(letter, id) && (this.misplaced.of(id)?.seq ?? 0) > seq
    })
  }

  /** A late team is there now, or will not come. */
  arrive(id: EntrantId): void {
    const match = this.expected.get(id) as MatchId
    this.expected.delete(id)
    this.chart.remember(() => this.expected.set(id, match))
  }

  isExpected(id: EntrantId): boolean {
    return this.expected.has(id)
  }

  isExpectingIn(match: MatchId): boolean {
    return this.expected.size > 0 && [...this.expected.values()].includes(match)
  }

  /** It plays no part in this bracket any more: in the wrong one, and put right. */
  isOutOf(letter: string, who: Who): boolean {
    return this.misplaced.isOutOf(letter, this.chart.entrants[who]?.id)
  }

  /** It plays in another bracket now. */
  hasMoved(letter: string, who: Who): boolean {
    return this.misplaced.hasLeft(letter, this.chart.entrants[who]?.id)
  }

  /** It has withdrawn, or plays no part in this bracket any more. */
  hasLeft(letter: string, who: Who): boolean {
    return this.chart.gone.has(who) || this.isOutOf(letter, who)
  }
}
