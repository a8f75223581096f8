/** A model's specification, plain data that can be sent to a worker, and the model made from it. */
import * as z from 'zod/mini'
import type { Chart } from '../../chart/chart.ts'
import { type AnyFormat, formatOf } from '../../formats/rule-book/format.ts'
import type { PlayedBy, SimulatedBoards } from '../../formats/views/views.ts'
import type { Message } from '../../message/message.ts'
import { type RefusedResult, refuse } from '../../refusals/result.ts'
import { message } from '../words/messages.ts'
import { Elo, type EloSettings, usualElo } from './elo.ts'
import { EnginePairs, type EngineSettings, engineChances, usualEngines } from './engines.ts'
import type { Model } from './model.ts'
import { priorOf, strengthsIn } from './strengths.ts'
import { marginByRatings, type TeamSettings, Teams, usualTeams } from './teams.ts'
import { supposedBoards, supposedGames, WhatIfModel } from './what-if.ts'

/** White's advantage, in points. */
const advantage = z.number().check(z.minimum(-500), z.maximum(500))

const eloSchema = z.strictObject({
  kind: z.literal('elo'),
  advantage: z.optional(advantage),
  /** The share of draws between equals. */
  draws: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  suppose: z.optional(supposedGames),
})

const enginesSchema = z.strictObject({
  kind: z.literal('engines'),
  advantage: z.optional(advantage),
  /** Deviation of the advantage of openings, in points. */
  spread: z.optional(z.number().check(z.minimum(0), z.maximum(300))),
  /** Lead a side needs to win, in points. */
  drawElo: z.optional(z.number().check(z.minimum(0), z.maximum(600))),
  suppose: z.optional(supposedGames),
})

const teamsSchema = z.strictObject({
  kind: z.literal('teams'),
  /** The standard deviation of the margin on a board, in IMPs. */
  deviation: z.optional(z.number().check(z.minimum(1), z.maximum(20))),
  suppose: z.optional(supposedBoards),
})

export const modelSpecSchema = z.discriminatedUnion('kind', [
  z.readonly(eloSchema),
  z.readonly(enginesSchema),
  z.readonly(teamsSchema),
])
export type ModelSpec = z.infer<typeof modelSpecSchema>

/** Missing settings have their defaults. */
export function modelOf(spec: ModelSpec, chart: Chart): Model {
  if (!suits(spec, formatOf(chart)))
    throw new TypeError(`${formatOf(chart).name} has no results of the model ${spec.kind}`)
  const model = plainModel(spec, chart)
  return spec.suppose && spec.suppose.length > 0 ? new WhatIfModel(model, spec.suppose, chart) : model
}

/** Why a model does not fit. */
export function refusedModel(spec: ModelSpec, chart: Chart): RefusedResult | undefined {
  const format = formatOf(chart)
  if (!suits(spec, format)) return refuse({ code: 'bad-option', option: 'model', problem: noResults(spec.kind) })
  const stranger = spec.suppose
    ?.flatMap(({ first, second }) => [first, second])
    .find((id) => !chart.field.indexOf.has(id))
  return stranger === undefined ? undefined : refuse({ code: 'no-such-entrant', entrant: stranger })
}

/** A model whose results the format does not take. */
export const noResults = (model: string): Message => message('simulate-no-results', { model: { text: model } })

/** Teams play for IMPs, all others for points. */
export const suits = ({ kind }: Pick<ModelSpec, 'kind'>, { about }: Pick<AnyFormat, 'about'>): boolean =>
  (kind === 'teams') === (about.whom === 'teams')

function plainModel(spec: ModelSpec, chart: Chart): Model {
  const prior = priorOf(chart)
  const strengths = strengthsIn(chart, prior)
  switch (spec.kind) {
    case 'elo':
      return new Elo(strengths, eloIn(spec))
    case 'engines':
      return new EnginePairs(strengths, enginesIn(spec))
    case 'teams':
      return prior.basis === 'masterpoints'
        ? new Teams(strengths, boardsIn(chart), teamsIn(spec))
        : new Teams(strengths, boardsIn(chart), teamsIn(spec), marginByRatings(teamsIn(spec)))
    default:
      return spec satisfies never
  }
}

function boardsIn(chart: Chart): SimulatedBoards {
  const played = playedBy(chart)
  if (played.kind !== 'teams') throw new TypeError(`${formatOf(chart).name} has no boards`)
  return played.boards
}

type Settings<Kind> = Extract<ModelSpec, { kind: Kind }>

const eloIn = ({ advantage = usualElo.advantage, draws = usualElo.draws }: Settings<'elo'>): EloSettings => ({
  advantage,
  draws,
})

const enginesIn = (spec: Settings<'engines'>): EngineSettings => ({
  advantage: spec.advantage ?? usualEngines.advantage,
  spread: spec.spread ?? usualEngines.spread,
  drawElo: spec.drawElo ?? usualEngines.drawElo,
})

const teamsIn = ({ deviation = usualTeams.deviation }: Settings<'teams'>): TeamSettings => ({ deviation })

/** The usual model for a format. */
export const usualModel = (chart: Chart): ModelSpec => ({ kind: playedBy(chart).kind })

const playedBy = (chart: Chart): PlayedBy => formatOf(chart).views.simulation?.playedBy?.(chart) ?? { kind: 'elo' }

/** A model in words, with all its numbers. */
export function modelSays(spec: ModelSpec): Message[] {
  const count = spec.suppose?.length ?? 0
  return count === 0 ? plainSays(spec) : [...plainSays(spec), message('simulate-supposed', { count })]
}

function plainSays(spec: ModelSpec): Message[] {
  switch (spec.kind) {
    case 'elo':
      return [eloSays(eloIn(spec))]
    case 'engines':
      return enginesSay(enginesIn(spec))
    case 'teams':
      return [message('simulate-teams', { deviation: { number: teamsIn(spec).deviation } })]
    default:
      return spec satisfies never
  }
}

/** Shares of draws are known to a hundredth at best. */
const inHundredths = (share: number): { readonly percent: number } => ({ percent: Math.round(share * 100) / 100 })

const eloSays = ({ advantage, draws }: EloSettings): Message =>
  message('simulate-elo', { advantage: { number: advantage }, draws: inHundredths(draws) })

function enginesSay({ advantage, spread, drawElo }: EngineSettings): Message[] {
  const draws = inHundredths(engineChances(0, drawElo).draw)
  return [
    message('simulate-engines', { advantage: { number: advantage }, spread: { number: spread } }),
    message('simulate-engines-draws', { drawElo: { number: drawElo }, draws }),
  ]
}
