/**
 * The visible part of a bracket. A bracket of more than 32 is cut into sections of 32, numbered from the top; the whole, a half or a
 * quarter of it is shown by its last four rounds, with a stub for each of the sixteen smaller brackets that lead into them.
 */
import type { BracketRound, BulletinBracket, BulletinMatch } from '@arbiter/core/bulletin'

/** First and last section, counted from 1, both included. */
export interface BracketPart {
  readonly from: number
  readonly to: number
}

/** The visible matches of a round; level 0 is the first round of the bracket. */
export interface PartRound {
  readonly level: number
  readonly round: BracketRound
  /** Index of the first visible match in its round. */
  readonly first: number
  readonly matches: readonly BulletinMatch[]
}

export interface PartView {
  /** The last matches of the brackets that lead into the first visible round; none if that is the first round of all. */
  readonly stubs: readonly BracketPlace[]
  readonly rounds: readonly PartRound[]
}

/** First-round matches per section, and the rounds until one match is left. */
const sectionMatches = 16
export const sectionLevels = 5
/** The last rounds of a block of sections: from the round of 16. */
const blockLevels = 4

/** 0 if the bracket is small enough to be shown whole. */
export function sectionCount({ drawnAs, rounds }: BulletinBracket): number {
  const first = rounds[0]?.matches.length ?? 0
  return drawnAs === 'tree' && first > sectionMatches ? Math.ceil(first / sectionMatches) : 0
}

export const wholeOf = (sections: number): BracketPart => ({ from: 1, to: sections })

export const isSection = ({ from, to }: BracketPart): boolean => from === to

/** Parses "6" or "5-8"; everything else is the whole, written "all". */
export function partFrom(text: string, sections: number): BracketPart {
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? []
  const part = { from: Number(from), to: Number(to) }
  const length = part.to - part.from + 1
  const isBlock = part.from >= 1 && part.to <= sections && Number.isInteger(Math.log2(length))
  return isBlock && (part.from - 1) % length === 0 ? part : wholeOf(sections)
}

export const writePart = ({ from, to }: BracketPart, sections: number): string =>
  from === 1 && to === sections ? 'all' : from === to ? `${from}` : `${from}-${to}`

export function partShown(bracket: BulletinBracket, part: BracketPart): PartView {
  if (sectionCount(bracket) === 0) return { stubs: [], rounds: bracket.rounds.map((_, i) => cut(bracket, i, 0)) }
  return isSection(part) ? sectionShown(bracket, part.from) : blockShown(bracket, part)
}

/** The end of a bracket of any size, without stubs. */
export function lastRounds(bracket: BulletinBracket, most: number): PartView {
  const first = Math.max(0, bracket.rounds.length - most)
  return { stubs: [], rounds: bracket.rounds.slice(first).map((_, i) => cut(bracket, first + i, 0)) }
}

export const wholeBracket = (bracket: BulletinBracket): PartView => lastRounds(bracket, bracket.rounds.length)

const cut = ({ rounds }: BulletinBracket, level: number, first: number, count?: number): PartRound => {
  const round = rounds[level] as BracketRound
  return { level, round, first, matches: round.matches.slice(first, count === undefined ? undefined : first + count) }
}

function sectionShown(bracket: BulletinBracket, section: number): PartView {
  const rounds = Array.from({ length: sectionLevels }, (_, level) => {
    const count = sectionMatches >> level
    return cut(bracket, level, (section - 1) * count, count)
  })
  return { stubs: [], rounds }
}

/** Ends in the match that the whole block leads to. */
function blockShown(bracket: BulletinBracket, { from, to }: BracketPart): PartView {
  const length = to - from + 1
  const first = sectionLevels + Math.log2(length) - blockLevels
  const matchesAt = (level: number) => (sectionMatches * length) >> level
  const rounds = Array.from({ length: blockLevels }, (_, i) => {
    const count = matchesAt(first + i)
    return cut(bracket, first + i, (count * (from - 1)) / length, count)
  })
  const stubs = matchesAt(first - 1)
  const start = (stubs * (from - 1)) / length
  return { stubs: Array.from({ length: stubs }, (_, i) => ({ level: first - 1, index: start + i })), rounds }
}

/** Where a match stands. */
export interface BracketPlace {
  readonly level: number
  readonly index: number
}

export function placeIn({ rounds }: BulletinBracket, match: string): BracketPlace | undefined {
  for (const [level, { matches }] of rounds.entries()) {
    const index = matches.findIndex((each) => each.match === match)
    if (index >= 0) return { level, index }
  }
  return undefined
}

