/** @module-tag both */

import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { sized } from '../../../../tools/tier.ts'
import { bridge, Hall, team } from '../../test/hall.ts'
import { textOf } from '../../test/said.ts'
import { campaignLogs, goldenLogs } from '../../test/spectated-worlds.ts'
import { show } from '../bulletin/show.ts'
import { tableOf } from '../bulletin/table.ts'
import { namesOf } from '../chart/names.ts'
import { act } from '../decider/decide.ts'
import { Dice, type Roll } from '../dice/dice.ts'
import type { RecordedFact } from '../facts/fact.ts'
import type { Instant } from '../facts/instant.ts'
import { bridgeKnockout } from '../formats/bridge-knockout/format.ts'
import { formats } from '../formats/index.ts'
import { writeLog } from '../formats/log.ts'
import type { Remark } from '../formats/views/views.ts'
import { unwrap } from '../refusals/result.ts'
import { tournamentOf } from '../tournament/open.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { type Finding, verify } from '../verify/index.ts'
import { why } from '../why/why.ts'
import { type PublicFact, publicFactSchema, sealedDice } from './public-fact.ts'
import { Publisher, publicFacts } from './publisher.ts'
import { logToCheck, notPublished, recordedFrom } from './spectator.ts'

const seed = process.env['SEED'] ?? 'spectators'
const runs = sized({ test: 1, rest: 3, deep: 200 })
/** The least that must have happened, for the three runs of each world in the rest. */
const least = (count: number): number => sized({ test: count / 4, rest: count, deep: count })
const logs = new Map<string, readonly RecordedFact[]>(goldenLogs)

beforeAll(() => {
  process.stdout.write(`spectators, seed "${seed}"\n`)
  for (const [i, log] of campaignLogs(seed, runs).entries()) logs.set(`campaign ${i}`, log)
  logs.set('nobody has paid', nobodyHasPaid())
}, 3_600_000)

/** Who is alone has not paid and wins nothing; taken back and done again. Too rare in a campaign to count on. */
function nobodyHasPaid(): readonly RecordedFact[] {
  const hall = new Hall(bridgeKnockout)
  const entrants = Array.from({ length: 16 }, (_, i) => ({ ...team(i + 1), paid: false }))
  hall.did({ do: 'enter', entrants }).did({ do: 'start' })
  for (let k = 1; k <= 7; k++) hall.did({ do: 'forfeit', match: String(k), absent: [`T${17 - k}`] })
  for (let k = 1; k <= 7; k++) hall.did({ do: 'undo' })
  for (let k = 1; k <= 7; k++) hall.did({ do: 'redo' })
  return hall.tournament.log
}

const salt = 'salt'
const sealOf = (dice: string) => ({
  salt,
  diceHash: createHash('sha256').update(sealedDice(salt, dice)).digest('hex'),
})
const diceOf = ([opened]: readonly RecordedFact[]) => (opened?.type === 'tournament-opened' ? opened.dice : '')
const published = (log: readonly RecordedFact[]) => publicFacts(log, sealOf(diceOf(log)), formats)

function opened(log: readonly RecordedFact[]): Tournament {
  const { tournament } = unwrap(tournamentOf(log, formats))
  return tournament
}

/** Without what a spectator is not told: notes, payments, numbers of players, sentences about faults. */
function bulletin(tournament: Tournament): string {
  return JSON.stringify(show(tournament), (field, value) => {
    if (field === 'paid' || field === 'fault') return undefined
    if (field === 'players') return value.map(({ number: _, ...player }: { number?: string }) => player)
    return field === 'remarks' ? value.filter(isNotAboutPayment) : value
  })
}

const isNotAboutPayment = ({ says = [] }: Remark) => says.every(({ id }) => !/unpaid|not-paid/.test(id))

