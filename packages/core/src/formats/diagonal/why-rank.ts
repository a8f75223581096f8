/** Why somebody has won, is out, or stands where he stands. */
import { halvesShown } from '../../bulletin/figures.ts'
import type { Chart } from '../../chart/chart.ts'
import { nameOf } from '../../chart/names.ts'
import type { Round } from '../../chart/round.ts'
import type { Who } from '../../chart/slot.ts'
import type { Stage } from '../../chart/stage.ts'
import type { Seq } from '../../facts/ids.ts'
import { factsIn } from '../../why/decided.ts'
import { listed, ordinal, plural } from '../../words/sentence.ts'
import type { Explanation, Row } from '../format.ts'
import { areComparable, endingAmong, type Step } from './ending.ts'
import { OUT_AT } from './games.ts'
import type { DiagonalOptions } from './options.ts'
import { comparePerformances, performanceOf } from './performance.ts'
import { extraRounds, kindOf, lastContenders } from './rounds.ts'
import { placeInRow } from './row.ts'
import { tableOf, winnersOf } from './table.ts'
import { stageOf, tallyOf } from './tally.ts'
import { figuresInWords, halvesInWords, lostToWhom, notComparable } from './words.ts'

export function whyRank(options: DiagonalOptions, chart: Chart, who: Who): Explanation {
  if (winnersOf(chart).includes(who)) return whyWon(options, chart, who)
  const rows = tableOf(options, chart, {})
  const index = rows.findIndex((row) => row.who === who)
  const tally = tallyOf(options, chart)
  const place = `${nameOf(chart, who)} is ${ordinal((rows[index] as Row).rank)} with ${figuresInWords(options, tally, who)}`
  const above = rows[index - 1]
  const next =
    above === undefined ? '; nobody is ahead' : `; next above is ${whoIsAbove(options, chart, above.who, who)}`
  const isOverWinner = above === undefined || winnersOf(chart).includes(above.who)
  return {
    rule: 'DIA-24',
    sentence: `${place}${next}. ${whyOut(options, chart, who)}`.trim(),
    facts: factsAbout(chart, isOverWinner ? [who] : [who, above.who], withdrawalOf(chart, who)),
  }
}

const withdrawalOf = ({ gone }: Chart, who: Who): Seq[] => {
  const since = gone.get(who)
  return since === undefined ? [] : [since]
}

function whoIsAbove(options: DiagonalOptions, chart: Chart, above: Who, who: Who): string {
  const name = nameOf(chart, above)
  if (winnersOf(chart).includes(above)) return `${name}, who has won`
  return `${name} with ${figuresInWords(options, tallyOf(options, chart), above)}, ahead by ${stepBetween(options, chart, above, who)}`
}

/** What puts one of two before the other in the table. */
function stepBetween(options: DiagonalOptions, chart: Chart, upper: Who, lower: Who): string {
  const tally = tallyOf(options, chart)
  const [a, b] = [upper, lower].map((who) => performanceOf(options.performance, tally, who))
  if (comparePerformances(a, b) !== 0) return 'performance'
  return tally.lost[upper] === tally.lost[lower] ? 'the order of the row' : 'fewer lost games'
}

/** DIA-7, DIA-11; nothing for who is in. */
function whyOut(options: DiagonalOptions, chart: Chart, who: Who): string {
  const name = nameOf(chart, who)
  if (chart.gone.has(who)) return `${name} withdrew, and who withdraws is out at the end of the round (DIA-11).`
  const tally = tallyOf(options, chart)
  const round = tally.out[who] as number
  if (round > 0) return `${name} ${outAfter(options, chart, who, round)}`
  const last = stageOf(chart)?.rounds.at(-1)
  if (!last || (tally.lost[who] as number) < OUT_AT) return ''
  return `${name} goes out when ${last.name.toLowerCase()} is over: ${lostToWhom(options, chart, who, last.number)} (DIA-7).`
}

function outAfter(options: DiagonalOptions, chart: Chart, who: Who, round: number): string {
  const halves = tallyOf(options, chart, round).lost[who] as number
  return `went out at the end of round ${round} with ${halvesInWords(halves)}, four are too many: ${lostToWhom(options, chart, who, round)} (DIA-S3).`
}

// --- the winner ----------------------------------------------------------------------------------

function whyWon(options: DiagonalOptions, chart: Chart, who: Who): Explanation {
  if (chart.title?.declared) return whyDeclared(options, chart, who)
  const stage = stageOf(chart) as Stage
  const last = stage.rounds.at(-1) as Round
  const figures = figuresInWords(options, tallyOf(options, chart), who)
  if (chart.champion.because?.rule === 'DIA-S11') {
    const sentence = `${nameOf(chart, who)} has won: nobody else is left after ${last.name.toLowerCase()} (DIA-S11). ${nameOf(chart, who)} has ${figures}.`
    return { rule: 'DIA-S11', sentence, facts: factsAbout(chart, [who]) }
  }
  return whyFirst(options, chart, stage, who)
}

