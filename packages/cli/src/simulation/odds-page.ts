/** The odds of a tournament that is being played, alone or beside what they would be. */
import type { Bulletin } from '@arbiter/core/bulletin'
import type { EntrantChances, SimulationAnswer } from '@arbiter/core/simulate'
import type { Tournament } from '@arbiter/core/tournament'
import { textOf } from '../language/voice.ts'
import { heading } from '../page/bulletin.ts'
import type { Paper } from '../page/paper.ts'
import { parts, wrapped } from '../page/prose.ts'
import { type Column, table } from '../page/table.ts'
import {
  chancesLines,
  expectedRank,
  likeliest,
  nameColumn,
  nameShown,
  remainder,
  stoppedNote,
  strengthColumn,
  toCome,
} from './answer-page.ts'
import { changeSaid, marginSaid, meanSaid, runsSaid, shareSaid } from './figures.ts'
import type { Findings } from './inquiry.ts'
import { words } from './words/messages.ts'

export interface Odds {
  readonly tournament: Tournament
  readonly bulletin: Bulletin
  /** Where something is supposed the odds without it come second. */
  readonly findings: Findings
  /** As it was typed. */
  readonly supposed: readonly string[]
  /** How results are drawn, in words. */
  readonly model: string
  readonly isAll: boolean
}

export function oddsPage(odds: Odds, paper: Paper): string {
  const { tournament, bulletin, findings, isAll } = odds
  const [answer, without] = findings.answers
  const isOver = bulletin.state === 'finished'
  return parts(
    heading(tournament, bulletin, paper),
    wrapped(isOver ? words('sim-certain') : basisOf(odds), paper.width),
    stoppedNote(findings, paper),
    without ? changesLines(answer, without, isAll, paper) : chancesLines(answer, isAll, paper),
    isOver ? undefined : toCome(answer, paper),
  )
}

/** "From here to the end: 10,000 runs, seed a1b2, supposing “Ann beats Ben”. Results follow Elo’s expected score: …" */
const basisOf = ({ findings, supposed, model }: Odds): string =>
  `${words('sim-from-here', { runs: runsSaid(findings.answers[0], supposed) })} ${model}`

const columnsWith = (strength: string): readonly Column[] => [
  nameColumn(),
  { heading: strength, align: 'right', isSpare: true },
  { heading: words('sim-column', { column: 'title' }), align: 'right' },
  { heading: words('sim-column', { column: 'supposed' }), align: 'right' },
  { heading: '', align: 'right' },
  { heading: words('sim-column', { column: 'change' }), align: 'right' },
  { heading: words('sim-column', { column: 'rank' }), align: 'right' },
  { heading: words('sim-column', { column: 'supposed' }), align: 'right' },
]

function changesLines(answer: SimulationAnswer, without: SimulationAnswer, isAll: boolean, paper: Paper): string[] {
  const { shown, left } = likeliest(answer.entrants, isAll)
  const before = (entrant: EntrantChances) => without.entrants[answer.entrants.indexOf(entrant)] as EntrantChances
  const strength = strengthColumn(answer.entrants)
  const rows = shown.map((entrant) => ({ cells: changeCells(entrant, before(entrant), strength.of(entrant)) }))
  return [...table(paper, columnsWith(strength.heading), rows, '  '), ...remainder(left, paper)]
}

const changeCells = (supposed: EntrantChances, now: EntrantChances, strength: string): string[] => [
  nameShown(supposed),
  strength,
  textOf(shareSaid(now.title)),
  textOf(shareSaid(supposed.title)),
  supposed.title === 0 ? '' : textOf(marginSaid(supposed.interval)),
  textOf(changeSaid(supposed.title - now.title)),
  textOf(meanSaid(expectedRank(now))),
  textOf(meanSaid(expectedRank(supposed))),
]
