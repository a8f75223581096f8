/** What seldom happens in a tournament: every refusal there is, lists and files that cannot be read, engines at fault. */
import {
  modelInWords,
  type Prior,
  parseCommand,
  parseEntrants,
  priorInWords,
  type Refusal,
  sentenceOf,
} from '@arbiter/core'
import { expect, test } from 'vitest'
import { type AnyRefusal, codes, problemOf } from '../../server/src/api/problem.ts'
import { waitShown } from '../../server/src/cup/view.ts'
import { german, grammars, speaker } from '../src/words/german/german.ts'
import { faultsIn } from './foreign.ts'

/** One at least of every code; where its words differ, several. */
const refusals = [
  { code: 'bad-command', problem: 'a command is an object with "do", such as {"do":"start"}' },
  { code: 'bad-time', at: '2026-05-01T10:00:00Z', last: '2026-05-01T11:00:00Z' },
  { code: 'unknown-format', format: 'ligue', known: ['league', 'cup'], suggestion: 'league' },
  { code: 'bad-option', option: 'seeding', problem: 'it takes entry, lot, not "los"', suggestion: 'lot' },
  { code: 'bad-option', option: 'seedings', problem: 'there is no such option; league has seeding, prizes' },
  { code: 'bad-option', option: 'prizes', problem: 'it takes a list, such as prizes=[100]' },
  { code: 'bad-option', option: 'boards', problem: 'Too big: expected number to be <=100' },
  { code: 'wrong-field', format: 'cup', count: 3, allowed: '2, 4, 8 or 16', rule: 'CUP-3' },
  { code: 'wrong-field', format: 'bridge knockout', count: 2, allowed: '3 to 64', whom: 'teams', rule: 'BRI-1' },
  {
    code: 'wrong-field',
    format: 'bridge knockout',
    count: 2,
    allowed: '12, 13, 14, 15 or 16 (compact)',
    whom: 'teams',
    rule: 'BRI-65',
  },
  { code: 'wrong-field', format: 'diagonal', count: 1, allowed: '2 or more', rule: 'DIA-1' },
  { code: 'bad-name', name: '', problem: 'it is empty' },
  { code: 'bad-author', author: ' x', problem: 'it has spaces at an end' },
  { code: 'id-taken', id: 'zk1' },
  { code: 'bad-id', id: 'e12', problem: 'ids like e12 and nobody are kept for the system' },
  { code: 'no-such-entrant', entrant: 'Zoe', suggestion: 'Zoë' },
  { code: 'which-entrant', entrant: 'Zoë', candidates: ['Zoë #1', 'Zoë #2'] },
  { code: 'bad-order', problem: 'Zoë stands in it twice' },
  { code: 'bad-order', problem: 'Zoë is missing from it' },
  { code: 'missing-ratings', entrants: ['Zoë'], which: 'rating', rule: 'DIA-1' },
  {
    code: 'missing-ratings',
    entrants: ['Zoë', 'Noor', 'Kirsi', 'Tove', 'Rhea', 'Mai', 'Søren', 'Ida'],
    which: 'maxRating',
    rule: 'DIA-1',
  },
  { code: 'no-openings', format: 'league' },
  {
    code: 'too-few-openings',
    has: 2,
    needs: 7,
    sum: 'Quarterfinal 4 × 1, Semifinal 2 × 1 and Final 1 × 1 make 7',
    rule: 'CUP-21b',
  },
  { code: 'too-few-openings', has: 2, needs: 3, sum: 'the longest match has 3 scheduled pairs', rule: 'CUP-21b' },
  { code: 'already-started', wish: 'nobody can enter any more' },
  {
    code: 'already-started',
    wish: 'with 17 players other rules would hold (HYB-28); undo the start and start again with everybody',
  },
  { code: 'already-started', wish: 'it cannot start again' },
  { code: 'not-started' },
  { code: 'not-finished', open: ['1', '2', '3', '4', '5', '6', '7', '8'] },
  { code: 'not-finished', open: [], next: { do: 'pair', what: 'Phase 2 is ready to be paired and published' } },
  { code: 'not-finished', open: [], next: { do: 'declare', what: 'the winner is to be declared' } },
  { code: 'not-between-these-players', match: '7', expected: ['Zoë', 'Noor'], colours: 'swapped' },
  { code: 'finished' },
  { code: 'closed' },
  { code: 'already-withdrawn', entrant: 'Zoë' },
  { code: 'not-withdrawn', entrant: 'Zoë' },
  { code: 'results-annulled', entrant: 'Zoë' },
  { code: 'no-such-match', match: '99', last: '7' },
  { code: 'already-decided', match: '7', how: '1-0 by score, Zoë won' },
  { code: 'already-decided', match: '7', how: 'by ruling: absent' },
  { code: 'already-decided', match: '7', how: 'by ruling: won', decidedBy: { cause: 'ruling', fact: 9 } },
  {
    code: 'already-decided',
    match: '7',
    how: '1-0 by forfeit',
    isReported: true,
    decidedBy: { cause: 'withdrawal', entrant: 'Zoë', fact: 9 },
  },
  { code: 'already-decided', match: '7', how: 'by walkover', decidedBy: { cause: 'nobody-came', from: '4' } },
  { code: 'already-decided', match: '7', how: 'by walkover', decidedBy: { cause: 'nobody-came' } },
  { code: 'players-not-known', match: '7', waitsFor: ['the winner of 4', 'the loser of 5'] },
  { code: 'players-not-known', match: '7', waitsFor: ['seed 3 of the qualification', 'number 2 after round 1'] },
  { code: 'round-not-open', match: '7', round: 'Semifinals', open: ['1'] },
  { code: 'no-game-now', match: '7', wanted: 'rule' },
  { code: 'no-game-now', match: '7', wanted: 'pair' },
  { code: 'no-such-game', match: '7', game: 9, next: [1, 2] },
  { code: 'no-such-game', match: '7', game: 9, next: [] },
  { code: 'which-game', match: '7', next: [1, 2] },
  { code: 'which-game', match: '7', next: [2], reported: { game: 1, result: '1/2-1/2' } },
  { code: 'not-between-these-players', match: '7', expected: ['Zoë', 'Noor'] },
  {
    code: 'not-between-these-players',
    match: '7',
    expected: ['Zoë', 'Noor'],
    because: 'Kirsi has qualified as seed 2 and left the pool',
  },
  { code: 'needs-a-winner', match: '7' },
  { code: 'finished-before-paired', match: '7', finishedAt: '2026-05-01T10:00:00Z', published: '2026-05-01T11:00:00Z' },
  {
    code: 'not-finished-yet',
    match: '7',
    finishedAt: '2062-05-01T10:00:00Z',
    at: '2026-05-01T10:00:00Z',
  },
  { code: 'mixed-times', match: '7', round: 'Phase 3', others: 'with' },
  { code: 'mixed-times', match: '7', round: 'Phase 3', others: 'without' },
  { code: 'too-late-to-enter', because: 'the first phase is complete', rule: 'HYB-28' },
  { code: 'is-out', entrant: 'Zoë', because: 'the last place is taken', rule: 'HYB-28' },
  { code: 'is-out', entrant: 'Zoë', because: 'match 4 was decided without the team', rule: 'BRI-85' },
  { code: 'not-reported', match: '7', how: 'it is not played yet' },
  {
    code: 'not-reported',
    match: '7',
    how: 'by forfeit',
    decidedBy: { cause: 'wrong-bracket', entrant: 'Zoë', fact: 9 },
  },
  { code: 'not-reported', match: '7', how: 'by ruling: won', decidedBy: { cause: 'ruling', fact: 9 } },
  { code: 'nothing-changes', match: '7' },
  { code: 'nothing-to-change' },
  { code: 'cannot-change', option: 'roundPairIncrements', problem: 'Semifinal has begun', rule: 'CUP-30' },
  {
    code: 'cannot-change',
    option: 'finishPairs',
    problem: 'only the pairs of rounds that have not begun can be',
    rule: 'CUP-30',
  },
  {
    code: 'cannot-change',
    option: 'roundPairIncrements',
    problem: 'opening 4 was drawn for match 2 and would be used twice',
    rule: 'CUP-30',
  },
  { code: 'nothing-to-edit', entrant: 'Zoë' },
  { code: 'rating-fixed', entrant: 'Zoë' },
  { code: 'nothing-to-pair', waitsFor: ['1', '2'] },
  { code: 'nothing-to-pair', waitsFor: [] },
  {
    code: 'lengths-missing',
    round: 'Extra round 1',
    games: [{ match: 'D1.1', game: 2, white: 'Zoë', black: 'Ben' }],
    rule: 'DIA-20',
  },
  {
    code: 'bad-entry',
    entrant: 'Zoë',
    field: 'players',
    value: 3,
    problem: 'a team has 4, 5 or 6 players',
    rule: 'BRI-81',
  },
  {
    code: 'bad-entry',
    entrant: 'Zoë',
    field: 'players',
    value: 'Noor',
    problem: 'the player is in Kirsi already',
    rule: 'BRI-81',
  },
  { code: 'missing-masterpoints', entrants: ['Zoë'], neededFor: 'order', rule: 'BRI-33' },
  { code: 'missing-masterpoints', entrants: ['Zoë', 'Noor'], neededFor: 'handicap', rule: 'BRI-59' },
  {
    code: 'bad-boards',
    boards: 27,
    problem: 'five teams play a quarter of it in each match, so it must be a multiple of four',
    rule: 'BRI-2',
  },
  {
    code: 'no-place-for',
    option: 'playoff',
    problem: 'with 9 teams there are no quarterfinals after the first round',
    rule: 'BRI-33a',
  },
  { code: 'wrong-kind-of-result', match: '7', wanted: 'imps' },
  { code: 'wrong-kind-of-result', match: '7', wanted: 'result' },
  { code: 'which-teams', match: '7', teams: ['Zoë', 'Noor', 'Kirsi'] },
  { code: 'part-reported', match: '7', teams: ['Zoë', 'Noor'], half: 1 },
  { code: 'part-reported', match: '7', teams: ['Zoë', 'Noor'] },
  { code: 'which-half', match: '7', teams: ['Zoë', 'Noor'] },
  { code: 'no-halves', match: '7' },
  { code: 'halves-do-not-add-up', match: '7', whole: [10, 4], known: [12, 0] },
  { code: 'wrong-number-of-winners', match: '7', named: 1, places: 2 },
  { code: 'wrong-number-of-winners', match: '7', named: 2, places: 1 },
  { code: 'bad-brackets', problem: '6 + 7 are 13 teams, and 14 are there', rule: 'BRI-98' },
  { code: 'bad-brackets', problem: 'a bracket has 3 to 16 teams, not 2', rule: 'BRI-98' },
  { code: 'not-bracketed' },
  { code: 'no-such-bracket', bracket: 'D', brackets: [] },
  { code: 'no-such-bracket', bracket: 'D', brackets: ['A', 'B'] },
  { code: 'no-such-round', round: 9, rounds: 4 },
  { code: 'not-compact' },
  { code: 'not-in-this-format', wish: 'lineup', format: 'League' },
  { code: 'not-in-this-format', wish: 'change', format: 'Bridge Knockout', belongsTo: 'cups' },
  { code: 'results-in', matches: ['1', '2'], rule: 'BRI-82' },
  { code: 'results-in', matches: [], rule: 'BRI-82' },
  { code: 'cannot-move', entrant: 'Zoë', problem: 'its first match is still being played', rule: 'BRI-54' },
  {
    code: 'cannot-move',
    entrant: 'Zoë',
    problem: 'bracket B cannot take in a team for the second round',
    rule: 'BRI-54',
  },
  { code: 'bad-lineup', team: 'Zoë', match: '7', problem: 'four sit down, not 3', rule: 'BRI-5' },
  { code: 'bad-board', match: '7', board: 3, problem: '"hmm" would be 15 tricks; there are 13.', rule: 'BRI-71' },
  { code: 'bad-board', match: '7', problem: 'that would be 30 boards, and the match has 28', rule: 'BRI-71' },
  { code: 'already-posted', at: '2026-05-01T10:00:00Z' },
  { code: 'no-remedy', entrant: 'Zoë' },
  { code: 'nothing-to-choose', waitsFor: ['1'] },
  { code: 'choice-awaited', chooser: 'Zoë', among: ['Noor', 'Kirsi'] },
  { code: 'not-to-be-chosen', opponent: 'Zoë', among: ['Noor', 'Kirsi'] },
  { code: 'not-by-hand', problem: 'Semifinals is paired by the rules alone' },
  { code: 'not-by-hand', problem: 'it must pair everybody of Semifinals, and nobody else, once' },
  { code: 'cannot-join', match: '7', joinable: ['1', '2'] },
  { code: 'nothing-to-declare', waitsFor: ['1'] },
  { code: 'cannot-win', entrant: 'Zoë', among: ['Noor'] },
  { code: 'no-such-subject', subject: 'bye Zoë', problem: 'Zoë has no bye there' },
  { code: 'nothing-to-undo' },
  { code: 'nothing-to-redo' },
  { code: 'nothing-to-revoke', fact: 9 },
  {
    code: 'would-void',
    consequences: {
      voids: [
        { seq: 4, what: 'the 1-0 of Zoë and Noor in match 7, game 2' },
        { seq: 5, what: 'the pairing of round 3' },
        { seq: 6, what: 'the line-up of Kirsi in match 4' },
      ],
      redrawn: [],
      seats: [],
      seeds: [],
      ranks: [],
      remarks: [],
      takes: [],
      matches: [],
    },
  },
] as unknown as readonly Refusal[]

