/** Publishing a round: as the rules propose it, as the director pairs it by hand, or as somebody chooses. */
import type { Chart } from '../chart/chart.ts'
import { entrantOf, entrantsOf, gameNamed, namesOf } from '../chart/names.ts'
import type { Who } from '../chart/slot.ts'
import type { Choice, Pairing, Stage } from '../chart/stage.ts'
import type { Fact } from '../facts/fact.ts'
import { entrantMeant } from '../formats/entrant-meant.ts'
import { isRefusal, type Refusal } from '../refusals/refusal.ts'
import type { CommandOf } from './command.ts'
import {
  pairingFact,
  publicationWanted,
  publishedWithoutLengths,
  type RoundWithoutLengths,
  roundWithoutLengths,
} from './publishing.ts'
import type { Tournament } from './tournament.ts'
import { message } from './words/messages.ts'

export function pair({ chart }: Tournament, { matches, lengths, note }: CommandOf<'pair'>): Fact[] | Refusal {
  if (!chart.started) return { code: 'not-started' }
  if (matches) return pairByHand(chart, matches, note)
  const wanted = publicationWanted(chart)
  if (wanted) return [wanted]
  const asking = roundWithoutLengths(chart)
  if (asking) return lengths === 'unknown' ? [publishedWithoutLengths(chart, asking)] : lengthsMissing(chart, asking)
  if (chart.wanted?.what === 'choice') return choiceAwaited(chart, chart.wanted)
  return { code: 'nothing-to-pair', waitsFor: chart.openMatches().map((match) => match.id) }
}

export function lengthsMissing(
  chart: Chart,
  { name, lengths: { rule, games } }: RoundWithoutLengths,
): Extract<Refusal, { code: 'lengths-missing' }> {
  const names = namesOf(chart)
  const gamesNamed = games.map(({ match, game }) => gameNamed(names, match, game))
  return { code: 'lengths-missing', round: name, games: gamesNamed, rule }
}

/** The director's own pairing in place of the proposed one. */
function pairByHand(chart: Chart, matches: readonly (readonly string[])[], note: string | undefined): Fact[] | Refusal {
  const rounds = chart.wants.filter((wanted) => wanted.what === 'round')
  const [first] = rounds
  if (!first) {
    if (chart.wanted?.what === 'choice') return choiceAwaited(chart, chart.wanted)
    return { code: 'nothing-to-pair', waitsFor: chart.openMatches().map((match) => match.id) }
  }
  const meant = matches.map((names) => names.map((name) => entrantMeant(chart, name)))
  const refusal = meant.flat().find(isRefusal)
  if (refusal) return refusal
  for (const wanted of rounds) {
    const pairing = wanted.byHand?.(meant as Who[][])
    if (pairing) return [told(chart, wanted, pairing, note)]
  }
  const round = first.name
  return { code: 'not-by-hand', problem: message(first.byHand ? 'by-hand-everybody' : 'by-hand-rules', { round }) }
}

/** Whoever has the choice says whom to meet. */
export function choose({ chart }: Tournament, { opponent, note }: CommandOf<'choose'>): Fact[] | Refusal {
  if (!chart.started) return { code: 'not-started' }
  const choices = chart.wants.filter((each) => each.what === 'choice')
  if (choices.length === 0) return { code: 'nothing-to-choose', waitsFor: chart.openMatches().map((match) => match.id) }
  const who = entrantMeant(chart, opponent)
  if (isRefusal(who)) return who
  const wanted = choices.find(({ among }) => among.includes(who)) ?? (choices[0] as (typeof choices)[number])
  if (!wanted.among.includes(who))
    return {
      code: 'not-to-be-chosen',
      opponent: entrantOf(chart, who),
      among: entrantsOf(chart, wanted.among),
    }
  return [told(chart, wanted, wanted.chosen(who), note)]
}

export function choiceAwaited(chart: Chart, { chooser, among }: Choice): Refusal {
  return { code: 'choice-awaited', chooser: entrantOf(chart, chooser), among: entrantsOf(chart, among) }
}

/** A pairing somebody decided on, as a fact. */
function told(
  chart: Chart,
  place: { readonly stage: Stage; readonly round: number },
  pairing: Pairing,
  note: string | undefined,
): Fact {
  return pairingFact(place, { ...pairing, byHand: true, note }, (who) => chart.entrant(who).id)
}
