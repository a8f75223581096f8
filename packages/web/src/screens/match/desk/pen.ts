/** What is typed at the pen line of a match: a result, then the time it ended if that is to be told. */
import { timeTyped } from '../../../parts/typed-time.ts'

export const gameResults = ['1-0', '1/2-1/2', '0-1', '+-', '-+', '--'] as const
export type GameResult = (typeof gameResults)[number]

/** The keys, as they stand on the sheet. */
export const keyOf: Readonly<Record<GameResult, string>> = {
  '1-0': '1',
  '1/2-1/2': '=',
  '0-1': '0',
  '+-': '+',
  '-+': '−',
  '--': '− −',
}

/** What the key types. */
export const typedFor: Readonly<Record<GameResult, string>> = {
  '1-0': '1',
  '1/2-1/2': '=',
  '0-1': '0',
  '+-': '+',
  '-+': '-',
  '--': '--',
}

const spellings: ReadonlyMap<string, GameResult> = new Map([
  ...gameResults.flatMap((result) => [[result, result] as const, [typedFor[result], result] as const]),
  ['1–0', '1-0'],
  ['0–1', '0-1'],
  ['½', '1/2-1/2'],
  ['1/2', '1/2-1/2'],
  ['½-½', '1/2-1/2'],
  ['½–½', '1/2-1/2'],
  ['−', '-+'],
  ['−−', '--'],
])

export interface PenRead {
  readonly result?: GameResult
  readonly finishedAt?: string
  /** Something of it is no result and no time. */
  readonly isUnreadable: boolean
}

export function readPen(text: string, now: number = Date.now()): PenRead {
  const [first, clock, ...more] = text
    .trim()
    .split(/\s+/)
    .filter((token) => token !== '')
  if (first === undefined) return { isUnreadable: false }
  const result = spellings.get(first)
  const finishedAt = clock === undefined ? undefined : timeTyped(clock, { now })
  const isUnreadable = result === undefined || more.length > 0 || (clock !== undefined && finishedAt === undefined)
  return { ...(result ? { result } : {}), ...(finishedAt ? { finishedAt } : {}), isUnreadable }
}
