/** The knockout as a tree: each round's matches in the order in which lines can be drawn between them. */

import type { Match } from '../chart/match.ts'
import { namesOf } from '../chart/names.ts'
import type { Slot } from '../chart/slot.ts'
import type { Stage } from '../chart/stage.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { type MatchShown, matchShown } from './show.ts'

export interface BracketShown {
  readonly stage: string
  readonly name: string
  /** The first round first; match i of a round is fed by matches 2i and 2i+1 of the round before. */
  readonly rounds: readonly { readonly round: number; readonly name: string; readonly matches: readonly MatchShown[] }[]
}

/** The brackets of a tournament: one for each stage that ends in a single match fed by winners. */
export function bracketsOf({ chart }: Tournament): BracketShown[] {
  const names = namesOf(chart)
  return chart.stages.flatMap((stage) => {
    const final = finalOf(stage)
    return final ? [bracketUpTo(stage, final, names)] : []
  })
}

/** The seed of everybody in the bracket, by name; later rounds say only whose winner somebody is. */
export function seedsIn({ rounds }: BracketShown): Map<string, number> {
  const seats = rounds.flatMap(({ matches }) => matches.flatMap((match) => match.seats))
  return new Map(
    seats.flatMap(({ seed, entrant }) =>
      seed === undefined || entrant === undefined ? [] : [[entrant, seed] as const],
    ),
  )
}

function finalOf({ rounds }: Stage): Match | undefined {
  const last = rounds.at(-1)
  const isBracket = last?.matches.length === 1 && (rounds.length === 1 || feeders(last.matches[0] as Match).length > 0)
  return isBracket ? last.matches[0] : undefined
}

function bracketUpTo(stage: Stage, final: Match, names: readonly string[]): BracketShown {
  const levels: Match[][] = [[final]]
  for (let feeding = [final].flatMap(feeders); feeding.length > 0; feeding = feeding.flatMap(feeders))
    levels.unshift(feeding)
  const rounds = levels.map((matches) => {
    const { number, name } = (matches[0] as Match).round
    return { round: number, name, matches: matches.map((match) => matchShown(match, names)) }
  })
  return { stage: stage.id, name: stage.name, rounds }
}

/** The matches whose winners meet here. */
function feeders({ seats, round }: Match): Match[] {
  const source = ({ label }: Slot) => (label.from === 'winner' ? (round.stage.chart.matches.get(label.of) ?? []) : [])
  return seats.flatMap(source)
}
