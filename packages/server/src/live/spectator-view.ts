/** What spectators see: the public facts, and the chart that follows from them alone. */

import { createHash } from 'node:crypto'
import type { RecordedFact } from '@arbiter/core'
import { formats } from '@arbiter/core/formats'
import {
  logToCheck,
  type PublicFact,
  Publisher,
  recordedFrom,
  sealedDice,
  underCurrentNames,
} from '@arbiter/core/public'
import { Tournament } from '@arbiter/core/tournament'

/** Published at the start; dice and salt follow at the close, so that anybody can check the draws. */
export const diceHash = (salt: string, dice: string): string =>
  createHash('sha256').update(sealedDice(salt, dice)).digest('hex')

export class SpectatorView {
  readonly #publisher: Publisher
  readonly #facts: PublicFact[]
  readonly #format: Tournament['format']
  /** Made on first use. */
  #tournament: Tournament | undefined

  /** With the current names; after a renaming another view is made. */
  constructor(inside: Tournament, salt: string) {
    const { opened, log, format } = inside
    this.#publisher = new Publisher({ diceHash: diceHash(salt, opened.dice), salt }, formats)
    this.#facts = underCurrentNames(this.#publisher.publish(log), () => inside.chart)
    this.#format = format
  }

  get facts(): readonly PublicFact[] {
    return this.#facts
  }

  /** Adds new facts; returns those that are public. */
  follow(news: readonly RecordedFact[]): readonly PublicFact[] {
    const published = this.#publisher.publish(news)
    for (const fact of published) this.#facts.push(fact)
    this.#tournament?.apply(recordedFrom(published))
    return published
  }

  get tournament(): Tournament {
    this.#tournament ??= new Tournament(this.#format, recordedFrom(this.#facts))
    return this.#tournament
  }

  /** The log with the dice, for a second opinion; undefined before the close. */
  get logToCheck(): readonly RecordedFact[] | undefined {
    return logToCheck(this.#facts)
  }
}
