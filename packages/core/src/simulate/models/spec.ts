/** A model as it is asked for: plain data that can be sent to a worker, and the model it asks for. */
import * as z from 'zod'
import type { Chart } from '../../chart/chart.ts'
import type { AnyFormat } from '../../formats/format.ts'
import type { Refusal } from '../../refusals/refusal.ts'
import { plural } from '../../words/sentence.ts'
import { Elo, type EloSettings, usualElo } from './elo.ts'
import { EnginePairs, type EngineSettings, engineChances, usualEngines } from './engines.ts'
import type { Model } from './model.ts'
import { priorOf, strengthsIn } from './strengths.ts'
import { Supposed, supposedBoards, supposedGames } from './supposed.ts'
import { marginByMasterpoints, marginByRatings, type TeamSettings, Teams, usualTeams } from './teams.ts'

const advantage = z.number().min(-500).max(500).describe('What White is better by, in points')

const eloSchema = z.strictObject({
  kind: z.literal('elo'),
  advantage: advantage.optional(),
  draws: z.number().min(0).max(1).optional().describe('The share of draws between equals'),
  suppose: supposedGames.optional(),
})

const enginesSchema = z.strictObject({
  kind: z.literal('engines'),
  advantage: advantage.optional(),
  spread: z.number().min(0).max(300).optional().describe('How openings differ in what they give White, in points'),
  drawElo: z.number().min(0).max(600).optional().describe('How many points better a side must be to win'),
  suppose: supposedGames.optional(),
})

const teamsSchema = z.strictObject({
  kind: z.literal('teams'),
  deviation: z.number().min(1).max(20).optional().describe('Standard deviation of the margin on a board, in IMPs'),
  suppose: supposedBoards.optional(),
})

export const modelSpecSchema = z.discriminatedUnion('kind', [
  eloSchema.readonly(),
  enginesSchema.readonly(),
  teamsSchema.readonly(),
])
export type ModelSpec = z.infer<typeof modelSpecSchema>

/** What is not said is as usual. */
export function modelOf(spec: ModelSpec, chart: Chart): Model {
  if (!suits(spec, chart.format)) throw new TypeError(`${chart.format.name} has no results of the model ${spec.kind}`)
  const model = plainModel(spec, chart)
  return spec.suppose && spec.suppose.length > 0 ? new Supposed(model, spec.suppose, chart) : model
}

/** Why a model is none for this tournament. */
export function refusedModel(spec: ModelSpec, { format, indexOf }: Chart): Refusal | undefined {
  if (!suits(spec, format))
    return { code: 'bad-option', option: 'model', problem: `a ${format.name} has no results of the model ${spec.kind}` }
  const stranger = spec.suppose?.flatMap(({ first, second }) => [first, second]).find((id) => !indexOf.has(id))
  return stranger === undefined ? undefined : { code: 'no-such-entrant', entrant: stranger }
}

/** Teams play for IMPs, all others for points. */
export const suits = ({ kind }: Pick<ModelSpec, 'kind'>, { whom }: Pick<AnyFormat, 'whom'>): boolean =>
  (kind === 'teams') === (whom === 'teams')

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
        ? new Teams(strengths, marginByMasterpoints, teamsIn(spec))
        : new Teams(strengths, marginByRatings(teamsIn(spec)), teamsIn(spec))
    default:
      return spec satisfies never
  }
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

/** The model that fits what is played. */
export function usualModel({ format, openings, arrangements }: Chart): ModelSpec {
  if (format.whom === 'teams') return { kind: 'teams' }
  return { kind: openings.order || arrangements.length > 0 ? 'engines' : 'elo' }
}

/** For people, with all its numbers. */
export function modelInWords(spec: ModelSpec): string {
  const count = spec.suppose?.length ?? 0
  return count === 0 ? plainInWords(spec) : `${plainInWords(spec)} ${plural(count, 'result')} supposed.`
}

function plainInWords(spec: ModelSpec): string {
  switch (spec.kind) {
    case 'elo':
      return eloInWords(eloIn(spec))
    case 'engines':
      return enginesInWords(enginesIn(spec))
    case 'teams':
      return teamsInWords(teamsIn(spec))
    default:
      return spec satisfies never
  }
}

const percent = (share: number): string => `${Math.round(share * 100)} %`

const eloInWords = ({ advantage, draws }: EloSettings): string =>
  `Elo's expected score; the first move is worth ${advantage} rating points, and equals draw ${percent(draws)} of their games.`

const enginesInWords = ({ advantage, spread, drawElo }: EngineSettings): string =>
  `Engines in pairs of games: an opening is worth ${advantage} points to White, give or take ${spread}, in both games of its pair. ` +
  `A side wins by being ${drawElo} points better: from a level opening equals draw ${percent(engineChances(0, drawElo).draw)}.`

const teamsInWords = ({ deviation }: TeamSettings): string =>
  'IMPs of both teams by board: around the margin that the handicap formula would even out by masterpoints, or that their ' +
  `ratings say, with a deviation of ${deviation} IMPs a board.`
