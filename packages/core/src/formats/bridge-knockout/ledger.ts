/** What a bridge event keeps beside its results: line-ups, boards, remedies, the posting of the conditions (BRI-94 to BRI-105). */
import type { Chart } from '../../chart/chart.ts'
import type { EntrantId, MatchId } from '../../facts/ids.ts'
import type { BoardScore, BoardsScored } from './facts/boards-scored.ts'
import type { ConditionsPosted } from './facts/conditions-posted.ts'
import type { LineupTold } from './facts/lineup-told.ts'
import type { RemedyGiven } from './facts/remedy-given.ts'

export class BridgeLedger {
  readonly lineups: LineupTold[] = []
  readonly boards: BoardsScored[] = []
  readonly remedies: RemedyGiven[] = []
  readonly postings: ConditionsPosted[] = []

  /** The first posting of the conditions. */
  get posted(): ConditionsPosted | undefined {
    return this.postings[0]
  }

  /** The line-ups of a team in a match, the last one told last. */
  lineupsOf(match: MatchId, team: EntrantId): LineupTold[] {
    return this.lineups.filter((lineup) => lineup.match === match && lineup.entrant === team)
  }

  /** The boards of two teams of a match by number; a board that was entered again counts as entered last. */
  boardsOf(
    match: MatchId,
    sides: readonly EntrantId[],
  ): Map<number, BoardScore & { readonly half?: 1 | 2 | undefined }> {
    const own = this.boards.filter((paper) => paper.match === match && paper.sides.join() === sides.join())
    return new Map(own.flatMap(({ boards, half }) => boards.map((board) => [board.board, { ...board, half }])))
  }
}

export const bridgeLedger = (chart: Chart): BridgeLedger => chart.ledger as BridgeLedger
