/** A thread that plays slices of runs and tells what came of them. */

import assert from 'node:assert/strict'
import { performance } from 'node:perf_hooks'
import { parentPort, workerData } from 'node:worker_threads'
import { formats } from '@arbiter/core/formats'
import { type Question, type Simulator, simulatorOf } from '@arbiter/core/simulate'
import type { PlayedSlice, Slice } from './agenda.ts'

const questions = workerData as readonly Question[]
const simulators: Simulator[] = []

parentPort?.on('message', ({ question, from, to }: Slice) => {
  simulators[question] ??= simulatorFor(questions[question] as Question)
  const simulator = simulators[question]
  const began = performance.now()
  const tally = simulator.runs(from, to)
  parentPort?.postMessage({ tally, milliseconds: performance.now() - began } satisfies PlayedSlice)
})

/** Who started us has asked the same and was not refused. */
function simulatorFor(question: Question): Simulator {
  const found = simulatorOf(question, formats)
  assert(found.ok, 'a question that can be answered can be answered in every thread')
  return found.simulator
}
