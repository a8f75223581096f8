/**
 * The tiers of the tests: `npm test` runs `test`, `npm run test:rest` runs `rest`, `npm run test:deep` runs `deep`
 * (docs/testing.md). Campaigns ask here how long they are, which seed they have, and which of their runs are wanted.
 */
import { TestRunner } from 'vitest'

const tiers = ['test', 'rest', 'deep'] as const
export type Tier = (typeof tiers)[number]

const tier: Tier = tiers.find((each) => each === process.env['TIER']) ?? 'test'

/** The length of a campaign in this tier. */
export const sized = <Size>(sizes: Readonly<Record<Tier, Size>>): Size => sizes[tier]

/** Fixed per commit; the deep tier gets a new one every time. */
export const campaignSeed: string = process.env['SEED'] ?? 'every commit'

/** As a number, for generators that need one. */
export const numericSeed: number = /^\d+$/.test(campaignSeed) ? Number(campaignSeed) : hashOf(campaignSeed)

function hashOf(text: string): number {
  let hash = 0
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) as number)) >>> 1
  return hash
}

/** A single run, to repeat a failure; the campaign as a whole is not judged by it. */
export const onlyRun: number | undefined = process.env['RUN'] === undefined ? undefined : Number(process.env['RUN'])

/** Runs a campaign, each run with its own seed, starting where the other tiers end. A failure names its run. */
export function eachRun(runs: number, body: (seed: string, run: number) => void, first = 0): void {
  const wanted = onlyRun === undefined ? Array.from({ length: runs }, (_, run) => first + run) : [onlyRun]
  for (const run of wanted) {
    try {
      body(`${campaignSeed} ${run}`, run)
    } catch (cause) {
      Object.assign(TestRunner.getCurrentTest()?.meta ?? {}, { run })
      throw new Error(`run ${run}: ${cause instanceof Error ? cause.message : cause}`, { cause })
    }
  }
}
