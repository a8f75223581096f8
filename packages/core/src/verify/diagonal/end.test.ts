/** The end of a Diagonal: who has won, who is level, and when it is over. */
import { describe, expect, test } from 'vitest'
import { declared, extra, isFound, isGood, isWon, round, started, withdrew } from '../../../test/diagonal-log.ts'
import { vector } from '../../../test/vectors.ts'
import type { Person } from '../field.ts'
import { verify } from '../index.ts'
import { stillLevel } from './end.ts'
import type { CountedGame } from './game.ts'

// --- who is level ------------------------------------------------------------------------------

const people = new Map(
  'abcx'
    .split('')
    .map((id, i) => [
      id,
      { id, name: id, rating: undefined, maxRating: undefined, isAway: false, number: i + 1 } as unknown as Person,
    ]),
)
const person = (id: string | undefined): Person => people.get(id ?? '') as Person

/** "ab": A beats B; "ab40": in 40 moves; "ab+": by forfeit; "ab!": both were absent; "ab=": a draw. */
function counted(word: string): CountedGame {
  const [white, black, ...rest] = word.split('')
  const how = rest.join('')
  const result = ({ '+': '+-', '!': '--', '=': '1/2-1/2' } as const)[how] ?? '1-0'
  const length = /^\d+$/.test(how) ? Number(how) : undefined
  return { white: person(white), black: person(black), result, isAtBoard: how !== '+' && how !== '!', length }
}

const level = (who: string, games: string): string =>
  stillLevel(who.split('').map(person), games.split(' ').map(counted), 1)
    .map(({ id }) => id)
    .join('')

test.each`
  rule        | why                                        | who      | games                           | left
  ${'DIA-18'} | ${'fewest lost games'}                     | ${'abc'} | ${'xa xa xb xc xc'}             | ${'b'}
  ${'DIA-18'} | ${'halves count'}                          | ${'ab'}  | ${'xa xb='}                     | ${'b'}
  ${'DIA-18'} | ${'all alike'}                             | ${'abc'} | ${'xa xb xc'}                   | ${'abc'}
  ${'DIA-19'} | ${'a win against the level player'}        | ${'ab'}  | ${'ab xa'}                      | ${'a'}
  ${'DIA-19'} | ${'a forfeited one too'}                   | ${'ab'}  | ${'ab+ xa'}                     | ${'a'}
  ${'DIA-19'} | ${'not one against others'}                | ${'ab'}  | ${'ax xa xb'}                   | ${'ab'}
  ${'DIA-19'} | ${'draws are nothing'}                     | ${'ab'}  | ${'ab= ba='}                    | ${'ab'}
  ${'DIA-19'} | ${'both were absent'}                      | ${'abc'} | ${'ab! xc'}                     | ${'c'}
  ${'DIA-19'} | ${'won less lost, not won'}                | ${'abc'} | ${'ab ba ac ca xb xc'}          | ${'abc'}
  ${'DIA-19'} | ${'who is left is compared alone'}         | ${'abc'} | ${'ac ac bc cb ba xa xa xb xb'} | ${'b'}
  ${'DIA-20'} | ${'109 is level with 100'}                 | ${'ab'}  | ${'ab50 ab50 ba54 ba55'}        | ${'ab'}
  ${'DIA-20'} | ${'110 is not'}                            | ${'ab'}  | ${'ab50 ab50 ba55 ba55'}        | ${'a'}
  ${'DIA-20'} | ${'the later in the row is shorter'}       | ${'ab'}  | ${'ab55 ab55 ba50 ba50'}        | ${'b'}
  ${'DIA-20'} | ${'compared with the shortest, no chains'} | ${'abc'} | ${'ab100 bc109 ca118'}          | ${'ab'}
  ${'DIA-20'} | ${'sums of nothing'}                       | ${'ab'}  | ${'ab0 ba0'}                    | ${'ab'}
  ${'DIA-20'} | ${'nothing against one'}                   | ${'ab'}  | ${'ab0 ba1'}                    | ${'a'}
  ${'DIA-20'} | ${'a length is missing'}                   | ${'ab'}  | ${'ab10 ba90 ab10 ba'}          | ${'ab'}
  ${'DIA-20'} | ${'that of a game against others may be'}  | ${'ab'}  | ${'ab10 ba90 ax'}               | ${'a'}
  ${'DIA-20'} | ${'lost games have no length that counts'} | ${'ab'}  | ${'ab10 ba20 xa1 xb99'}         | ${'a'}
  ${'DIA-20'} | ${'forfeited wins are left out'}           | ${'ab'}  | ${'ab10 ab+ ba50 ba+'}          | ${'a'}
  ${'DIA-20'} | ${'not the same number won at the board'}  | ${'ab'}  | ${'ab10 ab+ ba50 ba50'}         | ${'ab'}
  ${'DIA-20'} | ${'none won at the board'}                 | ${'ab'}  | ${'ab+ ba+'}                    | ${'ab'}
  ${'DIA-20'} | ${'draws have no length that counts'}      | ${'ab'}  | ${'ab= ba='}                    | ${'ab'}
`('$rule $why: of $who with $games $left', ({ who, games, left }) => expect(level(who, games)).toBe(left))

test('DIA-S12 the per cent of the description decide, anything below is no difference', () => {
  const { lengthToleranceStrictlyBelowPercent: perCent = 0 } = vector('diagonal-rules') as Record<string, number>
  expect(level('ab', `ab100 ba${100 + perCent}`)).toBe('a')
  expect(level('ab', `ab100 ba${100 + perCent - 1}`)).toBe('ab')
})

