/** Errors of PostgreSQL, by their SQLSTATE codes. */

import type { Message } from '@arbiter/core/messages'
import { DatabaseError } from 'pg'
import { DatabaseFailure, InDoubt } from './database.ts'
import { message } from './words/messages.ts'

const taken = '23505'
/** serialization_failure and deadlock_detected: the transaction was rolled back. */
const undone = ['40001', '40P01']
/** The connection broke, or the server is shutting down. */
const broken = /^(08|57P)/

export const isTaken = (error: unknown) => stateOf(error) === taken
export const isWorthAnotherTry = (error: unknown) => undone.includes(stateOf(error))

/** True if the server reports an error; false if the connection broke. */
export const isAnswer = (error: unknown) => error instanceof DatabaseError && !broken.test(stateOf(error))

/** As a failure that names the database. */
export function failure(cause: unknown): Error {
  return cause instanceof InDoubt ? cause : new DatabaseFailure(failureSays(cause), { cause })
}

/** A commit without an answer may have been done. */
export const commitFailure = (cause: unknown): unknown =>
  isAnswer(cause) ? cause : new InDoubt(failureSays(cause), { cause })

const failureSays = (cause: unknown): Message =>
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
