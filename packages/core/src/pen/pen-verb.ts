/** Words for what is not a result: a ruling, undo, redo. In the languages Arbiter speaks, whatever language the screen has. */
import { folded } from './typed-names.ts'

export type Ruling = 'forfeit' | 'cancel' | 'rule'

const rulings: Readonly<Record<Ruling, readonly string[]>> = {
  forfeit: ['forfeit', 'absent', 'kampflos', 'fehlt', 'forfait', 'absente'],
  cancel: ['cancel', 'cancelled', 'canceled', 'abgesagt', 'annule'],
  rule: ['rule', 'ruling', 'entscheid', 'decision'],
}

const steps = { undo: ['u', 'undo'], redo: ['y', 'redo'] } as const

const rulingByWord: ReadonlyMap<string, Ruling> = new Map(
  (Object.keys(rulings) as Ruling[]).flatMap((ruling) => rulings[ruling].map((word) => [word, ruling] as const)),
)

export const rulingCalled = (word: string): Ruling | undefined => rulingByWord.get(folded(word))

export function stepCalled(line: string): 'undo' | 'redo' | undefined {
  const word = folded(line.trim())
  return (['undo', 'redo'] as const).find((step) => (steps[step] as readonly string[]).includes(word))
}

/** The words that can be completed. */
export const rulingWords: readonly string[] = Object.values(rulings).map(([first]) => first ?? '')
