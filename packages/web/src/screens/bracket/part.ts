/**
 * Which part of a bracket is looked at. A bracket of more than 32 is cut into sections of 32, numbered from the top; what
 * lies beyond them is seen in blocks of sections: a quarter, a half, the whole.
 */
import type { BracketRound, BracketShown, MatchShown } from '@arbiter/core/bulletin'

/** Sections, counted from 1; both ends belong to it. */
export interface Part {
  readonly from: number
  readonly to: number
}

/** A round as far as it is looked at; level 0 is the first of the bracket. */
export interface PartRound {
  readonly level: number
  readonly round: BracketRound
  /** Place of the first of these matches in its round. */
  readonly first: number
  readonly matches: readonly MatchShown[]
}

export interface PartShown {
  /** What stands before the first round: sections by number, in a block; otherwise none. */
  readonly sections: readonly number[]
  readonly rounds: readonly PartRound[]
}

/** Matches of the first round in a section, and the rounds it takes until one is left. */
const sectionMatches = 16
export const sectionLevels = 5

/** 0 where the bracket is small enough to be seen at once. */
export function sectionCount({ drawnAs, rounds }: BracketShown): number {
  const first = rounds[0]?.matches.length ?? 0
  return drawnAs === 'tree' && first > sectionMatches ? Math.ceil(first / sectionMatches) : 0
}

export const wholeOf = (sections: number): Part => ({ from: 1, to: sections })

export const isSection = ({ from, to }: Part): boolean => from === to

/** "6", "5-8"; anything else is the whole, which is written as "all". */
export function partFrom(text: string, sections: number): Part {
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? []
  const part = { from: Number(from), to: Number(to) }
  const length = part.to - part.from + 1
  const isBlock = part.from >= 1 && part.to <= sections && Number.isInteger(Math.log2(length))
  return isBlock && (part.from - 1) % length === 0 ? part : wholeOf(sections)
}

export const writePart = ({ from, to }: Part, sections: number): string =>
  from === 1 && to === sections ? 'all' : from === to ? `${from}` : `${from}-${to}`

export function partShown(bracket: BracketShown, part: Part): PartShown {
  if (sectionCount(bracket) === 0) return { sections: [], rounds: bracket.rounds.map((_, i) => cut(bracket, i, 0)) }
  return isSection(part) ? sectionShown(bracket, part.from) : blockShown(bracket, part)
}

const cut = ({ rounds }: BracketShown, level: number, first: number, count?: number): PartRound => {
  const round = rounds[level] as BracketRound
  return { level, round, first, matches: round.matches.slice(first, count === undefined ? undefined : first + count) }
}

function sectionShown(bracket: BracketShown, section: number): PartShown {
  const rounds = Array.from({ length: sectionLevels }, (_, level) => {
    const count = sectionMatches >> level
    return cut(bracket, level, (section - 1) * count, count)
  })
  return { sections: [], rounds }
}

function blockShown(bracket: BracketShown, { from, to }: Part): PartShown {
  const length = to - from + 1
  const rounds = Array.from({ length: Math.log2(length) }, (_, i) => {
    const count = length >> (i + 1)
    return cut(bracket, sectionLevels + i, (from - 1) >> (i + 1), count)
  })
  return { sections: Array.from({ length }, (_, i) => from + i), rounds }
}

/** Where a match stands. */
export interface Place {
  readonly level: number
  readonly index: number
}

export function placeIn({ rounds }: BracketShown, match: string): Place | undefined {
  for (const [level, { matches }] of rounds.entries()) {
    const index = matches.findIndex((each) => each.match === match)
    if (index >= 0) return { level, index }
  }
  return undefined
}

export const matchAt = ({ rounds }: BracketShown, { level, index }: Place): MatchShown | undefined =>
  rounds[level]?.matches[index]

/** The section a place lies in; beyond the sections there is none. */
export const sectionAt = ({ level, index }: Place): number | undefined =>
  level < sectionLevels ? Math.floor((index << level) / sectionMatches) + 1 : undefined

/** The match that decides a section. */
export const lastOfSection = (bracket: BracketShown, section: number): MatchShown | undefined =>
  matchAt(bracket, { level: sectionLevels - 1, index: section - 1 })

/** All matches of a section. */
export const matchesOfSection = (bracket: BracketShown, section: number): readonly MatchShown[] =>
  sectionShown(bracket, section).rounds.flatMap(({ matches }) => matches)

/** The block twice as large around a part. */
export function around({ from, to }: Part): Part {
  const length = 2 * (to - from + 1)
  const first = Math.floor((from - 1) / length) * length + 1
  return { from: first, to: first + length - 1 }
}

/** The smallest part a place is seen in. */
export function partAround(bracket: BracketShown, place: Place): Part {
  const section = sectionAt(place)
  if (section !== undefined) return { from: section, to: section }
  const length = 2 ** (place.level - sectionLevels + 1)
  return length < sectionCount(bracket)
    ? { from: place.index * length + 1, to: (place.index + 1) * length }
    : wholeOf(sectionCount(bracket))
}

/**
 * Where a large bracket opens: at the followed entrant's match, else where something is played now, else where something can
 * be played; before that at its top, and whole when all is decided.
 */
export function partToOpen(
  bracket: BracketShown,
  followed: string | undefined,
  isRunning: (match: MatchShown) => boolean,
): Part {
  const all = bracket.rounds.flatMap(({ matches }) => matches)
  const open =
    all.find(isRunning) ?? all.find(({ state }) => state === 'open') ?? all.find(({ state }) => state === 'waiting')
  const place = placeIn(bracket, followed ?? open?.match ?? '')
  return place ? partAround(bracket, place) : wholeOf(sectionCount(bracket))
}
