/** The table of engines: place, points, faults. */

import type { Voice } from '@arbiter/core/messages'
import { escaped } from '@arbiter/paper/document'
import type { CupView, EngineView } from '../view.ts'
import { figureCell, headCell, htmlOf, scrolling, section, sheet } from './parts.ts'
import { message } from './words/messages.ts'
import { faultsSaid, pointsShown } from './words.ts'

const heads = ['place', 'engine', 'seed', 'rating', 'won', 'points', 'games', 'faults', 'out'] as const
const inWords: readonly string[] = ['engine', 'faults', 'out']

export function enginesSection({ engines }: CupView, voice: Voice): string {
  const header = heads.map((head) =>
    headCell(htmlOf(voice, message('cup-page-table-head', { head })), inWords.includes(head) ? '' : 'num'),
  )
  const rows = engines.map((engine) => engineRow(engine, voice))
  const name = message('cup-page-table')
  return section('engines', htmlOf(voice, name), '', scrolling('table', voice.say(name), sheet('stand', header, rows)))
}

function engineRow(engine: EngineView, voice: Voice): string {
  const { place, name, seed, rating, matchesWon, halfPoints, games, lostIn } = engine
  const faults = faultsSaid(engine.faults).map((fault) => htmlOf(voice, fault))
  const wrong = faults.length === 0 ? '' : `<span class="fault">${faults.join(', ')}</span>`
  return `<tr class="${lostIn === undefined ? 'in' : 'out'}">${figureCell(place)}<th scope="row">${escaped(name)}</th>${figureCell(seed ?? '')}${figureCell(rating ?? '')}${figureCell(matchesWon)}${figureCell(pointsShown(halfPoints), 'total')}${figureCell(games)}<td>${wrong}</td><td>${htmlOf(voice, lostIn)}</td></tr>`
}
