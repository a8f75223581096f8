/** The divisions of the field, each with its letter and its own numbers; most fields have only one. */
import type { Seq } from '../facts/ids.ts'
import type { Field } from './field.ts'
import type { Who } from './slot.ts'
import type { Trail } from './trail.ts'

export interface Division {
  /** Empty for an only division. */
  readonly letter: string
  /** Entrants drawn into it, without late ones. */
  readonly drawn: number
  /** Its entrants by number; late ones come last. */
  readonly order: readonly Who[]
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The order cut into divisions of these sizes; without sizes into one without a letter. */
export function divided(order: readonly Who[], size: number, sizes: readonly number[] | undefined): Division[] {
  if (!sizes) return [{ letter: '', drawn: size, order }]
  let first = 0
  return sizes.map((drawn, i) => {
    const own = order.slice(first, first + drawn)
    first += drawn
    return { letter: letters[i] as string, drawn, order: own }
  })
}

/** Sizes of the divisions of a field of this size, the strongest first; `undefined` for a field in one piece. */
export type SizesOfDivisions = (count: number) => readonly number[] | undefined

export class Divisions {
  all: readonly Division[] = []
  /** Set by formats that play in divisions. */
  sizesFor: SizesOfDivisions = () => undefined
  /** The facts that took entrants out of a division, by letter and entrant. */
  private readonly out = new Map<string, Seq>()
  private readonly field: Field
  private readonly trail: Trail

  constructor(field: Field, trail: Trail) {
    this.field = field
    this.trail = trail
  }

  become(divisions: readonly Division[]): void {
    const before = this.all
    this.all = divisions
    this.trail.remember(() => {
      this.all = before
    })
  }

  /** Adds an entrant to a division; returns its number there. */
  join(letter: string, who: Who): number {
    this.become(
      this.all.map((division) =>
        division.letter === letter ? { ...division, order: [...division.order, who] } : division,
      ),
    )
    return this.all.find((division) => division.letter === letter)?.order.length ?? 0
  }

  /** Takes an entrant out of a division, because of this fact. */
  takeOut(letter: string, who: Who, seq: Seq): void {
    const key = `${letter} ${who}`
    this.out.set(key, seq)
    this.trail.remember(() => {
      this.out.delete(key)
    })
  }

  /** The fact that took an entrant out of this division. */
  outSince(letter: string, who: Who): Seq | undefined {
    return this.out.size === 0 ? undefined : this.out.get(`${letter} ${who}`)
  }

  isOutOf(letter: string, who: Who): boolean {
    return this.outSince(letter, who) !== undefined
  }

  /** True for entrants who withdrew or were taken out of this division. */
  hasLeft(letter: string, who: Who): boolean {
    return this.field.gone.has(who) || this.isOutOf(letter, who)
  }
}
