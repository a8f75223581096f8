/** What `simulate`, `compare` and `odds` are asked for alike: how often, from which seed, with which clock, on how many workers. */
import { parseClock } from '@arbiter/core/facts'
import { type Tempo, usualTempo } from '@arbiter/core/simulate'
import type { Options } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'
import type { World } from '../command-line/world.ts'
import { asText } from '../page/text-width.ts'
import { message } from './words/messages.ts'

const mostRuns = 10_000_000
const mostWorkers = 64

export const runOptions = (usualRuns: number) =>
  ({
    runs: { value: 'N', about: message('sim-option-runs', { most: mostRuns, usual: usualRuns }) },
    seed: { value: 'TEXT', about: message('sim-option-seed') },
    workers: { value: 'N', about: message('sim-option-workers') },
  }) as const satisfies Options

export const tempoOptions = {
  clock: { value: 'MINUTES+SECONDS', about: message('sim-option-clock') },
  'minutes-per-board': { value: 'N', about: message('sim-option-minutes') },
} as const satisfies Options

export type TempoOptions = OptionTexts<typeof tempoOptions>
type OptionTexts<O extends Options> = { readonly [K in keyof O]: string | undefined }

/** How it is run. */
export interface RunPlan {
  readonly runs: number
  readonly seed: string
  /** As many as are worth it where nobody said. */
  readonly workers: number | undefined
}

export function runPlanFrom(
  options: OptionTexts<ReturnType<typeof runOptions>>,
  usualRuns: number,
  world: World,
): RunPlan {
  const { runs, seed, workers } = options
  if (seed !== undefined && (seed.length < 1 || seed.length > 100)) throw misused(message('sim-bad-seed'))
  return {
    runs: countFrom('--runs', runs, mostRuns) ?? usualRuns,
    seed: seed ?? world.dice(),
    workers: countFrom('--workers', workers, mostWorkers),
  }
}

/** "20000", "20,000" and "20_000" are the same. */
function countFrom(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined
  const count = /^\d{1,3}(?:[,_]\d{3})+$|^\d{1,9}$/.test(text) ? Number(text.replaceAll(/[,_]/g, '')) : 0
  if (count >= 1 && count <= most) return count
  throw misused(message('sim-bad-count', { option: { text: name }, most, typed: asText(text) }))
}

export function tempoFrom(options: TempoOptions): Tempo {
  const minutesPerBoard = decimalFrom('--minutes-per-board', options['minutes-per-board'], 0.5, 60)
  return {
    ...usualTempo,
    ...(options.clock === undefined ? {} : { ...clockFrom(options.clock), isForAll: true }),
    ...(minutesPerBoard === undefined ? {} : { minutesPerBoard }),
  }
}

function clockFrom(text: string): Pick<Tempo, 'base' | 'increment'> {
  const clock = parseClock(text)
  if (clock && clock.base + clock.increment > 0) return clock
  throw misused(message('sim-bad-clock', { typed: asText(text) }))
}

/** A figure between two others. */
export function decimalFrom(name: string, text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined) return undefined
  const figure = /^-?\d{1,5}(?:\.\d{1,4})?$/.test(text.trim()) ? Number(text) : Number.NaN
  if (figure >= least && figure <= most) return figure
  const limits = { least: { number: least }, most: { number: most } }
  throw misused(message('sim-bad-number', { option: { text: name }, ...limits, typed: asText(text) }))
}
