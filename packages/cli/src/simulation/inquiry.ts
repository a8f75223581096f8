/** Plays the runs of one question, or of several side by side, alone or with others, until they are done or somebody stops it. */

import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { formats } from '@arbiter/core/formats'
import {
  answerOf,
  type Question,
  type SimulationAnswer,
  type Simulator,
  simulatorOf,
  type Tally,
} from '@arbiter/core/simulate'
import type { Exit } from '../command-line/exit-code.ts'
import { orStop } from '../command-line/refusal.ts'
import { whileListening } from '../engines/interrupt.ts'
import { Agenda, type Slice } from './agenda.ts'
import { playTogether } from './crew.ts'
import type { RunPlan } from './options.ts'
import type { Progress } from './progress.ts'

/** A question, and who can answer it. */
export interface Case {
  readonly question: Question
  readonly simulator: Simulator
}

export const caseOf = (question: Question): Case => ({
  question,
  simulator: orStop(simulatorOf(question, formats)).simulator,
})

/** One, or several to be answered side by side. */
export type Cases = readonly [Case, ...Case[]]

export interface Findings {
  /** In the order of the cases. */
  readonly answers: readonly [SimulationAnswer, ...SimulationAnswer[]]
  /** Ctrl-C came before all runs were done. */
  readonly isStopped: boolean
}

export const exitAfter = ({ isStopped }: Findings): Exit => (isStopped ? 'unfinished' : 'done')

/** For programs. */
export const stopIn = ({ isStopped }: Findings): object => (isStopped ? { stopped: true } : {})

export async function inquire(cases: Cases, plan: RunPlan, progress: Progress): Promise<Findings> {
  const agenda = new Agenda(
    cases.map(({ simulator }) => simulator.size),
    plan.runs,
  )
  try {
    await whileListening((signal) => {
      signal.addEventListener('abort', () => agenda.stop(), { once: true })
      return playAll(cases, agenda, plan.workers, () => progress.tell(agenda.done, agenda.all))
    })
  } finally {
    progress.end(agenda.done)
  }
  return { answers: answersTo(cases, agenda), isStopped: agenda.done < agenda.all }
}

function answersTo(cases: Cases, { tallies }: Agenda): Findings['answers'] {
  const [first, ...others] = cases.map(({ simulator }, i) => answerOf(simulator, tallies[i] as Tally))
  return [first as SimulationAnswer, ...others]
}

async function playAll(
  cases: readonly Case[],
  agenda: Agenda,
  workers: number | undefined,
  added: () => void,
): Promise<void> {
  if (workers === undefined) await playAlone(cases, agenda, isWorthHelp(agenda), added)
  if (agenda.isOver) return
  const crew = Math.min(workers ?? availableParallelism(), agenda.all - agenda.done)
  if (crew === 1) return playAlone(cases, agenda, () => false, added)
  return playTogether(agenda, { questions: cases.map(({ question }) => question), workers: crew }, added)
}

/** Threads take a while to start: one asks for them when it has seen that much more is left. */
const seenMs = 200
const leftMs = 600

function isWorthHelp(agenda: Agenda): () => boolean {
  const began = performance.now()
  return () => {
    const played = performance.now() - began
    return played > seenMs && (played * (agenda.all - agenda.done)) / agenda.done > leftMs
  }
}

/** In this thread, with a breath after each slice in which Ctrl-C is heard. */
async function playAlone(cases: readonly Case[], agenda: Agenda, isEnough: () => boolean, added: () => void) {
  while (!isEnough()) {
    const slice = agenda.next()
    if (!slice) return
    agenda.add(slice, playHere(cases, slice))
    added()
    await setImmediate()
  }
}

function playHere(cases: readonly Case[], { question, from, to }: Slice) {
  const began = performance.now()
  const tally = (cases[question] as Case).simulator.runs(from, to)
  return { tally, milliseconds: performance.now() - began }
}
