/** A match of pairs of games: which pair was played from which opening, and how its games ended. */
import type { BulletinMatch } from '@arbiter/core/bulletin'
import type { Paper } from './paper.ts'
import { type Column, type Row, table } from './table.ts'
import { harmless } from './text-width.ts'
import { words } from './words/messages.ts'

const columns = (): readonly Column[] => [
  { heading: words('term-col-pair'), align: 'right' },
  { heading: words('term-col-game'), align: 'right' },
  { heading: words('term-col-white'), least: 8 },
  { heading: '' },
  { heading: words('term-col-black'), least: 8 },
  { heading: words('term-col-opening'), least: 10, isSpare: true },
]

/** Given where the games have records. */
const ended = (): Column => ({ heading: words('term-col-ended'), isSpare: true })

/** Games that were played, then those that can be played now. */
export function pairLines(match: BulletinMatch, paper: Paper): string[] {
  const played = match.games
    .toSorted((a, b) => a.game - b.game)
    .map((game): Row => ({ cells: [...cellsOf(match, game, game.result.replace('1/2-1/2', '½-½')), endingOf(game)] }))
  const open = (match.next ?? []).map((game): Row => ({ cells: [...cellsOf(match, game, '–'), ''], style: paper.ink }))
  const hasEndings = match.games.some(({ ending }) => ending !== undefined)
  return table(paper, hasEndings ? [...columns(), ended()] : columns(), [...played, ...open], '  ')
}

/** "time", "draw agreed, as game 2". */
const endingOf = ({ ending, repeats }: BulletinMatch['games'][number]): string =>
  [
    ...(ending === undefined ? [] : [harmless(ending)]),
    ...(repeats === undefined ? [] : [words('term-as-game', { game: repeats })]),
  ].join(', ')

type Game = Pick<BulletinMatch['games'][number], 'game' | 'white' | 'black' | 'pair'>

function cellsOf(match: BulletinMatch, { game, white, black, pair }: Game, result: string): string[] {
  return [String(pair ?? ''), String(game), harmless(white), result, harmless(black), openingOf(match, pair)]
}

/** "17 Arbiter 017, tiebreak": number and name. */
function openingOf({ openings = [] }: BulletinMatch, pair: number | undefined): string {
  const found = openings.find((each) => each.pair === pair)
  if (!found) return ''
  const { opening, name, position, isTiebreak, reused } = found
  const notes = [...(isTiebreak ? [words('term-tiebreak')] : []), ...(reused ? [words('term-used-before')] : [])]
  return [`${opening} ${harmless(name ?? position)}`, ...notes].join(', ')
}
