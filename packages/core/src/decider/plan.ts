/** The effects of a command before it is kept: its facts on the chart, and for changes to the past the consequences. */

import type { Amendment } from '../commands/amendment.ts'
import type { Decision, Order } from '../commands/command-kind.ts'
import type { Seq } from '../facts/ids.ts'
import { compareInstants, type Instant, parseInstant } from '../facts/instant.ts'
import type { Consequences } from '../refusals/refusal.ts'
import { isRefused, type RefusedResult, refuse } from '../refusals/result.ts'
import type { Asker } from '../tournament/asker.ts'
import { Stamp } from '../tournament/stamp.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { consequencesOf } from './consequences.ts'
import { Inverse, Outlook } from './outlook.ts'
import { Revision } from './revision.ts'

export interface Plan {
  /** Must be either kept or left. */
  readonly outlook: Pick<Outlook, 'facts' | 'keep' | 'leave'>
  /** For a change to the past. */
  readonly amendment?: {
    /** True if no fact becomes void, or only confirmed ones. */
    readonly isConfirmed: boolean
    consequences(): Consequences
  }
}

export function planOf(tournament: Tournament, order: Order, asked: Asker): Plan | RefusedResult {
  const at = timeOf(tournament, order, asked)
  if (isRefused(at)) return at
  const stamp = new Stamp(tournament.log.length, order.given.key, at, asked.by)
  const decision = decisionOn(tournament, order, stamp)
  if (isRefused(decision)) return decision
  if (!Array.isArray(decision)) return amended(tournament, stamp, decision)
  if (order.kind.isInverse) return { outlook: new Inverse(tournament, stamp.onAll(decision)) }
  return { outlook: new Outlook(tournament, stamp, decision) }
}

function amended(tournament: Tournament, stamp: Stamp, amendment: Amendment): Plan | RefusedResult {
  const { facts, chart, unplaced, redrawn, refusal } = new Revision(tournament, stamp, amendment)
  if (refusal) return refusal
  const outlook = new Outlook(tournament, stamp, facts, chart)
  const consequences = () => {
    const log = [...tournament.log, ...outlook.facts]
    return consequencesOf(tournament, { chart: outlook.chart, log, unplaced, redrawn, own: amendment.match })
  }
  return { outlook, amendment: { isConfirmed: isConfirmed(unplaced, amendment), consequences } }
}

const isConfirmed = (voids: readonly Seq[], { confirm = [] }: Amendment): boolean =>
  voids.length === 0 || confirm === true || sameSeqs(voids, confirm)

const sameSeqs = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((seq) => b.includes(seq))

function timeOf({ last }: Tournament, { given }: Order, asked: Asker): Instant | RefusedResult {
  const at = given.at === undefined ? undefined : parseInstant(given.at)
  if (at === undefined) return compareInstants(asked.now, last.at) < 0 ? last.at : asked.now
  return compareInstants(at, last.at) < 0 ? refuse({ code: 'bad-time', at, last: last.at }) : at
}

const decisionOn = (tournament: Tournament, order: Order, stamp: Stamp): Decision =>
  tournament.chart.isClosed && !order.kind.isInverse ? refuse({ code: 'closed' }) : order.decide(tournament, stamp)
