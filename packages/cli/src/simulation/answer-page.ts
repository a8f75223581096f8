/** What a simulation found out, on a page: everybody's chances, then how good the format is at it and what it costs. */
import { averageShown } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import type { EntrantChances, Interval, SimulationAnswer } from '@arbiter/core/simulate'
import { textOf } from '../language/voice.ts'
import type { Paper } from '../page/paper.ts'
import { parts, wrapped } from '../page/prose.ts'
import { type Column, table } from '../page/table.ts'
import { asText, harmless, padded, textWidth } from '../page/text-width.ts'
import { words as pageWords } from '../page/words/messages.ts'
import { bar, chanceSaid, marginSaid, meanSaid, shareSaid, spreadSaid } from './figures.ts'
import type { Findings } from './inquiry.ts'
import { message, words } from './words/messages.ts'

/** `isAll`: everybody, not only those likeliest to win. */
export const answerPage = (answer: SimulationAnswer, isAll: boolean, paper: Paper): string =>
  parts(chancesLines(answer, isAll, paper), qualityLines(answer, paper), costLines(answer, paper))

export function stoppedNote({ answers, isStopped }: Findings, paper: Paper): string {
  if (!isStopped) return ''
  const runs = Math.min(...answers.map((answer) => answer.runs))
  return paper.red(wrapped(words('sim-stopped', { runs }), paper.width))
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
  nameColumn(),
  { heading: strength, align: 'right' },
  { heading: words('sim-column', { column: 'title' }), align: 'right' },
  { heading: '', align: 'right' },
  { heading: '', isSpare: true },
  { heading: words('sim-column', { column: 'top' }), align: 'right' },
  { heading: words('sim-column', { column: 'rank' }), align: 'right' },
  { heading: words('sim-column', { column: 'games' }), align: 'right', isSpare: true },
]

export const nameColumn = (): Column => ({ heading: pageWords('term-col-name'), least: 8 })

/** "Reds (A)" in a divided field. */
export const nameShown = ({ name, bracket }: EntrantChances): string =>
  bracket === undefined ? harmless(name) : words('sim-in-bracket', { name: asText(name), bracket: asText(bracket) })

const cellsOf = (entrant: EntrantChances, strength: string, highest: number): string[] => [
  nameShown(entrant),
  strength,
  textOf(shareSaid(entrant.title)),
  entrant.title === 0 ? '' : textOf(marginSaid(entrant.interval)),
  highest === 0 ? '' : bar(entrant.title / highest, barColumns),
  textOf(shareSaid(topThree(entrant))),
  textOf(meanSaid(expectedRank(entrant))),
  textOf(meanSaid(entrant.games)),
]

/** Ratings; of teams without any the average of their masterpoints. */
export function strengthColumn(entrants: readonly EntrantChances[]) {
  const isRated = entrants.some(({ rating }) => rating !== null)
  const areEqual = entrants.every(({ strength }) => strength === entrants[0]?.strength)
  return isRated || areEqual
    ? { heading: pageWords('term-col-rating'), of: ({ rating }: EntrantChances) => String(rating ?? '–') }
    : { heading: pageWords('term-col-average'), of: ({ strength }: EntrantChances) => textOf(averageShown(strength)) }
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

/** "… and 12 more, who win 0.8% together; --all shows them". */
export function remainder(left: readonly EntrantChances[], paper: Paper): string[] {
  if (left.length === 0) return []
  const [count, title] = [left.length, left.reduce((sum, each) => sum + each.title, 0)]
  const line =
    title === 0 ? words('sim-left-out-never', { count }) : words('sim-left-out', { count, share: shareSaid(title) })
  return [paper.pencil(`  ${line}`)]
}

// --- quality and cost ------------------------------------------------------------------------------

function qualityLines({ correlation, ...answer }: SimulationAnswer, paper: Paper): string[] {
  const rows: Row[] =
    correlation === null
      ? [['best', message('sim-nobody-best')]]
      : [
          ['best', bestSaid(answer.entrants, chanceSaid(answer.bestWins, answer.bestWinsInterval))],
          ['order', orderSaid(correlation, answer.correlationInterval)],
        ]
  return section(message('sim-quality'), rows, paper)
}

/** "58.1% ±0.3 (Ann)"; level ones are all the best. */
function bestSaid(entrants: readonly EntrantChances[], chance: Message): Message {
  const strongest = Math.max(...entrants.map(({ strength }) => strength))
  const best = entrants.filter(({ strength }) => strength === strongest)
  return best.length === 1
    ? message('sim-best-alone', { chance, who: asText(best[0]?.name ?? '') })
    : message('sim-best-of', { chance, count: best.length })
}

function orderSaid(correlation: number, interval: Interval | null): Message {
  const value = { number: correlation }
  const margin = interval ? (interval[1] - interval[0]) / 2 : 0
  return margin === 0
    ? message('sim-order', { value })
    : message('sim-order-about', { value, margin: { number: margin } })
}

const costLines = (answer: SimulationAnswer, paper: Paper): string[] =>
  section(
    message('sim-cost'),
    [
      ['games', spreadSaid(answer.games)],
      ['each', spreadSaid(answer.gamesPerEntrant)],
      ['rounds', spreadSaid(answer.rounds)],
      ['byes', spreadSaid(answer.byes)],
      ['hours', spreadSaid(answer.hours, 1)],
      ['unequal', message('sim-unequal', { share: shareSaid(answer.unequal) })],
    ],
    paper,
  )

/** Of a tournament that is being played: how much is left of it. */
export const toCome = ({ games, hours }: SimulationAnswer, paper: Paper): string[] =>
  section(
    message('sim-to-come'),
    [
      ['games-in-all', spreadSaid(games)],
      ['hours-left', spreadSaid(hours, 1)],
    ],
    paper,
  )

type Label = Parameters<typeof words<'sim-label'>>[1]['what']
type Row = readonly [Label, Message]

/** Labels stand in a column of their own. */
function section(heading: Message, rows: readonly Row[], paper: Paper): string[] {
  const labels = rows.map(([what]) => words('sim-label', { what }))
  const width = Math.max(18, ...labels.map(textWidth)) + 2
  const line = (label: string, what: Message) =>
    wrapped(`  ${padded(label, width)}${textOf(what)}`, paper.width, ' '.repeat(width + 2))
  return [
    paper.strong(wrapped(textOf(heading), paper.width)),
    ...rows.map(([, what], i) => line(labels[i] ?? '', what)),
  ]
}
