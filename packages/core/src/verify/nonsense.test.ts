/**
 * Whatever well-formed facts a log is made of, verify answers and never stops with an error.
 * @module-tag both
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { expect, test } from 'vitest'
import { sized } from '../../../../tools/tier.ts'
import { factOf } from '../../test/every-fact.ts'
import type { RecordedFact } from '../facts/fact.ts'
import { verify } from './index.ts'

/** Facts of every kind that name people, matches and facts which may or may not be there. */
class Nonsense {
  private readonly roll: (least: number, most: number) => number

  constructor(seed: number) {
    const generator = xoroshiro128plus(seed)
    this.roll = (least, most) => uniformInt(generator, least, most)
  }

  /** Sometimes a tournament that has started stands before it, so that the nonsense has something to hit. */
  log(): RecordedFact[] {
    const bridge = [
      bridgeStart(4),
      bridgeStart(5),
      bridgeStart(9),
      compactStart,
      bracketedStart([8, 5]),
      bracketedStart([12, 3]),
    ]
    const starts = [sensibleStart, hybridStart, diagonalStart, cupStart, ...bridge]
    const sense = this.one<readonly Record<string, unknown>[]>([[], ...starts, ...starts])
    const facts = Array.from({ length: this.roll(0, 40) }, (_, i) => ({
      ...this.stamp(sense.length + i + 1),
      ...this.fact(),
    }))
    return [...sense, ...facts].map((fact) => factOf(fact))
  }

  private one<Item>(list: readonly Item[]): Item {
    return list[this.roll(0, list.length - 1)] as Item
  }

  private stamp(seq: number) {
    const at = `2026-05-0${this.roll(1, 3)}T10:00:00Z`
    return { seq: this.roll(0, 9) > 0 ? seq : this.roll(1, 50), at, by: 'x', key: `k${this.roll(1, 30)}` }
  }

  private some<Item>(make: () => Item, most = 6): Item[] {
    return Array.from({ length: this.roll(0, most) }, make)
  }

  private readonly four = () => [this.who(), this.who(), this.who(), 'nobody']
  private readonly seq = () => this.roll(1, 50)
  private readonly who = () => this.one(['e2', 'e3', 'e4', 'e5', 'e9', 'nobody', 'constructor', '__proto__'])
  private readonly match = () =>
    this.one([
      '1',
      '2',
      '3',
      '4',
      '12',
      '99',
      'toString',
      '__proto__',
      'Q1.1',
      'Q1.2',
      'D1.1',
      'D1.2',
      'D2.1',
      'R1.1',
      'R1.2',
      'R3.1',
      'T1.1',
      'P1.1',
      'A1',
      'A4',
      'A5',
      'AR1.1',
      'B1',
      'BR1.1',
    ])
  private readonly result = () =>
    this.one<unknown>(['1-0', '0-1', '1/2-1/2', '+-', '-+', '--', ...this.imps, ...this.imps])
  private readonly imps = [
    [20, 10],
    [10, 20],
    [9, 9],
    [0, 0],
  ]
  private readonly seat = () =>
    this.one<unknown>([
      { entrant: this.who() },
      { entrant: this.who() },
      { number: this.roll(1, 4), after: this.roll(0, 3) },
    ])
  private readonly handicaps = () =>
    this.one([{}, {}, { handicaps: [{ between: [this.who(), this.who()], boards: 28, receives: [0, 1.5] }] }])

