/** A match of two engines: what was scored, and what that says about their strength. */
import type { Estimate, MatchResult, MatchStanding } from '@arbiter/engines'
import type { MatchPlan } from '../engines/plan.ts'
import type { Paper } from './paper.ts'
import { wrapped } from './prose.ts'
import { harmless } from './text-width.ts'

/** "37 of 100: 9 won, 21 drawn, 7 lost · Elo +18.8 ± 62.1 · about 40 s left". */
export function standingLine(standing: MatchStanding, games: number, secondsLeft: number): string {
  const { statistics, sprt } = standing
  const { wins, draws, losses } = statistics.tally
  const words = [
    `${statistics.games} of ${games}: ${wins} won, ${draws} drawn, ${losses} lost`,
    ...eloWords(statistics.elo),
    ...(sprt ? [`LLR ${sprt.llr.toFixed(2)} (${sprt.lower.toFixed(2)}, ${sprt.upper.toFixed(2)})`] : []),
    ...(secondsLeft > 0 ? [`about ${durationInWords(secondsLeft)} left`] : []),
  ]
  return words.join(' · ')
}

export const durationInWords = (seconds: number): string =>
  seconds < 120
    ? `${seconds} s`
    : seconds < 7200
      ? `${Math.round(seconds / 60)} min`
      : `${(seconds / 3600).toFixed(1)} h`

export function matchPage(plan: MatchPlan, result: MatchResult, pgn: string | undefined, paper: Paper): string {
  const { match } = plan
  const lines = [
    paper.strong(harmless(`${match.first.name} against ${match.second.name}`)),
    ...scoreLines(result),
    ...strengthLines(result),
    ...result.faults.map(({ engine, ending, games }) =>
      paper.red(`  ${harmless(engine)}: ${games} ${ending === 'bare-king' ? 'drawn' : 'lost'} by ${ending}`),
    ),
    ...(result.replayed > 0 ? [`  ${result.replayed} played again because the runner itself was late`] : []),
    ...result.statistics.remarks.map((remark) => wrapped(`  ${remark}`, paper.width, '    ')),
    ...endLines(result, pgn, paper),
  ]
  return lines.join('\n')
}

function scoreLines({ statistics }: MatchResult): string[] {
  const { games, tally, pentanomial, score } = statistics
  if (score === undefined) return []
  const [ll, ld, even, wd, ww] = pentanomial
  return [
    `  Score        ${tally.wins + tally.draws / 2} of ${games} (${percent(score)}): ${tally.wins} won, ${tally.draws} drawn, ${tally.losses} lost`,
    `  Pairs        ${ll} lost both, ${ld} lost one and drew, ${even} level, ${wd} won one and drew, ${ww} won both`,
  ]
}

function strengthLines({ statistics, sprt }: MatchResult): string[] {
  const { elo, normalizedElo, superiority } = statistics
  return [
    ...eloWords(elo).map((words) => `  Difference   ${words} (95 %)`),
    ...eloWords(normalizedElo).map((words) => `  Normalized   ${words}`),
    ...(superiority === undefined ? [] : [`  Stronger     with a likelihood of ${percent(superiority)} (LOS)`]),
    ...(sprt
      ? [
          `  Test         LLR ${sprt.llr.toFixed(2)}, bounds ${sprt.lower.toFixed(2)} and ${sprt.upper.toFixed(2)}: ${verdicts[sprt.decision]}`,
        ]
      : []),
  ]
}

const verdicts = {
  continue: 'not decided',
  H0: 'the lower bound is reached (H0)',
  H1: 'the upper bound is reached (H1)',
}

/** "Elo +18.8 ± 62.1"; without a bound on one side only what is known. */
export function eloWords(estimate: Estimate | undefined): string[] {
  if (!estimate) return []
  const { value, error, lower, upper } = estimate
  if (error !== undefined) return [`Elo ${signed(value)} ± ${error.toFixed(1)}`]
  const bound =
    lower !== undefined ? `, at least ${signed(lower)}` : upper !== undefined ? `, at most ${signed(upper)}` : ''
  return [`Elo ${signed(value)}${bound}`]
}

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`
export const percent = (part: number): string => `${(100 * part).toFixed(1)} %`

function endLines({ end, problem, games }: MatchResult, pgn: string | undefined, paper: Paper): string[] {
  const ends = {
    done: [],
    sprt: ['  It was stopped because the test is decided.'],
    interrupted: ['  It was interrupted; running games do not count.'],
    unplayable: [paper.red(wrapped(`  It cannot go on: ${harmless(problem ?? '')}`, paper.width, '    '))],
  }
  return [...ends[end], ...(pgn === undefined || games.length === 0 ? [] : [`  Games were added to ${harmless(pgn)}`])]
}
