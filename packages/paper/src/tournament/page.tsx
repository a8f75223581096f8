/** The tournament as one self-contained HTML page: to print, hang up or publish. It loads nothing. */

import { type Bulletin, type BulletinStage, show } from '@arbiter/core/bulletin'
import type { Voice } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import type { ComponentChildren } from 'preact'
import { htmlDocument } from '../document/document.ts'
import { escaped, inHtml } from '../document/html.ts'
import { pageStyle } from '../document/page-style.ts'
import { pictureHtml } from '../document/picture-html.tsx'
import { Bracket, bracketPicture } from '../pictures/bracket/bracket.tsx'
import { Crosstable } from '../pictures/crosstable/crosstable.tsx'
import { formsIn } from '../pictures/form/form-view.ts'
import { Matrix } from '../pictures/matrix/matrix.tsx'
import { matrixGrid } from '../pictures/matrix/matrix-grid.ts'
import { Race } from '../pictures/race/race.tsx'
import { raceLanes } from '../pictures/race/race-lanes.ts'
import { Robin } from '../pictures/robin/robin.tsx'
import { robinView } from '../pictures/robin/robin-view.ts'
import { styles } from '../style/styles.ts'
import { head } from './head.ts'
import { isOfTeams, type Pictures, picturesOf } from './pictures.ts'
import { hasTeams, rosterSection } from './roster.ts'
import { foldedRounds, foldedTeamRounds, roundsSection } from './rounds.ts'
import { seatingSection } from './seating.ts'
import { entrants, standings } from './standings.tsx'
import { bracketStyle } from './style-bracket.ts'
import { teamStyle } from './style-teams.ts'
import { bracketLinks, teamBracketSection } from './teams.ts'
import { message } from './words/messages.ts'

export function htmlPage(tournament: Tournament, voice: Voice): string {
  const bulletin = show(tournament)
  const pictures = picturesOf(tournament)
  const title = bulletin.name ?? voice.say(tournament.format.about.title)
  const body = [
    head(tournament, bulletin, pictures, escaped(title), voice),
    ...sections(tournament, bulletin, pictures, voice),
    foot(tournament, voice),
  ]
  return htmlDocument({
    language: voice.language,
    title,
    style: pageStyle(...stylesFor(bulletin, pictures)),
    body: `<main>\n${body.join('\n')}\n</main>`,
  })
}

/** Of the pictures that are shown. */
function stylesFor(bulletin: Bulletin, { race, brackets, matrix, crosstable, robins }: Pictures): string[] {
  return [
    styles.standings,
    ...(crosstable || race ? [styles.form] : []),
    ...(crosstable ? [styles.crosstable] : []),
    ...(race ? [styles.race] : []),
    ...(robins.length > 0 ? [styles.robin] : []),
    ...(brackets.length > 0 ? [isOfTeams(brackets) ? bracketStyle : styles.bracket] : []),
    ...(matrix ? [styles.matrix] : []),
    ...(isOfTeams(brackets) || hasTeams(bulletin) ? [teamStyle] : []),
  ]
}

/** Current matches come first, then the table, then past and future rounds. */
function sections(tournament: Tournament, bulletin: Bulletin, pictures: Pictures, voice: Voice): string[] {
  const { race, matrix, brackets, crosstable } = pictures
  if (bulletin.state === 'entering')
    return [hasTeams(bulletin) ? rosterSection(bulletin, voice) : entrants(bulletin, voice)]
  const table = standings(tournament, bulletin, voice)
  const drawn = (picture: ComponentChildren) => pictureHtml(picture, { voice })
  if (isOfTeams(brackets)) return teamSections(bulletin, pictures, table, voice)
  const inFolds = (stage: BulletinStage) => foldedRounds(stage, voice)
  if (matrix) return [drawn(<Matrix matrix={matrixGrid(matrix)} />), table, ...bulletin.stages.map(inFolds)]
  if (brackets.length === 0)
    return [
      table,
      ...(crosstable ? [drawn(<Crosstable table={crosstable} />)] : []),
      ...bulletin.stages.map((stage) => roundsSection(stage, voice)),
    ]
  const isTree = ({ id }: { id: string }) => brackets.some(({ stage }) => stage === id)
  const trees = brackets.map((bracket) =>
    pictureHtml(<Bracket picture={bracketPicture(tournament, bracket)} />, { voice }),
  )
  const treeRounds = bulletin.stages.filter(isTree).map(inFolds)
  const phases = bulletin.stages.filter((stage) => !isTree(stage)).map(inFolds)
  if (!race) return [...trees, ...treeRounds, table, ...phases]
  const lanes = drawn(<Race race={raceLanes(race, formsIn(tournament))} />)
  return race.placesLeft > 0 ? [lanes, ...phases, table, ...trees] : [...trees, ...treeRounds, table, lanes, ...phases]
}

/** One bracket after the other, the strongest first. */
function teamSections(bulletin: Bulletin, { brackets, robins }: Pictures, table: string, voice: Voice): string[] {
  const letters = [...new Set(brackets.map(({ bracket }) => bracket))]
  const known = letters.flatMap((letter) => letter ?? [])
  const rosters = hasTeams(bulletin) ? [rosterSection(bulletin, voice)] : []
  return [
    ...(known.length > 1 ? [bracketLinks(known, voice)] : []),
    ...letters.flatMap((letter) => bracketSections(brackets.filter(isOf(letter)), robins.filter(isOf(letter)), voice)),
    ...seatingSection(bulletin, voice),
    table,
    ...foldedTeamRounds(bulletin.stages, brackets, voice),
    ...rosters,
  ]
}

const isOf =
  (letter: string | undefined) =>
  ({ bracket }: { readonly bracket?: string }): boolean =>
    bracket === letter

/** The round robin comes first while it is played, and last once the knockout has begun. */
function bracketSections(brackets: Pictures['brackets'], robins: Pictures['robins'], voice: Voice): string[] {
  const trees = brackets.map((bracket) => teamBracketSection(bracket, voice))
  const rounds = robins.map((robin) => pictureHtml(<Robin robin={robinView(robin)} />, { voice }))
  const isOver = brackets.some((bracket) =>
    bracket.rounds.some(({ matches }) => matches.some(({ state }) => state !== 'waiting')),
  )
  return isOver ? [...trees, ...rounds] : [...rounds, ...trees]
}

/** A `time` element, so that programs can read the moment too. */
function foot({ last, format }: Tournament, voice: Voice): string {
  const after = message('page-as-of', { at: { instant: last.at } })
  return `<footer><time datetime="${last.at}">${inHtml(voice, after)}</time> ${inHtml(voice, format.about.summary)}</footer>`
}
