/** The rounds of a Diagonal: nothing is found in good ones, and each spoilt one is found by its rule. */
import { describe } from 'vitest'
import { entered, extra, isFound, isGood, round, started, withdrew } from '../../../test/diagonal-log.ts'

const twelve = 'ae ai bf bj cg ck dh dl ei fj gk hl'
/** The lower half of 24 did not come. */
const halfOf24 = () => started(24).keep('abcdefghijkl')
/** A B F H K M are left of 13, and nobody of them has met another. */
const six = () => started(13).keep('abfhkm')
const ring = 'ah am bh bk fk fm'

describe('the pattern', () => {
  isGood('DIA-S8 twelve left play as in the printed matrix', () => halfOf24().add(round(2, twelve)))
  isFound('DIA-13 others who have not met', halfOf24, (log) => log.add(round(2, 'ae aj bf bi cg ck dh dl ei fj gk hl')))
  isFound('DIA-13 a ring of many', halfOf24, (log) => log.add(round(2, 'ag al bg bh ch ci di dj ej ek fk fl')))
  isGood('DIA-14 twelve are few if the option says so', () =>
    started(24, { fewPlayersMax: 12 }).keep('abcdefghijkl').add(round(2, 'ag al bg bh ch ci di dj ej ek fk fl')),
  )
  isGood('DIA-S9 six left play the printed ring', () => six().add(round(2, ring)))
  isFound('DIA-S9 another ring', six, (log) => log.add(round(2, 'ak am bh bk fh fm')))
  isFound('DIA-S9 triangles of few', six, (log) => log.add(round(2, 'af ak bh bm fk hm')))
  isGood('DIA-14 six are many if the option says so', () =>
    started(13, { fewPlayersMax: 5 }).keep('abfhkm').add(round(2, 'af ak bh bm fk hm')),
  )
  isGood('DIA-15 a ring of five', () => six().add(withdrew('m')).add(round(2, 'af ah bh bk fk')))
})

describe('who is in it', () => {
  isFound('DIA-S7 somebody who is out', six, (log) => log.add(round(2, 'ac am bh bk ch fk fm')))
  isFound('DIA-S7 somebody who is left is missing', six, (log) => log.add(round(2, 'af ah bh bk fk')))
  isFound(
    'DIA-11 somebody who withdrew between the rounds',
    () => six().add(withdrew('m')),
    (log) => log.add(round(2, ring)),
  )
  isFound('DIA-26 somebody who is not in the row', six, (log) => log.add(round(2, 'ah az bh bk fk fz')))
  isFound(
    'DIA-26 somebody who withdrew before the start',
    () => {
      const log = entered(4).add(withdrew('b'))
      return log.add({ type: 'tournament-started', order: ['a', 'c', 'd'], reason: { rule: 'DIA-1', by: 'rating' } })
    },
    (log) => log.results('a-c a-d c-d').add(round(2, 'ab ac ad bc bd cd')),
  )
})

describe('the moment', () => {
  const allButOne = () => started(4).results('a-b a-c a-d b-c b-d').play('D1.6 1-0')
  isFound('DIA-7 a game of the round before is open', allButOne, (log) => log.add(round(2, 'ac ad bc bd')))
  isGood('DIA-7 its last game and the next round may come together', () => {
    const log = allButOne()
    return log.add(log.game('D1.6 1-0'), round(2, 'ac ad bc bd'))
  })
  isFound(
    'DIA-27 before the start',
    () => entered(4),
    (log) => log.add(round(2, 'ac ad bc bd')),
  )
  isFound(
    'DIA-27 round 1 follows from the row',
    () => started(4),
    (log) => log.add(round(1, 'ab ac ad bc bd cd')),
  )
  isFound('DIA-27 round 3 behind round 1', six, (log) => log.add(round(3, ring)))
  isFound('DIA-27 another stage', six, (log) => log.add(round(2, ring, { stage: 'qualification' })))
  isFound('DIA-21 an extra round while some are left', six, (log) => log.add(extra(2, ring)))
  isFound('DIA-21 a round of another kind', six, (log) => log.add(round(2, ring, { kind: 'friendly' })))
  isFound(
    'DIA-S11 a round when one is left',
    () => started(3).keep('a'),
    (log) => log.add(round(2, 'ab')),
  )
})