// --- logs --------------------------------------------------------------------------------------

const drawnOut = 'a-b a-c a-d b-c b-d c-d'
const ring = 'ac ad bc bd'
/** Two win a game each in four rounds, in so many moves; then both are out. */
const fourRounds = (ofA: string, ofB: string, options = {}) => {
  const log = started(2, options)
  for (const number of [1, 2, 3, 4]) {
    if (number > 1) log.add(round(number, 'ab'))
    log.play(`D${number}.1 1-0 ${ofA}`, `D${number}.1 1-0 ${ofB}`)
  }
  return log
}
/** Neither has won at the board, so nothing but new rounds can decide. */
const level4 = (options = {}) => {
  const log = started(2, options).results('a=b')
  for (const number of [2, 3, 4]) log.add(round(number, 'ab')).results('a=b')
  return log
}

describe('it is over', () => {
  isWon('DIA-25 one is left after round 1', 'a', () => started(3).keep('a'))
  isWon('DIA-S11 one is left', 'b', () => started(2).results('ba').add(round(2, 'ab')).results('ba'))
  isWon('DIA-8 four lost games against several opponents are as bad as two lost pairs', 'a', () =>
    started(3).results('ab a-c b-c').add(round(2, 'ab ac bc')).results('a-b ac b=c'),
  )
  isWon('DIA-18 all are out: fewest lost games', 'a', () =>
    started(4).results(drawnOut).add(round(2, ring)).results('ac a-d b-c b-d'),
  )
  isWon('DIA-19 level: the games against each other, over all rounds', 'a', () =>
    started(4).results('a>b a-c a-d b-c b-d c-d').add(round(2, ring)).results('a>c a-d b>c bd'),
  )
  isWon('DIA-20 level: the shortest games won', 'a', () => fourRounds('20', '25'))
  isWon('DIA-20 moves to finish are added', 'b', () => fourRounds('20+10', '25'))
  isWon('DIA-21 level: a new round decides', 'b', () => level4().add(extra(5, 'ab')).results('ba'))
  isWon('DIA-21 and another one', 'a', () =>
    level4().add(extra(5, 'ab')).results('a=b').add(extra(6, 'ab')).results('a>b'),
  )
  isWon('DIA-20 in a new round a game is won at the board, so lengths decide', 'b', () =>
    level4().add(extra(5, 'ab')).play('D5.1 1-0 40', 'D5.1 1-0 30'),
  )
  isWon('DIA-11 who stays wins', 'a', () => started(2).add(withdrew('b')))
  isWon('DIA-11 who stays wins between two rounds', 'c', () =>
    started(3).results('a-b a-c b-c').add(withdrew('a')).add(withdrew('b')),
  )
  isWon('DIA-11 who stays wins an extra round', 'b', () => level4().add(extra(5, 'ab')).add(withdrew('a')))
  test('DIA-11 nobody is left who can win', () => {
    const { facts } = started(2).add(withdrew('a')).add(withdrew('b'))
    expect(verify(facts)).toMatchObject({ isFinished: true, champion: undefined, findings: [{ rule: 'LOG-14' }] })
  })
})

describe('extra rounds', () => {
  isGood('DIA-10 all are out after round 1 if nobody comes, and all play an extra round', () =>
    started(3).keep('').add(extra(2, 'ab ac bc')),
  )
  isFound('DIA-21 a regular round when all are out', level4, (log) => log.add(round(5, 'ab')))
  isFound(
    'DIA-S11 an extra round when lengths have decided',
    () => fourRounds('20', '22'),
    (log) => log.add(extra(5, 'ab')),
  )
  isGood('DIA-20 ten per cent decide, less does not', () => fourRounds('100', '109').add(extra(5, 'ab')))

  /** A and B are level with four lost games, C and D have six. */
  const two = () => started(4).results(drawnOut).add(round(2, ring)).results('ac a-d b-c bd')
  isGood('DIA-21 only the level players play', () => two().add(extra(3, 'ab')))
  isFound('DIA-21 somebody else plays too', two, (log) => log.add(extra(3, 'ab ac bc')))
  isFound(
    'DIA-21 somebody who is level is missing',
    () => started(3).keep(''),
    (log) => log.add(extra(2, 'ab')),
  )
  isFound(
    'DIA-21 a regular round behind an extra one',
    () => level4().add(extra(5, 'ab')).results('a=b'),
    (log) => log.add(round(6, 'ab')),
  )
  isFound(
    'DIA-29 an extra round before the one before is complete',
    () => level4().add(extra(5, 'ab')).play('D5.1 1/2-1/2'),
    (log) => log.add(extra(6, 'ab')),
  )
  isFound(
    'DIA-29 a regular round behind an extra one that is not complete',
    () => level4().add(extra(5, 'ab')).play('D5.1 1/2-1/2'),
    (log) => log.add(round(6, 'ab')),
  )
  isFound(
    'DIA-22 more extra rounds than there may be',
    () => level4({ maxExtraRounds: 1 }).add(extra(5, 'ab')).results('a=b'),
    (log) => log.add(extra(6, 'ab')),
  )
  isFound(
    'DIA-22 an extra round where none may be',
    () => level4({ maxExtraRounds: 0 }),
    (log) => log.add(extra(5, 'ab')),
  )
  isWon('DIA-22 the director is asked', 'b', () => level4({ maxExtraRounds: 0 }).add(declared(5, 'b')))
})
