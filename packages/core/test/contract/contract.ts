/** The one suite that every format must pass. */
import { expect, test } from 'vitest'
import { campaignSeed, eachRun, onlyRun, sized, type Tier } from '../../../../tools/tier.ts'
import { campaign, type Happened } from './campaign.ts'
import type { World } from './world.ts'

/** What must have happened at least so often in a hundred campaigns, or the campaigns were idle. */
export type Floors = Readonly<Record<string, number>>

const commonFloors: Floors = {
  report: 1000,
  undo: 100,
  redo: 25,
  correct: 35,
  'winner changed by correction': 25,
  'corrected at once': 60,
  revoke: 20,
  'foreseen: revoke': 60,
  'foreseen: withdraw': 10,
  'would void': 12,
  voided: 30,
  withdraw: 15,
  return: 1,
  forfeit: 15,
  'both absent': 3,
  cancel: 5,
  rule: 5,
  retry: 30,
  hostile: 60,
  close: 40,
  finished: 100,
  'undone to the start': 600,
  'simulated to the end': 15,
  'simulated steps': 100,
  verified: 500,
}

/** Few tournaments vary more, so a third of the floor is enough for them; of rare things they may have none. */
function leastIn(runs: number, floor: number): number {
  const few = Math.floor((floor * runs) / 300)
  return sized({ test: few, rest: few, deep: (floor * runs) / 100 })
}

/** How many tournaments are played in each tier: none at every commit leaves them to the rest. */
export type Runs = Readonly<Record<Exclude<Tier, 'deep'>, number>>

/** `kept`: seeds that once broke a law, with what was wrong. */
export function contract(
  world: World,
  floors: Floors = {},
  kept: Readonly<Record<string, string>> = {},
  usual: Runs = { test: 20, rest: 30 },
): void {
  const runs = sized({ ...usual, deep: 5000 })
  const first = sized({ test: 0, rest: usual.test, deep: 0 })

  test.each(Object.entries(kept))('seed "%s" once broke a law: %s', (once) => {
    inWords(once, () => campaign({ ...world, isConducted: false }, once, new Map()))
    if (world.isConducted) inWords(`${once}, conducted`, () => campaign(world, once, new Map()))
  })

  test(`${world.format.name} keeps every law in ${runs} random tournaments (seed "${campaignSeed}")`, {
    timeout: 3_600_000,
    tags: usual.test === 0 ? ['rest'] : [],
  }, () => {
    const happened: Happened = new Map()
    eachRun(runs, (seed) => campaign(world, seed, happened), first)
    process.stdout.write(
      `${world.format.name}, seed "${campaignSeed}": ${[...happened].map(([what, count]) => `${what} ${count}`).join(', ')}\n`,
    )
    if (onlyRun !== undefined) return
    for (const [what, floor] of Object.entries({ ...commonFloors, ...floors }))
      expect(happened.get(what) ?? 0, `${what}: the campaigns were idle`).toBeGreaterThanOrEqual(leastIn(runs, floor))
  })
}

/** A failing run says its seed, so that it can be run again and kept. */
function inWords(seed: string, run: () => void): void {
  try {
    run()
  } catch (error) {
    throw new Error(`seed "${seed}": ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
