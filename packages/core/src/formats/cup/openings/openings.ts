/** Which pair is played from which opening (CUP-19 to CUP-21b). */
import type { Match } from '../../../chart/match.ts'
import type { Dice } from '../../../dice/dice.ts'
import type { Message } from '../../../message/message.ts'
import { type RefusedResult, refuse } from '../../../refusals/result.ts'
import type { Book, Opening, OpeningOrder } from '../facts/opening.ts'
import { cupLedger, type OpeningChoice, type OpeningDraw } from '../ledger.ts'
import type { CupOptions } from '../options.ts'
import { matchesOf, pairsBefore, pairsPlanned, planOf, type RoundPlan } from '../plan.ts'
import { message } from '../words/messages.ts'
import { scheduledIn } from './opening-pairs.ts'

const mostKept = 10_000

/** CUP-20: the order of all openings, each position once. */
export function orderOf(options: CupOptions, size: number, book: Book, dice: Dice): OpeningOrder | RefusedResult {
  const { name, hash, openings, dropped = 0 } = book
  const distinct = [...new Map(openings.toReversed().map((opening) => [identityOf(opening), opening])).values()]
  const inBook = distinct.toSorted((a, b) => a.place - b.place)
  const refusal = tooFewOpenings(options, size, inBook.length)
  if (refusal) return refusal
  const order = options.randomOpenings ? dice.shuffled('openings', inBook) : inBook
  return {
    ...(name === undefined ? {} : { name }),
    ...(hash === undefined ? {} : { hash }),
    count: inBook.length,
    dropped: dropped + openings.length - inBook.length,
    order: order.slice(0, mostKept),
  }
}

const identityOf = ({ position, variant }: Opening): string => `${position} ${variant ?? ''}`

/** CUP-21b: too few openings; the message has the sum, which shows the director what to change. */
export function tooFewOpenings(options: CupOptions, size: number, has: number): RefusedResult | undefined {
  const plan = planOf(options, size)
  const { uniquePerMatchOnly, allowReuse } = options
  const needs = uniquePerMatchOnly ? Math.max(...plan.map(({ pairs }) => pairs)) : pairsPlanned(options, size)
  const available = Math.min(has, mostKept)
  if (allowReuse || available >= needs) return undefined
  const sum = uniquePerMatchOnly
    ? message('cup-longest-match', { pairs: needs })
    : message('cup-rounds-need', { rounds: plan.map(roundNeeds), needs })
  return refuse({ code: 'too-few-openings', has: available, needs, sum, rule: 'CUP-21b' })
}

const roundNeeds = ({ name: round, matches, pairs }: RoundPlan): Message =>
  message('cup-round-needs', { round, matches, pairs })

/** CUP-20a: the number of the opening of a scheduled pair; for a further pair of the drawn opening. */
export function openingOf(options: CupOptions, match: Match, pair: number): number | undefined {
  const ledger = cupLedger(match.round.stage.chart)
  const { order } = ledger
  if (!order) return undefined
  if (pair > scheduledIn(match)) return ledger.drawnFor(match.id, pair)?.opening
  return ((pairsBefore(options, match) + pair - 1) % order.length) + 1
}

/** Openings a match has used or will use as planned, the latest use last. */
function usedIn(options: CupOptions, match: Match): number[] {
  const pairs = Array.from({ length: scheduledIn(match) }, (_, i) => i + 1)
  return [
    ...pairs.flatMap((pair) => openingOf(options, match, pair) ?? []),
    ...cupLedger(match.round.stage.chart)
      .drawnIn(match.id)
      .map(({ opening }) => opening),
  ]
}

/** CUP-21: may an opening be used for this match? */
function isUsed(options: CupOptions, match: Match): (opening: number) => boolean {
  const { chart } = match.round.stage
  const inMatch = new Set(usedIn(options, match))
  if (options.uniquePerMatchOnly) return (opening) => inMatch.has(opening)
  const planned = pairsPlanned(options, chart.field.size)
  const drawn = new Set(cupLedger(chart).draws.map(({ opening }) => opening))
  return (opening) => opening <= planned || drawn.has(opening)
}

/** CUP-21a: the numbers of the order, starting at the cursor of the match's next draw. */
function* fromCursor(options: CupOptions, { id, round }: Match): Iterable<number> {
  const { chart } = round.stage
  const {
    field: { size },
  } = chart
  const ledger = cupLedger(chart)
  const { length } = ledger.order ?? []
  const turns = ledger.drawnIn(id).length * matchesOf(options, size)
  const cursor = pairsPlanned(options, size) + turns + Number(id) - 1
  for (let i = 0; i < length; i++) yield ((cursor + i) % length) + 1
}

/** CUP-21a: the first unused opening. */
export function unused(options: CupOptions, match: Match): number | undefined {
  const used = isUsed(options, match)
  for (const opening of fromCursor(options, match)) if (!used(opening)) return opening
  return undefined
}

/** CUP-21a. */
export function drawOpening(options: CupOptions, match: Match, pair: number): OpeningChoice {
  const fresh = unused(options, match)
  const reason = { rule: 'CUP-21a', pair: pair - scheduledIn(match) }
  if (fresh !== undefined) return { pair, opening: fresh, reused: false, reason }
  return { pair, opening: longestAgo(options, match), reused: true, reason }
}

/** The first opening this match has not used, or the opening it used longest ago. */
function longestAgo(options: CupOptions, match: Match): number {
  const used = usedIn(options, match)
  let [best, lastUse] = [0, Number.POSITIVE_INFINITY]
  for (const opening of fromCursor(options, match)) {
    const use = used.lastIndexOf(opening)
    if (use < lastUse) [best, lastUse] = [opening, use]
  }
  return best
}

/** CUP-31: does a draw stand where its match is level? */
export const mayStand = (options: CupOptions, match: Match, { opening, reused }: OpeningDraw): boolean =>
  opening <= (cupLedger(match.round.stage.chart).order?.length ?? 0) && (reused || !isUsed(options, match)(opening))
