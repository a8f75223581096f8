/** `arbiter compare`: the same entrants, model and seed in several formats; one they cannot play says why. */

import { type Refusal, refusalSays } from '@arbiter/core'
import type { Newcomer } from '@arbiter/core/entries'
import { type AnyFormat, formatNamed, formats } from '@arbiter/core/formats'
import type { Message } from '@arbiter/core/messages'
import { noResults, questionFor, simulatorOf, suits } from '@arbiter/core/simulate'
import type { Comparison, ComparisonRow } from '@arbiter/paper/comparison'
import { orStop, stopFor } from '../command-line/refusal.ts'
import { misused, Stop, stopData } from '../command-line/stop.ts'
import { suggestion } from '../command-line/suggestion.ts'
import { settingsFrom } from '../desk/input/settings.ts'
import { isForTeams } from '../desk/input/team.ts'
import { asText } from '../page/text-width.ts'
import { fieldSaid } from './field.ts'
import type { Case, Cases, Findings } from './inquiry.ts'
import { type ModelOptions, withModel } from './model.ts'
import { type RunPlan, type TempoOptions, tempoFrom } from './options.ts'
import { message } from './words/messages.ts'

export interface ComparisonOptions extends ModelOptions, TempoOptions {
  readonly set: readonly string[]
}

/** A format, and either who can say how it ends or why nobody can. */
type Candidate = { readonly format: AnyFormat } & ({ readonly case: Case } | { readonly refusal: readonly Message[] })

/** `league,cup`. */
export function formatsFrom(text: string | undefined): readonly AnyFormat[] | undefined {
  if (text === undefined) return undefined
  const names = text.split(',').map((name) => name.trim())
  return [...new Set(names)].map((name) => orStop(formatNamed(name, formats)).format)
}

/** Where nobody said which formats, all but those that are not for such entrants at all. */
export function candidatesFor(
  named: readonly AnyFormat[] | undefined,
  entrants: readonly Newcomer[],
  given: ComparisonOptions,
  plan: RunPlan,
): Candidate[] {
  const asked = named ?? formats.filter((format) => unfitFor(format, entrants) === undefined)
  const settings = settingsByFormat(given.set, asked)
  return asked.map((format) => candidateOf(format, settings.get(format.name) ?? [], entrants, given, plan))
}

function candidateOf(
  format: AnyFormat,
  set: readonly string[],
  entrants: readonly Newcomer[],
  given: ComparisonOptions,
  { seed }: RunPlan,
): Candidate {
  const unfit = unfitFor(format, entrants)
  if (unfit !== undefined) return { format, refusal: [unfit] }
  const asked = questionFor({
    format,
    options: settingsFrom(set),
    entrants,
    tempo: { ...tempoFrom(given), isForAll: true },
    seed,
  })
  if (!asked.ok) return { format, refusal: refusalSays(orMistyped(asked.refusal)) }
  const question = withModel(asked.question, given)
  if (!suits(question.model, format)) return { format, refusal: [noResults(question.model.kind)] }
  const found = simulatorOf(question, formats)
  if (!found.ok) return { format, refusal: refusalSays(found.refusal) }
  return { format, case: { question, simulator: found.simulator } }
}

/** A setting that was typed wrongly says nothing about the format. */
const orMistyped = (refusal: Refusal): Refusal => (refusal.code === 'bad-option' ? stopFor(refusal) : refusal)

/** Teams are as strong as their masterpoints and players as their ratings: who has only one of them cannot be compared. */
function unfitFor(format: AnyFormat, entrants: readonly Newcomer[]): Message | undefined {
  const areTeams = entrants.some(({ players }) => players)
  if (isForTeams(format)) return areTeams ? undefined : message('sim-for-teams')
  const areRated = entrants.some(({ rating }) => rating !== undefined)
  return areTeams && !areRated ? message('sim-by-ratings') : undefined
}

/** `cup.allowReuse=true`: the format's name first, because another may have a setting of the same name. */
function settingsByFormat(set: readonly string[], asked: readonly AnyFormat[]): Map<string, string[]> {
  const settings = new Map(asked.map(({ name }): [string, string[]] => [name, []]))
  for (const text of set) {
    const [, name = '', setting = ''] = /^([a-z-]+)\.([^.=]+=.*)$/.exec(text) ?? []
    const own = settings.get(name)
    if (!own)
      throw misused([message('sim-bad-set', { typed: asText(text) }), ...suggestion(name, [...settings.keys()])])
    own.push(setting)
  }
  return settings
}

/** Those that can be played; if there is none, nothing is compared. */
export function casesIn(candidates: readonly Candidate[]): Cases {
  const [first, ...others] = candidates.flatMap((candidate) => ('case' in candidate ? [candidate.case] : []))
  if (first) return [first, ...others]
  const reasons = candidates.flatMap((each) => ('refusal' in each ? [reasonOf(each.format, each.refusal)] : []))
  throw new Stop('refused', stopData('no-format-fits', [message('sim-none-fits'), ...reasons], '\n  '))
}

const reasonOf = ({ name }: AnyFormat, why: readonly Message[]): Message =>
  message('sim-reason', { format: { text: name }, why })

export function comparisonOf(
  candidates: readonly Candidate[],
  entrants: readonly Newcomer[],
  { seed }: RunPlan,
  { answers }: Findings,
): Comparison {
  const left = [...answers]
  const rows = candidates.map((candidate): ComparisonRow => {
    const { name: format, about } = candidate.format
    const { title } = about
    return 'refusal' in candidate
      ? { format, title, refusal: candidate.refusal }
      : { format, title, answer: left.shift() as (typeof answers)[0] }
  })
  return { field: fieldSaid(entrants), runs: Math.min(...answers.map(({ runs }) => runs)), seed, rows }
}
