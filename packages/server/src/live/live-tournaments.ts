/** The tournaments in memory of this process. Unused ones are dropped; the database has them. */

import assert from 'node:assert/strict'
import type { RecordedFact } from '@arbiter/core'
import { formats } from '@arbiter/core/formats'
import { renames } from '@arbiter/core/public'
import { type Tournament, tournamentOf } from '@arbiter/core/tournament'
import { beginning } from '../database/checksum.ts'
import type { Change, Database, Notification } from '../database/database.ts'
import { type KeyRecord, keepingKeys } from '../store/keys.ts'
import { appending, storedAfter } from '../store/log.ts'
import { newEdition, stateOf, type TournamentRow } from '../store/tournaments.ts'
import { AnswerCache } from './answer-cache.ts'
import { LiveTournament } from './live-tournament.ts'

/** Facts in memory at most, not counting tournaments in use. */
const mostFacts = 500_000

/** The list of tournaments is updated at most once a minute. */
const listedEveryMs = 60_000

export class LiveTournaments {
  readonly #database: Database
  readonly #now: () => number
  readonly #loads = new Map<string, Promise<LiveTournament>>()
  readonly #loaded = new Map<string, LiveTournament>()
  readonly #answers = new AnswerCache()
  /** Called when facts are on disk. */
  onFacts: (tournament: string, facts: number) => void = () => {}
  #droppedBefore = 0
  #isClosing = false

  constructor(database: Database, now: () => number) {
    this.#database = database
    this.#now = now
  }

  get loaded(): Iterable<LiveTournament> {
    return this.#loaded.values()
  }

  /** Loads the tournament unless it is in memory, and all its facts up to this seq. */
  async open(row: TournamentRow, seq: number): Promise<LiveTournament> {
    const live = await this.#inUse(row)
    if (live.edition < row.edition) {
      this.#forget(row.id, live)
      return this.open(row, seq)
    }
    live.tournament.autoPair = row.autoPair
    await live.catchUp(seq)
    return live
  }

