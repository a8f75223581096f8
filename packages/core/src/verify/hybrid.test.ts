/** Hybrid Knockouts written down as facts: nothing is found in good ones, and each spoilt one is found by its rule. */
import { describe, expect, test } from 'vitest'
import { type Recorded, recordedSchema } from '../facts/fact.ts'
import { verify } from './index.ts'
import { opponentInPhase } from './rotation.ts'

// --- a log in words --------------------------------------------------------------------------------------------------

type Fields = Readonly<Record<string, unknown>>

/** Players are called a, b, c, … and entered in that order, one command a minute from ten o'clock on. */
class Log {
  readonly facts: Recorded[] = []
  private commands = 0

  /** A log that goes on from these facts. */
  static of(facts: readonly Recorded[]): Log {
    const log = new Log()
    log.facts.push(...facts)
    log.commands = new Set(facts.map(({ key }) => key)).size
    return log
  }

  add(...facts: Fields[]): this {
    const at = minute(this.commands)
    this.commands++
    for (const fields of facts) {
      const stamp = { seq: this.facts.length + 1, at, by: 'director', key: `k${this.commands}` }
      this.facts.push(recordedSchema.parse({ ...stamp, ...fields }))
    }
    return this
  }

  /** "2 0-1": White loses the next game of match 2; "2 1-0 @30": it was finished at half past ten. */
  play(...reports: string[]): this {
    for (const report of reports) this.add(this.game(report))
    return this
  }

  game(report: string): Fields {
    const [match = '', result, at] = report.split(' ')
    const before = this.facts.filter((fact) => fact.type === 'game-finished' && fact.match === match)
    const game = before.length + 1
    const [first, second] = this.seats(match)
    const sides = game % 2 === 1 ? [first, second] : [second, first]
    const time = at ? { finishedAt: minute(Number(at.slice(1))) } : {}
    return { type: 'game-finished', match, game, sides, result, ...time }
  }

  /** Who sits in a published match of the qualification; in the knockout it is asked of the seeds. */
  seats(match: string): readonly string[] {
    const [phase, number] = match.slice(1).split('.').map(Number)
    if (!match.startsWith('Q')) return knockoutSeats(match, this.seeds, this.winners)
    const paired = this.facts.findLast((fact) => fact.type === 'round-paired' && fact.round === phase)
    if (paired?.type !== 'round-paired') throw new Error(`no match ${match}`)
    return (paired.matches[(number ?? 0) - 1] ?? []).map((seat) => ('entrant' in seat ? seat.entrant : ''))
  }

  /** Who won the matches of the knockout, by their numbers; told by the test where games do not tell it. */
  readonly winners = new Map<string, string>()

  private get seeds(): readonly string[] {
    const fact = this.facts.findLast(({ type }) => type === 'seeds-published' || type === 'tournament-started')
    return fact?.type === 'seeds-published' || fact?.type === 'tournament-started' ? fact.order : []
  }
}

const minute = (minutes: number): string =>
  new Date(Date.UTC(2026, 4, 1, 10, minutes)).toISOString().replace('.000Z', 'Z')

/** The seats of a knockout of four at most: more is not needed here. */
function knockoutSeats(match: string, seeds: readonly string[], winners: ReadonlyMap<string, string>): string[] {
  const number = Number(match)
  const size = seeds.length
  if (number <= size / 2) return [seeds[size - number] ?? '', seeds[number - 1] ?? '']
  return [winners.get('1') ?? '', winners.get('2') ?? '']
}

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** Everybody has entered. */
function entered(players: number, options: Fields = {}): Log {
  const opening = { format: 'hybrid-knockout', rules: 1, autoPair: true, dice: 'Tuesday' }
  const log = new Log().add({ type: 'tournament-opened', ...opening, options: { chess960: false, ...options } })
  for (const id of letters.slice(0, players)) log.add(entry(id))
  return log
}

const entry = (id: string): Fields => ({ type: 'entrant-entered', entrant: { id, name: id.toUpperCase() } })

const start = (order: string, fields: Fields = {}): Fields => {
  return { type: 'tournament-started', order: order.split(''), reason: { rule: 'HYB-2', by: 'entry' }, ...fields }
}

const started = (players: number, options: Fields = {}): Log =>
  entered(players, options).add(start(letters.slice(0, players).join('')))

/** phase(1, 'a-b c-d e'): A has White against B, C against D, E has the bye. */
function phase(round: number, draw: string, fields: Fields = {}): Fields {
  const words = draw.split(' ')
  const matches = words
    .filter((word) => word.includes('-'))
    .map((word) => word.split('-').map((entrant) => ({ entrant })))
  const byes = words.filter((word) => !word.includes('-'))
  return { type: 'round-paired', stage: 'qualification', round, kind: 'regular', matches, byes, reasons: [], ...fields }
}

const playoff = (round: number, draw: string, fields: Fields = {}): Fields =>
  phase(round, draw, { kind: 'playoff', ...fields })

/** seeds('acb.'): seed 4 is nobody. */
const seeds = (order: string, fields: Fields = {}): Fields => {
  const named = order.split('').map((id) => (id === '.' ? 'nobody' : id))
  return { type: 'seeds-published', stage: 'qualification', order: named, reasons: [], ...fields }
}

const withdrew = (entrant: string): Fields => ({ type: 'entrant-withdrew', entrant })
const returned = (entrant: string): Fields => ({ type: 'entrant-returned', entrant })
const closed: Fields = { type: 'tournament-closed' }
const ruling = (match: string, between: string, made: Fields): Fields => {
  return { type: 'ruling-made', match, between: between.split(''), ruling: made }
}
const absent = (...people: string[]): Fields => ({ kind: 'absent', absent: people })
const won = (winner: string): Fields => ({ kind: 'won', winner })
const cancelled: Fields = { kind: 'cancelled' }
const drawn: Fields = { kind: 'drawn' }
const corrects = (fact: number, result: string, fields: Fields = {}): Fields => {
  return { type: 'result-corrected', fact, result, voids: [], ...fields }
}
const revokes = (facts: number[], voids: number[] = []): Fields => {
  return { type: 'command-revoked', how: 'revoke', facts, voids }
}
const undoes = (...facts: number[]): Fields => ({ type: 'command-revoked', how: 'undo', facts, voids: [] })

/** Where in the log a match has its nth result, a phase its pairing or the seeds their publication. */
const resultOf = (log: Log, match: string, nth = 1): number =>
  log.facts.filter((fact) => 'match' in fact && fact.match === match)[nth - 1]?.seq ?? 0
