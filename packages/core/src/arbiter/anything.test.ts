/** Whatever comes to the door is answered, and no tournament is damaged by it. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { numericSeed, sized } from '../../../../tools/tier.ts'
import { voice } from '../../test/said.ts'
import { decide } from '../decider/decide.ts'
import { effectsOf } from '../decider/effects.ts'
import { parseEntrants } from '../entries/csv.ts'
import { printedSheet } from '../formats/bridge-knockout/sheets/sheets.ts'
import { awardsIn } from '../formats/bridge-knockout/views/awards.ts'
import { parseCommand } from '../formats/commands.ts'
import { formats } from '../formats/index.ts'
import { readLog } from '../formats/log.ts'
import type { AnyFormat } from '../formats/rule-book/format.ts'
import { formatNamed } from '../formats/rule-book/format-by-name.ts'
import { outline } from '../outline/outline.ts'
import { isRefused, refuse, unwrap } from '../refusals/result.ts'
import { tournamentAfter } from '../simulate/course.ts'
import { questionFor, questionFrom } from '../simulate/question.ts'
import { simulatorOf } from '../simulate/simulator.ts'
import { openTournament, tournamentOf } from '../tournament/open.ts'
import { why } from '../why/why.ts'
import { Arbiter } from './arbiter.ts'

const runs = { seed: numericSeed, numRuns: sized({ test: 150, rest: 500, deep: 20_000 }) }

const clock = () => new Date('2026-05-01T10:00:00Z')
const arbiter = new Arbiter({ formats, clock, author: 'director' })
const asked = { by: 'director', now: '2026-05-01T10:00:00Z' }

/** Anything at all, and what is nearly right. */
const anything = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true, withSet: true }),
  fc.record(
    {
      dice: fc.anything(),
      name: fc.anything(),
      options: fc.anything(),
      autoPair: fc.anything(),
      by: fc.anything(),
      now: fc.anything(),
      do: fc.constantFrom('enter', 'start', 'report', 'correct', 'undo', 'why', 'rule'),
      match: fc.anything(),
      result: fc.anything(),
      entrants: fc.array(fc.anything()),
    },
    { requiredKeys: [] },
  ),
)

/** As a program in JavaScript calls it, without types. */
type Untyped = (...given: readonly unknown[]) => unknown

/** A bridge knockout that has started: every door of a tournament has something to answer about. */
const evening = (() => {
  const { tournament } = unwrap(arbiter.open('bridge-knockout', { dice: 'any' }))
  unwrap(tournament.enter(...Array.from({ length: 8 }, (_, i) => ({ name: `T${i}` }))))
  unwrap(tournament.start())
  return tournament.tournament
})()
const question = questionFrom(evening, { seed: 'any' })

const doors: Readonly<Record<string, Untyped>> = {
  decide: (command, who) => (decide as Untyped)(evening, command, who),
  'decide, asked rightly': (command) => (decide as Untyped)(evening, command, asked),
  effectsOf: (command, who) => (effectsOf as Untyped)(evening, command, who),
  why: (about) => (why as Untyped)(evening, about),
  outline: (count, options) => (outline as Untyped)(formats[3], count, options),
  'outline, of eight': (options) => (outline as Untyped)(formats[3], 8, options),
  awardsIn: (team) => (awardsIn as Untyped)(evening, team),
  printedSheet: (name, query) => (printedSheet as Untyped)(evening, name, voice, query),
  'printedSheet, tickets': (query) => (printedSheet as Untyped)(evening, 'tickets', voice, query),
  simulatorOf: (asking) => (simulatorOf as Untyped)(asking, formats),
  'simulatorOf, nearly': (model, tempo) => (simulatorOf as Untyped)({ ...question, model, tempo }, formats),
  tournamentAfter: (asking, run) => (tournamentAfter as Untyped)(asking, run, formats),
  formatNamed: (name) => (formatNamed as Untyped)(name, formats),
  openTournament: (format, opening, who) => (openTournament as Untyped)(format, opening, who),
  'openTournament, a format': (opening, who) => (openTournament as Untyped)(formats[3], opening, who),
  'openTournament, asked rightly': (opening) => (openTournament as Untyped)(formats[3], opening, asked),
  tournamentOf: (log) => (tournamentOf as Untyped)(log, formats),
  readLog: (text) => (readLog as Untyped)(text, formats),
  parseCommand: parseCommand as Untyped,
  parseEntrants: (text) => (parseEntrants as Untyped)(text),
  questionFor: (imagined) => (questionFor as Untyped)(imagined),
  'arbiter.open': (name, opening) => (arbiter.open.bind(arbiter) as Untyped)(name, opening),
  'arbiter.open, a league': (opening) => (arbiter.open.bind(arbiter) as Untyped)('league', opening),
  'arbiter.read': (text) => (arbiter.read.bind(arbiter) as Untyped)(text),
}

test.each(Object.entries(doors))('%s answers anything', (_, door) => {
  fc.assert(
    fc.property(anything, anything, anything, (one, two, three) => {
      expect(door(one, two, three)).toHaveProperty('ok')
    }),
    runs,
  )
})

test('a value with a code passes nowhere for a refusal', () => {
  const posing = { ok: false, code: 'closed', refusal: { code: 'closed' } }
  expect(isRefused(posing)).toBe(false)
  expect(isRefused(structuredClone(refuse({ code: 'closed' })))).toBe(false)
  expect(decide(evening, posing, asked)).toMatchObject({ refusal: { code: 'bad-command' } })
  expect(decide(evening, { do: 'start' }, posing)).toMatchObject({ refusal: { code: 'bad-command', field: 'now' } })
})

const started = (format: AnyFormat) => {
  const { tournament } = unwrap(arbiter.open(format.name, { name: 'Any', dice: 'any' }))
  unwrap(tournament.enter(...Array.from({ length: 8 }, (_, i) => ({ name: `P${i}`, rating: 2000 - i }))))
  tournament.start()
  return tournament
}

test.each(formats.map((format) => [format.name, format] as const))(
  'a %s takes anything and is not damaged',
  (_, format) => {
    const tournament = started(format)
    const methods = ['enter', 'withdraw', 'start', 'report', 'correct', 'do', 'doJson', 'consequences', 'why'] as const
    fc.assert(
      fc.property(fc.constantFrom(...methods), anything, anything, anything, (method, one, two, three) => {
        const given = [one, two, three]
        const answer = (tournament[method] as Untyped).apply(tournament, given)
        expect(answer).toHaveProperty('ok')
      }),
      runs,
    )
    const again = unwrap(arbiter.read(tournament.text)).tournament
    expect(again.log).toEqual(tournament.log)
    expect(JSON.stringify(again.show())).toBe(JSON.stringify(tournament.show()))
  },
)
