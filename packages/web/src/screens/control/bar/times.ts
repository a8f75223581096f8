/** When matches began and games ended, from the log: the basis for pace and late matches. */

import type { RecordedFact } from '@arbiter/core'
import { type BulletinRound, type BulletinStage, numberOf, show } from '@arbiter/core/bulletin'
import { takenBack } from '@arbiter/core/facts'
import type { Tournament } from '@arbiter/core/tournament'

export interface Times {
  /** When each match could begin, in milliseconds. */
  readonly opened: ReadonlyMap<string, number>
  /** When the last result of each match came in. */
  readonly heard: ReadonlyMap<string, number>
  /** Minutes per game, by round: "qualification 6". */
  readonly lengths: ReadonlyMap<string, readonly number[]>
  /** Minutes per complete round. */
  readonly rounds: readonly number[]
}

export const roundKey = (stage: BulletinStage, round: BulletinRound): string => `${stage.id} ${numberOf(round)}`

/** `live.look(timesIn)`. */
export function timesIn(tournament: Tournament): Times {
  const book = new TimeBook(tournament)
  for (const stage of show(tournament).stages) {
    let before = 0
    for (const round of stage.rounds) before = book.read(stage, round, before)
  }
  return book
}

class TimeBook implements Times {
  readonly opened = new Map<string, number>()
  readonly heard = new Map<string, number>()
  readonly lengths = new Map<string, number[]>()
  readonly rounds: number[] = []
  readonly #words = new Map<string, number[]>()
  readonly #published = new Map<string, number>()
  /** When each entrant last finished a match. */
  readonly #free = new Map<string, number>()
  #start = 0

  constructor({ log }: Tournament) {
    const taken = takenBack(log)
    for (const fact of log) if (!taken.has(fact.seq)) this.#note(fact)
  }

  #note(fact: RecordedFact): void {
    const at = Date.parse(fact.at)
    if (fact.type === 'tournament-started') this.#start = at
    if (fact.type === 'round-paired') this.#published.set(`${fact.stage} ${fact.round}`, at)
    if (fact.type === 'game-finished') this.#heardOf(fact.match, Date.parse(fact.finishedAt ?? fact.at))
    if (fact.type === 'ruling-made') this.#heardOf(fact.match, at)
  }

  #heardOf(match: string, at: number): void {
    this.#words.set(match, [...(this.#words.get(match) ?? []), at])
    this.heard.set(match, Math.max(at, this.heard.get(match) ?? 0))
  }

  /** Returns when the round ended: the next one begins then, if rounds wait for one another. */
  read(stage: BulletinStage, round: BulletinRound, before: number): number {
    const key = roundKey(stage, round)
    const isTogether = round.phase !== undefined || stage.openEnded === true
    const base = Math.max(this.#start, this.#published.get(key) ?? 0, isTogether ? before : 0)
    const names = round.matches.map(({ seats }) => seats.flatMap(({ entrant }) => entrant ?? []))
    for (const [i, { match }] of round.matches.entries())
      this.#open(match, key, Math.max(base, ...(names[i] ?? []).map((name) => this.#free.get(name) ?? 0)))
    for (const [i, { match }] of round.matches.entries())
      for (const name of names[i] ?? []) this.#free.set(name, this.heard.get(match) ?? this.#free.get(name) ?? 0)
    return this.#over(round) ?? before
  }

  #open(match: string, key: string, at: number): void {
    this.opened.set(match, at)
    const own = this.lengths.get(key) ?? []
    let before = at
    for (const word of (this.#words.get(match) ?? []).toSorted((a, b) => a - b)) {
      if (word > before) own.push((word - before) / 60_000)
      before = Math.max(before, word)
    }
    this.lengths.set(key, own)
  }

  #over({ matches }: BulletinRound): number | undefined {
    if (matches.length === 0 || matches.some(({ state }) => state !== 'decided')) return undefined
    const end = Math.max(...matches.map(({ match }) => this.heard.get(match) ?? 0))
    const begin = Math.min(...matches.map(({ match }) => this.opened.get(match) ?? end))
    if (end > begin) this.rounds.push((end - begin) / 60_000)
    return end
  }
}

export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low, high] = [sorted[middle - 1], sorted[middle]]
  if (high === undefined) return undefined
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2
}

const enough = 3

/** Usual minutes per game in this round: from its own games, else from all; undefined if there are too few. */
export function usualLength({ lengths }: Times, key: string): number | undefined {
  const own = lengths.get(key) ?? []
  const all = own.length >= enough ? own : [...lengths.values()].flat()
  return all.length >= enough ? median(all) : undefined
}
