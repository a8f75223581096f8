/** The columns and pages of a bracket sheet: the largest print with which it takes the fewest pages. */

import type { BracketSheet, MatchOnSheet, PartOnSheet, RoundOnSheet, TeamOnSheet } from '@arbiter/core/bridge'
import type { PairingView } from '@arbiter/core/bulletin'
import type { Message, Voice } from '@arbiter/core/messages'
import { first } from '../lists/at.ts'
import { boardsOf, detailOf, factsOf, kindOf, remarkOf } from './bracket-words.ts'
import { emsOf, linesOf } from './fit.ts'
import { imprint, longSide, shortSide, titleSize } from './paper.ts'
import { message } from './words/messages.ts'

export interface Layout extends Print {
  readonly pages: readonly (readonly ColumnOnPage[])[]
}

export interface ColumnOnPage {
  readonly name: Message
  /** "28 boards". */
  readonly boards: Message
  readonly isContinued: boolean
  readonly parts: readonly PartOnSheet[]
}

/** The print: in tight print the average stands behind the name. */
interface Print {
  /** In points. */
  readonly size: number
  readonly isTight: boolean
  readonly columns: number
  /** Height for the boxes of a column, in millimetres. */
  readonly height: number
  /** Room at the end of a team's last line, in ems. */
  readonly figures: number
  /** Word widths depend on the language. */
  readonly voice: Voice
}

/** Below the boxes of each page. */
export const legend: readonly Message[] = [message('sheet-legend')]

/** Beside each other, as they are written. */
export const written = (voice: Voice, words: readonly Message[]): string =>
  words.map((each) => voice.say(each)).join(' · ')

const roomy = [9.5, 9, 8.5, 8, 7.5, 7].map((size) => ({ size, isTight: false }))
const tight = [8, 7.5, 7, 6.5, 6, 5.5].map((size) => ({ size, isTight: true }))

/** In millimetres: the gaps between columns, and the height of head, foot and round name. */
const between = 4
const headAndFoot = 22
export const boxGap = 1.4
const boxEdges = 1.8
const millimetresInPoint = 0.3528
export const lineHeight = 1.2

export function layoutOf(sheet: BracketSheet, voice: Voice): Layout {
  const layouts = printsFor(sheet, voice).map((print) => laidOut(sheet.rounds, print))
  const fewest = Math.min(...layouts.map(({ pages }) => pages.length))
  const best = layouts.filter(({ pages }) => pages.length === fewest)
  return best.find((layout) => isEven(sheet.rounds, layout)) ?? first(best)
}

/** All possible prints, the largest first. */
function printsFor(sheet: BracketSheet, voice: Voice): Print[] {
  const { rounds, compactBoards } = sheet
  const figures = compactBoards === undefined ? 11.2 : 12.7 // a ticket takes more room than a number
  const columns = rounds.length === 5 ? 5 : Math.max(3, Math.min(4, rounds.length))
  const names = rounds.some((round) => isLongNamed(round, columns, voice)) ? 4 : 0
  const height = shortSide - headAndFoot - headHeight(sheet, voice) - footHeight(sheet, voice) - names
  return [...roomy, ...tight].map((print) => ({ ...print, columns, height, figures, voice }))
}

/** The figures of every team stand beside its average, not below it. */
const isEven = (rounds: readonly RoundOnSheet[], print: Print): boolean =>
  !print.isTight &&
  rounds.every(({ parts }) =>
    parts.every(({ matches }) =>
      matches.every(({ teams }) => teams.every((team) => linesOfDetail(team, teams.length, print) === 1)),
    ),
  )

/** Its name and its boards stand below each other. */
const isLongNamed = (round: RoundOnSheet, columns: number, voice: Voice): boolean =>
  (emsOf(voice.say(round.name)) * 10 + emsOf(voice.say(boardsOf(round))) * 8) * millimetresInPoint + 3 >
  (longSide - between * (columns - 1)) / columns

/** Title and figures. */
function headHeight(sheet: BracketSheet, voice: Voice): number {
  const title = voice.say(sheet.title)
  const size = titleSize(title)
  const facts = factsOf(sheet).map((fact) => voice.say(fact))
  return linesAcross(title, size, 20) * size * 0.38 + linesAcross(facts.join('    '), 8.5, 20) * 4
}

/** More than one line of it; the number of the page stands beside it. */
const footHeight = (sheet: BracketSheet, voice: Voice): number =>
  (linesAcross(imprint(sheet, legend, voice), 7.5, 40) - 1) * 7.5 * lineHeight * millimetresInPoint

/** On the whole width less some millimetres. */
const linesAcross = (text: string, points: number, without: number): number =>
  linesOf(text, (longSide - without) / (points * millimetresInPoint))

