/** The page of `show`: what it is and how far it has come, what to do next, the table, the current round. */
import { type Bulletin, listed, numberOf, progressOf, type RoundShown, type Tournament } from '@arbiter/core'
import { nextSection } from './next.ts'
import type { Paper } from './paper.ts'
import { parts, wrapped } from './prose.ts'
import { roundLines } from './round.ts'
import { standings } from './standings.ts'
import { type Row, table } from './table.ts'
import { harmless } from './text-width.ts'

export function bulletinPage(tournament: Tournament, bulletin: Bulletin, file: string, paper: Paper): string {
  return parts(
    heading(tournament, bulletin, paper),
    nextSection(bulletin, file, paper),
    stateOf(tournament, bulletin, paper),
  )
}

/** The same as it stood at an earlier moment: there is nothing to do about it. */
export function pastPage(tournament: Tournament, bulletin: Bulletin, paper: Paper): string {
  return parts(
    heading(tournament, bulletin, paper),
    `As it stood after fact ${tournament.log.length}.`,
    stateOf(tournament, bulletin, paper),
  )
}

function stateOf(tournament: Tournament, bulletin: Bulletin, paper: Paper): string {
  return parts(
    bulletin.state === 'entering' ? entrantList(bulletin, paper) : tableSection(tournament, bulletin, paper),
    bulletin.state === 'running' ? currentRound(bulletin, paper) : undefined,
  )
}

/** One round by itself: its matches, and the table as it stood after it. */
export function roundPage(tournament: Tournament, bulletin: Bulletin, whole: Bulletin, paper: Paper): string {
  const rounds = bulletin.stages.flatMap((stage) => stage.rounds)
  return parts(
    heading(tournament, whole, paper),
    ...rounds.map((round) => roundSection(round, paper)),
    tableSection(tournament, bulletin, paper, rounds[0]),
  )
}

function heading({ format }: Tournament, bulletin: Bulletin, paper: Paper): string {
  const name = harmless(bulletin.name ?? format.title)
  const kind = bulletin.name === undefined ? '' : ` · ${format.title}`
  return `${paper.strong(name)}${kind}\n${wrapped(stateLine(bulletin), paper.width)}`
}

function stateLine(bulletin: Bulletin): string {
  const { state, closed, champion, table } = bulletin
  const { current, decided, matches, rounds } = progressOf(bulletin)
  const played = `${decided} of ${matches} matches decided`
  if (state === 'entering') return `Entering: ${bulletin.entrants.filter((each) => !each.withdrawn).length} on the list`
  if (state === 'running') return `${current ? `${nameOf(current.round)} of ${rounds} · ` : ''}${played}`
  const firsts = table.filter(({ rank }) => rank === 1).map(({ name }) => harmless(name))
  return `${closed ? 'Closed' : 'Finished'}: ${outcome(champion, firsts)} · ${played}`
}

function outcome(champion: string | null, firsts: readonly string[]): string {
  if (champion !== null) return `won by ${harmless(champion)}`
  return firsts.length > 1 ? `first place shared by ${listed(firsts)}` : 'nobody has won'
}

const nameOf = (round: RoundShown): string => `${round.phase === undefined ? 'Round' : 'Phase'} ${numberOf(round)}`

function entrantList({ entrants }: Bulletin, paper: Paper): string[] {
  if (entrants.length === 0) return []
  const columns = [
    { heading: '#', align: 'right' as const },
    { heading: 'Name', least: 8 },
    { heading: 'Rating', align: 'right' as const },
    { heading: 'Club', least: 6 },
    { heading: '' },
  ]
  const rows = entrants.map(
    ({ number, name, rating, club, withdrawn }): Row => ({
      cells: [String(number), harmless(name), String(rating ?? ''), harmless(club ?? ''), withdrawn ? 'withdrawn' : ''],
      ...(withdrawn ? { style: paper.pencil } : {}),
    }),
  )
  return [paper.strong('Entrants'), ...table(paper, columns, rows, '  ')]
}

function tableSection({ format }: Tournament, bulletin: Bulletin, paper: Paper, after?: RoundShown): string[] {
  const title = after
    ? `Table after ${after.name.toLowerCase()}`
    : bulletin.state === 'finished'
      ? 'Final table'
      : 'Table'
  const remarks = bulletin.remarks.map(({ sentence, rule }) => wrapped(`  ${sentence} (${rule})`, paper.width, '  '))
  return [paper.strong(title), ...standings(format, bulletin.table, paper), ...remarks]
}

function currentRound(bulletin: Bulletin, paper: Paper): string[] {
  const { current } = progressOf(bulletin)
  return current ? roundSection(current.round, paper) : []
}

const roundSection = (round: RoundShown, paper: Paper): string[] => [
  paper.strong(round.name),
  ...roundLines(round, paper),
]