  private fact(): Record<string, unknown> {
    const makers = [
      () => ({
        type: 'tournament-opened',
        format: this.one(['league', 'hybrid-knockout', 'diagonal', 'bridge-knockout', 'cup', 'constructor']),
        ...this.opening(),
      }),
      () => ({ type: 'entrant-entered', entrant: { id: this.who(), name: 'X' } }),
      () => ({
        type: 'entrant-entered',
        entrant: { id: `x${this.seq()}`, name: 'X' },
        joins: this.match(),
        ...this.handicaps(),
      }),
      () => ({ type: 'entrant-edited', entrant: this.who(), rating: this.one([null, 0, 2000]) }),
      () => ({ type: 'entrant-withdrew', entrant: this.who() }),
      () => ({ type: 'entrant-withdrew', entrant: this.who(), emergency: true }),
      () => ({ type: 'entrant-edited', entrant: this.who(), paid: this.one([null, true, false]) }),
      () => ({ type: 'entrant-returned', entrant: this.who() }),
      () => ({
        type: 'tournament-started',
        order: this.some(this.who, 31),
        reason: { rule: 'LEA-16', by: this.who() },
        ...this.one([{}, { brackets: [3, 16] }, { brackets: [1] }, { openings: book }]),
      }),
      () => ({
        type: 'round-paired',
        stage: this.one([
          's',
          'qualification',
          'diagonal',
          'knockout',
          'knockout',
          'round-robin',
          'third-place',
          'fifth-place',
          'knockout-A',
          'round-robin-B',
        ]),
        round: this.roll(1, 3),
        kind: this.one([
          'k',
          'regular',
          'regular',
          'playoff',
          'extra',
          'default',
          're-paired',
          'chosen',
          'extra-boards',
        ]),
        ...this.one([{}, { byHand: true }]),
        ...this.handicaps(),
        matches: this.some(() => this.some(this.seat, 3), 3),
        byes: this.some(this.who),
        reasons: [],
      }),
      () => ({ type: 'seeds-published', stage: 'qualification', order: this.some(this.who), reasons: [] }),
      () => ({ type: 'seeds-published', stage: 'qualification', order: this.four(), reasons: [] }),
      () => ({ type: 'seeds-published', stage: 'round-robin', order: this.four(), reasons: [] }),
      () => ({ type: 'game-finished', match: this.match(), game: this.roll(1, 2), ...this.played() }),
      () => ({ type: 'game-finished', match: this.match(), game: this.roll(1, 9), ...this.half(), ...this.played() }),
      () => ({
        type: 'ruling-made',
        match: this.match(),
        between: [this.who(), this.who()],
        ruling: this.ruling(),
      }),
      () => ({ type: 'result-corrected', fact: this.seq(), result: this.result(), voids: this.some(this.seq) }),
      () => ({ type: 'command-revoked', how: this.one(['undo', 'redo', 'revoke', 'redraw']), ...this.named() }),
      () => this.wrongBracket(),
      () => this.wrongBracket(),
      () => ({ type: 'lineup-told', match: this.match(), entrant: this.who(), ...this.half(), ...this.lineUp() }),
      () => ({ type: 'boards-scored', match: this.match(), sides: [this.who(), this.who()], ...this.boards() }),
      () => ({ type: 'conditions-posted' }),
      () => ({ type: 'remedy-given', entrant: this.who(), ...this.one([{}, { refund: true }]) }),
      () => ({
        type: 'winner-declared',
        stage: this.one(['s', 'diagonal', 'diagonal']),
        round: this.roll(1, 4),
        winners: [this.who(), ...this.some(this.who, 2)],
      }),
      () => ({
        type: 'opening-drawn',
        ...{ match: this.match(), pair: this.roll(1, 3), opening: this.roll(1, 5), reason: { rule: 'CUP-21a' } },
        ...this.one([{}, {}, { reused: true }]),
      }),
      () => ({
        type: 'game-abandoned',
        ...{ match: this.match(), game: this.roll(1, 5), sides: [this.who(), this.who()] },
        why: this.one(['interrupted', 'void', 'no-start']),
        ...this.one([{}, { opening: this.roll(1, 5) }, { entrant: this.who() }]),
      }),
      () => ({ type: 'play-arranged', from: this.roll(1, 9), play: this.one([{}, { nodes: Number.MAX_VALUE }]) }),
      () => ({ type: 'options-changed', options: this.opening().options }),
      () => ({
        type: 'options-changed',
        options: { thirdPlaceMatch: true, roundPairIncrements: [1, this.roll(1, 3)] },
      }),
      () => ({ type: 'tournament-closed' }),
    ]
    return this.one(makers)()
  }

  /** Often one that has a place. */
  private wrongBracket() {
    const placed = {
      entrant: 'e11',
      from: 'B',
      fault: 'directors',
      placed: 'low',
      found: 'won',
      action: 'moved',
      to: 'A',
    }
    const wild = {
      ...{ entrant: this.who(), from: this.one(['A', 'B', 'Z']), fault: this.one(['team', 'directors']) },
      ...{ placed: this.one(['low', 'high']), found: this.one(['in-time', 'playing', 'won', 'lost', 'late']) },
      action: this.one(['changed', 'disqualified', 'moved', 'out', 'stands']),
      ...this.one([{}, { to: this.one(['A', 'B', 'Z']) }]),
      ...this.one([{}, { joins: this.match(), ...this.handicaps() }]),
    }
    return { type: 'bracket-corrected', ...this.one<object>([placed, wild, wild]), voids: this.some(this.seq) }
  }

