/**
 * One tournament, live: its facts come from the server, and the same rules compute its chart here. Without a network it stays
 * readable and says how old it is; then it resumes from its last fact.
 */

import type { AnswerTo } from '@arbiter/api'
import type { LiveEvent } from '@arbiter/api/shapes'
import type { Command, RecordedFact } from '@arbiter/core'
import { Tournament } from '@arbiter/core/tournament'
import { loadWords } from '../words/texts.ts'
import { type Answer, call } from './api.ts'
import { type CommandInput, Commands } from './commands.ts'
import { Connection, type ConnectionState, type FeedEvent } from './connection.ts'
import { FactLog, factLogOf, type LogAnswer } from './fact-log.ts'
import type { Receipt } from './outbox/outbox.ts'
import { outbox } from './outbox/site-outbox.ts'
import { Permissions, type Role } from './permissions.ts'
import { ruleBook } from './rules/rules.ts'
import { RunningGames } from './running-games.ts'
import { Subject } from './subscription.ts'
import { type CachedTournament, cachedTournament, cacheTournament, dropCached } from './tournament-cache.ts'

export type { CommandInput } from './commands.ts'

/** A tournament as the server describes it, beside its log. */
export type TournamentAnswer = AnswerTo<'tournament.see'>
export type CommandOutcome = AnswerTo<'tournament.command'>

/** Delay before the tournament is cached in the browser, first and after later facts. */
const keepMs = { first: 2500, again: 15_000 } as const
/** The edition of a cached copy: no log has it, so the copy is reloaded when the server answers. */
const unknownEdition = -1

/** What a tournament is opened with: a copy from the cache is stale until the server answers. */
interface LiveStart {
  readonly seen: TournamentAnswer
  readonly log: FactLog
  readonly connection: { readonly state: ConnectionState; readonly heardAt: number }
}

export class Live extends Subject {
  readonly id: string
  readonly cup = new RunningGames(() => void this.#loadGames())
  seen: TournamentAnswer
  /** Version counter of the entrants' claims; also changes after the feed was down. */
  claims = 0
  #log: FactLog
  #permissions: Permissions
  readonly #connection: Connection
  readonly #commands: Commands
  #keeping: ReturnType<typeof setTimeout> | undefined

  private constructor({ seen, log, connection }: LiveStart) {
    super()
    this.id = seen.id
    this.seen = seen
    this.#log = log
    this.#permissions = new Permissions(seen, log.audience)
    this.#commands = new Commands(this.#path, outbox)
    this.#connection = new Connection(
      () => `/api/v1${this.#path}/feed?after=${this.seq}`,
      { heard: (event, data) => this.#heard(event, data), lost: () => this.tell() },
      connection,
    )
    this.#commands.findIn(log)
    this.#connection.open()
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
    const loading = call('tournament.log', { tournament: id })
    const seen = await call('tournament.see', { tournament: id })
    if (!seen.ok) return seen
    const [format, log] = await Promise.all([ruleBook(seen.value.format, seen.value.commands), loading])
    if (!log.ok) return log
    const connection = { state: 'live', heardAt: Date.now() } as const
    const live = new Live({ seen: seen.value, log: factLogOf(format, log.value), connection })
    live.#keepIn(keepMs.first)
    if (seen.value.isPlayed) void live.#loadGames()
    return { ok: true, value: live }
  }

  static async #fromCopy({ seen, audience, log: facts, heardAt }: CachedTournament): Promise<Live> {
    const format = await ruleBook(seen.format, seen.commands)
    const log = new FactLog(new Tournament(format, facts), { audience, edition: unknownEdition })
    return new Live({ seen, log, connection: { state: 'stale', heardAt } })
  }

  get tournament(): Tournament {
    return this.#log.tournament
  }

  /** The last fact this page knows. */
  get seq(): number {
    return this.#log.seq
  }

  /** Facts that arrived while the page was open, newest last. */
  get news(): readonly RecordedFact[] {
    return this.#log.news
  }

  /** A view of the chart, computed once per state: `live.look(show)`. */
  look<Found>(view: (tournament: Tournament) => Found): Found {
    return this.#log.look(view)
  }

  get connection(): ConnectionState {
    return this.#connection.state
  }

  /** When the server last answered, in milliseconds. */
  get heardAt(): number {
    return this.#connection.heardAt
  }

  get role(): Role {
    return this.#permissions.role
  }

  get isInside(): boolean {
    return this.#permissions.isInside
  }

