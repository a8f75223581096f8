import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { repeatCommand } from './repeat-command.ts'
import { notIn, testFiles } from './test-tiers.mjs'
import { testingPage } from './testing-page.mjs'

const page = readFileSync(new URL('../docs/testing.md', import.meta.url), 'utf8')

test('docs/testing.md has every test file in its tier; if not: npm run docs', () => {
  expect(testFiles().length).toBeGreaterThan(290)
  expect(page).toBe(testingPage(page))
})

test('a whole file of the rest says so in its name and in its tag', () => {
  for (const { path, share } of testFiles()) expect(path.endsWith('.rest.test.ts'), path).toBe(share === 'rest')
})

test('each file is in a tier, and none is left out of both', () => {
  const [notInTest, notInRest] = [notIn('test'), notIn('rest')]
  expect(notInTest.filter((path) => notInRest.includes(path))).toEqual([])
  expect(notInTest).toContain('packages/cli/test/cup-resume.rest.test.ts')
  expect(notInRest).toContain('tools/test-tiers.test.ts')
  expect(notIn('deep')).toEqual([])
})

test('the command that repeats a failure has its seed, its run, its file, its tier and its title', () => {
  const failure = {
    file: `${process.cwd()}/packages/core/test/cup.contract.test.ts`,
    title: 'cup keeps every law in 25 random tournaments (seed "x")',
  }
  expect(repeatCommand({ ...failure, tier: 'test', seed: 'x', run: 17 })).toBe(
    'SEED="x" RUN=17 npx vitest run packages/core/test/cup.contract.test.ts -t "cup keeps every law"',
  )
  expect(repeatCommand({ ...failure, tier: 'rest' })).toContain(
    'npx vitest run packages/core/test/cup.contract.test.ts --mode rest',
  )
  const kept = repeatCommand({ ...failure, title: 'seed "deep one 154" once broke a law: a tie', tier: 'test' })
  expect(kept).toMatch(/-t "seed \\"deep one 154\\" once broke a law: a tie"$/)
})
