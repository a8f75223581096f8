/** What a reading of the pen line says on the page. */

import type { PenReading } from '@arbiter/core/pen'
import { textOf } from '../../../words/message-text.ts'
import { words } from './words/messages.ts'

/** "Juniper 1–0 Ulmo". */
export const deedText = ({ says: [deed] }: PenReading): string => textOf(deed)

/** "match 63, game 2, 10 min". */
export const placeText = ({ says: [, ...place] }: PenReading): string => place.map(textOf).join(', ')

export const readingText = (reading: PenReading): string => reading.says.map(textOf).join(', ')

/** "Match 63 recorded: Juniper 1–0 Ulmo". */
export function recordedText(reading: PenReading): string {
  if (reading.is !== 'command' || !reading.match || reading.command.do !== 'report')
    return words('pen-ruling-recorded', { what: { text: readingText(reading) } })
  return words('pen-recorded', { match: { text: reading.match.id }, what: { text: deedText(reading) } })
}

/** The same of a result that was not typed: one side, the result, the other side. */
export const recordedDeed = (match: string, [first, result, second]: readonly [string, string, string]): string =>
  words('pen-recorded', {
    match: { text: match },
    what: { text: words('pen-deed', { first: { text: first }, result: { text: result }, second: { text: second } }) },
  })

/** The match a line is about, once that is clear. */
export const matchOf = (reading: PenReading): string | undefined =>
  reading.is === 'empty' ? undefined : reading.match?.id
