/** What a release writes; release.rest.test.ts runs a whole one. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changelogWith, lockWith, manifestWith, nextVersion } from './release.mjs'

const folders = [
  '.',
  ...['core', 'words', 'paper', 'api', 'engines', 'server', 'web', 'cli'].map((name) => `packages/${name}`),
]
const ours = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

test.each`
  word        | next
  ${'patch'}  | ${'0.2.4'}
  ${'minor'}  | ${'0.3.0'}
  ${'major'}  | ${'1.0.0'}
  ${'0.2.10'} | ${'0.2.10'}
`('after 0.2.3 comes $next: $word', ({ word, next }) => expect(nextVersion('0.2.3', word)).toBe(next))

test.each(['0.2.3', '0.1.9', '0.2', 'v0.3.0', 'next', undefined])('after 0.2.3 there is no %s', (word) =>
  expect(() => nextVersion('0.2.3', word)).toThrow(),
)

test('a package and what it asks of its siblings have the version; other packages keep theirs', () => {
  const manifest = { name: 'a', version: '0.1.0', dependencies: { '@arbiter/core': '0.1.0', zod: '4.6.7' } }
  const written = JSON.parse(manifestWith(JSON.stringify(manifest), '0.2.0'))
  expect(written).toEqual({ name: 'a', version: '0.2.0', dependencies: { '@arbiter/core': '0.2.0', zod: '4.6.7' } })
})

test('the lock file has the version wherever a package.json has it, and is otherwise the same', () => {
  const text = ours('package-lock.json')
  const { version } = JSON.parse(ours('package.json'))
  const written = lockWith(text, '77.0.1')
  const times = (where: string) => where.split('"77.0.1"').length - 1
  const inManifests = folders.map((folder) => times(manifestWith(ours(`${folder}/package.json`), '77.0.1')))
  expect(times(written)).toBe(inManifests.reduce((sum, each) => sum + each, 1))
  expect(lockWith(written, version)).toBe(text)
})

test.each(folders)('%s/package.json has the version of all, and comes through unchanged', (folder) => {
  const text = ours(`${folder}/package.json`)
  expect(manifestWith(text, JSON.parse(ours('package.json')).version)).toBe(text)
})

test('what is new gets its version and date, and the next list begins', () => {
  const before = '# Changes\n\n## Next\n\n- news\n\n## 0.1.0\n\n- old\n'
  const after = '# Changes\n\n## Next\n\n## 0.2.0 — 2026-11-17\n\n- news\n\n## 0.1.0\n\n- old\n'
  expect(changelogWith(before, '0.2.0', '2026-11-17')).toBe(after)
})

test.each(['# Changes\n\n## Next\n\n## 0.1.0\n\n- old\n', '# Changes\n\n## Next\n', '# Changes\n'])(
  'without anything new there is no release',
  (text) => expect(() => changelogWith(text, '0.2.0', '2026-11-17')).toThrow('nothing under'),
)