  private lineUp() {
    return this.one([{}, { players: [1, 2, 3, 4] }, { players: [1, 1, 9, 20] }, { played: [28, 28, 28, 28] }])
  }

  private boards() {
    const tables = this.one([
      ['4SN=', 'pass'],
      ['x', -9999],
    ])
    return {
      ...this.half(),
      boards: [
        { board: this.roll(1, 999), tables },
        { board: 1, imps: [3, 0] },
      ],
    }
  }

  private opening() {
    const options = this.one<Record<string, unknown>>([
      {},
      { seeding: null },
      { prizes: 'all' },
      { prizes: [-1, Number.MAX_VALUE, 'x'] },
      { bracketed: true, compact: true, compactBoards: 0, playoff: true },
      { bracketed: true },
      { withdrawal: {}, balancedColours: 'yes', toString: 1 },
      { boards: 1.5, handicap: true, handicapOverride: { table: [[]] }, victoryPoints: [Number.NaN] },
      { roundPairIncrements: [2, Number.NaN], maxTiebreakPairs: 'x', tiebreakFallback: 'Stop', thirdPlaceMatch: true },
      { roundPairIncrements: [], maxTiebreakPairs: 0, tiebreakFallback: 'Armageddon', uniquePerMatchOnly: false },
      { row: 'constructor', drawLoss: '0', fewPlayersMax: Number.NaN, maxExtraRounds: null },
    ])
    return { rules: 1, options, autoPair: true, dice: 'd' }
  }

  private half() {
    return this.one([{}, { half: 1 }, { half: 2 }])
  }

  private played() {
    return { sides: [this.who(), this.who()], result: this.result() }
  }

  private named() {
    return { facts: this.some(this.seq), voids: this.some(this.seq) }
  }

  private ruling() {
    return this.one([
      { kind: 'absent', absent: [this.who(), this.who()] },
      { kind: 'cancelled' },
      { kind: 'won', winner: this.who() },
      { kind: 'through', through: [this.who(), this.who()] },
      { kind: 'drawn' },
    ])
  }
}

const stamp = (seq: number) => ({ seq, at: '2026-05-01T10:00:00Z', by: 'x', key: `s${seq}` })
const people = ['e2', 'e3', 'e4', 'e5']
const sensibleStart = [
  { ...stamp(1), type: 'tournament-opened', format: 'league', rules: 1, options: {}, autoPair: true, dice: 'd' },
  ...people.map((id, i) => ({ ...stamp(i + 2), type: 'entrant-entered', entrant: { id, name: id } })),
  { ...stamp(6), type: 'tournament-started', order: people, reason: { rule: 'LEA-16', by: 'entry' } },
]

const seats = (...pair: string[]) => pair.map((entrant) => ({ entrant }))
/** The first phase of five is paired. */
const hybridStart = [
  {
    ...stamp(1),
    ...{ type: 'tournament-opened', format: 'hybrid-knockout', rules: 1, options: {}, autoPair: true, dice: 'd' },
  },
  ...[...people, 'e6'].map((id, i) => ({ ...stamp(i + 2), type: 'entrant-entered', entrant: { id, name: id } })),
  { ...stamp(7), type: 'tournament-started', order: [...people, 'e6'], reason: { rule: 'HYB-2', by: 'entry' } },
  {
    ...{ ...stamp(8), type: 'round-paired', stage: 'qualification', round: 1, kind: 'regular', start: 1, reasons: [] },
    ...{ matches: [seats('e2', 'e3'), seats('e4', 'e5')], byes: ['e6'] },
  },
]

/** Two are left of three, and round 2 is paired. */
const diagonalStart = [
  { ...stamp(1), type: 'tournament-opened', format: 'diagonal', rules: 1, options: {}, autoPair: true, dice: 'd' },
  ...people.slice(0, 3).map((id, i) => ({ ...stamp(i + 2), type: 'entrant-entered', entrant: { id, name: id } })),
  { ...stamp(5), type: 'tournament-started', order: people.slice(0, 3), reason: { rule: 'DIA-1', by: 'entry' } },
  ...['e2 e3', 'e2 e4', 'e3 e4'].map((pair, i) => ({
    ...{ ...stamp(i + 6), type: 'ruling-made', match: `D1.${i + 1}`, between: pair.split(' ') },
    ruling: pair.endsWith('e4') ? { kind: 'absent', absent: ['e4'] } : { kind: 'cancelled' },
  })),
  {
    ...{ ...stamp(9), type: 'round-paired', stage: 'diagonal', round: 2, kind: 'regular', reasons: [] },
    ...{ matches: [seats('e2', 'e3')], byes: [] },
  },
]

