/** A team was found in the wrong bracket, and what was done about it; known with the start (BRI-51 to BRI-57, BRI-108). */
import * as z from 'zod/mini'
import type { Chart } from '../../../chart/chart.ts'
import { described } from '../../../descriptions/schema-description.ts'
import { message as about } from '../../../descriptions/words/messages.ts'
import { bracketSchema } from '../../../facts/entrant.ts'
import { noteSchema, noteText, seqsSchema } from '../../../facts/fields.ts'
import { entrantIdSchema, type MatchId, matchIdSchema } from '../../../facts/ids.ts'
import type { Message } from '../../../message/message.ts'
import { type Own, ownFact } from '../../rule-book/facts/own-fact.ts'
import { voidsSaid } from '../../rule-book/facts/says.ts'
import type { BracketCorrection } from '../divisions/misplaced-teams.ts'
import { bridgeLedger } from '../ledger.ts'
import { handicapsSaid, handicapsSchema } from './handicap.ts'
import { message } from './words/messages.ts'

export const faults = ['team', 'directors'] as const
export const placements = ['low', 'high'] as const
const findings = ['in-time', 'playing', 'won', 'lost', 'late'] as const
const corrections = ['changed', 'disqualified', 'moved', 'out', 'stands'] as const

/** The second round of a bracket that takes in a team, in its numbers. */
const secondRoundSchema = described(
  z.readonly(
    z
      .array(z.readonly(z.array(z.int().check(z.minimum(1), z.maximum(9))).check(z.minLength(2), z.maxLength(3))))
      .check(z.maxLength(3)),
  ),
  about('about-second-round'),
)

const shape = {
  entrant: entrantIdSchema,
  from: described(bracketSchema, about('about-misplaced-from')),
  fault: z.enum(faults),
  placed: z.enum(placements),
  found: z.enum(findings),
  action: z.enum(corrections),
  to: described(z.optional(bracketSchema), about('about-misplaced-to')),
  joins: described(z.optional(matchIdSchema), about('about-misplaced-joins')),
  handicaps: z.optional(handicapsSchema),
  secondRound: z.optional(secondRoundSchema),
  voids: seqsSchema,
  note: z.optional(noteSchema),
}
export type BracketCorrectedFact = Own<typeof shape>

export const bracketCorrected = ownFact('bracket-corrected', {
  shape,
  view: {
    entrant: true,
    from: true,
    fault: true,
    placed: true,
    found: true,
    action: true,
    to: true,
    joins: true,
    handicaps: true,
    secondRound: true,
    voids: true,
    note: false,
  },
  personal: noteText,
  topic: 'changes',
  place,
  putRight: (chart, start) => bridgeLedger(chart).putRight(start),
  says: (fact) => [correctionSaid(fact), ...handicapsSaid(fact.handicaps), ...voidsSaid(fact.voids)],
})

/** Places the correction of a team, once. */
function place(chart: Chart, fact: BracketCorrectedFact): boolean {
  const who = chart.field.indexOf.get(fact.entrant)
  return who !== undefined && !chart.field.gone.has(who) && bridgeLedger(chart).misplaced.add(who, fact)
}

export function correctionSaid(correction: BracketCorrection): Message {
  const { entrant, from, fault, placed, found } = correction
  return message('fact-misplaced', {
    who: { entrant },
    from: { text: from },
    fault,
    placed,
    found,
    done: actionSaid(correction),
  })
}

/** BRI-52 to BRI-55. */
function actionSaid({ action, to = '', joins = '' as MatchId }: BracketCorrection): Message {
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
