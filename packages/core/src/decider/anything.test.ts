/**
 * Whatever is given as a command or as its asker is answered with facts or a refusal, and never damages a tournament.
 * @module-tag both
 */

import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { numericSeed as seed, sized } from '../../../../tools/tier.ts'
import { bridge, cup, diagonal, type Hall, hybrid, league } from '../../test/hall.ts'
import { commandsOf } from '../commands/command.ts'
import { instantOf } from '../facts/instant.ts'
import { formats } from '../formats/index.ts'
import { readLog, writeLog } from '../formats/log.ts'
import { snapshot } from '../testing/snapshot.ts'
import { Tournament } from '../tournament/tournament.ts'
import { type Answer, act, decide } from './decide.ts'

const halls: Readonly<Record<string, () => Hall>> = {
  league: () => league(4).play('1 1-0'),
  hybrid: () => hybrid(5).playPhases(1),
  diagonal: () => diagonal(4),
  cup: () => cup(4, {}, 20),
  bridge: () => bridge(8).score('1 20-8'),
}

const asked = { by: 'director', now: instantOf(1_900_000_000_000) }

const trap = () => {
  throw new Error('nobody may look')
}

/** Made when it is needed: what generates values looks into them. */
class Odd {
  readonly make: () => unknown
  constructor(make: () => unknown) {
    this.make = make
  }
}

/** Objects that cannot be read, have their fields from elsewhere, or have no end. */
const odd = fc.constantFrom(
  ...[
    () => Object.defineProperty({ do: 'undo' }, 'note', { get: trap, enumerable: true }),
    () => Object.defineProperty({}, 'do', { get: trap, enumerable: true }),
    () => new Proxy({ do: 'undo' }, { ownKeys: trap }),
    () => new Proxy({}, { get: trap, has: trap }),
    () => Object.create({ do: 'report', match: '2', result: '1-0' }),
    () => Object.assign(Object.create(null), { do: 'report', match: '2', result: '1-0' }),
    () => JSON.parse('{"__proto__":{"do":"undo"},"do":"close"}'),
    () => nested(30),
    () => nested(3000),
    () => 'x'.repeat(300_000),
    circle,
    () => 7n,
    () => Symbol('do'),
    () => trap,
  ].map((make) => new Odd(make)),
)

/** With everything odd in it made. */
function made(value: unknown): unknown {
  if (value instanceof Odd) return value.make()
  if (Array.isArray(value)) return value.map(made)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, made(inner)]))
}

/** Writes over everything that can be written over. */
function spoil(value: unknown, depth = 0): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || depth > 10) return
  for (const [name, { value: inner, writable }] of Object.entries(Object.getOwnPropertyDescriptors(value))) {
    spoil(inner, depth + 1)
    if (writable && name !== 'length') Reflect.set(value, name, 'spoiled')
  }
}

function nested(levels: number): object {
  let inner: object = {}
  for (let level = 0; level < levels; level++) inner = { a: inner }
  return inner
}

function circle(): object {
  const round: Record<string, unknown> = {}
  return Object.assign(round, { round, again: [round] })
}

const anything = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withNullPrototype: true }),
  },
  { weight: 1, arbitrary: odd },
)

/** Values that are right somewhere. */
const known = fc.constantFrom<unknown>(
  ...['1', '2', 'A1', 'Q1.1', 'A', 'P1', 'T1', 'E1', '1-0', '0-1', '1/2', 'entry', 'void', 'team', 'low'],
  ...[1, 2, 0, -1, 1e21, Number.NaN, true, null, undefined, [], {}],
  ...[[20, 8], ['A', 'B'], ['T1', 'T2'], [{ name: 'Zed' }], { timeControl: '10+5' }, { a: 7n }],
)

