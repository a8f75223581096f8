/** Adds checksums to logs that were stored without them. */
import { ChainOfLogs, sumOfPersonal } from './checksum.ts'
import type { Change, Database, Row, Value } from './database.ts'

/** Rows in memory at a time. */
const pageLength = 500

export async function* addChecksums(database: Database): AsyncGenerator<Change> {
  const chain = new ChainOfLogs()
  for await (const page of pagesOf(database, 'facts', 'fact'))
    yield updating(
      'facts',
      page.map(({ tournament, seq, text }) => [tournament, seq, chain.sum({ tournament, seq, fact: text })]),
    )
  for await (const page of pagesOf(database, 'personal', 'body'))
    yield updating(
      'personal',
      page.map(({ tournament, seq, text }) => [tournament, seq, sumOfPersonal(tournament, seq, text)]),
    )
}

interface StoredFact {
  readonly tournament: string
  readonly seq: number
  readonly text: string
}

async function* pagesOf(database: Database, table: string, column: string): AsyncGenerator<readonly StoredFact[]> {
  let after: readonly Value[] = ['', 0]
  for (;;) {
    const rows = await database.rows(
      `select tournament, seq, ${column} as text from ${table} where (tournament, seq) > ($1, $2)
       order by tournament, seq limit ${pageLength}`,
      after,
    )
    const page = rows.map(storedIn)
    const last = page.at(-1)
    if (!last) return
    yield page
    after = [last.tournament, last.seq]
  }
}

const storedIn = ({ tournament, seq, text }: Row): StoredFact => ({
  tournament: String(tournament),
  seq: Number(seq),
  text: String(text),
})

/** One statement for all rows, to save round trips. */
function updating(table: string, sums: readonly (readonly [string, number, string])[]): Change {
  const places = sums.map(
    (_, i) => `(cast($${3 * i + 1} as text), cast($${3 * i + 2} as int), cast($${3 * i + 3} as text))`,
  )
  return {
    sql: `update ${table} set sum = told.column3 from (values ${places.join(', ')}) as told
          where ${table}.tournament = told.column1 and ${table}.seq = told.column2`,
    values: sums.flat(),
    rows: sums.length,
  }
}
