/**
 * What is kept beside the results and changes none of them: line-ups, boards, remedies, the posting of the conditions;
 * games that were broken off, and how games are played.
 */
import type { BoardScore, RecordedOf } from '../facts/fact.ts'
import type { EntrantId, MatchId } from '../facts/ids.ts'
import type { Chart } from './chart.ts'

type Lineup = RecordedOf<'lineup-told'>
type Boards = RecordedOf<'boards-scored'>
type Abandoned = RecordedOf<'game-abandoned'>
type Arrangement = RecordedOf<'play-arranged'>

export class Papers {
  readonly lineups: Lineup[] = []
  readonly boards: Boards[] = []
  readonly remedies: RecordedOf<'remedy-given'>[] = []
  /** CUP-22a. */
  readonly abandoned: Abandoned[] = []
  /** CUP-22b. */
  readonly arrangements: Arrangement[] = []
  posted: RecordedOf<'conditions-posted'> | undefined = undefined
  private readonly chart: Chart

  constructor(chart: Chart) {
    this.chart = chart
  }

  tellLineup(lineup: Lineup): void {
    this.keep(this.lineups, lineup)
  }

  scoreBoards(boards: Boards): void {
    this.keep(this.boards, boards)
  }

  giveRemedy(remedy: RecordedOf<'remedy-given'>): void {
    this.keep(this.remedies, remedy)
  }

  abandon(game: Abandoned): void {
    this.keep(this.abandoned, game)
  }

  arrange(arrangement: Arrangement): void {
    this.keep(this.arrangements, arrangement)
  }

  post(fact: RecordedOf<'conditions-posted'>): void {
    const before = this.posted
    this.posted = before ?? fact
    this.chart.remember(() => {
      this.posted = before
    })
  }

  private keep<Paper>(papers: Paper[], paper: Paper): void {
    papers.push(paper)
    this.chart.remember(() => {
      papers.pop()
    })
  }

  /** Those of a team in a match, the last one told last. */
  lineupsOf(match: MatchId, team: EntrantId): Lineup[] {
    return this.lineups.filter((lineup) => lineup.match === match && lineup.entrant === team)
  }

  /** The boards of two teams of a match by number; what was entered again counts. */
  boardsOf(
    match: MatchId,
    sides: readonly EntrantId[],
  ): Map<number, BoardScore & { readonly half?: 1 | 2 | undefined }> {
    const own = this.boards.filter((paper) => paper.match === match && paper.sides.join() === sides.join())
    return new Map(own.flatMap(({ boards, half }) => boards.map((board) => [board.board, { ...board, half }])))
  }
}
