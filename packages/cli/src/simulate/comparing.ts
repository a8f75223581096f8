/** `arbiter compare`: the same entrants, model and seed in several formats; one they cannot play says why. */
import {
  type AnyFormat,
  type Comparison,
  type ComparisonRow,
  formatNamed,
  formats,
  isRefusal,
  type Newcomer,
  questionFor,
  type Refusal,
  sentenceOf,
  simulatorOf,
  suits,
} from '@arbiter/core'
import { orStop } from '../command-line/refusal.ts'
import { misused, refused } from '../command-line/stop.ts'
import { suggestion } from '../command-line/suggestion.ts'
import { settingsFrom } from '../desk/settings.ts'
import { isForTeams } from '../desk/team.ts'
import { type RunPlan, type TempoGiven, tempoFrom } from './asked.ts'
import { fieldInWords } from './field.ts'
import type { Case, Cases, Findings } from './inquiry.ts'
import { type ModelGiven, withModel } from './model.ts'

export interface ComparisonGiven extends ModelGiven, TempoGiven {
  readonly set: readonly string[]
}

/** A format, and either who can say how it ends or why nobody can. */
type Candidate = { readonly format: AnyFormat } & ({ readonly case: Case } | { readonly refusal: string })

/** `league,cup`. */
export function formatsFrom(text: string | undefined): readonly AnyFormat[] | undefined {
  if (text === undefined) return undefined
  const names = text.split(',').map((name) => name.trim())
  return [...new Set(names)].map((name) => orStop<AnyFormat>(formatNamed(name)))
}

/** Where nobody said which formats, all but those that are not for such entrants at all. */
export function candidatesFor(
  named: readonly AnyFormat[] | undefined,
  entrants: readonly Newcomer[],
  given: ComparisonGiven,
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
  given: ComparisonGiven,
  { seed }: RunPlan,
): Candidate {
  const unfit = unfitFor(format, entrants)
  if (unfit !== undefined) return { format, refusal: unfit }
  const asked = questionFor({
    format,
    options: settingsFrom(set),
    entrants,
    tempo: { ...tempoFrom(given), isForAll: true },
    seed,
  })
  if (isRefusal(asked)) return { format, refusal: sentenceOf(orMistyped(asked)) }
  const question = withModel(asked, given)
  if (!suits(question.model, format))
    return { format, refusal: `The model ${question.model.kind} has no results for it.` }
  const simulator = simulatorOf(question)
  return isRefusal(simulator) ? { format, refusal: sentenceOf(simulator) } : { format, case: { question, simulator } }
}

/** A setting that was typed wrongly says nothing about the format. */
const orMistyped = (refusal: Refusal): Refusal => (refusal.code === 'bad-option' ? orStop<never>(refusal) : refusal)

/** Teams are as strong as their masterpoints and players as their ratings: who has only one of them cannot be compared. */
function unfitFor(format: AnyFormat, entrants: readonly Newcomer[]): string | undefined {
  const areTeams = entrants.some(({ players }) => players)
  if (isForTeams(format)) return areTeams ? undefined : 'It is played by teams, and these are players.'
  const areRated = entrants.some(({ rating }) => rating !== undefined)
  return areTeams && !areRated ? 'It goes by ratings, and these teams have only masterpoints.' : undefined
}

/** `cup.allowReuse=true`: the format's name first, because another may have a setting of the same name. */
function settingsByFormat(set: readonly string[], asked: readonly AnyFormat[]): Map<string, string[]> {
  const settings = new Map(asked.map(({ name }): [string, string[]] => [name, []]))
  for (const text of set) {
    const [, name = '', setting = ''] = /^([a-z-]+)\.([^.=]+=.*)$/.exec(text) ?? []
    const own = settings.get(name)
    if (!own)
      throw misused(
        `--set takes FORMAT.key=value here, such as --set league.seeding=rating, not "${text}".${suggestion(name, [...settings.keys()])}`,
      )
    own.push(setting)
  }
  return settings
}

/** Those that can be played; if there is none, nothing is compared. */
export function casesIn(candidates: readonly Candidate[]): Cases {
  const [first, ...others] = candidates.flatMap((candidate) => ('case' in candidate ? [candidate.case] : []))
  if (first) return [first, ...others]
  const reasons = candidates.map((each) => `  ${each.format.name}: ${'refusal' in each ? each.refusal : ''}`)
  throw refused('no-format-fits', ['These entrants can play none of these formats:', ...reasons].join('\n'))
}

export function comparisonOf(
  candidates: readonly Candidate[],
  entrants: readonly Newcomer[],
  { seed }: RunPlan,
  { answers }: Findings,
): Comparison {
  const left = [...answers]
  const rows = candidates.map((candidate): ComparisonRow => {
    const { name: format, title } = candidate.format
    return 'refusal' in candidate
      ? { format, title, refusal: candidate.refusal }
      : { format, title, answer: left.shift() as (typeof answers)[0] }
  })
  return { field: fieldInWords(entrants), runs: Math.min(...answers.map(({ runs }) => runs)), seed, rows }
}
