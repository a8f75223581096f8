/** What the history says about line-ups and boards. */
import type { Recorded } from '../facts/fact.ts'
import { listed, plural } from '../words/sentence.ts'

type Called = (id: string) => string
type RecordedOf<Type extends Recorded['type']> = Extract<Recorded, { type: Type }>

/** "Match 3, first half: Ann, Ben, Cora and Dan play for Reds". */
export function lineupTold(
  { match, half, entrant, players, played = [] }: RecordedOf<'lineup-told'>,
  called: Called,
  members: readonly string[],
): string {
  const name = (place: number) => members[place - 1] ?? `player ${place}`
  const where = `Match ${match}${partInWords(half)}`
  if (players) return `${where}: ${listed(players.map(name))} play for ${called(entrant)}`
  const each = played.map((boards, i) => `${name(i + 1)} ${boards}`)
  return `${where}: boards played for ${called(entrant)}: ${listed(each)}`
}

const partInWords = (half: 1 | 2 | undefined): string =>
  half === undefined ? '' : half === 1 ? ', first half' : ', second half'

type BoardScore = RecordedOf<'boards-scored'>['boards'][number]

/** A few are told one by one, many are counted. */
const few = 6

/** "Match 3, Reds v Blues: board 1 4SN= and 3NTE+1". */
export function boardsScored({ match, sides, half, boards }: RecordedOf<'boards-scored'>, called: Called): string {
  const where = `Match ${match}${partInWords(half)}, ${sides.map(called).join(' v ')}`
  if (boards.length <= few) return `${where}: ${boards.map(boardInWords).join('; ')}`
  const numbers = boards.map(({ board }) => board)
  return `${where}: ${plural(boards.length, 'board')} scored, ${Math.min(...numbers)} to ${Math.max(...numbers)}`
}

/** "board 1 4SN= and 3NTE+1", "board 2 420 and -50", "board 3 5–0 IMPs". */
const boardInWords = (score: BoardScore): string =>
  'imps' in score
    ? `board ${score.board} ${score.imps.join('–')} IMPs`
    : `board ${score.board} ${score.tables.join(' and ')}`
