/** Starting engines before a cup: good ones, bad ones, and no process left. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inEnglish } from '../../test/said.ts'
import { folder, processesWith, until, zoo } from '../../test/world.ts'
import { embeddedEngines } from './embedded-engines.ts'
import { greetEngines } from './greeting.ts'
import type { EngineSpec } from './spec.ts'

const patience = { uciokMs: 3000 }

/** The problems of each, in words. */
const greeted = async (...given: Parameters<typeof greetEngines>) =>
  (await greetEngines(...given)).map(({ engine, says }) => ({ engine, says: inEnglish(says) }))

test('engines that start and have the options they are given are well', async () => {
  const engines = [zoo('plays'), { ...zoo('plays'), name: 'Set', options: { hash: 32, Style: 'risky' } }]
  expect(await greetEngines(engines, { patience })).toEqual([])
})

test('all problems of all engines, in their order, and all of them have ended', { tags: ['rest'] }, async () => {
  const mark = `greeted-${process.pid}`
  const engines: EngineSpec[] = [
    { name: 'Nowhere', command: '/no/such/program' },
    { ...zoo('exits', [mark]), name: 'Exits' },
    zoo('plays', [mark]),
    { ...zoo('xboard', [mark]), name: 'Xboard' },
    { ...zoo('plays', [mark]), name: 'Misset', options: { Hash: 100, Skil: 3, 'Clear Hash': false } },
    { ...zoo('plays', [mark]), name: 'Deaf' },
    { ...zoo('ignores-quit', [mark]), name: 'Stays' },
  ]
  expect(await greeted(engines, { patience, atOnce: 3 })).toEqual([
    { engine: 'Nowhere', says: 'Nowhere cannot be started. There is no program /no/such/program.' },
    {
      engine: 'Exits',
      says: 'Exits ended before it said “uciok”. The process of Exits ended with exit code 3.',
    },
    { engine: 'Xboard', says: expect.stringMatching(/^Xboard said something, but not “uciok” within 3 s.*xboard/) },
    {
      engine: 'Misset',
      says: expect.stringMatching(
        /^Misset cannot be set as it should be\. Its option “Hash” goes from 1 to 64\. It has no option “Skil”.*“Clear Hash” takes true/,
      ),
    },
  ])
  await until('all have ended', () => processesWith(mark).length === 0)
})

test('an engine that never answers isready is refused before the first game, within its time to start (F4)', {
  tags: ['rest'],
}, async () => {
  const engines = [zoo('plays'), { ...zoo('no-readyok'), name: 'Sleeper' }]
  expect(await greeted(engines, { patience: { uciokMs: 3000, readyMs: 60_000 } })).toEqual([
    { engine: 'Sleeper', says: 'Sleeper was not ready within 3 s after its options were set.' },
  ])
})

test('the same program with the same settings is started once, whatever it is called', async () => {
  const here = await folder()
  const script = join(here, 'once.mjs')
  await writeFile(script, `import { appendFileSync } from 'node:fs'\nappendFileSync('starts', 'x')\nprocess.exit(4)\n`)
  const engine = { command: process.execPath, args: [script], folder: here }
  const engines = ['A', 'B', 'C'].map((name) => ({ ...engine, name, ...(name === 'C' && { options: { Hash: 1 } }) }))
  const sentence = (name: string) => ({
    engine: name,
    says: `${name} ended before it said “uciok”. The process of ${name} ended with exit code 4.`,
  })
  expect(await greeted(engines, { patience })).toEqual([sentence('A'), sentence('B'), sentence('C')])
  expect(await readFile(join(here, 'starts'), 'utf8')).toBe('xx')
})

test('embedded engines are not started: even settings they do not have are left to the game', async () => {
  const [first] = embeddedEngines() as [EngineSpec]
  expect(await greetEngines([{ ...first, options: { Nonsense: 1 } }], { patience })).toEqual([])
})
