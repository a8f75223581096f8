/** Boards entered one by one, and the report they lead to (BRI-72, BRI-96, BRI-109). */

import type { CommandFacts } from '../command-facts.ts'
import { about, type Finding } from '../finding.ts'
import { message } from '../words/messages.ts'
import { boardsOf } from './boards.ts'
import type { MatchInBracket } from './brackets/brackets.ts'
import type { Imps, RecordedOf } from './facts.ts'
import { impsOfBoard } from './match/contract.ts'
import type { BridgeMatch, Game } from './match/match.ts'
import { type SeatPair, seatPairs } from './match/sheet.ts'

export type BoardsFact = RecordedOf<'boards-scored'>

/** The report of a complete part. */
type Report = Pick<Game, 'game' | 'half'> & { readonly result: Imps }

export class Scorecards {
  /** IMPs by board, for each part of a match between two teams. */
  private readonly cards = new Map<string, ReadonlyMap<number, Imps>>()

  write(fact: BoardsFact): void {
    this.cards.set(keyOf(fact), this.with(fact))
  }

  /** A board entered again replaces the earlier entry. */
  private with(fact: BoardsFact): ReadonlyMap<number, Imps> {
    const card = new Map(this.cards.get(keyOf(fact)))
    for (const score of fact.boards) card.set(score.board, impsOfBoard(score) ?? [0, 0])
    return card
  }

  objectionTo(fact: BoardsFact, place: MatchInBracket): Finding | undefined {
    const wrong = fact.boards.find((score) => !impsOfBoard(score))
    if (wrong) return about(fact, 'BRI-96', message('found-board', { board: wrong.board }))
    const most = boardsOfPart(fact, place)
    const entered = this.with(fact).size
    if (entered <= most) return undefined
    return about(fact, 'BRI-96', message('found-boards-many', { entered, most: { number: most } }))
  }

  /** LOG-5: the boards that complete an unreported part come with its report, in the same command. */
  objectionToReport([fact, game]: CommandFacts, place: MatchInBracket): Finding | undefined {
    if (fact.type !== 'boards-scored' || place.match.kind === 'extra') return undefined
    const due = this.reportDue(fact, place)
    if (game?.type !== 'game-finished') return due && about(fact, 'LOG-5', message('found-report-missing'))
    if (!due) return about(game, 'LOG-5', message('found-report-needless'))
    return isSame(due, game) && game.match === fact.match && String(game.sides) === String(fact.sides)
      ? undefined
      : about(game, 'BRI-96', message('found-boards-sum', { result: { result: due.result }, game: due.game }))
  }

  private reportDue(fact: BoardsFact, place: MatchInBracket): Report | undefined {
    const card = this.with(fact)
    const { course, match } = place
    const isOpen = !match.decision && course.takesResultsOf(match)
    if (!isOpen || card.size !== boardsOfPart(fact, place)) return undefined
    const pair = pairIn(fact, match)
    const index = seatPairs(match.seats.length).findIndex((each) => String(each) === String(pair))
    return pair && reportOf(sumOf(card), index, fact.half, match, pair)
  }
}

const keyOf = ({ match, sides, half }: BoardsFact): string => `${match} ${sides.join()} ${half ?? 0}`

const isSame = (due: Report, { game, half, result }: Game): boolean =>
  due.game === game && due.half === half && String(due.result) === String(result)

/** The seats of the two, in their order. */
export function pairIn({ sides }: BoardsFact, { seats }: BridgeMatch): SeatPair | undefined {
  const [a, b] = sides.map((id) => seats.findIndex((seat) => typeof seat === 'object' && seat.id === id))
  return a !== undefined && b !== undefined && a >= 0 && a < b ? [a, b] : undefined
}

/** The first half is the smaller one. */
function boardsOfPart({ half }: BoardsFact, { match, course }: MatchInBracket): number {
  const all = boardsOf(match, course)
  if (half === undefined) return all
  return half === 1 ? Math.floor(all / 2) : Math.ceil(all / 2)
}

function sumOf(card: ReadonlyMap<number, Imps>): Imps {
  let [first, second] = [0, 0]
  for (const imps of card.values()) {
    first += imps[0]
    second += imps[1]
  }
  return [first, second]
}

/** BRI-94: whole after a first half is recorded as the second half. */
function reportOf(
  result: Imps,
  index: number,
  half: BoardsFact['half'],
  match: BridgeMatch,
  pair: SeatPair,
): Report | undefined {
  const part = { game: 2 * index + (half === 2 ? 2 : 1), ...(half && { half }) }
  if (match.openSlot(part)) return { ...part, result }
  const second = { game: 2 * index + 2, half: 2 } as const
  const first = match.sheet.firstHalf(pair)
  if (half !== undefined || !first || !match.openSlot(second)) return undefined
  const rest: Imps = [result[0] - first[0], result[1] - first[1]]
  return rest.some((imps) => imps < 0) ? undefined : { ...second, result: rest }
}
