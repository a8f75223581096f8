/** Requests with an `Idempotency-Key` count once: a retry changes nothing and is answered as the first was. */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Change, Database, WriteResult } from '../database/database.ts'
import { isKept, keepingKeys } from '../store/keys.ts'

export interface KeyedRequest {
  /** From the header; undefined without one. */
  readonly key: string | undefined
  /** What proves who the caller is: a session, a token, or the secret of a link. */
  readonly credential: string
  /** The tournament, or the site. */
  readonly scope: string
  /** The same key with other content is another request. */
  readonly content: unknown
}

/**
 * The key is saved in the same write as the changes. Ids and secrets are made of the key and the caller's credential, which
 * is not in the database: so a retry gets the same link, and the database still has only its hash.
 */
export class Once {
  readonly #database: Database
  readonly #request: KeyedRequest
  readonly #name: string
  /** True if this request was done before. */
  isRepeated = false

  private constructor(database: Database, request: KeyedRequest) {
    this.#database = database
    this.#request = request
    const { key, credential, content } = request
    this.#name = createHash('sha256')
      .update(JSON.stringify([key, credential, content]))
      .digest('hex')
  }

  static async of(database: Database, request: KeyedRequest): Promise<Once> {
    const once = new Once(database, request)
    once.isRepeated = await once.#isDone()
    return once
  }

  /** 128 bits for this purpose: random, or the same for every retry. */
  draw(purpose: string): Buffer {
    const { key, credential } = this.#request
    if (key === undefined) return randomBytes(16)
    return createHmac('sha256', credential).update(`${purpose} ${this.#name}`).digest().subarray(0, 16)
  }

  /** Writes nothing for a retry, not even for one that arrives at the same moment. */
  async write(changes: readonly Change[]): Promise<WriteResult> {
    const { key, scope } = this.#request
    if (this.isRepeated) return 'done'
    if (key === undefined) return this.#database.write(changes)
    const written = await this.#database.write([...changes, ...keepingKeys(scope, [{ key: this.#name, hash: '' }])])
    this.isRepeated = written === 'conflict' && (await this.#isDone())
    return this.isRepeated ? 'done' : written
  }

  async #isDone(): Promise<boolean> {
    const { key, scope } = this.#request
    return key !== undefined && isKept(this.#database, scope, this.#name)
  }
}