const phaseAt = (log: Log, round: number): number =>
  log.facts.find((fact) => fact.type === 'round-paired' && fact.round === round)?.seq ?? 0
const seedsAt = (log: Log): number => log.facts.find(({ type }) => type === 'seeds-published')?.seq ?? 0

const rulesFound = (log: Log): string[] => verify(log.facts).findings.map(({ rule }) => rule)
const ranks = (log: Log): string =>
  verify(log.facts)
    .table.map(({ rank, entrant }) => `${rank}${entrant}`)
    .join(' ')

/** Nothing is wrong with the good log; the rule of the title is found at the last fact of the spoilt one. */
function isFound(title: string, good: () => Log, spoil: (log: Log) => Log): void {
  test(title, () => {
    expect(verify(good().facts).findings).toEqual([])
    const { facts } = spoil(good())
    const [rule] = title.split(' ')
    expect(verify(facts).findings).toContainEqual({ rule, seq: facts.length, sentence: expect.any(String) })
  })
}

/** Nothing is wrong. */
function isGood(title: string, good: () => Log): void {
  test(title, () => expect(verify(good().facts).findings).toEqual([]))
}

/** The one way to give colours to these pairs that nothing speaks against: paired(log, 1, 'ab cd e'). */
function paired(log: Log, round: number, pairs: string): Fields {
  const words = pairs.split(' ')
  const ways = Array.from({ length: 2 ** words.filter((word) => word.length === 2).length }, (_, way) =>
    words.map((word, i) => (word.length === 1 ? word : coloured(word, ((way >> i) & 1) === 1))).join(' '),
  )
  const good = ways.filter((way) => isAccepted(log, phase(round, way)))
  expect(good).toHaveLength(1)
  return phase(round, good[0] ?? '')
}

const coloured = (pair: string, isTurned: boolean): string =>
  (isTurned ? pair.split('').reverse() : pair.split('')).join('-')

function isAccepted(log: Log, fields: Fields): boolean {
  const seq = log.facts.length + 1
  const fact = { seq, at: log.facts.at(-1)?.at, by: 'director', key: `k${seq}`, ...fields }
  return verify([...log.facts, recordedSchema.parse(fact)]).findings.length === 0
}

// --- the field -------------------------------------------------------------------------------------------------------

describe('options', () => {
  test.each`
    rule        | options
    ${'LOG-16'} | ${{ fanfare: true }}
    ${'HYB-1'}  | ${{ maxPlayers: 513 }}
    ${'HYB-1'}  | ${{ maxPlayers: 1 }}
    ${'HYB-2'}  | ${{ seeding: 'beauty' }}
    ${'HYB-8'}  | ${{ chess960: 'yes' }}
    ${'HYB-12'} | ${{ seedPlayoffs: 1 }}
    ${'HYB-17'} | ${{ player1: 'second' }}
    ${'HYB-18'} | ${{ raceToPoints: 0.25 }}
    ${'HYB-18'} | ${{ raceToPoints: 10.5 }}
    ${'HYB-28'} | ${{ noShowLimit: 0 }}
    ${'HYB-29'} | ${{ timeControl: { base: 0, increment: 0, bonus40: 0 } }}
    ${'HYB-29'} | ${{ timeControl: 600 }}
    ${'HYB-29'} | ${{ timeControl: { base: 600, pause: 1 } }}
  `('$rule $options', ({ rule, options }) => {
    expect(rulesFound(entered(2, options))).toEqual([rule])
  })

  isGood('all of them may be given', () =>
    started(3, {
      maxPlayers: 512,
      seeding: 'entry',
      raceToPoints: 10,
      player1: 'first',
      seedPlayoffs: true,
      noShowLimit: 10,
      timeControl: { base: 300, increment: 2, bonus40: 60 },
    }),
  )
})

describe('the field', () => {
  isFound(
    'HYB-1 one player starts',
    () => entered(1),
    (log) => log.add(start('a')),
  )
  isFound(
    'HYB-1 more than maxPlayers start',
    () => entered(5, { maxPlayers: 4 }),
    (log) => log.add(start('abcde')),
  )
  isFound(
    'HYB-2 the list is not as entered',
    () => entered(4),
    (log) => log.add(start('bacd')),
  )
  isFound(
    'HYB-2 the reason is another one',
    () => entered(2),
    (log) => log.add(start('ab', { reason: { rule: 'HYB-2', by: 'lot' } })),
  )
  isGood('HYB-2 by hand any order is right', () =>
    entered(4).add(start('dbca', { reason: { rule: 'HYB-2', by: 'hand' } })),
  )
  isFound(
    'LOG-12 somebody is missing at the start',
    () => entered(5),
    (log) => log.add(start('abcd')),
  )

  isGood('HYB-28 somebody enters while the first phase is not complete', () =>
    started(5).add(phase(1, 'a-d b-c e')).add(entry('f')).play('Q1.1 1-0', 'Q1.2 1-0').add(phase(2, 'c-a d-b f-e')),
  )
  isGood('HYB-28 somebody enters before a first phase, which is then needed again', () =>
    started(5).add(withdrew('c')).add(entry('f')).add(phase(1, 'a-b d-e f')),
  )
  isFound(
    'HYB-28 the seeds are published without a phase',
    () => started(5).add(withdrew('c')).add(seeds('abde')),
    (log) => log.add(entry('f')),
  )
  isFound(
    'HYB-28 somebody enters a knockout late',
    () => started(4),
    (log) => log.add(entry('e')),
  )
  isFound(
    'HYB-28 an entry would lead to another row',
    () => started(7),
    (log) => log.add(entry('h')),
  )
  isFound(
    'HYB-1 an entry is one too many',
    () => started(5, { maxPlayers: 5 }),
    (log) => log.add(entry('f')),
  )
  isFound(
    'HYB-28 the first phase is complete',
    () => firstOfFive().play('Q1.2 1-0'),
    (log) => log.add(entry('f')),
  )
})

// --- phases ----------------------------------------------------------------------------------------------------------

const firstOfFive = () => started(5).add(phase(1, 'a-d b-c e')).play('Q1.1 1-0')
/** Five players, phase 1 is complete. */
const secondOfFive = () => firstOfFive().play('Q1.2 0-1')
/** Six players; A, B and C have won, F has withdrawn. */
const fiveOfSix = () =>
  started(6).add(phase(1, 'a-f b-e c-d')).play('Q1.1 1-0', 'Q1.2 1-0', 'Q1.3 1-0').add(withdrew('f'))
