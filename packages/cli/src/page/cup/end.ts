/** The cup when it is over: bracket, table, who scored what against whom, and what the games say about strength. */
import type { CupView } from '@arbiter/engines'
import type { Paper } from '../paper.ts'
import { parts } from '../prose.ts'
import { asText, harmless } from '../text-width.ts'
import { words } from '../words/messages.ts'
import { cupTree, listLines } from './bracket.ts'
import { metLines } from './crosstable.ts'
import { engineLines } from './engines.ts'
import { dotted } from './line.ts'
import { strengthLines } from './strength.ts'
import { waitLines } from './wait.ts'

/** Taller trees and wider crosstables are easier to read as a list. */
const mostInTree = 32
const mostInCrosstable = 16

export function endPage(view: CupView, paper: Paper): string {
  const { engines, waits } = view
  const tree = engines.length > mostInTree ? undefined : cupTree(view, view.rounds, paper)
  return parts(
    headingOf(view, paper),
    waits.length === 0 ? '' : waits.flatMap((wait) => waitLines(wait, paper)),
    tree ?? listLines(view, view.rounds, paper),
    engineLines(engines, paper),
    engines.length > mostInCrosstable ? '' : metLines(view, paper),
    strengthLines(view, paper),
  )
}

function headingOf({ name, state, champion, progress }: CupView, paper: Paper): string {
  const { matchesDecided, matches, gamesPlayed } = progress
  const how =
    champion === undefined ? words('term-cup-state', { state }) : words('term-won-by', { who: asText(champion) })
  const decided = words('term-decided', { decided: matchesDecided, matches })
  const parts = [harmless(name), how, decided, words('term-cup-games', { count: gamesPlayed })]
  return paper.strong(dotted(parts, paper.width))
}
