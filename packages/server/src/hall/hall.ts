/** The tournaments that are open in this process. One that nobody uses is put away; the database has it. */

import assert from 'node:assert/strict'
import { isRefusal, type Recorded } from '@arbiter/core'
import { formats } from '@arbiter/core/formats'
import { renames } from '@arbiter/core/public'
import { type Tournament, tournamentOf } from '@arbiter/core/tournament'
import { beginning } from '../database/checksum.ts'
import type { Change, Database, Message } from '../database/database.ts'
import { type Keyed, keepingKeys } from '../store/keys.ts'
import { appending, storedAfter } from '../store/log.ts'
import { type Kept, newEdition, stateOf } from '../store/tournaments.ts'
import { Answers } from './answers.ts'
import { Room } from './room.ts'

/** So many facts are held in memory at most, beside those of tournaments that are in use. */
const mostFacts = 500_000

/** The list of tournaments says when each changed, to the minute. */
const listedEveryMs = 60_000

export class Hall {
  readonly #database: Database
  readonly #now: () => number
  readonly #rooms = new Map<string, Promise<Room>>()
  readonly #open = new Map<string, Room>()
  readonly #answers = new Answers()
  /** Told when facts are on the disk. */
  onFacts: (tournament: string, facts: number) => void = () => {}
  #droppedBefore = 0
  #isClosing = false

  constructor(database: Database, now: () => number) {
    this.#database = database
    this.#now = now
  }

  get rooms(): Iterable<Room> {
    return this.#open.values()
  }

  /** The room of a tournament, with everything up to this seq in it. */
  async room(kept: Kept, seq: number): Promise<Room> {
    const room = await this.#inUse(kept)
    if (room.edition < kept.edition) {
      this.#forget(kept.id, room)
      return this.room(kept, seq)
    }
    room.tournament.autoPair = kept.autoPair
    await room.catchUp(seq)
    return room
  }