/** The same, but B – E was cancelled. */
const matchlessPair = () =>
  started(6)
    .add(phase(1, 'a-f b-e c-d'))
    .play('Q1.1 1-0', 'Q1.3 1-0')
    .add(ruling('Q1.2', 'be', cancelled))
    .add(withdrew('f'))
/** E had the bye of phase 2, where nothing was played. */
const twoCancelled = () =>
  fiveOfSix()
    .add(phase(2, 'c-a d-b e'))
    .add(ruling('Q2.1', 'ca', cancelled))
    .add(ruling('Q2.2', 'db', cancelled))
/** Five started, and F joined: A – D and B – C have met. */
const sixOfFive = () => started(5).add(phase(1, 'a-d b-c e')).add(entry('f')).play('Q1.1 1-0', 'Q1.2 1-0')

describe('the pairing of a phase', () => {
  isGood('HYB-5 by rotation', () => secondOfFive().add(phase(2, 'e-a d-b c')))
  isFound(
    'HYB-S2 a knockout of four is paired',
    () => started(4),
    (log) => log.add(phase(1, 'a-b c-d')),
  )
  isFound(
    'HYB-S3 another stage is paired',
    () => started(5),
    (log) => log.add(phase(1, 'a-d b-c e', { stage: 'knockout' })),
  )
  isFound(
    'HYB-S12 a phase is of another kind',
    () => started(5),
    (log) => log.add(phase(1, 'a-d b-c e', { kind: 'swiss' })),
  )
  isFound(
    'HYB-14 a number is left out',
    () => secondOfFive(),
    (log) => log.add(phase(3, 'e-a d-b c')),
  )
  isFound('HYB-33 the phase before is being played', firstOfFive, (log) => log.add(phase(2, 'e-a d-b c')))
  isFound('HYB-5 it is not the rotation', secondOfFive, (log) => log.add(phase(2, 'd-a e-b c')))
  isFound('HYB-5 the bye of the rotation is another one', secondOfFive, (log) => log.add(phase(2, 'c-a d-b e')))
  isFound('HYB-5 the matches stand in another order', secondOfFive, (log) => log.add(phase(2, 'd-b e-a c')))
  isFound('HYB-5 somebody plays twice', secondOfFive, (log) => log.add(phase(2, 'e-a d-a c')))
  isFound('HYB-5 a match has three players', secondOfFive, (log) => log.add(phase(2, 'e-a-b c d')))
  isFound('HYB-7 White belongs to the other', secondOfFive, (log) => log.add(phase(2, 'a-e d-b c')))
  isFound('HYB-S8 two have a bye', secondOfFive, (log) => log.add(phase(2, 'e-a b c d')))
  isFound('HYB-28 somebody in the pool is left out', secondOfFive, (log) => log.add(phase(2, 'e-a d-b')))
  isFound('HYB-23 somebody who left is paired', fiveOfSix, (log) => log.add(phase(2, 'd-a f-b e-c')))

  isGood('HYB-4 the bye goes to the fewest points, then to the latest', () => fiveOfSix().add(phase(2, 'c-a d-b e')))
  isFound('HYB-4 it goes to more points', fiveOfSix, (log) => log.add(phase(2, 'd-a e-c b')))
  isFound('HYB-4 it goes to the earlier', fiveOfSix, (log) => log.add(phase(2, 'e-a c-b d')))

  isGood('HYB-4 it goes to the most matches', () => matchlessPair().add(phase(2, 'e-a b-c d')))
  isFound('HYB-4 it goes to fewer matches', matchlessPair, (log) => log.add(phase(2, 'c-a d-b e')))
  isGood('HYB-4 it goes to the fewest byes', () => twoCancelled().add(phase(3, 'a-b e-c d')))
  isFound('HYB-4 it goes to somebody who had one', twoCancelled, (log) => log.add(phase(3, 'd-a b-c e')))

  isGood('HYB-5 no repeats, then the smallest sum of colours', () => sixOfFive().add(phase(2, 'c-a d-b f-e')))
  isFound('HYB-6 a meeting is repeated without need', sixOfFive, (log) => log.add(phase(2, 'd-a c-b f-e')))
  isFound('HYB-5 colours could be better', sixOfFive, (log) => log.add(phase(2, 'b-a d-c f-e')))
  isFound('HYB-7 in even phases the later has White', sixOfFive, (log) => log.add(phase(2, 'c-a d-b e-f')))
  isFound('HYB-8 there is a start position without Chess960', secondOfFive, (log) =>
    log.add(phase(2, 'e-a d-b c', { start: 518 })),
  )
  isGood('HYB-7 a forfeited game gives no colours', () =>
    played(6, 'a-f b-e c-d', 'd-a! f-b e-c').add(phase(3, 'b-a c-f d-e')),
  )
})

/** Phases one after another in which everything is drawn, "a-b!" won without a game. */
function played(players: number, ...draws: string[]): Log {
  const log = started(players)
  for (const [i, draw] of draws.entries()) {
    log.add(phase(i + 1, draw.replaceAll('!', '')))
    const matches = draw.split(' ').filter((word) => word.includes('-'))
    for (const [k, match] of matches.entries()) log.play(`Q${i + 1}.${k + 1} ${match.endsWith('!') ? '+-' : '1/2-1/2'}`)
  }
  return log
}

describe('the difference of colours', () => {
  const otherPairs = ['b-g c-e d-f a', 'g-a e-b d-c f', 'a-f b-g c-e d', 'a-c b-d g-e f']
  test('HYB-7 it never exceeds 2 while the rotation pairs and every game is played', () => {
    const log = played(7, ...otherPairs).add(phase(5, 'c-a g-d e-f b'))
    const sentence = 'The colours of F would differ by 3, not by 2 at most.'
    expect(verify(log.facts).findings).toContainEqual({ rule: 'HYB-7', seq: log.facts.length, sentence })
  })

  isGood('HYB-7 it may once games were forfeited', () =>
    played(
      7,
      'a-f b-e c-d g',
      'g-a! f-b e-c d',
      'b-g c-f d-e a',
      'b-a g-c f-d! e',
      'a-c d-g e-f b',
      'd-a c-b! g-e f',
    ).add(phase(7, 'e-a b-d f-g c')),
  )

  isGood('HYB-7 it may also if those games turn out to have been played', () => {
    const draws = ['a-f b-e c-d', 'd-a f-b e-c!', 'a-b f-c! e-d', 'e-a b-c d-f', 'a-c b-d f-e', 'f-a e-b d-c']
    const log = played(6, ...draws)
    for (const match of ['Q2.3', 'Q3.2']) log.add(corrects(resultOf(log, match), '1/2-1/2'))
    return log.add(phase(7, 'a-d b-f c-e'))
  })

  test('HYB-7 even then it never exceeds 4', () => {
    const log = played(6, 'a-f b-e c-d', 'a-d f-b c-e', 'a-b c-f d-e', 'a-e c-b d-f').add(phase(5, 'a-c b-d e-f'))
    const sentence = 'The colours of A would differ by 5, not by 4 at most.'
    expect(verify(log.facts).findings).toContainEqual({ rule: 'HYB-7', seq: log.facts.length, sentence })
  })
})

