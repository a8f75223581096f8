/**
 * A second opinion on a tournament: every rule checked by code that shares nothing with the formats, the chart or the
 * decider. It reads a log and gives its findings and the table.
 */

import type { RecordedFact as AnyRecorded } from '../facts/fact.ts'
import type { EntrantId } from '../facts/ids.ts'
import { ruleBooks } from './books.ts'
import type { Recorded } from './facts.ts'
import { about, type Finding } from './finding.ts'
import { changeLaws } from './laws/change-laws.ts'
import { logLaws } from './laws/log-laws.ts'
import type { RuleBook, VerifiedRow } from './opinion.ts'
import { walk } from './walk.ts'
import { message } from './words/messages.ts'

export { ruleBooks } from './books.ts'
export type { CommandFacts } from './command-facts.ts'
export { Field, type Person } from './field.ts'
export { about, type Finding, named } from './finding.ts'
export type { ExtraFields } from './laws/foreign.ts'
export type { PlainFact } from './ledger.ts'
export type { Handlers, Opinion, RuleBook, VerifiedRow } from './opinion.ts'

export interface Verdict {
  /** In log order; empty for a good log. */
  readonly findings: readonly Finding[]
  readonly table: readonly VerifiedRow[]
  readonly champion: EntrantId | undefined
  readonly isFinished: boolean
}

/** Checks a log by the rule book of its format; if two books name the format, by the later one. */
export function verify(facts: readonly AnyRecorded[], books: readonly RuleBook[] = ruleBooks): Verdict {
  const log = facts as readonly Recorded[] // facts that formats bring are told apart by their type only here
  const opened = log.find((fact) => fact.type === 'tournament-opened')
  const book = opened && books.findLast(({ format }) => format === opened.format)
  const findings = [...logLaws(log, book), ...changeLaws(log)]
  if (opened && !book)
    findings.push(about(opened, 'LOG-16', message('found-format', { format: { text: opened.format } })))
  if (!opened || !book) return { findings: inLogOrder(findings), table: [], champion: undefined, isFinished: false }
  const walked = walk(log, opened, book)
  const { opinion } = walked
  return {
    findings: inLogOrder([...findings, ...book.objections(opened), ...walked.findings]),
    table: opinion.table(),
    champion: opinion.champion(),
    isFinished: opinion.isFinished,
  }
}

const inLogOrder = (findings: readonly Finding[]): Finding[] => findings.toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0))
