/** What a comparison says, in sentences. */
import { listed } from '../../words/sentence.ts'
import { type AnsweredRow, answeredIn, type Comparison, refusedIn } from './comparison.ts'
import { amount, correlation, hours, perCent } from './figures.ts'

/** Every format in a sentence of its own, for who cannot see the picture. */
export const inWords = (comparison: Comparison): string[] => [
  ...answeredIn(comparison).map(answerInWords),
  ...refusedIn(comparison).map(({ title, refusal }) => `${title} cannot be played: ${ended(refusal)}`),
]

function answerInWords({ title, answer }: AnsweredRow): string {
  const order = answer.correlation === null ? '' : `, rank correlation ${correlation(answer.correlation)}`
  const { games, hours: length } = answer
  return `${title}: the best wins in ${perCent(answer.bestWins)}${order}; ${amount(games.mean)} games, ${hours(length.mean)}.`
}

const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

/** Which is best, which is shortest, and what is neither; what cannot be told apart is said together. */
export function reading(comparison: Comparison): string[] {
  const rows = answeredIn(comparison)
  if (rows.length === 0) return ['This field can play none of these formats.']
  if (rows.some(({ answer }) => answer.correlation === null)) return [equalSentence, ...shortest(rows, rows)]
  const best = perhapsBest(rows)
  return [
    rows.length > 1 && best.length === rows.length ? levelSentence(best) : bestSentence(best),
    ...shortest(rows, best),
    ...dominated(rows),
  ]
}

const equalSentence = 'All are taken to be equally strong: whoever wins is one of the best.'

/** All whose chance may well be the largest: their intervals reach the best one's. The first is first. */
function perhapsBest(rows: readonly AnsweredRow[]): AnsweredRow[] {
  const [first, ...others] = rows.toSorted((a, b) => b.answer.bestWins - a.answer.bestWins) as [AnsweredRow]
  const [low] = first.answer.bestWinsInterval
  return [first, ...others.filter(({ answer }: AnsweredRow) => answer.bestWinsInterval[1] >= low)]
}

const levelSentence = (rows: readonly AnsweredRow[]): string =>
  `The best wins about as often in all of them, in ${perCent(rows[0]?.answer.bestWins ?? 0)}; these runs cannot tell them apart.`

function bestSentence(best: readonly AnsweredRow[]): string {
  const each = best.map(({ title, answer }) => `${title} (${perCent(answer.bestWins)} in ${hours(answer.hours.mean)})`)
  const apart = best.length === 1 ? '' : '; these runs cannot tell them apart'
  return `The best wins most often in the ${listed(each)}${apart}.`
}

/** The one that is over before all others. */
function shortest(rows: readonly AnsweredRow[], best: readonly AnsweredRow[]): string[] {
  const [first, second] = rows.toSorted((a, b) => a.answer.hours.mean - b.answer.hours.mean)
  if (!first || !second || first.answer.hours.mean === second.answer.hours.mean) return []
  const { title, answer } = first
  const inTime = `The ${title} is over first, after ${hours(answer.hours.mean)}`
  return [best.includes(first) ? `${inTime}.` : `${inTime}, and the best wins in ${perCent(answer.bestWins)}.`]
}

/** Formats that another one beats in both; the one that does so most clearly is named. */
function dominated(rows: readonly AnsweredRow[]): string[] {
  return rows.flatMap((row) => {
    const better = rows
      .filter((other) => isSoonerAndBetter(other, row))
      .toSorted((a, b) => b.answer.bestWins - a.answer.bestWins)
    return better[0]
      ? [`The ${better[0].title} is over sooner than the ${row.title} and the best wins more often.`]
      : []
  })
}

const isSoonerAndBetter = (one: AnsweredRow, other: AnsweredRow): boolean =>
  one.answer.hours.mean < other.answer.hours.mean && one.answer.bestWinsInterval[0] > other.answer.bestWinsInterval[1]
