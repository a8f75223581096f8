/** The page of `show`: what it is and how far it has come, what to do next, the table, the current round. */
import {
  averageShown,
  type Bulletin,
  briefly,
  listed,
  matrixOf,
  type Progress,
  plural,
  progressOf,
  type RoundAt,
  type RoundShown,
  raceOf,
  roundRobinsOf,
  type StageShown,
  show,
  stillIn,
  type Tournament,
} from '@arbiter/core'
import { picturesOf } from '../desk/pictures.ts'
import { typed } from '../desk/shell.ts'
import { averagesIn } from './bracket.ts'
import { nextSection } from './next.ts'
import { paperLines } from './next-papers.ts'
import type { Paper } from './paper.ts'
import { pointer } from './pointer.ts'
import { parts, wrapped } from './prose.ts'
import { positionLines, roundLines } from './round.ts'
import { roundRobinLines } from './round-robin.ts'
import { standings } from './standings.ts'
import { type Column, type Row, table } from './table.ts'
import { harmless } from './text-width.ts'

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
    `As it stood after fact ${at}.`,
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
  const where = [file, ...words('--stage', stage), ...words('--round', round)]
  const after = round === undefined ? undefined : rounds[0]?.round
  return parts(
    heading(tournament, show(tournament), paper),
    ...rounds.map((each) => [...roundHead(each.stage, each.round, paper), ...roundLines(each.round, paper)]),
    bulletin.table.length > 0 ? tableSection(tournament, bulletin, where, paper, after) : undefined,
  )
}

const words = (option: string, value: string | number | undefined): string[] =>
  value === undefined ? [] : [option, String(value)]

// --- what it is and how far it has come ------------------------------------------------------------

export const heading = (tournament: Tournament, bulletin: Bulletin, paper: Paper): string =>
  `${titleOf(tournament, bulletin, paper)}\n${wrapped(stateLine(tournament, bulletin), paper.width)}`

export function titleOf({ format }: Tournament, { name }: Bulletin, paper: Paper): string {
  return `${paper.strong(harmless(name ?? format.title))}${name === undefined ? '' : ` · ${format.title}`}`
}

function stateLine(tournament: Tournament, bulletin: Bulletin): string {
  const { state, closed, champion, table } = bulletin
  const progress = progressOf(bulletin)
  const { decided, matches } = progress
  const played = `${decided} of ${plural(matches, 'match', 'matches')} decided`
  if (state === 'entering') return `Entering: ${bulletin.entrants.filter((each) => !each.withdrawn).length} on the list`
  if (state === 'running')
    return [...roundsInWords(progress), played, ...placesLeft(tournament), ...playersLeft(tournament)].join(' · ')
  const firsts = table.filter(({ rank }) => rank === 1).map(({ name }) => harmless(name))
  return `${closed ? 'Closed' : 'Finished'}: ${outcome(champion, firsts)} · ${played}`
}

/** "Phase 2 of 10" where the phases are known; "Phase 9"; "Quarterfinals and Semifinals"; "After phase 9". */
function roundsInWords({ open, last, rounds }: Progress): string[] {
  if (open.length === 0) return last ? [`After ${last.round.name.toLowerCase()}`] : []
  const isCounted = open.every(({ round }) => round.phase !== undefined) && rounds !== undefined
  return [`${listed(namesOf(open))}${isCounted ? ` of ${rounds}` : ''}`]
}

/** "First round" of all brackets, or "Final of bracket A" and "Semifinals of bracket B". */
function namesOf(open: readonly RoundAt[]): string[] {
  const names = [...new Set(open.map(({ round }) => round.name))]
  if (names.length === 1) return names
  return open.map(({ stage, round }) =>
    stage.bracket === undefined ? round.name : `${round.name} of bracket ${stage.bracket}`,
  )
}

function placesLeft(tournament: Tournament): string[] {
  const race = raceOf(tournament)
  return race && race.placesLeft > 0 ? [`${race.placesLeft} of ${plural(race.places, 'place')} left`] : []
}

function playersLeft(tournament: Tournament): string[] {
  const matrix = matrixOf(tournament)
  const left = matrix ? stillIn(matrix) : 0
  return left === 0 ? [] : [`${left} of ${matrix?.rows.length} still in`]
}

function outcome(champion: string | null, firsts: readonly string[]): string {
  if (champion !== null) return `won by ${harmless(champion)}`
  return firsts.length > 1 ? `first place shared by ${listed(firsts)}` : 'nobody has won'
}

