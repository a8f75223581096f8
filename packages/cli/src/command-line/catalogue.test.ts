import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { Desk } from '../../test/world.ts'
import { said } from '../language/voice.ts'
import { catalogue } from './catalogue.ts'
import { environment } from './environment.ts'
import { exitCodes } from './exit-code.ts'
import { readOptions, readWords } from './reading.ts'
import { version } from './version.ts'
import { meaningsOf } from './word-meanings.ts'

test('the version is that of the package', () => {
  expect(version).toBe(manifest.version)
})

test.each(catalogue)('$name has words, options and examples that it understands itself', async ({ name, load }) => {
  const command = await load()
  expect(command.examples.length).toBeGreaterThan(0)
  for (const example of command.examples) {
    const argv = wordsIn(example.replace(/^echo .*\| /, '').replace(/ [<>] .*/, ''))
    expect(argv.slice(0, 2)).toEqual(['arbiter', name])
    const { positionals } = await readOptions(name, command, argv.slice(2))
    expect(() => readWords(name, command, positionals)).not.toThrow()
  }
})

test.each(catalogue)('arbiter $name --help shows usage, options and an example', async ({ name }) => {
  const { out, exit } = await new Desk().runs([name, '--help'])
  expect(exit).toBe('done')
  expect(out).toContain(`Usage: arbiter ${name}`)
  expect(out).toContain('--json')
  expect(out).toMatch(/^Examples?$/m)
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(110)
})

test.each(catalogue)('$name says what each of its words stands for', async ({ name, load }) => {
  const { words } = await load()
  for (const [word, meaning] of Object.entries(meaningsOf(name, words))) expect(meaning, word).toBeDefined()
})

test('arbiter help --json has the commands, and arbiter help report --json what report takes', async () => {
  const overview = JSON.parse((await new Desk().runs(['help', '--json'])).out)
  expect(overview.commands.map((each: { name: string }) => each.name)).toEqual(catalogue.map(({ name }) => name))
  const report = JSON.parse((await new Desk().runs(['help', 'report', '--json'])).out)
  expect(report).toMatchObject({ name: 'report', words: { file: 'FILE' }, meanings: { FILE: 'The tournament file' } })
})

test('arbiter --help names every environment variable that the command, the engines or the server read', async () => {
  const { out } = await new Desk().runs(['--help'])
  for (const name of Object.keys(environment)) expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'))
  const read = new Set(['cli', 'engines', 'server'].flatMap(variablesReadIn))
  expect(read.size).toBeGreaterThan(3)
  expect([...read].filter((name) => !(name in environment))).toEqual([])
})

test('arbiter --help names every command and every exit code', async () => {
  const { out } = await new Desk().runs(['--help'])
  for (const { name } of catalogue) expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'))
  for (const { code, meaning } of Object.values(exitCodes))
    expect(out).toContain(`${code}             ${said(meaning)}`)
  expect(await new Desk().runs([])).toMatchObject({ exit: 'done', out })
  expect((await new Desk().runs(['help', 'report'])).out).toBe((await new Desk().runs(['report', '-h'])).out)
})

/** The words of a line as a shell sees them. */
const wordsIn = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) => double ?? single ?? bare ?? '')

/** What stands in `env['…']` in the sources of a package. */
function variablesReadIn(name: string): string[] {
  const folder = fileURLToPath(new URL(`../../../${name}/src/`, import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  )
  const text = files.map((file) => readFileSync(folder + file, 'utf8')).join('\n')
  return [...text.matchAll(/\benv(?:\[['"]|\.)([A-Z][A-Z_\d]*)/g)].map(([, variable = '']) => variable)
}