function whyDeclared(options: DiagonalOptions, chart: Chart, who: Who): Explanation {
  const { declared } = chart.title as { declared: NonNullable<NonNullable<Chart['title']>['declared']> }
  const others = declared.winners.filter((each) => each !== who).map((each) => nameOf(chart, each))
  const what = others.length === 0 ? 'has won' : `shares the win with ${listed(others)}`
  const note = declared.note === undefined ? '' : `: ${declared.note}`
  const rule = String(chart.champion.because?.rule)
  const played = extraRounds(stageOf(chart) as Stage)
  const when = rule === 'DIA-22' ? ` after ${plural(played, 'extra round')} that did not decide it` : ''
  const sentence = `${nameOf(chart, who)} ${what}: the director declared it${when} (${rule})${note}. ${nameOf(chart, who)} has ${figuresInWords(options, tallyOf(options, chart), who)}.`
  return { rule, sentence, facts: [declared.seq, ...factsAbout(chart, [who])] }
}

/** All were out: the steps of DIA-S12 one after the other, to the one that decided. */
function whyFirst(options: DiagonalOptions, chart: Chart, stage: Stage, who: Who): Explanation {
  const contenders = lastContenders(chart, stage)
  const name = nameOf(chart, who)
  const after = allOutAfter(stage)
  if (contenders.length === 1) {
    const sentence = `${name} has won: all were out after ${after}, and of those who played last nobody else is there (DIA-11). ${name} has ${figuresInWords(options, tallyOf(options, chart), who)}.`
    return { rule: 'DIA-11', sentence, facts: factsAbout(chart, [who]) }
  }
  const steps = endingAmong(options, chart, stage.rounds, contenders)
  const rule = (steps.at(-1) as Step).rule
  const told = steps.map((step) => stepInWords(chart, step)).join(' ')
  const sentence = `${name} has won: all were out after ${after}${extraInWords(stage)}. ${told} ${name} has ${figuresInWords(options, tallyOf(options, chart), who)}.`
  return { rule, sentence, facts: factsAbout(chart, [who]) }
}

/** "round 4", the last one in which lost games put players out. */
const allOutAfter = ({ rounds }: Stage): string =>
  (rounds.findLast((round) => kindOf(round) === 'regular') as Round).name.toLowerCase()

const extraInWords = (stage: Stage): string => {
  const count = extraRounds(stage)
  return count === 0 ? '' : `, and ${plural(count, 'extra round')} followed (DIA-21)`
}

function stepInWords(chart: Chart, step: Step): string {
  const { left, rule } = step
  const decides = left.length === 1 ? '' : `, so ${listed(left.map((who) => nameOf(chart, who)))} are level`
  return `${countsInWords(chart, step)}${decides} (${rule}).`
}

function countsInWords(chart: Chart, step: Step): string {
  const each = <Count>(counts: ReadonlyMap<Who, Count>, words: (count: Count) => string) =>
    listed([...counts].map(([who, count]) => `${nameOf(chart, who)} ${words(count)}`))
  switch (step.rule) {
    case 'DIA-18':
      return `Lost games: ${each(step.counts, (halves) => halvesShown(halves / 2))}`
    case 'DIA-19':
      return `Games against each other: ${each(step.counts, ({ won, lost }) => `${won} won, ${lost} lost`)}`
    case 'DIA-20':
      if (!areComparable(step.counts))
        return `The lengths of the games won there cannot be compared: ${notComparable(chart, step)}`
      return `Moves of the games won there: ${each(step.counts, ({ moves }) => String(moves))}`
    default:
      return step satisfies never
  }
}

// --- two of them ---------------------------------------------------------------------------------

export function whyTie(options: DiagonalOptions, chart: Chart, who: Who, other: Who): Explanation {
  const rows = tableOf(options, chart, {})
  const [upper, lower] = rows.flatMap((row) => (row.who === who || row.who === other ? [row.who] : [])) as [Who, Who]
  const tally = tallyOf(options, chart)
  const facts = factsAbout(chart, [upper, lower])
  const sides = [upper, lower].map((each) => `${nameOf(chart, each)} has ${figuresInWords(options, tally, each)}`)
  const winners = winnersOf(chart)
  if (winners.includes(lower)) return { rule: 'DIA-31', sentence: `${sides.join('; ')}: they share the win.`, facts }
  const step = winners.includes(upper) ? 'having won' : stepBetween(options, chart, upper, lower)
  const places =
    step === 'the order of the row'
      ? ` (${[upper, lower].map((each) => placeInRow(chart, each)).join(' before ')})`
      : ''
  return {
    rule: 'DIA-24',
    sentence: `${sides.join('; ')}: ${nameOf(chart, upper)} is ahead by ${step}${places}.`,
    facts,
  }
}

/** Everything these players have played or forfeited. */
function factsAbout(chart: Chart, whos: readonly Who[], more: readonly Seq[] = []): Seq[] {
  const seqs = new Set<Seq>(more)
  for (const who of whos) for (const match of chart.matchesOf(who)) for (const seq of factsIn(match)) seqs.add(seq)
  return [...seqs].sort((a, b) => a - b)
}
