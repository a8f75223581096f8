/** Teams found in the wrong division, treated as if they had been found before the start (BRI-108). */
import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import type { Who } from '../../../chart/slot.ts'
import type { EntrantId, MatchId, Seq } from '../../../facts/ids.ts'
import type { StartInForce } from '../../../facts/in-force.ts'
import type { Handicap } from '../facts/handicap.ts'

export interface BracketCorrection {
  readonly seq: Seq
  readonly entrant: EntrantId
  readonly from: string
  readonly fault: 'team' | 'directors'
  readonly placed: 'low' | 'high'
  readonly found: 'in-time' | 'playing' | 'won' | 'lost' | 'late'
  readonly action: 'changed' | 'disqualified' | 'moved' | 'out' | 'stands'
  readonly to?: string | undefined
  readonly joins?: MatchId | undefined
  readonly handicaps?: readonly Handicap[] | undefined
  readonly note?: string | undefined
  readonly secondRound?: readonly (readonly number[])[] | undefined
}

export class MisplacedTeams {
  private readonly byTeam = new Map<EntrantId, BracketCorrection>()
  private readonly chart: Chart

  constructor(chart: Chart) {
    this.chart = chart
  }

  /** Notes a correction that takes effect at the start; false if the team already has one. */
  add(who: Who, correction: BracketCorrection): boolean {
    const { entrant, from, action, seq } = correction
    if (this.byTeam.has(entrant)) return false
    this.byTeam.set(entrant, correction)
    this.chart.trail.remember(() => {
      this.byTeam.delete(entrant)
    })
    if (action === 'stands' || action === 'out') return true
    this.chart.field.divisions.takeOut(from, who, seq)
    this.chart.board.expectAbsence()
    return true
  }

  get all(): BracketCorrection[] {
    return [...this.byTeam.values()]
  }

  of(who: Who): BracketCorrection | undefined {
    const id = this.chart.field.entrants[who]?.id
    return id === undefined ? undefined : this.byTeam.get(id)
  }

  /** True if the team has moved to another division. */
  hasMoved(letter: string, who: Who): boolean {
    return this.chart.field.divisions.isOutOf(letter, who) && this.of(who)?.action !== 'disqualified'
  }

  /** The correction that moved a team into a division for its second round. */
  moveTo(letter: string): BracketCorrection | undefined {
    return this.all.find(({ action, to }) => action === 'moved' && to === letter)
  }

  /** The team moved into a division for its second round. */
  newcomerIn(letter: string): Who | undefined {
    const moved = this.moveTo(letter)
    return moved && this.chart.field.indexOf.get(moved.entrant)
  }

  /** Late teams seated with a team that later proved misplaced: their match is not decided before they come (BRI-104). */
  expect({ lateEntries = [] }: StartInForce): void {
    for (const { entrant, joins, seq } of lateEntries) {
      const match = joins && this.chart.board.matches.get(joins)
      if (match && this.isLeftSince(seq, match)) this.chart.field.expect(entrant.id, match.id)
    }
  }

  private isLeftSince(seq: Seq, { seats, round }: Match): boolean {
    const { letter } = round.stage
    return seats.some(({ who }) => (this.chart.field.divisions.outSince(letter, who) ?? 0) > seq)
  }
}
