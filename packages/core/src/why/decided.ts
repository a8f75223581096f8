/** How a match was decided, in words, and the facts that decided it; the same for every format. */
import type { Chart } from '../chart/chart.ts'
import type { Game, Match } from '../chart/match.ts'
import { nameOf } from '../chart/names.ts'
import { isSomebody } from '../chart/slot.ts'
import type { Seq } from '../facts/ids.ts'
import { resultShown, scoreOf } from '../facts/result.ts'
import { least } from '../ranking/ranking.ts'
import { listed } from '../words/sentence.ts'

/** "Ann won (1-0, score)."; nothing while it is open. */
export function decisionInWords(chart: Chart, match: Match): string {
  const { outcome, ruling, games } = match
  if (!outcome) return ''
  const winner = match.winnerNow
  const result = isSomebody(winner) ? `${nameOf(chart, winner)} won` : outcome.tied ? 'It was drawn' : 'Nobody won'
  const how = [...(games.length > 0 ? [scoresOf(games)] : []), howDecided(match)].join(', ')
  const note = ruling?.note ? `: ${ruling.note}` : ''
  return `${result} (${how})${note}.`
}

/** In the order of the games, however they were reported: "1-0"; of several games "11 times 1/2-1/2 and 0-1", each White first. */
export function scoresOf(games: readonly Game[]): string {
  const runs: { result: string; times: number }[] = []
  for (const { score } of games.toSorted(least(({ number }) => number))) {
    const run = runs.at(-1)
    const result = resultShown(score.result)
    if (run?.result === result) run.times++
    else runs.push({ result, times: 1 })
  }
  return listed(runs.map(({ result, times }) => (times === 1 ? result : `${times} times ${result}`)))
}

function howDecided({ outcome, games }: Match): string {
  const last = games[games.length - 1]
  const isDrawnArmageddon = outcome?.by === 'armageddon' && last?.score.white === last?.score.black
  return isDrawnArmageddon ? 'armageddon, where a draw counts as a win for Black' : String(outcome?.by)
}

/** Everything that was reported, ruled or withdrawn there. */
export const factsIn = ({ outcome, games, ruling }: Match): Seq[] =>
  ruling && outcome?.by === 'ruling' ? [...games.map(({ seq }) => seq), ruling.seq] : games.map(({ seq }) => seq)

/** The facts its decision hangs on: with any other result of such a game it would have been decided otherwise. */
export function factsDeciding(match: Match): Seq[] {
  const { outcome, games, ruling } = match
  if (!outcome) return []
  if (ruling && outcome.by === 'ruling') return [ruling.seq]
  return games.filter((game) => isPivotal(match, game)).map(({ seq }) => seq)
}

const played = ['1-0', '0-1', '1/2-1/2'] as const

function isPivotal(match: Match, game: Game): boolean {
  if (!game.report) return true
  return played.filter((result) => result !== game.score.result).every((result) => isOtherwise(match, game, result))
}

/** Would the match stand differently after its last game, had this one ended so? */
function isOtherwise(match: Match, game: Game, result: (typeof played)[number]): boolean {
  const { series, outcome } = match
  const games = match.games.map((each) => (each === game ? { ...each, score: scoreOf(result) } : each))
  const decided = series.judge(Object.assign(Object.create(match), { games, outcome: undefined }) as Match)
  return !decided || decided.tied !== outcome?.tied || decided.order.join() !== outcome?.order.join()
}
