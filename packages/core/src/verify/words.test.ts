/** Every message of the second opinion is said about some log: in the tests of corrupted logs, or about one of these. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MessageCoverage } from '../../../../tools/message-coverage.ts'
import * as bridge from '../../test/bridge-log.ts'
import * as cup from '../../test/cup-log.ts'
import * as hybrid from '../../test/hybrid-log.ts'
import { saidInEveryLanguage } from '../../test/in-every-language.ts'
import { inEnglish } from '../../test/said.ts'
import type { RecordedFact } from '../facts/fact.ts'
import { verify } from './index.ts'

interface HasFacts {
  readonly facts: readonly RecordedFact[]
}

const reached = new MessageCoverage()

const pairs = ['1-2 2-4 4-5 3-5 1-3', '1-4 3-4 2-3 2-5 1-5']
const ids = pairs.flatMap((ring, r) => ring.split(' ').map((pair, i) => [pair, `R${r + 1}.${i + 1}`] as const))
const robin = (setup = {}, fields = {}) =>
  bridge.started(5, setup, fields).play(...ids.map(([pair, id]) => `${id} ${pair} 30-20`))
const none = (text: string, boards: number) => text.split(' ').map((pair) => bridge.handicap(pair, boards, 0, 0))
const level = (options = {}) => ({
  options: { handicap: true, ...options },
  team: (number: number) => bridge.average(100, number),
})
const robinWithHandicap = () => robin(level(), { handicaps: ids.flatMap(([pair]) => none(pair, 7)) })
const placed = () => robinWithHandicap().add(bridge.seeds('1 2 3 4'))
const inBrackets = (by = {}) =>
  bridge
    .entered(6, { options: { bracketed: true }, team: (number) => bridge.average(100 * number, number) })
    .add(bridge.start([6, 5, 4, 3, 2, 1], { brackets: [3, 3], ...by }))
const within = { reason: { rule: 'BRI-33', by: 'entry', within: 'brackets' } }
const beforeMoving = () => bridge.inBrackets([8, 4]).play('B1 9-12 30-20')
const byHand = () => cup.startedByHand(2, {}, cup.openings(5)).play('1 ab 10')
const four = () => bridge.started(4, level({ thirdPlace: true }), { handicaps: none('1-4 2-3', 28) })
const threeWays = ['1 1-7-10', '2 2-8-9', '3 3-5-12', '4 4-6-11'].flatMap((text) => {
  const [match, teams = ''] = text.split(' ')
  const [a, b, c] = teams.split('-')
  return [`${match}/1 ${a}-${b} 30-20`, `${match}/3 ${a}-${c} 30-20`, `${match}/5 ${b}-${c} 30-20`]
})
const threeLeft = () =>
  bridge
    .started(12, { options: { playoff: true } })
    .play(...threeWays, '5 1-8 30-20', '6 2-7 30-20', '7 3-6 30-20')
    .add(bridge.ruling('8', '4-5', bridge.absent(5)))
const twenty = () => {
  const log = hybrid.started(20).add(hybrid.phase(1, 'a-t b-s c-r d-q e-p f-o g-n h-m i-l j-k'))
  return log.play(...Array.from({ length: 10 }, (_, i) => `Q1.${i + 1} 1-0`)).add(hybrid.withdrew('t'))
}
const changed = (log: cup.CupLog) =>
  log.add({ type: 'options-changed', options: { roundPairIncrements: [1, 2], uniquePerMatchOnly: false } })

/** What no test of a corrupted log comes to, or only beside something else. */
const rare: Readonly<Record<string, () => HasFacts>> = {
  'found-log-empty': () => ({ facts: [] }),
  'found-undo-nothing': () => bridge.entered(0).add(bridge.undoes([1])),
  'found-revokes-nothing': () => bridge.entered(2).add(bridge.revokes([99])),
  'found-redraw-nothing': () => bridge.entered(8).add(bridge.redraws([2]), bridge.start(bridge.upTo(8))),
  'found-redraw-late': () =>
    bridge
      .started(8)
      .play('1 1-8 30-20')
      .add(bridge.redraws([10], [11]), bridge.start(bridge.upTo(8))),
  'found-option-excluded': () => bridge.entered(0, { options: { compact: true, playoff: true } }),
  'found-field-elsewhere': () => cup.entered(2).add(cup.start('ab', { brackets: [2] })),
  'found-redraw-elsewhere': () =>
    cup
      .entered(2)
      .add(cup.start('ab'))
      .add(bridge.redraws([4]), cup.start('ab')),
  'found-listed-absent': () => hybrid.entered(3).add(hybrid.withdrew('c')).add(hybrid.start('abc')),
  'found-bracket-by-average': () => inBrackets({ ...within, order: ['t1', 't2', 't3', 't4', 't5', 't6'] }),
  'found-bracket-order': () => inBrackets(within),
  'found-opening-pair': () => byHand().add(cup.draws('1', 3, 2)),
  'found-opening-planned': () => byHand().add(cup.draws('1', 2, 1)),
  'found-opening-drawn': () =>
    byHand()
      .add(cup.draws('1', 2, 2))
      .play('1 ab 10')
      .add(cup.draws('1', 3, 2)),
  'found-opening-twice': () =>
    changed(cup.started(4, { uniquePerMatchOnly: false }, cup.openings(6)).play('1 ad 10>4')),
  'found-bye-other': () => twenty().add(hybrid.phase(2, 'b-c d-e f-g h-i j-k l-m n-o p-q r-s a')),
  'found-seed-nobody': () =>
    hybrid
      .started(5)
      .add(hybrid.phase(1, 'a-d b-c e'))
      .add(hybrid.withdrew('b'))
      .add(hybrid.withdrew('d'))
      .add(hybrid.seeds('aceb')),
  'found-second-round-told': () =>
    beforeMoving().add(bridge.wrongBracket(10, 'B directors low lost stands', { secondRound: [[1, 2]] })),
  'found-second-round': () =>
    beforeMoving().add(bridge.wrongBracket(9, 'B directors low won moved', { to: 'A', secondRound: [[1, 2]] })),
  'found-handicaps-early': () => bridge.entered(0).add(bridge.entry(1, {}, { handicaps: none('1-2', 28) })),
  'found-handicap-extra': () => bridge.started(4, level(), { handicaps: none('1-4 2-3 1-2', 28) }),
  'found-through-absent': () =>
    bridge
      .started(9)
      .add(bridge.withdrew(9, { emergency: true }))
      .add(bridge.ruling('1', '1-5-9', bridge.through(1, 9))),
  'found-not-chosen': () => placed().add(bridge.named('knockout', 'default', '1-4 2-3')),
  'found-choice-none': () => placed().add(bridge.withdrew(4)).add(bridge.chosen('1-3 2-4')),
  'found-choice-default': () =>
    placed()
      .add(bridge.withdrew(4))
      .add(bridge.named('knockout', 'default', '1-3 2-4')),
  'found-robin-ring': () => {
    const log = bridge.inBrackets([8, 4], level(), { handicaps: none('1-8 2-7 3-6 4-5 9-12 10-11', 28) })
    log.play('A1 1-8 30-20', 'A2 2-7 30-20', 'A3 3-6 30-20', 'A4 4-5 30-20', 'B1 9-12 30-20')
    log.add(bridge.wrongBracket(9, 'B directors low won moved', { to: 'A', voids: [bridge.resultOf(log, 'B1')] }))
    return log.add(bridge.paired(2, pairs[1] ?? '', { stage: 'round-robin-A', round: 1 }))
  },
  'found-alone': () => threeLeft().add(bridge.named('fifth-place', 'playoff', '6-8', { byes: ['t7'] })),
  'found-no-third': () => bridge.started(8).add(bridge.named('third-place', 'default', '1-2')),
  'found-third-teams': () =>
    four()
      .play('1 1-4 60-20', '2 2-3 60-20')
      .add(bridge.named('third-place', 'default', '1-2')),
  'found-place-empty': () => {
    const log = bridge.started(5).add(bridge.withdrew(5)).add(bridge.withdrew(4))
    const rest = ids.filter(([pair]) => !/[45]/.test(pair)).map(([pair, id]) => `${id} ${pair} 30-20`)
    return log.play(...rest).add(bridge.seeds('1 2 3 4'))
  },
}

describe('what is rare', () => {
  test.each(Object.keys(rare))('%s', (id) => {
    const says = verify(rare[id]?.().facts ?? []).findings.flatMap((finding) => finding.says)
    for (const message of says) saidInEveryLanguage(message)
    reached.count(says)
    expect(JSON.stringify(says)).toContain(`"id":"${id}"`)
  })
})

test('every message is said about some log', () => {
  const folder = new URL('./', import.meta.url)
  const snapshots = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.snap'))
  const kept = snapshots.map((file) => readFileSync(new URL(file, folder), 'utf8'))
  for (const [, id] of kept.join('\n').matchAll(/"id":"([\w-]+)"/g)) reached.count({ id })
  const without = {
    'found-colours-apart': 'two tests of hybrid-knockout/pairing.test.ts compare it whole',
    'found-options-displace': 'a change of options that takes a place away is objected to for something else first',
  }
  expect(reached.missing('packages/core/src/verify', without)).toEqual([])
})

test('what is found reads as a sentence', () => {
  const said = (log: HasFacts) => inEnglish(verify(log.facts).findings.at(-1)?.says ?? [])
  expect(said(byHand().add(cup.draws('1', 3, 2)))).toBe('In match 1 an opening is due for pair 2, not for pair 3.')
})
