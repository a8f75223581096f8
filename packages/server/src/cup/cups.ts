/** The engine cups of all server processes. One process plays a cup; if it dies, another takes over. */

import { type CupPlan, type CupRefusal, type CupReport, cupPlanShape, type LiveGame } from '@arbiter/api/shapes'
import { instantOf, type Refusal } from '@arbiter/core'
import { problemOf } from '../api/problem.ts'
import type { Database, Lease, Notification } from '../database/database.ts'
import { eventText } from '../feed/feed.ts'
import type { LiveTournament } from '../live/live-tournament.ts'
import type { LiveTournaments } from '../live/live-tournaments.ts'
import { type TournamentRow, tournamentIn } from '../store/tournaments.ts'
import { Failure } from '../words/failure.ts'
import type { CupRunner } from './cup-runner.ts'
import { type CupQuery, RemoteCups } from './remote-cups.ts'
import type { RunningCup } from './running-cup.ts'
import type { Venue } from './venue.ts'
import { message } from './words/messages.ts'

/** The author of the engines' facts. */
const author = 'engines'

export interface CupsWorld {
  readonly database: Database
  readonly tournaments: LiveTournaments
  /** Undefined if this server plays no engines. */
  readonly engines: CupRunner | undefined
  now(): number
  tell(message: Notification): Promise<void>
  complain(error: unknown): void
}

interface LocalCup {
  readonly play: RunningCup
  readonly lease: Lease
  live: LiveTournament
  /** The database says that it is played; before that it cannot be stopped. */
  isNoted: boolean
}

/** The state of a cup, and its running games. */
export interface CupSnapshot {
  readonly cup: CupReport
  readonly live: readonly LiveGame[]
}

export type StartOutcome =
  | { readonly started: true }
  | { readonly refusal: CupRefusal | Refusal }
  | 'already-playing'
  | 'no-engines'

export class Cups {
  readonly #world: CupsWorld
  readonly #playing = new Map<string, LocalCup>()
  readonly #elsewhere: RemoteCups
  /** Requests to other processes, shared by everybody who waits. */
  readonly #asked = new Map<string, Promise<CupSnapshot | undefined>>()
  #isClosing = false

  constructor(world: CupsWorld) {
    this.#world = world
    this.#elsewhere = new RemoteCups(world.tell, (tournament, question) => this.#answer(tournament, question))
  }

  get engines(): CupRunner | undefined {
    return this.#world.engines
  }

  get size(): number {
    return this.#playing.size
  }

