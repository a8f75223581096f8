/** Lengths of simulated games, and the time of day. */
import * as z from 'zod/mini'
import type { Match } from '../chart/match.ts'
import { type Instant, instantOf } from '../facts/instant.ts'
import type { Clock } from '../series/clock.ts'
import type { GameToPlay } from '../series/series.ts'
import type { Chance } from './chance.ts'

/** The pace of play: a clock for both sides, in seconds, or minutes for a board of bridge. */
export interface Tempo {
  readonly base: number
  readonly increment: number
  readonly minutesPerBoard: number
  /** True to use this pace for formats with clocks of their own too; only their extra games keep those. */
  readonly isForAll?: boolean
}

export const tempoSchema = z.strictObject({
  base: z.number().check(z.minimum(0)),
  increment: z.number().check(z.minimum(0)),
  minutesPerBoard: z.number().check(z.minimum(0)),
  isForAll: z.optional(z.boolean()),
})

/** 15 minutes and 10 seconds a move; 7½ minutes a board, the usual pace of a session. */
export const usualTempo: Tempo = { base: 900, increment: 10, minutesPerBoard: 7.5 }

/** Moves of each side that a clock allows for, as FIDE counts. */
const movesReckoned = 60
/** The shortest game takes this share of both clocks' time; all lengths from there to the whole are equally likely. */
const shortest = 0.25
/** The rest of that time, by roll. */
const variable = (1 - shortest) / 2 ** 32
/** Times are rounded up to ten seconds. */
const tick = 10

export class Pace {
  private readonly start: number
  private readonly tempo: Tempo
  private readonly usual: number
  /** Instants by tick, without holes for quick look-ups. */
  private readonly instants: (Instant | undefined)[] = []

  constructor(tempo: Tempo, start: Instant) {
    this.tempo = tempo
    this.start = Math.ceil(Date.parse(start) / 1000) * 1000
    this.usual = 2 * givenBy({ ...tempo, bonus40: 0 })
  }

  /** Seconds this game takes. */
  lengthOf({ series, seats }: Match, { clock, step, boards }: GameToPlay, chance: Chance): number {
    if (series.results === 'numbers') return this.boardsOf(boards ?? 0, seats.length)
    const isOwn = clock !== undefined && !(step === 'normal' && this.tempo.isForAll)
    const given = isOwn ? givenBy(clock.white) + givenBy(clock.black) : this.usual
    return given * (shortest + variable * chance.next())
  }

  /** All teams of a match play at once, so each is busy for the boards of all pairs together. */
  private boardsOf(boards: number, teams: number): number {
    return (60 * this.tempo.minutesPerBoard * boards * 2) / teams
  }

  /** The instant this many seconds after the beginning. */
  at(seconds: number): Instant {
    const ticks = Math.ceil(seconds / tick)
    return this.instants[ticks] ?? this.add(ticks)
  }

  private add(ticks: number): Instant {
    const { instants } = this
    while (instants.length <= ticks) instants.push(undefined)
    const instant = instantOf(this.start + 1000 * tick * ticks)
    instants[ticks] = instant
    return instant
  }
}

const givenBy = ({ base, increment, bonus40 }: Clock): number => base + bonus40 + movesReckoned * increment
