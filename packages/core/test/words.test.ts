/** Words: every message renders in every language, whatever it is given, and no name is ever touched. */
import { readFileSync } from 'node:fs'
import { type Message, sayPlain } from '@arbiter/words'
import { describe, expect, test } from 'vitest'
import { MessageCoverage } from '../../../tools/message-coverage.ts'
import { campaignSeed } from '../../../tools/tier.ts'
import { wordFolders } from '../../../tools/words.mjs'
import { read } from '../../words/generator/read.mjs'
import { namesIn } from '../src/chronicle/chronicle.ts'
import { factSays } from '../src/chronicle/says.ts'
import type { RecordedFact } from '../src/facts/fact.ts'
import { bridgeKnockout } from '../src/formats/bridge-knockout/format.ts'
import { formats } from '../src/formats/index.ts'
import type { Names } from '../src/formats/rule-book/facts/names.ts'
import { formatNamed } from '../src/formats/rule-book/format-by-name.ts'
import { unwrap } from '../src/refusals/result.ts'
import { Tournament } from '../src/tournament/tournament.ts'
import { languages, saidInEveryLanguage } from './in-every-language.ts'
import { campaignLogs, goldenLogs } from './spectated-worlds.ts'

// --- every message ---------------------------------------------------------------------------------

const declared = wordFolders().flatMap((folder) => {
  const text = readFileSync(new URL(`../../../${folder}/en.ftl`, import.meta.url), 'utf8')
  return read(text).messages
})

const samples: Readonly<Record<string, unknown>> = {
  entrant: { entrant: 'e1' },
  match: { match: 'B9' },
  fact: { fact: 12 },
  rule: { rule: 'HYB-27' },
  result: { result: '1/2-1/2' },
  points: { points: 2.5 },
  imps: { imps: 12 },
  number: { number: 3.25 },
  percent: { percent: 0.42 },
  clock: { clock: 90_000 },
  instant: { instant: '2026-05-01T10:20:00.000Z' },
  time: { time: '2026-05-01T10:20:00.000Z' },
  text: { text: 'a text' },
  said: { said: 'English' },
}

/** Everything a selector can tell apart. */
function valuesOf({
  kind,
  isList,
  choices,
}: (typeof declared)[number]['declared'] extends Map<string, infer D> ? D : never): unknown[] {
  if (choices) return [...choices]
  if (kind === 'count') return isList ? [[1], [1, 2, 3]] : [0, 1, 2, 5, 1850, 1_000_000]
  const sample = samples[kind] ?? { id: 'fact-closed' }
  return isList ? [[sample], [sample, sample, sample]] : [sample]
}

/** One value after the other for each argument, the others as they come. */
function messagesOf({ id, declared: arguments_ }: (typeof declared)[number]): Message[] {
  const values = [...arguments_].map(([name, kind]) => [name, valuesOf(kind)] as const)
  const most = Math.max(1, ...values.map(([, each]) => each.length))
  return Array.from({ length: most }, (_, i) => ({
    id,
    ...Object.fromEntries(values.map(([name, each]) => [name, each[i % each.length]])),
  })) as Message[]
}

describe.each(languages)('in $code', (language) => {
  test('every message renders with every branch of its selectors', () => {
    expect(declared.length).toBeGreaterThan(100)
    for (const message of declared.flatMap(messagesOf)) {
      const text = sayPlain(message, { language, names: () => 'Ann', zone: 'UTC' })
      expect(text, JSON.stringify(message)).toMatch(/\S/)
      expect(text, JSON.stringify(message)).not.toMatch(/[{}$]|undefined|\?\?\?/)
    }
  })
})

// --- every name ------------------------------------------------------------------------------------

const reached = new MessageCoverage()

