/**
 * A message says the same wherever it is read: on a screen, in the terminal, over HTTP and on paper, in every language.
 * @module-tag rest
 */

import { readFileSync } from 'node:fs'
import { type Command, instantOf, refusalSays, unwrap } from '@arbiter/core'
import { type BulletinBracket, bracketsOf, show } from '@arbiter/core/bulletin'
import { formats } from '@arbiter/core/formats'
import { readLog } from '@arbiter/core/log'
import type { Message } from '@arbiter/core/messages'
import { decide, type Tournament, tournamentOf } from '@arbiter/core/tournament'
import { why } from '@arbiter/core/why'
import { type Language, sayAll } from '@arbiter/words'
import { german } from '@arbiter/words/de'
import { english } from '@arbiter/words/en'
import { french } from '@arbiter/words/fr'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client, type TestSite, testSite } from '../../server/test/site.ts'
import { Desk } from './world.ts'

const teams = ['Smith and Jones', '{name} <b>und</b> "Bye"', 'محمد صلاح', '👩‍🎓 Žofia', '-term = Seed 4']
const file = 'evening.arbiter'

let desk: Desk
let site: TestSite
let id: string
let tournament: Tournament

beforeAll(async () => {
  desk = new Desk()
  desk.width = 5000
  await playedUntilChosen()
  const log = desk.bytes(file).toString()
  tournament = unwrap(tournamentOf(unwrap(readLog(log, formats)).log, formats)).tournament
  site = await testSite('sqlite')
  id = (await site.owner.post('tournaments.import', {}, log, 'application/jsonl')).body.id
})
afterAll(() => site?.close())

/** Five bridge teams: after their round robin the best of them chooses whom to meet, and paper tells it. */
async function playedUntilChosen(): Promise<void> {
  await desk.runs(['new', 'bridge-knockout', file, '--name', 'Evening'])
  await desk.applies(file, [{ do: 'enter', entrants: teams.map((name) => ({ name })) }, { do: 'start' }])
  for (;;) {
    const { todo } = JSON.parse((await desk.runs(['show', file, '--json'])).out)
    const command = answerTo(todo[0])
    const { answers } = await desk.applies(file, [command])
    expect(answers).toEqual([expect.objectContaining({ ok: true })])
    if (command.do === 'choose') return
  }
}

interface ToDo {
  readonly do: string
  readonly match: string
  readonly between?: readonly string[]
  readonly among: readonly string[]
}

const answerTo = (todo: ToDo) =>
  todo.do === 'choose'
    ? { do: 'choose', opponent: todo.among[0] }
    : { do: 'report', match: todo.match, imps: [30, 10], ...(todo.between ? { between: todo.between } : {}) }

/** Marks around names from right to left are for people alone; data has none. */
const bare = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** What is read on a page, in one line. */
const readOn = (html: string): string =>
  bare(
    html
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name) => entities[name] as string)
      .replaceAll(/[ \n]+/g, ' '),
  )

describe.each<[Language['code'] & ('en' | 'de' | 'fr'), Language]>([
  ['en', english],
  ['de', german],
  ['fr', french],
])('in %s', (code, language) => {
  /** This is what a screen calls. */
  const onScreen = (says: readonly Message[]): string => bare(sayAll(says, { language }))

  const typed = async (...argv: string[]) => {
    desk.language = code
    const { out, err } = await desk.runs(argv)
    return { out: bare(out), err: bare(err) }
  }

  const caller = () => new Client(site.url, { ...site.owner.headers, 'accept-language': code })

  test.each(['match 1', 'rank #1', 'seed #3'])('why %s', async (about) => {
    const { why: reason } = unwrap(why(tournament, about))
    const [text, more] = [onScreen(reason.says), (reason.more ?? []).map((each) => onScreen([each]))]
    const data = JSON.parse((await typed('why', file, ...about.split(' '), '--json')).out)
    const { body } = await caller().get('tournament.why', { tournament: id, about })
    for (const answer of [data, body]) {
      expect([answer.says, bare(answer.sentence)]).toEqual([reason.says, text])
      expect((answer.more ?? []).map((each: { text: string }) => bare(each.text))).toEqual(more)
    }
    const page = (await typed('why', file, ...about.split(' '))).out
    expect(page.startsWith(text)).toBe(true)
    for (const each of more) expect(page).toContain(each)
  })

  test('a refusal', async () => {
    const command = { do: 'report', match: decidedIn(tournament), imps: [1, 2] } as const
    const answer = decide(tournament, command as Command, { by: 'director', now: instantOf(Date.now()) })
    const text = answer.ok ? '' : onScreen(refusalSays(answer.refusal))
    expect(text).not.toBe('')
    const inTerminal = await typed('report', file, command.match, '1-2', '--json')
    const { body } = await caller().post('tournament.command', { tournament: id }, command)
    const [applied] = (await desk.applies(file, [command])).answers
    expect([JSON.parse(inTerminal.out).refusal.sentence, applied?.refusal?.message, body.detail].map(bare)).toEqual([
      ...[text, text, text],
    ])
    expect(inTerminal.err).toContain(text)
  })

  test('the name of a round, and why it is paired so', async () => {
    const { name, pairing } = chosenIn(bracketsOf(tournament))
    const [called, because] = [onScreen([name]), onScreen(pairing.says)]
    const data = chosenIn(JSON.parse((await typed('bracket', file, '--json')).out))
    const { stages } = (await caller().get('tournament.chart', { tournament: id })).body
    for (const round of [data, chosenIn(stages)])
      expect([round.name, round.pairing]).toMatchObject([{ text: called }, { sentence: because }])
    const terminal = firstColumn((await typed('bracket', file)).out)
    await typed('bridge', 'print', file, 'recap', '--output', `recap-${code}.html`)
    const paper = readOn(readFileSync(desk.path(`recap-${code}.html`), 'utf8'))
    for (const where of [terminal, paper]) {
      expect(where).toContain(called)
      expect(where).toContain(because)
    }
  })
})

/** Of rounds beside each other, in one line. */
const firstColumn = (page: string): string =>
  page
    .split('\n')
    .map((line) => line.slice(0, 40).trim())
    .join(' ')

type Chosen = Required<BulletinBracket['rounds'][number]>

const chosenIn = (stages: readonly Pick<BulletinBracket, 'rounds'>[]): Chosen =>
  stages.flatMap(({ rounds }) => rounds).find(({ pairing }) => pairing?.kind === 'chosen') as Chosen

const decidedIn = (played: Tournament): string =>
  show(played)
    .stages.flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches))
    .find(({ state }) => state === 'decided')?.match as string
