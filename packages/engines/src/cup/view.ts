/** The state of a cup with its running games, from which screens, pages and events are made. */

import type { SeatOutline } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import type { Colour, Ending, Evaluation } from '../game/record.ts'
import type { MatchStatistics } from '../statistics/match.ts'

export interface CupView {
  readonly name: string
  /** `waiting`: nothing is played until one of `waits` is resolved. */
  readonly state: 'playing' | 'waiting' | 'stopped' | 'finished'
  readonly champion?: string
  /** From the first round to the final; a match for third place is a round of its own at the end. */
  readonly rounds: readonly RoundView[]
  /** The table, best first. */
  readonly engines: readonly EngineView[]
  readonly live: readonly LiveGame[]
  readonly progress: Progress
  readonly waits: readonly Wait[]
}

export interface RoundView {
  /** `Semifinal`. */
  readonly name: Message
  /** From 1; the match for third place belongs to the last round. */
  readonly round: number
  readonly isThirdPlace: boolean
  readonly pairs: number
  readonly matches: readonly MatchView[]
}

export interface MatchView {
  /** Numbered through the whole cup, from 1. */
  readonly match: number
  /** The first seat is the one from the upper half of the bracket. */
  readonly seats: readonly [SeatView, SeatView]
  readonly state: 'waiting' | 'open' | 'decided'
  readonly winner?: string
  /** `score`, `tiebreak`, `seed`, `armageddon`, `walkover`, `organiser`. */
  readonly decidedBy?: string
  readonly games: readonly GameView[]
  /** From the first seat's side, once a game was played. */
  readonly statistics?: MatchStatistics
}

export interface SeatView {
  /** Undefined until the match before is decided. */
  readonly name?: string
  /** The winner of match 3, the loser of match 5: while the seat is open. */
  readonly from?: SeatOutline
  readonly seed?: number
  readonly rating?: number
  /** In this match. */
  readonly halfPoints: number
  /** Games it lost here by a crash or by not answering. */
  readonly crashes: number
}

export interface GameView {
  readonly game: number
  readonly pair: number
  readonly gameInPair: 1 | 2
  readonly isTiebreak: boolean
  readonly white: string
  readonly black: string
  /** `*` for a broken-off game, which does not count. */
  readonly result: string
  readonly ending?: Ending | string
  readonly plies?: number
  readonly opening?: {
    readonly number: number
    readonly place: number
    readonly name?: string
    readonly isReused: boolean
  }
  readonly fault?: Message
  /** Not played: it repeats this game. */
  readonly repeats?: number
  /** A first attempt was void, because the runner itself was late. */
  readonly isReplay: boolean
}

export interface EngineView {
  /** `1`, `3–4`. */
  readonly place: string
  readonly name: string
  readonly seed?: number
  readonly rating?: number
  readonly matchesWon: number
  readonly halfPoints: number
  readonly games: number
  /** The number of each fault: crashes, losses on time, illegal moves, failed starts. */
  readonly faults: readonly { readonly ending: Ending | string; readonly games: number }[]
  /** The round in which it lost. */
  readonly lostIn?: Message
}

export interface LiveGame {
  readonly match: number
  readonly game: number
  readonly pair: number
  readonly isTiebreak: boolean
  /** `Semifinal`. */
  readonly roundName: Message
  readonly white: string
  readonly black: string
  readonly openingName?: string
  readonly startedAt: number
  /** Half moves, with those of the opening if known. */
  readonly plies: number
  readonly toMove: Colour
  /** In UCI notation, and since when the other side thinks. */
  readonly lastMove?: string
  readonly lastMoveAt?: number
  /** After the last move; undefined without a clock. */
  readonly clocksMs: Readonly<Record<Colour, number | undefined>>
  /** Each engine's last evaluation, from its own side. */
  readonly evaluations: Readonly<Record<Colour, Evaluation | undefined>>
  readonly depths: Readonly<Record<Colour, number | undefined>>
}

export interface Progress {
  readonly matchesDecided: number
  readonly matches: number
  readonly gamesPlayed: number
  /** Scheduled games at most; tiebreak pairs may be added, and decided matches end early. */
  readonly gamesLeft: number
  readonly startedAt: number
  /** Seconds to the expected end, once a game has been timed. */
  readonly secondsLeft?: number
}

/** What the cup waits for, and what to do about it. */
export interface Wait {
  readonly for: 'engine' | 'disk' | 'organiser' | 'worker'
  readonly match?: number
  readonly engine?: string
  readonly says: readonly Message[]
  readonly hint: readonly Message[]
  readonly since: number
}