/** The server's own, and those of cups of engines. */
const ofTheServer = [
  { code: 'not-found', what: 'tournament' },
  { code: 'sign-in-first' },
  { code: 'not-allowed', roles: ['owner', 'director', 'scorer'] },
  { code: 'cross-site' },
  { code: 'bad-request', field: 'name', problem: 'is missing: how do you want to be called?' },
  { code: 'body-too-large', most: 1000 },
  { code: 'wrong-content-type', accepted: ['application/json', 'text/csv'] },
  { code: 'too-many-attempts', retryAfter: 1 },
  { code: 'changed-meanwhile', last: 14, facts: [{ seq: 14 }, { seq: 13 }] },
  { code: 'key-used', key: 'r-17' },
  { code: 'unavailable', retryAfter: 5, recorded: 'nothing' },
  { code: 'unavailable', retryAfter: 5, recorded: 'unknown' },
  { code: 'database-gone' },
  { code: 'shutting-down', retryAfter: 5 },
  { code: 'secret-unknown' },
  { code: 'secret-used' },
  { code: 'secret-expired', at: '2026-05-01T10:00:00Z' },
  { code: 'dice-not-published' },
  { code: 'no-engines' },
  { code: 'already-playing' },
  { code: 'not-playing' },
  { code: 'archived' },
  { code: 'not-confirmed', name: 'Clubliga', entrants: 4, facts: 1 },
  { code: 'damaged-log', fact: 12 },
  { code: 'bad-file', problem: 'line 3: its checksum does not fit: the line or the one before it was changed' },
  {
    code: 'bad-list',
    problems: [
      { line: 2, problem: 'this cell has no column above it' },
      { line: 3, problem: 'rating must be a whole number from 0 to 9999' },
      { line: 4, problem: 'x' },
      { line: 5, problem: 'x' },
    ],
  },
  { code: 'last-owner' },
  { code: 'too-slow', most: 30, recorded: 'nothing' },
  { code: 'too-slow', most: 30, recorded: 'unknown' },
  { code: 'our-mistake', request: 'r7' },
  { code: 'bad-plan', field: 'limit', problem: '“fast” is not a time control such as 10+0.1, 5:00+3 or 40/60' },
  { code: 'not-a-cup', format: 'League' },
  { code: 'cup-begun' },
  { code: 'cup-not-begun' },
  { code: 'played-by-people' },
  { code: 'unknown-engines', engines: ['Fis'], offered: ['Fisk', 'Anvil'] },
  { code: 'engine-twice', engines: ['Fisk'] },
  {
    code: 'engines-not-ready',
    problems: ['Fisk cannot be started: there is no program fisk.', 'Anvil does not play Chess960.'],
  },
  { code: 'book-unreadable', book: 'Ölbuch' },
  { code: 'programs-changed', engines: ['Fisk', 'Anvil'] },
  { code: 'arrangement-unreadable', problem: 'the time control is said twice' },
] as unknown as readonly AnyRefusal[]

