import { describe, expect, test } from 'vitest'
import { inEnglish } from '../../../../test/said.ts'
import type { Message } from '../../../message/message.ts'
import type { TableScore } from '../facts/boards-scored.ts'
import { boardImps, type Contract, northSouthScore, parseContract, scoreOf, vulnerabilityOf } from './duplicate.ts'

function contract(text: string): Contract {
  const parsed = parseContract(text)
  if ('problem' in parsed) throw new Error(inEnglish([parsed.problem]))
  return parsed
}

const problemIn = (answer: object): string => ('problem' in answer ? inEnglish([answer.problem as Message]) : '')

/** Not vulnerable, vulnerable; declared by North. */
const wellKnown = `
  1CN=     70    70    1DN+1    90    90    1HN=      80    80    1SN+2    140   140   1NTN=     90    90
  1NTN+1  120   120    1NTN+2  150   150    2CN=      90    90    2DN+1    110   110   2HN=     110   110
  2SN+1   140   140    2NTN=   120   120    2NTN+1   150   150    3CN=     110   110   3DN+1    130   130
  3HN=    140   140    3SN+1   170   170    4CN=     130   130    4DN=     130   130   4DN+1    150   150
  3NTN=   400   600    3NTN+1  430   630    3NTN+2   460   660    3NTN+3   490   690   4NTN=    430   630
  4HN=    420   620    4SN=    420   620    4SN+1    450   650    4HN+2    480   680   5HN=     450   650
  5CN=    400   600    5DN=    400   600    5DN+1    420   620    5SN+1    480   680   5NTN=    460   660
  6CN=    920  1370    6DN+1   940  1390    6HN=     980  1430    6SN+1   1010  1460   6NTN=    990  1440
  6NTN+1 1020  1470    7CN=   1440  2140    7DN=    1440  2140    7HN=    1510  2210   7SN=    1510  2210
  7NTN=  1520  2220    1CxN=   140   140    1HxN=    160   160    1NTxN=   180   180   1NTxN+1  280   380
  2CxN=   180   180    2DxN+1  280   380    2HxN=    470   670    2SxN=    470   670   2SxN+1   570   870
  2NTxN=  490   690    3NTxN=  550   750    4SxN=    590   790    4SxN+1   690   990   5CxN=    550   750
  6SxN=  1210  1660    7NTxN= 1790  2490    1CxN+6   740  1340    1CxxN=   230   230   1CxxN+6 1430  2630
  1HxxN=  520   720    1NTxxN= 560   760    2CxxN=   560   760    4SxxN=   880  1080   7NTxxN= 2280  2980
  7CxxN= 1960  2660    1NTN-1  -50  -100    4SN-2   -100  -200    3NTN-3  -150  -300   7NTN-13 -650 -1300
  4SxN-1 -100  -200    4SxN-2 -300  -500    4SxN-3  -500  -800    4SxN-4  -800 -1100   4SxN-5 -1100 -1400
  4SxxN-1 -200 -400    4SxxN-2 -600 -1000   4SxxN-3 -1000 -1600   4SxxN-4 -1600 -2200  7NTxN-13 -3500 -3800
  7NTxxN-13 -7000 -7600  pass 0 0
`
const golden = [...wellKnown.matchAll(/(\S+) +(-?\d+) +(-?\d+)/g)].map(
  ([, text, safe, risky]) => [text as string, Number(safe), Number(risky)] as const,
)

describe('scores everybody knows', () => {
  test('there are 87 of them', () => expect(golden).toHaveLength(87))

  test.each(golden)('BRI-96 %s is %i, vulnerable %i', (text, safe, risky) => {
    expect(scoreOf(contract(text), false)).toBe(safe)
    expect(scoreOf(contract(text), true)).toBe(risky)
  })
})

