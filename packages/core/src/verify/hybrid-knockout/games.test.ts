/** Games, rulings and absence: nothing is found in good logs, and each spoilt one is found by its rule. */
import { describe, expect, test } from 'vitest'
import {
  absent,
  cancelled,
  closed,
  drawn,
  entered,
  type Fields,
  isAccepted,
  isFound,
  isGood,
  phase,
  ranks,
  returned,
  ruling,
  seeds,
  start,
  started,
  withdrew,
  won,
} from '../../../test/hybrid-log.ts'
import { firstOfFive, firstOfFiveAt, fiveOfSix } from '../../../test/hybrid-worlds.ts'
import { verify } from '../index.ts'

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

  test('HYB-24 both absent: nobody advances, and who is left alone is champion without a game', () => {
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
