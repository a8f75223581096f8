import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { MessageCoverage } from '../../../tools/message-coverage.ts'
import { factTypes } from '../test/every-fact.ts'
import { countingVoices } from '../test/voices.ts'
import { act } from './decider/decide.ts'
import { describedIn } from './descriptions/schema-description.ts'
import type { RecordedFact } from './facts/fact.ts'
import { instantOf } from './facts/instant.ts'
import { parseCommand } from './formats/commands.ts'
import { formats } from './formats/index.ts'
import { league } from './formats/league/league.ts'
import { readLog, writeLog } from './formats/log.ts'
import type { Voice } from './message/message.ts'
import { publicFactSchema } from './public/public-fact.ts'
import { unwrap } from './refusals/result.ts'
import { schemas } from './schemas.ts'
import { openTournament } from './tournament/open.ts'
import type { Tournament } from './tournament/tournament.ts'

const reached = new MessageCoverage()
const [english, ...others] = countingVoices(reached) as [Voice, ...Voice[]]

const ajv = new Ajv2020({ allErrors: true })
const accepts = Object.fromEntries(
  Object.entries(schemas(english)).map(([name, schema]) => [name, ajv.compile(schema as object)]),
)

/** Does the generated schema of that name take this? It sees what a program in another language would send: JSON. */
function taken(name: string, value: unknown): boolean {
  return accepts[name]?.(JSON.parse(JSON.stringify(value))) as boolean
}

/** Every command of a league's life, from entering to closing. */
const life = [
  { do: 'enter', entrants: [{ name: 'Ann', rating: 2100 }, { name: 'Ben' }, { name: 'Cai', club: 'Rooks' }] },
  { do: 'enter', entrants: [{ name: 'Dan', id: 'dan' }, { name: 'Eve' }] },
  { do: 'edit', entrant: 'Ben', name: 'Benno', rating: 1900 },
  { do: 'withdraw', entrant: 'Eve', note: 'ill' },
  { do: 'return', entrant: 'Eve' },
  { do: 'withdraw', entrant: '#5' },
  { do: 'start', note: 'all here' },
  { do: 'report', match: '1', result: '1-0', finishedAt: '2026-05-01T12:00:00+02:00', moves: 40 },
  {
    do: 'report',
    match: '2',
    game: 1,
    result: '1/2',
    players: ['Cai', 'Dan'],
    record: { ending: 'agreed', plies: 42, pgn: '1. e4 *' },
  },
  { do: 'correct', match: '2', result: '0-1', note: 'misread' },
  { do: 'undo' },
  { do: 'redo' },
  { do: 'forfeit', match: '3', absent: ['Ann'] },
  { do: 'revoke', fact: 17, note: 'she came after all' },
  { do: 'report', match: '3', result: '1-0' },
  { do: 'rule', match: '4', winner: null, note: 'agreed' },
  { do: 'cancel', match: '5' },
  ...[6, 7, 8, 9, 10, 11, 12].map((match) => ({ do: 'report', match: `${match}`, result: '0-1', key: `r${match}` })),
  { do: 'close' },
]

function lived(): Tournament {
  const asked = { by: 'director', now: instantOf(1_780_000_000_000) }
  const { tournament } = unwrap(openTournament(league, { dice: 'schemas', name: 'Club league' }, asked))
  for (const input of life) {
    const { command } = unwrap(parseCommand(input))
    const answer = act(tournament, command, asked)
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
  }
  return tournament
}

const details = { seq: 40, at: '2026-05-01T14:00:00Z', by: 'director', key: '#40' }
/** Facts only other formats cause. */
const published = [
  {
    ...details,
    type: 'round-paired',
    stage: 'q',
    round: 2,
    kind: 'normal',
    matches: [[{ entrant: 'e2' }, { number: 3, after: 1 }]],
    byes: ['e4'],
    reasons: [{ rule: 'HYB-1', score: 2 }],
  },
  { ...details, type: 'seeds-published', stage: 'q', order: ['e2', 'nobody'], reasons: [{ rule: 'HYB-9' }] },
  { ...details, type: 'opening-drawn', match: '3', pair: 2, opening: 17, reused: true, reason: { rule: 'CUP-21a' } },
  {
    ...details,
    type: 'game-abandoned',
    match: '3',
    game: 2,
    sides: ['e2', 'e3'],
    opening: 17,
    why: 'no-start',
    entrant: 'e2',
    record: { ending: 'no-start', plies: 0, fault: { by: 'white', sentence: 'It did not answer.' } },
  },
  { ...details, type: 'play-arranged', from: 2, play: { nodes: 1000, engines: [{ name: 'E2' }] } },
  { ...details, type: 'options-changed', options: { roundPairIncrements: [1, 2] }, note: 'a longer final' },
  {
    ...details,
    type: 'event-described',
    days: { from: '2026-11-28', to: '2026-11-29' },
    place: 'Town hall',
    link: null,
  },
  { ...details, type: 'winner-declared', stage: 'd', round: 9, winners: ['e2', 'e3'], note: 'shared' },
  {
    ...details,
    type: 'bracket-corrected',
    entrant: 'e2',
    from: 'B',
    fault: 'directors',
    placed: 'low',
    found: 'won',
    action: 'moved',
    to: 'A',
    voids: [7],
  },
  { ...details, type: 'lineup-told', match: 'A1', entrant: 'e2', half: 1, players: [1, 2, 3, 5] },
  {
    ...details,
    type: 'boards-scored',
    match: 'A1',
    sides: ['e2', 'e3'],
    boards: [
      { board: 1, tables: ['4SxN-1', 'pass'] },
      { board: 2, imps: [5, 0] },
    ],
  },
  { ...details, type: 'conditions-posted' },
  { ...details, type: 'remedy-given', entrant: 'e2', refund: true, freePlays: ['tournament'] },
]

