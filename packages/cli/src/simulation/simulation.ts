/** `arbiter simulate`: a tournament that was never held. */

import type { Newcomer } from '@arbiter/core/entries'
import type { AnyFormat } from '@arbiter/core/formats'
import { formats } from '@arbiter/core/formats'
import { questionFor } from '@arbiter/core/simulate'
import { tournamentOf } from '@arbiter/core/tournament'
import type { Answer } from '../command-line/command.ts'
import { orStop } from '../command-line/refusal.ts'
import { settingsFrom } from '../desk/input/settings.ts'
import { textOf } from '../language/voice.ts'
import type { Paper } from '../page/paper.ts'
import { parts, wrapped } from '../page/prose.ts'
import { answerPage, stoppedNote } from './answer-page.ts'
import { fieldSaid } from './field.ts'
import { runsSaid } from './figures.ts'
import { type Case, caseOf, exitAfter, type Findings, stopIn } from './inquiry.ts'
import { drawnInWords, type ModelOptions, needSuiting, withModel } from './model.ts'
import { type RunPlan, type TempoOptions, tempoFrom } from './options.ts'
import { meetingsFrom } from './supposition.ts'
import { words } from './words/messages.ts'

interface SimulationOptions extends ModelOptions, TempoOptions {
  readonly set: readonly string[]
  readonly suppose: readonly string[]
  readonly all: boolean
}

export function simulationCase(
  format: AnyFormat,
  entrants: readonly Newcomer[],
  given: SimulationOptions,
  { seed }: RunPlan,
): Case {
  needSuiting(given, format)
  const options = settingsFrom(given.set)
  const { question } = orStop(questionFor({ format, options, entrants, tempo: tempoFrom(given), seed }))
  const meetings = meetingsFrom(given.suppose, orStop(tournamentOf(question.log, formats)).tournament)
  return caseOf(withModel(question, given, meetings))
}

export function simulationAnswer(format: AnyFormat, given: SimulationOptions, asked: Case, findings: Findings): Answer {
  const [answer] = findings.answers
  const { suppose: supposed, all: isAll } = given
  const supposing = supposed.length === 0 ? {} : { supposed }
  return {
    exit: exitAfter(findings),
    data: { ...answer, model: asked.question.model, ...supposing, ...stopIn(findings) },
    page: (paper) =>
      parts(
        headline(format, supposed, asked, findings, paper),
        stoppedNote(findings, paper),
        answerPage(answer, isAll, paper),
      ),
  }
}

/** "Cup: 16 entrants, rated 1873 to 1127 · 100,000 runs, seed spring", and how results are drawn. */
function headline(
  { about: { title } }: AnyFormat,
  supposed: readonly string[],
  asked: Case,
  { answers }: Findings,
  paper: Paper,
) {
  const [answer] = answers
  const format = { text: paper.strong(textOf(title)) }
  const line = words('sim-headline', { format, field: fieldSaid(answer.entrants), runs: runsSaid(answer, supposed) })
  return [line, drawnInWords(asked)].map((text) => wrapped(text, paper.width))
}
