/**
 * The contract suite, played by random leagues.
 * @module-tag both
 */
import { readFileSync } from 'node:fs'
import { league } from '../src/formats/league/league.ts'
import { secondOpinion } from '../src/testing/second-opinion.ts'
import { contract } from './contract.ts'

contract(
  {
    format: league,
    sizes: [4, 4, 5, 5, 6, 7],
    longest: 200,
    options: [
      {},
      {},
      { balancedColours: true },
      { withdrawal: 'forfeit', seeding: 'rating' },
      { seeding: 'lot', prizes: [1000, 501, 7] },
    ],
    rules: readFileSync(new URL('../src/formats/league/RULES.md', import.meta.url), 'utf8'),
    verify: secondOpinion,
  },
  { byes: 200 },
  { 'deep one 154': 'a tie with somebody whose results fell was explained by points' },
)