  #inUse(row: TournamentRow): Promise<LiveTournament> {
    const opening = this.#loads.get(row.id) ?? this.#opened(row)
    this.#loads.delete(row.id)
    this.#loads.set(row.id, opening)
    return opening
  }

  /** A notification of this process or another. */
  hear({ about, text }: Notification): void {
    const [id = ''] = text.split(' ', 1)
    if (about === 'access') this.#askAgain(text || undefined)
    else this.#withLoaded(id, (live) => this.#hearOf(live, about, text.slice(id.length + 1)))
  }

  /** Also for one that is still being loaded: what it has read may be older than the notification. */
  #withLoaded(id: string, use: (live: LiveTournament) => void): void {
    const live = this.#loaded.get(id)
    if (live) use(live)
    else this.#loads.get(id)?.then(use, () => {})
  }

  #hearOf(live: LiveTournament, about: string, text: string): void {
    if (about === 'facts') live.catchUp(Number(text)).catch(() => {}) // the next request gets the error
    if (about === 'tournament') this.#forget(live.id, live)
    if (about === 'claims') live.broadcast('inside', 'claims', {})
    if (about === 'live') live.feed.tell('all', text)
  }

  /** After missed notifications: all readers reconnect and are authorised again. */
  async lookAgain(): Promise<void> {
    for (const { feed } of this.#loaded.values()) feed.close()
    for (const live of this.#loaded.values()) {
      const [row] = await this.#database.rows('SELECT MAX(seq) AS seq FROM facts WHERE tournament = $1', [live.id])
      if (row) await live.catchUp(Number(row['seq'])).catch(() => {}) // the next request gets the error
    }
  }

  /** Names, settings or visibility have changed: readers reconnect and load it again. */
  #forget(id: string, live: LiveTournament): void {
    this.#leave(id, live)
    live.broadcast('all', 'reload', {})
    live.feed.end()
  }

  /** Drops readers who lost their role, or whose secret was revoked. */
  #askAgain(secret: string | undefined): void {
    for (const { feed } of this.#loaded.values()) feed.askAgain(secret).catch(() => {}) // the next round drops them
  }

  get bytesKept(): number {
    return this.#answers.bytes
  }

  /** Readers dropped for not reading. */
  get readersDropped(): number {
    return [...this.#loaded.values()].reduce((sum, { feed }) => sum + feed.dropped, this.#droppedBefore)
  }

  beat(): void {
    for (const { feed } of this.#loaded.values()) feed.beat()
  }

  broadcast(tournament: string, event: unknown): void {
    this.#loaded.get(tournament)?.broadcast('all', 'live', event)
  }

  closeFeeds(): void {
    this.#isClosing = true
    for (const { feed } of this.#loaded.values()) feed.end()
  }

  #opened(row: TournamentRow): Promise<LiveTournament> {
    this.#putAway()
    const opening = this.#load(row).then((live) => {
      this.#loaded.set(row.id, live)
      if (this.#isClosing) live.feed.end()
      return live
    })
    opening.catch(() => this.#loads.delete(row.id))
    return opening
  }

  async #load(row: TournamentRow): Promise<LiveTournament> {
    const listed = new ListEntry(row, this.#now)
    let last = beginning(row.id)
    const behind = async (link: typeof last) => {
      listed.doubt()
      const stored = await storedAfter(this.#database, row.id, link)
      last = stored.last
      return stored.facts
    }
    const load = async () => this.#tournamentIn(row, await behind(beginning(row.id)))
    const world = {
      load,
      salt: row.salt,
      edition: row.edition,
      answers: this.#answers,
      now: this.#now,
      onFacts: (facts: number, seq: number) => this.#recorded(row.id, facts, seq),
      loadAfter: async (seq: number) => {
        assert.equal(seq, last.seq, 'facts are loaded behind the last one that was loaded or saved')
        return behind(last)
      },
      save: async (facts: readonly RecordedFact[], tournament: Tournament, keys: readonly KeyRecord[]) => {
        const news = listed.news(tournament)
        const appended = appending(row.id, facts, last)
        const isRenaming = facts.some((fact) => renames(fact, tournament.log))
        const reprint = isRenaming ? newEdition(row.id) : []
        const changes = [...appended.changes, ...keepingKeys(row.id, keys), ...news.changes, ...reprint]
        const written = await this.#database.write(changes)
        if (written !== 'done') return written
        last = appended.last
        news.settle()
        // Processes that miss the notification see the edition with their next request.
        if (isRenaming) this.#database.tell({ about: 'tournament', text: row.id }).catch(() => {})
        return written
      },
    }
    return new LiveTournament(row.id, world, await load())
  }

  /** A live tournament that was dropped may still have been writing: its successor loads those facts. */
  #recorded(id: string, facts: number, seq: number): void {
    this.onFacts(id, facts)
    this.#withLoaded(id, (live) => live.catchUp(seq).catch(() => {}))
  }

  #tournamentIn({ id, autoPair }: TournamentRow, log: readonly RecordedFact[]): Tournament {
    const found = tournamentOf(log, formats)
    if (!found.ok) throw new Error(`the log of tournament ${id} cannot be read: ${found.refusal.code}`)
    const { tournament } = found
    tournament.autoPair = autoPair
    return tournament
  }

  /** Drops the least recently used. */
  #putAway(): void {
    let facts = [...this.#loaded.values()].reduce((sum, { size }) => sum + size, 0)
    for (const id of this.#loads.keys()) {
      if (facts <= mostFacts) return
      const live = this.#loaded.get(id)
      if (!live?.isIdle) continue
      facts -= live.size
      this.#leave(id, live)
      live.feed.end()
    }
  }

  #leave(id: string, live: LiveTournament): void {
    if (this.#loaded.get(id) !== live) return // it was dropped already, and another one may be loaded
    this.#loads.delete(id)
    this.#loaded.delete(id)
    live.leave()
    this.#droppedBefore += live.feed.dropped
  }
}

/** The entry in the list of tournaments, written with the facts when it changes. */
class ListEntry {
  readonly #id: string
  readonly #now: () => number
  #known = ''
  #writtenAt: number

  constructor(row: TournamentRow, now: () => number) {
    this.#id = row.id
    this.#now = now
    this.#writtenAt = Date.parse(row.changedAt)
  }

  /** Another process may have changed it: write it again next time. */
  doubt(): void {
    this.#known = ''
  }

  /** `settle` once the changes are on disk. */
  news(tournament: Tournament): { readonly changes: readonly Change[]; settle(): void } {
    const now = this.#now()
    const said = [stateOf(tournament), tournament.chart.field.entrants.length] as const
    if (this.#known === JSON.stringify(said) && now - this.#writtenAt < listedEveryMs) return nothingNew
    const change: Change = {
      sql: 'UPDATE tournaments SET state = $2, entrants = $3, changed_at = $4 WHERE id = $1',
      values: [this.#id, ...said, new Date(now).toISOString()],
    }
    const settle = () => {
      this.#known = JSON.stringify(said)
      this.#writtenAt = now
    }
    return { changes: [change], settle }
  }
}

const nothingNew = { changes: [], settle: () => {} } as const