describe('every result', () => {
  /** A second reckoning, from tables as they stand on the back of a bidding card. */
  const odd = {
    C: [20, 40, 60, 80, 100, 120, 140],
    D: [20, 40, 60, 80, 100, 120, 140],
    H: [30, 60, 90, 120, 150, 180, 210],
    S: [30, 60, 90, 120, 150, 180, 210],
    NT: [40, 70, 100, 130, 160, 190, 220],
  }
  const down = {
    safe: { '': stairs(50, 50), x: stairs(100, 200, 200, 300), xx: stairs(200, 400, 400, 600) },
    vulnerable: { '': stairs(100, 100), x: stairs(200, 300), xx: stairs(400, 600) },
  }
  const overtricks = { safe: { x: 100, xx: 200 }, vulnerable: { x: 200, xx: 400 } }
  const bonus = {
    safe: { partscore: 50, game: 300, small: 800, grand: 1300 },
    vulnerable: { partscore: 50, game: 500, small: 1250, grand: 2000 },
  }

  /** What one, two, three … down cost; the last step goes on. */
  function stairs(...steps: number[]): number[] {
    const costs: number[] = []
    for (let down = 1; down <= 13; down++)
      costs.push((costs.at(-1) ?? 0) + (steps[down - 1] ?? (steps.at(-1) as number)))
    return costs
  }

  type Side = 'safe' | 'vulnerable'
  type Double = '' | 'x' | 'xx'

  function reckoned(level: number, suit: keyof typeof odd, double: Double, over: number, side: Side): number {
    if (over < 0) return -(down[side][double][-over - 1] as number)
    const tricks = odd[suit]
    const bid = (tricks[level - 1] as number) * { '': 1, x: 2, xx: 4 }[double]
    const what = level === 7 ? 'grand' : level === 6 ? 'small' : bid >= 100 ? 'game' : 'partscore'
    const insult = { '': 0, x: 50, xx: 100 }[double]
    const extra =
      double === '' ? over * ((tricks[1] as number) - (tricks[0] as number)) : over * overtricks[side][double]
    return bid + bonus[side][what] + insult + extra
  }

  test('BRI-96 all 7 × 5 × 3 × 14 of them, vulnerable or not, agree with a second reckoning', () => {
    let seen = 0
    for (const level of [1, 2, 3, 4, 5, 6, 7])
      for (const suit of Object.keys(odd) as (keyof typeof odd)[])
        for (const double of ['', 'x', 'xx'] as const)
          for (let tricks = 0; tricks <= 13; tricks++)
            for (const side of ['safe', 'vulnerable'] as const) {
              const over = tricks - 6 - level
              const text = `${level}${suit}${double}E${over === 0 ? '=' : over > 0 ? `+${over}` : over}`
              const score = scoreOf(contract(text), side === 'vulnerable')
              expect({ text, side, score }).toEqual({ text, side, score: reckoned(level, suit, double, over, side) })
              expect(boardImps({ board: 1, tables: [score, -score] })).toHaveProperty('imps')
              seen++
            }
    expect(seen).toBe(7 * 5 * 3 * 14 * 2)
  })
})

describe('contracts as they are written', () => {
  test.each`
    text         | same
    ${'4sXn-1'}  | ${'4SxN-1'}
    ${'4♠xN-1'}  | ${'4SxN-1'}
    ${'3♥️S='}   | ${'3HS='}
    ${'5♦W+1'}   | ${'5DW+1'}
    ${'2♣E−2'}   | ${'2CE-2'}
    ${'3NE+1'}   | ${'3NTE+1'}
    ${'3NN='}    | ${'3NTN='}
    ${'3ntn='}   | ${'3NTN='}
    ${' 1NTs= '} | ${'1NTS='}
    ${'PASS'}    | ${'pass'}
  `('BRI-96 $text is $same', ({ text, same }) => expect(contract(text)).toEqual(contract(same)))

  test('BRI-96 what is in it', () =>
    expect(contract('4SxxW-10')).toEqual({
      state: 'played',
      level: 4,
      denomination: 'S',
      times: 4,
      declarer: 'W',
      over: -10,
    }))

  test.each`
    text         | problem
    ${''}        | ${'is not a contract'}
    ${'4S'}      | ${'is not a contract'}
    ${'4SN'}     | ${'is not a contract'}
    ${'3NT='}    | ${'is not a contract'}
    ${'8SN='}    | ${'is not a contract'}
    ${'0CN='}    | ${'is not a contract'}
    ${'4ZN='}    | ${'is not a contract'}
    ${'4SxxxN='} | ${'is not a contract'}
    ${'4SN+0'}   | ${'is not a contract'}
    ${'4SN-0'}   | ${'is not a contract'}
    ${'4SN=1'}   | ${'is not a contract'}
    ${'4SN+01'}  | ${'is not a contract'}
    ${'420'}     | ${'is not a contract'}
    ${'passed'}  | ${'such as 4SxN-1'}
    ${'4SN+4'}   | ${'would be 14 tricks, but there are only 13'}
    ${'7NTN+1'}  | ${'would be 14 tricks'}
    ${'1CN-8'}   | ${'down by more than the 7 tricks of the contract'}
  `('BRI-81 BRI-96 "$text": $problem', ({ text, problem }) => expect(problemIn(parseContract(text))).toContain(problem))
})