const sentences: readonly string[] = [
  'Match 3 waits: Fisk ended by itself (exit code 1).',
  'Fisk answered “e9e5”, which is no move at all.',
  'Fisk had no move after 10.500 s; it had 10.100 s.',
  'Make Fisk able to start; it is tried again every 30 seconds. Or stop and withdraw it.',
  'What happened cannot be saved now.',
  'The cup stands still: the server met a fault of its own.',
  'Declare Fisk or Anvil the winner.',
  'The best wins most often in the League (41 % in 12 h) and Hybrid Knockout (40 % in 7 h); these runs cannot tell them apart.',
  'The Cup is over first, after 3 h, and the best wins in 30 %.',
  'The Hybrid Knockout is over sooner than the League and the best wins more often.',
  'In match 3 the boards of Zoë and Noor add up to 30–12, and 31–12 was reported; the report counts until it is corrected.',
  'Zoë Quist (Noor) can no longer reach half of the boards of match 3.',
  'Zoë was told bracket B at the sale and stands in A; look at it before it sits down.',
  'The lowest average of bracket A equals the highest of B, 512.5.',
  'The handicap of Zoë and Noor in match 3 is 31.2 IMPs, more than 30.',
  'Sudden death, attempt 3: 1:15 min',
  'Armageddon: White 5 min, Black 4 min, a draw counts for Black',
  '5 min + 3 s a move + 10 min after move 40',
]

