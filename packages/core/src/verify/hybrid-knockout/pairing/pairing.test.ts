/** Pairings of the qualification: nothing is found in good logs, and each spoilt one is found by its rule. */
import { describe, expect, test } from 'vitest'
import {
  cancelled,
  corrects,
  entry,
  isFound,
  isGood,
  type Log,
  phase,
  resultOf,
  ruling,
  started,
  withdrew,
} from '../../../../test/hybrid-log.ts'
import { firstOfFive, fiveOfSix } from '../../../../test/hybrid-worlds.ts'
import { verify } from '../../index.ts'

/** Five players, phase 1 is complete. */
const secondOfFive = () => firstOfFive().play('Q1.2 0-1')
/** Like five of six, but B – E was cancelled. */
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
    const says = [{ id: 'found-colours-apart', who: { entrant: 'f', name: 'F' }, difference: 3, most: 2 }]
    expect(verify(log.facts).findings).toContainEqual({ rule: 'HYB-7', seq: log.facts.length, says })
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
    const says = [{ id: 'found-colours-apart', who: { entrant: 'a', name: 'A' }, difference: 5, most: 4 }]
    expect(verify(log.facts).findings).toContainEqual({ rule: 'HYB-7', seq: log.facts.length, says })
  })
})

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
