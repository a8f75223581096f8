/** Two engines play pairs of games, each pair from one opening with colours exchanged. */
import type { Message } from '@arbiter/core/messages'
import type { Limit } from '../clock/limit.ts'
import type { EngineSpec } from '../engine/spec.ts'
import type { Colour, Ending, GameRecord } from '../game/record.ts'
import type { GameRules } from '../game/rules.ts'
import type { BookOpening } from '../openings/opening.ts'
import { type MatchStatistics, matchStatistics } from '../statistics/match.ts'
import { type SprtPlan, type SprtState, sprtState } from '../statistics/sprt.ts'
import type { HalfPoints } from '../statistics/tally.ts'
import type { GameJob, LiveMove } from '../worker/message.ts'
import type { JobOutcome, WorkerPool } from '../worker/worker-pool.ts'
import { message } from './words/messages.ts'

export interface HeadToHead {
  readonly first: EngineSpec
  readonly second: EngineSpec
  /** An even number: two games make a pair. */
  readonly games: number
  /** Used in turn, and again from the beginning. */
  readonly openings: readonly BookOpening[]
  readonly limit?: Limit
  readonly rules?: GameRules
  readonly sprt?: SprtPlan
  readonly transcripts?: string
}

/** A game of the match, numbered from 1. */
export interface MatchGame {
  readonly number: number
  readonly pair: number
  readonly record: GameRecord
}

export interface MatchStanding {
  /** From the first engine's side. */
  readonly statistics: MatchStatistics
  readonly sprt?: SprtState
  /** Games lost by faults, by engine and ending. */
  readonly faults: readonly { readonly engine: string; readonly ending: Ending; readonly games: number }[]
  /** Games replayed because the runner was late. */
  readonly replayed: number
}

export interface MatchWatch {
  readonly began?: (number: number) => void
  readonly moves?: (number: number, moves: readonly LiveMove[]) => void
  readonly ended?: (game: MatchGame, standing: MatchStanding) => void
}

export interface MatchResult extends MatchStanding {
  readonly games: readonly MatchGame[]
  /** `done`: all games; `sprt`: the test is decided; `interrupted`: stopped; `unplayable`: it cannot continue. */
  readonly end: 'done' | 'sprt' | 'interrupted' | 'unplayable'
  /** Why it cannot continue. */
  readonly says?: readonly Message[]
}

/** Attempts for a game whose worker died: it may have been killed by mistake. */
const attempts = 3

export async function playHeadToHead(
  plan: HeadToHead,
  pool: WorkerPool,
  watch: MatchWatch = {},
  atOnce = 2,
): Promise<MatchResult> {
  const match = new Match(plan, pool, watch)
  await Promise.all(Array.from({ length: Math.min(atOnce, plan.games) }, () => match.playOn()))
  return match.result()
}

class Match {
  readonly #plan: HeadToHead
  readonly #pool: WorkerPool
  readonly #watch: MatchWatch
  readonly #games: MatchGame[] = []
  #begun = 0
  #end: Exclude<MatchResult['end'], 'done'> | undefined
  #says: readonly Message[] | undefined

  constructor(plan: HeadToHead, pool: WorkerPool, watch: MatchWatch) {
    this.#plan = plan
    this.#pool = pool
    this.#watch = watch
  }

  /** Plays games until none is left; several run in parallel. */
  async playOn(): Promise<void> {
    while (!this.#end && this.#begun < this.#plan.games) await this.#play(++this.#begun)
  }

  result(): MatchResult {
    const games = this.#games.toSorted((a, b) => a.number - b.number)
    const end = this.#end ?? 'done'
    return { ...this.#standing(), games, end, ...(this.#says === undefined ? {} : { says: this.#says }) }
  }

  async #play(number: number): Promise<void> {
    for (let attempt = 1; attempt <= attempts && !this.#end; attempt++) {
      this.#watch.began?.(number)
      const moves = (live: readonly LiveMove[]) => this.#watch.moves?.(number, live)
      if (this.#isSettled(number, await this.#pool.play(this.#job(number), { moves }))) return
    }
    this.#stop('unplayable', [message('match-process-died', { game: number, times: attempts })])
  }

  /** True if this game needs no further attempt. */
  #isSettled(number: number, outcome: JobOutcome): boolean {
    switch (outcome.kind) {
      case 'finished':
        this.#record(number, outcome.record)
        return true
      case 'unplayable':
        this.#stop('unplayable', outcome.says)
        return true
      case 'interrupted':
        if (outcome.why === 'worker-died') return false
        this.#stop('interrupted')
        return true
      default:
        return outcome satisfies never
    }
  }

  #record(number: number, record: GameRecord): void {
    if (record.ending === 'no-start') this.#stop('unplayable', record.fault?.says)
    if (this.#end) return
    const game = { number, pair: pairOf(number), record }
    this.#games.push(game)
    const standing = this.#standing()
    if (standing.sprt && standing.sprt.decision !== 'continue') this.#stop('sprt')
    this.#watch.ended?.(game, standing)
  }

  #stop(end: Exclude<MatchResult['end'], 'done'>, says?: readonly Message[]): void {
    this.#end ??= end
    this.#says ??= says
  }

  /** The first engine has White in the first game of each pair. */
  #job(number: number): GameJob {
    const { first, second, openings, limit, rules, transcripts } = this.#plan
    const opening = openings[(pairOf(number) - 1) % openings.length]
    const [white, black] = number % 2 === 1 ? [first, second] : [second, first]
    return {
      id: `game ${number}`,
      white,
      black,
      ...(opening ? { opening } : {}),
      ...(limit ? { limit } : {}),
      ...(rules ? { rules } : {}),
      ...(transcripts === undefined ? {} : { transcripts }),
      liveEveryMs: 500,
    }
  }

  #standing(): MatchStanding {
    const statistics = matchStatistics(pairsOf(this.#games, this.#plan.first.name))
    const { sprt } = this.#plan
    return {
      statistics,
      ...(sprt ? { sprt: sprtState(statistics.pentanomial, sprt) } : {}),
      faults: faultsIn(this.#games),
      replayed: this.#games.filter(({ record }) => record.replayOf).length,
    }
  }
}

const pairOf = (number: number): number => Math.ceil(number / 2)

/** One engine's half points, pair by pair. */
function pairsOf(games: readonly MatchGame[], engine: string): HalfPoints[][] {
  const pairs: HalfPoints[][] = []
  for (const { pair, record } of games) {
    pairs[pair] ??= []
    pairs[pair].push(halfPointsOf(record, record.white === engine ? 'white' : 'black'))
  }
  return pairs.filter((pair) => pair !== undefined)
}

function halfPointsOf({ result }: GameRecord, colour: Colour): HalfPoints {
  if (result === '1/2-1/2') return 1
  return (result === '1-0') === (colour === 'white') ? 2 : 0
}

function faultsIn(games: readonly MatchGame[]): MatchStanding['faults'] {
  const counts = new Map<string, { engine: string; ending: Ending; games: number }>()
  for (const { record } of games) {
    if (!record.fault) continue
    const engine = record[record.fault.colour]
    const key = `${engine} ${record.ending}`
    counts.set(key, { engine, ending: record.ending, games: (counts.get(key)?.games ?? 0) + 1 })
  }
  return [...counts.values()]
}
