/** Reads the result alone, where the match is named apart. */
import type { Message } from '../message/message.ts'
import { meantById } from './match-meant.ts'
import { notUnderstood } from './no-report.ts'
import type { PenMatch, PenSheet } from './pen-sheet.ts'
import { type PenTime, readTypedWords, type TypedResult } from './typed-result.ts'
import { wordsOfLine } from './words-of-line.ts'

/** The fields of a report or a correction, or why there are none. */
export type ResultReading = { readonly fields: ResultFields } | { readonly says: readonly [Message, ...Message[]] }

export interface ResultFields extends Pick<TypedResult, 'result' | 'finishedAt' | 'moves' | 'movesToFinish' | 'half'> {
  readonly imps?: TypedResult['numbers']
}

/** Matches of one tournament have results of one kind, so that of a match that is not there is known too. */
export function readResult(sheet: PenSheet, match: string, text: string, time: PenTime): ResultReading {
  const named = meantById(sheet, wordsOfLine(match))?.matches[0] ?? [...sheet.matches.values()][0]
  return named ? readFor(named, text, time) : { fields: readTypedWords('marks', wordsOfLine(text), time).typed }
}

function readFor(match: PenMatch, text: string, time: PenTime): ResultReading {
  const words = wordsOfLine(text)
  const { typed, stoppedAt, problem = 'not-a-result' } = readTypedWords(match.results, words, time)
  const stop = stoppedAt ?? (typed.letters === undefined ? undefined : words[0])
  if (stop) return { says: notUnderstood(match, words, stop, problem).says }
  const { numbers, ...fields } = typed
  return { fields: { ...fields, ...(numbers ? { imps: numbers } : {}) } }
}
