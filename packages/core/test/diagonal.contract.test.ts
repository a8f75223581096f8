/**
 * The contract suite, played by random Diagonals.
 * @module-tag both
 */
import { readFileSync } from 'node:fs'
import { diagonal } from '../src/formats/diagonal/format.ts'
import { secondOpinion } from '../src/testing/second-opinion.ts'
import { contract } from './contract.ts'

contract(
  {
    format: diagonal,
    sizes: [2, 2, 3, 3, 4, 5, 6, 8, 11],
    longest: 2000,
    options: [
      {},
      {},
      { maxExtraRounds: 0, performance: 'fide' },
      { maxExtraRounds: 1, row: 'maxRating', fewPlayersMax: 3 },
      { drawLoss: 0, row: 'entry', fewPlayersMax: 9 },
    ],
    rules: readFileSync(new URL('../src/formats/diagonal/RULES.md', import.meta.url), 'utf8'),
    verify: secondOpinion,
  },
  { return: 0, 'round-paired': 150, declare: 3, 'winner changed by correction': 20, 'lengths asked for': 1 },
)