const said = (texts: readonly string[]) => new Map(texts.map((text) => [text, 'sample']))

test('every refusal of the rules has its German', () => {
  expect(faultsIn(said(refusals.map(sentenceOf)), german)).toEqual([])
})

test('every refusal of the server has its German, and so has every code', () => {
  expect(faultsIn(said(ofTheServer.map((each) => problemOf(each).detail)), german)).toEqual([])
  const tried = new Set([...refusals, ...ofTheServer].map(({ code }) => code))
  expect(codes.filter((code) => !tried.has(code))).toEqual([])
})

test('commands that cannot be read', () => {
  const commands = [
    { do: 'fly' },
    7,
    { do: 'report' },
    { do: 'report', match: '1', result: '2-0' },
    { do: 'withdraw', whom: 'x' },
  ]
  const told = commands.map((each) => sentenceOf(parseCommand(each) as Refusal))
  expect(faultsIn(said(told), german)).toEqual([])
})

test('lists of entrants that cannot be read', () => {
  const lists = [
    '',
    'name',
    'rating\n5',
    'name,name\nZoë,Noor',
    'name,ratin\nZoë,5',
    'name,rating\nZoë,hoch',
    'name\n"Zoë',
    'name\nZ"oë',
    'name\n"Zoë"x',
    'name,paid\nZoë,hm',
    'name,claimed\nZoë,7',
    'name,id\nZoë,a b',
    'name\nZoë,5',
    'name,player1\nZoë,Noor',
    'name,player1,masterpoints1\nZoë,Noor,viel',
    'name,player1,masterpoints1\nZoë,Noor,',
    'name,id\nZoë,x\nNoor,x',
  ]
  const problems = lists.flatMap((list) => {
    const parsed = parseEntrants(list)
    return 'problems' in parsed ? (parsed.problems as readonly { problem: string }[]).map(({ problem }) => problem) : []
  })
  expect(problems.length).toBeGreaterThan(12)
  expect(faultsIn(said(problems), german)).toEqual([])
})

