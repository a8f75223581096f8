/** Publishing what depends on results: pairings and seeds are facts once the players were told. */

import type { Chart } from '../chart/chart.ts'
import { NOBODY, type Slot, type Who } from '../chart/slot.ts'
import type { LengthsMissing, Pairing, SeedOrder, Stage, Wanted } from '../chart/stage.ts'
import type { Fact, FactOf, PublishedSeat, Reason } from '../facts/fact.ts'
import type { EntrantId } from '../facts/ids.ts'
import { ownKindOf } from '../formats/facts/own-kind-of.ts'
import { formatOf } from '../formats/format.ts'

export type PublicationFact = Fact

/** What can be published without anybody's choice. */
type Publishable = Exclude<Wanted, { what: 'choice' }>

const isPublishable = (wanted: Wanted): wanted is Publishable => wanted.what !== 'choice'

/** The publication the chart waits for first, if it waits for one and nothing has to be asked before. */
export function publicationWanted(chart: Chart): PublicationFact | undefined {
  const wanted = chart.wants.filter(isPublishable).find((each) => !isRoundWithoutLengths(each))
  return wanted && publicationOf(chart, wanted)
}

/** A round for which lengths of games are asked before it is published. */
export const roundWithoutLengths = ({ wants }: Chart): RoundWithoutLengths | undefined =>
  wants.find(isRoundWithoutLengths)

export type RoundWithoutLengths = Extract<Wanted, { what: 'round' }> & { readonly lengths: LengthsMissing }

export const isRoundWithoutLengths = (wanted: Wanted): wanted is RoundWithoutLengths =>
  wanted.what === 'round' && wanted.lengths !== undefined

/** The round as it is published when nobody knows these lengths; the director's word is kept as a reason. */
export function publishedWithoutLengths(chart: Chart, wanted: RoundWithoutLengths): PublicationFact {
  const fact = publicationOf(chart, wanted) as FactOf<'round-paired'>
  const [first, ...others] = fact.reasons
  return { ...fact, reasons: [{ ...(first as Reason), lengths: 'unknown' }, ...others] }
}

/** What would be published now in the place of a publication, if anything would. */
export function publicationInPlaceOf(chart: Chart, fact: Fact): PublicationFact | undefined {
  const wanted = chart.wants.filter(isPublishable).find((each) => isPlaceOf(each, fact))
  return wanted && publicationOf(chart, wanted)
}

function isPlaceOf(wanted: Publishable, fact: Fact): boolean {
  if (wanted.what === 'draw')
    return 'match' in fact && fact.match === wanted.match.id && fact.type === wanted.propose().type
  if (wanted.what === 'seeds') return fact.type === 'seeds-published' && fact.stage === wanted.stage.id
  return fact.type === 'round-paired' && fact.stage === wanted.stage.id && fact.round === wanted.round
}

function publicationOf({ field: { entrants } }: Chart, wanted: Publishable): PublicationFact {
  if (wanted.what === 'draw') return wanted.propose()
  const idOf = (who: Who): EntrantId => (entrants[who] as { id: EntrantId }).id
  return wanted.what === 'round'
    ? pairingFact(wanted, wanted.propose(), idOf)
    : seedsFact(wanted, wanted.propose(), idOf)
}

type IdOf = (who: Who) => EntrantId

/** A round as it is told. */
export function pairingFact(
  wanted: { readonly stage: Stage; readonly round: number },
  pairing: Pairing,
  idOf: IdOf,
): FactOf<'round-paired'> {
  const { kind, matches, byes, start, handicaps, byHand, note, reasons } = pairing
  return {
    type: 'round-paired',
    stage: wanted.stage.id,
    round: wanted.round,
    kind,
    matches: matches.map((seats) => seats.map((slot) => seatOf(slot, idOf))),
    byes: byes.map((slot) => idOf(slot.who)),
    ...(start === undefined ? {} : { start }),
    ...(handicaps === undefined ? {} : { handicaps }),
    ...(byHand === undefined ? {} : { byHand }),
    ...(note === undefined ? {} : { note }),
    reasons,
  }
}

/** Bracket numbers are published as numbers, so that a correction touches only the seat that changed hands. */
function seatOf({ label, who }: Slot, idOf: IdOf): PublishedSeat {
  return label.from === 'number' ? { number: label.number, after: label.after } : { entrant: idOf(who) }
}

function seedsFact(
  wanted: Extract<Wanted, { what: 'seeds' }>,
  { order, starts, reasons }: SeedOrder,
  idOf: IdOf,
): PublicationFact {
  const ids = order.map((who) => (who === NOBODY ? 'nobody' : idOf(who)))
  const told = starts === undefined ? {} : { starts }
  return { type: 'seeds-published', stage: wanted.stage.id, order: ids, ...told, reasons }
}

/** Do both tell the players the same? */
export function sameTold(chart: Chart, a: Fact, b: Fact): boolean {
  return JSON.stringify(told(chart, a)) === JSON.stringify(told(chart, b))
}

function told(chart: Chart, fact: Fact): unknown {
  if (fact.type === 'round-paired') return toldOf(fact)
  if (fact.type === 'seeds-published') return [fact.stage, fact.order, fact.starts]
  return ownKindOf(formatOf(chart), fact)?.published?.told(fact as never) ?? fact
}

const toldOf = ({ stage, round, kind, matches, byes, start, handicaps }: FactOf<'round-paired'>): unknown[] => [
  stage,
  round,
  kind,
  matches,
  byes,
  start,
  handicaps,
]
