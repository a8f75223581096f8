/** docs/cli.md is what the command says of itself today. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cliReference } from '../../../tools/cli-reference.mjs'
import { exitCodes } from '../src/command-line/exit-code.ts'
import { commands } from '../src/command-line/tree.ts'
import { textOf } from '../src/language/voice.ts'
import { Desk } from './world.ts'

const reference = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8')

test('docs/cli.md is what the command says of itself; if not: npm run build && npm run docs', async () => {
  const desk = new Desk()
  const answer = async (...words: string[]) => JSON.parse((await desk.runs([...words, '--json'])).out)
  expect(reference).toBe(await cliReference(answer))
})

test('docs/cli.md has every command, option, example and exit code', async () => {
  for (const { name, load } of commands) {
    const part = reference.split(`\n### arbiter ${name}\n`)[1]?.split('\n### ')[0] ?? ''
    const { options, examples } = await load()
    for (const option of Object.keys(options)) expect(part, name).toContain(`| \`--${option}`)
    for (const example of examples) expect(part, name).toContain(`\n$ ${example}\n`)
  }
  for (const { code, meaning } of Object.values(exitCodes))
    expect(reference).toMatch(new RegExp(`^\\| ${code} \\|.*${textOf(meaning)}`, 'm'))
})
