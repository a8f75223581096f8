/** The Tab key in zsh and fish, which must be installed: `npm run test:shells`. */
import { beforeAll, expect, test } from 'vitest'
import { cases, proposalsIn, startLeague } from './completions.ts'

beforeAll(startLeague)

test.each(['zsh', 'fish'] as const)('%s completes what bash completes', (shell) => {
  for (const [words, proposals] of cases) expect(proposalsIn(shell, words)).toEqual(proposals)
})
