/** Which commands are whose: every command says it itself. */
import { formats } from '@arbiter/core/formats'
import { expect, test } from 'vitest'
import { commandsFor, isWeighed, leastFor } from './role.ts'

test.each(formats.map(({ name }) => name))(
  'a scorer of a %s writes down what was played, and nothing else',
  (format) => {
    const written =
      format === 'bridge-knockout' ? ['lineup', 'report', 'report-several', 'score'] : ['report', 'report-several']
    expect(commandsFor('scorer', format).toSorted()).toEqual(written)
    expect(commandsFor('director', format)).toEqual(commandsFor('owner', format))
    expect(commandsFor('entrant', format)).toEqual([])
  },
)

test('a director is told the commands of the format, each once', () => {
  expect(commandsFor('director', 'cup')).toEqual(expect.arrayContaining(['start', 'abandon', 'arrange', 'change']))
  expect(commandsFor('director', 'league')).not.toContain('abandon')
  const all = commandsFor('director', 'bridge-knockout')
  expect(new Set(all).size).toBe(all.length)
})

test('a command is weighed where it must be confirmed', () => {
  expect([isWeighed('correct', 'league'), isWeighed('misplaced', 'bridge-knockout')]).toEqual([true, true])
  expect([isWeighed('report', 'league'), isWeighed('misplaced', 'league')]).toEqual([false, false])
  expect(leastFor('undo', 'league')).toBe('director')
})