// --- results ---------------------------------------------------------------------------------------------------------

const pair = (options: Fields = {}) => started(2, options)
const drawnGames = (match: string, times: number) => Array.from({ length: times }, () => `${match} 1/2-1/2`)

describe('games', () => {
  isFound(
    'HYB-16 there is no such match',
    () => pair(),
    (log) => log.add({ ...log.game('1 1-0'), match: '2' }),
  )
  isFound(
    'HYB-16 there is no match before the start',
    () => entered(2),
    (log) => log.add({ type: 'game-finished', match: '1', game: 1, sides: ['b', 'a'], result: '1-0' }),
  )
  isFound(
    'HYB-S15 others play',
    () => started(4),
    (log) => log.add({ ...log.game('1 1-0'), sides: ['d', 'b'] }),
  )
  isFound('HYB-5 others play', firstOfFive, (log) => log.add({ ...log.game('Q1.2 1-0'), sides: ['a', 'd'] }))
  isFound(
    'HYB-S16 nobody knows yet who plays',
    () => started(4),
    (log) => log.add({ ...log.game('1 1-0'), match: '3' }),
  )
  isFound(
    'HYB-S18 colours are exchanged',
    () => pair(),
    (log) => log.add({ ...log.game('1 1-0'), sides: ['a', 'b'] }),
  )
  isFound(
    'HYB-20 also in sudden death they alternate',
    () => pair().play('1 1/2-1/2'),
    (log) => log.add({ ...log.game('1 1-0'), sides: ['b', 'a'] }),
  )
  isFound(
    'HYB-18 a game is left out',
    () => pair(),
    (log) => log.add({ ...log.game('1 1-0'), game: 2 }),
  )
  isFound(
    'HYB-18 a match goes on after its end',
    () => pair({ maxPlayers: 2 }),
    (log) => log.play('1 1-0', '1 1-0'),
  )
  isFound('HYB-18 a drawn match of the qualification goes on', firstOfFive, (log) =>
    log.play('Q1.2 1/2-1/2', 'Q1.2 1-0'),
  )

  test.each`
    race   | results                  | champion
    ${0.5} | ${'1-0'}                 | ${'b'}
    ${0.5} | ${'+-'}                  | ${'b'}
    ${0.5} | ${'0-1'}                 | ${'a'}
    ${0.5} | ${'1/2-1/2 1-0'}         | ${'a'}
    ${1}   | ${'1/2-1/2 0-1'}         | ${'b'}
    ${1.5} | ${'1-0 1-0 1/2-1/2 1-0'} | ${'a'}
    ${2}   | ${'1-0 0-1'}             | ${'b'}
    ${1.5} | ${'1-0 1/2-1/2'}         | ${'b'}
    ${0.5} | ${'--'}                  | ${undefined}
    ${0.5} | ${'1/2-1/2 --'}          | ${undefined}
  `('HYB-18 to $race with $results', ({ race, results, champion }) => {
    const reports: string[] = results.split(' ').map((result: string) => `1 ${result}`)
    const verdict = verify(pair({ raceToPoints: race }).play(...reports).facts)
    expect(verdict).toMatchObject({ findings: [], isFinished: true, champion })
  })

  test('HYB-S23, HYB-S24 after ten drawn attempts a draw in game 12 counts for Black, the first named', () => {
    const log = pair().play(...drawnGames('1', 11))
    expect(verify(log.facts)).toMatchObject({ findings: [], isFinished: false })
    expect(verify(log.play('1 1/2-1/2').facts)).toMatchObject({ findings: [], isFinished: true, champion: 'b' })
  })

  test('HYB-21 a match to 1.5 has fourteen games at most', () => {
    const log = pair({ raceToPoints: 1.5 }).play(...drawnGames('1', 13))
    expect(verify(log.facts)).toMatchObject({ findings: [], isFinished: false })
    expect(verify(log.play('1 1/2-1/2').facts)).toMatchObject({ findings: [], isFinished: true, champion: 'b' })
  })

  isGood('HYB-10 all reports of a phase carry a finish time', () => firstOfFiveAt('@20').play('Q1.2 1-0 @30'))
  isFound(
    'HYB-10 some do and some do not',
    () => firstOfFiveAt('@20'),
    (log) => log.play('Q1.2 1-0'),
  )
  isFound(
    'HYB-31 a game is over before its phase',
    () => firstOfFiveAt('@20'),
    (log) => log.play('Q1.2 1-0 @1'),
  )
  isFound(
    'HYB-31 a knockout game is over before the start',
    () => started(4),
    (log) => log.play('1 1-0 @1'),
  )
})

const firstOfFiveAt = (time: string) => started(5).add(phase(1, 'a-d b-c e')).play(`Q1.1 1-0 ${time}`)

