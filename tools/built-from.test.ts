/** The bundles are rebuilt if one of their inputs has changed, and only then. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { forgetBuild, inputsHash, outputs, rememberBuild, wasBuiltFrom } from './built-from.mjs'

const dist = 'packages/cli/dist'

async function builtClone(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'arbiter-built-'))
  const sources = ['package-lock.json', 'packages/core/src/act.ts', 'packages/core/src/act.test.ts', 'tools/build.mjs']
  for (const file of [...sources, ...outputs.map((each) => `${dist}/${each}`)]) write(root, file, file)
  await rememberBuild(await inputsHash(root), root)
  return root
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const isUpToDate = async (root: string) => wasBuiltFrom(await inputsHash(root), root)

test.each`
  what                      | changed                            | expected
  ${'nothing'}              | ${undefined}                       | ${true}
  ${'a source'}             | ${'packages/core/src/act.ts'}      | ${false}
  ${'a source that is new'} | ${'packages/web/src/new.tsx'}      | ${false}
  ${'a package'}            | ${'package-lock.json'}             | ${false}
  ${'how it is built'}      | ${'tools/build.mjs'}               | ${false}
  ${'a test'}               | ${'packages/core/src/act.test.ts'} | ${true}
`('$what changed: up to date is $expected', async ({ changed, expected }) => {
  const root = await builtClone()
  if (changed) write(root, changed, 'changed')
  expect(await isUpToDate(root)).toBe(expected)
})

test('a bundle that is gone is made again, and so is a build that was cut short', async () => {
  const root = await builtClone()
  rmSync(join(root, dist, 'server.js'))
  expect(await isUpToDate(root)).toBe(false)
  write(root, `${dist}/server.js`, 'again')
  expect(await isUpToDate(root)).toBe(true)
  await forgetBuild(root)
  expect(await isUpToDate(root)).toBe(false)
})
