/**
 * What spectators get of restless random tournaments of all formats, played through a real server with a mark in every
 * private place: no mark, the chart that the server shows them, and after the close the dice.
 * @module-tag rest
 */

import { createHash } from 'node:crypto'
import { type Asker, unwrap } from '@arbiter/core'
import { show } from '@arbiter/core/bulletin'
import { formatNamed, formats } from '@arbiter/core/formats'
import { type PublicFact, recordedFrom } from '@arbiter/core/public'
import { Tournament } from '@arbiter/core/tournament'
import { expect, test, vi } from 'vitest'
import { sized } from '../../../tools/tier.ts'
import { campaignLogs } from '../../core/test/spectated-worlds.ts'
import { toldInData } from '../src/words/voice.ts'
import { type Chance, Happened, seededChance } from './chance.ts'
import { FeedReader } from './reader.ts'
import { call } from './served.ts'
import { type TestSite, testSite } from './site.ts'
import { at, type Headers } from './writers.ts'

interface Campaign {
  readonly tournament: { readonly log: readonly Fact[] }
  readonly asked: { readonly command: Given; readonly now: string; readonly facts: readonly Fact[] }[]
}
interface Fact {
  readonly seq: number
  readonly type: string
}
// biome-ignore lint/suspicious/noExplicitAny: commands of every kind are rewritten by field
type Given = Record<string, any>

const campaigns = vi.hoisted(() => new Map<object, unknown>()) as Map<object, Campaign>

/** Campaigns decide without a server; their commands are recorded, to be sent to one. */
vi.mock('../../core/src/decider/decide.ts', async (original) => {
  const module = await original<typeof import('../../core/src/decider/decide.ts')>()
  const decide: typeof module.decide = (tournament, command, asked) => {
    const answer = module.decide(tournament, command, asked)
    if (tournament.log.length === 1 && !campaigns.has(tournament)) campaigns.set(tournament, { tournament, asked: [] })
    if (answer.ok && !answer.repeated)
      campaigns
        .get(tournament)
        ?.asked.push({ command: command as Given, now: (asked as Asker).now, facts: answer.facts })
    return answer
  }
  return { ...module, decide }
})

/** The commands a campaign decided on, without the final undo and redo. */
function played({ tournament: { log }, asked }: Campaign): Campaign['asked'] {
  const done = asked.filter(({ facts }) => facts[0] !== undefined && log[facts[0].seq - 1] === facts[0])
  const lastOther = (word: string, before: number) =>
    done.findLastIndex(({ command }, i) => i < before && command['do'] !== word)
  return done.slice(0, lastOther('undo', lastOther('redo', done.length) + 1) + 1)
}

const mark = 'Zq7Mark'

/** The command with a mark in every private field. */
function marked(command: Given, n: number): Given {
  const { record, play } = command
  return {
    ...command,
    key: `${mark} key ${command['key'] ?? n}`,
    note: `${mark} note`,
    ...(command['entrants'] ? { entrants: command['entrants'].map(markedTeam) } : {}),
    ...(command['enter'] ? { enter: command['enter'].map(markedTeam) } : {}),
    ...(play
      ? { play: { ...play, command: `/opt/${mark}`, engines: [{ name: 'Anvil', command: `/opt/${mark}` }] } }
      : {}),
    ...(record ? { record: markedRecord(record) } : {}),
  }
}

const markedTeam = ({ players, ...team }: Given): Given =>
  players
    ? {
        ...team,
        players: players.map((each: Given, i: number) =>
          i % 2 ? { ...each, number: `${mark}${each['name']}` } : each,
        ),
      }
    : team

const markedRecord = ({ fault, ...record }: Given): Given => ({
  ...record,
  ...(fault ? { fault: { ...fault, sentence: `${mark} crashed` } } : {}),
})

const looks = [
  ...['', 'chart', 'table', 'log', 'entrants', 'claims', 'people', 'draft', 'cup', 'entrants/e2/contact'],
  ...['export/table.csv', 'export/entrants.csv', 'export/page.html', 'export/games.pgn', 'export/tournament.arbiter'],
  ...[
    'why?about=1',
    'why?about=2',
    'why?about=champion',
    'why?about=rank%20P1',
    'why?about=seed%20P1',
    'why?about=bye%20P1%201',
  ],
  ...['log?after=3', 'table?at=4', 'chart?at=5'],
]

test('no private text reaches a spectator, whose chart is the server’s at every moment; the dice come with the close', {
  timeout: 900_000,
}, async () => {
  const chance = seededChance('spectators')
  const happened = new Happened()
  campaignLogs(`${mark} dice ${chance.roll(1, 1e9)}`, sized({ test: 2, rest: 1, deep: 20 }))
  let now = ''
  const site = await testSite('sqlite', { now: () => Date.parse(now || '2026-05-01T09:00:00Z') })
  try {
    for (const campaign of campaigns.values())
      await spectated(site, campaign, chance.stream(campaign.tournament.log.length.toString()), happened, (moment) => {
        now = moment
      })
    expect(site.errors).toEqual([])
  } finally {
    await site.close()
  }
  process.stdout.write(`spectators: ${happened}\n`)
  for (const what of [
    'league',
    'hybrid-knockout',
    'diagonal',
    'cup',
    'bridge-knockout',
    'undo',
    'correct',
    'revoke',
    'withdraw',
    'pair',
  ])
    expect(happened.of(what), what).toBeGreaterThan(0)
  expect(happened.of('chart compared')).toBeGreaterThan(100)
  expect(happened.of('looked')).toBeGreaterThan(200)
})