describe('rulings', () => {
  isGood('HYB-32 a match of the qualification is cancelled', () => firstOfFive().add(ruling('Q1.2', 'bc', cancelled)))
  isGood('HYB-32 a match of the qualification is declared drawn', () => firstOfFive().add(ruling('Q1.2', 'bc', drawn)))
  isGood('HYB-32 a winner is declared', () => started(4).add(ruling('1', 'da', won('a'))))
  isFound(
    'HYB-32 a knockout match is cancelled',
    () => pair(),
    (log) => log.add(ruling('1', 'ba', cancelled)),
  )
  isFound(
    'HYB-32 a knockout match is declared drawn',
    () => pair(),
    (log) => log.add(ruling('1', 'ba', drawn)),
  )
  isFound(
    'HYB-32 a stranger is declared the winner',
    () => started(4),
    (log) => log.add(ruling('1', 'da', won('b'))),
  )
  isFound(
    'HYB-24 a stranger is absent',
    () => started(4),
    (log) => log.add(ruling('1', 'da', absent('b'))),
  )
  isFound('HYB-23 a stranger is absent', firstOfFive, (log) => log.add(ruling('Q1.2', 'bc', absent('a'))))
  isFound(
    'HYB-S15 a ruling is made between others',
    () => started(4),
    (log) => log.add(ruling('1', 'ad', won('a'))),
  )
  isFound('HYB-18 a ruling comes after the end', firstOfFive, (log) => log.add(ruling('Q1.1', 'ad', won('a'))))

  test('HYB-23, HYB-32 what they count', () => {
    const log = started(6).add(phase(1, 'a-f b-e c-d'))
    log.add(ruling('Q1.1', 'af', absent('a'))).add(ruling('Q1.2', 'be', absent('b', 'e')))
    log.add(ruling('Q1.3', 'cd', cancelled))
    const counts = Object.fromEntries(verify(log.facts).table.map((row) => [row.entrant, row.counts]))
    expect(counts).toMatchObject({
      a: { points: 0, played: 1, losses: 1 },
      b: { points: 0, played: 1, losses: 1 },
      c: { points: 0, played: 0, losses: 0 },
      f: { points: 1, played: 1, wins: 1 },
    })
    expect(ranks(log)).toBe('1f 2c 2d 4a 4b 4e')
  })
})

// --- five who always draw --------------------------------------------------------------------------------------------

const rotationOfFive = ['ad bc e', 'ae bd c', 'be cd a', 'ab ce d', 'ac de b']

/** Twelve phases: B and D reach five points in one match, then A. `times` finishes both matches of phase 12 together. */
function twelvePhases(options: Fields = {}, times = ''): Log {
  const log = started(5, options)
  for (let round = 1; round <= 12; round++) {
    log.add(paired(log, round, rotationOfFive[(round - 1) % 5] ?? ''))
    const time = round === 12 ? times : ''
    log.play(`Q${round}.2 1/2-1/2${time}`, `Q${round}.1 1/2-1/2${time}`)
  }
  return log
}

const kept = new Map<string, readonly Recorded[]>()

/** A log that takes long to make is made once. */
function again(name: string, make: () => Log): Log {
  const facts = kept.get(name) ?? make().facts
  kept.set(name, facts)
  return Log.of(facts)
}

const raceOfFive = () => again('race', twelvePhases)
/** And C – E, half a point short, draw: one place is left. */
const levelFive = () =>
  again('level', () => {
    const log = raceOfFive()
    return log.add(paired(log, 13, 'ce')).play('Q13.1 1/2-1/2')
  })
const playedOff = () => again('off', () => levelFive().add(playoff(14, 'e-c')).play('Q14.1 1/2-1/2', 'Q14.1 0-1'))
const seededFive = () => again('seeded', () => playedOff().add(seeds('bdae')))

describe('the race', () => {
  test('HYB-34 those with a place come first in order of seeds, then by points, then fewer matches, shared', () => {
    expect(verify(raceOfFive().facts).findings).toEqual([])
    expect(ranks(raceOfFive())).toBe('1b 2d 3a 4c 4e')
    expect(verify(raceOfFive().facts).table[0]?.counts).toEqual({
      points: 5,
      played: 10,
      wins: 0,
      draws: 10,
      losses: 0,
      byes: 2,
      seed: 1,
    })
  })

  isFound('HYB-3 somebody with a place plays on', raceOfFive, (log) => log.add(phase(13, 'e-c b-a d')))
  isFound('HYB-S3 seeds are published while a place is open', raceOfFive, (log) => log.add(seeds('bdac')))
  isGood('HYB-S13 level for one place: a playoff', levelFive)
  isFound('HYB-S12 no other phase comes before the playoff', levelFive, (log) => log.add(phase(14, 'c-e')))
  isFound('HYB-S12 no seeds come before the playoff', levelFive, (log) => log.add(seeds('bdac')))
  isFound('HYB-13 the playoff is between others', levelFive, (log) => log.add(playoff(14, 'e-d')))
  isFound('HYB-14 the later player is first named', levelFive, (log) => log.add(playoff(14, 'c-e')))
  isFound('HYB-12 no playoff is due', raceOfFive, (log) => log.add(playoff(13, 'e-c')))
  isFound(
    'HYB-32 a playoff cannot be cancelled',
    () => levelFive().add(playoff(14, 'e-c')),
    (log) => log.add(ruling('Q14.1', 'ec', cancelled)),
  )
  isFound(
    'HYB-33 seeds come while the playoff is played',
    () => levelFive().add(playoff(14, 'e-c')),
    (log) => log.add(seeds('bdae')),
  )
  isFound('HYB-S11 the loser of the playoff has the seed', playedOff, (log) => log.add(seeds('bdac')))
  isFound('HYB-S11 the order of the log counts', playedOff, (log) => log.add(seeds('abde')))
  isFound('HYB-S5 there are too few seeds', playedOff, (log) => log.add(seeds('bda')))
  isFound('HYB-S10 somebody has two seeds', playedOff, (log) => log.add(seeds('bdab')))
  isFound('HYB-27 seeds are published twice', seededFive, (log) => log.add(seeds('bdae')))
  isFound('HYB-S3 a phase comes after the seeds', seededFive, (log) => log.add(phase(15, 'c-e')))
  isFound(
    'HYB-S2 a knockout has no seeds to publish',
    () => started(4),
    (log) => log.add(seeds('abcd')),
  )

  test('HYB-12 who finishes at one time is level, and fits: list order', () => {
    const log = twelvePhases({}, ' @90')
    expect(ranks(log)).toBe('1a 2b 3d 4c 4e')
  })

  test('HYB-12 with seedPlayoffs B and D play for the order, the winner is first', () => {
    const log = twelvePhases({ seedPlayoffs: true })
    expect(isAccepted(log, phase(13, 'e-c'))).toBe(false)
    log.add(playoff(13, 'd-b')).play('Q13.1 1-0')
    expect(verify(log.facts).findings).toEqual([])
    expect(ranks(log)).toBe('1d 2b 3a 4c 4e')
  })

  test('HYB-35 with seedPlayoffs who left the playoff keeps a place, the last', () => {
    const log = twelvePhases({ seedPlayoffs: true }).add(withdrew('b'))
    expect(ranks(log)).toBe('1d 2b 3a 4c 4e')
    expect(isAccepted(log, paired(log, 13, 'ce'))).toBe(true)
  })

  test('HYB-35 who withdraws from the playoff forfeits it', () => {
    const log = levelFive().add(playoff(14, 'e-c')).add(withdrew('c')).add(seeds('bdae'))
    expect(verify(log.facts).findings).toEqual([])
  })

  test('HYB-35 who is not there when it is paired is not in it', () => {
    const log = levelFive().add(withdrew('e')).add(seeds('bdac'))
    expect(verify(log.facts).findings).toEqual([])
  })

  test('HYB-23 who has reached the points keeps the claim', () => {
    const log = again('half of twelve', () => halfOfTwelve())
    log.add(withdrew('b')).play('Q12.1 1/2-1/2')
    expect(verify(log.facts).findings).toEqual([])
    expect(ranks(log)).toBe('1b 2d 3a 4c 4e')
  })
})

