/**
 * The contract suite, played by random cups.
 * @module-tag both
 */
import { readFileSync } from 'node:fs'
import { cup } from '../src/formats/cup/format.ts'
import { secondOpinion } from '../src/testing/second-opinion.ts'
import { contract } from './contract.ts'
import { bookOf } from './cup-book.ts'

contract(
  {
    format: cup,
    sizes: [2, 2, 4, 4, 4, 8, 8, 16],
    isConducted: true,
    longest: 3000,
    options: [
      {},
      { roundPairIncrements: [1, 2, 3], thirdPlaceMatch: true },
      { roundPairIncrements: [2], finishPairs: true, seedingStrategy: 'Random' },
      { roundPairIncrements: [3, 1], maxTiebreakPairs: 1, tiebreakFallback: 'Armageddon', armageddonBlackTime: 0.8 },
      { maxTiebreakPairs: 0, tiebreakFallback: 'Stop', shuffleWithinBands: true, thirdPlaceMatch: true },
      { uniquePerMatchOnly: false, randomOpenings: true, allowReuse: true },
      { uniquePerMatchOnly: false, allowReuse: true, roundPairIncrements: [2, 1], thirdPlaceMatch: true },
    ],
    /** Often none, often a short one, so that openings run out. */
    book: (roll, { allowReuse }, size) =>
      roll(0, 2) === 0 ? undefined : bookOf(allowReuse ? roll(1, size + 2) : roll(3, 6)),
    rules: readFileSync(new URL('../src/formats/cup/RULES.md', import.meta.url), 'utf8'),
    verify: secondOpinion,
  },
  {
    'opening-drawn': 100,
    'ruled when asked': 5,
    'winner changed by correction': 15,
    return: 0,
    cancel: 0,
    record: 300,
    abandon: 40,
    arrange: 40,
    change: 15,
  },
  {
    'x 63': 'both absent: nobody wins, also where one of them led',
    'x 89': 'who lost a match without a game left to play did not come to the match for third place',
    'x 475': 'an opening that is not wanted any more took others with it that stayed the same',
    'x 1393': 'a return is held against the start that was brought back before it',
  },
  { test: 20, rest: 40 },
)
