/** A preview of the next publication, with its reasons. */

import type { Chart } from '../chart/chart.ts'
import { namesOf } from '../chart/names.ts'
import { matchId } from '../chart/rounds/round.ts'
import { NOBODY, type Slot } from '../chart/slot.ts'
import type { Draw, PendingPublication, Stage } from '../chart/stage.ts'
import { choiceAwaited } from '../commands/pair-command.ts'
import type { Reason } from '../facts/fact.ts'
import { ownKindOf } from '../formats/rule-book/facts/own-kind-of.ts'
import { formatOf } from '../formats/rule-book/format.ts'
import type { OpeningDraft } from '../formats/views/openings.ts'
import { at } from '../lists/at.ts'
import type { Message } from '../message/message.ts'
import { type SeatOutline, seatShown } from '../outline/seat.ts'
import { startFen } from '../position/chess960.ts'
import { type Result, refuse } from '../refusals/result.ts'
import { isRoundWithoutLengths, lengthsMissing } from '../tournament/publication.ts'
import type { Tournament } from '../tournament/tournament.ts'

export type Draft =
  | {
      readonly what: 'round'
      readonly stage: string
      readonly round: number
      readonly name: Message
      readonly kind: string
      readonly matches: readonly MatchDraft[]
      readonly byes: readonly SeatOutline[]
      /** IMPs one team receives from the other, if there is a handicap. */
      readonly handicaps?: readonly HandicapDraft[]
      /** The Chess960 position of its games. */
      readonly start?: number
      readonly fen?: string
      readonly reasons: readonly Reason[]
    }
  | {
      readonly what: 'seeds'
      readonly stage: string
      readonly order: readonly (string | null)[]
      /** The Chess960 positions of the rounds that follow. */
      readonly starts?: readonly number[]
      readonly reasons: readonly Reason[]
    }
  | ({ readonly what: 'opening'; readonly stage: string; readonly match: string } & OpeningDraft)

interface HandicapDraft {
  readonly between: readonly [string, string]
  readonly boards: number
  /** IMPs of each of the two. */
  readonly receives: readonly [number, number]
}

interface MatchDraft {
  /** Its future id, if known. */
  readonly match?: string
  readonly seats: readonly SeatOutline[]
}

export function draft({ chart }: Tournament): Result<{ readonly draft: Draft }> {
  if (!chart.started) return refuse({ code: 'not-started' })
  const wanted = chart.wants.find(({ what }) => what !== 'choice') ?? chart.wants[0]
  if (!wanted) return refuse({ code: 'nothing-to-pair', waitsFor: chart.board.openMatches().map((match) => match.id) })
  if (wanted.what === 'choice') return choiceAwaited(chart, wanted)
  if (isRoundWithoutLengths(wanted)) return refuse(lengthsMissing(chart, wanted))
  return { ok: true, draft: drafted(chart, wanted) }
}

function drafted(chart: Chart, wanted: Exclude<PendingPublication, { what: 'choice' }>): Draft {
  const names = namesOf(chart)
  if (wanted.what === 'draw') return openingDrafted(chart, wanted)
  return wanted.what === 'seeds' ? seedsDrafted(wanted, names) : roundDrafted(chart, wanted, names)
}

function openingDrafted(chart: Chart, { stage, match, propose }: Draw): Draft {
  const fact = propose()
  const shown = ownKindOf(formatOf(chart), fact)?.published?.drafted(chart, fact as never)
  if (!shown) throw new Error(`no picture of ${fact.type}`)
  return { what: 'opening', stage: stage.id, match: match.id, ...shown }
}

function seedsDrafted(wanted: Extract<PendingPublication, { what: 'seeds' }>, names: readonly string[]): Draft {
  const { order, starts, reasons } = wanted.propose()
  return {
    what: 'seeds',
    stage: wanted.stage.id,
    order: order.map((who) => (who === NOBODY ? null : at(names, who))),
    ...(starts === undefined ? {} : { starts }),
    reasons,
  }
}

function roundDrafted(
  chart: Chart,
  wanted: Extract<PendingPublication, { what: 'round' }>,
  names: readonly string[],
): Draft {
  const { stage, round, name } = wanted
  const { kind, matches, byes, start, added, reasons } = wanted.propose()
  const seatsOf = (slots: readonly Slot[]) => slots.map((slot) => seatShown(slot, names))
  return {
    what: 'round',
    stage: stage.id,
    round,
    name,
    kind,
    matches: matches.map((slots, i) => ({ ...idOf(stage, round, i), seats: seatsOf(slots) })),
    byes: seatsOf(byes),
    ...addedDrafted(chart, added, names),
    ...(start === undefined ? {} : { start, fen: startFen(start) }),
    reasons,
  }
}

function addedDrafted(chart: Chart, added: object = {}, names: readonly string[]): object {
  const { adds = [] } = formatOf(chart)
  return Object.assign({}, ...adds.map((each) => each.drafted(chart, added, names)))
}

function idOf(stage: Stage, round: number, index: number): Pick<MatchDraft, 'match'> {
  const first = stage.announced.find(({ number }) => number === round)?.firstId
  return first === undefined && stage.prefix === undefined ? {} : { match: matchId(stage, round, first ?? 1, index) }
}
