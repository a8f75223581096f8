/** What the history says about a team found in the wrong bracket, and what it gets for it. */
import type { RecordedOf } from '../facts/fact.ts'
import type { MatchId } from '../facts/ids.ts'
import type { Kinds, Message } from '../message/message.ts'
import { message } from './words/messages.ts'

type Correction = RecordedOf<'bracket-corrected'>

export function misplaced(correction: Correction): Message {
  const { entrant, from, fault, placed, found } = correction
  return message('fact-misplaced', {
    who: { entrant },
    from: { text: from },
    fault,
    placed,
    found,
    done: done(correction),
  })
}

/** BRI-52 to BRI-55. */
function done({ action, to = '', joins = '' as MatchId }: Correction): Message {
  switch (action) {
    case 'changed':
      return message('misplaced-changed', { match: { match: joins }, bracket: { text: to } })
    case 'moved':
      return message('misplaced-moved', { bracket: { text: to } })
    case 'disqualified':
      return message('misplaced-disqualified')
    case 'out':
      return message('misplaced-out')
    case 'stands':
      return message('misplaced-stands')
    default:
      return action satisfies never
  }
}

/** BRI-105. */
export function remedy(
  { entrant, refund, freePlays = [] }: RecordedOf<'remedy-given'>,
  who: Kinds['entrant'] = { entrant },
): Message {
  const what = [
    ...(refund ? [message('remedy-refund')] : []),
    ...freePlays.map((where) => message(where === 'national' ? 'remedy-national' : 'remedy-tournament')),
  ]
  return message('fact-remedy', { who, what })
}
