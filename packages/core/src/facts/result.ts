/** The results of a game: White's side first, as in PGN (`+-`, `-+` and `--` are forfeits), or numbers of two sides. */
import * as z from 'zod/mini'
import { described } from '../descriptions/schema-description.ts'
import { message as about } from '../descriptions/words/messages.ts'

export const results = ['1-0', '0-1', '1/2-1/2', '+-', '-+', '--'] as const
export type Result = (typeof results)[number]

const numberOfSide = z.int().check(z.minimum(0), z.maximum(9999))
export const numbersSchema = described(z.readonly(z.tuple([numberOfSide, numberOfSide])), about('about-imps'))
export type Numbers = z.infer<typeof numbersSchema>

export const resultSchema = z.union([z.enum(results), numbersSchema])

/** Half points or numbers of each side. */
export interface Score {
  readonly result: Result | Numbers
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

export const scoreOf = (result: Result | Numbers): Score =>
  typeof result === 'string' ? scores[result] : scoreIn(result)

const scoreIn = (numbers: Numbers): Score => ({
  result: numbers,
  white: numbers[0],
  black: numbers[1],
  isForfeit: false,
})

/** By typed text in small letters, with hyphens in place of dashes and colons, and fractions in place of half signs. */
const spellings: ReadonlyMap<string, Result> = new Map(
  (
    [
      ['1-0', ['1', '1-0']],
      ['0-1', ['0', '0-1']],
      ['1/2-1/2', ['=', 'r', 'd', '1/2', '1/2-1/2', '.5', '.5-.5', '0.5', '0.5-0.5', 'draw', 'remis', 'nulle']],
      ['+-', ['+', '+-', '+--']],
      ['-+', ['-', '-+', '--+']],
      ['--', ['--', '---']],
    ] as const
  ).flatMap(([result, texts]) => texts.map((text) => [text, result] as const)),
)

/** Parses a typed result; `undefined` if it is not valid. */
export const parseResult = (text: string): Result | undefined => spellings.get(text) ?? spellings.get(plainly(text))

/** Parses the typed numbers of two sides, "35-12"; `undefined` if they are not valid. */
export function parseNumbers(text: string): Numbers | undefined {
  const [, first, second] = /^(\d{1,4}) *- *(\d{1,4})$/.exec(plainly(text)) ?? []
  return first === undefined ? undefined : [Number(first), Number(second)]
}

const plainly = (text: string): string =>
  text
    .trim()
    .normalize('NFKC') // ½ becomes 1⁄2, and wide figures plain ones
    .toLowerCase()
    .replace(/⁄/g, '/')
    .replace(/,/g, '.')
    .replace(/[\u2010-\u2015−:∶]/g, '-')

/** 2.5 is 2½, 0.5 is ½; whole numbers are themselves. */
export function halvesShown(figure: number): string {
  if (Number.isInteger(figure) || !Number.isInteger(figure * 2)) return String(figure)
  return `${Math.floor(figure) || ''}½`
}
