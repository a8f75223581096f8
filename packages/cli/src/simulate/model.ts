/** How results are drawn, as it is asked for on the command line and as it is told on a page. */
import {
  type AnyFormat,
  type ModelSpec,
  modelInWords,
  modelSpecSchema,
  priorInWords,
  type Question,
  suits,
} from '@arbiter/core'
import type { Options } from '../command-line/command.ts'
import { misused, refused } from '../command-line/stop.ts'
import { suggestion } from '../command-line/suggestion.ts'
import { decimalFrom } from './asked.ts'
import type { Case } from './inquiry.ts'
import type { Meeting } from './supposing.ts'

const kinds = ['elo', 'engines', 'teams'] as const
type Kind = (typeof kinds)[number]

export const modelOptions = {
  model: {
    value: kinds.join('|'),
    about:
      'How results are drawn: by Elo ratings, as engines play pairs of games, as bridge teams play boards; what fits unless given',
  },
  advantage: { value: 'POINTS', about: 'elo, engines: what the first move is worth, in rating points' },
  draws: { value: 'SHARE', about: 'elo, engines: the share of draws between equals, such as 0.35' },
} as const satisfies Options

export type ModelGiven = { readonly [K in keyof typeof modelOptions]: string | undefined }

/** The question with the model somebody asked for, and with what is supposed. */
export function withModel(question: Question, given: ModelGiven, suppose: readonly Meeting[] = []): Question {
  const kind = kindFrom(given.model) ?? question.model.kind
  if (kind === 'teams' && suppose.some(({ result }) => result === 'draw'))
    throw misused('--suppose: teams play on until one has won. Say that one beats the other.')
  const supposing = suppose.length > 0 ? { suppose } : {}
  const model = modelSpecSchema.safeParse({ kind, ...settingsOf(kind, given), ...supposing })
  if (!model.success) throw misused(`--suppose: ${model.error.issues[0]?.message}.`)
  return { ...question, model: model.data }
}

/** Points and IMPs are not drawn by one model; a wish that cannot be met is refused before anything else. */
export function needSuiting({ model }: ModelGiven, format: AnyFormat): void {
  const kind = kindFrom(model)
  if (kind === undefined || suits({ kind }, format)) return
  const hint = kind === 'teams' ? 'Say --model elo or --model engines.' : 'Its teams play boards: say --model teams.'
  throw refused('unsuitable-model', `The model ${kind} has no results for a ${format.name}. ${hint}`)
}

function kindFrom(text: string | undefined): Kind | undefined {
  if (text === undefined) return undefined
  const kind = kinds.find((each) => each === text.toLowerCase())
  if (kind) return kind
  throw misused(`--model takes ${kinds.join(', ')}, not "${text}".${suggestion(text, kinds)}`)
}

function settingsOf(kind: Kind, given: ModelGiven): object {
  const advantage = decimalFrom('--advantage', given.advantage, -500, 500)
  const draws = decimalFrom('--draws', given.draws, 0, kind === 'engines' ? mostDrawnByEngines : 1)
  if (kind === 'teams' && (advantage ?? draws) !== undefined)
    throw misused('--advantage and --draws are of games; teams play boards.')
  return {
    ...(advantage === undefined ? {} : { advantage }),
    ...(draws === undefined ? {} : kind === 'engines' ? { drawElo: drawEloOf(draws) } : { draws }),
  }
}

const mostDrawnByEngines = 0.93

/** Equals who win by being so many points better draw this share. */
const drawEloOf = (draws: number): number => Math.round(400 * Math.log10((1 + draws) / (1 - draws)))

/** "Elo's expected score; … 3 entrants of 16 have no rating: taken for 1540, the mean of the others." */
export function drawnInWords({ question, simulator }: Case): string {
  // What is supposed stands beside it as it was typed.
  const { suppose: _, ...model } = question.model
  return [modelInWords(model as ModelSpec), priorInWords(simulator.prior) ?? ''].join(' ').trim()
}
