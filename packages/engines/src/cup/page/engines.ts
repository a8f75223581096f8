/** The table: who came how far, with what points, and what went wrong. */
import { escaped } from '@arbiter/core'
import type { CupView, EngineView } from '../view.ts'
import { figureCell, headCell, scrolling, section, sheet } from './parts.ts'
import { faultsInWords, pointsShown } from './words.ts'

const header = [
  headCell('Place', 'num'),
  headCell('Engine'),
  headCell('Seed', 'num'),
  headCell('Rating', 'num'),
  headCell('Matches won', 'num'),
  headCell('Points', 'num'),
  headCell('Games', 'num'),
  headCell('Faults'),
  headCell('Out in'),
]

export const enginesSection = ({ engines }: CupView): string =>
  section('engines', 'Engines', '', scrolling('table', 'Engines', sheet('stand', header, engines.map(engineRow))))

function engineRow({ place, name, seed, rating, matchesWon, halfPoints, games, faults, lostIn }: EngineView): string {
  const wrong = faults.length === 0 ? '' : `<span class="fault">${escaped(faultsInWords(faults))}</span>`
  return `<tr class="${lostIn === undefined ? 'in' : 'out'}">${figureCell(place)}<th scope="row">${escaped(name)}</th>${figureCell(seed ?? '')}${figureCell(rating ?? '')}${figureCell(matchesWon)}${figureCell(pointsShown(halfPoints), 'total')}${figureCell(games)}<td>${wrong}</td><td>${escaped(lostIn ?? '')}</td></tr>`
}
