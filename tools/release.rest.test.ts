/**
 * A release from a clean tree, dry and real, in a copy of the clone; and its refusals.
 * @module-tag rest
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyBuilt, copyClone } from './clone-copy.mjs'
import { freshShell } from './tarball.mjs'

const copy = mkdtempSync(join(tmpdir(), 'arbiter-release-'))
const inCopy = (path: string) => join(copy, path)
const git = (...words: string[]): string => execFileSync('git', words, { cwd: copy, encoding: 'utf8' })
const version = (): string => JSON.parse(readFileSync(inCopy('package.json'), 'utf8')).version

/** It builds and installs. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

beforeAll(() => {
  copyClone(copy)
  copyBuilt(copy)
  // Built a moment ago. install.rest.test.ts installs the command's tarball; the library's shows that the step is done.
  edit('tools/tarballs.config.ts', ", 'packages/cli/test/install.rest.test.ts'", '')
  edit('package.json', scriptIn('build'), '"build": "node -e 0"')
  edit('CHANGELOG.md', '## Next\n', '## Next\n\n- You can now test a release.\n')
  git('init', '--quiet')
  for (const [name, value] of Object.entries({ 'user.name': 'Test', 'user.email': 'test@example.org' }))
    git('config', name, value)
  git('add', '--all')
  git('commit', '--quiet', '--message', 'All')
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(inCopy(file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(inCopy(file), text.replace(from, to))
}

function released(...words: string[]): { said: string; code: number | null } {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'release', '--', ...words], {
    cwd: copy,
    env: freshShell(),
    encoding: 'utf8',
  })
  return { said: stdout + stderr, code: status }
}

test('a tree with changes is refused, and so is a version that is no later one', () => {
  expect(released('0.0.1')).toMatchObject({ code: 1, said: expect.stringContaining('not later than') })
  writeFileSync(inCopy('new.txt'), 'new')
  expect(released('patch')).toMatchObject({ code: 1, said: expect.stringContaining('not committed') })
  rmSync(inCopy('new.txt'))
})

test('a dry run packs and tries the tarballs, and leaves the tree as it was', { tags: ['deep'] }, () => {
  const before = version()
  expect(released('98.0.0', '--dry-run')).toMatchObject({ code: 0, said: expect.stringContaining('would be fit') })
  const tarballs = ['api', 'core', 'tournaments', 'words'].map((name) => `arbiter-${name}-98.0.0.tgz`)
  expect(readdirSync(inCopy('releases/98.0.0')).sort()).toEqual(tarballs)
  expect([git('status', '--porcelain'), git('tag'), version()]).toEqual(['', '', before])
})

test('a release is a commit and a tag, with the version everywhere and the changelog dated', () => {
  // Tried a moment ago.
  edit('package.json', scriptIn('check:tarballs'), '"check:tarballs": "node -e 0"')
  git('commit', '--quiet', '--all', '--message', 'Skip the long steps')
  const { said, code } = released('98.0.0')
  const published = [...said.matchAll(/npm publish releases\/98\.0\.0\/arbiter-(\w+)-98\.0\.0\.tgz/g)].map(
    ([, name]) => name,
  )
  expect([code, published]).toEqual([0, ['words', 'core', 'api', 'tournaments']])
  expect([git('status', '--porcelain'), git('tag'), version()]).toEqual(['', 'v98.0.0\n', '98.0.0'])
  expect(readFileSync(inCopy('CHANGELOG.md'), 'utf8')).toMatch(
    /## Next\n\n## 98\.0\.0 — 20\d\d-\d\d-\d\d\n\n- You can now test/,
  )
  expect(released('98.0.1')).toMatchObject({ code: 1, said: expect.stringContaining('nothing under') })
  expect(git('status', '--porcelain')).toBe('')
})

const scriptIn = (name: string): string =>
  new RegExp(`"${name}": ".*"`).exec(readFileSync(inCopy('package.json'), 'utf8'))?.[0] as string
