/** Writes to PostgreSQL: what waits at the same time goes in one transaction; if any of it cannot be done, each goes alone. */
import assert from 'node:assert/strict'
import type { Pool, PoolClient } from 'pg'
import type { Change, Value, WriteResult } from './database.ts'
import { commitFailure, failing, failure, isAnswer, isTaken, isWorthAnotherTry } from './postgres-failure.ts'
import { giveBack } from './postgres-session.ts'
import { assertKept } from './value.ts'

type Write = readonly Change[]

const mostTries = 5
/** More texts than this are made by a program; they are not kept prepared. */
const mostStatements = 500

export class PostgresWriter {
  readonly #pool: Pool
  readonly #names = new Map<string, string>()

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /**
   * PostgreSQL gathers commits by itself, except those that notify: they stand in line for a lock that each holds through
   * its sync. One transaction stands in line once.
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

  /** As quick as it gets, and nothing is done unless all is well with every one. */
  async #areDone(writes: readonly Write[]): Promise<boolean> {
    try {
      return (await this.#transaction((client) => this.#atOnce(client, 'begin', writes.flat()))) === 'done'
    } catch (error) {
      // Without an answer nobody knows what became of it, and to write it again could be to write it twice.
      if (isAnswer(error)) return false
      throw failure(error)
    }
  }

  /** What one does wrong is undone alone. */
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

  /** All of it is on the way before the first answer: one round trip, however many changes. */
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
  // A transaction that went wrong answers so to a commit, without an error.
  assert.equal(command, 'COMMIT', 'what was undone is not acknowledged')
}

async function committed<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (cause) {
    throw commitFailure(cause)
  }
}

/** Two writes may stand in each other's way, and one of them is undone whole. */
async function triedAgain<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isWorthAnotherTry(error) || tries === mostTries) throw error
    }
  }
}
