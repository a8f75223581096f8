/** The one suite that every format must pass. */
import { expect, test } from 'vitest'
import { campaign, type Happened } from './campaign.ts'
import type { World } from './world.ts'

/** What must have happened at least so often in a hundred campaigns, or the campaigns were idle. */
export type Floors = Readonly<Record<string, number>>

const commonFloors: Floors = {
  report: 2000,
  undo: 150,
  redo: 30,
  correct: 100,
  'winner changed by correction': 40,
  'corrected at once': 100,
  revoke: 60,
  withdraw: 30,
  return: 5,
  forfeit: 40,
  'both absent': 8,
  cancel: 10,
  rule: 15,
  retry: 60,
  hostile: 60,
  close: 3,
  finished: 100,
  'undone to the start': 2000,
}

export function contract(world: World, floors: Floors = {}): void {
  const runs = process.env['DEEP'] ? 5000 : 200
  const seed = process.env['SEED'] ?? `${world.format.name} ${new Date().toISOString().slice(0, 10)}`

  test(`${world.format.name} keeps every law in ${runs} random tournaments (seed "${seed}")`, {
    timeout: 3_600_000,
  }, () => {
    const happened: Happened = new Map()
    for (let run = 0; run < runs; run++) inWords(`${seed} ${run}`, () => campaign(world, `${seed} ${run}`, happened))
    process.stdout.write(
      `${world.format.name}, seed "${seed}": ${[...happened].map(([what, count]) => `${what} ${count}`).join(', ')}\n`,
    )
    for (const [what, floor] of Object.entries({ ...commonFloors, ...floors }))
      expect(happened.get(what) ?? 0, `${what}: the campaigns were idle`).toBeGreaterThanOrEqual((floor * runs) / 100)
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
