/** Checks the laws of every format in random tournaments. */
import { campaign, type Effort, type EventCounts } from './campaign.ts'
import type { World } from './world.ts'

/** Minimum counts of events in a hundred campaigns; with fewer, the campaigns were idle. */
export type Floors = Readonly<Record<string, number>>

export const commonFloors: Floors = {
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

export interface Trials extends Effort {
  readonly runs: number
  /** The same seed gives the same tournaments. */
  readonly seed: string
}

/** Plays random tournaments; throws the first `LawBroken`, with its seed. Returns the counts of events. */
export function keepEveryLaw(world: World, { runs, seed, ...effort }: Trials): EventCounts {
  const happened: EventCounts = new Map()
  for (let run = 0; run < runs; run++) withSeed(`${seed} ${run}`, (each) => campaign(world, each, happened, effort))
  return happened
}

/** Adds the seed to an error, so that the run can be repeated and kept. */
export function withSeed(seed: string, run: (seed: string) => void): void {
  try {
    run(seed)
  } catch (error) {
    throw new Error(`seed "${seed}": ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
