/** Reads a result and what is typed behind it: "=", "1-0 14:32 m41", "35-12 ab h1". Nothing is repaired. */
import type { Instant } from '../facts/instant.ts'
import { type Numbers, parseNumbers, parseResult, type Result } from '../facts/result.ts'
import { parseTimeOfDay } from '../facts/time-of-day.ts'
import type { Series } from '../series/series.ts'
import { type Word, wordsOfLine } from './words-of-line.ts'

/** The present, in milliseconds, and a moment on the day that is meant, if it is not today. */
export interface PenTime {
  readonly now: number
  readonly near?: number
}

/** What was typed of one game, or of the boards of two teams. */
export interface TypedResult {
  readonly result?: Result
  readonly numbers?: Numbers
  /** The letters of two seats: "ab". */
  readonly letters?: string
  readonly half?: 1 | 2
  readonly finishedAt?: Instant
  readonly moves?: number
  readonly movesToFinish?: number
}

export type TypedProblem = 'not-a-result' | 'not-a-time' | 'too-much'

/** `stoppedAt` is the first word that was not understood. */
export interface TypedWords {
  readonly typed: TypedResult
  readonly stoppedAt?: Word
  readonly problem?: TypedProblem
}

type Kind = Series['results']

/** What some words from one place on mean. */
interface Portion {
  readonly count: number
  readonly gives: TypedResult
}

type Take = (words: readonly Word[], time: PenTime) => Portion | undefined

export const readTyped = (kind: Kind, text: string, time: PenTime): TypedWords =>
  readTypedWords(kind, wordsOfLine(text), time)

export function readTypedWords(kind: Kind, words: readonly Word[], time: PenTime): TypedWords {
  let typed: TypedResult = {}
  for (let at = 0; at < words.length; ) {
    const rest = words.slice(at)
    const taken = firstNew(takesOf[kind], rest, typed, time)
    if (!taken) return { typed, stoppedAt: rest[0] as Word, problem: problemOf(rest, typed) }
    typed = { ...typed, ...taken.gives }
    at += taken.count
  }
  return { typed }
}

/** Nothing is said twice. */
function firstNew(
  takes: readonly Take[],
  rest: readonly Word[],
  typed: TypedResult,
  time: PenTime,
): Portion | undefined {
  for (const take of takes) {
    const taken = take(rest, time)
    if (taken && !Object.keys(taken.gives).some((name) => name in typed)) return taken
  }
  return undefined
}

function problemOf([word]: readonly Word[], typed: TypedResult): TypedProblem {
  if (/\d[:.h]\d|^\d{1,4}-\d+-/.test(word?.text ?? ''))
    return !hasResult(typed) ? 'not-a-result' : typed.finishedAt === undefined ? 'not-a-time' : 'too-much'
  return hasResult(typed) ? 'too-much' : 'not-a-result'
}

const hasResult = ({ result, numbers }: TypedResult): boolean => result !== undefined || numbers !== undefined

/** The longest of up to three words that are one: "1 - 0", "35 - 12", "− −". */
const joined =
  (read: (text: string) => TypedResult | undefined): Take =>
  (words) => {
    for (let count = Math.min(3, words.length); count > 0; count--) {
      const gives = read(
        words
          .slice(0, count)
          .map(({ text }) => text)
          .join(''),
      )
      if (gives) return { count, gives }
    }
    return undefined
  }

const single =
  (read: (text: string, time: PenTime) => TypedResult | undefined): Take =>
  ([word], time) => {
    const gives = word && read(word.text, time)
    return gives && { count: 1, gives }
  }

const mark = joined((text) => {
  const result = parseResult(text)
  return result && { result }
})

const twoNumbers = joined((text) => {
  const numbers = parseNumbers(text)
  return numbers && { numbers }
})

/** "14:32", "2026-05-01 14:32". */
const finishTime: Take = (words, time) => {
  for (const count of [2, 1]) {
    const text = words
      .slice(0, count)
      .map(({ text }) => text)
      .join(' ')
    const finishedAt = words.length < count ? undefined : parseTimeOfDay(text, time)
    if (finishedAt !== undefined) return { count, gives: { finishedAt } }
  }
  return undefined
}

/** "m41" or "41m": a game has one move at least. */
const moves = single((text) => {
  const [, before, after] = /^(?:m([1-9]\d{0,3})|([1-9]\d{0,3})m)$/i.exec(text) ?? []
  const count = before ?? after
  return count === undefined ? undefined : { moves: Number(count) }
})

/** "f12" or "12f": the moves after which the winner's game is finished. */
const movesToFinish = single((text) => {
  const [, before, after] = /^(?:f(\d{1,4})|(\d{1,4})f)$/i.exec(text) ?? []
  const count = before ?? after
  return count === undefined ? undefined : { movesToFinish: Number(count) }
})

const letters = single((text) => (/^[a-h]{2}$/i.test(text) ? { letters: text.toLowerCase() } : undefined))

const half = single((text) => {
  const [, number] = /^h([12])$/i.exec(text) ?? []
  return number === undefined ? undefined : { half: Number(number) as 1 | 2 }
})

/** How each kind of result of a series is typed. */
const takesOf: Readonly<Record<Kind, readonly Take[]>> = {
  marks: [mark, finishTime, moves, movesToFinish],
  numbers: [twoNumbers, letters, half, finishTime],
}
