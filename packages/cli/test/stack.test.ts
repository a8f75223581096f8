/** A stack that somebody sends us names our sources, although bundles run. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { emptyFolder } from './folder.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const arbiter = join(root, 'packages/cli/bin/arbiter.js')
const hook = new URL('./mistake-hook.mjs', import.meta.url).href
const withMistake = (key: string) => ({ ...process.env, NODE_OPTIONS: `--import ${hook}`, MISTAKE: key })

/** The lines of our sources that a stack names, innermost first. */
const linesIn = (stack: string): string[] =>
  [...stack.matchAll(/\((packages\/\w+\/src\/[\w/-]+\.ts):(\d+):\d+\)/g)].map(
    ([, file, line]) => readFileSync(join(root, file as string), 'utf8').split('\n')[Number(line) - 1] as string,
  )

test('a fault of the command', () => {
  const { stderr, status } = spawnSync(process.execPath, [arbiter, '--help', '--json'], {
    env: withMistake('everywhere'),
    encoding: 'utf8',
  })
  expect(status).toBe(3)
  expect(stderr).toContain('please report:\nTypeError: a planted mistake')
  expect(linesIn(stderr)[0]).toContain('JSON.stringify(')
  expect(linesIn(stderr).length).toBeGreaterThan(2)
  expect(stderr).not.toContain('packages/cli/dist')
})

test('a mistake of the server, in its log', { tags: ['rest'] }, async () => {
  const words = ['serve', '--json', '--port', '0', '--no-engines', '--no-demos', '--log-level', 'error']
  const server = spawn(process.execPath, [arbiter, ...words], { cwd: emptyFolder(), env: withMistake('openapi') })
  const [serving] = await once(createInterface(server.stdout), 'line')
  const logged = once(createInterface(server.stderr), 'line')
  const answer = await fetch(`${JSON.parse(serving).url}/api/v1/openapi.json`)
  expect(await answer.json()).toMatchObject({ code: 'our-mistake' })
  const { err } = JSON.parse((await logged)[0])
  expect(err).toMatchObject({ type: 'TypeError', message: 'a planted mistake' })
  expect(linesIn(err.stack)[0]).toContain('JSON.stringify(document)')
  expect(err.stack).not.toContain('packages/server/dist')
  server.kill('SIGINT')
  await once(server, 'exit')
})