  may(command: Command['do']): boolean {
    return this.#permissions.may(command)
  }

  /**
   * Gives a command to the outbox; when it is settled its facts are on the page. A stale page, and every undo and redo, sends the
   * last fact it knows along, so that the server refuses if there are newer ones.
   */
  command(command: CommandInput): Receipt<CommandOutcome> {
    const isAboutTheLast = command.do === 'undo' || command.do === 'redo'
    const expect = this.connection === 'stale' || isAboutTheLast ? this.seq : undefined
    const sent = this.#commands.send(command, expect)
    const settled = sent.settled.then((answer) => this.#settled(answer))
    return { settled, known: sent.known.then(async (known) => (known === 'unheard' ? known : settled)) }
  }

  /** The effects of a command; nothing is recorded. */
  preview(command: CommandInput): Promise<Answer<AnswerTo<'tournament.preview'>>> {
    return this.#commands.preview(this.id, command)
  }

  /** Loads newer facts. */
  async catchUp(): Promise<void> {
    const answer = await call('tournament.log', { tournament: this.id, after: this.seq })
    if (!answer.ok) return
    const { edition, audience, facts } = answer.value
    if (edition !== this.#log.edition || audience !== this.#log.audience) return this.reload()
    this.#take(facts)
  }

  /** Loads everything again, after a change outside the log. */
  async reload(): Promise<void> {
    const tournament = this.id
    const [seen, log] = await Promise.all([
      call('tournament.see', { tournament }),
      call('tournament.log', { tournament }),
    ])
    if (!seen.ok || !log.ok) return
    const format = await ruleBook(seen.value.format, seen.value.commands)
    this.seen = seen.value
    this.#log = factLogOf(format, log.value)
    this.#permissions = new Permissions(seen.value, log.value.audience)
    this.#changed()
  }

  close(): void {
    clearTimeout(this.#keeping)
    this.#connection.close()
  }

  get #path(): string {
    return pathOf(this.id)
  }

  async #settled(answer: Answer<CommandOutcome>): Promise<Answer<CommandOutcome>> {
    if (answer.ok) this.#take(answer.value.facts)
    else if (answer.problem.status === 409) await this.catchUp()
    return answer
  }

  #heard(event: FeedEvent, data: unknown): void {
    switch (event) {
      case 'hello':
        this.#greeted(data as { seq: number; edition: number })
        break
      case 'facts':
        this.#take(data as LogAnswer['facts'])
        break
      case 'claims':
        this.#claimed()
        break
      case 'reload':
        void this.reload()
        break
      case 'live':
        void this.#heardOfCup(data as LiveEvent)
        break
      default:
        event satisfies never
    }
  }

  #greeted({ seq, edition }: { seq: number; edition: number }): void {
    if (edition !== this.#log.edition || seq < this.seq) void this.reload()
    outbox.opened?.lineIsBack()
    this.#claimed()
  }

  #claimed(): void {
    this.claims++
    this.tell()
  }

  #take(facts: LogAnswer['facts']): void {
    const arrival = this.#log.take(facts)
    if (arrival === 'gap') void this.catchUp()
    if (arrival === 'taken') this.#changed()
  }

  /** What a cup waits for can be any message for directors, so their words are loaded first. */
  async #heardOfCup(event: LiveEvent): Promise<void> {
    if (event.event === 'waiting' || event.event === 'going-on') await loadWords('more')
    this.cup.hear(event)
  }

  async #loadGames(): Promise<void> {
    const answer = await call('cup.see', { tournament: this.id })
    if (answer.ok) this.cup.load(answer.value)
  }

  #changed(): void {
    const { chart } = this.tournament
    this.seen = { ...this.seen, state: chart.isClosed ? 'closed' : chart.state, entrants: chart.field.entrants.length }
    this.#commands.findIn(this.#log)
    this.tell()
    this.#keepIn(keepMs.again)
  }

  #keepIn(ms: number): void {
    this.#keeping ??= setTimeout(() => {
      this.#keeping = undefined
      const { seen, heardAt, tournament } = this
      void cacheTournament({ seen, audience: this.#log.audience, log: tournament.log, heardAt })
    }, ms)
  }
}

const pathOf = (id: string): string => `/tournaments/${encodeURIComponent(id)}`

/** This person may not see the tournament, or it does not exist. */
const isNotTheirs = (status: number): boolean => status === 401 || status === 403 || status === 404

/** No answer, or a proxy's answer for a server that is down. */
const isAway = (status: number): boolean => status === 0 || status >= 500
