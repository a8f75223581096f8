/** What belongs to a cup is no fact of another format (LOG-20). */
import { describe, expect, test } from 'vitest'
import { draws, entry, type Fields, opened, openings } from '../../../test/cup-log.ts'
import { verify } from '../index.ts'

const rules = (log: ReturnType<typeof opened>): string[] => verify(log.facts).findings.map(({ rule }) => rule)
const players = (team: string) => [1, 2, 3, 4].map((number) => ({ name: `${team}${number}`, masterpoints: 10 }))

describe.each`
  format               | seeding
  ${'league'}          | ${'LEA-16'}
  ${'diagonal'}        | ${'DIA-1'}
  ${'hybrid-knockout'} | ${'HYB-2'}
  ${'bridge-knockout'} | ${'BRI-33'}
`('$format', ({ format, seeding }) => {
  const entered = () => {
    const log = opened({}, { format })
    for (const id of 'abcd') log.add(entry(id, { rating: 1000, players: players(id) }))
    return log
  }
  const starting = (fields: Fields = {}): Fields => {
    return { type: 'tournament-started', order: [...'abcd'], reason: { rule: seeding, by: 'entry' }, ...fields }
  }
  test('LOG-20 a draw of an opening', () => expect(rules(entered().add(draws('1', 2, 1)))).toEqual(['LOG-20']))
  test.each([
    { type: 'game-abandoned', match: '1', game: 1, sides: ['a', 'b'], why: 'void' },
    { type: 'play-arranged', from: 1, play: {} },
    { type: 'options-changed', options: {} },
  ])('LOG-20 $type', (fact) => expect(rules(entered().add(fact))).toEqual(['LOG-20']))
  test('LOG-20 openings of a start', () => {
    const before = rules(entered().add(starting()))
    expect(rules(entered().add(starting(openings(3))))).toEqual(['LOG-20', ...before])
  })
})
