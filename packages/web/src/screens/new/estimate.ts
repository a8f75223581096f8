/** The estimated duration: a few dozen simulated runs, one at a time, so that typing stays smooth. */

import { formats } from '@arbiter/core/formats'
import {
  addTally,
  answerOf,
  newTally,
  questionFor,
  type SimulationAnswer,
  type Simulator,
  simulatorOf,
} from '@arbiter/core/simulate'
import { useEffect, useState } from 'preact/hooks'
import type { Plan } from './rehearsal.ts'

const runs = 40
const mostMs = 1500
const restMs = 350

/** Undefined while it is computed, and if it cannot be. */
export function useEstimate(plan: Plan | undefined): SimulationAnswer | undefined {
  const [answer, set] = useState<SimulationAnswer | undefined>()
  const asked = plan && JSON.stringify([plan.format.name, plan.options, plan.entrants])
  useEffect(() => {
    set(undefined)
    if (!plan) return
    let timer = setTimeout(() => {
      const simulator = simulatorFor(plan)
      if (!simulator) return
      const tally = newTally(simulator.size)
      const began = performance.now()
      const next = (run: number) => {
        addTally(tally, simulator.runs(run, run + 1))
        const isEnough = run + 1 >= runs || performance.now() - began > mostMs
        if (isEnough) set(answerOf(simulator, tally))
        else timer = setTimeout(() => next(run + 1))
      }
      next(0)
    }, restMs)
    return () => clearTimeout(timer)
  }, [asked])
  return answer
}

function simulatorFor({ format, options, entrants }: Plan): Simulator | undefined {
  const asked = questionFor({ format, options, entrants, seed: 'estimate' })
  const found = asked.ok ? simulatorOf(asked.question, formats) : asked
  return found.ok ? found.simulator : undefined
}
