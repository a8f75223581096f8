/** How results are drawn, as it is asked for on the command line and as it is told on a page. */
import type { AnyFormat } from '@arbiter/core/formats'
import {
  type ModelSpec,
  modelSays,
  modelSpecSchema,
  noResults,
  priorSays,
  type Question,
  suits,
} from '@arbiter/core/simulate'
import type { Options } from '../command-line/command.ts'
import { misused, refused } from '../command-line/stop.ts'
import { suggestion } from '../command-line/suggestion.ts'
import { textOfAll } from '../language/voice.ts'
import { asText } from '../page/text-width.ts'
import type { Case } from './inquiry.ts'
import { decimalFrom } from './options.ts'
import type { Meeting } from './supposition.ts'
import { message } from './words/messages.ts'

const kinds = ['elo', 'engines', 'teams'] as const
type Kind = (typeof kinds)[number]

export const modelOptions = {
  model: { value: kinds.join('|'), about: message('sim-option-model') },
  advantage: { value: 'POINTS', about: message('sim-option-advantage') },
  draws: { value: 'SHARE', about: message('sim-option-draws') },
} as const satisfies Options

export type ModelOptions = { readonly [K in keyof typeof modelOptions]: string | undefined }

/** The question with the model somebody asked for, and with what is supposed. */
export function withModel(question: Question, given: ModelOptions, suppose: readonly Meeting[] = []): Question {
  const kind = kindFrom(given.model) ?? question.model.kind
  if (kind === 'teams' && suppose.some(({ result }) => result === 'draw')) throw misused(message('sim-suppose-no-draw'))
  const supposing = suppose.length > 0 ? { suppose } : {}
  const model = modelSpecSchema.safeParse({ kind, ...settingsOf(kind, given), ...supposing })
  // Numbers were looked at one by one; what is left is how the meetings fit together.
  if (!model.success) throw misused(message('sim-suppose-twice'))
  return { ...question, model: model.data }
}

/** Points and IMPs are not drawn by one model; a wish that cannot be met is refused before anything else. */
export function needSuiting({ model }: ModelOptions, format: AnyFormat): void {
  const kind = kindFrom(model)
  if (kind === undefined || suits({ kind }, format)) return
  const hint = kind === 'teams' ? message('sim-model-for-games') : message('sim-model-for-boards')
  throw refused('unsuitable-model', [noResults(kind), hint])
}

function kindFrom(text: string | undefined): Kind | undefined {
  if (text === undefined) return undefined
  const kind = kinds.find((each) => each === text.toLowerCase())
  if (kind) return kind
  const models = kinds.map((each) => ({ text: each }))
  throw misused([message('sim-bad-model', { models, typed: asText(text) }), ...suggestion(text, kinds)])
}

function settingsOf(kind: Kind, given: ModelOptions): object {
  const advantage = decimalFrom('--advantage', given.advantage, -500, 500)
  const draws = decimalFrom('--draws', given.draws, 0, kind === 'engines' ? mostDrawnByEngines : 1)
  if (kind === 'teams' && (advantage ?? draws) !== undefined) throw misused(message('sim-model-of-games'))
  return {
    ...(advantage === undefined ? {} : { advantage }),
    ...(draws === undefined ? {} : kind === 'engines' ? { drawElo: drawEloOf(draws) } : { draws }),
  }
}

const mostDrawnByEngines = 0.93

/** Equals who win by being so many points better draw this share. */
const drawEloOf = (draws: number): number => Math.round(400 * Math.log10((1 + draws) / (1 - draws)))

/** "Results follow Elo’s expected score: … 3 of 16 entrants have no rating: taken to be 1540, the mean of the others." */
export function drawnInWords({ question, simulator }: Case): string {
  // What is supposed stands beside it as it was typed.
  const { suppose: _, ...model } = question.model
  return textOfAll([...modelSays(model as ModelSpec), ...priorSays(simulator.prior)])
}
