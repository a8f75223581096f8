/** How the field is divided: into brackets, each with its letter and its own numbers; or not at all. */
import type { Seq } from '../facts/ids.ts'
import type { Field } from './field.ts'
import type { Who } from './slot.ts'
import type { Trail } from './trail.ts'

export interface Bracket {
  /** Empty where there is only one. */
  readonly letter: string
  /** How many were drawn into it. */
  readonly drawn: number
  /** Its entrants by number; late ones come last. */
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

export class Division {
  brackets: readonly Bracket[] = []
  /** The facts that took entrants out of a bracket, by letter and entrant. */
  private readonly out = new Map<string, Seq>()
  private readonly field: Field
  private readonly trail: Trail

  constructor(field: Field, trail: Trail) {
    this.field = field
    this.trail = trail
  }

  /** What the field looks like from now on. */
  become(brackets: readonly Bracket[]): void {
    const before = this.brackets
    this.brackets = brackets
    this.trail.remember(() => {
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

  /** From now on it plays no part in this bracket. */
  takeOut(letter: string, who: Who, seq: Seq): void {
    const key = `${letter} ${who}`
    this.out.set(key, seq)
    this.trail.remember(() => {
      this.out.delete(key)
    })
  }

  /** The fact that took it out of this bracket. */
  outSince(letter: string, who: Who): Seq | undefined {
    return this.out.size === 0 ? undefined : this.out.get(`${letter} ${who}`)
  }

  /** It plays no part in this bracket any more. */
  isOutOf(letter: string, who: Who): boolean {
    return this.outSince(letter, who) !== undefined
  }

  /** It has withdrawn, or plays no part in this bracket any more. */
  hasLeft(letter: string, who: Who): boolean {
    return this.field.gone.has(who) || this.isOutOf(letter, who)
  }
}
