/** The names of things: a match id never passes for an entrant id. */
import * as z from 'zod'

export const seqSchema = z.int().min(1).brand<'Seq'>().describe('Place of a fact in the log, counted from 1')
export const entrantIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9._-]{1,40}$/)
  .brand<'EntrantId'>()
export const matchIdSchema = z.string().min(1).max(40).brand<'MatchId'>()
export const stageIdSchema = z.string().min(1).max(40).brand<'StageId'>()
export const commandKeySchema = z.string().min(1).max(100).brand<'CommandKey'>()

export type Seq = z.infer<typeof seqSchema>
export type EntrantId = z.infer<typeof entrantIdSchema>
export type MatchId = z.infer<typeof matchIdSchema>
export type StageId = z.infer<typeof stageIdSchema>
/** One command, one key: a retry with the same key counts once. */
export type CommandKey = z.infer<typeof commandKeySchema>
export type Author = string

/** The next free place in a log of this length. */
export const seqAfter = (length: number): Seq => (length + 1) as Seq