test('the log schema takes every fact of a real log, as written and as read back', () => {
  const { log } = lived()
  const read = readLog(writeLog(log, formats), formats)
  const facts: readonly unknown[] = [...log, ...(read.ok ? read.log : []), ...published]
  expect(facts.filter((fact) => !taken('fact', fact))).toEqual([])
  const types = new Set(facts.map((fact) => (fact as RecordedFact).type))
  expect(types.size, `only ${[...types]}`).toBe(factTypes.length)
})

test.each`
  damage                     | fact
  ${'no seq'}                | ${{ ...details, seq: undefined, type: 'tournament-closed' }}
  ${'seq 0'}                 | ${{ ...details, seq: 0, type: 'tournament-closed' }}
  ${'seq 1.5'}               | ${{ ...details, seq: 1.5, type: 'tournament-closed' }}
  ${'no author'}             | ${{ ...details, by: '', type: 'tournament-closed' }}
  ${'a field too many'}      | ${{ ...details, type: 'tournament-closed', winner: 'e1' }}
  ${'an unknown type'}       | ${{ ...details, type: 'tournament-cancelled' }}
  ${'no type'}               | ${details}
  ${'an impossible result'}  | ${{ ...details, type: 'game-finished', match: '1', game: 1, sides: ['e1', 'e2'], result: '2-0' }}
  ${'one side only'}         | ${{ ...details, type: 'game-finished', match: '1', game: 1, sides: ['e1'], result: '1-0' }}
  ${'three sides'}           | ${{ ...details, type: 'game-finished', match: '1', game: 1, sides: ['e1', 'e2', 'e3'], result: '1-0' }}
  ${'game 0'}                | ${{ ...details, type: 'game-finished', match: '1', game: 0, sides: ['e1', 'e2'], result: '1-0' }}
  ${'an id with a space'}    | ${{ ...details, type: 'entrant-withdrew', entrant: 'e 1' }}
  ${'a reason without rule'} | ${{ ...details, type: 'tournament-started', order: ['e1'], reason: { by: 'lot' } }}
  ${'a ruling without kind'} | ${{ ...details, type: 'ruling-made', match: '1', ruling: { winner: 'e1' } }}
  ${'another rule book'}     | ${{ ...details, type: 'tournament-opened', format: 'league', rules: 2, options: {}, autoPair: true, dice: 'd' }}
  ${'a list around it'}      | ${[{ ...details, type: 'tournament-closed' }]}
`('the fact schema refuses a fact with $damage', ({ fact }) => expect(taken('fact', fact)).toBe(false))

test('the command schema takes every command of a real life', () => {
  expect(life.filter((command) => !taken('command', command))).toEqual([])
})

test.each`
  command
  ${{ do: 'report', match: '1', result: '1-0', confirm: true }}
  ${{ do: 'report', match: '1', result: '2-0' }}
  ${{ do: 'report', match: '', result: '1-0' }}
  ${{ do: 'report', result: '1-0' }}
  ${{ do: 'report', match: 1, result: '1-0' }}
  ${{ do: 'report', match: '1', result: '1-0', players: ['Ann'] }}
  ${{ do: 'report', match: '1', result: '1-0', moves: -1 }}
  ${{ do: 'report', match: '1', result: '1-0', key: '#7' }}
  ${{ do: 'report', match: '1', result: '1-0', record: { ending: 'time' } }}
  ${{ do: 'report', match: '1', result: '1-0', record: { ending: '', plies: 1 } }}
  ${{ do: 'abandon', match: '1', game: 1, why: 'bored' }}
  ${{ do: 'abandon', match: '1', why: 'void' }}
  ${{ do: 'arrange', from: 0, play: {} }}
  ${{ do: 'arrange', from: 1, play: 'fast' }}
  ${{ do: 'change' }}
  ${{ do: 'correct', match: '1', confirm: false }}
  ${{ do: 'forfeit', match: '1', absent: [] }}
  ${{ do: 'enter', entrants: [] }}
  ${{ do: 'enter', entrants: [{ rating: 2000 }] }}
  ${{ do: 'revoke', fact: 0 }}
  ${{ do: 'rule', match: '1' }}
  ${{ do: 'shuffle' }}
  ${{}}
  ${null}
`('the command schema refuses what the parser refuses: $command', ({ command }) => {
  expect(parseCommand(command).ok).toBe(false)
  expect(taken('command', command)).toBe(false)
})

test.each(formats.map(({ name }) => name))(
  'the options schema of %s takes nothing at all, and nothing unknown',
  (name) => {
    expect(taken(`${name}.options`, {})).toBe(true)
    expect(taken(`${name}.options`, { noSuchOption: 1 })).toBe(false)
  },
)

test('the log schema takes every line of a tournament file, and none without its checksum', () => {
  const lines = writeLog(lived().log, formats).trimEnd().split('\n')
  expect(lines.filter((line) => !taken('log', JSON.parse(line)))).toEqual([])
  expect(lines.some((line) => taken('log', { ...JSON.parse(line), sum: undefined }))).toBe(false)
})

test('what every field is for is said in every language, and a schema that nobody reads carries it as data', () => {
  const facts = z.toJSONSchema(z.clone(publicFactSchema), { unrepresentable: 'any' })
  for (const voice of [english, ...others]) {
    const said = JSON.stringify([schemas(voice), describedIn(facts, voice)])
    expect(said).not.toContain('"says":{"id"')
  }
  expect(reached.missing('packages/core/src/descriptions')).toEqual([])
  expect(JSON.stringify(schemas())).toContain('"says":{"id":"about-fact-at"}')
})
