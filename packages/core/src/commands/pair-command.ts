/** The pair command: publishes a round as proposed by the rules, or paired by hand. */
import * as z from 'zod/mini'
import type { Chart } from '../chart/chart.ts'
import { entrantOf, entrantsOf } from '../chart/names.ts'
import type { Choice, Pairing, Stage } from '../chart/stage.ts'
import { described } from '../descriptions/schema-description.ts'
import { message as about } from '../descriptions/words/messages.ts'
import type { Fact } from '../facts/fact.ts'
import { resolveEntrant } from '../formats/rule-book/resolve-entrant.ts'
import { collected, isRefused, type RefusedResult, refuse } from '../refusals/result.ts'
import {
  lengthsMissing,
  pairingFact,
  publicationWanted,
  publishedWithoutLengths,
  roundWithoutLengths,
} from '../tournament/publication.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { mostPeople, who } from './command-fields.ts'
import { commandKind, type ParsedCommand } from './command-kind.ts'
import { message } from './words/messages.ts'

const shape = {
  matches: described(
    z.optional(
      z.readonly(
        z
          .array(z.readonly(z.array(who).check(z.minLength(1), z.maxLength(3))))
          .check(z.minLength(1), z.maxLength(mostPeople)),
      ),
    ),
    about('about-pair-matches'),
  ),
  lengths: described(z.optional(z.literal('unknown')), about('about-pair-lengths')),
}

export const pair = commandKind('pair', { shape, role: 'director', decide: paired })

function paired(
  { chart }: Tournament,
  { matches, lengths, note }: ParsedCommand<typeof shape>,
): Fact[] | RefusedResult {
  if (!chart.started) return refuse({ code: 'not-started' })
  if (matches) return pairByHand(chart, matches, note)
  const wanted = publicationWanted(chart)
  if (wanted) return [wanted]
  const asking = roundWithoutLengths(chart)
  if (asking)
    return lengths === 'unknown' ? [publishedWithoutLengths(chart, asking)] : refuse(lengthsMissing(chart, asking))
  if (chart.wants[0]?.what === 'choice') return choiceAwaited(chart, chart.wants[0])
  return refuse({ code: 'nothing-to-pair', waitsFor: chart.board.openMatches().map((match) => match.id) })
}

/** The director's own pairing in place of the proposed one. */
function pairByHand(
  chart: Chart,
  matches: readonly (readonly string[])[],
  note: string | undefined,
): Fact[] | RefusedResult {
  const rounds = chart.wants.filter((wanted) => wanted.what === 'round')
  const [first] = rounds
  if (!first) {
    if (chart.wants[0]?.what === 'choice') return choiceAwaited(chart, chart.wants[0])
    return refuse({ code: 'nothing-to-pair', waitsFor: chart.board.openMatches().map((match) => match.id) })
  }
  const meant = collected(matches.map((names) => collected(names.map((name) => resolveEntrant(chart, name)))))
  if (isRefused(meant)) return meant
  for (const wanted of rounds) {
    const pairing = wanted.byHand?.(meant)
    if (pairing) return [pairedByHand(chart, wanted, pairing, note)]
  }
  const round = first.name
  return refuse({
    code: 'not-by-hand',
    problem: message(first.byHand ? 'by-hand-everybody' : 'by-hand-rules', { round }),
  })
}

export function choiceAwaited(chart: Chart, { chooser, among }: Choice): RefusedResult {
  return refuse({ code: 'choice-awaited', chooser: entrantOf(chart, chooser), among: entrantsOf(chart, among) })
}

/** A pairing by hand, as a fact. */
export function pairedByHand(
  chart: Chart,
  place: { readonly stage: Stage; readonly round: number },
  pairing: Pairing,
  note: string | undefined,
): Fact {
  return pairingFact(place, { ...pairing, byHand: true, note }, (who) => chart.field.entrant(who).id)
}
