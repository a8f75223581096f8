/** Facts and fields that other formats have are found (LOG-17, LOG-19, LOG-20). */
import { describe, expect, test } from 'vitest'
import {
  boards,
  conditions,
  type Fields,
  Log,
  lineup,
  redraws,
  remedy,
  wrongBracket,
} from '../../../test/bridge-log.ts'
import { draws, openings } from '../../../test/cup-log.ts'
import { verify } from '../index.ts'

const players = (team: string) => [1, 2, 3, 4].map((number) => ({ name: `${team}${number}`, masterpoints: 10 }))
const entries = ['t1', 't2', 't3', 't4'].map((id) => ({
  type: 'entrant-entered',
  entrant: { id, name: id.toUpperCase(), rating: 1000, players: players(id) },
}))
const entered = (format: string): Log =>
  new Log().add({ type: 'tournament-opened', format, rules: 1, autoPair: true, dice: 'd', options: {} }).add(...entries)
const starting = (rule: string, fields: Fields = {}): Fields => {
  return { type: 'tournament-started', order: ['t1', 't2', 't3', 't4'], reason: { rule, by: 'entry' }, ...fields }
}
const rules = (log: Log): string[] => verify(log.facts).findings.map(({ rule }) => rule)

const winner = { type: 'winner-declared', stage: 'x', round: 2, winners: ['t1'] }
const pairing = { type: 'round-paired', stage: 'x', round: 1, kind: 'x', matches: [], byes: [], reasons: [] }
const seeds = { type: 'seeds-published', stage: 'x', order: [], reasons: [] }
const handicaps = { handicaps: [] }

const bridgeFacts: [string, Fields][] = [
  ['a line-up', lineup('1', 1, { players: [1, 2, 3, 4] })],
  ['boards', boards('1 1-4', [1, 0, 0])],
  ['conditions', conditions],
  ['a remedy', remedy(1, { refund: true })],
  ['a wrong bracket', wrongBracket(1, 'A team low in-time stands')],
]
const cupFacts: [string, Fields][] = [
  ['a draw of an opening', draws('1', 2, 1)],
  ['a game broken off', { type: 'game-abandoned', match: '1', game: 1, sides: ['t1', 't2'], why: 'void' }],
  ['how games are played', { type: 'play-arranged', from: 1, play: {} }],
  ['changed options', { type: 'options-changed', options: {} }],
]

describe.each`
  format               | seeding
  ${'league'}          | ${'LEA-16'}
  ${'diagonal'}        | ${'DIA-1'}
  ${'hybrid-knockout'} | ${'HYB-2'}
  ${'cup'}             | ${'CUP-12'}
`('of bridge in a $format', ({ format, seeding }) => {
  test.each(bridgeFacts)('LOG-19 %s', (_, fact) => expect(rules(entered(format).add(fact))).toEqual(['LOG-19']))
  test.each([{ brackets: [4] }, handicaps])('LOG-19 %j of a start', (fields) => {
    expect(rules(entered(format).add(starting(seeding, fields)))).toContain('LOG-19')
  })
  test.each([{ joins: '1' }, handicaps])('LOG-19 %j of an entry', (fields) => {
    const late = { type: 'entrant-entered', entrant: { id: 't5', name: 'T5' }, ...fields }
    expect(rules(entered(format).add(late))).toEqual(['LOG-19'])
  })
  test.each([handicaps, { byHand: true }])('LOG-19 %j of a round', (fields) => {
    const before = rules(entered(format).add(pairing))
    expect(rules(entered(format).add({ ...pairing, ...fields }))).toEqual(['LOG-19', ...before])
  })
  test('LOG-19 drawing again', () => {
    const log = entered(format).add(starting(seeding))
    const before = rules(log)
    expect(rules(log.add(redraws([6]), starting(seeding)))).toEqual([...before, 'LOG-19', ...before])
  })
})

describe.each`
  format               | seeding
  ${'league'}          | ${'LEA-16'}
  ${'diagonal'}        | ${'DIA-1'}
  ${'hybrid-knockout'} | ${'HYB-2'}
  ${'bridge-knockout'} | ${'BRI-33'}
`('of a cup in a $format', ({ format, seeding }) => {
  test.each(cupFacts)('LOG-20 %s', (_, fact) => expect(rules(entered(format).add(fact))).toEqual(['LOG-20']))
  test('LOG-20 openings of a start', () => {
    const before = rules(entered(format).add(starting(seeding)))
    expect(rules(entered(format).add(starting(seeding, openings(3))))).toEqual(['LOG-20', ...before])
  })
  test('LOG-20 the opening of a game', () => {
    const game = { type: 'game-finished', match: '9', game: 1, sides: ['t1', 't2'], result: '1-0', opening: 1 }
    expect(rules(entered(format).add(game))).toContain('LOG-20')
  })
})

describe.each(['league', 'diagonal', 'cup', 'bridge-knockout'])('of a Hybrid Knockout in a %s', (format) => {
  test.each([
    { ...starting('x'), starts: [518] },
    { ...pairing, start: 518 },
    { ...seeds, starts: [518] },
  ])('LOG-20 a start position: $type', (fact) => expect(rules(entered(format).add(fact))).toContain('LOG-20'))
})

test.each(['league', 'hybrid-knockout', 'cup', 'bridge-knockout'])('LOG-17 a declared win in a %s', (format) =>
  expect(rules(entered(format).add(winner))).toEqual(['LOG-17']),
)
