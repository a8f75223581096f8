/** Why an engine cannot play, in a sentence that says what may be the cause. */
import type { Ending } from '../game/record.ts'
import { type OptionProblem, optionSentences } from './option.ts'
import type { Exit } from './process.ts'

export interface Failure {
  readonly ending: Extract<Ending, 'no-start' | 'stall' | 'crash'>
  readonly sentence: string
  readonly exit?: string
}

export function noStart(name: string, { how, neverBegan = false }: Exit): Failure {
  const sentence = neverBegan ? `${name} cannot be started: ${how}.` : `${name} ended before it said “uciok” (${how}).`
  return { ending: 'no-start', sentence, exit: how }
}

/** No `uciok`: the two usual reasons, told apart by whether it said anything at all. */
export function noHandshake(name: string, withinMs: number, hasSpoken: boolean): Failure {
  const within = inSeconds(withinMs)
  const sentence = hasSpoken
    ? `${name} did not say “uciok” within ${within}, though it did say something: it may be no UCI engine (for example an xboard one).`
    : `${name} said nothing within ${within} of “uci”: it may not flush its output when that is not a terminal (stdbuf -oL often helps), or it is no UCI engine.`
  return { ending: 'no-start', sentence }
}

export const wrongOptions = (name: string, problems: readonly OptionProblem[]): Failure => ({
  ending: 'no-start',
  sentence: `${name}: ${optionSentences(problems)}`,
})

export const noChess960 = (name: string): Failure => ({
  ending: 'no-start',
  sentence: `${name} does not play Chess960.`,
})

export const notReady = (name: string, withinMs: number, after: string): Failure => ({
  ending: 'stall',
  sentence: `${name} was not ready within ${inSeconds(withinMs)} after ${after}.`,
})

export const crash = (name: string, { how }: Exit): Failure => ({
  ending: 'crash',
  sentence: `${name} ended by itself (${how}).`,
  exit: how,
})

const inSeconds = (ms: number) => `${ms / 1000} s`
