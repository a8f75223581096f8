/**
 * What a corrupted log is found to break. What each finding says lies beside its test, in `__snapshots__`: there is seen that
 * every message of the second opinion is reached (verify/words.test.ts).
 */
import { expect } from 'vitest'
import type { Finding } from '../src/verify/index.ts'
import { saidInEveryLanguage } from './in-every-language.ts'

/** The rule is cited at this fact, and what is said there is what it was. */
export function expectFound(findings: readonly Finding[], rule: string | undefined, seq: number): void {
  const found = findings.filter((finding) => finding.rule === rule && finding.seq === seq)
  expect(findings.map((finding) => `${finding.rule} at ${finding.seq}`)).toContain(`${rule} at ${seq}`)
  for (const message of found.flatMap(({ says }) => says)) saidInEveryLanguage(message)
  expect(found.map(({ says }) => JSON.stringify(says)).join('\n')).toMatchSnapshot()
}
