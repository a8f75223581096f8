/** How many results become void, in one word for all of them; and what the confirming button says. */
import type { Consequences, Recorded } from '@arbiter/core'
import type { Amendment } from './amendment.ts'
import { words } from './words.ts'

/** "3 games", "2 results", "4 facts". */
export function voidWords(voids: Consequences['voids'], log: readonly Recorded[]): string {
  const facts = voids.map(({ seq }) => log[seq - 1])
  if (facts.every((fact) => fact?.type === 'game-finished' && typeof fact.result === 'string'))
    return words.games(voids.length)
  const isResult = (fact: Recorded | undefined) => fact?.type === 'game-finished' || fact?.type === 'ruling-made'
  return facts.every(isResult) ? words.results(voids.length) : words.facts(voids.length)
}

/** "Correct and void 3 games". */
export function confirmWords(kind: Amendment['do'], voids: Consequences['voids'], log: readonly Recorded[]): string {
  const [plain, voiding] = consequence[kind]
  return voids.length === 0 ? plain : voiding(voidWords(voids, log))
}

const consequence = {
  correct: [words.doCorrect, words.correctVoid],
  revoke: [words.doRevoke, words.revokeVoid],
  misplaced: [words.doMisplaced, words.misplacedVoid],
  redraw: [words.doRedraw, words.redrawVoid],
} as const