function halfOfTwelve(): Log {
  const log = raceOfFive()
  return Log.of(log.facts.slice(0, -1))
}

// --- leaving, returning, staying away --------------------------------------------------------------------------------

/** Three players, A leaves his open match: B has a point and everybody left qualifies. */
const twoOfThree = () => started(3).add(phase(1, 'a-b c')).add(withdrew('a'))
/** Five players, B and D leave their open matches. */
const threeOfFive = () => started(5).add(phase(1, 'a-d b-c e')).add(withdrew('b')).add(withdrew('d'))

describe('absence', () => {
  isGood('HYB-23, HYB-25 who withdraws forfeits; more points first', () => twoOfThree().add(seeds('bc')))
  isFound('HYB-S11 more points come first', twoOfThree, (log) => log.add(seeds('cb')))
  isFound('HYB-25 nobody plays without meaning', twoOfThree, (log) => log.add(phase(2, 'c-b')))
  isFound('HYB-18 the forfeited match is played', twoOfThree, (log) => log.play('Q1.1 1-0'))
  isGood('HYB-25 then fewer matches', () =>
    started(3).add(phase(1, 'a-b c')).play('Q1.1 1-0').add(withdrew('a')).add(seeds('cb')),
  )
  test('HYB-25 nobody qualifies while a phase is being played', () => {
    const log = started(5).add(phase(1, 'a-d b-c e')).add(withdrew('d'))
    expect(verify(log.facts).table.some(({ counts }) => 'seed' in counts)).toBe(false)
    expect(verify(log.play('Q1.2 1-0').facts).table.filter(({ counts }) => 'seed' in counts)).toHaveLength(4)
  })
  isGood('HYB-25 the highest seeds stay empty', () => threeOfFive().add(seeds('ace.')))
  isFound('HYB-28 nobody returns once the last place is decided', threeOfFive, (log) => log.add(returned('b')))
  isFound('LOG-14 somebody withdraws twice', threeOfFive, (log) => log.add(withdrew('b')))

  test('HYB-25 whose opponent is an empty seed has a walkover', () => {
    const log = threeOfFive().add(seeds('ace.'))
    expect(isAccepted(log, { ...log.game('2 1-0'), match: '1', sides: ['e', 'a'] })).toBe(false)
    log.play('2 0-1')
    log.winners.set('1', 'a').set('2', 'c')
    log.play('3 1-0')
    expect(verify(log.facts)).toMatchObject({ findings: [], isFinished: true, champion: 'a' })
    expect(ranks(log)).toBe('1a 2c 3e 4b 4d')
  })

  isGood('HYB-28 who returns is in the pool of the next phase', () => {
    const log = fiveOfSix().add(phase(2, 'c-a d-b e')).add(returned('f'))
    return log.play('Q2.1 1-0', 'Q2.2 1-0').add(phase(3, 'a-b e-c f-d'))
  })
  isGood('HYB-25 who leaves before the seeds are published leaves the pool', () =>
    started(5).add(withdrew('b')).add(withdrew('d')).add(seeds('ace.')),
  )
  isFound(
    'HYB-28 somebody returns who was not there at the start',
    () => entered(6).add(withdrew('f')).add(start('abcde')),
    (log) => log.add(returned('f')),
  )
  isFound(
    'HYB-28 nobody returns whose match is forfeited',
    () => started(4).add(withdrew('a')),
    (log) => log.add(returned('a')),
  )
  isGood('HYB-28 who sits in a match that is not forfeited may return', () => {
    return started(4).play('1 1-0').add(withdrew('d')).add(returned('d')).play('2 1-0')
  })

  const noShow = () =>
    started(7, { noShowLimit: 1 }).add(phase(1, 'a-f b-e c-d g')).play('Q1.1 --', 'Q1.2 1-0', 'Q1.3 1-0')
  isGood('HYB-28 who was absent together with the opponent too often is paired no more', () =>
    noShow().add(phase(2, 'd-b g-c e')),
  )
  isFound('HYB-28 he is paired again', noShow, (log) => log.add(phase(2, 'g-a f-b e-c d')))
  isGood('HYB-28 a withdrawal can still be recorded', () => noShow().add(withdrew('a')))
  isFound(
    'HYB-28 once is not twice',
    () => started(6).add(phase(1, 'a-f b-e c-d')).play('Q1.1 --', 'Q1.2 1-0', 'Q1.3 1-0'),
    (log) => log.add(phase(2, 'd-b e-c')),
  )

  test('HYB-24 both absent: nobody goes on, and who is left alone is champion without a game', () => {
    const log = started(4)
      .add(ruling('1', 'da', absent('a', 'd')))
      .add(withdrew('c'))
    expect(verify(log.facts)).toMatchObject({ findings: [], isFinished: true, champion: 'b' })
    expect(ranks(log)).toBe('1b 2a 2c 2d')
  })

  test('HYB-24 if all are absent there is no champion, and it can be closed', () => {
    const log = pair().play('1 --').add(closed)
    expect(verify(log.facts)).toMatchObject({ findings: [], isFinished: true, champion: undefined })
  })
  isFound(
    'LOG-14 nobody withdraws when everything is decided',
    () => pair().play('1 1-0'),
    (log) => log.add(withdrew('a')),
  )
  isFound(
    'LOG-13 a rating is edited after the start',
    () => pair(),
    (log) => log.add({ type: 'entrant-edited', entrant: 'a', rating: 2000 }),
  )
})

// --- ten who always draw at one time ---------------------------------------------------------------------------------

/** All reach five points together: a playoff of ten for four places is due. */
const levelTen = () =>
  again('ten', () => {
    const log = started(10)
    for (let round = 1; round <= 10; round++) {
      log.add(paired(log, round, rotationOfTen(round)))
      for (let match = 1; match <= 5; match++) log.play(`Q${round}.${match} 1/2-1/2 @${200 + round}`)
    }
    return log
  })
