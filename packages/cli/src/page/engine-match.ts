/** A match of two engines: what was scored, and what that says about their strength. */
import type { Message } from '@arbiter/core/messages'
import type { Estimate, MatchResult, MatchStanding, MatchStatistics } from '@arbiter/engines'
import type { MatchPlan } from '../engines/plan.ts'
import { figures } from '../language/figures.ts'
import { textOf, textOfAll } from '../language/voice.ts'
import type { Paper } from './paper.ts'
import { wrapped } from './prose.ts'
import { asText, padded } from './text-width.ts'
import { message, words } from './words/messages.ts'

/** "37 of 100: 9 won, 21 drawn, 7 lost · Elo +18.8 ± 62.1 · about 40 s left". */
export function standingLine(standing: MatchStanding, games: number, secondsLeft: number): string {
  const { statistics, sprt } = standing
  const parts = [
    words('term-games-so-far', { played: statistics.games, games, tally: tallySaid(statistics) }),
    ...eloSaid(statistics.elo).map((elo) => textOf(elo)),
    ...(sprt ? [words('term-llr', boundsOf(sprt))] : []),
    ...(secondsLeft > 0 ? [words('term-about-left', { time: durationSaid(secondsLeft) })] : []),
  ]
  return parts.join(' · ')
}

const tallySaid = ({ tally }: Pick<MatchStatistics, 'tally'>): Message => {
  const { wins, draws, losses } = tally
  return message('term-tally', { wins, draws, losses })
}

type Sprt = NonNullable<MatchStanding['sprt']>

const boundsOf = ({ llr, lower, upper }: Sprt) => ({ llr: fixed(llr), lower: fixed(lower), upper: fixed(upper) })

const fixed = (value: number) => ({ text: figures(value.toFixed(2)) })

export function durationSaid(seconds: number): Message {
  if (seconds < 120) return message('term-seconds', { count: seconds })
  if (seconds < 7200) return message('term-minutes', { count: Math.round(seconds / 60) })
  return message('term-hours', { count: { number: Math.round(seconds / 360) / 10 } })
}

export function matchPage(plan: MatchPlan, result: MatchResult, pgn: string | undefined, paper: Paper): string {
  const { match } = plan
  const lines = [
    paper.strong(words('term-against', { first: asText(match.first.name), second: asText(match.second.name) })),
    ...scoreLines(result),
    ...strengthLines(result),
    ...result.faults.map((fault) => paper.red(`  ${faultWords(fault)}`)),
    ...(result.replayed > 0 ? [`  ${words('term-replayed', { count: result.replayed })}`] : []),
    ...result.statistics.remarks.map((remark) => wrapped(`  ${textOf(remark)}`, paper.width, '    ')),
    ...endLines(result, pgn, paper),
  ]
  return lines.join('\n')
}

const faultWords = ({ engine, ending, games }: MatchResult['faults'][number]): string =>
  words('term-fault', {
    ...{ engine: asText(engine), games, ending: { text: ending } },
    result: ending === 'bare-king' ? 'drawn' : 'lost',
  })

type Label = 'score' | 'pairs' | 'difference' | 'normalized' | 'stronger' | 'test'

/** Labels stand in a column of their own. */
const labelled = (what: Label, text: string): string => `  ${padded(words('term-label', { what }), 11)}  ${text}`

function scoreLines({ statistics }: MatchResult): string[] {
  const { games, tally, pentanomial, score } = statistics
  if (score === undefined) return []
  const [both, one, level, won, all] = pentanomial
  const points = { points: tally.wins + tally.draws / 2 }
  const scored = { points, games, share: { text: percent(score) }, tally: tallySaid(statistics) }
  return [
    labelled('score', words('term-score', scored)),
    labelled('pairs', words('term-pairs', { both, one, level, won, all })),
  ]
}

function strengthLines({ statistics, sprt }: MatchResult): string[] {
  const { elo, normalizedElo, superiority } = statistics
  return [
    ...eloSaid(elo).map((each) => labelled('difference', words('term-elo-95', { elo: each }))),
    ...eloSaid(normalizedElo).map((each) => labelled('normalized', textOf(each))),
    ...(superiority === undefined
      ? []
      : [labelled('stronger', words('term-los', { share: { text: percent(superiority) } }))]),
    ...(sprt ? [labelled('test', words('term-sprt', { ...boundsOf(sprt), verdict: sprt.decision }))] : []),
  ]
}

/** "Elo +18.8 ± 62.1"; without a bound on one side only what is known. */
export function eloSaid(estimate: Estimate | undefined): Message[] {
  if (!estimate) return []
  const { error, lower, upper } = estimate
  const value = signed(estimate.value)
  if (error !== undefined) return [message('term-elo', { value, error: { text: figures(error.toFixed(1)) } })]
  if (lower !== undefined) return [message('term-elo-least', { value, bound: signed(lower) })]
  return [
    upper === undefined
      ? message('term-elo-alone', { value })
      : message('term-elo-most', { value, bound: signed(upper) }),
  ]
}

const signed = (value: number) => ({ text: figures(`${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`) })
export const percent = (part: number): string => figures(`${(100 * part).toFixed(1)} %`)

function endLines({ end, says = [], games }: MatchResult, pgn: string | undefined, paper: Paper): string[] {
  const isWritten = pgn !== undefined && games.length > 0
  return [...endWords(end, says, paper), ...(isWritten ? [`  ${words('term-end-pgn', { file: asText(pgn) })}`] : [])]
}

function endWords(end: MatchResult['end'], says: readonly Message[], paper: Paper): string[] {
  switch (end) {
    case 'done':
      return []
    case 'sprt':
      return [`  ${words('term-end-sprt')}`]
    case 'interrupted':
      return [`  ${words('term-end-interrupted')}`]
    case 'unplayable': {
      const why = words('term-end-unplayable', { problem: asText(textOfAll(says)) })
      return [paper.red(wrapped(`  ${why}`, paper.width, '    '))]
    }
    default:
      return end satisfies never
  }
}
