/** The sentence for published seeds or rounds that stand although corrected results would give others (HYB-27, DIA-29). */
import type { RecordedFactOf } from '../facts/fact.ts'
import type { Message } from '../message/message.ts'
import { message } from './words/messages.ts'

type Stands = NonNullable<RecordedFactOf<'result-corrected'>['stands']>
type DisplacedEntrant = Stands['entrants'][number]

const mostNamed = 8

export const overtaken = (stands: Stands): Message =>
  message(stands.what === 'seeds' ? 'fact-seeds-stand' : 'fact-round-stands', {
    moves: movesOf(stands),
    rule: { rule: stands.rule },
  })

/** The entrants that current results would place elsewhere. */
export function movesOf({ what, entrants }: Stands): readonly Message[] {
  const few = entrants.slice(0, mostNamed).map(what === 'seeds' ? seedMoved : roundMoved)
  const more = entrants.length - few.length
  return more > 0 ? [...few, message('overtaken-more', { count: more })] : few
}

function seedMoved({ entrant, told = 0, now }: DisplacedEntrant): Message {
  const who = { entrant }
  if (now === undefined) return message('overtaken-not-qualified', { who, told })
  return told === 0 ? message('overtaken-seeded', { who, now }) : message('overtaken-other-seed', { who, told, now })
}

const roundMoved = ({ entrant, told = 0, now }: DisplacedEntrant): Message =>
  now === undefined
    ? message('overtaken-out', { who: { entrant }, told })
    : message('overtaken-in', { who: { entrant }, now })