test('engines, books, simulations and papers', () => {
  const waits = (['engine', 'worker', 'disk'] as const).map(
    (each) => waitShown({ for: each, sentence: '', hint: '', since: 0 }).hint,
  )
  const priors: readonly Prior[] = (['ratings', 'masterpoints'] as const).flatMap((basis) =>
    [1, 2, 5].map(
      (missing) =>
        ({ basis, whom: basis === 'ratings' ? 'players' : 'teams', players: 5, missing, value: 1500 }) as Prior,
    ),
  )
  const models = [{ kind: 'elo' }, { kind: 'engines' }, { kind: 'teams' }] as const
  const told = [
    ...sentences,
    ...waits,
    ...priors.flatMap((each) => priorInWords(each) ?? []),
    ...models.map(modelInWords),
  ]
  expect(faultsIn(said(told), german)).toEqual([])
})

test.each`
  english                                                        | inGerman
  ${'Nobody Important won (1-0, score).'}                        | ${'Nobody Important gewann (1-0, nach Punkten).'}
  ${'Phase 3, match 8: Winner Of (White) – First Round, 10 min'} | ${'Phase 3, Match 8: Winner Of (Weiß) – First Round, 10 min'}
`('a name stays what it is: $english', ({ english, inGerman }) => expect(german(english)).toBe(inGerman))

test('what is not known comes back as it was, and is kept', () => {
  const voice = speaker(grammars)
  expect(voice.german('Quixotic zebras abound.')).toBe('Quixotic zebras abound.')
  expect(voice.untranslated()).toEqual(['Quixotic zebras abound.'])
})

test('a pattern that is missing is missed', () => {
  const without = grammars.map((grammar) =>
    Object.fromEntries(
      Object.entries(grammar).map(([group, patterns]) => [
        group,
        patterns.filter(([english]) => english !== 'There is nothing to undo.'),
      ]),
    ),
  )
  expect(speaker(without).german('There is nothing to undo.')).toBe('There is nothing to undo.')
  expect(faultsIn(said(['There is nothing to undo.']), speaker(without).german)).toHaveLength(1)
})

test('a page of German reads quickly', () => {
  const voice = speaker(grammars)
  const lines = Array.from({ length: 300 }, (_, i) => `Nobody called "Zoë ${i}" has entered.`)
  voice.german(lines[0] as string)
  const began = process.cpuUsage()
  for (const line of lines) voice.german(line)
  expect(process.cpuUsage(began).user / 1000 / lines.length).toBeLessThan(5)
})
