/** A tournament in memory: its command queue, the view of its spectators, and the feed of everybody who watches. */
import type { ServerResponse } from 'node:http'
import type { Asker, Command, RecordedFact } from '@arbiter/core'
import { formats } from '@arbiter/core/formats'
import { writeLog } from '@arbiter/core/log'
import type { Tournament } from '@arbiter/core/tournament'
import { type Audience, eventText, Feed, type Ticket } from '../feed/feed.ts'
import type { AnswerCache } from './answer-cache.ts'
import { type CommandOutcome, CommandQueue, type Precondition, type QueueWorld } from './command-queue.ts'
import { SpectatorView } from './spectator-view.ts'

export interface LiveTournamentWorld extends Omit<QueueWorld, 'told'> {
  readonly salt: string
  readonly edition: number
  readonly answers: AnswerCache
  now(): number
  /** Called with the number of new facts on disk, and the last seq. */
  onFacts(facts: number, seq: number): void
}

export class LiveTournament {
  readonly id: string
  readonly feed: Feed
  /** The version of names and settings, as loaded. */
  readonly edition: number
  readonly #queue: CommandQueue
  readonly #spectators: SpectatorView
  readonly #onFacts: LiveTournamentWorld['onFacts']
  readonly #answers: AnswerCache
  /** Keeps it in memory although nobody watches: a cup is being played. */
  isHeld = false

  constructor(id: string, world: LiveTournamentWorld, tournament: Tournament) {
    this.id = id
    this.edition = world.edition
    this.feed = new Feed(world.now)
    this.#answers = world.answers
    this.#spectators = new SpectatorView(tournament, world.salt)
    this.#queue = new CommandQueue({ ...world, told: (facts, inside) => this.#told(facts, inside) }, tournament)
    this.#onFacts = world.onFacts
  }

  get size(): number {
    return this.#queue.size
  }

  /** As in memory, which may be ahead of the disk for a moment. */
  get tournament(): Tournament {
    return this.#queue.tournament
  }

  get isIdle(): boolean {
    return !this.isHeld && !this.#queue.isBusy && this.feed.size === 0
  }

  ask(command: Command, asked: Asker, expect?: Precondition): Promise<CommandOutcome> {
    return this.#queue.ask(command, asked, expect)
  }

  /** The tournament as this audience may see it, when all of it is on disk. */
  read<Found>(audience: Audience, look: (tournament: Tournament) => Found): Promise<Found> {
    return this.#queue.read((inside) => look(audience === 'inside' ? inside : this.#spectators.tournament))
  }

  /** These facts as this audience may see them. */
  factsNumbered(audience: Audience, seqs: readonly number[]): Promise<readonly object[]> {
    return this.#queue.read((inside) => {
      const facts = this.#factsOf(audience, inside)
      return seqs.flatMap((seq) => facts[seq - 1] ?? [])
    })
  }

  /** The facts after a seq as JSON; the whole log is cached. */
  answerFacts(audience: Audience, after: number, edition: number): Promise<Buffer> {
    const text = (inside: Tournament) => {
      const facts = this.#factsOf(audience, inside).slice(after)
      return JSON.stringify({ seq: inside.log.length, edition, audience, facts })
    }
    return this.#queue.read((inside) =>
      after === 0 ? this.#once(`${audience} log ${edition}`, () => text(inside)) : Buffer.from(text(inside)),
    )
  }

  /** The log for a second opinion; spectators get it after the close, when the dice are published. */
  answerFile(audience: Audience): Promise<Buffer | undefined> {
    return this.#queue.read((inside) => {
      const log = audience === 'inside' ? inside.log : this.#spectators.logToCheck
      return log && this.#once(`${audience} file`, () => writeLog(log, formats))
    })
  }

  /** A cached answer. */
  answer(audience: Audience, about: string, make: (tournament: Tournament) => string): Promise<Buffer> {
    return this.read(audience, (tournament) => this.#once(`${audience} ${about}`, () => make(tournament)))
  }

  #once(name: string, make: () => string): Buffer {
    return this.#answers.once(this, name, make)
  }

  /** To be called when it leaves the memory. */
  leave(): void {
    this.#answers.forget(this)
  }

  /** Joins the feed after the last seq the reader has seen: nothing is missed, and nothing sent twice. */
  join(audience: Audience, response: ServerResponse, after: number, edition: number, ticket?: Ticket): Promise<void> {
    return this.#queue.read((inside) => {
      const seq = inside.log.length
      const hello = Buffer.from(eventText('hello', { seq, edition }))
      this.feed.join(audience, response, Buffer.concat([hello, this.#missed(audience, inside, after)]), ticket)
    })
  }

  /** Most readers join without having seen anything, and get the same cached bytes. */
  #missed(audience: Audience, inside: Tournament, after: number): Buffer {
    const { length } = inside.log
    const text = () => factsText(this.#factsOf(audience, inside).slice(after), length)
    if (after >= length) return Buffer.alloc(0)
    return after === 0 ? this.#once(`${audience} feed`, text) : Buffer.from(text())
  }

  /** Sends an event that is not logged: a move, a claim. */
  broadcast(audience: Audience | 'all', event: string, data: unknown): void {
    this.feed.tell(audience, eventText(event, data))
  }

  catchUp(seq: number): Promise<void> {
    return this.#queue.catchUp(seq)
  }

  #factsOf(audience: Audience, inside: Tournament): readonly object[] {
    return audience === 'inside' ? inside.log : this.#spectators.facts
  }

  #told(facts: readonly RecordedFact[], inside: Tournament): void {
    this.#answers.forget(this)
    const news = this.#spectators.follow(facts)
    const seq = inside.log.length
    this.#onFacts(facts.length, seq)
    if (this.feed.has('outside')) this.feed.tell('outside', factsText(news, seq))
    if (this.feed.has('inside')) this.feed.tell('inside', factsText(facts, seq))
  }
}

const factsText = (facts: readonly object[], seq: number): string => eventText('facts', facts, seq)
