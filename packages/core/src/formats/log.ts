/** Tournament files of some formats. */
import type { RecordedFact } from '../facts/fact.ts'
import { type ReadLog, readLines, type Seal, type SealedText, writeLines, writeLinesAfter } from '../facts/log-file.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { RefusedResult } from '../refusals/result.ts'
import { plainText } from '../words/plain-text.ts'
import { kindsOf } from './rule-book/facts/facts-of.ts'
import type { AnyFormat } from './rule-book/format.ts'

/** A result, or the damaged line and its fault. */
export type LogRead = Extract<ReadLog, { ok: true }> | RefusedResult<BadLog>

type BadLog = Extract<Refusal, { code: 'bad-log' }>

/** Reads a file; drops an incomplete last command and says so; other damage is reported by line. */
export function readLog(text: string, known: readonly AnyFormat[]): LogRead {
  const read = readLines(plainText(text), (name) => {
    const format = known.find((each) => each.name === name)
    return format && kindsOf([format])
  })
  return read.ok ? read : new RefusedResult<BadLog>({ code: 'bad-log', line: read.line, problem: read.problem })
}

/** A whole file of these facts. */
export const writeLog = (log: readonly RecordedFact[], known: readonly AnyFormat[]): string =>
  writeLines(log, kindsOf(known))

/** The lines of some whole commands, to be put behind the line with that seal. */
export const writeFacts = (facts: readonly RecordedFact[], after: Seal, known: readonly AnyFormat[]): SealedText =>
  writeLinesAfter(after, facts, kindsOf(known))
