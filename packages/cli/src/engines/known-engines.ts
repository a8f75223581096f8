/** The engines somebody means, and the limit they play at. */
import { type EngineSpec, engineNamed, enginesHere, type Limit, parseLimit, readRoster } from '@arbiter/engines'
import { misused, refused } from '../command-line/stop.ts'
import { didYouMean } from '../command-line/suggestion.ts'
import { see } from '../command-line/usage.ts'
import { message } from './words/messages.ts'

/** Those of the file first, then all that can be named without one. */
export async function enginesKnown(file: string | undefined): Promise<readonly EngineSpec[]> {
  if (file === undefined) return enginesHere()
  const roster = await readRoster(file)
  if (!roster.ok) throw refused('bad-engines', roster.problems, { problems: roster.problems })
  const names = new Set(roster.engines.map(({ name }) => name.toLowerCase()))
  return [...roster.engines, ...enginesHere().filter(({ name }) => !names.has(name.toLowerCase()))]
}

export function engineFromWord(word: string, known: readonly EngineSpec[]): EngineSpec {
  const engine = engineNamed(word, known)
  if ('name' in engine) return engine
  const hint = engine.suggestion === undefined ? see('arbiter engines list') : didYouMean(engine.suggestion)
  throw refused('no-such-engine', [message('cli-engines-none', { engine: { text: word } }), hint], {
    engine: word,
    ...engine,
  })
}

const usual = '2+0.02'

export function limitFrom({ tc = usual }: { readonly tc: string | undefined }): Limit {
  const limit = parseLimit(tc)
  if ('problem' in limit) throw misused(message('cli-engines-bad-tc', { problem: limit.problem }))
  return limit
}

/** A whole number of at least 1. */
export function numberFromOption(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^[1-9]\d{0,6}$/.test(text.trim())) return Number(text)
  throw misused(message('cli-engines-bad-number', { option: { text: `--${option}` }, typed: { text } }))
}
