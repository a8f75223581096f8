/** Tournament files of the formats that ship with Arbiter, or of others that are given. */
import type { Recorded } from '../facts/fact.ts'
import { type ReadLog, readLines, type Seal, type Written, writeLines, writeLinesAfter } from '../facts/log-file.ts'
import { kindsOf } from './facts/facts-of.ts'
import type { AnyFormat } from './format.ts'
import { formats } from './index.ts'

/** Reads a file; an end that was never completed is left off and said, any other damage is named by its line. */
export const readLog = (text: string, known: readonly AnyFormat[] = formats): ReadLog =>
  readLines(text, (name) => {
    const format = known.find((each) => each.name === name)
    return format && (format.facts ?? [])
  })

/** A whole file with these facts in it. */
export const writeLog = (log: readonly Recorded[], known: readonly AnyFormat[] = formats): string =>
  writeLines(log, kindsOf(known))

/** The lines of some whole commands, to be put behind the line with that seal. */
export const writeFacts = (facts: readonly Recorded[], after: Seal, known: readonly AnyFormat[] = formats): Written =>
  writeLinesAfter(after, facts, kindsOf(known))
