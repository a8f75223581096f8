/** How the field is divided: into brackets, each with its letter and its own numbers; or not at all. */
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

/** With one more in the bracket of a letter. */
export const joined = (brackets: readonly Bracket[], letter: string, who: Who): Bracket[] =>
  brackets.map((bracket) => (bracket.letter === letter ? { ...bracket, order: [...bracket.order, who] } : bracket))
