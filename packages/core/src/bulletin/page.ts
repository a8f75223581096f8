/** The tournament as one self-contained page: to print, to hang up, to put on a web site. No request leaves it. */
import type { Tournament } from '../tournament/tournament.ts'
import { crosstable } from './crosstable.ts'
import { bracketSection } from './page/bracket.ts'
import { crosstableSection } from './page/crosstable.ts'
import { htmlDocument } from './page/document.ts'
import { head } from './page/head.ts'
import { matrixSection } from './page/matrix.ts'
import { escaped } from './page/parts.ts'
import { isOfTeams, type Pictures, picturesOf } from './page/pictures.ts'
import { raceSection } from './page/race.ts'
import { hasTeams, rosterSection } from './page/roster.ts'
import { roundRobinSection } from './page/round-robin.ts'
import { foldedRounds, foldedTeamRounds, roundsSection } from './page/rounds.ts'
import { seatingSection } from './page/seating.ts'
import { entrants, standings } from './page/standings.ts'
import { style } from './page/style.ts'
import { bracketStyle } from './page/style-bracket.ts'
import { matrixStyle } from './page/style-matrix.ts'
import { raceStyle } from './page/style-race.ts'
import { teamStyle } from './page/style-teams.ts'
import { bracketLinks, teamBracketSection } from './page/teams.ts'
import { type Bulletin, show } from './show.ts'

export function htmlPage(tournament: Tournament): string {
  const { title, styles, head, body } = pageParts(tournament)
  return htmlDocument({
    title,
    style: styles.map((name) => pageStyles[name]).join(''),
    body: `<main>\n${head}\n${body}\n</main>`,
  })
}

/** The style of each kind of picture. A page takes only what it shows: some of them change what stands in others. */
export const pageStyles = {
  chart: style,
  race: raceStyle,
  bracket: bracketStyle,
  matrix: matrixStyle,
  teams: teamStyle,
} as const
export type PageStyle = keyof typeof pageStyles

/** The same page for whoever puts it on a page of their own and serves the styles apart: no style stands in it. */
export interface PageParts {
  /** As text. */
  readonly title: string
  readonly styles: readonly PageStyle[]
  /** The poster line, as HTML. */
  readonly head: string
  /** Everything below it, as HTML. */
  readonly body: string
}

export function pageParts(tournament: Tournament): PageParts {
  const bulletin = show(tournament)
  const pictures = picturesOf(tournament)
  const title = bulletin.name ?? tournament.format.title
  return {
    title,
    styles: stylesFor(bulletin, pictures),
    head: head(tournament, bulletin, pictures, escaped(title)),
    body: [...sections(tournament, bulletin, pictures), foot(tournament)].join('\n'),
  }
}

function stylesFor(bulletin: Bulletin, { race, brackets, matrix }: Pictures): PageStyle[] {
  return [
    'chart',
    ...(race ? (['race'] as const) : []),
    ...(brackets.length > 0 ? (['bracket'] as const) : []),
    ...(matrix ? (['matrix'] as const) : []),
    ...(isOfTeams(brackets) || hasTeams(bulletin) ? (['teams'] as const) : []),
  ]
}

/** What is being played comes first, then the table, then what was before and what will come. */
function sections(tournament: Tournament, bulletin: Bulletin, pictures: Pictures): string[] {
  const { race, matrix, brackets } = pictures
  if (bulletin.state === 'entering') return [hasTeams(bulletin) ? rosterSection(bulletin) : entrants(bulletin)]
  const table = standings(tournament, bulletin)
  if (isOfTeams(brackets)) return teamSections(bulletin, pictures, table)
  if (matrix) return [matrixSection(matrix), table, ...bulletin.stages.map(foldedRounds)]
  if (brackets.length === 0) return [table, ...crosstableIn(tournament), ...bulletin.stages.map(roundsSection)]
  const isTree = ({ id }: { id: string }) => brackets.some(({ stage }) => stage === id)
  const trees = brackets.map(bracketSection)
  const treeRounds = bulletin.stages.filter(isTree).map(foldedRounds)
  const phases = bulletin.stages.filter((stage) => !isTree(stage)).map(foldedRounds)
  if (!race) return [...trees, ...treeRounds, table, ...phases]
  return race.placesLeft > 0
    ? [raceSection(race), ...phases, table, ...trees]
    : [...trees, ...treeRounds, table, raceSection(race), ...phases]
}

/** One bracket after the other, the strongest first. */
function teamSections(bulletin: Bulletin, { brackets, robins }: Pictures, table: string): string[] {
  const letters = [...new Set(brackets.map(({ bracket }) => bracket))]
  const known = letters.flatMap((letter) => letter ?? [])
  const rosters = hasTeams(bulletin) ? [rosterSection(bulletin)] : []
  return [
    ...(known.length > 1 ? [bracketLinks(known)] : []),
    ...letters.flatMap((letter) => bracketSections(brackets.filter(isOf(letter)), robins.filter(isOf(letter)))),
    ...seatingSection(bulletin),
    table,
    ...foldedTeamRounds(bulletin.stages, brackets),
    ...rosters,
  ]
}

const isOf =
  (letter: string | undefined) =>
  ({ bracket }: { readonly bracket?: string }): boolean =>
    bracket === letter

/** The round robin comes first while it is played, and last when the knockout has begun. */
function bracketSections(brackets: Pictures['brackets'], robins: Pictures['robins']): string[] {
  const trees = brackets.map(teamBracketSection)
  const rounds = robins.map(roundRobinSection)
  const isOver = brackets.some((bracket) =>
    bracket.rounds.some(({ matches }) => matches.some(({ state }) => state !== 'waiting')),
  )
  return isOver ? [...trees, ...rounds] : [...rounds, ...trees]
}

const crosstableIn = (tournament: Tournament): string[] =>
  tournament.format.pictures.includes('crosstable') ? [crosstableSection(crosstable(tournament).rows)] : []

function foot({ last, format }: Tournament): string {
  return `<footer>After fact ${last.seq}, <time datetime="${last.at}">${last.at.replace('T', ' ').replace('Z', ' UTC')}</time>. ${escaped(format.summary)}</footer>`
}