/** Why everything is as it is, with the facts behind it. */
function answers(tournament: Tournament): string[] {
  const { chart } = tournament
  const names = namesOf(chart)
  const starters = chart.field.order.map((who) => names[who])
  const matches = [...chart.board.matches.keys()].flatMap((id) => [id, `advance ${id}`, `handicap ${id}`])
  const subjects = [...matches, ...starters.flatMap((name) => [`rank ${name}`, `seed ${name}`, `bye ${name}`])]
  return [...subjects, `tie ${starters[0]}, ${starters[1]}`].map((subject) => {
    const answer = why(tournament, subject)
    if (!answer.ok) return `${subject}: ${answer.refusal.code}`
    const { rule, facts } = answer.why
    return `${rule} ${textOf(answer.why)} ${facts.map(({ seq }) => seq)}`
  })
}

/** What was written in notes is in sentences too. */
const withoutNotes = (log: readonly RecordedFact[]): RecordedFact[] =>
  log.map((fact) => {
    const { note: _, ...rest } = fact as RecordedFact & { note?: string }
    return rest as RecordedFact
  })

/** The facts of a log, a command at a time. */
function commandsOf<Fact extends { readonly seq: number }>(facts: readonly Fact[], of: (fact: Fact) => unknown) {
  const commands: Fact[][] = []
  for (const fact of facts) {
    const last = commands.at(-1)
    if (last?.[0] && of(last[0]) === of(fact)) last.push(fact)
    else commands.push([fact])
  }
  return commands
}

describe('a spectator has the director’s chart', { timeout: 3_600_000 }, () => {
  test('after every command, taken up as it comes', () => {
    let compared = 0
    for (const [name, log] of logs) {
      const [first = [], ...more] = commandsOf(withoutNotes(log.slice(0, mostFacts)), ({ key }) => key)
      const publisher = new Publisher(sealOf(diceOf(log)), formats)
      const director = opened(first)
      const spectator = opened(recordedFrom(publisher.publish(first)))
      for (const [i, facts] of more.entries()) {
        director.apply(facts)
        spectator.apply(recordedFrom(publisher.publish(facts)))
        if (i % Math.ceil(director.chart.field.entrants.length / 8) > 0) continue // large charts cost much
        expect(bulletin(spectator), `${name} after ${facts[0]?.seq}`).toBe(bulletin(director))
        compared++
      }
    }
    expect(compared).toBeGreaterThan(least(1500))
  })

  test('at any prefix, loaded afresh: the bulletin, the table and every why', { tags: ['rest'] }, () => {
    const roll = new Dice(seed).stream('prefixes')
    let asked = 0
    for (const [name, log] of logs) {
      const facts = published(log)
      for (const length of prefixesOf(log, roll)) {
        const spectator = opened(recordedFrom(facts.slice(0, length)))
        const director = opened(withoutNotes(log.slice(0, length)))
        expect(bulletin(spectator), `${name} at ${length}`).toBe(bulletin(director))
        expect(tableOf(spectator.chart), name).toEqual(tableOf(director.chart))
        const [ours, theirs] = [answers(spectator), answers(director)]
        expect(ours, name).toEqual(theirs)
        asked += ours.length
      }
    }
    expect(asked).toBeGreaterThan(least(3000))
  })

  test('and would not have it without what is told beside the facts', () => {
    const bare = (facts: readonly PublicFact[]) => facts.map(({ decided: _, ...fact }) => fact as PublicFact)
    const wrong = [...logs.values()].filter((log) => {
      const facts = published(log)
      return bulletin(opened(recordedFrom(bare(facts)))) !== bulletin(opened(recordedFrom(facts)))
    })
    expect(wrong.length).toBeGreaterThan(0)
  })
})

/** Longer logs cost much and show little more. */
const mostFacts = sized({ test: 25, rest: 160, deep: 160 })

const prefixesOf = (log: readonly RecordedFact[], roll: Roll) => [
  log.length,
  ...Array.from({ length: sized({ test: 0, rest: 3, deep: 3 }) }, () => roll(1, log.length)),
]

