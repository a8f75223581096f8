/** What a simulation found out, on a page: everybody's chances, then how good the format is at it and what it costs. */
import { averageShown, type EntrantChances, type Interval, type SimulationAnswer } from '@arbiter/core'
import type { Paper } from '../page/paper.ts'
import { parts, wrapped } from '../page/prose.ts'
import { type Column, table } from '../page/table.ts'
import { harmless } from '../page/text-width.ts'
import { bar, grouped, marginShown, shareShown, spreadShown } from './figures.ts'
import type { Findings } from './inquiry.ts'

/** `isAll`: everybody, not only those likeliest to win. */
export const answerPage = (answer: SimulationAnswer, isAll: boolean, paper: Paper): string =>
  parts(chancesLines(answer, isAll, paper), qualityLines(answer, paper), costLines(answer, paper))

export function stoppedNote({ answers, isStopped }: Findings, paper: Paper): string {
  if (!isStopped) return ''
  const fewest = Math.min(...answers.map(({ runs }) => runs))
  return paper.red(wrapped(`It was stopped before the end: this rests on ${grouped(fewest)} runs.`, paper.width))
}

// --- everybody's chances ---------------------------------------------------------------------------

/** So many are shown unless all are asked for. */
const mostShown = 20
const barColumns = 10

export function chancesLines({ entrants }: SimulationAnswer, isAll: boolean, paper: Paper): string[] {
  const { shown, left } = likeliest(entrants, isAll)
  const strength = strengthColumn(entrants)
  const highest = Math.max(...shown.map(({ title }) => title))
  const rows = shown.map((each) => ({ cells: cellsOf(each, strength.of(each), highest) }))
  return [...table(paper, columnsWith(strength.heading), rows, '  '), ...remainder(left, paper)]
}

const columnsWith = (strength: string): readonly Column[] => [
  { heading: 'Name', least: 8 },
  { heading: strength, align: 'right' },
  { heading: 'Title', align: 'right' },
  { heading: '', align: 'right' },
  { heading: '', isSpare: true },
  { heading: 'Top 3', align: 'right' },
  { heading: 'Rank', align: 'right' },
  { heading: 'Games', align: 'right', isSpare: true },
]

/** "Reds (A)" in a divided field. */
export const nameShown = ({ name, bracket }: EntrantChances): string =>
  harmless(bracket === undefined ? name : `${name} (${bracket})`)

const cellsOf = (entrant: EntrantChances, strength: string, highest: number): string[] => [
  nameShown(entrant),
  strength,
  shareShown(entrant.title),
  entrant.title === 0 ? '' : marginShown(entrant.interval),
  highest === 0 ? '' : bar(entrant.title / highest, barColumns),
  shareShown(topThree(entrant)),
  expectedRank(entrant).toFixed(1),
  entrant.games.toFixed(1),
]

/** Ratings; of teams without any the average of their masterpoints. */
export function strengthColumn(entrants: readonly EntrantChances[]) {
  const isRated = entrants.some(({ rating }) => rating !== null)
  const areEqual = entrants.every(({ strength }) => strength === entrants[0]?.strength)
  if (isRated || areEqual) return { heading: 'Rating', of: ({ rating }: EntrantChances) => String(rating ?? '–') }
  return { heading: 'Average', of: ({ strength }: EntrantChances) => averageShown(strength) }
}

/** The likeliest winners, those as likely by the place to expect; and those who are left out. */
export function likeliest(entrants: readonly EntrantChances[], isAll: boolean) {
  const ordered = entrants.toSorted((a, b) => b.title - a.title || expectedRank(a) - expectedRank(b))
  const count = isAll ? ordered.length : mostShown
  return { shown: ordered.slice(0, count), left: ordered.slice(count) }
}

const topThree = ({ ranks }: EntrantChances): number => ranks.slice(0, 3).reduce((sum, share) => sum + share, 0)

export const expectedRank = ({ ranks }: EntrantChances): number =>
  ranks.reduce((sum, share, place) => sum + share * (place + 1), 0)

/** "… and 12 more, who win 0.8 % together; --all shows them". */
export function remainder(left: readonly EntrantChances[], paper: Paper): string[] {
  if (left.length === 0) return []
  const title = left.reduce((sum, each) => sum + each.title, 0)
  const chance = title === 0 ? 'who never win' : `who win ${shareShown(title)} together`
  return [paper.pencil(`  … and ${left.length} more, ${chance}; --all shows them`)]
}

// --- quality and cost ------------------------------------------------------------------------------

function qualityLines({ correlation, ...answer }: SimulationAnswer, paper: Paper): string[] {
  if (correlation === null)
    return section('Quality', [['The best wins', 'everybody is equally strong, so nobody is the best']], paper)
  const wins = [shareShown(answer.bestWins), marginShown(answer.bestWinsInterval), bestOf(answer.entrants)]
  return section(
    'Quality',
    [
      ['The best wins', wins.filter((word) => word !== '').join(' ')],
      ['Order of the table', correlationInWords(correlation, answer.correlationInterval)],
    ],
    paper,
  )
}

/** "(Ann)"; level ones are all the best. */
function bestOf(entrants: readonly EntrantChances[]): string {
  const strongest = Math.max(...entrants.map(({ strength }) => strength))
  const best = entrants.filter(({ strength }) => strength === strongest)
  return best.length === 1 ? `(${harmless(best[0]?.name ?? '')})` : `(one of the ${best.length} strongest)`
}

function correlationInWords(correlation: number, interval: Interval | null): string {
  const margin = interval ? (interval[1] - interval[0]) / 2 : 0
  const known = margin === 0 ? '' : ` ± ${margin.toFixed(3)}`
  return `${correlation.toFixed(3)}${known} rank correlation with strength; 1 is the order of strength, 0 is chance`
}

const costLines = (answer: SimulationAnswer, paper: Paper): string[] =>
  section(
    'Cost: the mean, and in brackets where nine of ten runs lie',
    [
      ['Games', spreadShown(answer.games)],
      ['Games of each', spreadShown(answer.gamesPerEntrant)],
      ['Rounds', spreadShown(answer.rounds)],
      ['Byes', spreadShown(answer.byes)],
      ['Hours', spreadShown(answer.hours, 1)],
      ['Unequal games', `${shareShown(answer.unequal)}: one side scores 75 % or more on average`],
    ],
    paper,
  )

/** Of a tournament that is being played: how much is left of it. */
export const toCome = ({ games, hours }: SimulationAnswer, paper: Paper): string[] =>
  section(
    'To come: the mean, and in brackets where nine of ten runs lie',
    [
      ['Games in all', spreadShown(games)],
      ['Hours from now', spreadShown(hours, 1)],
    ],
    paper,
  )

const section = (heading: string, rows: readonly (readonly [string, string])[], paper: Paper): string[] => [
  paper.strong(heading),
  ...rows.map(([label, text]) => wrapped(`  ${label.padEnd(20)}${text}`, paper.width, ' '.repeat(22))),
]
