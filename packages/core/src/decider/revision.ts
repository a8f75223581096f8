/**
 * Works out a change to the past on the chart it leads to. Published rounds without results are drawn again; every other
 * fact without a place there must be confirmed before it becomes void.
 */
import { chartOf } from '../chart/apply.ts'
import type { Chart } from '../chart/chart.ts'
import type { Match } from '../chart/match.ts'
import type { Label } from '../chart/slot.ts'
import type { Amendment } from '../commands/amendment.ts'
import type { Fact, RecordedFact, RecordedFactOf } from '../facts/fact.ts'
import type { MatchId, Seq, StageId } from '../facts/ids.ts'
import { factsInForce } from '../facts/in-force.ts'
import { ownKindOf } from '../formats/rule-book/facts/own-kind-of.ts'
import { known } from '../lists/at.ts'
import type { RefusedResult } from '../refusals/result.ts'
import { isSamePublication, publicationInPlaceOf } from '../tournament/publication.ts'
import type { Stamp } from '../tournament/stamp.ts'
import type { Tournament } from '../tournament/tournament.ts'

/** A fact that comes back may void others, and so on; longer chains than this do not end. */
const mostReleased = 20

export class Revision {
  /** Publications without results that would now be drawn differently, and so are taken back. */
  readonly redrawn: readonly Seq[]
  /** Facts that would become void. */
  readonly unplaced: readonly Seq[]
  /** The reason if the change is not allowed at all. */
  readonly refusal: RefusedResult | undefined
  /** The facts of the change, with their voids. */
  readonly facts: readonly Fact[]
  /** The chart with these facts, before new publications. */
  readonly chart: Chart
  private readonly tournament: Tournament
  private readonly stamp: Stamp

  constructor(tournament: Tournament, stamp: Stamp, { after, make, refused }: Amendment) {
    this.tournament = tournament
    this.stamp = stamp
    const unplayedByBracket = Object.values(groupedByBracket(tournament.chart, unplayed(tournament, after)))
    const drawnAgain = tournament.autoPair ? unplayedByBracket.flatMap((each) => this.drawnAgain(each, make)) : []
    this.redrawn = drawnAgain.toSorted((a, b) => a - b)
    let facts = make(this.redrawn)
    let chart = this.chartWith(facts)
    this.unplaced = [...chart.unplaced]
    this.refusal = refused?.(tournament.chart, chart)
    const voids = [...this.redrawn]
    for (let left = mostReleased; left >= 0 && !this.refusal && chart.unplaced.length > 0; left--) {
      voids.push(...chart.unplaced)
      facts = make(voids)
      chart = this.chartWith(facts)
    }
    if (!this.refusal && chart.unplaced.length > 0)
      throw new Error(`decided on facts without a place: ${JSON.stringify(facts)}`)
    this.facts = facts
    this.chart = chart
  }

  private chartWith(facts: readonly Fact[]): Chart {
    return chartOf(this.tournament.format, [...this.tournament.log, ...this.stamp.onAll(facts)])
  }

  /**
   * Of the candidates of one bracket: the first that would now be drawn differently, and all after it. A publication of the
   * format's own kind that is no longer wanted does not affect the others.
   */
  private drawnAgain(candidates: readonly RecordedFact[], make: Amendment['make']): Seq[] {
    const seqs = candidates.map(({ seq }) => seq)
    const fallen: Seq[] = []
    for (const [i, candidate] of candidates.entries()) {
      const wanted = publicationInPlaceOf(this.chartWith(make([...fallen, ...seqs.slice(i)])), candidate)
      const isOwn = ownKindOf(this.tournament.format, candidate) !== undefined
      if (!wanted && isOwn) fallen.push(candidate.seq)
      else if (!wanted || !isSamePublication(this.tournament.chart, wanted, candidate))
        return [...fallen, ...seqs.slice(i)]
    }
    return fallen
  }
}

/** Publications after a fact without reported results. */
function unplayed({ chart, log, format }: Tournament, after: Seq): RecordedFact[] {
  return factsInForce(log).filter((fact) => {
    if (fact.seq <= after) return false
    if (fact.type === 'round-paired') return !fact.byHand && !matchesOf(chart, fact).some(isReported)
    if (fact.type === 'seeds-published') return !seededMatches(chart, fact).some(isReported)
    return ownKindOf(format, fact)?.published?.isPlayedOn(chart, fact as never) === false
  })
}

/** Brackets are independent: a new draw in one does not affect publications of the others. */
function groupedByBracket(
  { board: { stages } }: Chart,
  publications: readonly RecordedFact[],
): Record<string, RecordedFact[]> {
  const groups: Record<string, RecordedFact[]> = {}
  for (const fact of publications) {
    const letter = 'stage' in fact ? (stages.find(({ id }) => id === fact.stage)?.letter ?? '') : ''
    groups[letter] = [...(groups[letter] ?? []), fact]
  }
  return groups
}

const isReported = ({ games, ruling }: Match): boolean => ruling !== undefined || games.some((game) => game.report)

function matchesOf(chart: Chart, fact: RecordedFactOf<'round-paired'>): Match[] {
  const round = chart.board.stages.find(({ id }) => id === fact.stage)?.find(fact.round)
  return round?.publication?.seq === fact.seq ? round.matches : []
}

/** The matches of these seeds, and all later matches their winners and losers reach. */
function seededMatches(chart: Chart, fact: RecordedFactOf<'seeds-published'>): Match[] {
  const reached = new Set<MatchId>()
  for (const { id, seats } of chart.board.matches.values())
    if (seats.some(({ label }) => comesFrom(label, fact.stage, reached))) reached.add(id)
  return [...reached].map((id) => known(chart.board.matches.get(id)))
}

function comesFrom(label: Label, stage: StageId, reached: ReadonlySet<MatchId>): boolean {
  if (label.from === 'winner' || label.from === 'loser') return reached.has(label.of)
  return label.from === 'seed' && label.of === stage
}
