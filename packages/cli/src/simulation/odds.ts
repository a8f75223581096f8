/** `arbiter odds`: the tournament as it stands, and as it would stand with what is supposed. */
import { progressOf, show } from '@arbiter/core/bulletin'
import { questionFrom } from '@arbiter/core/simulate'
import type { Tournament } from '@arbiter/core/tournament'
import type { Answer } from '../command-line/command.ts'
import type { World } from '../command-line/world.ts'
import { type Cases, caseOf, exitAfter, type Findings, stopIn } from './inquiry.ts'
import { drawnInWords, type ModelOptions, needSuiting, withModel } from './model.ts'
import { oddsPage } from './odds-page.ts'
import { type RunPlan, type TempoOptions, tempoFrom } from './options.ts'
import { imaginedFrom } from './supposition.ts'

interface OddsOptions extends ModelOptions, TempoOptions {
  readonly suppose: readonly string[]
  readonly all: boolean
}

/** What is asked comes first; where something is supposed, the odds without it second. */
export async function oddsCases(
  tournament: Tournament,
  given: OddsOptions,
  plan: RunPlan,
  world: World,
): Promise<Cases> {
  needSuiting(given, tournament.format)
  const manner = { tempo: tempoFrom(given), seed: plan.seed }
  const real = caseOf(withModel(questionFrom(tournament, manner), given))
  if (given.suppose.length === 0) return [real]
  const imagined = await imaginedFrom(given.suppose, tournament, world)
  return [caseOf(withModel(questionFrom(imagined.tournament, manner), given, imagined.meetings)), real]
}

export function oddsAnswer(tournament: Tournament, given: OddsOptions, cases: Cases, findings: Findings): Answer {
  const { suppose: supposed, all: isAll } = given
  const [answer, without] = findings.answers
  const bulletin = show(tournament)
  const { decided, matches } = progressOf(bulletin)
  const compared = without ? { supposed, without } : {}
  const { model } = cases[0].question
  return {
    exit: exitAfter(findings),
    data: { ...answer, state: bulletin.state, decided, matches, model, ...compared, ...stopIn(findings) },
    page: (paper) =>
      oddsPage({ tournament, bulletin, findings, supposed, model: drawnInWords(cases[0]), isAll }, paper),
  }
}
