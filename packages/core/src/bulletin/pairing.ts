/** Why a round is paired otherwise than the bracket has it: re-paired, by hand, chosen. */
import type { Match } from '../chart/match.ts'
import { nameOf } from '../chart/names.ts'
import type { Round } from '../chart/round.ts'
import { isSomebody, type Slot } from '../chart/slot.ts'
import { listed } from '../words/sentence.ts'

export interface PairingShown {
  readonly kind: string
  readonly rule: string
  /** To be read beside the round. */
  readonly sentence: string
}

export function pairingShown(round: Round): PairingShown | undefined {
  const { publication } = round
  const sentence = publication && sentenceFor[publication.kind]?.(round)
  if (!sentence) return undefined
  return { kind: publication.kind, rule: publication.reasons[0]?.rule ?? '', sentence }
}

const sentenceFor: Readonly<Record<string, (round: Round) => string>> = {
  're-paired': (round) => `${metBefore(round)}, so the ${round.name.toLowerCase()} were re-paired.`,
  'by-hand': ({ publication }) =>
    `The director paired this round by hand${publication?.note ? `: “${publication.note}”` : ''}.`,
  chosen: ({ matches, stage }) => {
    const [chooser, opponent] = (matches[0]?.seats ?? []).map(({ who }) => nameOf(stage.chart, who))
    return `${chooser}, first in the round robin, chose ${opponent}.`
  },
  'extra-boards': () => 'Nothing separates them across the line between fourth and fifth: four extra boards each.',
}

/** "Harbour and Quarry had met in match 1". */
function metBefore(round: Round): string {
  const { stage, publication } = round
  const defaults = stage.announced.find(({ number }) => number === round.number)?.matches ?? []
  const met = defaults.flatMap((seats) => {
    const earlier = earlierMatch(round, seats)
    return earlier ? [`${listed(seats.map(({ who }) => nameOf(stage.chart, who)))} had met in match ${earlier.id}`] : []
  })
  const repeats = Number(publication?.reasons[0]?.['repeatsByDefault'] ?? 1)
  return met.length > 0
    ? listed(met)
    : repeats === 1
      ? 'A pair of the bracket had met before'
      : `${repeats} pairs of the bracket had met before`
}

/** The match of an earlier round in which all of them sat. */
function earlierMatch({ stage, number }: Round, seats: readonly Slot[]): Match | undefined {
  if (!seats.every(({ who }) => isSomebody(who))) return undefined
  const before = stage.rounds.filter((round) => round.number < number).flatMap(({ matches }) => matches)
  return before.find((match) => seats.every(({ who }) => match.seatOf(who) !== undefined))
}
