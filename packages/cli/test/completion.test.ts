/** The Tab key in bash, which is everywhere; `npm run test:shells` asks zsh and fish. */
import { beforeAll, expect, test } from 'vitest'
import { cases, desk, proposalsIn, shells, startLeague } from './completions.ts'

beforeAll(startLeague)

test.each(cases)('bash completes arbiter %j', (words, proposals) => {
  expect(proposalsIn('bash', words)).toEqual(proposals)
})

test('every shell is given a script, and another name is refused with those that there are', async () => {
  for (const shell of Object.keys(shells)) {
    const { out, exit } = await desk.types(`completion ${shell}`)
    expect(exit).toBe('done')
    expect(out).toContain('arbiter --complete')
  }
  expect((await desk.types('completion tcsh')).err).toContain('Choose bash, zsh or fish.')
})

test('nothing is proposed that cannot be typed next', async () => {
  expect((await desk.types('--complete nonsense x')).out).toBe('')
  expect((await desk.runs(['--complete', 'show', 'none.arbiter', ''])).out).toBe('')
  expect((await desk.runs(['--complete', ''])).out).toMatch(/^demo\t.*\nformats\t/)
})
