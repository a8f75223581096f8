/** One match by itself: of teams the score of each two with its lines, how a three-way stands, who sits where, what to report. */

import type { ScorecardView } from '@arbiter/core/bridge'
import { type Bulletin, type BulletinMatch, type BulletinRound, halvesShown, scoresShown } from '@arbiter/core/bulletin'
import { typed } from '../desk/shell.ts'
import { impsText } from '../language/figures.ts'
import { textOf } from '../language/voice.ts'
import { boardsSaid, reportOf } from './bridge/next-boards.ts'
import { scorecardLines } from './bridge/scorecard.ts'
import { detailsOf, howDecided, kindOf, labelIn, nextOf, resultOf, standingsIn, teamIn } from './bridge/teams.ts'
import { pairLines } from './pairs.ts'
import type { Paper } from './paper.ts'
import { parts, wrapped } from './prose.ts'
import { pairedAs, roundLines } from './round.ts'
import { goToWords, seatName } from './seat.ts'
import { type Column, table } from './table.ts'
import { asText, harmless } from './text-width.ts'
import { words } from './words/messages.ts'

export interface MatchAt {
  readonly round: BulletinRound
  readonly match: BulletinMatch
  /** Board by board, where boards are in. */
  readonly scorecards?: readonly ScorecardView[]
}

export function findMatch({ stages }: Bulletin, id: string): MatchAt | undefined {
  const all = stages.flatMap(({ rounds }) =>
    rounds.flatMap((round) => round.matches.map((match) => ({ round, match }))),
  )
  const word = id.toLowerCase()
  return all.find(({ match }) => match.match === id) ?? all.find(({ match }) => match.match.toLowerCase() === word)
}

export function matchPage({ round, match, scorecards = [] }: MatchAt, file: string, paper: Paper): string {
  if (match.pairs !== undefined)
    return parts(
      headOf({ round, match }, paper),
      roundLines({ matches: [match], byes: [] }, paper),
      pairLines(match, paper),
    )
  if (!match.boards) return parts(headOf({ round, match }, paper), roundLines({ matches: [match], byes: [] }, paper))
  return parts(
    [...headOf({ round, match }, paper), ...pairedAs(round.pairing, paper)],
    scoreLines(match, paper),
    standingLines(match, paper),
    seatingLines(match, paper),
    ...scorecards.map((card) => scorecardLines(card, paper)),
    openLines(match, file, paper),
  )
}

function headOf({ round, match }: MatchAt, paper: Paper): string[] {
  const left = (match.boards?.away ?? []).map((team) => words('term-left', { team: asText(team) }))
  const leads = match.goTo ? [goToWords(match.goTo)] : []
  const how = howDecided(match) || words('term-match-state', { state: match.state })
  const told = [kindOf(match), ...leads, ...left, how].filter((each) => each !== '')
  const head = words('term-match-head', { match: { text: match.match }, round: round.name })
  return [wrapped(`${paper.strong(head)} · ${told.join(' · ')}`, paper.width)]
}

const scoreColumns: readonly Column[] = [
  { heading: '', align: 'right', least: 8 },
  { heading: '' },
  { heading: '', least: 8 },
]

function scoreLines(match: BulletinMatch, paper: Paper): string[] {
  const { seats, boards } = match
  const scores = boards ? scoresShown(boards) : []
  if (scores.length === 0) return [`  ${words('term-names', { names: seats.map((seat) => ({ text: teamIn(seat) })) })}`]
  const team = (name: string) => teamIn(seats.find(({ entrant }) => entrant === name) ?? { entrant: name })
  const rows = scores.map((score) => {
    const [first = '', second = ''] = score.between.map(team)
    return { cells: [first, resultOf(score), second] }
  })
  const lines = table(paper, scoreColumns, rows, '  ')
  return lines.flatMap((line, i) => {
    const score = scores[i]
    return [line, ...(score ? detailsOf(score).map((each) => paper.pencil(`      ${each}`)) : [])]
  })
}

const standingColumns = (): readonly Column[] => [
  { heading: words('term-col-no'), align: 'right' },
  { heading: words('term-col-team'), least: 8 },
  { heading: words('term-col-won'), align: 'right' },
  { heading: words('term-col-imps-won'), align: 'right' },
  { heading: words('term-col-imps-lost'), align: 'right' },
  { heading: words('term-col-quotient'), align: 'right' },
  { heading: words('term-col-next') },
]

function standingLines(match: BulletinMatch, paper: Paper): string[] {
  const shown = standingsIn(match)
  if (shown.size === 0) return []
  const rows = (match.boards?.standings ?? []).map(({ team, impsWon, impsLost }) => {
    const seat = match.seats.find(({ entrant }) => entrant === team) ?? { entrant: team }
    const { won, quotient } = shown.get(team) as { won: number; quotient: string }
    const next = match.state === 'decided' ? nextOf(match, seat, false) || words('term-out') : ''
    const figures = [halvesShown(won), impsText(impsWon), impsText(impsLost), quotient]
    return { cells: [labelIn(seat), seatName(seat), ...figures, next] }
  })
  return [paper.strong(words('term-how-it-stands')), ...table(paper, standingColumns(), rows, '  ')]
}

const seatingColumns = (): readonly Column[] => [
  { heading: '' },
  { heading: words('term-col-table') },
  { heading: words('term-col-north-south'), least: 8 },
  { heading: words('term-col-east-west'), least: 8 },
  { heading: words('term-col-boards') },
]

/** Where nothing is decided yet: the ring of three tables. */
function seatingLines({ state, boards }: BulletinMatch, paper: Paper): string[] {
  const { movement } = boards ?? {}
  if (!movement || state === 'decided') return []
  const rows = movement.map(({ half, table: at, northSouth, eastWest, boards: set }, i) => ({
    cells: [
      i % 3 > 0 ? '' : words('term-half', { half: half === 1 ? 'first' : 'second' }),
      at,
      harmless(northSouth),
      harmless(eastWest),
      set,
    ],
  }))
  return [
    paper.strong(words('term-who-sits-where')),
    ...table(paper, seatingColumns(), rows, '  '),
    paper.pencil(wrapped(`  ${words('term-ring-moves')}`, paper.width, '  ')),
  ]
}

function openLines(match: BulletinMatch, file: string, paper: Paper): string[] {
  const open = match.boards?.open ?? []
  if (open.length === 0) return []
  const isOneOfSeveral = match.seats.length > 2
  const lines = open.flatMap((each) => [
    `  ${harmless(each.between.join(` ${words('term-versus')} `))}, ${textOf(boardsSaid(each))}`,
    `    ${paper.ink(typed(...reportOf({ match: match.match, ...each }, isOneOfSeveral, file)))}`,
  ])
  return [`${paper.strong(words('term-next'))} ${words('term-results-to-report', { count: open.length })}`, ...lines]
}
