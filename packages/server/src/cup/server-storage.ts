/** Saves a running cup in its tournament, through the same command queue as everybody else. */
import { randomUUID } from 'node:crypto'
import { type Command, refusalSays } from '@arbiter/core'
import { parseCommand, type Tournament } from '@arbiter/core/tournament'
import { type CupCommand, type CupStorage, goesOnByItself, type LogConflict, type Trouble } from '@arbiter/engines'
import type { Venue } from './venue.ts'
import { message } from './words/messages.ts'

const notSaved: Trouble = {
  says: [message('cup-play-not-saved')],
  hint: [goesOnByItself],
}

export class ServerStorage implements CupStorage {
  readonly #venue: Venue
  readonly #complain: (error: unknown) => void
  /** A retry uses the same key: the command may have been saved although the answer was lost. */
  readonly #keys = new WeakMap<CupCommand, string>()

  constructor(venue: Venue, complain: (error: unknown) => void) {
    this.#venue = venue
    this.#complain = complain
  }

  get tournament(): Tournament {
    return this.#venue.tournament
  }

  async record(command: CupCommand): Promise<Trouble | LogConflict | undefined> {
    const parsed = parseCommand({ ...command, key: this.#keyOf(command) })
    return parsed.ok ? this.#save(parsed.command) : { refused: refusalSays(parsed.refusal) }
  }

  /** Tiebreak openings are drawn at once, even where the director publishes rounds by hand: engines do not wait. */
  async publish(): Promise<Trouble | undefined> {
    while (this.tournament.chart.wants.length > 0) {
      const answer = await this.#save({ do: 'pair' })
      if (answer) return 'refused' in answer ? undefined : answer
    }
    return undefined
  }

  async #save(command: Command): Promise<Trouble | LogConflict | undefined> {
    try {
      const answer = await this.#venue.record(command)
      return answer.ok ? undefined : { refused: refusalSays(answer.refusal) }
    } catch (error) {
      this.#complain(error)
      return notSaved
    }
  }

  #keyOf(command: CupCommand): string {
    const key = this.#keys.get(command) ?? `cup ${randomUUID()}`
    this.#keys.set(command, key)
    return key
  }
}
