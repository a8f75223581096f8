/** Personal data of tournaments of the formats that ship with Arbiter. */

import type { RecordedFact } from '../facts/fact.ts'
import type { Meant } from '../facts/personal/erasure.ts'
import {
  type Apart,
  type ErasedPart,
  type Impersonal,
  type Personal,
  PersonalData,
} from '../facts/personal/personal.ts'
import { formats } from './index.ts'
import { kindsOf } from './rule-book/facts/facts-of.ts'

const data = new PersonalData(kindsOf(formats))

/** A fact and its personal texts, separated. */
export const apart = (fact: RecordedFact): Apart => data.apart(fact)

/** The fact as it was, byte for byte; without the texts that were erased. */
export const together = (fact: Impersonal, personal?: Personal): RecordedFact => data.together(fact, personal)

/** Changed personal parts that remove an entrant, or a member of a team, from the log. */
export const erased = (log: readonly RecordedFact[], meant: Meant): ErasedPart[] => data.erased(log, meant)
