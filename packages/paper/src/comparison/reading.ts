/** A comparison in sentences. */
import type { Message, Voice } from '@arbiter/core/messages'
import { type AnsweredRow, answeredIn, type Comparison, refusedIn } from './comparison.ts'
import { amountSaid, correlationSaid, hoursSaid, shareSaid } from './figures.ts'
import { message } from './words/messages.ts'

/** One sentence a format, for screen readers. */
export const inWords = (comparison: Comparison, voice: Voice): string[] =>
  [
    ...answeredIn(comparison).map(answerSaid),
    ...refusedIn(comparison).map(({ title, refusal }) => message('plot-told-refused', { format: title, why: refusal })),
  ].map((each) => voice.say(each))

function answerSaid({ title: format, answer }: AnsweredRow): Message {
  const { bestWins, correlation, games, hours } = answer
  const details = { format, share: shareSaid(bestWins), games: amountSaid(games.mean), hours: hoursSaid(hours.mean) }
  return correlation === null
    ? message('plot-told-equals', details)
    : message('plot-told', { ...details, order: correlationSaid(correlation) })
}

/** The best format, the shortest, and formats that are neither; formats that cannot be told apart share a sentence. */
export function reading(comparison: Comparison): Message[] {
  const rows = answeredIn(comparison)
  if (rows.length === 0) return [message('plot-reading-none')]
  if (rows.some(({ answer }) => answer.correlation === null))
    return [message('plot-reading-equals'), ...shortest(rows, rows)]
  const best = perhapsBest(rows)
  return [
    rows.length > 1 && best.length === rows.length ? levelSaid(best) : bestSaid(best),
    ...shortest(rows, best),
    ...dominated(rows),
  ]
}

/** Formats whose interval reaches that of the best one, which comes first. */
function perhapsBest(rows: readonly AnsweredRow[]): AnsweredRow[] {
  const [first, ...others] = rows.toSorted((a, b) => b.answer.bestWins - a.answer.bestWins) as [AnsweredRow]
  const [low] = first.answer.bestWinsInterval
  return [first, ...others.filter(({ answer }: AnsweredRow) => answer.bestWinsInterval[1] >= low)]
}

const levelSaid = ([first]: readonly AnsweredRow[]): Message =>
  message('plot-reading-level', { share: shareSaid(first?.answer.bestWins ?? 0) })

function bestSaid(best: readonly AnsweredRow[]): Message {
  const formats = best.map((row) =>
    message('plot-reading-one', {
      format: row.title,
      share: shareSaid(row.answer.bestWins),
      hours: hoursSaid(row.answer.hours.mean),
    }),
  )
  return best.length === 1 ? message('plot-reading-best', { formats }) : message('plot-reading-bests', { formats })
}

/** The format that ends first. */
function shortest(rows: readonly AnsweredRow[], best: readonly AnsweredRow[]): Message[] {
  const [first, second] = rows.toSorted((a, b) => a.answer.hours.mean - b.answer.hours.mean)
  if (!first || !second || first.answer.hours.mean === second.answer.hours.mean) return []
  const details = { format: first.title, hours: hoursSaid(first.answer.hours.mean) }
  return best.includes(first)
    ? [message('plot-reading-first', details)]
    : [message('plot-reading-first-best', { ...details, share: shareSaid(first.answer.bestWins) })]
}

/** Formats that another format beats in both respects, with the one that does so most clearly. */
function dominated(rows: readonly AnsweredRow[]): Message[] {
  return rows.flatMap((row) => {
    const [better] = rows
      .filter((other) => isSoonerAndBetter(other, row))
      .toSorted((a, b) => b.answer.bestWins - a.answer.bestWins)
    return better ? [message('plot-reading-beaten', { format: better.title, other: row.title })] : []
  })
}

const isSoonerAndBetter = (one: AnsweredRow, other: AnsweredRow): boolean =>
  one.answer.hours.mean < other.answer.hours.mean && one.answer.bestWinsInterval[0] > other.answer.bestWinsInterval[1]
