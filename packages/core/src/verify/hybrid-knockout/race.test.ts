/** The race, its playoffs and its seeds: nothing is found in good logs, and each spoilt one is found by its rule. */
import { describe, expect, test } from 'vitest'
import {
  absent,
  cancelled,
  isAccepted,
  isFound,
  isGood,
  Log,
  letters,
  paired,
  phase,
  playoff,
  ranks,
  returned,
  ruling,
  seeds,
  started,
  withdrew,
} from '../../../test/hybrid-log.ts'
import { again, levelFive, playedOff, raceOfFive, seededFive, twelvePhases } from '../../../test/hybrid-worlds.ts'
import { verify } from '../index.ts'
import { opponentInPhase } from '../rotation.ts'

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
