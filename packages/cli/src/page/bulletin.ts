/** The page of `show`: what it is and how far it has come, what to do next, the table, the current round. */

import type { Seq } from '@arbiter/core'
import {
  averageShown,
  type Bulletin,
  type BulletinRound,
  type BulletinStage,
  briefly,
  eventLine,
  matrixOf,
  type Progress,
  progressOf,
  type RoundAt,
  raceOf,
  roundRobinsOf,
  show,
  stillIn,
} from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { picturesOf } from '../desk/pictures.ts'
import { typed } from '../desk/shell.ts'
import { textOf } from '../language/voice.ts'
import { paperLines } from './bridge/next-papers.ts'
import { nextSection } from './next.ts'
import type { Paper } from './paper.ts'
import { averagesIn } from './pictures/bracket.ts'
import { roundRobinLines } from './pictures/round-robin.ts'
import { pointer } from './pointer.ts'
import { parts, wrapped } from './prose.ts'
import { positionLines, roundLines } from './round.ts'
import { standings } from './standings.ts'
import { type Column, type Row, table } from './table.ts'
import { asText, harmless } from './text-width.ts'
import { message, words } from './words/messages.ts'

export function bulletinPage(tournament: Tournament, bulletin: Bulletin, file: string, paper: Paper): string {
  return parts(
    heading(tournament, bulletin, paper),
    nextSection(bulletin, file, paper),
    paperLines(tournament, file, paper),
    stateOf(tournament, bulletin, [file], paper),
    bulletin.state === 'entering' ? undefined : pictures(tournament, file, paper),
  )
}

/** The same as it stood at an earlier moment: there is nothing to do about it. */
export function pastPage(tournament: Tournament, bulletin: Bulletin, file: string, paper: Paper): string {
  const at = String(tournament.log.length)
  return parts(
    heading(tournament, bulletin, paper),
    words('term-as-of', { fact: { fact: tournament.log.length as Seq } }),
    stateOf(tournament, bulletin, [file, '--at', at], paper),
  )
}

/** `where`: the words that name this file, and this moment of it, in a command. */
function stateOf(tournament: Tournament, bulletin: Bulletin, where: readonly string[], paper: Paper): string {
  if (bulletin.state === 'entering') return parts(entrantList(bulletin, paper))
  return parts(
    ...roundRobinSections(tournament, bulletin, paper),
    tableSection(tournament, bulletin, where, paper),
    ...progressOf(bulletin).open.map((round) => currentRound(round, where, paper)),
  )
}

/** Which part of a tournament is looked at. */
interface Part {
  readonly round: number | undefined
  readonly stage: string | undefined
}

/** One round or stage by itself: its matches, and its table, as it stood after the round. */
export function partPage(tournament: Tournament, bulletin: Bulletin, part: Part, file: string, paper: Paper): string {
  const { round, stage } = part
  const rounds = bulletin.stages.flatMap((each) => each.rounds.map((own) => ({ stage: each, round: own })))
  const where = [file, ...optionOf('--stage', stage), ...optionOf('--round', round)]
  const after = round === undefined ? undefined : rounds[0]?.round
  return parts(
    heading(tournament, show(tournament), paper),
    ...rounds.map((each) => [...roundHead(each.stage, each.round, paper), ...roundLines(each.round, paper)]),
    bulletin.table.length > 0 ? tableSection(tournament, bulletin, where, paper, after) : undefined,
  )
}

const optionOf = (option: string, value: string | number | undefined): string[] =>
  value === undefined ? [] : [option, String(value)]

// --- what it is and how far it has come ------------------------------------------------------------

export const heading = (tournament: Tournament, bulletin: Bulletin, paper: Paper): string =>
  [
    titleOf(tournament, bulletin, paper),
    ...eventLines(bulletin, paper),
    wrapped(stateLine(tournament, bulletin), paper.width),
  ].join('\n')

/** "28 Nov 2026 · Town hall · 15+10", if anything of it was said. */
function eventLines({ event = {} }: Bulletin, { width }: Paper): string[] {
  const line = eventLine(event).map((part) => harmless(textOf(part)))
  return line.length === 0 ? [] : [wrapped(line.join(' · '), width)]
}

