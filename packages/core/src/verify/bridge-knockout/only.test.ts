/** What belongs to bridge is no fact of another format (LOG-19). */
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
import { verify } from '../index.ts'

const opening = (format: string): Fields => {
  return { type: 'tournament-opened', format, rules: 1, autoPair: true, dice: 'd', options: {} }
}
const entries = [1, 2, 3, 4].map((number) => ({
  ...{ type: 'entrant-entered', entrant: { id: `t${number}`, name: `T${number}`, rating: 1000 } },
}))
const starting = (rule: string, fields: Fields = {}): Fields => {
  return { type: 'tournament-started', order: ['t1', 't2', 't3', 't4'], reason: { rule, by: 'entry' }, ...fields }
}
const rules = (log: Log): string[] => verify(log.facts).findings.map(({ rule }) => rule)

describe.each`
  format               | seeding
  ${'league'}          | ${'LEA-16'}
  ${'diagonal'}        | ${'DIA-1'}
  ${'hybrid-knockout'} | ${'HYB-2'}
`('$format', ({ format, seeding }) => {
  const entered = () => new Log().add(opening(format)).add(...entries)
  test.each([
    ['a line-up', lineup('1', 1, { players: [1, 2, 3, 4] })],
    ['boards', boards('1 1-4', [1, 0, 0])],
    ['conditions', conditions],
    ['a remedy', remedy(1, { refund: true })],
    ['a wrong bracket', wrongBracket(1, 'A team low in-time stands')],
  ])('LOG-19 %s', (_, fact) => expect(rules(entered().add(fact))).toEqual(['LOG-19']))
  test('LOG-19 brackets of a start', () => {
    expect(rules(entered().add(starting(seeding, { brackets: [4] })))).toContain('LOG-19')
  })
  test('LOG-19 drawing again', () => {
    const log = entered().add(starting(seeding))
    const before = rules(log)
    expect(rules(log.add(redraws([6]), starting(seeding)))).toEqual([...before, 'LOG-19', ...before])
  })
})