/** Where people would rather look than read. */
function pictures(tournament: Tournament, file: string, paper: Paper): string[] {
  const others = picturesOf(tournament).filter((picture) => picture !== 'crosstable')
  const commands = others.map((picture) => typed(picture, file))
  return commands.length === 0 ? [] : pointer('See also:', commands, paper)
}

// --- the parts -------------------------------------------------------------------------------------

/** More rows than this are not for one page; then the first of them stand there, and how to see the rest. */
const most = 32
const first = 24

const isLong = (rows: readonly unknown[]): boolean => rows.length > most

const rest = (rows: readonly unknown[], command: string, paper: Paper): string[] =>
  isLong(rows) ? pointer(`  … and ${rows.length - first} more:`, [command], paper) : []

/** Columns that stand there where somebody has something in them. */
const knownColumns: readonly { readonly column: Column; of(entrant: Entrant): string }[] = [
  { column: { heading: 'Rating', align: 'right' }, of: ({ rating }) => String(rating ?? '') },
  { column: { heading: 'Highest', align: 'right' }, of: ({ maxRating }) => String(maxRating ?? '') },
  { column: { heading: 'Club', least: 6 }, of: ({ club }) => harmless(club ?? '') },
]

type Entrant = Bulletin['entrants'][number]

function entrantList({ entrants }: Bulletin, paper: Paper): string[] {
  if (entrants.length === 0) return []
  if (entrants.some(({ players, captain, paid }) => players ?? captain ?? paid)) return teamList(entrants, paper)
  const known = knownColumns.filter(({ of }) => entrants.some((entrant) => of(entrant) !== ''))
  const columns = [
    { heading: '#', align: 'right' as const },
    { heading: 'Name', least: 8 },
    ...known.map(({ column }) => column),
    { heading: '' },
  ]
  const rows = entrants.map((entrant): Row => {
    const { number, name, withdrawn } = entrant
    const cells = [String(number), harmless(name), ...known.map(({ of }) => of(entrant)), withdrawn ? 'withdrawn' : '']
    return { cells, ...(withdrawn ? { style: paper.pencil } : {}) }
  })
  return [paper.strong('Entrants'), ...table(paper, columns, rows, '  ')]
}

function teamList(entrants: Bulletin['entrants'], paper: Paper): string[] {
  const columns = [
    { heading: '#', align: 'right' as const },
    { heading: 'Team', least: 8 },
    { heading: 'Average', align: 'right' as const },
    { heading: 'Paid' },
    { heading: 'Captain', least: 6 },
    { heading: 'Players', least: 12, isSpare: true },
    { heading: '' },
  ]
  const rows = entrants.map(({ number, name, players, average, captain, paid, withdrawn }): Row => {
    const members = (players ?? []).map((player) => harmless(player.name)).join(', ')
    const figures = [average === undefined ? '–' : averageShown(average), paid === undefined ? '' : paid ? 'yes' : 'no']
    const cells = [String(number), harmless(name), ...figures, harmless(captain ?? ''), members]
    return { cells: [...cells, withdrawn ? 'withdrawn' : ''], ...(withdrawn ? { style: paper.pencil } : {}) }
  })
  return [paper.strong('Teams'), ...table(paper, columns, rows, '  ')]
}

/** Five teams: victory points, as long as they decide who goes on. */
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
  after?: RoundShown,
): string[] {
  const title = after ? `Table after ${after.name.toLowerCase()}` : state === 'finished' ? 'Final table' : 'Table'
  const shown = isLong(table) ? table.slice(0, first) : table
  return [
    paper.strong(title),
    ...standings(format, shown, paper),
    ...rest(table, typed('table', ...where), paper),
    ...briefly(remarks).map(({ sentence, rule }) => wrapped(`  ${sentence} (${rule})`, paper.width, '  ')),
  ]
}

function currentRound({ stage, round, number }: RoundAt, where: readonly string[], paper: Paper): string[] {
  const { matches } = round
  const shown = isLong(matches) ? { ...round, matches: matches.slice(0, first) } : round
  const command = typed('show', ...where, '--stage', stage.id, '--round', String(number))
  return [...roundHead(stage, round, paper), ...roundLines(shown, paper), ...rest(matches, command, paper)]
}

/** "Bracket A, First round · averages 2400.00 to 1840.00"; of a single bracket the round alone. */
function roundHead(stage: StageShown, round: RoundShown, paper: Paper): string[] {
  const name = stage.bracket === undefined ? round.name : `Bracket ${stage.bracket}, ${round.name}`
  const heading = [paper.strong(name), ...averagesIn(stage)].join(' · ')
  return [wrapped(heading, paper.width), ...positionLines(round, paper)]
}
