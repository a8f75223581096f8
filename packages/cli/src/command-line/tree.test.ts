import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { formats } from '@arbiter/core/formats'
import { commandsOf } from '@arbiter/core/tournament'
import { beforeAll, expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { Desk } from '../../test/world.ts'
import { loadAllWords, textOf } from '../language/voice.ts'
import { plainValues } from './command-values.ts'
import { environment } from './environment.ts'
import { exitCodes } from './exit-code.ts'
import { parse } from './parsing.ts'
import { wordsOfLine } from './shell-words.ts'
import { branches, commands, type Group } from './tree.ts'
import { version } from './version.ts'
import { meaningsOf } from './word-meanings.ts'

beforeAll(loadAllWords)

test('the version is that of the package', () => {
  expect(version).toBe(manifest.version)
})

test.each(commands)('$name has words, options and examples that it understands itself', async ({ name, load }) => {
  const command = await load()
  expect(command.examples.length).toBeGreaterThan(0)
  for (const example of command.examples) {
    const argv = wordsOfLine(example.replace(/^echo .*\| /, '').replace(/ (<|>>?) .*/, ''))
    const typed = ['arbiter', ...name.split(' ')]
    expect(argv.slice(0, typed.length)).toEqual(typed)
    await expect(parse({ ...command, name }, argv.slice(typed.length))).resolves.toBeDefined()
  }
})

test.each(commands)('arbiter $name --help shows usage, options and an example', async ({ name }) => {
  const { out, exit } = await new Desk().runs([...name.split(' '), '--help'])
  expect(exit).toBe('done')
  expect(out).toContain(`Usage: arbiter ${name}`)
  expect(out).toContain('--json')
  expect(out).toMatch(/^Examples?$/m)
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(110)
})

test.each(commands)('$name says what each of its words stands for', async ({ name, load }) => {
  const { words } = await load()
  for (const [word, meaning] of Object.entries(meaningsOf(name, words))) expect(meaning, word).toBeDefined()
})

test.each(commands)('$name names the word that is missing', async ({ name, load }) => {
  const command = await load()
  const needed = Object.values(command.words).filter((word) => !word.endsWith('?'))
  for (const [given, word] of needed.entries())
    await expect(parse({ ...command, name }, Array(given).fill('x'))).rejects.toMatchObject({
      exit: 'misused',
      message: expect.stringContaining(`${name}: ${word.replace('…', '')} is missing.`),
    })
})

test.each(commands)('$name reads words alone as the library does', async ({ name, load }) => {
  const signature = { ...(await load()), name }
  for (const count of [0, 1, 2, 3, 4]) {
    const typed = ['club.arbiter', ' Müller, Anna ', '1:0', 'Smith and Jones'].slice(0, count)
    const plain = plainValues(signature, typed)
    if (plain === undefined) await expect(parse(signature, typed)).rejects.toMatchObject({ exit: 'misused' })
    else expect(plain).toEqual(await parse(signature, typed))
  }
  for (const word of ['--', '-', '--json', '-1', '']) expect(plainValues(signature, [word])).toBeUndefined()
})

test('arbiter help --json has the commands, and arbiter help report --json what report takes', async () => {
  const overview = JSON.parse((await new Desk().runs(['help', '--json'])).out)
  const names = overview.groups.flatMap((group: { commands: { name: string }[] }) =>
    group.commands.map(({ name }) => name),
  )
  expect(names).toEqual(commands.map(({ name }) => name))
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

test('arbiter --help names every command of one word, every branch and every exit code', async () => {
  const { out } = await new Desk().runs(['--help'])
  for (const { name } of commands) expect(out).toMatch(new RegExp(`^ {2}${name.split(' ')[0]} `, 'm'))
  expect(Object.keys(branches)).toEqual(['bridge', 'diagonal', 'cup', 'engines', 'server'])
  for (const { code, meaning } of Object.values(exitCodes))
    expect(out).toContain(`${code}             ${textOf(meaning)}`)
  expect(await new Desk().runs([])).toMatchObject({ exit: 'done', out })
  expect((await new Desk().runs(['help', 'report'])).out).toBe((await new Desk().runs(['report', '-h'])).out)
})

/** What stands in `env['…']` in the sources of a package. */
function variablesReadIn(name: string): string[] {
  const folder = fileURLToPath(new URL(`../../../${name}/src/`, import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  )
  const text = files.map((file) => readFileSync(folder + file, 'utf8')).join('\n')
  return [...text.matchAll(/\benv(?:\[['"]|\.)([A-Z][A-Z_\d]*)/g)].map(([, variable = '']) => variable)
}

/** What the conductor of a cup of engines tells the log, and no person types. */
const ofTheConductor = new Set(['abandon', 'arrange', 'change'])

test.each(formats)('the commands that the format $name brings, and no others, hang under its name', (format) => {
  const [branch] = Object.entries<Group>(branches).find(([, group]) => group.format === format.name) ?? []
  const common = new Set(commandsOf({}).map(({ name }) => name))
  const brought = commandsOf(format).filter(({ name }) => !common.has(name) && !ofTheConductor.has(name))
  for (const { name } of brought) expect(commands.map((command) => command.name)).toContain(`${branch} ${name}`)
  for (const { name } of brought) expect(commands.map((command) => command.name)).not.toContain(name)
})