export function titleOf({ format }: Tournament, { name }: Bulletin, paper: Paper): string {
  return `${paper.strong(harmless(name ?? textOf(format.about.title)))}${name === undefined ? '' : ` · ${textOf(format.about.title)}`}`
}

function stateLine(tournament: Tournament, bulletin: Bulletin): string {
  const { state, closed, champion, table } = bulletin
  const progress = progressOf(bulletin)
  const { decided, matches } = progress
  const played = message('term-decided', { decided, matches })
  if (state === 'entering')
    return words('term-entering', { count: bulletin.entrants.filter((each) => !each.withdrawn).length })
  if (state === 'running')
    return [...roundsInWords(progress), textOf(played), ...placesLeft(tournament), ...playersLeft(tournament)].join(
      ' · ',
    )
  const firsts = table.filter(({ rank }) => rank === 1).map(({ name }) => name)
  const ended = { outcome: outcome(champion, firsts), played }
  return closed ? words('term-closed', ended) : words('term-finished', ended)
}

/** "Phase 2 of 10" where the phases are known; "Phase 9"; "Quarterfinals and Semifinals"; "After phase 9". */
function roundsInWords({ open, last, rounds }: Progress): string[] {
  if (open.length === 0) return last ? [words('term-after-round', { round: last.round.name })] : []
  const isCounted = open.every(({ round }) => round.phase !== undefined) && rounds !== undefined
  const names = namesOf(open)
  return [isCounted ? words('term-rounds-of', { rounds: names, of: rounds }) : words('term-rounds', { rounds: names })]
}

/** "First round" of all brackets, or "Final of bracket A" and "Semifinals of bracket B". */
function namesOf(open: readonly RoundAt[]): Message[] {
  const names = new Map(open.map(({ round }) => [textOf(round.name), round.name]))
  if (names.size === 1) return [...names.values()]
  return open.map(({ stage, round: { name } }) =>
    stage.bracket === undefined ? name : message('term-round-in', { round: name, bracket: asText(stage.bracket) }),
  )
}

function placesLeft(tournament: Tournament): string[] {
  const race = raceOf(tournament)
  return race && race.placesLeft > 0 ? [words('term-places-left', { left: race.placesLeft, places: race.places })] : []
}

function playersLeft(tournament: Tournament): string[] {
  const matrix = matrixOf(tournament)
  const left = matrix ? stillIn(matrix) : 0
  return matrix && left > 0 ? [words('term-still-in', { left, all: matrix.rows.length })] : []
}

function outcome(champion: string | null, firsts: readonly string[]): Message {
  if (champion !== null) return message('term-won-by', { who: asText(champion) })
  return firsts.length > 1 ? message('term-first-shared', { who: firsts.map(asText) }) : message('term-nobody-won')
}

/** Where people would rather look than read. */
function pictures(tournament: Tournament, file: string, paper: Paper): string[] {
  const others = picturesOf(tournament).filter((picture) => picture !== 'crosstable')
  const commands = others.map((picture) => typed(picture, file))
  return commands.length === 0 ? [] : pointer(words('term-see-also'), commands, paper)
}

// --- the parts -------------------------------------------------------------------------------------

/** More rows than this are not for one page; then the first of them stand there, and how to see the rest. */
const most = 32
const first = 24

const isLong = (rows: readonly unknown[]): boolean => rows.length > most

const rest = (rows: readonly unknown[], command: string, paper: Paper): string[] =>
  isLong(rows) ? pointer(`  ${words('term-more-at', { count: rows.length - first })}`, [command], paper) : []

/** Columns that stand there where somebody has something in them. */
const knownColumns = (): readonly { readonly column: Column; of(entrant: Entrant): string }[] => [
  { column: { heading: words('term-col-rating'), align: 'right' }, of: ({ rating }) => String(rating ?? '') },
  { column: { heading: words('term-col-highest'), align: 'right' }, of: ({ maxRating }) => String(maxRating ?? '') },
  { column: { heading: words('term-col-club'), least: 6 }, of: ({ club }) => harmless(club ?? '') },
]

type Entrant = Bulletin['entrants'][number]

