/** Formats of chess take no results of bridge (LOG-18). */
import { expect, test } from 'vitest'
import { factOf } from '../../test/every-fact.ts'
import { verify } from './index.ts'

const rules = { league: 'LEA-16', 'hybrid-knockout': 'HYB-2', diagonal: 'DIA-1' } as const
/** Four players; the first match, and who has White there. */
const first = { league: ['1', 'a', 'b'], 'hybrid-knockout': ['1', 'd', 'a'], diagonal: ['D1.1', 'a', 'b'] } as const
const stamp = (seq: number) => ({ seq, at: '2026-05-01T10:00:00Z', by: 'x', key: `k${seq}` })

function started(format: keyof typeof rules) {
  const options = format === 'hybrid-knockout' ? { chess960: false } : format === 'diagonal' ? { row: 'entry' } : {}
  const order = ['a', 'b', 'c', 'd']
  return [
    { ...stamp(1), type: 'tournament-opened', format, rules: 1, options, autoPair: true, dice: 'd' },
    ...order.map((id, i) => ({ ...stamp(i + 2), type: 'entrant-entered', entrant: { id, name: id } })),
    { ...stamp(6), type: 'tournament-started', order, reason: { rule: rules[format], by: 'entry' } },
  ]
}

const formats = Object.keys(rules) as (keyof typeof rules)[]
const found = (format: keyof typeof rules, fields: object): readonly string[] => {
  const [match, white, black] = first[format]
  const named = 'ruling' in fields ? { between: [white, black] } : { game: 1, sides: [white, black] }
  const fact = { ...stamp(7), match, ...named, ...fields }
  return verify([...started(format), fact].map((each) => factOf(each))).findings.map(({ rule }) => rule)
}

test.each(formats)('a game of the %s ends in words', (format) => {
  expect(found(format, { type: 'game-finished', result: '1-0' })).toEqual([])
})
test.each(formats)('LOG-18 not in IMPs: %s', (format) => {
  expect(found(format, { type: 'game-finished', result: [30, 20] })).toEqual(['LOG-18'])
})
test.each(formats)('LOG-18 and has no halves: %s', (format) => {
  expect(found(format, { type: 'game-finished', result: '1-0', half: 1 })).toEqual(['LOG-18'])
})
test.each(formats)('LOG-18 nobody is declared to go through: %s', (format) => {
  expect(found(format, { type: 'ruling-made', ruling: { kind: 'through', through: ['a'] } })).toEqual(['LOG-18'])
})
