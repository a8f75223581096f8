/** Every page of help is there in every language. */
import type { Message } from '@arbiter/core/messages'
import { say } from '@arbiter/words'
import { german } from '@arbiter/words/de'
import { english } from '@arbiter/words/en'
import { french } from '@arbiter/words/fr'
import { expect, test } from 'vitest'
import { Desk } from '../../test/world.ts'
import { environment } from '../command-line/environment.ts'
import { everywhere } from '../command-line/everywhere.ts'
import { exitCodes } from '../command-line/exit-code.ts'
import { branches, commands, trunk } from '../command-line/tree.ts'
import { meaningsOf } from '../command-line/word-meanings.ts'
import { languages } from './voice.ts'

/** What is the same in two languages. */
const same = new Set(['Bridge (bridge-knockout)', 'Club', 'Diagonal', 'Options', 'Server'])

const others = { de: german, fr: french } as const

const isMessage = (what: unknown): what is Message => typeof what === 'object' && what !== null && 'id' in what

/** Everything that help is made of, by where it stands. */
async function everythingSaid(): Promise<Map<string, unknown>> {
  const said = new Map<string, unknown>()
  for (const { title } of [...trunk, ...Object.values(branches)]) said.set(`group ${title.id}`, title)
  for (const [name, about] of Object.entries(environment)) said.set(name, about)
  for (const { code, meaning } of Object.values(exitCodes)) said.set(`exit ${code}`, meaning)
  for (const [option, { about }] of Object.entries(everywhere)) said.set(`--${option}`, about)
  for (const { name, summary, load } of commands) {
    const { about, options, words } = await load()
    said.set(`summary of ${name}`, summary).set(name, about)
    for (const [option, each] of Object.entries(options)) said.set(`${name} --${option}`, each.about)
    for (const [word, meaning] of Object.entries(meaningsOf(name, words))) said.set(`${name} ${word}`, meaning)
  }
  return said
}

test('everything that help says is a message', async () => {
  const texts = [...(await everythingSaid())].filter(([, what]) => !isMessage(what)).map(([where]) => where)
  expect(texts).toEqual([])
})

test.each(Object.entries(others))('each of them is said otherwise in %s than in English', async (_, language) => {
  const messages = [...(await everythingSaid())].flatMap(([where, what]) => (isMessage(what) ? [[where, what]] : []))
  expect(messages.length).toBeGreaterThan(250)
  const untranslated = (messages as [string, Message][]).filter(([, message]) => {
    const text = say(message, { language: english })
    return !same.has(text) && say(message, { language }) === text
  })
  expect(untranslated.map(([where]) => where)).toEqual([])
})

test.each(languages)(
  'every page of help in %s keeps to its width and has the same commands and options',
  async (code) => {
    const desk = new Desk()
    const english = async (...argv: string[]) => (await desk.runs([...argv, '--language', 'en'])).out
    for (const argv of [
      ['--help'],
      ...Object.keys(branches).map((name) => [name]),
      ...commands.map(({ name }) => [...name.split(' '), '--help']),
    ]) {
      const { out, exit } = await desk.runs([...argv, '--language', code])
      expect(exit).toBe('done')
      for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(110)
      expect(typedIn(out)).toEqual(typedIn(await english(...argv)))
    }
  },
)

test('the data of help is said too', async () => {
  const desk = new Desk()
  desk.language = 'fr'
  const { groups, exitCodes: codes } = JSON.parse((await desk.types('help --json')).out)
  expect(groups[0]).toMatchObject({ title: 'Pour commencer', commands: [{ name: 'demo' }, {}, {}, {}, {}] })
  expect(codes.done).toEqual({ code: 0, meaning: 'fait, ou toutes les règles sont respectées' })
  const report = JSON.parse((await desk.types('help report --json')).out)
  expect(report.meanings.FILE).toBe('Le fichier du tournoi')
  expect(report.options.game).toEqual({ value: 'N', about: 'La partie du match, quand il y en a plusieurs' })
})

/** Names of commands, options and variables, in the order in which they stand at the beginning of a line. */
const typedIn = (page: string): string[] =>
  [...page.matchAll(/^ {2}(--[\w-]+|[a-z-]{3,}|[A-Z_|]{2,})(?= |$)/gm)].map(([, word = '']) => word)
