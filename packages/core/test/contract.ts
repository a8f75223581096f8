/** The one suite that every format must pass. */
import { expect, test } from 'vitest'
import { campaignSeed, eachRun, onlyRun, sized, type Tier } from '../../../tools/tier.ts'
import { campaign, type EventCounts } from '../src/testing/campaign.ts'
import { commonFloors, type Floors, withSeed } from '../src/testing/suite.ts'
import type { World } from '../src/testing/world.ts'
import { inEnglish } from './said.ts'

/** Few tournaments vary more, so a third of the floor is enough for them; of rare things they may have none. */
function leastIn(runs: number, floor: number): number {
  const few = Math.floor((floor * runs) / 300)
  return sized({ test: few, rest: few, deep: (floor * runs) / 100 })
}

/** How many tournaments are played in each tier: none at every commit leaves them to the rest. */
export type Runs = Readonly<Record<Exclude<Tier, 'deep'>, number>>

/** Verifying reads the whole log each time. */
export const effort = { doubted: sized({ test: 20, rest: 50, deep: 100 }) }

/** `kept`: seeds that once broke a law, with what was wrong. */
export function contract(
  played: World,
  floors: Floors = {},
  kept: Readonly<Record<string, string>> = {},
  usual: Runs = { test: 20, rest: 30 },
): void {
  const world: World = { ...played, say: inEnglish }
  const runs = sized({ ...usual, deep: 5000 })
  const first = sized({ test: 0, rest: usual.test, deep: 0 })

  test.each(Object.entries(kept))('seed "%s" once broke a law: %s', (once) => {
    withSeed(once, () => campaign({ ...world, isConducted: false }, once, new Map(), effort))
    if (world.isConducted) withSeed(`${once}, conducted`, () => campaign(world, once, new Map(), effort))
  })

  test(`${world.format.name} keeps every law in ${runs} random tournaments (seed "${campaignSeed}")`, {
    timeout: 3_600_000,
    tags: usual.test === 0 ? ['rest'] : [],
  }, () => {
    const happened: EventCounts = new Map()
    eachRun(runs, (seed) => campaign(world, seed, happened, effort), first)
    process.stdout.write(
      `${world.format.name}, seed "${campaignSeed}": ${[...happened].map(([what, count]) => `${what} ${count}`).join(', ')}\n`,
    )
    if (onlyRun !== undefined) return
    for (const [what, floor] of Object.entries({ ...commonFloors, ...floors }))
      expect(happened.get(what) ?? 0, `${what}: the campaigns were idle`).toBeGreaterThanOrEqual(leastIn(runs, floor))
  })
}