describe('what was published stays', { timeout: 3_600_000 }, () => {
  test('the public facts of a prefix are a prefix of the public facts, published in any portions', () => {
    const roll = new Dice(seed).stream('portions')
    for (const [name, log] of logs) {
      const whole = published(log)
      for (const length of prefixesOf(log, roll))
        expect(published(log.slice(0, length)), name).toEqual(whole.slice(0, length))
      const publisher = new Publisher(sealOf(diceOf(log)), formats)
      const at = roll(0, log.length)
      expect([...publisher.publish(log.slice(0, at)), ...publisher.publish(log.slice(at))], name).toEqual(whole)
    }
  })

  test('they can be read, and the facts made of them too', () => {
    for (const log of logs.values()) {
      const facts = published(log)
      for (const fact of facts) expect(publicFactSchema.parse(JSON.parse(JSON.stringify(fact)))).toEqual(fact)
      const again = recordedFrom(facts).map(({ decided: _, ...fact }) => fact as RecordedFact)
      expect(() => writeLog(again, formats)).not.toThrow()
    }
  })

  test('places drawn by lot, wins that were not paid for and what was taken back are told, and undo is of commands', () => {
    const told = [...logs.values()].flatMap((log) => published(log).flatMap(({ decided = [] }) => decided))
    const commands = [...logs.values()].flatMap((log) => published(log).filter(({ seq, command }) => seq !== command))
    expect(told.filter(({ order }) => order && order.length > 1).length).toBeGreaterThan(least(20))
    expect(told.filter(({ unpaid }) => unpaid !== undefined).length).toBeGreaterThan(5)
    expect(told.filter(({ order }) => order === null).length).toBeGreaterThan(5)
    expect(commands.length).toBeGreaterThan(100)
  })
})

describe('after the close anybody can check the draws', { timeout: 3_600_000 }, () => {
  test('the log with the dice gives no findings, the same table, and the dice have the hash it opened with', () => {
    let closed = 0
    for (const [name, log] of logs) {
      const tournament = opened(log)
      const now = '2099-01-01T00:00:00Z' as Instant
      const isClosed = tournament.chart.isClosed || act(tournament, { do: 'close' }, { by: 'director', now }).ok
      const facts = published(tournament.log)
      if (!isClosed) continue
      const toCheck = logToCheck(facts) as RecordedFact[]
      expect(verify(toCheck).findings, name).toEqual([])
      expect(tableOf(opened(toCheck).chart), name).toEqual(tableOf(tournament.chart))
      expect(writeLog(toCheck, formats)).not.toContain('decided')
      expect(hashChecked(facts), name).toBe(true)
      closed++
    }
    expect(closed).toBeGreaterThan(20)
  })

  test('two players of one name, told apart by numbers that are private, are still two', () => {
    const hall = bridge(3)
    const renamed = (team: number) => ({
      do: 'edit',
      entrant: `T${team}`,
      players: [1, 2, 3, 4].map((i) => ({
        name: i === 1 ? 'Ann' : `T${team} player ${i}`,
        number: `${team}${i}`,
        masterpoints: 6600 - 100 * team,
      })),
    })
    const { tournament } = hall.did(renamed(1)).did(renamed(2))
    const close = { seq: tournament.log.length + 1, at: tournament.last.at, type: 'tournament-closed' }
    const log = [...tournament.log, { ...close, by: 'director', key: 'close' } as RecordedFact]
    const isTwice = ({ says }: Finding) => says.some(({ id }) => id === 'found-team-player')
    expect(verify(log).findings.filter(isTwice)).toEqual([])
    expect(verify(recordedFrom(published(log))).findings.filter(isTwice)).toHaveLength(1)
    expect(verify(logToCheck(published(log)) ?? []).findings.filter(isTwice)).toEqual([])
  })

  test('before it, there is neither dice nor log to check', () => {
    const log = [...goldenLogs.values()].find((each) => each.every(({ type }) => type !== 'tournament-closed'))
    const facts = published(log as readonly RecordedFact[])
    expect(logToCheck(facts)).toBeUndefined()
    expect(diceOf(recordedFrom(facts))).toBe(notPublished)
    expect(JSON.stringify(facts)).not.toContain(JSON.stringify(diceOf(log as readonly RecordedFact[])))
  })
})

function hashChecked(facts: readonly PublicFact[]): boolean {
  const opening = facts.find((fact) => fact.type === 'tournament-opened')
  const close = facts.findLast((fact) => fact.type === 'tournament-closed')
  const text = close && sealedDice(close.salt, close.dice)
  return (
    createHash('sha256')
      .update(text ?? '')
      .digest('hex') === opening?.diceHash
  )
}
