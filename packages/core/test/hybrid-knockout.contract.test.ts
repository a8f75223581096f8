/**
 * The contract suite, played by random hybrid knockouts.
 * @module-tag both
 */
import { readFileSync } from 'node:fs'
import { hybridKnockout } from '../src/formats/hybrid-knockout/hybrid.ts'
import { secondOpinion } from '../src/testing/second-opinion.ts'
import { contract } from './contract.ts'

contract(
  {
    format: hybridKnockout,
    sizes: [2, 3, 3, 4, 5, 5, 6, 7, 9, 10],
    longest: 600,
    options: [
      {},
      {},
      { chess960: false, player1: 'first' },
      { seedPlayoffs: true },
      { raceToPoints: 1.5, seeding: 'rating' },
      { raceToPoints: 1, seeding: 'lot', noShowLimit: 1 },
    ],
    rules: readFileSync(new URL('../src/formats/hybrid-knockout/RULES.md', import.meta.url), 'utf8'),
    missedAsBye: ({ publication }) => publication?.kind === 'regular',
    verify: secondOpinion,
  },
  { 'round-paired': 500, 'seeds-published': 40 },
)
