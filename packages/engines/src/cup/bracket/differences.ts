/** What two brackets of one cup tell differently, in words. When they were written does not count, nor what only a PGN knows. */
import { halvesShown } from '@arbiter/core'
import type { AnyMatch, BracketFile } from './file.ts'

/** What each side is called: `1½–½ in the file, 2–0 in the log`. */
export interface Sides {
  readonly written: string
  readonly true: string
  /** Names that are not compared. */
  readonly passing?: readonly string[]
}

const mostTold = 20

export function bracketDifferences(
  written: BracketFile,
  true_: BracketFile,
  sides: Sides = { written: 'in the file', true: 'in the log' },
): readonly string[] {
  const all = [...new Comparison(sides).of(written, true_)]
  if (all.length <= mostTold) return all
  return [...all.slice(0, mostTold), `and ${all.length - mostTold} more`]
}

type Fields = Readonly<Record<string, unknown>>

class Comparison {
  readonly #sides: Sides
  readonly #passing: ReadonlySet<string>

  constructor(sides: Sides) {
    this.#sides = sides
    this.#passing = new Set(['UpdatedUtc', 'seq', 'Rounds', 'idName', ...(sides.passing ?? [])])
  }

  *of(written: BracketFile, true_: BracketFile): Iterable<string> {
    yield* this.#values('', written, true_)
    const there = matchesIn(true_)
    for (const [place, match] of matchesIn(written)) {
      const other = there.get(place)
      if (other) yield* this.#matches(match, other)
      else yield `match ${match.MatchId}: ${this.#told('there', 'not there')}`
    }
    const here = matchesIn(written)
    for (const [place, match] of there)
      if (!here.has(place)) yield `match ${match.MatchId}: ${this.#told('not there', 'there')}`
  }

  /** Players, score and winner in one line each, its games by number, then whatever else is told of it. */
  *#matches(a: AnyMatch, b: AnyMatch): Iterable<string> {
    const where = `match ${b.MatchId}`
    yield* this.#words(where, 'players', playersOf(a), playersOf(b))
    yield* this.#words(where, 'score', scoreOf(a), scoreOf(b))
    yield* this.#words(where, 'winner', winnerOf(a), winnerOf(b))
    yield* this.#numbered(where, 'game', a.Games, b.Games)
    yield* this.#values(where, withoutWords(a), withoutWords(b))
  }

  *#words(where: string, what: string, a: string, b: string): Iterable<string> {
    if (a !== b) yield `${where}: ${what} ${this.#told(a, b)}`
  }

  *#numbered(where: string, what: string, a: readonly Game[], b: readonly Game[]): Iterable<string> {
    for (const number of new Set([...a, ...b].map(({ GameNr }) => GameNr))) {
      const [one, other] = [a, b].map((games) => games.find(({ GameNr }) => GameNr === number))
      const place = `${where}, ${what} ${number}`
      if (one && other && one.Result === other.Result) yield* this.#values(place, one, other)
      else yield `${place}: ${this.#told(one?.Result ?? 'not there', other?.Result ?? 'not there')}`
    }
  }

  /** Name by name, as deep as it goes. */
  *#values(where: string, a: unknown, b: unknown): Iterable<string> {
    if (Object.is(a, b)) return
    if (!isNested(a) || !isNested(b) || Array.isArray(a) !== Array.isArray(b) || isLongerThan(a, b)) {
      yield `${where}: ${this.#told(shortly(a), shortly(b))}`
      return
    }
    for (const name of new Set([...Object.keys(a), ...Object.keys(b)]))
      if (!this.#passing.has(name)) yield* this.#values(placeIn(where, name, Array.isArray(a)), a[name], b[name])
  }

  #told(a: string, b: string): string {
    return `${a} ${this.#sides.written}, ${b} ${this.#sides.true}`
  }
}

type Game = AnyMatch['Games'][number]

/** By round and place in it; the match for third place apart, for it may be missing. */
function matchesIn({ Rounds }: BracketFile): Map<string, AnyMatch> {
  const places = Rounds.flatMap(({ Matches }, round) =>
    Matches.map((match, i) => [match.thirdPlace ? 'third' : `${round} ${i}`, match] as const),
  )
  return new Map(places)
}

const playersOf = ({ PlayerA, PlayerB }: AnyMatch): string => `${PlayerA} – ${PlayerB}`
const scoreOf = ({ ScoreA, ScoreB }: AnyMatch): string => `${halvesShown(ScoreA) || '0'}–${halvesShown(ScoreB) || '0'}`
const winnerOf = ({ Winner, IsDecided }: AnyMatch): string => (IsDecided ? Winner || 'nobody' : 'not known yet')

/** What was told in words already is not told again. */
function withoutWords(match: AnyMatch): Fields {
  const { PlayerA: _a, PlayerB: _b, ScoreA: _c, ScoreB: _d, Winner: _w, IsDecided: _i, Games: _g, ...rest } = match
  return rest
}

const isNested = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Lists of unequal length are told whole. */
const isLongerThan = (a: Fields, b: Fields): boolean => Array.isArray(a) && Array.isArray(b) && a.length !== b.length

function placeIn(where: string, name: string, isList: boolean): string {
  if (isList) return `${where}[${name}]`
  return where === '' || where.endsWith('.') ? `${where}${name}` : `${where}${where.includes(' ') ? ', ' : '.'}${name}`
}

const mostCharacters = 60

function shortly(value: unknown): string {
  if (value === undefined) return 'not there'
  if (Array.isArray(value) && value.length > 4) return `a list of ${value.length}`
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text
}