const rotationOfTen = (round: number): string => {
  const opponents = letters
    .slice(0, 10)
    .map((letter, i) => [letter, letters[(opponentInPhase(round, i + 1, 10) ?? 0) - 1]])
  return opponents
    .filter(([a = '', b = '']) => a < b)
    .map((pair) => pair.join(''))
    .join(' ')
}

/** The later players win: five are through, and one of them has a bye. */
const fiveThrough = () =>
  levelTen()
    .add(playoff(11, 'j-a i-b h-c g-d f-e'))
    .play('Q11.5 1-0', 'Q11.4 1-0', 'Q11.3 1-0', 'Q11.2 1-0', 'Q11.1 1-0')
/** Three places are given, the losers play on for the fourth. */
const threePlaced = () => fiveThrough().add(playoff(12, 'j-g i-h f')).play('Q12.1 1-0', 'Q12.2 1-0')

describe('a playoff of ten for four places', () => {
  isFound('HYB-13 the last does not meet the first', levelTen, (log) => log.add(playoff(11, 'i-a j-b h-c g-d f-e')))
  isFound('HYB-13 somebody has a bye without need', levelTen, (log) => log.add(playoff(11, 'j-a i-b h-c g-d f e')))
  isFound('HYB-13 the matches stand in another order', levelTen, (log) => log.add(playoff(11, 'i-b j-a h-c g-d f-e')))
  isFound('HYB-13 the losers play on too early', fiveThrough, (log) => log.add(playoff(12, 'e-b d-c a')))
  isFound('HYB-13 the bye goes to a later one', fiveThrough, (log) => log.add(playoff(12, 'j-f i-h g')))
  isFound('HYB-S12 seeds are published too early', threePlaced, (log) => log.add(seeds('jifg')))
  isGood('HYB-14 by round, then by completion, a bye behind the winners of its round', () =>
    threePlaced().add(playoff(13, 'h-g')).play('Q13.1 0-1').add(seeds('jifg')),
  )
  isFound(
    'HYB-28 nobody returns who is out',
    () => threePlaced().add(withdrew('a')),
    (log) => log.add(returned('a')),
  )
  isGood('HYB-28 who is in the playoff may return before the next round', () =>
    levelTen().add(withdrew('a')).add(returned('a')).add(playoff(11, 'j-a i-b h-c g-d f-e')),
  )
  test('HYB-35 if fewer remain than places the highest seeds stay empty', () => {
    const log = threePlaced()
      .add(playoff(13, 'h-g'))
      .add(ruling('Q13.1', 'hg', absent('g', 'h')))
    log.add(playoff(14, 'h-g')).play('Q14.1 --').add(seeds('jif.'))
    expect(verify(log.facts).findings).toEqual([])
  })
})

// --- more than sixteen -----------------------------------------------------------------------------------------------

/** Seventeen started and R joined. */
const eighteen = () => {
  const log = started(17).add(phase(1, 'a-p b-o c-n d-m e-l f-k g-j h-i q')).add(entry('r'))
  return log.play(...Array.from({ length: 8 }, (_, i) => `Q1.${i + 1} 1-0`))
}
const nine = 'a-r b-q c-p d-o e-n f-m g-l h-k i-j'
/** Eighteen started, R has left and nobody has had a bye. */
const seventeen = () => {
  const log = started(18).add(phase(1, nine))
  return log.play(...Array.from({ length: 9 }, (_, i) => `Q1.${i + 1} 1-0`)).add(withdrew('r'))
}

/** Nineteen started, S has had the bye, Q and R have left. */
const seventeenOfNineteen = () => {
  const log = started(19).add(phase(1, `${nine} s`))
  return log
    .play(...Array.from({ length: 9 }, (_, i) => `Q1.${i + 1} 1-0`))
    .add(withdrew('q'))
    .add(withdrew('r'))
}

describe('a large pool', () => {
  const six = 'm-c n-d k-e l-f i-g j-h'
  const others = 'n-d m-e l-f k-g j-h'
  isGood('HYB-5 nobody is met again and colours are even', () => eighteen().add(phase(2, `o-a p-b ${six} r-q`)))
  isFound('HYB-5 two pairs could better exchange their opponents', eighteen, (log) =>
    log.add(phase(2, `b-a ${six} p-o r-q`)),
  )
  isFound('HYB-6 a meeting is repeated', eighteen, (log) => log.add(phase(2, `p-a o-b ${six} r-q`)))
  isGood('HYB-4 the bye goes to the fewest points, then to the latest', () =>
    seventeen().add(phase(2, `i-a p-b o-c ${others} q`)),
  )
  isFound('HYB-4 it goes to an earlier one', seventeen, (log) => log.add(phase(2, `i-a o-b q-c ${others} p`)))
  isFound('HYB-4 it goes to somebody who had one', seventeenOfNineteen, (log) =>
    log.add(phase(2, `i-a p-b o-c ${others} s`)),
  )
})

// --- changes of mind -------------------------------------------------------------------------------------------------

/** The facts of a playoff that falls with the correction, and the seeds drawn from it. */
const fallen = (log: Log): number[] => [
  phaseAt(log, 14),
  resultOf(log, 'Q14.1'),
  resultOf(log, 'Q14.1', 2),
  seedsAt(log),
]

/** B has won against D in phase 12: B and A have places, then C and E, who drew; D is out. */
const winOfB = (log: Log): string => (log.seats('Q12.2')[0] === 'b' ? '1-0' : '0-1')
const corrected = (log: Log, voids: number[], ...publications: Fields[]): Log =>
  log.add(corrects(resultOf(log, 'Q12.2'), winOfB(log), { voids }), ...publications)

/** Phase 2 of six is published and not played: E has the bye. */
const secondOfSix = () => fiveOfSix().add(phase(2, 'c-a d-b e'))

/** Nothing is wrong but the change, the last fact but one: what it voids is published again as it was. */
function isVoidForNothing({ facts }: Log): void {
  expect(verify(facts).findings).toMatchObject([{ rule: 'LOG-10', seq: facts.length - 1 }])
}

