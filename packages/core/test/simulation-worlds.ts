/** Tournaments for the tests of the simulation: from nothing, half-played, and as they were kept. */

import { readdirSync, readFileSync } from 'node:fs'
import type { RecordedFact } from '../src/facts/fact.ts'
import { bridgeKnockout } from '../src/formats/bridge-knockout/format.ts'
import { cup } from '../src/formats/cup/format.ts'
import { diagonal } from '../src/formats/diagonal/format.ts'
import { hybridKnockout } from '../src/formats/hybrid-knockout/hybrid.ts'
import { formats } from '../src/formats/index.ts'
import { league } from '../src/formats/league/league.ts'
import { readLog } from '../src/formats/log.ts'
import { unwrap } from '../src/refusals/result.ts'
import { tournamentAfter } from '../src/simulate/course.ts'
import { fieldOf } from '../src/simulate/models/field.ts'
import { type Question, questionFrom } from '../src/simulate/question.ts'
import { tournamentOf } from '../src/tournament/open.ts'
import { questionOf, seed } from './simulation-asking.ts'

export interface World {
  readonly what: string
  readonly question: Question
  /** Lots are still to be drawn in it: other dice give another draw. */
  readonly byLot?: true
}

/** Every format; the lots of each. */
export const notBegun: readonly World[] = [
  { what: 'a cup of eight', question: questionOf({ format: cup, entrants: fieldOf(8) }) },
  {
    what: 'a cup of eight by lot',
    question: questionOf({ format: cup, options: { seedingStrategy: 'Random' }, entrants: fieldOf(8) }),
    byLot: true,
  },
  {
    what: 'a cup of eight shuffled in bands',
    question: questionOf({ format: cup, options: { shuffleWithinBands: true }, entrants: fieldOf(8) }),
    byLot: true,
  },
  { what: 'a league of five', question: questionOf({ format: league, entrants: fieldOf(5) }) },
  {
    what: 'a league of six by lot',
    question: questionOf({ format: league, options: { seeding: 'lot' }, entrants: fieldOf(6) }),
    byLot: true,
  },
  { what: 'a Diagonal of nine', question: questionOf({ format: diagonal, entrants: fieldOf(9) }) },
  {
    what: 'a hybrid knockout of six by lot',
    question: questionOf({ format: hybridKnockout, options: { seeding: 'lot' }, entrants: fieldOf(6) }),
    byLot: true,
  },
  { what: 'a knockout of eight', question: questionOf({ format: hybridKnockout, entrants: fieldOf(8) }) },
  {
    what: 'a bridge knockout of five by lot',
    question: questionOf({ format: bridgeKnockout, options: { seeding: 'lot' }, entrants: fieldOf(5, {}, 'teams') }),
    byLot: true,
  },
  {
    what: 'a bridge knockout of nine',
    question: questionOf({ format: bridgeKnockout, entrants: fieldOf(9, {}, 'teams') }),
  },
]

/** As it might stand half-way from its start to its end. */
export function halfPlayed({ what, question }: World, run = 7): World {
  const { log } = unwrap(tournamentAfter(question, run, formats)).tournament
  const start = log.findIndex(({ type }) => type === 'tournament-started')
  return {
    what: `${what}, half-played`,
    question: { ...question, log: log.slice(0, Math.ceil((start + log.length) / 2)) },
  }
}

export interface Kept {
  readonly name: string
  readonly log: readonly RecordedFact[]
}

const folder = new URL('./golden/', import.meta.url)

/** The golden logs. */
export const golden: readonly Kept[] = readdirSync(folder)
  .filter((file) => file.endsWith('.log'))
  .map((file) => ({ name: file.replace('.log', ''), log: logIn(file) }))

function logIn(file: string): readonly RecordedFact[] {
  const read = readLog(readFileSync(new URL(file, folder), 'utf8'), formats)
  if (!read.ok) throw new Error(read.refusal.problem.id)
  return read.log
}

/** Those of them that are running when half of their facts are known. */
export const keptHalfWay: readonly World[] = golden.flatMap(({ name, log }) => {
  const tournament = unwrap(tournamentOf(log.slice(0, Math.ceil(log.length / 2)), formats)).tournament
  return tournament.chart.state === 'running' ? [{ what: name, question: questionFrom(tournament, { seed }) }] : []
})
