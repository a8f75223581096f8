/** Commands as they come from outside: nothing in them is without an end, and a refusal says where it is. */
import { describe, expect, test } from 'vitest'
import { refusalText } from '../../test/said.ts'
import { type Schema, unbounded } from '../../test/unbounded.ts'
import { parseEntrants } from '../entries/csv.ts'
import { commandKinds, parseCommand } from '../formats/commands.ts'
import { schemas } from '../schemas.ts'
import { nearest } from '../words/nearest.ts'

test('every text and every list of every command has a maximum in the schema (H2)', () => {
  const command = schemas()['command'] as Schema
  const found = (command.oneOf ?? command.anyOf ?? []).flatMap((each) => {
    const name = String(each.properties?.['do']?.const)
    return unbounded(each, name)
  })
  expect(found).toEqual([])
  expect((command.oneOf ?? command.anyOf ?? []).length).toBe(commandKinds().length)
})

test('the search for what has no maximum finds it', () => {
  const texts: Schema = {
    type: 'object',
    additionalProperties: false,
    properties: {
      free: { type: 'string' },
      any: { type: 'string', pattern: '^a+$' },
      some: { type: 'string', pattern: '^[a+*]{1,9}$' },
      list: { type: 'array', items: { type: 'string', maxLength: 3 } },
      words: { type: 'object', additionalProperties: {} },
      whatever: {},
    },
  }
  expect(unbounded(texts, 'x')).toEqual(['x.free', 'x.any', 'x.list[]', 'x.words{}', 'x.whatever{}'])
})

const long = 'x'.repeat(300_000)
const deep = (levels: number): object => Array.from({ length: levels }).reduce<object>((inner) => ({ a: inner }), {})

describe('one command does not hold up everybody (H2)', () => {
  test.each`
    command                                                                                               | field          | most
    ${{ do: 'report', match: 'Q1.1', result: '1-0', players: [long, 'y'] }}                               | ${'players.0'} | ${'200'}
    ${{ do: 'report', match: long, result: '1-0' }}                                                       | ${'match'}     | ${'40'}
    ${{ do: 'report', match: '1', imps: [1, 2], between: ['x', long] }}                                   | ${'between.1'} | ${'200'}
    ${{ do: 'withdraw', entrant: long }}                                                                  | ${'entrant'}   | ${'200'}
    ${{ do: 'lineup', match: '1', team: 'x', players: [long] }}                                           | ${'players.0'} | ${'200'}
    ${{ do: 'forfeit', match: '1', absent: Array(21).fill('x') }}                                         | ${'absent'}    | ${'20'}
    ${{ do: 'start', order: Array(2001).fill('x') }}                                                      | ${'order'}     | ${''}
    ${{ do: 'arrange', from: 1, play: deep(4500) }}                                                       | ${'play'}      | ${'20 deep'}
    ${{ do: 'arrange', from: 1, play: deep(60_000) }}                                                     | ${'play'}      | ${'20 deep'}
    ${{ do: 'change', options: deep(4500) }}                                                              | ${'options'}   | ${'20 deep'}
    ${{ do: 'change', options: Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`x${i}`, 1])) }} | ${'options'}   | ${'200 fields'}
    ${{ do: long }}                                                                                       | ${'do'}        | ${''}
    ${{ do: 'close', [long]: 1 }}                                                                         | ${/^x{60}$/}   | ${''}
  `('$field is refused beyond its maximum', ({ command, field, most }) => {
    const parsed = parseCommand(command)
    if (parsed.ok || parsed.refusal.code !== 'bad-command') throw new Error(`taken: ${field}`)
    const { refusal } = parsed
    expect(refusal.field).toMatch(field)
    expect(refusalText(refusal)).toContain(most)
    expect(JSON.stringify(refusal).length, 'what was sent is not sent back').toBeLessThan(1000)
  })

  test('a name that nobody could have meant is not searched for', () => {
    expect(nearest('x'.repeat(61), ['x'.repeat(62)])).toBeUndefined()
    expect(nearest('Smith and Jnoes', ['#3', 'Smith and Jones', 'Smyth'])).toBe('Smith and Jones')
    expect(nearest('', ['a', 'bc'])).toBe('a')
    expect(nearest('Ann', ['Ben', 'Anne', 'Ann'])).toBe('Ann')
    expect(nearest('zzz', ['Ben', 'Anne'])).toBeUndefined()
  })

  test('a list with 60,000 columns is refused at once, with one sentence', () => {
    const header = Array.from({ length: 60_000 }, (_, i) => `player${i}`).join(',')
    const list = parseEntrants(`${header}\nx`)
    expect(list).toEqual({
      ok: false,
      problems: [
        { line: 1, column: expect.any(Number), problem: { id: 'list-columns-many', columns: 60_000, most: 200 } },
      ],
      warnings: [],
    })
  })
})