function laidOut(rounds: readonly RoundOnSheet[], print: Print): Layout {
  const all = rounds.flatMap((round) => columnsOf(round, print))
  const pages: ColumnOnPage[][] = []
  for (let first = 0; first < all.length; first += print.columns) pages.push(all.slice(first, first + print.columns))
  return { ...print, pages }
}

/** A round that is too long for a column continues in the next; all columns are about as long. */
function columnsOf(round: RoundOnSheet, print: Print): ColumnOnPage[] {
  const all = round.parts.flatMap((part) => part.matches.map((match) => ({ part, match })))
  const heights = all.map(({ part, match }, i) => heightOf(match, print) + headingOf(part, all[i - 1]?.part, print))
  const each = matchesInColumn(heights, print.height)
  const starts = Array.from({ length: Math.max(1, Math.ceil(all.length / each)) }, (_, i) => i * each)
  return starts.map((start, i) => ({
    name: round.name,
    boards: boardsOf(round),
    isContinued: i > 0,
    parts: partsAmong(all.slice(start, start + each)),
  }))
}

/** As many as fit in the fewest columns, no column with many more than another. */
function matchesInColumn(heights: readonly number[], height: number): number {
  const count = heights.length
  const fits = (each: number) =>
    heights.every((_, i) => i % each !== 0 || heights.slice(i, i + each).reduce((sum, one) => sum + one, 0) <= height)
  for (let columns = 1; columns < count; columns++)
    if (fits(Math.ceil(count / columns))) return Math.ceil(count / columns)
  return 1
}

function partsAmong(matches: readonly { part: PartOnSheet; match: MatchOnSheet }[]): PartOnSheet[] {
  const parts = [...new Set(matches.map(({ part }) => part))]
  return parts.map((part) => ({
    ...part,
    matches: matches.filter((each) => each.part === part).map(({ match }) => match),
  }))
}

// --- heights, in millimetres -----------------------------------------------------------------------

const emIn = ({ size }: Print): number => size * millimetresInPoint
const widthIn = (print: Print): number => (longSide - between * (print.columns - 1)) / print.columns / emIn(print) - 1

/** Why a round is paired as it is stands above its first match, the name of a playoff too. */
function headingOf(part: PartOnSheet, before: PartOnSheet | undefined, print: Print): number {
  if (part === before) return 0
  const name = before ? 2.5 : 0
  const why = part.pairing
    ? linesOf(`${part.pairing.kind} ${whyPaired(part.pairing, print.voice)} ${part.pairing.rule}`, widthIn(print)) + 1
    : 0
  return (name + why) * emIn(print) * lineHeight
}

/** Why a round is paired otherwise than in the bracket. */
export const whyPaired = ({ says }: PairingView, voice: Voice): string => says.map((each) => voice.say(each)).join(' ')

function heightOf(match: MatchOnSheet, print: Print): number {
  const width = widthIn(print)
  const teams = match.teams.reduce((sum, team) => sum + linesOfTeam(match, team, print), 0)
  const given = match.scores.filter(({ handicap, carryover }) => handicap || carryover).length * 0.85
  const subMatches = match.teams.length > 2 ? Math.max(match.scores.length, 3) * 0.95 + given + 0.3 : 0
  const extra = match.scores.filter(({ extraBoards }) => extraBoards).length
  const [kind, remark] = [kindOf(match), remarkOf(match)].map((words) => written(print.voice, words))
  const words = linesOf(`${match.match} ${kind}`, width * 1.1, headings) + (remark ? linesOf(remark, width) : 0)
  return (teams + subMatches + extra + words) * emIn(print) * lineHeight + boxEdges + 0.3 * match.teams.length + boxGap
}

/** The headings of the figures stand above them, a little smaller. */
const headings = 10.4

function linesOfTeam({ teams }: MatchOnSheet, team: TeamOnSheet, print: Print): number {
  const width = widthIn(print) - 2.2
  const name = teamSaid(team, print.voice)
  if (print.isTight)
    return linesOf(`${name} ${written(print.voice, detailOf(team, teams.length))}`, width, print.figures)
  return linesOf(name, width) + linesOfDetail(team, teams.length, print)
}

/** The team's name, or its source. */
export const teamSaid = ({ name, comesFrom }: TeamOnSheet, voice: Voice): string =>
  name ?? (comesFrom ? voice.say(comesFrom) : '')

const linesOfDetail = (team: TeamOnSheet, teams: number, print: Print): number =>
  linesOf(written(print.voice, detailOf(team, teams)), (widthIn(print) - 2.2) * 1.1, print.figures)