describe('opponents and names', () => {
  isFound('DIA-S8 one opponent', six, (log) => log.add(round(2, 'ah bh bk fk fm')))
  isFound('DIA-S8 three opponents', six, (log) => log.add(round(2, 'ab ah am bh bk fk fm')))
  isFound('DIA-S8 the same opponent twice', six, (log) => log.add(round(2, 'ah ah bk bk fm fm')))
  isFound('DIA-S8 a bye', six, (log) => log.add(round(2, ring, { byes: ['a'] })))
  isFound('DIA-S8 no match at all', six, (log) => log.add(round(2, ring, { matches: [] })))
  isFound('DIA-S2 three in a match', six, (log) => log.add(round(2, 'ahm bhk fkm')))
  isFound('DIA-S2 somebody against himself', six, (log) => log.add(round(2, 'aa bb hh kk ff mm')))
  isFound('DIA-S2 a number instead of a person', six, (log) =>
    log.add(round(2, ring, { matches: [[{ number: 1, after: 0 }, { entrant: 'a' }]] })),
  )
  isFound('DIA-5 the lower of a pair is named first', six, (log) => log.add(round(2, 'ha am bh bk fk fm')))
  isFound('DIA-27 the pairs stand in another order', six, (log) => log.add(round(2, 'am ah bh bk fk fm')))
})

describe('rematches', () => {
  const four = () => started(4).results('a-b a-c a-d b-c b-d c-d')
  isGood('DIA-17 four who have met play the ring', () => four().add(round(2, 'ac ad bc bd')))
  isGood('DIA-17 which of equals nobody but the one who draws knows', () => four().add(round(2, 'ab ac bd cd')))

  const five = () => started(5).keep('abcde')
  isFound('DIA-17 the ring of five has four rematches, two are enough', five, (log) =>
    log.add(round(2, 'ac ad bd be ce')),
  )
  isGood('DIA-17 two rematches', () => five().add(round(2, 'ad ae bc be cd')))
  isGood('DIA-17 two other rematches', () => five().add(round(2, 'ad ae bc bd ce')))

  const seven = () => started(7).keep('abcdefg')
  isGood('DIA-S10 seven need no rematch', () => seven().add(round(2, 'af ag be bg cd cf de')))
  isFound('DIA-17 one rematch where none is needed', seven, (log) => log.add(round(2, 'ad ag be bg cd cf ef')))
  isGood('DIA-17 a pair that was cancelled has met', () =>
    seven().add(round(2, 'af ag be bg cd cf de')).keep('abcdefg').add(round(3, 'ad ae bc bf cg df eg')),
  )

  const thirteen = () => started(13).keep('abcdefghijklm')
  const pattern = 'ae aj bf bk cg cl dh dm ei fj gk hl im'
  isGood('DIA-17 thirteen may play the pattern with its four rematches', () => thirteen().add(round(2, pattern)))
  isGood('DIA-17 or with fewer', () => thirteen().add(round(2, 'ae aj bf bk cg cl dh dm ei fm gk hl ij')))
  isFound('DIA-17 but not with more than the pattern has', thirteen, (log) =>
    log.add(round(2, 'ac al bd bm ce df eg fh gi hj ik jl km')),
  )

  const two = () => started(4).keep('bd')
  isGood('DIA-16 two are one pair, again in each round', () =>
    two().add(round(2, 'bd')).results('b-d').add(round(3, 'bd')),
  )
  isFound('DIA-16 they are paired twice', two, (log) => log.add(round(2, 'bd bd')))
})