async function spectated(
  site: TestSite,
  campaign: Campaign,
  chance: Chance,
  happened: Happened,
  set: (now: string) => void,
): Promise<void> {
  const { url } = site
  const owner: Headers = { ...site.owner.headers }
  const { format, options, dice, autoPair } = campaign.tournament.log[0] as unknown as Given
  set('2026-05-01T09:00:00Z')
  const made = await call(`${url}/api/v1/tournaments`, owner, { format, options, dice, autoPair, name: 'Watched' })
  expect(made.status).toBe(201)
  happened.count(format)
  const { id } = made.body
  const person = (await call(`${url}/api/v1/session`, owner)).body
  const secrets = [mark, 'Olga Owner', person.id as string, '"paid"']
  const reader = await new FeedReader().open(at(url, id, 'feed'))
  const watching = new Watching(format, reader)
  for (const [n, { command, now, facts }] of played(campaign).entries()) {
    set(now)
    const done = await call(at(url, id, 'commands'), owner, marked(command, n))
    expect([done.status, done.body.facts?.length], `${JSON.stringify(command)} ${JSON.stringify(done.body)}`).toEqual([
      200,
      facts.length,
    ])
    happened.count(command['do'])
    for (const place of ['record', 'play', 'enter', 'entrants'] as const)
      if (command[place]) happened.count(`with ${place}`)
    await reader.until(() => reader.facts.length >= done.body.seq)
    if (n === 0) {
      const contact = { email: `${mark}@x.org`, phone: mark, note: mark }
      expect((await call(at(url, id, 'entrants/e2/contact'), owner, contact)).status).toBe(200)
    }
    if (chance.in(60) || /undo|redo|correct|revoke/.test(command['do'])) await watching.compare(url, id, happened)
    if (chance.in(8)) await lookedAround(url, id, withoutDice(secrets, reader), happened)
  }
  await call(at(url, id, 'commands'), owner, { do: 'close', note: mark, key: `${mark} the close` })
  await closed(url, id, watching, secrets, happened)
  reader.cut()
}

/** A spectator's chart, which follows the feed like a browser. */
class Watching {
  readonly reader: FeedReader
  readonly #format: string
  #tournament: Tournament | undefined

  constructor(format: string, reader: FeedReader) {
    this.#format = format
    this.reader = reader
  }

  async compare(url: string, id: string, happened: Happened): Promise<void> {
    const { body } = await call(at(url, id, 'chart'), {})
    const facts = this.reader.facts as unknown as PublicFact[]
    expect(told(show(this.#followed(facts)))).toEqual(body)
    expect(told(show(this.#fresh(facts)))).toEqual(body)
    happened.count('chart compared')
  }

  #followed(facts: readonly PublicFact[]): Tournament {
    const tournament = this.#tournament ?? this.#fresh(facts)
    tournament.apply(recordedFrom(facts.slice(tournament.log.length)))
    this.#tournament = tournament
    return tournament
  }

  #fresh(facts: readonly PublicFact[]): Tournament {
    const { format } = unwrap(formatNamed(this.#format, formats))
    return new Tournament(format, recordedFrom(facts))
  }
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** As the server sends it, every message with its text. */
const told = (data: unknown): unknown => asJson(toldInData(data, undefined))

/** Once the tournament was closed the dice are public, and stay so when it is opened again. */
function withoutDice(secrets: readonly string[], { text }: FeedReader): (text: string) => string[] {
  const isTold = text.includes('tournament-closed')
  return (found) => {
    const rest = isTold ? found.replaceAll(new RegExp(`${mark} dice [\\d ]+`, 'g'), '') : found
    return secrets.filter((secret) => rest.includes(secret))
  }
}

async function lookedAround(
  url: string,
  id: string,
  leaks: (text: string) => string[],
  happened: Happened,
): Promise<void> {
  for (const look of looks) {
    const { status, body } = await call(at(url, id, look).replace(/\/$/, ''), {})
    expect(status, look).toBeLessThan(500)
    expect(leaks(JSON.stringify(body)), look).toEqual([])
    if (status === 200) happened.count('looked')
  }
  const list = await call(`${url}/api/v1/tournaments`, {})
  expect(leaks(JSON.stringify(list.body))).toEqual([])
}

async function closed(
  url: string,
  id: string,
  watching: Watching,
  secrets: readonly string[],
  happened: Happened,
): Promise<void> {
  const { body } = await call(at(url, id, 'log'), {})
  const { reader } = watching
  await reader.until(() => reader.facts.length >= body.seq)
  expect(reader.facts).toEqual(body.facts)
  await watching.compare(url, id, happened)
  await lookedAround(url, id, withoutDice(secrets, reader), happened)
  expect(withoutDice(secrets, reader)(reader.text)).toEqual([])
  const last = body.facts.at(-1)
  expect(last.type).toBe('tournament-closed')
  expect(last.dice).toContain(`${mark} dice`)
  expect(createHash('sha256').update(`${last.salt}\n${last.dice}`).digest('hex')).toBe(body.facts[0].diceHash)
  happened.count('closed')
}
