/** Why two are a pair: their places in the row or in the pattern, and which rematch was avoided. */

import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import { entrantOf } from '../../../chart/names.ts'
import type { Round } from '../../../chart/rounds/round.ts'
import type { Who } from '../../../chart/slot.ts'
import type { Publication } from '../../../chart/stage.ts'
import type { Seq } from '../../../facts/ids.ts'
import { at, first, known } from '../../../lists/at.ts'
import type { Kinds, Message } from '../../../message/message.ts'
import { patternFor, patternOf } from '../../../pairing/two-opponents.ts'
import type { Explanation } from '../../rule-book/format.ts'
import { decisionOf, factsIn, gamesOf } from '../../why/decision.ts'
import { areComparable } from '../ending.ts'
import type { DiagonalOptions } from '../options.ts'
import { fourthNextFrom } from '../rounds/first-round.ts'
import { patternRules } from '../rounds/pairing.ts'
import { playersOf, stepBefore } from '../rounds/rounds.ts'
import { placeInRow } from '../row.ts'
import { levelSaid } from '../says.ts'
import { message } from '../words/messages.ts'

export function whyMatch(options: DiagonalOptions, chart: Chart, match: Match): Explanation {
  const { publication } = match.round
  const {
    rule,
    says,
    more = [],
    facts,
  } = publication ? whyPaired(options, chart, match, publication) : whyNeighbours(chart, match)
  return {
    rule,
    says: [...says, ...decisionOf(chart, match)],
    more: [
      message('diagonal-colours', { who: entrantOf(chart, match.who(0)) }),
      ...more,
      ...(match.outcome ? gamesOf(chart, match) : []),
    ],
    facts: [...facts, ...(match.outcome ? factsIn(match) : [])],
  }
}

/** Why two players are a pair. */
interface Grounds {
  readonly rule: string
  readonly says: readonly Message[]
  readonly more?: readonly Message[]
  readonly facts: readonly Seq[]
}

// --- round 1 -------------------------------------------------------------------------------------

function whyNeighbours(chart: Chart, match: Match): Grounds {
  const [first, second] = [match.who(0), match.who(1)]
  const places = [placeInRow(chart, first), placeInRow(chart, second)] as const
  const { rule, because } = neighbourhood(chart.field.size, places[0] - 1, places[1] - 1)
  const meeting = message('diagonal-neighbours', {
    ...{ who: entrantOf(chart, first), place: places[0] },
    ...{ other: entrantOf(chart, second), second: places[1] },
  })
  return { rule, says: [meeting, because], facts: [known(chart.started).seq] }
}

/** The line of DIA-2 that makes two places a couple; the higher place first. */
function neighbourhood(count: number, upper: number, lower: number): { rule: string; because: Message } {
  const from = fourthNextFrom(count)
  const why = (rule: string, because: 'everybody' | 'second-next' | 'first-two' | 'mirror') => ({
    rule,
    because: message('diagonal-neighbours-why', { because }),
  })
  if (count <= 4) return why('DIA-S5', 'everybody')
  if (lower - upper === 2) return why('DIA-S4', 'second-next')
  if (lower - upper === 4 && upper >= from)
    return { rule: 'DIA-3', because: message('diagonal-fourth-next', { from: from + 1 }) }
  return why('DIA-2', lower === 1 ? 'first-two' : 'mirror')
}

// --- later rounds --------------------------------------------------------------------------------

function whyPaired(options: DiagonalOptions, chart: Chart, match: Match, { seq, kind }: Publication): Grounds {
  const round = new RoundInContext(options, chart, match.round)
  const [a, b] = [match.who(0), match.who(1)]
  const meeting = {
    ...{ who: entrantOf(chart, a), other: entrantOf(chart, b) },
    ...{ round: match.round.name, players: round.players.length },
  }
  const { because, more } = round.because(a, b)
  return {
    rule: round.ruleFor(a, b),
    says: [message(kind === 'extra' ? 'diagonal-pair-extra' : 'diagonal-pair', meeting), because],
    more: [
      ...(kind === 'extra' ? notEveryStep(options, chart, match.round, round.players) : []),
      ...[a, b].map((who) => round.placeSaid(who)),
      ...more,
    ],
    facts: [seq, ...round.meetings(a, b).map((met) => toldBy(chart, met))],
  }
}

/** A remark if not every step could be taken. */
function notEveryStep(options: DiagonalOptions, chart: Chart, extra: Round, players: readonly Who[]): Message[] {
  const step = stepBefore(options, chart, extra)
  return step.rule !== 'DIA-20' || areComparable(step.counts) ? [] : [levelSaid(chart, players, step)]
}

