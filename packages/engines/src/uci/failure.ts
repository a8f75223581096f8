/** Why an engine cannot play, and what may be the cause. */

import { type Misdeed, misdeedSays } from '@arbiter/core/faults'
import type { Message } from '@arbiter/core/messages'
import type { Ending } from '../game/record.ts'
import { type OptionProblem, optionSays } from './option.ts'
import type { Exit } from './process.ts'
import { message } from './words/messages.ts'

export interface Failure {
  readonly ending: Extract<Ending, 'no-start' | 'stall' | 'crash'>
  readonly says: readonly Message[]
  /** As the log keeps it; an engine that never started has done nothing. */
  readonly did?: Misdeed
}

const notStarted = (...says: readonly Message[]): Failure => ({ ending: 'no-start', says })

export function noStart(name: string, exit: Exit): Failure {
  const engine = { text: name }
  if ('neverBegan' in exit) return notStarted(message('uci-never-began', { engine, why: exit.neverBegan }))
  return notStarted(message('uci-ended-early', { engine }), misdeedSays(exit.did, name))
}

/** No `uciok`: the two usual reasons, told apart by whether it said anything at all. */
export function noHandshake(name: string, withinMs: number, hasSpoken: boolean): Failure {
  const told = { engine: { text: name }, within: { number: withinMs / 1000 } }
  return hasSpoken
    ? notStarted(message('uci-no-uciok', told), message('uci-no-uci-engine'))
    : notStarted(message('uci-silent', told), message('uci-not-flushed'))
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