describe('changes of mind', () => {
  isGood('HYB-27 a playoff that would be between others falls, and seeds nobody has played on are drawn again', () => {
    const log = seededFive()
    return corrected(log, fallen(log), seeds('bace'))
  })
  isFound('HYB-S11 what a correction publishes is judged too', seededFive, (log) =>
    corrected(log, fallen(log), seeds('baec')),
  )
  isFound('LOG-10 the playoff is not void', seededFive, (log) => corrected(log, [seedsAt(log)]))
  isGood('HYB-27 seeds stand once a knockout game is reported', () => {
    const log = seededFive().play('1 1-0')
    return corrected(log, fallen(log).slice(0, 3))
  })
  isFound(
    'LOG-10 they are void all the same',
    () => seededFive().play('1 1-0'),
    (log) => corrected(log, fallen(log)),
  )
  isGood('LOG-6 an undo brings everything back', () => {
    const log = seededFive()
    corrected(log, fallen(log), seeds('bace'))
    return log.add(undoes(log.facts.length - 1, log.facts.length)).play('1 1-0')
  })

  isGood('HYB-27 a pairing nobody has played on is drawn again', () => {
    const log = secondOfSix()
    return log.add(corrects(resultOf(log, 'Q1.2'), '0-1', { voids: [phaseAt(log, 2)] }), phase(2, 'e-a c-b d'))
  })
  isFound('HYB-4 it is drawn again wrongly', secondOfSix, (log) =>
    log.add(corrects(resultOf(log, 'Q1.2'), '0-1', { voids: [phaseAt(log, 2)] }), phase(2, 'd-a c-b e')),
  )
  isGood('HYB-27 or it stands', () => {
    const log = secondOfSix()
    return log.add(corrects(resultOf(log, 'Q1.2'), '0-1')).play('Q2.1 1-0', 'Q2.2 1-0')
  })
  isFound('LOG-10 a pairing is void that would be drawn alike, and nothing comes in its place', secondOfSix, (log) =>
    log.add(corrects(resultOf(log, 'Q1.1'), '1/2-1/2', { voids: [phaseAt(log, 2)] })),
  )
  isGood('LOG-10 one that is as good may come in its place', () => {
    const log = secondOfSix()
    return log.add(corrects(resultOf(log, 'Q1.1'), '1/2-1/2', { voids: [phaseAt(log, 2)] }), phase(2, 'd-a c-b e'))
  })
  test('LOG-10 the very same pairing may not', () => {
    const log = secondOfSix()
    const change = corrects(resultOf(log, 'Q1.1'), '1/2-1/2', { voids: [phaseAt(log, 2)] })
    isVoidForNothing(log.add(change, phase(2, 'c-a d-b e')))
  })
  test('LOG-10 nor may the very same seeds', () => {
    const log = seededFive()
    isVoidForNothing(log.add(corrects(resultOf(log, 'Q14.1', 2), '-+', { voids: [seedsAt(log)] }), seeds('bdae')))
  })
  isFound(
    'LOG-10 a pairing is void that was played on',
    () => secondOfSix().play('Q2.1 1-0'),
    (log) => log.add(corrects(resultOf(log, 'Q1.2'), '0-1', { voids: [phaseAt(log, 2)] })),
  )

  isFound(
    'LOG-10 a pairing is void that was ruled on',
    () => secondOfSix().add(ruling('Q2.1', 'ca', drawn)),
    (log) => log.add(corrects(resultOf(log, 'Q1.2'), '0-1', { voids: [phaseAt(log, 2)] })),
  )

  isFound(
    'LOG-10 a pairing is void with all that was played on it',
    () => secondOfSix().play('Q2.1 1-0'),
    (log) => log.add(corrects(resultOf(log, 'Q1.2'), '0-1', { voids: [phaseAt(log, 2), resultOf(log, 'Q2.1')] })),
  )

  const reopened = () => {
    const log = secondOfSix().play('Q2.1 1-0', 'Q2.2 1-0')
    return log.add(revokes([resultOf(log, 'Q1.2')]))
  }
  isGood('HYB-27 a phase keeps its place while an earlier one is open again', () => {
    const log = reopened()
    return log.add({ ...log.game('Q1.2 0-1'), game: 1, sides: ['b', 'e'] })
  })
  isFound('HYB-33 the next phase waits for it', reopened, (log) => log.add(phase(3, 'a-b e-c d')))
  isGood('HYB-33 it is complete again, and the next phase comes', () => {
    const log = reopened()
    log.add({ ...log.game('Q1.2 1-0'), game: 1, sides: ['b', 'e'] })
    return log.add(phase(3, 'a-b e-c d'))
  })

  isGood('HYB-10 a correction carries a finish time too', () => {
    const log = firstOfFiveAt('@20').play('Q1.2 1-0 @30')
    const finishedAt = log.facts.at(-1)?.at
    return log.add(corrects(resultOf(log, 'Q1.1'), '0-1', { finishedAt }))
  })
  isFound(
    'HYB-10 a correction loses the finish time',
    () => firstOfFiveAt('@20').play('Q1.2 1-0 @30'),
    (log) => log.add(corrects(resultOf(log, 'Q1.1'), '0-1')),
  )
})

// --- Chess960 --------------------------------------------------------------------------------------------------------

const withChess960 = { chess960: true }
/** The first numbers the dice "Tuesday" give. */
const numbers = [917, 165, 370]

describe('start positions', () => {
  isGood('HYB-8 a knockout of four has two', () =>
    entered(4, withChess960).add(start('abcd', { starts: numbers.slice(0, 2) })),
  )
  isFound(
    'HYB-8 there are too few',
    () => entered(4, withChess960),
    (log) => log.add(start('abcd', { starts: numbers.slice(0, 1) })),
  )
  isFound(
    'HYB-8 they are others',
    () => entered(4, withChess960),
    (log) => log.add(start('abcd', { starts: numbers.slice(1, 3) })),
  )
  isFound(
    'HYB-8 there are some without Chess960',
    () => entered(4),
    (log) => log.add(start('abcd', { starts: [1, 2] })),
  )
  isFound(
    'HYB-8 there are some before a qualification',
    () => entered(3, withChess960),
    (log) => log.add(start('abc', { starts: numbers.slice(0, 1) })),
  )
  const firstOfThree = () => started(3, withChess960).add(phase(1, 'a-b c', { start: numbers[0] }))
  isGood('HYB-8 a phase tells its number, the seeds those of the knockout behind it', () =>
    firstOfThree()
      .add(withdrew('a'))
      .add(seeds('bc', { starts: [numbers[1]] })),
  )
  isFound(
    'HYB-8 a phase tells none',
    () => started(3, withChess960),
    (log) => log.add(phase(1, 'a-b c')),
  )
  isFound(
    'HYB-8 the knockout has the number of a phase',
    () => firstOfThree().add(withdrew('a')),
    (log) => log.add(seeds('bc', { starts: [numbers[0]] })),
  )
})
