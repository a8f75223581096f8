/** Writes to PostgreSQL: concurrent writes share a transaction; if one of them fails, each is written alone. */
import assert from 'node:assert/strict'
import type { Pool, PoolClient } from 'pg'
import type { Change, Value, WriteResult } from './database.ts'
import { commitFailure, failing, failure, isAnswer, isTaken, isWorthAnotherTry } from './postgres-failure.ts'
import { giveBack } from './postgres-session.ts'
import { assertKept } from './value.ts'

type Write = readonly Change[]

const mostTries = 5
/** More different texts than this come from generated SQL and are not prepared. */
const mostStatements = 500

export class PostgresWriter {
  readonly #pool: Pool
  readonly #names = new Map<string, string>()

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /**
   * PostgreSQL groups commits, except those that notify: each holds a lock through its sync. So many writes make one
   * transaction.
   */
  async writeTogether(writes: readonly Write[]): Promise<readonly (WriteResult | Error)[]> {
    const [only, ...others] = writes
    if (only && others.length === 0) return [await this.#alone(only)]
    if (await this.#areDone(writes)) return writes.map(() => 'done')
    return failing(triedAgain(() => this.#eachApart(writes)))
  }

  async writeAll(changes: AsyncIterable<Change>): Promise<WriteResult> {
    try {
      return await this.#transaction((client) => this.#oneByOne(client, changes))
    } catch (error) {
      if (isTaken(error)) return 'conflict'
      throw error
    }
  }

  /** All writes in one transaction; false if any of them failed. */
  async #areDone(writes: readonly Write[]): Promise<boolean> {
    try {
      return (await this.#transaction((client) => this.#atOnce(client, 'begin', writes.flat()))) === 'done'
    } catch (error) {
      // Without an answer it is unknown what was done, so it must not be written again.
      if (isAnswer(error)) return false
      throw failure(error)
    }
  }

  /** Each write in a savepoint of its own. */
  async #eachApart(writes: readonly Write[]): Promise<readonly (WriteResult | Error)[]> {
    const outcomes: (WriteResult | Error)[] = []
    await this.#transaction(async (client) => {
      await client.query('begin')
      for (const write of writes) outcomes.push(await this.#apart(client, write))
      return 'done'
    })
    return outcomes
  }

  async #apart(client: PoolClient, write: Write): Promise<WriteResult | Error> {
    try {
      const written = await this.#atOnce(client, 'savepoint one', write)
      await client.query(written === 'done' ? 'release one' : 'rollback to one; release one')
      return written
    } catch (error) {
      if (!isAnswer(error) || isWorthAnotherTry(error)) throw error
      await client.query('rollback to one; release one')
      return isTaken(error) ? 'conflict' : failure(error)
    }
  }

  async #alone(write: Write): Promise<WriteResult> {
    try {
      return await triedAgain(() => this.#once(write))
    } catch (error) {
      if (isTaken(error)) return 'conflict'
      throw failure(error)
    }
  }

  async #once(write: Write): Promise<WriteResult> {
    const [only, ...others] = write
    const isItsOwnTransaction = only && only.rows === undefined && others.length === 0
    if (!isItsOwnTransaction) return this.#transaction((client) => this.#atOnce(client, 'begin', write))
    await committed(this.#pool.query(this.#query(only)))
    return 'done'
  }

  async #transaction(work: (client: PoolClient) => Promise<WriteResult>): Promise<WriteResult> {
    const client = await this.#pool.connect()
    try {
      const written = await work(client)
      if (written === 'done') await commit(client)
      return written
    } finally {
      await giveBack(client)
    }
  }

  /** Pipelined: one round trip for any number of changes. */
  async #atOnce(
    client: PoolClient,
    opening: 'begin' | 'savepoint one',
    changes: readonly Change[],
  ): Promise<WriteResult> {
    const begun = client.query(opening)
    const results = changes.map((change) => client.query(this.#query(change)))
    const [, ...changed] = await Promise.all([begun, ...results])
    const isAsSaid = changes.every(({ rows }, index) => rows === undefined || rows === changed[index]?.rowCount)
    return isAsSaid ? 'done' : 'conflict'
  }

  async #oneByOne(client: PoolClient, changes: AsyncIterable<Change>): Promise<WriteResult> {
    await client.query('begin')
    for await (const change of changes) {
      assertKept(change.values ?? [])
      const { rowCount } = await client.query(this.#query(change))
      if (change.rows !== undefined && change.rows !== rowCount) return 'conflict'
    }
    return 'done'
  }

  /** Prepared once a connection, by its name. */
  #query(change: Change): { name?: string; text: string; values: Value[] } {
    const query = { text: change.sql, values: [...(change.values ?? [])] }
    const known = this.#names.get(change.sql)
    if (known === undefined && this.#names.size >= mostStatements) return query
    const name = known ?? `arbiter-${this.#names.size}`
    this.#names.set(change.sql, name)
    return { ...query, name }
  }
}

async function commit(client: PoolClient): Promise<void> {
  const { command } = await committed(client.query('commit'))
  // A failed transaction answers COMMIT with ROLLBACK, without an error.
  assert.equal(command, 'COMMIT', 'what was undone is not acknowledged')
}

async function committed<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (cause) {
    throw commitFailure(cause)
  }
}

/** Retries a write that was rolled back because of another. */
async function triedAgain<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isWorthAnotherTry(error) || tries === mostTries) throw error
    }
  }
}
