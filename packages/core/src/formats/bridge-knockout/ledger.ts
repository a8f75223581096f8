/** Facts a bridge event keeps beside its results: line-ups, boards, remedies, the posting of the conditions (BRI-94 to BRI-105). */

import type { Chart } from '../../chart/chart.ts'
import { type Ledger, ledgerOf } from '../../chart/ledger.ts'
import type { EntrantId, MatchId } from '../../facts/ids.ts'
import type { StartInForce } from '../../facts/in-force.ts'
import { bracketSizes } from './divisions/field.ts'
import { type BracketCorrection, MisplacedTeams } from './divisions/misplaced-teams.ts'
import { PublishedHandicaps } from './draw/published-handicaps.ts'
import type { BoardScore, BoardsScoredFact } from './facts/boards-scored.ts'
import type { ConditionsPostedFact } from './facts/conditions-posted.ts'
import type { LineupToldFact } from './facts/lineup-told.ts'
import type { RemedyGivenFact } from './facts/remedy-given.ts'
import type { BridgeOptions } from './options.ts'

export class BridgeLedger implements Ledger {
  readonly misplaced: MisplacedTeams
  readonly handicaps: PublishedHandicaps
  readonly lineups: LineupToldFact[] = []
  readonly boards: BoardsScoredFact[] = []
  readonly remedies: RemedyGivenFact[] = []
  readonly postings: ConditionsPostedFact[] = []

  readonly options: BridgeOptions
  private readonly chart: Chart

  constructor(options: BridgeOptions, chart: Chart) {
    this.options = options
    this.chart = chart
    chart.field.divisions.sizesFor = (count) => bracketSizes(options, count)
    this.misplaced = new MisplacedTeams(chart)
    this.handicaps = new PublishedHandicaps(chart)
  }

  /** Seats a misplaced team in another division from the start (BRI-108). */
  putRight(start: StartInForce): void {
    for (const correction of this.misplaced.all) this.change(correction)
    this.misplaced.expect(start)
  }

  private change({ action, entrant, joins, handicaps }: BracketCorrection): void {
    const { chart } = this
    const who = chart.field.indexOf.get(entrant)
    const match = joins && chart.board.matches.get(joins)
    if (action !== 'changed' || who === undefined || !match) return
    this.handicaps.keep(handicaps)
    chart.board.seat(match, chart.board.joinDivision(match.round.stage.letter, who))
  }

  /** The first posting of the conditions. */
  get posted(): ConditionsPostedFact | undefined {
    return this.postings[0]
  }

  /** The line-ups of a team in a match, in the order of recording. */
  lineupsOf(match: MatchId, team: EntrantId): LineupToldFact[] {
    return this.lineups.filter((lineup) => lineup.match === match && lineup.entrant === team)
  }

  /** The boards of two teams of a match by number; the last entry of a board counts. */
  boardsOf(
    match: MatchId,
    sides: readonly EntrantId[],
  ): Map<number, BoardScore & { readonly half?: 1 | 2 | undefined }> {
    const own = this.boards.filter((paper) => paper.match === match && paper.sides.join() === sides.join())
    return new Map(own.flatMap(({ boards, half }) => boards.map((board) => [board.board, { ...board, half }])))
  }
}

export const bridgeLedger = ledgerOf(BridgeLedger)
