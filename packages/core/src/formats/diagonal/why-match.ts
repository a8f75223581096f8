/** Why two are a pair: their places in the row or in the pattern, and which rematch was avoided. */
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import { nameOf } from '../../chart/names.ts'
import type { Round } from '../../chart/round.ts'
import type { Who } from '../../chart/slot.ts'
import type { Publication } from '../../chart/stage.ts'
import type { Reason, RecordedOf } from '../../facts/fact.ts'
import type { Seq } from '../../facts/ids.ts'
import { patternFor, patternOf } from '../../pairing/two-opponents.ts'
import { decisionInWords, factsIn } from '../../why/decided.ts'
import { listed, ordinal, plural } from '../../words/sentence.ts'
import type { Explanation } from '../format.ts'
import { areComparable } from './ending.ts'
import { fourthNextFrom } from './first-round.ts'
import type { DiagonalOptions } from './options.ts'
import { patternRules } from './pairing.ts'
import { playersOf, stepBefore } from './rounds.ts'
import { inRow, placeInRow } from './row.ts'
import { levelInWords } from './words.ts'

export function whyMatch(options: DiagonalOptions, chart: Chart, match: Match): Explanation {
  const { publication } = match.round
  const { rule, sentence, facts } = publication
    ? whyPaired(options, chart, match, publication)
    : whyNeighbours(chart, match)
  const colours = `${nameOf(chart, match.who(0))} is higher in the row and has White in game 1, Black in game 2 (DIA-5).`
  const told = [sentence, colours, ...(match.outcome ? [decisionInWords(chart, match)] : [])].join(' ')
  return { rule, sentence: told, facts: [...facts, ...(match.outcome ? factsIn(match) : [])] }
}

// --- round 1 -------------------------------------------------------------------------------------

function whyNeighbours(chart: Chart, match: Match): Explanation {
  const [first, second] = [match.who(0), match.who(1)]
  const { rule, because } = neighbourhood(chart.size, placeInRow(chart, first) - 1, placeInRow(chart, second) - 1)
  const sentence = `${inRow(chart, first)} plays ${inRow(chart, second)} in round 1: ${because} (${rule}).`
  return { rule, sentence, facts: [(chart.started as RecordedOf<'tournament-started'>).seq] }
}

/** Which line of DIA-2 makes two places a couple; the higher first. */
function neighbourhood(count: number, upper: number, lower: number): { rule: string; because: string } {
  const from = fourthNextFrom(count)
  if (count <= 4) return { rule: 'DIA-S5', because: 'up to four play everybody against everybody' }
  if (lower - upper === 2) return { rule: 'DIA-S4', because: 'everybody plays the second next in line' }
  if (lower - upper === 4 && upper >= from)
    return { rule: 'DIA-3', because: `from number ${from + 1} on everybody also plays the fourth next in line` }
  if (lower === 1) return { rule: 'DIA-2', because: 'the first two of the row play each other' }
  return {
    rule: 'DIA-2',
    because: 'the end of the row is a mirror, and the second or fourth next beyond it is one of its last',
  }
}

// --- later rounds --------------------------------------------------------------------------------

function whyPaired(options: DiagonalOptions, chart: Chart, match: Match, { seq, kind }: Publication): Explanation {
  const round = new RoundSeen(options, chart, match.round)
  const [a, b] = [match.who(0), match.who(1)]
  const who = (each: Who) => `${nameOf(chart, each)} (${ordinal(round.placeOf(each) + 1)} of them)`
  const players = `${round.players.length} ${kind === 'extra' ? 'who are level play on' : 'are in it'}`
  const level = kind === 'extra' ? levelSaid(options, chart, match.round) : ''
  const sentence = `${match.round.name}: ${players}, in the order of the row. ${level}${who(a)} plays ${who(b)}: ${round.because(a, b)}`
  return { rule: round.ruleFor(a, b), sentence, facts: [seq, ...round.meetings(a, b).map((met) => toldBy(chart, met))] }
}

