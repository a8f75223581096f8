/** Publications: pairings and seeds that depend on results become facts when they are published. */

import type { Chart } from '../chart/chart.ts'
import { gameNamed, namesOf } from '../chart/names.ts'
import { NOBODY, type Slot, type Who } from '../chart/slot.ts'
import type { MissingLengths, Pairing, PendingPublication, SeedOrder, Stage } from '../chart/stage.ts'
import type { Fact, FactOf, PublishedSeat } from '../facts/fact.ts'
import type { EntrantId } from '../facts/ids.ts'
import { addedIn } from '../formats/rule-book/facts/added-fields.ts'
import { ownKindOf } from '../formats/rule-book/facts/own-kind-of.ts'
import { formatOf } from '../formats/rule-book/format.ts'
import { known } from '../lists/at.ts'
import type { Refusal } from '../refusals/refusal.ts'

export type PublicationFact = Fact

/** Publications that need nobody's choice. */
type Publishable = Exclude<PendingPublication, { what: 'choice' }>

const isPublishable = (wanted: PendingPublication): wanted is Publishable => wanted.what !== 'choice'

/** The next publication that is possible without further information. */
export function publicationWanted(chart: Chart): PublicationFact | undefined {
  for (const wanted of chart.wants)
    if (isPublishable(wanted) && !isRoundWithoutLengths(wanted)) return publicationOf(chart, wanted)
  return undefined
}

/** A round that needs lengths of games before its publication. */
export const roundWithoutLengths = ({ wants }: Chart): RoundWithoutLengths | undefined =>
  wants.find(isRoundWithoutLengths)

export type RoundWithoutLengths = Extract<PendingPublication, { what: 'round' }> & { readonly lengths: MissingLengths }

export const isRoundWithoutLengths = (wanted: PendingPublication): wanted is RoundWithoutLengths =>
  wanted.what === 'round' && wanted.lengths !== undefined

/** Publishes a round whose lengths nobody knows; the reasons say so. */
export function publishedWithoutLengths(chart: Chart, wanted: RoundWithoutLengths): PublicationFact {
  const fact = pairingFact(wanted, wanted.propose(), idIn(chart))
  const [reason, ...others] = fact.reasons
  return { ...fact, reasons: [{ ...known(reason), lengths: 'unknown' }, ...others] }
}

/** The current publication for the place of an earlier one, if there is any. */
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

function publicationOf(chart: Chart, wanted: Publishable): PublicationFact {
  if (wanted.what === 'draw') return wanted.propose()
  const idOf = idIn(chart)
  return wanted.what === 'round'
    ? pairingFact(wanted, wanted.propose(), idOf)
    : seedsFact(wanted, wanted.propose(), idOf)
}

type IdOf = (who: Who) => EntrantId

const idIn =
  ({ field }: Chart): IdOf =>
  (who) =>
    field.entrant(who).id

/** The fact of a published round. */
export function pairingFact(
  wanted: { readonly stage: Stage; readonly round: number },
  pairing: Pairing,
  idOf: IdOf,
): FactOf<'round-paired'> {
  const { kind, matches, byes, start, added, byHand, note, reasons } = pairing
  return {
    type: 'round-paired',
    stage: wanted.stage.id,
    round: wanted.round,
    kind,
    matches: matches.map((seats) => seats.map((slot) => seatOf(slot, idOf))),
    byes: byes.map((slot) => idOf(slot.who)),
    ...(start === undefined ? {} : { start }),
    ...added,
    ...(byHand === undefined ? {} : { byHand }),
    ...(note === undefined ? {} : { note }),
    reasons,
  }
}

/** Bracket numbers are published as numbers, so that a correction changes only the seats concerned. */
function seatOf({ label, who }: Slot, idOf: IdOf): PublishedSeat {
  return label.from === 'number' ? { number: label.number, after: label.after } : { entrant: idOf(who) }
}

function seedsFact(
  wanted: Extract<PendingPublication, { what: 'seeds' }>,
  { order, starts, reasons }: SeedOrder,
  idOf: IdOf,
): PublicationFact {
  const ids = order.map((who) => (who === NOBODY ? 'nobody' : idOf(who)))
  const positions = starts === undefined ? {} : { starts }
  return { type: 'seeds-published', stage: wanted.stage.id, order: ids, ...positions, reasons }
}

/** True if both publications say the same to the players. */
export function isSamePublication(chart: Chart, a: Fact, b: Fact): boolean {
  return JSON.stringify(contentOf(chart, a)) === JSON.stringify(contentOf(chart, b))
}

function contentOf(chart: Chart, fact: Fact): unknown {
  if (fact.type === 'round-paired') return [...contentOfRound(fact), addedIn(formatOf(chart).adds, fact)]
  if (fact.type === 'seeds-published') return [fact.stage, fact.order, fact.starts]
  return ownKindOf(formatOf(chart), fact)?.published?.content(fact as never) ?? fact
}

const contentOfRound = ({ stage, round, kind, matches, byes, start }: FactOf<'round-paired'>): unknown[] => [
  stage,
  round,
  kind,
  matches,
  byes,
  start,
]

type LengthsRefusal = Extract<Refusal, { code: 'lengths-missing' }>

export function lengthsMissing(chart: Chart, { name, lengths: { rule, games } }: RoundWithoutLengths): LengthsRefusal {
  const names = namesOf(chart)
  const gamesNamed = games.map(({ match, game }) => gameNamed(names, match, game))
  return { code: 'lengths-missing', round: name, games: gamesNamed, rule }
}
