/** A rule that a log breaks: its number, the fact that breaks it, and a sentence a director can act on. */
import type { Recorded } from '../facts/fact.ts'

export interface Finding {
  /** A rule of the format ("LEA-5") or a law of every log ("LOG-1"). */
  readonly rule: string
  readonly seq?: number
  readonly sentence: string
}

export const about = ({ seq }: Pick<Recorded, 'seq'>, rule: string, sentence: string): Finding => ({
  rule,
  seq,
  sentence,
})