  #inUse(kept: Kept): Promise<Room> {
    const opening = this.#rooms.get(kept.id) ?? this.#opened(kept)
    this.#rooms.delete(kept.id)
    this.#rooms.set(kept.id, opening)
    return opening
  }

  /** What this process or another one says. */
  hear({ about, text }: Message): void {
    const [id = ''] = text.split(' ', 1)
    if (about === 'access') this.#askAgain(text || undefined)
    else this.#withRoom(id, (room) => this.#hearOf(room, about, text.slice(id.length + 1)))
  }

  /** Also with one that is being opened: what it has loaded may be older than what is said. */
  #withRoom(id: string, use: (room: Room) => void): void {
    const room = this.#open.get(id)
    if (room) use(room)
    else this.#rooms.get(id)?.then(use, () => {})
  }

  #hearOf(room: Room, about: string, text: string): void {
    if (about === 'facts') room.catchUp(Number(text)).catch(() => {}) // whoever asks for it next is told
    if (about === 'tournament') this.#forget(room.id, room)
    if (about === 'claims') room.tellLive('inside', 'claims', {})
    if (about === 'live') room.feed.tell('all', text)
  }

  /** Messages may have been missed, of facts, of settings and of roles: whoever watches comes back and is asked again. */
  async lookAgain(): Promise<void> {
    for (const { feed } of this.#open.values()) feed.close()
    for (const room of this.#open.values()) {
      const [row] = await this.#database.rows('SELECT MAX(seq) AS seq FROM facts WHERE tournament = $1', [room.id])
      if (row) await room.catchUp(Number(row['seq'])).catch(() => {}) // whoever asks for it next is told
    }
  }

  /** Something beside the log has changed: names, settings, or who may see it. Whoever watches comes back and loads it anew. */
  #forget(id: string, room: Room): void {
    this.#leave(id, room)
    room.tellLive('all', 'reload', {})
    room.feed.end()
  }

  /** Roles have changed, or this secret was taken back: who may no longer watch is sent away. */
  #askAgain(secret: string | undefined): void {
    for (const { feed } of this.#open.values()) feed.askAgain(secret).catch(() => {}) // nobody is sent away twice
  }

  /** Bytes of answers that are kept. */
  get bytesKept(): number {
    return this.#answers.bytes
  }

  /** Readers that were dropped because they did not read. */
  get readersDropped(): number {
    return [...this.#open.values()].reduce((sum, { feed }) => sum + feed.dropped, this.#droppedBefore)
  }

  beat(): void {
    for (const { feed } of this.#open.values()) feed.beat()
  }

  tellLive(tournament: string, event: unknown): void {
    this.#open.get(tournament)?.tellLive('all', 'live', event)
  }

  closeFeeds(): void {
    this.#isClosing = true
    for (const { feed } of this.#open.values()) feed.end()
  }

  #opened(kept: Kept): Promise<Room> {
    this.#putAway()
    const opening = this.#load(kept).then((room) => {
      this.#open.set(kept.id, room)
      if (this.#isClosing) room.feed.end()
      return room
    })
    opening.catch(() => this.#rooms.delete(kept.id))
    return opening
  }

  async #load(kept: Kept): Promise<Room> {
    const listed = new Listing(kept, this.#now)
    let last = beginning(kept.id)
    const behind = async (link: typeof last) => {
      listed.doubt()
      const stored = await storedAfter(this.#database, kept.id, link)
      last = stored.last
      return stored.facts
    }
    const load = async () => this.#tournamentIn(kept, await behind(beginning(kept.id)))
    const world = {
      load,
      salt: kept.salt,
      edition: kept.edition,
      answers: this.#answers,
      now: this.#now,
      onFacts: (facts: number, seq: number) => this.#recorded(kept.id, facts, seq),
      loadAfter: async (seq: number) => {
        assert.equal(seq, last.seq, 'facts are loaded behind the last one that was loaded or saved')
        return behind(last)
      },
      save: async (facts: readonly Recorded[], tournament: Tournament, keys: readonly Keyed[]) => {
        const news = listed.news(tournament)
        const appended = appending(kept.id, facts, last)
        const isRenaming = facts.some((fact) => renames(fact, tournament.log))
        const reprint = isRenaming ? [newEdition(kept.id)] : []
        const changes = [...appended.changes, ...keepingKeys(kept.id, keys), ...news.changes, ...reprint]
        const written = await this.#database.write(changes)
        if (written !== 'done') return written
        last = appended.last
        news.settle()
        // Whoever misses the message finds the edition with the next request.
        if (isRenaming) this.#database.tell({ about: 'tournament', text: kept.id }).catch(() => {})
        return written
      },
    }
    return new Room(kept.id, world, await load())
  }

  /** A room that was left may still have been writing: the one that is open now hears of it. */
  #recorded(id: string, facts: number, seq: number): void {
    this.onFacts(id, facts)
    this.#withRoom(id, (room) => room.catchUp(seq).catch(() => {}))
  }

  #tournamentIn({ id, autoPair }: Kept, log: readonly Recorded[]): Tournament {
    const tournament = tournamentOf(log, formats)
    if (isRefusal(tournament)) throw new Error(`the log of tournament ${id} cannot be read: ${tournament.code}`)
    tournament.autoPair = autoPair
    return tournament
  }

  /** The ones used least lately go first. */
  #putAway(): void {
    let facts = [...this.#open.values()].reduce((sum, { size }) => sum + size, 0)
    for (const id of this.#rooms.keys()) {
      if (facts <= mostFacts) return
      const room = this.#open.get(id)
      if (!room?.isIdle) continue
      facts -= room.size
      this.#leave(id, room)
      room.feed.end()
    }
  }

  #leave(id: string, room: Room): void {
    if (this.#open.get(id) !== room) return // somebody was quicker, and another one may be open
    this.#rooms.delete(id)
    this.#open.delete(id)
    room.leave()
    this.#droppedBefore += room.feed.dropped
  }
}

/** What the list of tournaments says of one, written with the facts when it changes. */
class Listing {
  readonly #id: string
  readonly #now: () => number
  #known = ''
  #writtenAt: number

  constructor(kept: Kept, now: () => number) {
    this.#id = kept.id
    this.#now = now
    this.#writtenAt = Date.parse(kept.changedAt)
  }

  /** Another process may have written there, too: say it again next time. */
  doubt(): void {
    this.#known = ''
  }

  /** `settle` when the changes are on the disk. */
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
