/** The odds of a tournament that is being played, alone or beside what they would be. */
import type { Bulletin, EntrantChances, SimulationAnswer, Tournament } from '@arbiter/core'
import { heading } from '../page/bulletin.ts'
import type { Paper } from '../page/paper.ts'
import { parts, wrapped } from '../page/prose.ts'
import { type Column, table } from '../page/table.ts'
import {
  chancesLines,
  expectedRank,
  likeliest,
  nameShown,
  remainder,
  stoppedNote,
  strengthColumn,
  toCome,
} from './answer-page.ts'
import { changeShown, marginShown, runsInWords, shareShown } from './figures.ts'
import type { Findings } from './inquiry.ts'

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
    wrapped(isOver ? 'Nothing is left to play: this is certain.' : basisOf(odds), paper.width),
    stoppedNote(findings, paper),
    without ? changesLines(answer, without, isAll, paper) : chancesLines(answer, isAll, paper),
    isOver ? undefined : toCome(answer, paper),
  )
}

/** "From here to the end: 10,000 runs, seed a1b2, supposing “Ann beats Ben”. Elo's expected score; …" */
const basisOf = ({ findings, supposed, model }: Odds): string =>
  `From here to the end: ${runsInWords(findings.answers[0], supposed)}. ${model}`

const columnsWith = (strength: string): readonly Column[] => [
  { heading: 'Name', least: 8 },
  { heading: strength, align: 'right', isSpare: true },
  { heading: 'Title', align: 'right' },
  { heading: 'Supposed', align: 'right' },
  { heading: '', align: 'right' },
  { heading: 'Change', align: 'right' },
  { heading: 'Rank', align: 'right' },
  { heading: 'Supposed', align: 'right' },
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
  shareShown(now.title),
  shareShown(supposed.title),
  supposed.title === 0 ? '' : marginShown(supposed.interval),
  changeShown(supposed.title - now.title),
  expectedRank(now).toFixed(1),
  expectedRank(supposed).toFixed(1),
]
