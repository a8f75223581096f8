/** The log of a tournament in the database: facts in one table, what they say of people in another. */
import { apart, type Impersonal, type Personal, type Recorded, together } from '@arbiter/core'
import type { Change, Database, Row } from '../database/database.ts'

/** What puts these facts behind the log; a conflict means that somebody else was there first. */
export function appending(tournament: string, facts: readonly Recorded[]): Change[] {
  const kept = facts.map((fact) => ({ seq: fact.seq, ...apart(fact) }))
  const bodies = kept.map(({ seq, fact }) => [seq, JSON.stringify(fact)] as const)
  const personal = kept.flatMap(({ seq, personal }) => (personal ? [[seq, JSON.stringify(personal)] as const] : []))
  return [
    ...inserting('facts (tournament, seq, fact)', tournament, bodies),
    ...inserting('personal (tournament, seq, body)', tournament, personal),
  ]
}

/** So many rows in one statement: databases limit the number of values. */
const rowsAtOnce = 300

function inserting(into: string, tournament: string, rows: readonly (readonly [number, string])[]): Change[] {
  const changes: Change[] = []
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce)
    const places = some.map((_, i) => `($1, $${2 * i + 2}, $${2 * i + 3})`).join(', ')
    changes.push({
      sql: `INSERT INTO ${into} VALUES ${places}`,
      values: [tournament, ...some.flat()],
      rows: some.length,
    })
  }
  return changes
}

/** The facts behind a seq, in order. */
export async function factsAfter(database: Pick<Database, 'rows'>, tournament: string, after = 0): Promise<Recorded[]> {
  const rows = await database.rows(
    `SELECT f.fact AS fact, p.body AS body FROM facts f
     LEFT JOIN personal p ON p.tournament = f.tournament AND p.seq = f.seq
     WHERE f.tournament = $1 AND f.seq > $2 ORDER BY f.seq`,
    [tournament, after],
  )
  return rows.map(factIn)
}

function factIn({ fact, body }: Row): Recorded {
  const kept = JSON.parse(fact as string) as Impersonal
  return together(kept, body === null ? undefined : (JSON.parse(body as string) as Personal))
}