  /** Undefined if no process plays it. */
  async see(tournament: string): Promise<CupSnapshot | undefined> {
    const playing = this.#playing.get(tournament)
    if (playing) return snapshotOf(playing)
    if (!this.#world.database.isShared || !(await this.isPlayed(tournament))) return undefined
    const asked = this.#asked.get(tournament) ?? this.#seenElsewhere(tournament)
    this.#asked.set(tournament, asked)
    return asked
  }

  /** True if any process plays it. */
  async isPlayed(tournament: string): Promise<boolean> {
    return this.#playing.has(tournament) || (this.#world.database.isShared && (await this.#isToBePlayed(tournament)))
  }

  /** Starts or resumes a cup. */
  async start(row: TournamentRow, live: LiveTournament, plan: CupPlan, by: string): Promise<StartOutcome> {
    const { engines } = this.#world
    if (!engines) return 'no-engines'
    const lease = this.#playing.has(row.id) ? undefined : await this.#world.database.lease(leaseOf(row.id))
    if (!lease) return 'already-playing'
    const refusal = await this.#begin(row, live, plan, lease).catch(async (error) => {
      await lease.release()
      throw error
    })
    if (refusal) {
      await lease.release()
      return { refusal }
    }
    await this.#note(row.id, plan, 'playing', by)
    this.#noted(row.id)
    return { started: true }
  }

  /** Stops it in whichever process; false if none played it. */
  async stop(tournament: string, by: string): Promise<boolean> {
    if (!this.#playing.has(tournament) && !(await this.#isToBePlayed(tournament))) return false
    // First, so that no process takes it over, and the one that plays it sees this if it misses the notification.
    await this.#note(tournament, undefined, 'stopped', by)
    const playing = this.#playing.get(tournament)
    if (playing) await this.#end(tournament, playing)
    else if (this.#world.database.isShared) await this.#stopElsewhere(tournament)
    return true
  }

  /** A notification of this process or another. */
  hear(message: Notification): Promise<void> {
    return this.#elsewhere.hear(message)
  }

  /** To be called when a fact was recorded. */
  changed(tournament: string): void {
    this.#playing.get(tournament)?.play.changed()
  }

  /** Loads the tournament again. */
  async reopened(tournament: string): Promise<void> {
    const playing = this.#playing.get(tournament)
    if (!playing) return
    playing.live = await this.#liveOf(tournament)
    playing.play.changed()
  }

  /** Resumes cups whose server has ended. */
  async resumeAll(): Promise<void> {
    if (!this.#world.engines || this.#isClosing) return
    const rows = await this.#world.database.rows(`SELECT tournament, plan FROM cups WHERE state = 'playing'`)
    await this.#endStopped(new Set(rows.map(({ tournament }) => String(tournament))))
    for (const { tournament, plan } of rows)
      if (!this.#playing.has(String(tournament)))
        await this.#resume(String(tournament), cupPlanShape.parse(JSON.parse(String(plan)))).catch(this.#world.complain)
  }

  async close(): Promise<void> {
    this.#isClosing = true
    for (const [tournament, playing] of this.#playing) await this.#end(tournament, playing)
    await this.#world.engines?.close()
  }

  async #resume(tournament: string, plan: CupPlan): Promise<void> {
    const lease = await this.#world.database.lease(leaseOf(tournament))
    if (!lease) return
    const live = await this.#liveOf(tournament)
    const refusal = await this.#begin({ id: tournament }, live, plan, lease)
    if (!refusal) return this.#noted(tournament)
    await lease.release()
    this.#world.complain(
      new Failure(message('cup-not-resumed', { cup: { text: tournament }, why: problemOf(refusal).says })),
    )
  }

  async #isToBePlayed(tournament: string): Promise<boolean> {
    const rows = await this.#world.database.rows(
      `SELECT tournament FROM cups WHERE tournament = $1 AND state = 'playing'`,
      [tournament],
    )
    return rows.length > 0
  }

  #noted(tournament: string): void {
    const playing = this.#playing.get(tournament)
    if (playing) playing.isNoted = true
  }

  /** Ends cups that another process has stopped, in case its notification was lost. */
  async #endStopped(wanted: ReadonlySet<string>): Promise<void> {
    for (const [tournament, playing] of this.#playing)
      if (playing.isNoted && !wanted.has(tournament)) await this.#end(tournament, playing)
  }

  async #stopElsewhere(tournament: string): Promise<void> {
    const lease = await this.#world.database.lease(leaseOf(tournament))
    if (lease) return lease.release() // its server has died
    await this.#elsewhere.ask(tournament, 'stop')
  }

  async #seenElsewhere(tournament: string): Promise<CupSnapshot | undefined> {
    try {
      if (!(await this.#elsewhere.ask(tournament, 'show'))) return undefined
      const [row] = await this.#world.database.rows('SELECT body FROM cups_shown WHERE tournament = $1', [tournament])
      return row && (JSON.parse(String(row['body'])) as CupSnapshot)
    } finally {
      this.#asked.delete(tournament)
    }
  }

  /** Answers another process. */
  async #answer(tournament: string, question: CupQuery): Promise<boolean> {
    const playing = this.#playing.get(tournament)
    if (!playing) return false
    if (question === 'stop') await this.#end(tournament, playing)
    else
      await this.#world.database.write([
        {
          sql: `INSERT INTO cups_shown (tournament, body) VALUES ($1, $2)
                ON CONFLICT (tournament) DO UPDATE SET body = excluded.body`,
          values: [tournament, JSON.stringify(snapshotOf(playing))],
        },
      ])
    return true
  }

  async #begin(
    { id }: Pick<TournamentRow, 'id'>,
    live: LiveTournament,
    plan: CupPlan,
    lease: Lease,
  ): Promise<CupRefusal | Refusal | undefined> {
    const seat = { live }
    const venue = this.#venue(id, seat)
    const engines = this.#world.engines as CupRunner
    const playing = await (live.tournament.chart.started ? engines.resume(venue, plan) : engines.start(venue, plan))
    if (!playing.ok) return playing.refusal
    live.isHeld = true
    this.#playing.set(id, Object.assign(seat, { play: playing.play, lease, isNoted: false }))
    lease.lost.addEventListener('abort', () => this.#lost(id), { once: true })
    return undefined
  }

  #venue(id: string, seat: { live: LiveTournament }): Venue {
    const { now, tournaments } = this.#world
    return {
      get tournament() {
        return seat.live.tournament
      },
      record: async (command) => {
        const answer = await seat.live.ask(command, { by: author, now: instantOf(now()) })
        if ('changed' in answer) throw new Error('nothing was expected of the log')
        return answer
      },
      tell: (event) => {
        const { database, tell } = this.#world
        if (database.isShared)
          tell({ about: 'live', text: `${id} ${eventText('live', event)}` }).catch(this.#world.complain)
        else tournaments.broadcast(id, event)
      },
    }
  }

  /** The lease is lost, and another process may have taken over: what is played here no longer counts. */
  #lost(tournament: string): void {
    const playing = this.#playing.get(tournament)
    if (playing) this.#end(tournament, playing).catch(this.#world.complain)
  }

  async #end(tournament: string, { play, lease, live }: LocalCup): Promise<void> {
    await play.stop()
    this.#playing.delete(tournament)
    live.isHeld = false
    await lease.release()
  }

  async #liveOf(tournament: string): Promise<LiveTournament> {
    const { database, tournaments } = this.#world
    const [row] = await database.rows(
      'SELECT t.*, (SELECT MAX(seq) FROM facts WHERE tournament = t.id) AS seq FROM tournaments t WHERE id = $1',
      [tournament],
    )
    if (!row) throw new Error(`there is no tournament ${tournament}`)
    return tournaments.open(tournamentIn(row), Number(row['seq']))
  }

  async #note(tournament: string, plan: CupPlan | undefined, state: string, by: string): Promise<void> {
    const now = instantOf(this.#world.now())
    const change =
      plan === undefined
        ? {
            sql: 'UPDATE cups SET state = $2, changed_at = $3, changed_by = $4 WHERE tournament = $1',
            values: [tournament, state, now, by],
          }
        : {
            sql: `INSERT INTO cups (tournament, state, changed_at, changed_by, plan) VALUES ($1, $2, $3, $4, $5)
                  ON CONFLICT (tournament) DO UPDATE SET state = excluded.state, changed_at = excluded.changed_at,
                    changed_by = excluded.changed_by, plan = excluded.plan`,
            values: [tournament, state, now, by, JSON.stringify(plan)],
          }
    await this.#world.database.write([change])
  }
}

const leaseOf = (tournament: string): string => `cup ${tournament}`

const snapshotOf = ({ play }: LocalCup): CupSnapshot => ({ cup: play.view(), live: play.live() })
