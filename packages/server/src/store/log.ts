/** The log in the database: facts in one table, personal texts in another, both with checksums. */

import type { RecordedFact } from '@arbiter/core'
import { apart, type Impersonal, type Personal, together } from '@arbiter/core/personal'
import {
  beginning,
  checkedFact,
  checkPersonal,
  DamagedLog,
  type Link,
  sumOfFact,
  sumOfPersonal,
} from '../database/checksum.ts'
import type { Change, Database, Row, Value } from '../database/database.ts'

export interface LogAppend {
  readonly changes: readonly Change[]
  /** The end of the log after these changes. */
  readonly last: Link
}

/** The changes that append facts; a conflict means that another process was quicker. */
export function appending(
  tournament: string,
  facts: readonly RecordedFact[],
  after = beginning(tournament),
): LogAppend {
  let last = after
  const bodies: Value[][] = []
  const people: Value[][] = []
  for (const recorded of facts) {
    const { seq } = recorded
    const { fact, personal } = apart(recorded)
    const text = JSON.stringify(fact)
    last = { seq, sum: sumOfFact(last, text) }
    bodies.push([seq, text, last.sum])
    if (personal) people.push(personalRow(tournament, seq, personal))
  }
  const changes = [
    ...inserting('facts (tournament, seq, fact, sum)', tournament, bodies),
    ...inserting('personal (tournament, seq, body, sum)', tournament, people),
  ]
  return { changes, last }
}

function personalRow(tournament: string, seq: number, personal: Personal): Value[] {
  const body = JSON.stringify(personal)
  return [seq, body, sumOfPersonal(tournament, seq, body)]
}

/** Replaces personal texts. */
export const rewriting = (tournament: string, seq: number, personal: Personal): Change => ({
  sql: 'UPDATE personal SET body = $3, sum = $4 WHERE tournament = $1 AND seq = $2',
  values: [tournament, ...personalRow(tournament, seq, personal)],
  rows: 1,
})

/** Rows in one statement: databases limit the number of values. */
const rowsAtOnce = 300

function inserting(into: string, tournament: string, rows: readonly (readonly Value[])[]): Change[] {
  const changes: Change[] = []
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce)
    const places = some.map((_, i) => `($1, $${3 * i + 2}, $${3 * i + 3}, $${3 * i + 4})`).join(', ')
    changes.push({
      sql: `INSERT INTO ${into} VALUES ${places}`,
      values: [tournament, ...some.flat()],
      rows: some.length,
    })
  }
  return changes
}

/** Consecutive facts, and the end of the log after them. */
export interface LogPart {
  readonly facts: RecordedFact[]
  readonly last: Link
}

/** The facts after a link. Throws a `DamagedLog` if a checksum does not fit. */
export async function storedAfter(
  database: Pick<Database, 'rows'>,
  tournament: string,
  after = beginning(tournament),
): Promise<LogPart> {
  const rows = await database.rows(
    `SELECT f.seq AS seq, f.fact AS fact, f.sum AS sum, p.body AS body, p.sum AS personal_sum FROM facts f
     LEFT JOIN personal p ON p.tournament = f.tournament AND p.seq = f.seq
     WHERE f.tournament = $1 AND f.seq > $2 ORDER BY f.seq`,
    [tournament, after.seq],
  )
  let last = after
  const facts = rows.map((row) => {
    last = checkedFact(
      { tournament, seq: row['seq'] as number, fact: row['fact'] as string, sum: row['sum'] as string },
      last,
    )
    return factIn(tournament, row)
  })
  return { facts, last }
}

function factIn(tournament: string, { seq, fact, body, personal_sum }: Row): RecordedFact {
  const kept = JSON.parse(fact as string) as Impersonal
  if (body === null) {
    // A fact with personal texts has blanks in their place.
    if (apart(kept as unknown as RecordedFact).personal) throw new DamagedLog(tournament, seq as number, 'missing')
    return together(kept)
  }
  checkPersonal(tournament, seq as number, body as string, personal_sum as string)
  return together(kept, JSON.parse(body as string) as Personal)
}
