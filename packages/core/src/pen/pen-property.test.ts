/**
 * Whatever is typed is answered: no line throws, no reading damages a tournament, and what a line was understood as is what is then recorded.
 * @module-tag both
 */
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { numericSeed as seed, sized } from '../../../../tools/tier.ts'
import type { Hall } from '../../test/hall.ts'
import { halls, names, sheetOf } from '../../test/pen-hall.ts'
import { act, decide } from '../decider/decide.ts'
import type { RecordedFact } from '../facts/fact.ts'
import { instantOf } from '../facts/instant.ts'
import { snapshot } from '../testing/snapshot.ts'
import { completedLine, penCompletions } from './pen-completions.ts'
import { isReport, type PenReport } from './pen-reading.ts'
import { readLine } from './read-line.ts'
import { readLines } from './read-lines.ts'

const now = Date.parse('2026-05-01T15:00:00Z')
const asked = { by: 'director', now: instantOf(now) }

/** Words that mean something somewhere, beside anything else. */
const word = fc.oneof(
  fc.constantFrom(
    ...[
      '1',
      '2',
      '3',
      'Q1.1',
      'q1.2',
      'D1.1',
      '1/2',
      '2/1',
      '/2',
      '0',
      '=',
      '½',
      '+',
      '-',
      '−',
      '+-',
      '--',
      '1-0',
      '0:1',
    ],
    ...[
      '35-12',
      '20–8',
      'ab',
      'ba',
      'h1',
      'h2',
      '14:32',
      '14:75',
      '2026-02-31',
      'm41',
      'f3',
      'u',
      'redo',
      'absent',
      'cancel',
    ],
    ...[
      'rule',
      'forfeit',
      'v',
      ';',
      '"',
      ...names,
      'A',
      'B',
      'P1',
      'P6',
      'T1',
      'T8',
      'T9',
      'E1',
      'anna',
      'ann',
      'smith',
    ],
  ),
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
)
/** Mostly in an order that makes sense. */
const place = fc.constantFrom(
  '1',
  '2',
  '3',
  'Q1.1',
  'D1.1/2',
  'anna',
  ...names,
  'P1',
  'P6',
  'T1',
  'T9 T5',
  'E1',
  '1 ab',
  '2 ba',
)
const result = fc.constantFrom(
  '1',
  '0',
  '=',
  '½',
  '+-',
  '-',
  '--',
  '35-12',
  '20–8 h1',
  '1 14:32',
  '= m41',
  'absent',
  'cancel',
)
const line = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(place, result).map((words) => words.join(' ')) },
  { weight: 4, arbitrary: fc.array(word, { maxLength: 5 }).map((words) => words.join(' ')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)

let understood = 0
let recorded = 0
afterAll(() => {
  expect(understood).toBeGreaterThan(100)
  expect(recorded).toBeGreaterThan(50)
})

describe.each(Object.keys(halls))('in a %s', (name) => {
  const make = halls[name] as () => Hall
  const hall = make()
  const { tournament } = hall
  const sheet = sheetOf(hall)
  const before = snapshot(tournament.chart)

  test('typing never throws and never damages, and what was understood is recorded', () => {
    fc.assert(
      fc.property(line, (typed) => {
        const reading = readLine(sheet, typed, { now })
        expect(reading.says.length).toBeGreaterThan(0)
        if (reading.is === 'stopped') expect(reading.at.to).toBeLessThanOrEqual(typed.length)
        if (reading.is !== 'command') return
        understood++
        const answer = decide(tournament, reading.command, asked)
        expect(snapshot(tournament.chart)).toBe(before)
        if (!answer.ok || !isReport(reading.command)) return
        recorded++
        expect(reportIn(answer.facts[0])).toEqual(inOrder(reading.command, answer.facts[0]))
      }),
      { seed, numRuns: sized({ test: 300, rest: 3000, deep: 30_000 }) },
    )
  })

  test('a completion is understood at least as far as what it completes', () => {
    fc.assert(
      fc.property(line, (typed) => {
        for (const completion of penCompletions(sheet, typed)) {
          expect(typed.slice(completion.to)).toBe('')
          expect(readLine(sheet, completedLine(typed, completion), { now }).says.length).toBeGreaterThan(0)
        }
      }),
      { seed, numRuns: sized({ test: 100, rest: 1000, deep: 10_000 }) },
    )
  })

  test('several lines that are understood are recorded together, or refused together', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const reports = readLines(sheet, lines.join('\n'), { now }).flatMap(({ reading }) =>
          reading.is === 'command' && isReport(reading.command) ? [reading.command] : [],
        )
        if (reports.length === 0) return
        const { tournament: copy } = make()
        const size = copy.log.length
        const answer = act(copy, { do: 'report-several', reports: reports.map(({ do: _, ...each }) => each) }, asked)
        expect(copy.log.length - size).toBe(answer.ok ? answer.facts.length : 0)
      }),
      { seed, numRuns: sized({ test: 20, rest: 200, deep: 2000 }) },
    )
  })
})

type Told = Pick<PenReport, 'match'> & { readonly result: unknown }

const reportIn = (fact: RecordedFact | undefined): Told | undefined =>
  fact?.type === 'game-finished' ? { match: fact.match, result: fact.result } : undefined

/** Figures of teams are recorded in the order of the seats. */
function inOrder(command: PenReport, fact: RecordedFact | undefined): Told {
  if (!('imps' in command)) return { match: command.match, result: command.result }
  const isTurned =
    fact?.type === 'game-finished' && command.between?.[0] !== undefined && fact.sides[0] !== command.between[0]
  const [one, other] = command.imps
  return { match: command.match, result: isTurned ? [other, one] : [one, other] }
}
