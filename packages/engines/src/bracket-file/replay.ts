/** Makes the log of a cup fact by fact from a file. Every fact is recorded by a command, so the rules check it. */

import {
  compareInstants,
  type Instant,
  type MatchId,
  type RecordedFact,
  refusalSaid,
  type Seq,
  unwrap,
} from '@arbiter/core'
import { formatNamed, formats } from '@arbiter/core/formats'
import { openingDrawn, scheduledIn } from '@arbiter/core/formats/cup'
import type { Message } from '@arbiter/core/messages'
import { decide, openTournament, parseCommand, type Tournament } from '@arbiter/core/tournament'
import type { CupMatch } from '../cup/cup-match.ts'
import { namesIn } from './names.ts'

/** The author and time of the import. */
export interface Author {
  readonly now: Instant
  readonly by: string
}

export interface OpeningFields {
  readonly dice: string
  readonly name: string
  readonly options: Readonly<Record<string, unknown>>
  readonly autoPair?: boolean
}

export interface Player {
  readonly name: string
  readonly rating?: number | undefined
  readonly id?: string | undefined
}

export type ReplayCommand = { readonly do: string } & Readonly<Record<string, unknown>>

/** The opening of a further pair in the file. */
export interface PairDraw {
  readonly match: number
  readonly pair: number
  readonly number: number
  readonly isReused: boolean
}

export class Replay {
  readonly tournament: Tournament
  readonly #by: string

  private constructor(tournament: Tournament, by: string) {
    this.tournament = tournament
    this.#by = by
  }

  /** A cup that continues from its current state. */
  static on(tournament: Tournament, by: string): Replay {
    return new Replay(tournament, by)
  }

  /** A cup with its players, not started yet. */
  static of(opened: OpeningFields, players: readonly Player[], at: Instant, by: string): Replay | Message {
    const { format } = unwrap(formatNamed('cup', formats))
    const begun = openTournament(format, opened, { by, now: at })
    if (!begun.ok) return refusalSaid(begun.refusal)
    const replay = new Replay(begun.tournament, by)
    const entrants = players.map(({ name, rating, id }) => ({
      name,
      ...(rating === undefined ? {} : { rating }),
      ...idKept(id),
    }))
    return (entrants.length > 0 ? replay.record({ do: 'enter', entrants }, at) : undefined) ?? replay
  }

  get names(): readonly string[] {
    return namesIn(this.tournament.chart)
  }

  /** An entrant by the name in the file, as commands take it. */
  who(name: string): string {
    const who = this.names.indexOf(name)
    return who < 0 ? name : `#${who + 1}`
  }

  match(number: number): CupMatch | undefined {
    return this.tournament.chart.board.matches.get(String(number) as CupMatch['id'])
  }

  /**
   * The problem with a command, or undefined once its facts stand. Openings it would draw are left to the file; `change` may
   * remove details from a fact that the file does not know.
   */
  record(given: ReplayCommand, at: Instant, change = (fact: RecordedFact): RecordedFact => fact): Message | undefined {
    const when = later(at, this.tournament.last.at)
    const parsed = parseCommand({ ...given, at: when })
    if (!parsed.ok) return refusalSaid(parsed.refusal)
    const answer = decide(this.tournament, parsed.command, { by: this.#by, now: when })
    if (!answer.ok) return refusalSaid(answer.refusal)
    this.tournament.apply(answer.facts.filter((fact) => !openingDrawn.is(fact)).map(change))
    return undefined
  }

  /** The opening the rules would draw now for this match. */
  due(match: number): PairDraw | undefined {
    for (const wanted of this.tournament.chart.wants) {
      const drawn = wanted.what === 'draw' && Number(wanted.match.id) === match ? wanted.propose() : undefined
      if (drawn && openingDrawn.is(drawn))
        return { match, pair: drawn.pair, number: drawn.opening, isReused: drawn.reused === true }
    }
    return undefined
  }

  /** False if the draw finds no place. It belongs to the command before it, as its consequence. */
  draw({ match, pair, number, isReused }: PairDraw): boolean {
    const { last, chart, log } = this.tournament
    const drawnIn = this.match(match)
    const tiebreak = pair - (drawnIn ? scheduledIn(drawnIn) : 0)
    const fact = openingDrawn.fact({
      match: String(match) as MatchId,
      pair,
      opening: number,
      ...(isReused ? { reused: true } : {}),
      reason: { rule: 'CUP-21a', pair: tiebreak },
    })
    const stamped = { ...fact, seq: (log.length + 1) as Seq, at: last.at, by: this.#by, key: last.key } as RecordedFact
    const before = chart.unplaced.length
    if (this.tournament.lookAhead([stamped], ({ unplaced }) => unplaced.length) > before) return false
    this.tournament.apply([stamped])
    return true
  }

  /** Draws every opening that is due. */
  drawDue(): void {
    for (const match of this.tournament.chart.board.matches.keys()) {
      const due = this.due(Number(match))
      if (due) this.draw(due)
    }
  }
}

/** Ids like e12 come from the seq of an entry and are assigned again. */
const idKept = (id: string | undefined) => (id === undefined || /^e\d+$/.test(id) ? {} : { id })

const later = (a: Instant, b: Instant): Instant => (compareInstants(a, b) < 0 ? b : a)
