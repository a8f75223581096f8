/**
 * One tournament, live: its facts come from the server, and the same rules compute its chart here. Without a network it stays
 * readable and says how old it is; then it resumes from its last fact.
 */

import type { Command, RecordedFact } from '@arbiter/core'
import type { AnyFormat } from '@arbiter/core/formats'
import { type PublicFact, recordedFrom } from '@arbiter/core/public'
import { Tournament } from '@arbiter/core/tournament'
import { loadWords } from '../words/texts.ts'
import { type Answer, look, post } from './api.ts'
import { ruleBook } from './rules/rules.ts'
import { type LiveEvent, RunningGames } from './running-games.ts'
import { Sender } from './sender.ts'
import { Subject } from './subscription.ts'
import { type CachedTournament, cachedTournament, cacheTournament, dropCached } from './tournament-cache.ts'

export const roles = ['owner', 'director', 'scorer', 'entrant', 'spectator'] as const
export type Role = (typeof roles)[number]

/** A tournament as the server describes it, beside its log. */
export interface TournamentAnswer {
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
  /** Commands this person may send. */
  readonly commands: readonly string[]
  /** True while engines play it. */
  readonly isPlayed: boolean
  readonly diceHash: string
}

interface LogAnswer {
  readonly seq: number
  readonly edition: number
  readonly audience: 'inside' | 'outside'
  readonly facts: readonly (RecordedFact | PublicFact)[]
}

export interface CommandOutcome {
  readonly seq: number
  readonly repeated: boolean
  readonly facts: readonly RecordedFact[]
}

/** `live`: every new fact arrives. `stale`: the connection is lost and retried. */
export type Connection = 'live' | 'stale'

const retryMs = 4000
/** Delay before the tournament is cached in the browser, first and after later facts. */
const keepMs = { first: 2500, again: 15_000 } as const
/** The edition of a cached copy: no log has it, so the copy is reloaded when the server answers. */
const unknownEdition = -1

/** Commands without their idempotency key, which the sender adds. */
export type CommandInput = Command extends infer Each ? (Each extends Command ? Omit<Each, 'key'> : never) : never

export class Live extends Subject {
  readonly id: string
  readonly cup = new RunningGames(() => void this.#loadGames())
  readonly sender = new Sender({
    post: ({ command, key, expect }) =>
      post<CommandOutcome>(`${this.#path}/commands${expect === undefined ? '' : `?expect=${expect}`}`, {
        key,
        ...command,
      }),
    isDone: (key) => this.tournament.answerTo(key as never) !== undefined,
    pause: (ms) => new Promise((over) => setTimeout(over, ms)),
  })
  seen: TournamentAnswer
  tournament: Tournament
  connection: Connection = 'live'
  /** When the server last answered, in milliseconds. */
  heardAt = Date.now()
  /** Facts that arrived while the page was open, newest last. */
  news: readonly RecordedFact[] = []
  /** Version counter of the entrants' claims; also changes after the feed was down. */
  claims = 0
  #audience: 'inside' | 'outside'
  #edition: number
  #feed: EventSource | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #keeping: ReturnType<typeof setTimeout> | undefined
  #looked = new Map<unknown, unknown>()

  private constructor(
    seen: TournamentAnswer,
    { audience, edition }: Omit<LogAnswer, 'facts' | 'seq'>,
    tournament: Tournament,
  ) {
    super()
    this.id = seen.id
    this.seen = seen
    this.tournament = tournament
    this.#audience = audience
    this.#edition = edition
  }

  /** From the server, or from the cache without a network. */
  static async open(id: string): Promise<Answer<Live>> {
    const answer = await Live.#fromServer(id)
    if (answer.ok) return answer
    const { status } = answer.problem
    if (isNotTheirs(status)) void dropCached(id)
    const copy = isAway(status) ? await cachedTournament(id) : undefined
    return copy ? { ok: true, value: await Live.#fromCopy(copy) } : answer
  }

  static async #fromServer(id: string): Promise<Answer<Live>> {
    const path = `/tournaments/${encodeURIComponent(id)}`
    const loading = look<LogAnswer>(`${path}/log`)
    const seen = await look<TournamentAnswer>(path)
    if (!seen.ok) return seen
    const [format, log] = await Promise.all([ruleBook(seen.value.format, seen.value.commands), loading])
    if (!log.ok) return log
    const live = new Live(seen.value, log.value, tournamentFrom(format, log.value))
    live.#listen()
    live.#keepIn(keepMs.first)
    if (seen.value.isPlayed) void live.#loadGames()
    return { ok: true, value: live }
  }

  static async #fromCopy({ seen, audience, log, heardAt }: CachedTournament): Promise<Live> {
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

  /** A view of the chart, computed once per state: `live.look(show)`. */
  look<Found>(look: (tournament: Tournament) => Found): Found {
    if (!this.#looked.has(look)) this.#looked.set(look, look(this.tournament))
    return this.#looked.get(look) as Found
  }

  /**
   * Resolves when the server has saved the command and its facts are on the page. A stale page, and every undo and redo, sends
   * the last fact it knows along, so that the server refuses if there are newer ones.
   */
  async command(command: CommandInput): Promise<Answer<CommandOutcome>> {
    const isAboutTheLast = command.do === 'undo' || command.do === 'redo'
    const expect = this.connection === 'stale' || isAboutTheLast ? this.seq : undefined
    const answer = await this.sender.send(command, expect)
    if (answer.ok) this.#take(answer.value.facts)
    else if (answer.problem.status === 409) await this.catchUp()
    return answer
  }

  /** The effects of a command; nothing is recorded. */
  preview<Found>(command: CommandInput): Promise<Answer<Found>> {
    return post<Found>(`${this.#path}/preview`, command)
  }

  ask<Found>(path: string): Promise<Answer<Found>> {
    return look<Found>(this.#path + path)
  }

  tellServer<Found>(path: string, body: unknown = {}): Promise<Answer<Found>> {
    return post<Found>(this.#path + path, body)
  }

  /** Loads newer facts. */
  async catchUp(): Promise<void> {
    const answer = await look<LogAnswer>(`${this.#path}/log?after=${this.seq}`)
    if (!answer.ok) return
    if (answer.value.edition !== this.#edition || answer.value.audience !== this.#audience) return this.reload()
    this.#take(answer.value.facts)
  }

  /** Loads everything again, after a change outside the log. */
  async reload(): Promise<void> {
    const [seen, log] = await Promise.all([look<TournamentAnswer>(this.#path), look<LogAnswer>(`${this.#path}/log`)])
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

  /** Reconnects from the last fact; the browser's own reconnection would use the first one's seq. */
  #lost(): void {
    this.#feed?.close()
    this.connection = 'stale'
    this.tell()
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#listen(), retryMs)
  }

  /** Applies facts that are new. */
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

  /** What a cup waits for can be any message for directors, so their words are loaded first. */
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
      void cacheTournament({ seen, audience: this.#audience, log: tournament.log, heardAt })
    }, ms)
  }
}

/** This person may not see the tournament, or it does not exist. */
const isNotTheirs = (status: number): boolean => status === 401 || status === 403 || status === 404

/** No answer, or a proxy's answer for a server that is down. */
const isAway = (status: number): boolean => status === 0 || status >= 500

const factsFor = (audience: LogAnswer['audience'], facts: LogAnswer['facts']): RecordedFact[] =>
  audience === 'inside' ? (facts as RecordedFact[]) : recordedFrom(facts as PublicFact[])

const tournamentFrom = (format: AnyFormat, { audience, facts }: LogAnswer): Tournament =>
  new Tournament(format, factsFor(audience, facts))
