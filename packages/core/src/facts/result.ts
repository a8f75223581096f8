/** What a game can end with: White's side first, as in PGN (`+-`, `-+` and `--` are forfeits), or the IMPs of two teams. */
import * as z from 'zod'

export const results = ['1-0', '0-1', '1/2-1/2', '+-', '-+', '--'] as const
export type Result = (typeof results)[number]

const impsOfTeam = z.int().min(0).max(9999)
export const impsSchema = z.tuple([impsOfTeam, impsOfTeam]).readonly().describe('IMPs of each of the two teams')
export type Imps = z.infer<typeof impsSchema>

export const resultSchema = z.union([z.enum(results), impsSchema])

/** Half points of each side, or IMPs. */
export interface Score {
  readonly result: Result | Imps
  readonly white: number
  readonly black: number
  readonly isForfeit: boolean
}

const scores: Readonly<Record<Result, Score>> = {
  '1-0': { result: '1-0', white: 2, black: 0, isForfeit: false },
  '0-1': { result: '0-1', white: 0, black: 2, isForfeit: false },
  '1/2-1/2': { result: '1/2-1/2', white: 1, black: 1, isForfeit: false },
  '+-': { result: '+-', white: 2, black: 0, isForfeit: true },
  '-+': { result: '-+', white: 0, black: 2, isForfeit: true },
  '--': { result: '--', white: 0, black: 0, isForfeit: true },
}

export const scoreOf = (result: Result | Imps): Score => (typeof result === 'string' ? scores[result] : scoreIn(result))

const scoreIn = (imps: Imps): Score => ({ result: imps, white: imps[0], black: imps[1], isForfeit: false })

/** "1-0", "35–12". */
export const resultShown = (result: Result | Imps): string =>
  typeof result === 'string' ? result : `${result[0]}–${result[1]}`

const spellings: ReadonlyMap<string, Result> = new Map([
  ...results.map((result) => [result, result] as const),
  ['1/2', '1/2-1/2'],
  ['½', '1/2-1/2'],
  ['½-½', '1/2-1/2'],
  ['1:0', '1-0'],
  ['0:1', '0-1'],
])

/** Reads a result as people type it; `undefined` if it is none. */
export const parseResult = (text: string): Result | undefined => spellings.get(text.trim())