const book = {
  ...{ count: 4, dropped: 0 },
  order: ['w', 'b'].flatMap((side, i) =>
    ['-', 'KQkq'].map((castling, j) => ({
      place: 2 * i + j + 1,
      position: `pppppppp/8/8/8/8/8/8/PPPPPPPP ${side} ${castling} -`,
    })),
  ),
}
/** The first match of four is level, and an opening drawn for it. */
const cupStart = [
  {
    ...{ ...stamp(1), type: 'tournament-opened', format: 'cup', rules: 1, autoPair: true, dice: 'd' },
    options: { thirdPlaceMatch: true },
  },
  ...people.map((id, i) => ({ ...stamp(i + 2), type: 'entrant-entered', entrant: { id, name: id } })),
  {
    ...{ ...stamp(6), type: 'tournament-started', order: people, reason: { rule: 'CUP-12', by: 'entry' } },
    openings: book,
  },
  ...[1, 2].map((game) => ({
    ...{ ...stamp(game + 6), type: 'game-finished', match: '1', game, result: '1-0' },
    sides: game === 1 ? ['e2', 'e5'] : ['e5', 'e2'],
  })),
  { ...stamp(9), key: 's8', type: 'opening-drawn', match: '1', pair: 2, opening: 4, reason: { rule: 'CUP-21a' } },
]

/** Some of so many teams have played: the first matches of the bracket or of the round robin. */
const bridgeStart = (teams: number) =>
  bridgeLog(
    teams,
    { handicap: teams === 4, thirdPlace: true },
    {},
    teams === 5 ? ['R1.1 e2 e3', 'R1.5 e2 e4'] : [teams === 4 ? '1 e2 e5' : '1 e2 e6'],
  )
const compactStart = bridgeLog(13, { compact: true, compactBoards: 2 }, {}, ['1 e7 e8', '2 e2 e14'])
const bracketedStart = (brackets: readonly number[]) =>
  bridgeLog(
    brackets.reduce((sum, size) => sum + size, 0),
    { bracketed: true, playoff: brackets.includes(12), thirdPlace: true },
    { brackets },
    ['A1 e2 e9', 'BR1.1 e10 e11', 'B1 e14 e15'],
  )

function bridgeLog(teams: number, options: object, start: object, reports: readonly string[]) {
  const ids = Array.from({ length: teams }, (_, i) => `e${i + 2}`)
  const players = [1, 2, 3, 4].map((player) => ({ name: `${player}`, masterpoints: player }))
  return [
    {
      ...{ ...stamp(1), type: 'tournament-opened', format: 'bridge-knockout', rules: 1 },
      ...{ options: { seeding: 'entry', ...options }, autoPair: true, dice: 'd' },
    },
    ...ids.map((id, i) => ({ ...stamp(i + 2), type: 'entrant-entered', entrant: { id, name: id, players } })),
    { ...stamp(teams + 2), type: 'tournament-started', order: ids, reason: { rule: 'BRI-33', by: 'entry' }, ...start },
    ...reports.map((text, i) => {
      const [match, ...sides] = text.split(' ')
      return { ...stamp(teams + 3 + i), type: 'game-finished', match, game: 1, sides, result: [20, 10] }
    }),
  ]
}

const logs = sized({ test: 150, rest: 1000, deep: 30_000 })

test('verify answers to any log of well-formed facts', () => {
  let rows = 0
  let findings = 0
  for (let seed = 1; seed <= logs; seed++) {
    const log = new Nonsense(seed).log()
    try {
      const verdict = verify(log)
      rows += verdict.table.length
      findings += verdict.findings.length
    } catch (error) {
      throw new Error(`the log with seed ${seed}`, { cause: error })
    }
  }
  expect(rows).toBeGreaterThan(logs)
  expect(findings).toBeGreaterThan(10 * logs)
})

test('LOG-8 a long chain of revocations of revocations is followed to its end', () => {
  const chain = Array.from({ length: 1000 }, (_, i) => ({
    ...stamp(i + 7),
    ...{ type: 'command-revoked', how: 'revoke', facts: [i + 6], voids: [] },
  }))
  const log = [...sensibleStart, ...chain].map((fact) => factOf(fact))
  expect(verify(log)).toMatchObject({ findings: [], table: [{ rank: 1 }, { rank: 1 }, { rank: 1 }, { rank: 1 }] })
})
