/** Questions for the tests of the simulation, and how far what came of them is from what theory says. */

import { expect } from 'vitest'
import { act } from '../src/decider/decide.ts'
import type { Profile } from '../src/facts/entrant.ts'
import type { ShippedCommand as Command } from '../src/formats/commands.ts'
import { formats } from '../src/formats/index.ts'
import { unwrap } from '../src/refusals/result.ts'
import { answerOf, type SimulationAnswer } from '../src/simulate/answer.ts'
import { type InventedTournament, type Question, questionFor } from '../src/simulate/question.ts'
import { type Simulator, simulatorOf } from '../src/simulate/simulator.ts'
import type { Tournament } from '../src/tournament/tournament.ts'

/** Another one may be given; the usual one gives the same runs on every commit. */
export const seed = process.env['SEED'] ?? 'every commit'

type Field = Omit<InventedTournament, 'seed' | 'entrants'> & {
  readonly entrants: readonly Profile[] | readonly number[]
}

/** Entrants may be told by their ratings alone. */
export const questionOf = ({ entrants, ...asked }: Field): Question =>
  unwrap(questionFor({ seed, ...asked, entrants: entrants.map(profileOf) })).question

const profileOf = (entrant: Profile | number, i: number): Profile =>
  typeof entrant === 'number' ? { name: `Player ${i + 1}`, rating: entrant } : entrant

/** So many of the same kind. */
export const equals = (count: number): number[] => new Array<number>(count).fill(1500)

export const simulating = (question: Question): Simulator => unwrap(simulatorOf(question, formats)).simulator

/** What so many runs say of a field. */
export function simulated(field: Field, runs: number): SimulationAnswer {
  const simulator = simulating(questionOf(field))
  process.stdout.write(`${field.format.name} of ${field.entrants.length}, seed "${seed}"\n`)
  return answerOf(simulator, simulator.runs(0, runs))
}

/** What a director does, at the time of the last fact. */
export function take(tournament: Tournament, command: Command): void {
  const answer = act(tournament, command, { by: 'director', now: tournament.last.at })
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
}

/**
 * How far a mean over runs may be from what is expected, in standard errors. Of comparisons that are right one in sixteen
 * thousand is farther away; with the usual seed none is.
 */
const mostErrors = 4

interface Expected {
  readonly mean: number
  /** Of one run. */
  readonly variance: number
}

export function expectMean(found: number, { mean, variance }: Expected, runs: number, what: string): void {
  const error = Math.sqrt(variance / runs)
  const away = Math.abs(found - mean) / error
  expect(away, `${what} is ${found}, not ${mean}, in standard errors of ${error} (seed "${seed}")`).toBeLessThan(
    mostErrors,
  )
}

/** What somebody gets a share of in every run; it varies at most as much as all or nothing. */
export const expectShare = (found: number, mean: number, runs: number, what: string): void =>
  expectMean(found, sharing(mean), runs, what)

export function expectTitles({ entrants, runs }: SimulationAnswer, titles: readonly number[]): void {
  expect(titles.reduce((sum, title) => sum + title, 0)).toBeCloseTo(1, 9)
  for (const [i, { title }] of entrants.entries()) expectShare(title, titles[i] as number, runs, `title ${i + 1}`)
}

/** Everybody is as likely to come in on any place as anybody else. */
export function expectUniform(answer: SimulationAnswer): void {
  const { entrants, runs } = answer
  expectTitles(
    answer,
    entrants.map(() => 1 / entrants.length),
  )
  for (const [i, { ranks }] of entrants.entries())
    for (const [place, share] of ranks.entries())
      expectShare(share, 1 / entrants.length, runs, `place ${place + 1} of entrant ${i + 1}`)
}

/** Would these runs tell a wrong rule from the right one? Otherwise they prove nothing. */
export function expectTelling({ mean, variance }: Expected, wrong: number, runs: number): void {
  const away = Math.abs(mean - wrong) / Math.sqrt(variance / runs)
  expect(away, 'the runs are too few to tell a wrong rule from the right one').toBeGreaterThan(2 * mostErrors)
}

/** Of a share that is all or nothing. */
export const sharing = (mean: number): Expected => ({ mean, variance: mean * (1 - mean) })
