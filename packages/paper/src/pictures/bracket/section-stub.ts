/** A part of a large bracket in a few words, left of the rounds it leads to: who is still in, and how much is to be played. */
import type { BulletinBracket, BulletinMatch } from '@arbiter/core/bulletin'
import { type BracketPart, type BracketPlace, matchAt, matchesInto, partAround } from './bracket-part.ts'

export interface SectionStub {
  /** The last match of the part: its winner goes on into the first round that is drawn. */
  readonly place: BracketPlace
  /** What is drawn when the stub is opened. */
  readonly part: BracketPart
  readonly matches: number
  readonly running: number
  readonly toGo: number
  /** The two best seeds that are still in; only the winner, once there is one. */
  readonly names: readonly SeededName[]
  /** True if the winner of the part is known. */
  readonly isDone: boolean
}

export interface SeededName {
  readonly name: string
  readonly seed: number | undefined
}

const mostNames = 2

interface StubQuestion {
  readonly bracket: BulletinBracket
  readonly seeds: ReadonlyMap<string, number>
  readonly isRunning: (match: BulletinMatch) => boolean
}

export function stubAt({ bracket, seeds, isRunning }: StubQuestion, place: BracketPlace): SectionStub {
  const matches = matchesInto(bracket, place)
  const isDone = matchAt(bracket, place)?.state === 'decided'
  const still = stillIn(matches).map((name) => ({ name, seed: seeds.get(name) }))
  return {
    place,
    part: partAround(bracket, place),
    matches: matches.length,
    running: matches.filter(isRunning).length,
    toGo: matches.filter(({ state }) => state !== 'decided').length,
    names: still.toSorted((one, other) => rank(one) - rank(other)).slice(0, mostNames),
    isDone,
  }
}

const rank = ({ seed }: SeededName): number => seed ?? Number.MAX_SAFE_INTEGER

/** Everybody who sits in a match and has not gone out in one. */
function stillIn(matches: readonly BulletinMatch[]): string[] {
  const names = new Set<string>()
  for (const { seats } of matches) for (const { entrant } of seats) if (entrant !== undefined) names.add(entrant)
  for (const { state, seats, advancing = [], winner } of matches)
    for (const { entrant } of state === 'decided' ? seats : [])
      if (entrant !== undefined && entrant !== winner && !advancing.includes(entrant)) names.delete(entrant)
  return [...names]
}
