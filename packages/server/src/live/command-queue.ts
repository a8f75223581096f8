/**
 * The command queue of a tournament in memory. Commands are decided in turn; those that arrive during a write are decided
 * together and share the next one. Nobody is answered, and nobody reads, before the facts are on disk.
 */
import type { Answer, Asker, Command, RecordedFact } from '@arbiter/core'
import { act, type Tournament } from '@arbiter/core/tournament'
import type { WriteResult } from '../database/database.ts'
import { type KeyRecord, keyed } from '../store/keys.ts'

export interface QueueWorld {
  /** Loads the whole log. */
  load(): Promise<Tournament>
  /** Loads the facts after a seq. */
  loadAfter(seq: number): Promise<readonly RecordedFact[]>
  /** Appends the facts, with the keys of their commands and the new list entry. */
  save(facts: readonly RecordedFact[], tournament: Tournament, keys: readonly KeyRecord[]): Promise<WriteResult>
  /** The facts are on disk and may be published. */
  told(facts: readonly RecordedFact[], tournament: Tournament): void
}

/** The outcome of a command; `changed`: the facts recorded since the expected seq. */
export type CommandOutcome = Answer | { readonly changed: readonly RecordedFact[] }

/** What must hold when the command's turn comes: the last seq, or a condition. */
export type Precondition = number | ((tournament: Tournament) => boolean)

interface QueuedCommand {
  readonly command: Command
  readonly asked: Asker
  readonly expect: Precondition | undefined
  settle(done: CommandOutcome): void
  fail(error: unknown): void
}

interface Reader {
  now(): void
  fail(error: unknown): void
}

/** Commands that share a write, at most. */
const mostAtOnce = 200

export class CommandQueue {
  readonly #world: QueueWorld
  #tournament: Tournament
  #commands: QueuedCommand[] = []
  #readers: Reader[] = []
  /** Facts that are on disk and published. */
  #told: number
  #isWriting = false
  /** Memory may be ahead of the disk and must be loaded again first. */
  #isDoubtful = false

  constructor(world: QueueWorld, tournament: Tournament) {
    this.#world = world
    this.#tournament = tournament
    this.#told = tournament.log.length
  }

  /** True while work is under way: the tournament must stay in memory. */
  get isBusy(): boolean {
    return this.#isWriting || this.#commands.length > 0
  }

  /** The number of facts on disk. */
  get size(): number {
    return this.#told
  }

  get tournament(): Tournament {
    return this.#tournament
  }

  /** Resolves when the command is decided and its facts are on disk, or refused. */
  ask(command: Command, asked: Asker, expect?: Precondition): Promise<CommandOutcome> {
    return new Promise((settle, fail) => {
      this.#commands.push({ command, asked, expect, settle, fail })
      this.#work()
    })
  }

  /** Reads at a moment when memory equals the disk. */
  read<Found>(look: (tournament: Tournament) => Found): Promise<Found> {
    return new Promise((resolve, fail) => {
      const now = () => {
        try {
          resolve(look(this.#tournament))
        } catch (error) {
          fail(error)
        }
      }
      if (!this.#isWriting && !this.#isDoubtful) return now()
      this.#readers.push({ now, fail })
      this.#work()
    })
  }

  /** Loads the facts another process has written. */
  async catchUp(seq: number): Promise<void> {
    if (this.#told >= seq) return
    await this.#exclusively(async () => {
      if (this.#told >= seq) return
      this.#tournament.apply(await this.#world.loadAfter(this.#told))
      this.#tell()
    })
  }

  #work(): void {
    if (this.#isWriting) return
    this.#exclusively(() => this.#takeTurns()).catch(() => {})
  }

  /** Runs one piece of work at a time, then lets readers and commands continue. */
  async #exclusively(work: () => Promise<void>): Promise<void> {
    while (this.#isWriting) await new Promise<void>((now, fail) => this.#readers.push({ now, fail }))
    this.#isWriting = true
    try {
      if (this.#isDoubtful) await this.#load()
      await work()
    } catch (error) {
      this.#isDoubtful = true
      for (const { fail } of [...this.#commands.splice(0), ...this.#readers.splice(0)]) fail(error)
      throw error
    } finally {
      this.#isWriting = false
      this.#letRead()
      if (this.#commands.length > 0) this.#work()
    }
  }

  #letRead(): void {
    for (const { now } of this.#readers.splice(0)) now()
  }

  async #load(): Promise<void> {
    const { autoPair } = this.#tournament
    this.#tournament = await this.#world.load()
    this.#tournament.autoPair = autoPair
    this.#isDoubtful = false
    this.#tell()
  }

  #tell(): void {
    const news = this.#tournament.log.slice(this.#told)
    this.#told = this.#tournament.log.length
    if (news.length > 0) this.#world.told(news, this.#tournament)
  }

  async #takeTurns(): Promise<void> {
    while (this.#commands.length > 0) {
      await this.#takeTurn(this.#commands.splice(0, mostAtOnce))
      if (this.#isDoubtful) await this.#load()
      this.#letRead()
    }
  }

  /** If a write fails, only its own commands fail; those waiting behind it are still tried. */
  async #takeTurn(together: readonly QueuedCommand[]): Promise<void> {
    let left = together
    try {
      while (left.length > 0) left = await this.#leftAfter(left)
    } catch (error) {
      this.#isDoubtful = true
      for (const { fail } of left) fail(error)
    }
  }

  /** Returns the commands to decide again: another process was quicker, or one of them threw. */
  async #leftAfter(together: readonly QueuedCommand[]): Promise<readonly QueuedCommand[]> {
    const answers: CommandOutcome[] = []
    for (const waiting of together) {
      try {
        answers.push(this.#decided(waiting))
      } catch (error) {
        waiting.fail(error)
        return this.#without(waiting, together)
      }
    }
    const facts = this.#tournament.log.slice(this.#told)
    const keys = together.flatMap(({ command, asked }, i) =>
      isNew(answers[i] as CommandOutcome) ? (keyed(command, asked.by) ?? []) : [],
    )
    if (facts.length > 0 && (await this.#world.save(facts, this.#tournament, keys)) === 'conflict')
      return this.#anew(together)
    this.#tell()
    together.forEach(({ settle }, i) => {
      settle(answers[i] as CommandOutcome)
    })
    return []
  }

  async #anew(together: readonly QueuedCommand[]): Promise<readonly QueuedCommand[]> {
    await this.#load()
    return together
  }

  /** One failed command must not affect the others. */
  #without(one: QueuedCommand, together: readonly QueuedCommand[]): Promise<readonly QueuedCommand[]> {
    return this.#anew(together.filter((each) => each !== one))
  }

  #decided({ command, asked, expect }: QueuedCommand): CommandOutcome {
    const { log } = this.#tournament
    const isRetry = command.key !== undefined && this.#tournament.answerTo(command.key as never) !== undefined
    if (typeof expect === 'function' && !expect(this.#tournament)) return { changed: [] }
    if (typeof expect === 'number' && expect !== log.length && !isRetry) return { changed: log.slice(expect) }
    return act(this.#tournament, command, asked)
  }
}

/** True if facts were recorded; false for retries and refusals. */
const isNew = (done: CommandOutcome): boolean => 'ok' in done && done.ok && !done.repeated
