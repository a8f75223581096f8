/** A declared win where the format has no rule for it (LOG-17). */
import type { RecordedOf } from '../facts/fact.ts'
import { about, type Finding } from './finding.ts'
import { message } from './words/messages.ts'

export const noDeclaredWin = (fact: RecordedOf<'winner-declared'>): Finding =>
  about(fact, 'LOG-17', message('found-win-declared'))