test('BRI-96 vulnerable in turn of sixteen', () => {
  const letters = { none: '-', NS: 'N', EW: 'E', both: 'B' }
  const turn = Array.from({ length: 32 }, (_, i) => letters[vulnerabilityOf(i + 1)]).join('')
  expect(turn).toBe('-NEB' + 'NEB-' + 'EB-N' + 'B-NE' + '-NEB' + 'NEB-' + 'EB-N' + 'B-NE')
})

test.each`
  text        | board | score
  ${'4SN='}   | ${1}  | ${420}
  ${'4SS='}   | ${2}  | ${620}
  ${'4SE='}   | ${2}  | ${-420}
  ${'4SW='}   | ${3}  | ${-620}
  ${'4SxN-1'} | ${3}  | ${-100}
  ${'4SxE-1'} | ${4}  | ${200}
  ${'4SN='}   | ${16} | ${420}
  ${'pass'}   | ${4}  | ${0}
`('BRI-96 $text on board $board is $score for North-South', ({ text, board, score }) =>
  expect(northSouthScore(contract(text), board)).toBe(score),
)

describe('a board between two teams', () => {
  test.each<[first: TableScore, second: TableScore, board: number, one: number, other: number]>([
    ['4SN=', '4SN-1', 1, 10, 0],
    ['4SN-1', '4SN=', 1, 0, 10],
    ['4SN=', '4SN=', 1, 0, 0],
    ['3NTE+1', 'pass', 3, 0, 12],
    [420, -50, 1, 10, 0],
    [420, '4SN-1', 1, 10, 0],
    [10, 0, 1, 0, 0],
    [-7600, 7600, 1, 0, 24],
  ])('BRI-71 BRI-96 %s and %s on board %i: %i–%i', (first, second, board, one, other) =>
    expect(boardImps({ board, tables: [first, second] })).toEqual({ imps: [one, other] }),
  )

  test('BRI-96 IMPs stand as they are, also where both teams get some', () => {
    expect(boardImps({ board: 9, imps: [0, 13] })).toEqual({ imps: [0, 13] })
    expect(boardImps({ board: 9, imps: [3, 3] })).toEqual({ imps: [3, 3] })
  })

  test.each<[tables: readonly [TableScore, TableScore], problem: string]>([
    [['4SN=', '4S='], '“4S=” is not a contract'],
    [['4S=', '4SN='], '“4S=” is not a contract'],
    [[425, 0], '425 is not the score of a board: scores are multiples of 10, at most 7600 either way'],
    [[0, 7610], '7610 is not the score'],
    [[-7610, 0], '-7610 is not the score'],
    [[0, Number.NaN], 'NaN is not the score'],
  ])('BRI-81 %s: %s', (tables, problem) => expect(problemIn(boardImps({ board: 1, tables }))).toContain(problem))

  test('BRI-71 no board is worth more than 24 IMPs', () =>
    expect(problemIn(boardImps({ board: 1, imps: [25, 0] }))).toContain('at most 24 IMPs'))
})
