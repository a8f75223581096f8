/** The preflight: what it finds in good engines and bad. */
import { describe, expect, test } from 'vitest'
import { checkEngine, checkItems } from '../src/engine/check.ts'
import { embeddedEngines } from '../src/engine/embedded-engines.ts'
import { foundEngines } from '../src/engine/installed-engines.ts'
import { inEnglish } from './said.ts'
import { zoo } from './world.ts'

describe('a good engine', () => {
  test('the embedded one is fit, in everything', async () => {
    const [first] = embeddedEngines()
    if (!first) throw new Error('there is none')
    const report = await checkEngine(first, { limit: { nodes: 500 } })
    expect(report.findings.filter(({ verdict }) => verdict === 'problem')).toEqual([])
    expect(report.findings.map(({ item }) => item)).toEqual(checkItems)
    expect(report).toMatchObject({ isFit: true, id: { name: expect.stringContaining('Stockfish') } })
    expect(report.options.map(({ name }) => name)).toContain('Skill Level')
    expect(report.transcript).toBeUndefined()
  })
})

test('an engine that ignores “go nodes” is not told to take more time (F4)', async () => {
  const report = await checkEngine(zoo('ignores-nodes'), { limit: { nodes: 5, hangMs: 100 } })
  expect(report.findings.at(-1)).toMatchObject({
    item: 'move',
    verdict: 'problem',
    says: [
      { id: 'engine-no-answer', asked: { text: 'go nodes 5' }, within: { number: 0.1 } },
      { id: 'engine-no-answer-do' },
    ],
  })
})

describe('a bad one', () => {
  const patience = { uciokMs: 3000, readyMs: 500, stopMs: 300 }
  test.each`
    mode              | item                      | verdict      | sentence
    ${'no-uciok'}     | ${'starts'}               | ${'problem'} | ${/said nothing within 3 s/}
    ${'exits'}        | ${'starts'}               | ${'problem'} | ${/ended before it said “uciok”\. .*exit code 3/}
    ${'no-readyok'}   | ${'ready'}                | ${'problem'} | ${/not ready within 0.5 s/}
    ${'no-960'}       | ${'chess960'}             | ${'remark'}  | ${/does not play Chess960/}
    ${'null'}         | ${'one-millisecond'}      | ${'ok'}      | ${/one millisecond/}
    ${'stubborn'}     | ${'stop'}                 | ${'problem'} | ${/does not answer “stop”/}
    ${'ignores-quit'} | ${'ends-on-quit'}         | ${'remark'}  | ${/will be killed/}
    ${'ignores-quit'} | ${'ends-on-closed-input'} | ${'remark'}  | ${/Arbiter will see to it/}
    ${'plays'}        | ${'ends-on-closed-input'} | ${'ok'}      | ${/ends when its input closes/}
  `('$mode: $item is $verdict', { tags: ['rest'] }, async ({ mode, item, verdict, sentence }) => {
    const report = await checkEngine(zoo(mode), { patience, limit: { nodes: 5 } })
    const finding = report.findings.find((each) => each.item === item)
    expect(finding?.verdict).toBe(verdict)
    expect(inEnglish(finding?.says ?? [])).toMatch(sentence)
    expect(report.isFit).toBe(!report.findings.some((each) => each.verdict === 'problem'))
    expect(report.transcript === undefined).toBe(report.isFit)
  })

  test('options that do not fit are all named', async () => {
    const report = await checkEngine({ ...zoo('plays'), options: { Hash: 0, Stile: 'Solid' } })
    expect(report.findings.at(-1)).toMatchObject({
      item: 'options',
      verdict: 'problem',
      says: [{ id: 'uci-option-range' }, { id: 'uci-option-unknown' }, { id: 'refused-mean', word: { text: 'Style' } }],
    })
  })
})

describe('engines that are there', () => {
  test('eight are embedded, each under its own name and weaker than the one before', () => {
    const engines = embeddedEngines()
    expect(new Set(engines.map(({ name }) => name)).size).toBe(8)
    const ratings = engines.map(({ rating }) => Number(rating))
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
  })

  test('those found can be run, and one that is not there is not found', () => {
    for (const { command } of foundEngines()) expect(command).toMatch(/^\//)
    expect(
      foundEngines('/nowhere').every(({ command }) => command.includes('/games/') || command.includes('homebrew')),
    ).toBe(true)
  })
})
