/** Why a round is paired otherwise than in the bracket: re-paired, by hand, chosen. */

import type { Match } from '../../chart/match.ts'
import { entrantOf, whoSaid } from '../../chart/names.ts'
import type { Round } from '../../chart/rounds/round.ts'
import { isSomebody, type Slot, UNKNOWN } from '../../chart/slot.ts'
import type { Message } from '../../message/message.ts'
import { message } from './words/messages.ts'

export interface PairingView {
  readonly kind: string
  readonly rule: string
  /** A sentence beside the round. */
  readonly says: readonly Message[]
}

export function pairingShown(round: Round): PairingView | undefined {
  const { publication } = round
  const said = publication && noteOn(round, publication.kind)
  if (!said) return undefined
  return { kind: publication.kind, rule: publication.reasons[0]?.rule ?? '', says: [said] }
}

function noteOn(round: Round, kind: string): Message | undefined {
  const { publication, matches, stage } = round
  switch (kind) {
    case 're-paired':
      return message('pairing-re-paired', { meetings: metBefore(round) })
    case 'by-hand':
      return publication?.note
        ? message('pairing-by-hand-note', { note: { text: publication.note } })
        : message('pairing-by-hand')
    case 'chosen': {
      const [chooser, opponent] = (matches[0]?.seats ?? []).map(({ who }) => who)
      const said = (who = UNKNOWN) => whoSaid(stage.chart, who)
      return message('pairing-chosen', { who: said(chooser), opponent: said(opponent) })
    }
    case 'extra-boards':
      return message('pairing-extra-boards')
    default:
      return undefined
  }
}

/** "Harbour and Quarry had met in match 1". */
function metBefore(round: Round): Message[] {
  const { stage, publication } = round
  const defaults = stage.announced.find(({ number }) => number === round.number)?.matches ?? []
  const met = defaults.flatMap((seats) => {
    const earlier = earlierMatch(round, seats)
    const who = () => seats.map((slot) => entrantOf(stage.chart, slot.who))
    return earlier ? [message('pairing-met', { who: who(), match: { match: earlier.id } })] : []
  })
  const count = Number(publication?.reasons[0]?.['repeatsByDefault'] ?? 1)
  return met.length > 0 ? met : [message('pairing-met-before', { count })]
}

/** An earlier match of all these entrants. */
function earlierMatch({ stage, number }: Round, seats: readonly Slot[]): Match | undefined {
  if (!seats.every(({ who }) => isSomebody(who))) return undefined
  const before = stage.rounds.filter((round) => round.number < number).flatMap(({ matches }) => matches)
  return before.find((match) => seats.every(({ who }) => match.seatOf(who) !== undefined))
}
