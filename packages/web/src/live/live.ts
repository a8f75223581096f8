/**
 * One tournament, live: its facts come from the server, its chart is made here by the same rules. It says how fresh it
 * is, comes back by sequence after the network was gone, and is readable all the while.
 */

import type { Command, Recorded } from '@arbiter/core'
import type { AnyFormat } from '@arbiter/core/formats'
import { type PublicFact, recordedFrom } from '@arbiter/core/public'
import { Tournament } from '@arbiter/core/tournament'
import { loadWords } from '../words/texts.ts'
import { type Answer, look, post } from './api.ts'
import { forget, type Kept, keep, kept } from './kept.ts'
import { ruleBook } from './rules/rules.ts'
import { type LiveEvent, RunningGames } from './running-games.ts'
import { Sender } from './sender.ts'
import { Subject } from './subscription.ts'

export const roles = ['owner', 'director', 'scorer', 'entrant', 'spectator'] as const
export type Role = (typeof roles)[number]

/** What the server says of a tournament beside its log. */
export interface Seen {
  readonly id: string
  readonly name: string
  readonly format: string
  readonly state: 'entering' | 'running' | 'finished' | 'closed'
  readonly visibility: 'public' | 'private'
  readonly archived: boolean
  readonly autoPair: boolean
  readonly isDemo: boolean
  readonly entrants: number
  readonly edition: number
  readonly createdAt: string
  readonly changedAt: string
  readonly seq: number
  readonly role: Role
  /** Commands the viewer may send. */
  readonly commands: readonly string[]
  /** Engines play it now. */
  readonly isPlayed: boolean
  readonly diceHash: string
}

interface LogAnswer {
  readonly seq: number
  readonly edition: number
  readonly audience: 'inside' | 'outside'
  readonly facts: readonly (Recorded | PublicFact)[]
}

export interface Done {
  readonly seq: number
  readonly repeated: boolean
  readonly facts: readonly Recorded[]
}

/** `live`: every new fact arrives. `stale`: the line is down and tried again. */
export type Connection = 'live' | 'stale'

const retryMs = 4000
/** The browser's copy is made when the page is at rest, and renewed so often at most while facts come in. */
const keepMs = { first: 2500, again: 15_000 } as const
/** No log has it: what was kept is asked for anew as soon as the server is heard. */
const unknownEdition = -1

/** Commands as somebody writes them here; the key is put in on the way. */
export type Asked = Command extends infer Each ? (Each extends Command ? Omit<Each, 'key'> : never) : never

export class Live extends Subject {
  readonly id: string
  readonly cup = new RunningGames()
  readonly sender = new Sender({
    post: ({ command, key, expect }) =>
      post<Done>(`${this.#path}/commands${expect === undefined ? '' : `?expect=${expect}`}`, { key, ...command }),
    isDone: (key) => this.tournament.answerTo(key as never) !== undefined,
    pause: (ms) => new Promise((over) => setTimeout(over, ms)),
  })
  seen: Seen
  tournament: Tournament
  connection: Connection = 'live'
  /** When the server was last heard, in milliseconds. */
  heardAt = Date.now()
  /** Facts that arrived while the page was open, the newest last: what is wet. */
  news: readonly Recorded[] = []
  /** Goes up when entrants have said something of their games, or may have while the feed was down. */
  claims = 0
  /** A command that came before the feed told of it does not have to be told twice. */
  #audience: 'inside' | 'outside'
  #edition: number
  #feed: EventSource | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #keeping: ReturnType<typeof setTimeout> | undefined
  #looked = new Map<unknown, unknown>()

  private constructor(seen: Seen, { audience, edition }: Omit<LogAnswer, 'facts' | 'seq'>, tournament: Tournament) {
    super()
    this.id = seen.id
    this.seen = seen
    this.tournament = tournament
    this.#audience = audience
    this.#edition = edition
  }

  /** From the server, or as this browser saw it last while the network is gone. */
  static async open(id: string): Promise<Answer<Live>> {
    const answer = await Live.#fromServer(id)
    if (answer.ok) return answer
    const { status } = answer.problem
    if (isNotTheirs(status)) void forget(id)
    const copy = isAway(status) ? await kept(id) : undefined
    return copy ? { ok: true, value: await Live.#fromCopy(copy) } : answer
  }

  static async #fromServer(id: string): Promise<Answer<Live>> {
    const path = `/tournaments/${encodeURIComponent(id)}`
    const loading = look<LogAnswer>(`${path}/log`)
    const seen = await look<Seen>(path)
    if (!seen.ok) return seen
    const [format, log] = await Promise.all([ruleBook(seen.value.format, seen.value.commands), loading])
    if (!log.ok) return log
    const live = new Live(seen.value, log.value, tournamentFrom(format, log.value))
    live.#listen()
    live.#keepIn(keepMs.first)
    if (seen.value.isPlayed) void live.#loadGames()
    return { ok: true, value: live }
  }

