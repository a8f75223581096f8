/**
 * The bench is no test: nobody would see for months that it does not reach its end.
 * @module-tag rest
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const bench = (...words: string[]) =>
  spawnSync(process.execPath, ['bench/run.mjs', '--quick', ...words], { cwd: root, encoding: 'utf8' })

/** It starts servers, a database and a browser. */
vi.setConfig({ testTimeout: 600_000 })

test('parts of the bench reach their end', () => {
  const { status, stdout, stderr } = bench('league', 'words', 'startup')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  for (const row of ['undo the last result of a finished league', 'with its texts in French', 'arbiter --help'])
    expect(stdout).toContain(row)
})

test('the bench reaches its end, each part with its rows (ERR_INPUT_TYPE_NOT_ALLOWED)', { tags: ['deep'] }, () => {
  const { status, stdout, stderr } = bench()
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  for (const row of [
    'times faster than brackets-manager',
    'undo the last result of a finished league',
    'hybrid of 500',
    'diagonal of 100',
    'bridge knockout of 64 teams',
    'turn-around p99',
    'cup: start to first move',
    'pairing a pool of 498',
    'with its texts in French',
    'odds of a half-played cup',
    'bare append + fdatasync',
    'arbiter --help',
    'PostgreSQL, results to 8 tournaments',
    'guesses/s beside',
    'finished hybrid of 60, table: cold',
    'arbiter serve until it serves',
    'first load of bracket, brotli',
    'main thread an update',
  ])
    expect(stdout).toContain(row)
})

test('the bench refuses a part it does not have, and names those it has', () => {
  const { status, stderr } = bench('serve')
  expect(status).toBe(1)
  expect(stderr).toBe(
    'The bench has no part "serve". Its parts: peers, league, hybrid, diagonal, bridge, engines, cup, pairing, words, simulate, disk, startup, server, web.\n',
  )
})

test('versus builds another commit, runs its bench beside ours, and leaves nothing behind', () => {
  const { status, stdout, stderr } = bench('versus', 'HEAD', 'words')
  expect({ status, stderr: stderr.replace(/^npm warn .*\n/gm, '') }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/^history of a hybrid .*: with its texts in French +[\d.]+ ms +[\d.]+ ms +[\d.]+ /m)
  expect(spawnSync('git', ['worktree', 'list'], { cwd: root, encoding: 'utf8' }).stdout).not.toContain('arbiter-versus')
})

test('versus refuses what is neither a part nor a commit', () => {
  const { status, stderr } = bench('versus', 'wrods')
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'The bench knows neither a part nor a commit "wrods".\n',
  })
})
