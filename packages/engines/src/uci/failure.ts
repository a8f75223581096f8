/** Why an engine cannot play, and the likely cause. */

import { type Misdeed, misdeedSays } from '@arbiter/core/faults'
import type { Message } from '@arbiter/core/messages'
import type { Ending } from '../game/record.ts'
import { type OptionProblem, optionSays } from './option.ts'
import type { Exit } from './process.ts'
import { message } from './words/messages.ts'

export interface Failure {
  readonly ending: Extract<Ending, 'no-start' | 'stall' | 'crash'>
  readonly says: readonly Message[]
  /** In the form of the log; missing if the engine never started. */
  readonly did?: Misdeed
}

const notStarted = (...says: readonly Message[]): Failure => ({ ending: 'no-start', says })

export function noStart(name: string, exit: Exit): Failure {
  const engine = { text: name }
  if ('neverBegan' in exit) return notStarted(message('uci-never-began', { engine, why: exit.neverBegan }))
  return notStarted(message('uci-ended-early', { engine }), misdeedSays(exit.did, name))
}

/** No `uciok`: the two usual causes, distinguished by whether it printed anything. */
export function noHandshake(name: string, withinMs: number, hasSpoken: boolean): Failure {
  const details = { engine: { text: name }, within: { number: withinMs / 1000 } }
  return hasSpoken
    ? notStarted(message('uci-no-uciok', details), message('uci-no-uci-engine'))
    : notStarted(message('uci-silent', details), message('uci-not-flushed'))
}

export const wrongOptions = (name: string, problems: readonly OptionProblem[]): Failure =>
  notStarted(message('uci-wrong-options', { engine: { text: name } }), ...problems.flatMap(optionSays))

export const noChess960 = (name: string): Failure => notStarted(message('uci-no-chess960', { engine: { text: name } }))

export const notReady = (name: string, withinMs: number, after: ReadyAfter): Failure =>
  failed(name, 'stall', { what: 'not-ready', withinMs, after })

export type ReadyAfter = Extract<Misdeed, { what: 'not-ready' }>['after']

export function crash(name: string, exit: Exit): Failure {
  return failed(name, 'crash', 'did' in exit ? exit.did : { what: 'gone' })
}

const failed = (name: string, ending: Failure['ending'], did: Misdeed): Failure => ({
  ending,
  says: [misdeedSays(did, name)],
  did,
})
