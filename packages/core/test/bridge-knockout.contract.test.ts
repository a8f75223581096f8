/**
 * The contract suite, played by random bridge knockouts.
 * @module-tag both
 */
import { readFileSync } from 'node:fs'
import { sized } from '../../../tools/tier.ts'
import type { Roll } from '../src/dice/dice.ts'
import type { Player } from '../src/facts/entrant.ts'
import { bridgeKnockout } from '../src/formats/bridge-knockout/format.ts'
import { secondOpinion } from '../src/testing/second-opinion.ts'
import type { World } from '../src/testing/world.ts'
import { contract } from './contract.ts'

let players = 0

/** A team of four to so many; names are new each time, so that nobody is on two teams. */
function team(roll: Roll, most: number): { players: Player[]; paid?: boolean } {
  const members = Array.from({ length: roll(4, most) }, () => ({
    name: `p${++players}`,
    masterpoints: roll(0, 400_000) / 100,
  }))
  return { ...(roll(1, 10) === 1 ? { paid: false } : {}), players: members }
}

const world: World = {
  format: bridgeKnockout,
  sizes: [4, 5, 5, 6, 7, 8, 9, 9, 10, 11, 12, 13, 17],
  longest: 2000,
  options: [
    {},
    { handicap: true },
    { thirdPlace: true, seeding: 'lot' },
    { seeding: 'entry', boards: 24, sixTeamCarryover: 7 },
    { handicap: true, handicapRounding: 'nearest', boards: 32, thirdPlace: true },
  ],
  profile: (roll, { handicap, compact }) => (handicap || roll(1, 10) > 3 ? team(roll, compact ? 4 : 6) : {}),
  rules: readFileSync(new URL('../src/formats/bridge-knockout/RULES.md', import.meta.url), 'utf8'),
  verify: secondOpinion,
}

contract(
  world,
  {
    'winner changed by correction': 15,
    cancel: 1,
    'round-paired': 20,
    choose: 3,
    half: 500,
    whole: 100,
    'extra boards': 15,
    'three-way': 300,
  },
  {},
  { test: 3, rest: 10 },
)

/** Playoffs need quarterfinals after a first round. */
contract(
  {
    ...world,
    sizes: [12, 13, 16, 19],
    options: [{ playoff: true }, { playoff: true, thirdPlace: true, handicap: true }],
  },
  { 'round-paired': 50, return: 0, 'winner changed by correction': 7, cancel: 0, 'both absent': 2 },
  {},
  { test: 0, rest: 10 },
)

/** Brackets by strength, with teams that are moved between them; half of the moves go the wrong way and are refused. */
contract(
  {
    ...world,
    sizes: sized({ test: [6, 10], rest: [6, 10, 13, 17, 20, 24], deep: [6, 10, 13, 17, 20, 24] }),
    options: [
      { bracketed: true },
      { bracketed: true, handicap: true },
      { bracketed: true, thirdPlace: true, seeding: 'lot' },
    ],
  },
  { 'round-paired': 50, return: 0, 'winner changed by correction': 10, cancel: 0, misplaced: 5, redraw: 1, lineup: 5 },
  {},
  { test: 1, rest: 5 },
)

contract(
  {
    ...world,
    sizes: [12, 13, 14, 15, 16],
    options: [
      { compact: true },
      { compact: true, handicap: true },
      { compact: true, thirdPlace: true, seeding: 'lot' },
    ],
  },
  { return: 0, 'winner changed by correction': 5, cancel: 0, 'three-way': 50, post: 5, remedy: 5 },
  {},
  { test: 0, rest: 8 },
)
