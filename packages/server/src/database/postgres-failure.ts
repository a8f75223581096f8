/** What PostgreSQL says went wrong, told apart by its five-letter states. */

import type { Message } from '@arbiter/core/messages'
import { DatabaseError } from 'pg'
import { DatabaseFailure, InDoubt } from './database.ts'
import { message } from './words/messages.ts'

const taken = '23505'
/** Two writes stood in each other's way and this one was undone whole: serialization_failure, deadlock_detected. */
const undone = ['40001', '40P01']
/** The connection broke, or the server is going down. */
const broken = /^(08|57P)/

export const isTaken = (error: unknown) => stateOf(error) === taken
export const isWorthAnotherTry = (error: unknown) => undone.includes(stateOf(error))

/** The server says that nothing was done, and why. */
export const isAnswer = (error: unknown) => error instanceof DatabaseError && !broken.test(stateOf(error))

/** The same, told so that whoever reads a log knows which part of the world it was. */
export function failure(cause: unknown): Error {
  return cause instanceof InDoubt ? cause : new DatabaseFailure(told(cause), { cause })
}

/** The same of a commit: without an answer it may have been done. */
export const commitFailure = (cause: unknown): unknown =>
  isAnswer(cause) ? cause : new InDoubt(told(cause), { cause })

const told = (cause: unknown): Message =>
  message('database-failed', { problem: { text: cause instanceof Error ? cause.message : String(cause) } })

export async function failing<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (cause) {
    throw failure(cause)
  }
}

function stateOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