export const matchAt = ({ rounds }: BulletinBracket, { level, index }: BracketPlace): BulletinMatch | undefined =>
  rounds[level]?.matches[index]

/** The section of a place; undefined in later rounds. */
const sectionAt = ({ level, index }: BracketPlace): number | undefined =>
  level < sectionLevels ? Math.floor((index << level) / sectionMatches) + 1 : undefined

/** All matches that lead to a place, its own last. */
export function matchesInto({ rounds }: BulletinBracket, { level, index }: BracketPlace): readonly BulletinMatch[] {
  return rounds.slice(0, level + 1).flatMap(({ matches }, each) => {
    const count = 2 ** (level - each)
    return matches.slice(index * count, (index + 1) * count)
  })
}

/** All matches of a section. */
export const matchesOfSection = (bracket: BulletinBracket, section: number): readonly BulletinMatch[] =>
  matchesInto(bracket, { level: sectionLevels - 1, index: section - 1 })

/** The block twice as large that contains a part. */
export function around({ from, to }: BracketPart): BracketPart {
  const length = 2 * (to - from + 1)
  const first = Math.floor((from - 1) / length) * length + 1
  return { from: first, to: first + length - 1 }
}

/** The smallest part that shows a place. */
export function partAround(bracket: BulletinBracket, place: BracketPlace): BracketPart {
  const section = sectionAt(place)
  if (section !== undefined) return { from: section, to: section }
  const length = 2 ** (place.level - sectionLevels + 1)
  return length < sectionCount(bracket)
    ? { from: place.index * length + 1, to: (place.index + 1) * length }
    : wholeOf(sectionCount(bracket))
}

/** The smallest part that shows all of these places. */
function partOfAll(bracket: BulletinBracket, places: readonly BracketPlace[]): BracketPart {
  const sections = sectionCount(bracket)
  const parts = places.map((place) => partAround(bracket, place))
  const contains = ({ from, to }: BracketPart) => parts.every((each) => from <= each.from && each.to <= to)
  let part = parts[0] ?? wholeOf(sections)
  while (!contains(part) && part.to - part.from + 1 < sections) part = around(part)
  return part
}

/**
 * Where a large bracket opens: at the followed entrant's match, else in the section with the most matches in play, else where all
 * matches are that can be played; otherwise whole, at its last rounds.
 */
export function partToOpen(
  bracket: BulletinBracket,
  followed: string | undefined,
  isRunning: (match: BulletinMatch) => boolean,
): BracketPart {
  const sections = sectionCount(bracket)
  const place = followed === undefined ? undefined : placeIn(bracket, followed)
  if (place) return partAround(bracket, place)
  const running = busiest(placesOf(bracket, isRunning).map((each) => partAround(bracket, each)))
  if (running) return running
  const open = placesOf(bracket, ({ state }) => state === 'open')
  return open.length === 0 ? wholeOf(sections) : partOfAll(bracket, open)
}

const placesOf = ({ rounds }: BulletinBracket, is: (match: BulletinMatch) => boolean): BracketPlace[] =>
  rounds.flatMap(({ matches }, level) => matches.flatMap((match, index) => (is(match) ? [{ level, index }] : [])))

/** The part that is there most often, the first of several. */
function busiest(parts: readonly BracketPart[]): BracketPart | undefined {
  const times = ({ from, to }: BracketPart) => parts.filter((each) => each.from === from && each.to === to).length
  return parts.toSorted((one, other) => times(other) - times(one))[0]
}

/** The whole, half, quarter and part; eighths are left out. */
export function trailTo(part: BracketPart, sections: number): readonly BracketPart[] {
  const trail = [part]
  for (let each = part; each.to - each.from + 1 < sections; ) {
    each = around(each)
    trail.unshift(each)
  }
  return trail.filter((each) => each === part || (each.to - each.from + 1) * 4 >= sections)
}

/** The parts of the same size above and below. */
export function neighboursOf({ from, to }: BracketPart, sections: number): Partial<Record<'up' | 'down', BracketPart>> {
  const length = to - from + 1
  return {
    ...(from > 1 ? { up: { from: from - length, to: from - 1 } } : {}),
    ...(to < sections ? { down: { from: to + 1, to: to + length } } : {}),
  }
}

/** The match the part's winner plays next; none for the whole. */
export function exitOf({ from, to }: BracketPart, sections: number): BracketPlace | undefined {
  const length = to - from + 1
  if (length >= sections) return undefined
  return { level: sectionLevels + Math.log2(length), index: Math.floor((from - 1) / (2 * length)) }
}
