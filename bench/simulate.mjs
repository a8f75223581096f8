/**
 * Simulation: every format against a hand-written loop with the same figures; two workers against one; the odds of a cup that
 * is half played. The loops are in `loops/`, with what each leaves out. A ratio is printed only if loop and simulation agree.
 */

import { deepStrictEqual } from 'node:assert/strict'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { formats as allFormats, formatNamed } from '../packages/core/dist/entry-points/formats.js'
import {
  addTally,
  newTally,
  questionFor,
  questionFrom,
  simulatorOf,
} from '../packages/core/dist/entry-points/simulate.js'
import { act, openTournament } from '../packages/core/dist/entry-points/tournament.js'
import { unwrap } from '../packages/core/dist/index.js'
import { asked, must, names } from './arbiter-league.mjs'
import { agree } from './loops/agreement.mjs'
import { elo } from './loops/board.mjs'
import { cupLoop } from './loops/cup.mjs'
import { diagonalLoop } from './loops/diagonal.mjs'
import { hybridLoop } from './loops/hybrid.mjs'
import { leagueLoop } from './loops/league.mjs'
import { inTurns } from './measure.mjs'
import { rowsOf } from './part.mjs'
import { rounds } from './rounds.mjs'

const subjects = {
  cup: { size: 16, loop: cupLoop, runs: 4000, loopRuns: 40_000, atMost: 8 },
  league: { size: 10, loop: leagueLoop, runs: 2000, loopRuns: 20_000, atMost: 6 },
  diagonal: { size: 24, loop: diagonalLoop, runs: 400, loopRuns: 2000, atMost: 6 },
  'hybrid-knockout': { size: 24, loop: hybridLoop, runs: 100, loopRuns: 400, atMost: 6 },
}

/** Each in a process of its own, like every part of the bench. */
export async function benchSimulate() {
  const formats = Object.keys(subjects).map((format) => ['benchAgainstLoop', format])
  return [...formats, ['benchWorkers'], ['benchOdds']].flatMap((words) => rowsOf('simulate', ...words))
}

// --- against a loop ------------------------------------------------------------------------------

export async function benchAgainstLoop(format) {
  const { size, loop, atMost, ...often } = subjects[format]
  const [runs, loopRuns] = [rounds(often.runs, 10), rounds(often.loopRuns, 10)]
  const byHand = loop(ratingsOf(size), 20260501)
  const simulator = unwrap(simulatorOf(questionOf(format, size), allFormats)).simulator
  agree(byHand(checkedRuns), simulator.runs(0, checkedRuns), `${format} of ${size}`)
  let next = 0
  const nextRuns = () => {
    next += runs
    return simulator.runs(next - runs, next)
  }
  const times = await inTurns(
    [
      { name: 'loop', run: () => byHand(loopRuns) },
      { name: 'simulation', run: nextRuns },
    ],
    { laps: 31, warmUp: 5 },
  )
  const ours = (which) => (1000 * runs) / times['simulation'][which]
  const byLoop = (which) => (1000 * loopRuns) / times['loop'][which]
  return [
    { what: `${format} of ${size} simulated`, unit: '/s', best: ours('best'), median: ours('median') },
    {
      what: '  a loop by hand for the same figures',
      unit: '/s',
      best: byLoop('best'),
      median: byLoop('median'),
    },
    {
      what: '  times as quick',
      unit: 'x',
      best: byLoop('best') / ours('best'),
      median: byLoop('median') / ours('median'),
      atMost,
      goal: 4,
    },
  ]
}

/** Enough for a hundredth of a title. */
const checkedRuns = rounds(20_000, 2000)

const ratingsOf = (size) => Array.from({ length: size }, (_, i) => 1800 - Math.round((600 * i) / (size - 1)))

const entrantsOf = (size) => {
  const ratings = ratingsOf(size)
  return names(size).map((name, i) => ({ name, rating: ratings[i] }))
}

const questionOf = (format, size) =>
  unwrap(
    questionFor({
      format: unwrap(formatNamed(format, allFormats)).format,
      entrants: entrantsOf(size),
      model: elo,
      seed: 'bench',
    }),
  ).question

// --- two workers ---------------------------------------------------------------------------------

const workerRuns = rounds(60_000, 2000)

export async function benchWorkers() {
  const question = questionOf('cup', 16)
  const workers = [1, 2].map(() => workerFor(question))
  deepStrictEqual(await playedBy(workers), await playedBy(workers.slice(1)))
  const times = await inTurns(
    [
      { name: 'one', run: () => playedBy(workers.slice(1)) },
      { name: 'two', run: () => playedBy(workers) },
    ],
    { laps: 9, warmUp: 2 },
  )
  for (const worker of workers) await worker.terminate()
  return {
    what: `two workers against one, ${workerRuns} cups of 16`,
    unit: 'x',
    best: times['one'].best / times['two'].best,
    median: times['one'].median / times['two'].median,
    atLeast: 1.7,
  }
}

const workerFor = (workerData) =>
  new Worker(new URL('./loops/worker.mjs', import.meta.url), { workerData, execArgv: [] })

/** All runs, in equal parts. */
async function playedBy(workers) {
  const part = workerRuns / workers.length
  const tallies = await Promise.all(workers.map((worker, i) => partOf(worker, i * part, (i + 1) * part)))
  const sum = newTally(16)
  for (const tally of tallies) addTally(sum, tally)
  return sum
}

async function partOf(worker, from, to) {
  worker.postMessage({ from, to })
  const [tally] = await once(worker, 'message')
  return tally
}

// --- odds ----------------------------------------------------------------------------------------

export async function benchOdds() {
  const tournament = halfPlayedCup()
  const question = questionFrom(tournament, { seed: 'bench', model: elo })
  const times = await inTurns(
    [{ name: 'odds', run: () => unwrap(simulatorOf(question, allFormats)).simulator.runs(0, rounds(10_000, 100)) }],
    {
      laps: 15,
      warmUp: 3,
    },
  )
  return { what: 'odds of a half-played cup of 16, 10,000 runs', unit: 'ms', ...times['odds'], under: 200 }
}

/** The first round and half of the second. */
function halfPlayedCup() {
  const tournament = unwrap(
    openTournament(unwrap(formatNamed('cup', allFormats)).format, { dice: 'bench' }, asked(0)),
  ).tournament
  for (const command of [{ do: 'enter', entrants: entrantsOf(16) }, { do: 'start' }])
    must(act(tournament, command, asked(0)))
  const matches = [...tournament.chart.board.matches.values()].slice(0, 8 + 2)
  for (const match of matches) playMatch(tournament, match)
  return tournament
}

/** The first seat wins its first game and draws the second. */
function playMatch(tournament, match) {
  for (let [game] = match.series.next(match); game; [game] = match.series.next(match)) {
    const result = game.number % 2 === 0 ? '1/2-1/2' : game.white === 0 ? '1-0' : '0-1'
    must(act(tournament, { do: 'report', match: match.id, game: game.number, result }, asked(0)))
  }
}
