import { expect, test } from 'vitest'
import { engineStart } from './engine-start.ts'

const offered = [{ name: 'Anvil' }, { name: 'Bellows' }]

test.each`
  entered                         | doEnginesPlay | strangers
  ${[]}                           | ${false}      | ${[]}
  ${['Anvil', 'Bellows']}         | ${true}       | ${[]}
  ${['anvil', 'BELLOWS']}         | ${true}       | ${[]}
  ${['Anvil', 'Smith and Jones']} | ${true}       | ${['Smith and Jones']}
  ${['Müller, Anna', 'محمد صلاح']} | ${false}      | ${['Müller, Anna', 'محمد صلاح']}
`('$entered: engines play? $doEnginesPlay', ({ entered, doEnginesPlay, strangers }) => {
  const entrants = entered.map((name: string) => ({ name }))
  expect(engineStart({ entrants }, offered)).toEqual({ doEnginesPlay, strangers, present: entered })
})

test('who withdrew plays no part, and a server without engines plays nothing', () => {
  const entrants = [{ name: 'Anvil', withdrawn: true }, { name: 'Ann' }] as never
  expect(engineStart({ entrants }, offered)).toMatchObject({ doEnginesPlay: false, present: ['Ann'] })
  expect(engineStart({ entrants: [{ name: 'Anvil' }] as never }, []).doEnginesPlay).toBe(false)
})