/** Said where not every step could be taken. */
function levelSaid(options: DiagonalOptions, chart: Chart, extra: Round): string {
  const step = stepBefore(options, chart, extra)
  if (step.rule !== 'DIA-20' || areComparable(step.counts)) return ''
  return `They are level ${levelInWords(chart, step)} (DIA-20). `
}

/** The fact that told the players of a match. */
const toldBy = (chart: Chart, { round }: Match): Seq =>
  round.publication?.seq ?? (chart.started as RecordedOf<'tournament-started'>).seq

/** A round that was paired, with the pattern it was paired by and the rounds before it. */
class RoundSeen {
  /** In the order of the row. */
  readonly players: readonly Who[]
  private readonly options: DiagonalOptions
  private readonly chart: Chart
  private readonly before: readonly Round[]
  private readonly publication: Publication

  constructor(options: DiagonalOptions, chart: Chart, round: Round) {
    const there = new Set(playersOf(round))
    this.options = options
    this.chart = chart
    this.players = chart.order.filter((who) => there.has(who))
    this.before = round.stage.rounds.filter(({ number }) => number < round.number)
    this.publication = round.publication as Publication
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
      return [this.players[a === place ? b : a] as Who]
    })
  }

  private isInPattern(a: Who, b: Who): boolean {
    return this.opponentsInPattern(a).includes(b)
  }

  because(a: Who, b: Who): string {
    const meant = this.isInPattern(a, b) ? this.patternInWords() : this.avoided(a, b)
    return [meant, ...this.rematchInWords(a, b)].join(' ')
  }

  private patternInWords(): string {
    const { length } = this.players
    switch (this.pattern) {
      case 'pair':
        return 'two play each other, again in each round (DIA-16).'
      case 'ring':
        return `${length} are few, so they form a ring in which the upper half plays the lower (DIA-S9, DIA-15).`
      case 'thirds':
        return `${length} are many, so everybody plays those ${Math.round(length / 3)} places further on and back, counted round the end (DIA-13).`
      default:
        return this.pattern satisfies never
    }
  }

  /** Whom the pattern would have given, who of them had met, and what the exchange gained. */
  private avoided(a: Who, b: Who): string {
    const wish = [a, b].map((who) => `${this.name(who)} would play ${this.named(this.opponentsInPattern(who))}`)
    const met = this.metInPattern([a, b])
    const but = met.length > 0 ? `, but ${listed(met)}` : ''
    return `by the pattern ${wish.join(', and ')}${but}. ${this.gained()} (DIA-17).`
  }

  private name(who: Who): string {
    return nameOf(this.chart, who)
  }

  private named(whos: readonly Who[]): string {
    return listed(whos.map((who) => this.name(who)))
  }

  /** "Ann met Ben in round 1 (D1.2)". */
  private metInPattern(whos: readonly Who[]): string[] {
    return whos.flatMap((who) =>
      this.opponentsInPattern(who).flatMap((other) => {
        const [met] = this.meetings(who, other)
        return met ? [`${this.name(who)} met ${this.name(other)} in ${nameOfRound(met)}`] : []
      }),
    )
  }

  private gained(): string {
    const { rematchesInPattern, rematches, proof } = this.publication.reasons[0] as Reason
    const fewest = proof === 'unknown' ? '' : ', the fewest there can be'
    return `The pattern has ${plural(Number(rematchesInPattern), 'rematch', 'rematches')}, this pairing ${rematches}${fewest}, and it stays as near to the pattern as it can`
  }

  private rematchInWords(a: Who, b: Who): string[] {
    const met = this.meetings(a, b)
    if (met.length === 0) return []
    const rounds = listed(met.map(nameOfRound))
    return [`They met before in ${rounds}; not every rematch can be avoided among ${this.players.length} (DIA-17).`]
  }
}

const nameOfRound = ({ round, id }: Match): string => `${round.name.toLowerCase()} (${id})`
