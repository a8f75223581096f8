/** Reads a director's ruling: "7 absent ben", "forfeit 7 ben", "cancel 7", "rule 7 anna", "rule 7 =". */

import { parseResult } from '../facts/result.ts'
import type { Message } from '../message/message.ts'
import type { MatchMeant } from './match-meant.ts'
import { notOpen, notSeated } from './no-report.ts'
import type { PenCommand, PenReading, PenStop } from './pen-reading.ts'
import type { PenEntrant, PenMatch } from './pen-sheet.ts'
import type { Ruling } from './pen-verb.ts'
import { namedAtStart } from './typed-names.ts'
import { message } from './words/messages.ts'
import { spanOf, textOf, type Word } from './words-of-line.ts'

/** A ruling that can be sent, with its words. */
interface RulingOrder {
  readonly command: PenCommand
  readonly says: Message
}

export function readRuling(ruling: Ruling, match: PenMatch, meant: MatchMeant): PenReading {
  if (ruling === 'cancel' && meant.rest.length > 0) return alone(match, meant.rest)
  const { named, strangers } = seatedIn(match, meant, ruling)
  if (strangers.length > 0) return notSeated(match, strangers)
  const ruled = ruledOn(ruling, match, named)
  if (match.state !== 'open') return notOpen(match, meant, ruled?.command)
  if (!ruled) return { is: 'unfinished', wants: 'names', match, says: [question(ruling, match)] }
  const place = message('pen-match', { match: { match: match.id } })
  return { is: 'command', command: ruled.command, plain: ruled.command, match, says: [ruled.says, place] }
}

/** Only a match is cancelled. */
const alone = (match: PenMatch, rest: readonly Word[]): PenStop => ({
  is: 'stopped',
  problem: 'too-much',
  at: spanOf(rest),
  match,
  says: [message('pen-cancel-alone', { typed: { text: textOf(rest) } })],
})

interface RulingNames {
  /** `drawn`: nobody wins. */
  readonly named: readonly PenEntrant[] | 'drawn'
  /** Words that name nobody of the match. */
  readonly strangers: readonly Word[]
}

function seatedIn({ seats }: PenMatch, { rest, named }: MatchMeant, ruling: Ruling): RulingNames {
  if (ruling === 'rule' && rest.length === 1 && parseResult(rest[0]?.text ?? '') === '1/2-1/2')
    return { named: 'drawn', strangers: [] }
  const found: PenEntrant[] = named.flatMap((group) => seats.find((each) => group.includes(each)) ?? [])
  for (let at = 0; at < rest.length; ) {
    const name = namedAtStart(rest.slice(at), seats).find(({ entrants }) => entrants.length === 1)
    const [entrant] = name?.entrants ?? []
    if (!name || !entrant) return { named: found, strangers: rest.slice(at) }
    found.push(entrant)
    at += name.count
  }
  return { named: [...new Set(found)], strangers: [] }
}

function ruledOn(ruling: Ruling, { id: match }: PenMatch, named: RulingNames['named']): RulingOrder | undefined {
  if (ruling === 'cancel') return { command: { do: 'cancel', match }, says: message('pen-cancelled') }
  if (named === 'drawn') return { command: { do: 'rule', match, winner: null }, says: message('pen-ruled-drawn') }
  const ids = named.map(({ entrant }) => entrant)
  const [first, another] = ids
  if (first === undefined) return undefined
  if (ruling === 'forfeit')
    return { command: { do: 'forfeit', match, absent: ids }, says: message('pen-absent', { who: named }) }
  const says = message('pen-ruled', { who: named })
  return {
    command: another === undefined ? { do: 'rule', match, winner: first } : { do: 'rule', match, winners: ids },
    says,
  }
}

const question = (ruling: Ruling, { seats }: PenMatch): Message =>
  ruling === 'forfeit' ? message('pen-who-absent', { who: seats }) : message('pen-who-wins', { who: seats })
