/**
 * Answers of finished tournaments, compressed, so that a cold tournament is answered without its chart. A cache, never truth:
 * an answer is found only by everything it was made from, and every new edition deletes those of its tournament.
 */

import { crc32 } from 'node:zlib'
import type { Change, Database } from '../database/database.ts'

/** What an answer was made from, beside the salt of its tournament, which never changes. */
export interface AnswerSource {
  readonly tournament: string
  /** The question: what is asked, by which audience, in which language. */
  readonly name: string
  /** The last fact. */
  readonly seq: number
  readonly edition: number
  /** The build of the program that made it. */
  readonly program: string
}

/** Undefined if it was never stored, is out of date, or is damaged. */
export async function storedAnswer(
  database: Pick<Database, 'rows'>,
  { tournament, name, seq, edition, program }: AnswerSource,
): Promise<Buffer | undefined> {
  const [row] = await database.rows(
    `SELECT body, sum FROM answers
     WHERE tournament = $1 AND name = $2 AND seq = $3 AND edition = $4 AND program = $5`,
    [tournament, name, seq, edition, program],
  )
  const body = row && Buffer.from(String(row['body']), 'base64')
  return body && row['sum'] === sumOf(body) ? body : undefined
}

/**
 * A conflict if the edition is out of date. The update locks the row of the tournament: PostgreSQL would otherwise let an
 * answer with a name be stored while the name is erased.
 */
export const storingAnswer = (
  { tournament, name, seq, edition, program }: AnswerSource,
  body: Buffer,
): readonly Change[] => [
  {
    sql: 'UPDATE tournaments SET edition = edition WHERE id = $1 AND edition = $2',
    values: [tournament, edition],
    rows: 1,
  },
  {
    sql: `INSERT INTO answers (tournament, name, seq, edition, program, body, sum) VALUES ($1, $2, $3, $4, $5, $6, $7)
          ON CONFLICT (tournament, name) DO UPDATE SET
            seq = excluded.seq, edition = excluded.edition, program = excluded.program, body = excluded.body, sum = excluded.sum`,
    values: [tournament, name, seq, edition, program, body.toString('base64'), sumOf(body)],
  },
]

export const deletingAnswers = (tournament: string): Change => ({
  sql: 'DELETE FROM answers WHERE tournament = $1',
  values: [tournament],
})

const sumOf = (body: Buffer): string => crc32(body).toString(16).padStart(8, '0')
