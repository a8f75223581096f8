import { expect, test } from 'vitest'
import { asOne, conditions, conditionsToRun, groupsOf, isAsExpected, stateFor } from './hostile-machine.mjs'

const names = (all: readonly { name: string }[]): string[] => all.map(({ name }) => name)
const fresh = stateFor(undefined, 'abc', 'npm test')

test('every condition has its own name, and all are run', () => {
  expect(new Set(names(conditions)).size).toBe(conditions.length)
  expect(names(conditionsToRun([], fresh))).toEqual(names(conditions))
})

test('what has passed is not run again, unless somebody wishes it', () => {
  const state = { ...fresh, passed: { german: 300, busy: 900 } }
  expect(names(conditionsToRun([], state))).toEqual(names(conditions).filter((name) => !(name in state.passed)))
  expect(names(conditionsToRun(['german', 'turkish'], state))).toEqual(['turkish'])
  expect(names(conditionsToRun(['german'], state, true))).toEqual(['german'])
})

test('it counts for this commit and this command only', () => {
  const kept = { commit: 'abc', command: 'npm test', passed: { german: 300 } }
  expect(stateFor(kept, 'abc', 'npm test').passed).toEqual({ german: 300 })
  expect(stateFor(kept, 'def', 'npm test').passed).toEqual({})
  expect(stateFor(kept, 'abc', 'npm run check').passed).toEqual({})
})

test('a name that is none is refused', () => {
  expect(() => conditionsToRun(['klingon'], fresh)).toThrow('there is no condition klingon: see --list')
})

test('without a browser the tests must fail, and say what to do', () => {
  const condition = conditions.find(({ name }) => name === 'no-browser') as (typeof conditions)[number]
  const sentence = 'Error: … set ARBITER_BROWSER to the path of a Chromium of this machine.'
  expect(isAsExpected(condition, 1, sentence)).toBe(true)
  expect(isAsExpected(condition, 1, 'Segmentation fault')).toBe(false)
  expect(isAsExpected(condition, 0, sentence)).toBe(false)
  expect(isAsExpected({ name: 'busy', about: '' }, 0, '')).toBe(true)
})

test('together they are few runs, and no two of a run set the same', () => {
  const groups = groupsOf(conditions)
  expect(names(groups.flat()).toSorted()).toEqual(names(conditions).toSorted())
  expect(groups.length).toBeLessThan(8)
  for (const group of groups) {
    const set = group.map(({ sets }) => sets)
    expect(new Set(set).size).toBe(set.length)
    if (set.includes(undefined)) expect(group).toHaveLength(1)
  }
})

test('a run together has the variables of all, and ends what each began', async () => {
  const ended: string[] = []
  const begin = (name: string) => () => () => void ended.push(name)
  const one = asOne([
    { name: 'a', about: '', sets: 'language', variables: () => ({ LANG: 'C' }), begin: begin('a') },
    { name: 'b', about: '', sets: 'node', node: '22', begin: begin('b') },
    { name: 'c', about: '', sets: 'zone', variables: () => ({ TZ: 'UTC' }) },
  ])
  expect([one.name, one.node]).toEqual(['a+b+c', '22'])
  expect(one.variables?.({ folder: '', browser: undefined, fonts: [] })).toEqual({ LANG: 'C', TZ: 'UTC' })
  const end = await one.begin?.()
  end?.()
  expect(ended).toEqual(['a', 'b'])
})
