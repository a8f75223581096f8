/** Logs of restless random tournaments of every format, and the golden ones, for what is true of any log. */

import { readdirSync, readFileSync } from 'node:fs'
import type { Roll } from '../src/dice/dice.ts'
import type { Player } from '../src/facts/entrant.ts'
import type { RecordedFact } from '../src/facts/fact.ts'
import { bridgeKnockout } from '../src/formats/bridge-knockout/format.ts'
import { cup } from '../src/formats/cup/format.ts'
import { diagonal } from '../src/formats/diagonal/format.ts'
import { hybridKnockout } from '../src/formats/hybrid-knockout/hybrid.ts'
import { formats } from '../src/formats/index.ts'
import { league } from '../src/formats/league/league.ts'
import { readLog } from '../src/formats/log.ts'
import { campaignLog } from '../src/testing/campaign.ts'
import type { World } from '../src/testing/world.ts'
import { bookOf } from './cup-book.ts'

const folder = new URL('./golden/', import.meta.url)

/** By name, without the ending. */
export const goldenLogs: ReadonlyMap<string, readonly RecordedFact[]> = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.log'))
    .map((file) => [file.replace('.log', ''), goldenLog(file)]),
)

function goldenLog(file: string): readonly RecordedFact[] {
  const read = readLog(readFileSync(new URL(file, folder), 'utf8'), formats)
  if (!read.ok) throw new Error(read.refusal.problem.id)
  return read.log
}

/** Counted anew for every log: the same seed gives the same one, whoever has asked before. */
let players = 0

/** Four to so many; every second team has not paid, some members have numbers. */
function team(roll: Roll, most: number): { players: Player[]; paid?: boolean } {
  const members = Array.from({ length: roll(4, most) }, () => ({
    name: `p${++players}`,
    ...(roll(1, 3) === 1 ? { number: `N${players}` } : {}),
    masterpoints: roll(0, 400_000) / 100,
  }))
  return { ...(roll(1, 3) > 1 ? { paid: roll(1, 4) === 1 } : {}), players: members }
}

type Small = Pick<World, 'format' | 'sizes' | 'options'> & Partial<World>

const worlds: readonly Small[] = [
  {
    format: league,
    sizes: [4, 5, 6],
    options: [{}, { balancedColours: true }, { seeding: 'lot' }, { withdrawal: 'forfeit' }],
  },
  {
    format: hybridKnockout,
    sizes: [2, 3, 5, 6, 9],
    options: [{}, { chess960: false }, { seedPlayoffs: true }, { raceToPoints: 1, seeding: 'lot', noShowLimit: 1 }],
  },
  { format: diagonal, sizes: [2, 3, 5, 8], options: [{}, { maxExtraRounds: 1, row: 'entry', fewPlayersMax: 3 }] },
  {
    format: cup,
    sizes: [2, 4, 8],
    isConducted: true,
    options: [
      { seedingStrategy: 'Random' },
      { shuffleWithinBands: true, maxTiebreakPairs: 0, tiebreakFallback: 'Stop' },
      { uniquePerMatchOnly: false, randomOpenings: true, allowReuse: true },
    ],
    book: (roll) => (roll(0, 2) === 0 ? undefined : bookOf(roll(3, 6))),
  },
  { format: bridgeKnockout, sizes: [4, 5, 6, 9], options: [{}, { seeding: 'lot', thirdPlace: true }] },
  { format: bridgeKnockout, sizes: [6, 10, 13], options: [{ bracketed: true }] },
  {
    format: bridgeKnockout,
    sizes: [12, 13, 14, 15, 16],
    options: [{ compact: true }, { compact: true, seeding: 'lot' }],
  },
]

/** So many logs of each world, each as it was at the end of a campaign. */
export function campaignLogs(seed: string, runs: number): (readonly RecordedFact[])[] {
  return worlds.flatMap((world, i) => Array.from({ length: runs }, (_, run) => logOf(world, `${seed} ${i} ${run}`)))
}

/** Test files of one process share what was played. */
const played = new Map<string, readonly RecordedFact[]>()

function logOf(world: Small, seed: string): readonly RecordedFact[] {
  const log = played.get(seed) ?? playedOut(world, seed)
  played.set(seed, log)
  return log
}

function playedOut(world: Small, seed: string): readonly RecordedFact[] {
  players = 0
  const profile: World['profile'] = (roll, { compact }) => team(roll, compact ? 4 : 6)
  const whole: World = {
    longest: 3000,
    rules: '',
    verify: () => ({ findings: [] }),
    ...(world.format.about.whom === 'teams' ? { profile } : {}),
    ...world,
  }
  return campaignLog(whole, seed, 60)
}
