/**
 * The visible part of a bracket. A bracket of more than 32 is cut into sections of 32, numbered from the top; later rounds are
 * shown in blocks of sections: a quarter, a half, the whole.
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
  /** Sections to the left of the first visible round, in a block only. */
  readonly sections: readonly number[]
  readonly rounds: readonly PartRound[]
}

/** First-round matches per section, and the rounds until one match is left. */
const sectionMatches = 16
export const sectionLevels = 5

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
  if (sectionCount(bracket) === 0) return { sections: [], rounds: bracket.rounds.map((_, i) => cut(bracket, i, 0)) }
  return isSection(part) ? sectionShown(bracket, part.from) : blockShown(bracket, part)
}

const cut = ({ rounds }: BulletinBracket, level: number, first: number, count?: number): PartRound => {
  const round = rounds[level] as BracketRound
  return { level, round, first, matches: round.matches.slice(first, count === undefined ? undefined : first + count) }
}

function sectionShown(bracket: BulletinBracket, section: number): PartView {
  const rounds = Array.from({ length: sectionLevels }, (_, level) => {
    const count = sectionMatches >> level
    return cut(bracket, level, (section - 1) * count, count)
  })
  return { sections: [], rounds }
}

function blockShown(bracket: BulletinBracket, { from, to }: BracketPart): PartView {
  const length = to - from + 1
  const rounds = Array.from({ length: Math.log2(length) }, (_, i) => {
    const count = length >> (i + 1)
    return cut(bracket, sectionLevels + i, (from - 1) >> (i + 1), count)
  })
  return { sections: Array.from({ length }, (_, i) => from + i), rounds }
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
export const sectionAt = ({ level, index }: BracketPlace): number | undefined =>
  level < sectionLevels ? Math.floor((index << level) / sectionMatches) + 1 : undefined

/** The last match of a section. */
export const lastOfSection = (bracket: BulletinBracket, section: number): BulletinMatch | undefined =>
  matchAt(bracket, { level: sectionLevels - 1, index: section - 1 })

/** All matches of a section. */
export const matchesOfSection = (bracket: BulletinBracket, section: number): readonly BulletinMatch[] =>
  sectionShown(bracket, section).rounds.flatMap(({ matches }) => matches)

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

/**
 * Where a large bracket opens: at the followed entrant's match, else at a match in play, else at one that can be played;
 * before that at its top, and whole once everything is decided.
 */
export function partToOpen(
  bracket: BulletinBracket,
  followed: string | undefined,
  isRunning: (match: BulletinMatch) => boolean,
): BracketPart {
  const all = bracket.rounds.flatMap(({ matches }) => matches)
  const open =
    all.find(isRunning) ?? all.find(({ state }) => state === 'open') ?? all.find(({ state }) => state === 'waiting')
  const place = placeIn(bracket, followed ?? open?.match ?? '')
  return place ? partAround(bracket, place) : wholeOf(sectionCount(bracket))
}
