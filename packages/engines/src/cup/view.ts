/** A cup as it stands, with the games that are being played: what screens, pages and events are made from. */
import type { Message } from '@arbiter/core/messages'
import type { SeatShown } from '@arbiter/core/outline'
import type { Colour, Ending, Evaluation } from '../game/record.ts'
import type { MatchStatistics } from '../statistics/match.ts'

export interface CupView {
  readonly name: string
  /** `waiting`: nothing is played until what stands in `waits` is settled. */
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
  /** Counted from 1; the match for third place is played in the last round too. */
  readonly round: number
  readonly isThirdPlace: boolean
  readonly pairs: number
  readonly matches: readonly MatchView[]
}

export interface MatchView {
  /** Numbers go through the whole cup, from 1. */
  readonly match: number
  /** The first is the one from the upper half of the bracket. */
  readonly seats: readonly [SeatView, SeatView]
  readonly state: 'waiting' | 'open' | 'decided'
  readonly winner?: string
  /** `score`, `tiebreak`, `seed`, `armageddon`, `walkover`, `organiser`. */
  readonly decidedBy?: string
  readonly games: readonly GameView[]
  /** From the side of the first seat; only once a game was played. */
  readonly statistics?: MatchStatistics
}

export interface SeatView {
  /** Nobody yet: the match before is not decided. */
  readonly name?: string
  /** The winner of match 3, the loser of match 5: while nobody sits there. */
  readonly from?: SeatShown
  readonly seed?: number
  readonly rating?: number
  /** Points in this match, in half points. */
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
  /** `*` for one that was broken off and does not count. */
  readonly result: string
  readonly ending?: Ending | string
  readonly plies?: number
  readonly opening?: {
    readonly number: number
    readonly place: number
    readonly name?: string
    readonly isReused: boolean
  }
  /** What an engine did wrong. */
  readonly fault?: Message
  /** It was not played: it repeats this game. */
  readonly repeats?: number
  /** A first attempt did not count, because the runner itself was late. */
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
  /** How often each thing went wrong: crashes, time, illegal moves, starts that failed. */
  readonly faults: readonly { readonly ending: Ending | string; readonly games: number }[]
  /** It has lost, and in which round. */
  readonly lostIn?: Message
}

/** A game that is being played. */
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
  /** Half moves, with those of the opening where they are known. */
  readonly plies: number
  readonly toMove: Colour
  /** The last move, as engines write it, and since when the other thinks. */
  readonly lastMove?: string
  readonly lastMoveAt?: number
  /** What was left after the last move; engines without a clock have none. */
  readonly clocksMs: Readonly<Record<Colour, number | undefined>>
  /** What each said last, from its own side. */
  readonly evaluations: Readonly<Record<Colour, Evaluation | undefined>>
  readonly depths: Readonly<Record<Colour, number | undefined>>
}

export interface Progress {
  readonly matchesDecided: number
  readonly matches: number
  readonly gamesPlayed: number
  /** At most so many games are still scheduled; tiebreak pairs may come on top, and decided matches end early. */
  readonly gamesLeft: number
  readonly startedAt: number
  /** Seconds to the expected end, once a game has shown how long one takes. */
  readonly secondsLeft?: number
}

/** What the cup waits for, and what to do about it. */
export interface Wait {
  readonly for: 'engine' | 'disk' | 'organiser' | 'worker'
  readonly match?: number
  readonly engine?: string
  readonly says: readonly Message[]
  /** What to do. */
  readonly hint: readonly Message[]
  readonly since: number
}