function entrantList({ entrants }: Bulletin, paper: Paper): string[] {
  if (entrants.length === 0) return []
  if (entrants.some(({ players, captain, paid }) => players ?? captain ?? paid)) return teamList(entrants, paper)
  const known = knownColumns().filter(({ of }) => entrants.some((entrant) => of(entrant) !== ''))
  const columns = [
    { heading: '#', align: 'right' as const },
    { heading: words('term-col-name'), least: 8 },
    ...known.map(({ column }) => column),
    { heading: '' },
  ]
  const rows = entrants.map((entrant): Row => {
    const { number, name, withdrawn } = entrant
    const cells = [
      String(number),
      harmless(name),
      ...known.map(({ of }) => of(entrant)),
      withdrawn ? words('term-withdrawn') : '',
    ]
    return { cells, ...(withdrawn ? { style: paper.pencil } : {}) }
  })
  return [paper.strong(words('term-entrants')), ...table(paper, columns, rows, '  ')]
}

function teamList(entrants: Bulletin['entrants'], paper: Paper): string[] {
  const columns = [
    { heading: '#', align: 'right' as const },
    { heading: words('term-col-team'), least: 8 },
    { heading: words('term-col-average'), align: 'right' as const },
    { heading: words('term-col-paid') },
    { heading: words('term-col-captain'), least: 6 },
    { heading: words('term-col-players'), least: 12, isSpare: true },
    { heading: '' },
  ]
  const rows = entrants.map(({ number, name, players, average, captain, paid, withdrawn }): Row => {
    const members = (players ?? []).map((player) => harmless(player.name)).join(', ')
    const figures = [average === undefined ? '–' : textOf(averageShown(average)), paidShown(paid)]
    const cells = [String(number), harmless(name), ...figures, harmless(captain ?? ''), members]
    return {
      cells: [...cells, withdrawn ? words('term-withdrawn') : ''],
      ...(withdrawn ? { style: paper.pencil } : {}),
    }
  })
  return [paper.strong(words('term-teams')), ...table(paper, columns, rows, '  ')]
}

const paidShown = (paid: boolean | undefined): string =>
  paid === undefined ? '' : paid ? words('term-yes') : words('term-no')

/** Five teams: victory points, as long as they decide who advances. */
function roundRobinSections(tournament: Tournament, { stages }: Bulletin, paper: Paper): string[][] {
  const isOver = (robin: string) =>
    stages.some(
      ({ id, rounds }) =>
        id === robin.replace('round-robin', 'knockout') && rounds.some(({ matches }) => matches.some(hasBegun)),
    )
  return roundRobinsOf(tournament)
    .filter(({ stage }) => !isOver(stage))
    .map((robin) => roundRobinLines(robin, paper))
}

const hasBegun = ({ state }: { readonly state: string }): boolean => state !== 'waiting'

function tableSection(
  { format }: Tournament,
  { table, state, remarks }: Bulletin,
  where: readonly string[],
  paper: Paper,
  after?: BulletinRound,
): string[] {
  const title = after
    ? words('term-table-after', { round: after.name })
    : state === 'finished'
      ? words('term-table-final')
      : words('term-table')
  const shown = isLong(table) ? table.slice(0, first) : table
  return [
    paper.strong(title),
    ...standings(format, shown, paper),
    ...rest(table, typed('table', ...where), paper),
    ...briefly(remarks).map((remark) => wrapped(`  ${textOf(remark)} (${remark.rule})`, paper.width, '  ')),
  ]
}

function currentRound({ stage, round, number }: RoundAt, where: readonly string[], paper: Paper): string[] {
  const { matches } = round
  const shown = isLong(matches) ? { ...round, matches: matches.slice(0, first) } : round
  const command = typed('show', ...where, '--stage', stage.id, '--round', String(number))
  return [...roundHead(stage, round, paper), ...roundLines(shown, paper), ...rest(matches, command, paper)]
}

/** "Bracket A, First round · averages 2400.00 to 1840.00"; of a single bracket the round alone. */
function roundHead(stage: BulletinStage, round: BulletinRound, paper: Paper): string[] {
  const name =
    stage.bracket === undefined
      ? textOf(round.name)
      : words('term-bracket-round', { bracket: asText(stage.bracket), round: round.name })
  const heading = [paper.strong(name), ...averagesIn(stage)].join(' · ')
  return [wrapped(heading, paper.width), ...positionLines(round, paper)]
}
