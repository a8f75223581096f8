/** The differences between two brackets of one cup, in words. Writing times and fields that only a PGN has do not count. */
import type { Message } from '@arbiter/core/messages'
import { gameNamed } from '../event-words.ts'
import type { AnyMatch, BracketFile } from '../file.ts'
import { message } from '../words/messages.ts'
import {
  areSame,
  differs,
  type Facet,
  facetSaid,
  fieldSaid,
  matchSaid,
  missingSaid,
  playersSaid,
  type Source,
  scoreSaid,
  thereSaid,
  valueSaid,
  winnerSaid,
} from './difference-words.ts'

/** The source of the other bracket, and the fields to leave out. */
export interface ComparisonOptions {
  readonly source: Source
  /** Names of fields that are not compared. */
  readonly passing?: readonly string[]
}

const mostShown = 20

export function bracketDifferences(
  written: BracketFile,
  true_: BracketFile,
  options: ComparisonOptions = { source: 'log' },
): readonly Message[] {
  const all = [...new Comparison(options).of(written, true_)]
  if (all.length <= mostShown) return all
  return [...all.slice(0, mostShown), message('bracket-differs-more', { count: all.length - mostShown })]
}

type Fields = Readonly<Record<string, unknown>>

class Comparison {
  readonly #source: Source
  readonly #passing: ReadonlySet<string>

  constructor({ source, passing = [] }: ComparisonOptions) {
    this.#source = source
    this.#passing = new Set(['UpdatedUtc', 'seq', 'Rounds', 'idName', ...passing])
  }

  *of(written: BracketFile, true_: BracketFile): Iterable<Message> {
    yield* this.#values(undefined, '', written, true_)
    const there = matchesIn(true_)
    for (const [place, match] of matchesIn(written)) {
      const other = there.get(place)
      if (other) yield* this.#matches(match, other)
      else yield this.#differs(matchSaid(match.MatchId), thereSaid(), missingSaid())
    }
    const here = matchesIn(written)
    for (const [place, match] of there)
      if (!here.has(place)) yield this.#differs(matchSaid(match.MatchId), missingSaid(), thereSaid())
  }

  /** Players, score and winner in one line each, then the games by number, then all other fields. */
  *#matches(a: AnyMatch, b: AnyMatch): Iterable<Message> {
    yield* this.#facet(b, 'players', playersSaid(a), playersSaid(b))
    yield* this.#facet(b, 'score', scoreSaid(a), scoreSaid(b))
    yield* this.#facet(b, 'winner', winnerSaid(a), winnerSaid(b))
    yield* this.#games(b.MatchId, a.Games, b.Games)
    yield* this.#values(matchSaid(b.MatchId), '', withoutWords(a), withoutWords(b))
  }

  *#facet({ MatchId }: AnyMatch, what: Facet, a: Message, b: Message): Iterable<Message> {
    if (!areSame(a, b)) yield this.#differs(facetSaid(MatchId, what), a, b)
  }

  *#games(match: number, a: readonly Game[], b: readonly Game[]): Iterable<Message> {
    for (const number of new Set([...a, ...b].map(({ GameNr }) => GameNr))) {
      const [one, other] = [a, b].map((games) => games.find(({ GameNr }) => GameNr === number))
      const place = gameNamed(match, number)
      if (one && other && one.Result === other.Result) yield* this.#values(place, '', one, other)
      else yield this.#differs(place, valueSaid(one?.Result), valueSaid(other?.Result))
    }
  }

  /** Compares all fields recursively. */
  *#values(place: Message | undefined, path: string, a: unknown, b: unknown): Iterable<Message> {
    if (Object.is(a, b)) return
    if (!isNested(a) || !isNested(b) || Array.isArray(a) !== Array.isArray(b) || isLongerThan(a, b)) {
      yield this.#differs(fieldSaid(place, path), valueSaid(a), valueSaid(b))
      return
    }
    for (const name of new Set([...Object.keys(a), ...Object.keys(b)]))
      if (!this.#passing.has(name)) yield* this.#values(place, pathTo(path, name, Array.isArray(a)), a[name], b[name])
  }

  #differs(place: Message, a: Message, b: Message): Message {
    return differs(place, a, b, this.#source)
  }
}

type Game = AnyMatch['Games'][number]

/** By round and place; the match for third place apart, because it may be missing. */
function matchesIn({ Rounds }: BracketFile): Map<string, AnyMatch> {
  const places = Rounds.flatMap(({ Matches }, round) =>
    Matches.map((match, i) => [match.thirdPlace ? 'third' : `${round} ${i}`, match] as const),
  )
  return new Map(places)
}

/** Without the fields that have lines of their own. */
function withoutWords(match: AnyMatch): Fields {
  const { PlayerA: _a, PlayerB: _b, ScoreA: _c, ScoreB: _d, Winner: _w, IsDecided: _i, Games: _g, ...rest } = match
  return rest
}

const isNested = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Lists of different lengths are compared as a whole. */
const isLongerThan = (a: Fields, b: Fields): boolean => Array.isArray(a) && Array.isArray(b) && a.length !== b.length

/** `options.finishPairs`, `openings[0].position`. */
function pathTo(path: string, name: string, isList: boolean): string {
  if (isList) return `${path}[${name}]`
  return path === '' ? name : `${path}.${name}`
}
