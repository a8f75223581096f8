/** Schemas of ids. */
import * as z from 'zod/mini'
import { described } from '../descriptions/schema-description.ts'
import { message as about } from '../descriptions/words/messages.ts'
import type { Seq } from '../ids/ids.ts'
import { ownWords } from '../issues/own-words.ts'
import type { Message } from '../message/message.ts'
import { message } from './words/messages.ts'

export const seqSchema = described(z.int().check(z.minimum(1)).brand<'Seq'>(), about('about-seq'))
/** The description of a valid id, for refusals. */
export const idShape: Message = message('id-shape')

export const entrantIdSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9._-]{1,40}$/, ownWords({ says: idShape })))
  .brand<'EntrantId'>()
export const matchIdSchema = z.string().check(z.minLength(1), z.maxLength(40)).brand<'MatchId'>()
export const stageIdSchema = z.string().check(z.minLength(1), z.maxLength(40)).brand<'StageId'>()
export const commandKeySchema = z.string().check(z.minLength(1), z.maxLength(100)).brand<'CommandKey'>()

export type { CommandKey, EntrantId, MatchId, Seq, StageId } from '../ids/ids.ts'
export type Author = string

/** The next seq in a log of this length. */
export const seqAfter = (length: number): Seq => (length + 1) as Seq
