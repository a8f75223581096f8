/** What all games of the cup have in common: who scored with which colour, how long they were, how they ended. */
import { escaped, plural } from '@arbiter/core'
import type { CupView, GameView } from '../view.ts'
import { figure, section } from './parts.ts'
import { endingInWords, pointsShown } from './words.ts'

/** A game that repeats another was not played, and one that was broken off says nothing. */
export function fieldSection({ rounds }: CupView): string {
  const games = rounds
    .flatMap(({ matches }) => matches.flatMap((match) => match.games))
    .filter(({ result, repeats }) => scoreOf[result] !== undefined && repeats === undefined)
  if (games.length === 0) return ''
  const body = `<dl class="figures">${colours(games)}${lengths(games)}</dl>${endings(games)}`
  return section('field', 'All games', plural(games.length, 'game'), body)
}

/** White's half points. */
const scoreOf: Readonly<Record<string, number>> = { '1-0': 2, '1/2-1/2': 1, '0-1': 0 }

function colours(games: readonly GameView[]): string {
  const counts = [2, 1, 0].map((half) => games.filter(({ result }) => scoreOf[result] === half).length)
  const [wins = 0, draws = 0, losses = 0] = counts
  const white = (100 * (wins + draws / 2)) / games.length
  return [
    figure('White scores', `${white.toFixed(0)} %`, `${pointsShown(2 * wins + draws)} of ${games.length}`),
    figure('White, drawn, Black', `${wins} <small>–</small> ${draws} <small>–</small> ${losses}`),
  ].join('')
}

function lengths(games: readonly GameView[]): string {
  const plies = games.flatMap((game) => game.plies ?? [])
  if (plies.length === 0) return ''
  const mean = plies.reduce((sum, each) => sum + each, 0) / plies.length
  return figure('plies on average', mean.toFixed(0), `${Math.min(...plies)} to ${Math.max(...plies)}`)
}

/** The commonest first. */
function endings(games: readonly GameView[]): string {
  const counts = new Map<string, number>()
  for (const { ending } of games) if (ending) counts.set(ending, (counts.get(ending) ?? 0) + 1)
  const rows = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([ending, count]) => {
      const share = Math.round((100 * count) / games.length)
      return `<li><span>${escaped(endingInWords(ending))}</span><b>${count}</b><i style="width:${share}%"></i></li>`
    })
  return rows.length === 0 ? '' : `<ul class="endings">${rows.join('')}</ul>`
}
