/** Hybrid Knockouts that more than one test begins with, written down in the words of the log. */
import type { RecordedFact } from '../src/facts/fact.ts'
import { type Fields, Log, paired, phase, playoff, seeds, started, withdrew } from './hybrid-log.ts'

/** Five players, A has won against D; B – C is open. */
export const firstOfFive = () => started(5).add(phase(1, 'a-d b-c e')).play('Q1.1 1-0')
/** The same, with the time it was finished: "@20". */
export const firstOfFiveAt = (time: string) => started(5).add(phase(1, 'a-d b-c e')).play(`Q1.1 1-0 ${time}`)
/** Six players; A, B and C have won, F has withdrawn. */
export const fiveOfSix = () =>
  started(6).add(phase(1, 'a-f b-e c-d')).play('Q1.1 1-0', 'Q1.2 1-0', 'Q1.3 1-0').add(withdrew('f'))

/** Five who always draw: three places are given. */
export const raceOfFive = () => again('race', twelvePhases)
/** And C – E, half a point short, draw: one place is left. */
export const levelFive = () =>
  again('level', () => {
    const log = raceOfFive()
    return log.add(paired(log, 13, 'ce')).play('Q13.1 1/2-1/2')
  })
/** E has won the playoff for it. */
export const playedOff = () =>
  again('off', () => levelFive().add(playoff(14, 'e-c')).play('Q14.1 1/2-1/2', 'Q14.1 0-1'))
/** And the seeds are published. */
export const seededFive = () => again('seeded', () => playedOff().add(seeds('bdae')))

/** Twelve phases: B and D reach five points in one match, then A. `times` finishes both matches of phase 12 together. */
export function twelvePhases(options: Fields = {}, times = ''): Log {
  const log = started(5, options)
  for (let round = 1; round <= 12; round++) {
    log.add(paired(log, round, rotationOfFive[(round - 1) % 5] ?? ''))
    const time = round === 12 ? times : ''
    log.play(`Q${round}.2 1/2-1/2${time}`, `Q${round}.1 1/2-1/2${time}`)
  }
  return log
}

const rotationOfFive = ['ad bc e', 'ae bd c', 'be cd a', 'ab ce d', 'ac de b']

/** A log that takes long to make is made once. */
export function again(name: string, make: () => Log): Log {
  const facts = kept.get(name) ?? make().facts
  kept.set(name, facts)
  return Log.of(facts)
}

const kept = new Map<string, readonly RecordedFact[]>()