/** What campaigns do not come to: facts as a log may have them, one after the other. */
function rareLog(): readonly RecordedFact[] {
  const [sides, game] = [['e1', 'e2'], 1]
  const moved = (entrant: string, told?: number, now?: number) => ({ entrant, told, now })
  const many = Array.from({ length: 10 }, (_, i) => moved(`e${i}`, i + 1))
  const misplaced = {
    entrant: 'e1',
    from: 'B',
    to: 'A',
    joins: 'A4',
    fault: 'team',
    placed: 'low',
    found: 'late',
    voids: [],
  }
  const stands = (what: string, entrants: object[]) => ({ rule: 'HYB-27', what, entrants })
  const facts = [
    { type: 'tournament-started', order: ['e1'], openings: { count: 300 } },
    { type: 'options-changed', options: {} },
    { type: 'entrant-entered', entrant: { id: 'e1', name: 'x', claimed: 'A' } },
    {
      type: 'entrant-edited',
      entrant: 'e1',
      name: 'y',
      rating: 1,
      maxRating: 2,
      captain: 'c',
      paid: true,
      claimed: 'A',
    },
    { type: 'entrant-edited', entrant: 'e1', paid: false },
    {
      ...{ type: 'entrant-edited', entrant: 'e1', rating: null, maxRating: null, club: null, captain: null },
      ...{ paid: null, claimed: null, players: null },
    },
    { type: 'round-paired', stage: 'third-place', round: 1, kind: 'default', matches: [], byes: [] },
    { type: 'round-paired', stage: 'third-place', round: 1, kind: 'default', matches: [], byes: ['e1'] },
    { type: 'round-paired', stage: 'third-place', round: 1, kind: 'toString', matches: [[]], byes: [] },
    { type: 'seeds-published', stage: 'a', order: ['nobody', ...Array.from({ length: 40 }, (_, i) => `e${i}`)] },
    { type: 'opening-drawn', match: '1', pair: 2, opening: 3, reused: true },
    { type: 'game-abandoned', match: '1', game, why: 'no-start', entrant: 'e1' },
    { type: 'ruling-made', match: '1', ruling: { kind: 'through', through: ['e1', 'e2'] } },
    { type: 'result-corrected', fact: 1, result: '1-0', voids: [] },
    { type: 'game-finished', match: '1', game, sides, result: '1-0' },
    {
      ...{ type: 'result-corrected', fact: 15, result: '1-0', finishedAt: '2026-05-01T10:20:05.000Z', moves: 3 },
      ...{
        movesToFinish: 2,
        voids: [],
        stands: stands('seeds', [moved('e1', 1), moved('e2', undefined, 2), moved('e3', 1, 2)]),
      },
    },
    {
      type: 'result-corrected',
      fact: 15,
      result: '0-1',
      voids: [],
      stands: stands('round', [...many, moved('e1', 1, 2)]),
    },
    {
      type: 'result-corrected',
      fact: 15,
      result: '0-1',
      moves: 4,
      voids: [],
      stands: stands('round', [moved('e1', 1, 2)]),
    },
    { type: 'command-revoked', how: 'undo', facts: [], voids: [] },
    { type: 'bracket-corrected', ...misplaced, action: 'changed' },
    { type: 'bracket-corrected', ...misplaced, action: 'disqualified' },
    { type: 'bracket-corrected', ...misplaced, action: 'stands' },
    { type: 'lineup-told', match: '1', entrant: 'e1', played: [1, 2, 3, 4] },
    {
      type: 'boards-scored',
      match: '1',
      sides,
      boards: Array.from({ length: 7 }, (_, i) => ({ board: i + 1, imps: [1, 0] })),
    },
    { type: 'boards-scored', match: '1', sides, boards: [{ board: 1, imps: [1, 0] }] },
    { type: 'event-described', days: { from: '2026-11-28' }, place: 'Black and White', about: 'A long text' },
    { type: 'event-described', days: { from: '2026-11-28', to: '2026-11-29' } },
    { type: 'event-described', place: null, logo: null },
  ]
  return facts.map((fact, i) => ({
    seq: i + 1,
    at: '2026-05-01T10:00:00.000Z',
    by: 'x',
    key: `${i}`,
    ...fact,
  })) as never
}

const brackets: Names = {
  ...{
    entrants: new Map(),
    inPhases: new Set(),
    rounds: new Map(),
    seats: new Map(),
    members: new Map(),
    format: bridgeKnockout.about,
    facts: formats.flatMap(({ facts = [] }) => facts),
    adds: formats.flatMap(({ adds = [] }) => adds),
  },
  brackets: new Map([['a', 'A']]),
}

function namesOf(log: readonly RecordedFact[]): Names {
  const opened = log[0]
  if (opened?.type !== 'tournament-opened') throw new Error('no format')
  return namesIn(new Tournament(unwrap(formatNamed(opened.format, formats)).format, log))
}

function said(message: Message): void {
  reached.count(message)
  saidInEveryLanguage(message)
}

describe(`no name is touched in any language (seed "${campaignSeed}")`, () => {
  const played = [...goldenLogs, ...campaignLogs(campaignSeed, 1).map((log, i) => [`campaign ${i}`, log] as const)]

  test.each(played)('%s', (_, log) => {
    const names = namesOf(log)
    for (const fact of log) for (const message of factSays(fact, log, names)) said(message)
  })

  test('what is rare', () => {
    const log = rareLog()
    for (const fact of log) for (const message of factSays(fact, log, brackets)) said(message)
  })

  test.each([
    'chronicle',
    'formats/rule-book/facts',
    ...['bridge-knockout', 'cup', 'diagonal'].map((name) => `formats/${name}/facts`),
  ])('every message of %s was said', (folder) => expect(reached.missing(`packages/core/src/${folder}`)).toEqual([]))
})