  static async #fromCopy({ seen, audience, log, heardAt }: Kept): Promise<Live> {
    const tournament = new Tournament(await ruleBook(seen.format, seen.commands), log)
    const live = new Live(seen, { audience, edition: unknownEdition }, tournament)
    live.connection = 'stale'
    live.heardAt = heardAt
    live.#listen()
    return live
  }

  /** The last fact this page knows. */
  get seq(): number {
    return this.tournament.log.length
  }

  may(command: Command['do']): boolean {
    return !this.seen.archived && this.seen.commands.includes(command)
  }

  get isInside(): boolean {
    return this.#audience === 'inside'
  }

  /** Something seen in the chart, made once for every state of it: `live.look(show)`. */
  look<Found>(look: (tournament: Tournament) => Found): Found {
    if (!this.#looked.has(look)) this.#looked.set(look, look(this.tournament))
    return this.#looked.get(look) as Found
  }

  /**
   * Done when the server has it on disk; what it led to is on the page by then. A page that is stale asks whether its picture
   * still holds, and so does whoever goes back or forth: "the last command" is the one on this page.
   */
  async command(command: Asked): Promise<Answer<Done>> {
    const isAboutTheLast = command.do === 'undo' || command.do === 'redo'
    const expect = this.connection === 'stale' || isAboutTheLast ? this.seq : undefined
    const answer = await this.sender.send(command, expect)
    if (answer.ok) this.#take(answer.value.facts)
    else if (answer.problem.status === 409) await this.catchUp()
    return answer
  }

  /** What a command would lead to; nothing is recorded. */
  preview<Found>(command: Asked): Promise<Answer<Found>> {
    return post<Found>(`${this.#path}/preview`, command)
  }

  ask<Found>(path: string): Promise<Answer<Found>> {
    return look<Found>(this.#path + path)
  }

  tellServer<Found>(path: string, body: unknown = {}): Promise<Answer<Found>> {
    return post<Found>(this.#path + path, body)
  }

  /** Facts that came in meanwhile. */
  async catchUp(): Promise<void> {
    const answer = await look<LogAnswer>(`${this.#path}/log?after=${this.seq}`)
    if (!answer.ok) return
    if (answer.value.edition !== this.#edition || answer.value.audience !== this.#audience) return this.reload()
    this.#take(answer.value.facts)
  }

  /** Something beside the log has changed: all is loaded anew. */
  async reload(): Promise<void> {
    const [seen, log] = await Promise.all([look<Seen>(this.#path), look<LogAnswer>(`${this.#path}/log`)])
    if (!seen.ok || !log.ok) return
    const format = await ruleBook(seen.value.format, seen.value.commands)
    this.seen = seen.value
    this.#audience = log.value.audience
    this.#edition = log.value.edition
    this.tournament = tournamentFrom(format, log.value)
    this.news = []
    this.#changed()
  }

  close(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#keeping)
    this.#feed?.close()
    this.#feed = undefined
  }

  get #path(): string {
    return `/tournaments/${encodeURIComponent(this.id)}`
  }

  #listen(): void {
    const feed = new EventSource(`/api/v1${this.#path}/feed?after=${this.seq}`)
    this.#feed = feed
    const on = (event: string, told: (data: unknown) => void) =>
      feed.addEventListener(event, (message) => {
        this.heardAt = Date.now()
        told(JSON.parse((message as MessageEvent<string>).data))
      })
    on('hello', (hello) => this.#greeted(hello as { seq: number; edition: number }))
    on('facts', (facts) => this.#take(facts as LogAnswer['facts']))
    on('claims', () => this.#claimed())
    on('reload', () => void this.reload())
    on('live', (event) => void this.#heardOfCup(event as LiveEvent))
    feed.onerror = () => this.#lost()
  }

  #greeted({ seq, edition }: { seq: number; edition: number }): void {
    const isBehind = edition !== this.#edition || seq < this.seq
    this.connection = 'live'
    if (isBehind) void this.reload()
    this.#claimed()
  }

  #claimed(): void {
    this.claims++
    this.tell()
  }

  /** The browser would come back by itself with the seq it began with; ours comes back with what it knows now. */
  #lost(): void {
    this.#feed?.close()
    this.connection = 'stale'
    this.tell()
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#listen(), retryMs)
  }

  /** Facts that are not on the chart yet; what comes twice counts once. */
  #take(facts: LogAnswer['facts']): void {
    const fresh = facts.filter(({ seq }) => seq > this.seq)
    if (fresh.length === 0) return
    if (fresh[0]?.seq !== this.seq + 1) return void this.catchUp()
    const recorded = factsFor(this.#audience, fresh)
    this.tournament.apply(recorded)
    this.news = [...this.news, ...recorded].slice(-50)
    this.heardAt = Date.now()
    this.#changed()
  }

  /** What a cup waits for may be told in any words a director hears; they come first. */
  async #heardOfCup(event: LiveEvent): Promise<void> {
    if (event.event === 'waiting' || event.event === 'going-on') await loadWords('more')
    this.cup.hear(event)
  }

  async #loadGames(): Promise<void> {
    const answer = await this.ask<Parameters<RunningGames['load']>[0]>('/play')
    if (answer.ok) this.cup.load(answer.value)
  }

  #changed(): void {
    const { chart } = this.tournament
    this.seen = { ...this.seen, state: chart.isClosed ? 'closed' : chart.state, entrants: chart.field.entrants.length }
    this.#looked = new Map()
    this.tell()
    this.#keepIn(keepMs.again)
  }

  #keepIn(ms: number): void {
    this.#keeping ??= setTimeout(() => {
      this.#keeping = undefined
      const { seen, heardAt, tournament } = this
      void keep({ seen, audience: this.#audience, log: tournament.log, heardAt })
    }, ms)
  }
}

/** The server says that the tournament is not there for whoever looks. */
const isNotTheirs = (status: number): boolean => status === 401 || status === 403 || status === 404

/** Nobody answers, or somebody answers for a server that does not. */
const isAway = (status: number): boolean => status === 0 || status >= 500

const factsFor = (audience: LogAnswer['audience'], facts: LogAnswer['facts']): Recorded[] =>
  audience === 'inside' ? (facts as Recorded[]) : recordedFrom(facts as PublicFact[])

const tournamentFrom = (format: AnyFormat, { audience, facts }: LogAnswer): Tournament =>
  new Tournament(format, factsFor(audience, facts))