/** The fact that published the match. */
const toldBy = (chart: Chart, { round }: Match): Seq => round.publication?.seq ?? known(chart.started).seq

/** A paired round with its pattern and the rounds before it. */
class RoundInContext {
  /** Players in the order of the row. */
  readonly players: readonly Who[]
  private readonly options: DiagonalOptions
  private readonly chart: Chart
  private readonly before: readonly Round[]
  private readonly publication: Publication

  constructor(options: DiagonalOptions, chart: Chart, round: Round) {
    const there = new Set(playersOf(round))
    this.options = options
    this.chart = chart
    this.players = chart.field.order.filter((who) => there.has(who))
    this.before = round.stage.rounds.filter(({ number }) => number < round.number)
    this.publication = known(round.publication)
  }

  placeOf(who: Who): number {
    return this.players.indexOf(who)
  }

  private get pattern() {
    return patternFor(this.players.length, this.options.fewPlayersMax)
  }

  /** The matches these two had before. */
  meetings(a: Who, b: Who): Match[] {
    return this.before.flatMap(({ matches }) =>
      matches.filter((match) => match.seatOf(a) !== undefined && match.seatOf(b) !== undefined),
    )
  }

  ruleFor(a: Who, b: Who): string {
    return this.isInPattern(a, b) ? patternRules[this.pattern] : 'DIA-17'
  }

  private opponentsInPattern(who: Who): Who[] {
    const place = this.placeOf(who)
    const couples = patternOf(this.players.length, this.options.fewPlayersMax)
    return couples.flatMap(([a, b]) => {
      if (a !== place && b !== place) return []
      return [at(this.players, a === place ? b : a)]
    })
  }

  private isInPattern(a: Who, b: Who): boolean {
    return this.opponentsInPattern(a).includes(b)
  }

  because(a: Who, b: Who): { readonly because: Message; readonly more: readonly Message[] } {
    const rematch = this.rematch(a, b)
    if (this.isInPattern(a, b)) return { because: this.patternSaid(), more: rematch }
    return { because: message('diagonal-avoided'), more: [...this.avoided(a, b), ...rematch] }
  }

  placeSaid(who: Who): Message {
    return message('diagonal-place', { who: this.entrant(who), place: this.placeOf(who) + 1 })
  }

  private patternSaid(): Message {
    const { length: players } = this.players
    switch (this.pattern) {
      case 'pair':
        return message('diagonal-pattern-pair')
      case 'ring':
        return message('diagonal-pattern-ring', { players })
      case 'thirds':
        return message('diagonal-pattern-thirds', { players, places: Math.round(players / 3) })
      default:
        return this.pattern satisfies never
    }
  }

  /** The pattern's own opponents, former meetings among them, and the gain of the exchange. */
  private avoided(a: Who, b: Who): Message[] {
    const wish = [a, b].map((who) =>
      message('diagonal-would-play', {
        who: this.entrant(who),
        others: this.opponentsInPattern(who).map((other) => this.entrant(other)),
      }),
    )
    return [...wish, ...this.metInPattern([a, b]), this.gained()]
  }

  private entrant(who: Who): Kinds['entrant'] {
    return entrantOf(this.chart, who)
  }

  /** "Ann met Ben in round 1 (match D1.2)." */
  private metInPattern(whos: readonly Who[]): Message[] {
    return whos.flatMap((who) =>
      this.opponentsInPattern(who).flatMap((other) => {
        const [met] = this.meetings(who, other)
        const couple = { who: this.entrant(who), other: this.entrant(other) }
        return met ? [message('diagonal-had-met', { ...couple, meeting: meetingSaid(met) })] : []
      }),
    )
  }

  private gained(): Message {
    const { rematchesInPattern, rematches, proof } = first(this.publication.reasons)
    return message('diagonal-gained', {
      ...{ pattern: Number(rematchesInPattern), now: Number(rematches) },
      proof: proof === 'unknown' ? 'unknown' : 'fewest',
    })
  }

  private rematch(a: Who, b: Who): Message[] {
    const met = this.meetings(a, b)
    if (met.length === 0) return []
    return [message('diagonal-rematch', { meetings: met.map(meetingSaid), players: this.players.length })]
  }
}

const meetingSaid = ({ round, id }: Match): Message =>
  message('diagonal-meeting', { round: round.name, match: { match: id } })
