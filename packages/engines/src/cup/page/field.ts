/** Statistics over all games: scores by colour, lengths, endings. */
import { endingSaid } from '@arbiter/core/bulletin'
import type { Voice } from '@arbiter/core/messages'
import type { CupView, GameView } from '../view.ts'
import { figure, htmlOf, section } from './parts.ts'
import { message } from './words/messages.ts'
import { pointsOf } from './words.ts'

/** Without repeated and broken-off games. */
export function fieldSection({ rounds }: CupView, voice: Voice): string {
  const games = rounds
    .flatMap(({ matches }) => matches.flatMap((match) => match.games))
    .filter(({ result, repeats }) => scoreOf[result] !== undefined && repeats === undefined)
  if (games.length === 0) return ''
  const body = `<dl class="figures">${colours(games, voice)}${lengths(games, voice)}</dl>${endings(games, voice)}`
  const count = htmlOf(voice, message('cup-page-games', { count: games.length }))
  return section('field', htmlOf(voice, message('cup-page-field')), count, body)
}

/** White's half points. */
const scoreOf: Readonly<Record<string, number>> = { '1-0': 2, '1/2-1/2': 1, '0-1': 0 }

type Figure = Parameters<typeof message<'cup-page-field-figure'>>[1]['figure']

const labelOf = (name: Figure, voice: Voice): string =>
  htmlOf(voice, message('cup-page-field-figure', { figure: name }))

function colours(games: readonly GameView[], voice: Voice): string {
  const counts = [2, 1, 0].map((half) => games.filter(({ result }) => scoreOf[result] === half).length)
  const [wins = 0, draws = 0, losses = 0] = counts
  const percent = Math.round((100 * (wins + draws / 2)) / games.length) / 100
  const scored = message('cup-page-points-of', { points: pointsOf(2 * wins + draws), games: games.length })
  const share = message('cup-page-percent', { percent: { percent } })
  return [
    figure(labelOf('white', voice), htmlOf(voice, share), htmlOf(voice, scored)),
    figure(labelOf('results', voice), `${wins} <small>–</small> ${draws} <small>–</small> ${losses}`),
  ].join('')
}

function lengths(games: readonly GameView[], voice: Voice): string {
  const plies = games.flatMap((game) => game.plies ?? [])
  if (plies.length === 0) return ''
  const mean = plies.reduce((sum, each) => sum + each, 0) / plies.length
  const range = message('cup-page-range', { low: Math.min(...plies), high: Math.max(...plies) })
  return figure(labelOf('plies', voice), mean.toFixed(0), htmlOf(voice, range))
}

/** The most common first. */
function endings(games: readonly GameView[], voice: Voice): string {
  const counts = new Map<string, number>()
  for (const { ending } of games) if (ending) counts.set(ending, (counts.get(ending) ?? 0) + 1)
  const rows = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([ending, count]) => {
      const share = Math.round((100 * count) / games.length)
      return `<li><span>${htmlOf(voice, endingSaid(ending))}</span><b>${count}</b><i style="width:${share}%"></i></li>`
    })
  return rows.length === 0 ? '' : `<ul class="endings">${rows.join('')}</ul>`
}