/** Commands that may be done in every hall, or in one. */
const right: Readonly<Record<string, readonly object[]>> = {
  all: [
    { do: 'undo' },
    { do: 'revoke', fact: 2, confirm: true },
    { do: 'forfeit', match: '2', absent: ['B'] },
    { do: 'edit', entrant: '#1', club: 'North' },
    { do: 'withdraw', entrant: '#2' },
    { do: 'report', match: '2', result: '1-0' },
  ],
  league: [{ do: 'correct', match: '1', result: '0-1' }],
  hybrid: [{ do: 'report', match: 'Q2.1', result: '0-1' }],
  diagonal: [{ do: 'report', match: 'D1.1', result: '1-0' }],
  cup: [
    { do: 'arrange', from: 1, play: { nodes: 1 } },
    { do: 'abandon', match: '1', game: 1, why: 'void' },
    { do: 'change', options: { roundPairIncrements: [2, 3] } },
  ],
  bridge: [
    { do: 'post' },
    { do: 'report', match: '2', imps: [20, 8] },
    { do: 'remedy', team: 'T1', refund: true },
    { do: 'redraw' },
    { do: 'score', match: '3', boards: [{ board: 1, imps: [3, 0] }] },
  ],
}

/** A command that is right, or has some fields that are not; or any fields of a command. */
function commandTo(name: string, { format }: Tournament) {
  const value = fc.oneof({ weight: 3, arbitrary: known }, { weight: 1, arbitrary: anything })
  const kinds = commandsOf(format)
  const field = fc.constantFrom('note', 'at', 'key', 'else', ...kinds.flatMap(({ shape }) => Object.keys(shape)))
  const fields = fc.array(fc.tuple(field, value), { maxLength: 3 }).map((each) => Object.fromEntries(each))
  const bare = fc.constantFrom(...kinds.map((kind) => ({ do: kind.name })))
  const wished = fc.constantFrom(...(right['all'] ?? []), ...(right[name] ?? []))
  return fc
    .tuple(fc.oneof({ weight: 1, arbitrary: bare }, { weight: 3, arbitrary: wished }), fields)
    .map(([command, others]) => ({ ...command, ...others }))
}

const counts = { facts: 0, refused: 0 }

function isAnswer(answer: Answer): void {
  if (answer.ok) expect(Array.isArray(answer.facts)).toBe(true)
  else expect(typeof answer.refusal.code).toBe('string')
  counts[answer.ok ? 'facts' : 'refused']++
}

function isSafe(tournament: Tournament, command: unknown, asker: unknown): void {
  const before = [snapshot(tournament.chart), tournament.log.length]
  isAnswer(decide(tournament, command, asker))
  expect([snapshot(tournament.chart), tournament.log.length]).toEqual(before)
  const copy = new Tournament(tournament.format, tournament.log)
  const answer = act(copy, command, asker)
  isAnswer(answer)
  if (!answer.ok) expect([snapshot(copy.chart), copy.log.length]).toEqual(before)
  const log = writeLog(copy.log, formats)
  if (answer.ok) spoil(command)
  expect(writeLog(copy.log, formats) === log, 'act keeps nothing of the command it was given').toBe(true)
  expect(readLog(log, formats)).toMatchObject({ ok: true })
  expect(snapshot(new Tournament(copy.format, copy.log).chart)).toEqual(snapshot(copy.chart))
}

const numRuns = sized({ test: 150, rest: 1500, deep: 100_000 })

test.each(Object.keys(halls))(`a %s is not damaged by anything that is given as a command (seed ${seed})`, (name) => {
  const { tournament } = (halls[name] as () => Hall)()
  const command = fc.oneof({ weight: 1, arbitrary: anything }, { weight: 4, arbitrary: commandTo(name, tournament) })
  fc.assert(
    fc.property(command, (given) => isSafe(tournament, made(given), asked)),
    { seed, numRuns },
  )
})

test(`nor by anything that is given as its asker (seed ${seed})`, () => {
  const { tournament } = league(4)
  const asker = fc.oneof(
    anything,
    fc.record({ by: anything, now: anything }),
    fc.record({ by: fc.string(), now: fc.string() }),
  )
  fc.assert(
    fc.property(asker, (given) => isSafe(tournament, { do: 'report', match: '1', result: '1-0' }, made(given))),
    { seed, numRuns },
  )
})

afterAll(() => {
  process.stdout.write(`anything as a command (seed ${seed}): ${JSON.stringify(counts)}\n`)
  expect(Math.min(counts.facts, counts.refused)).toBeGreaterThan(20)
})
