/** Drawing again (BRI-102, BRI-110), and what may be edited after the start (LOG-13). */
import { describe, expect, test } from 'vitest'
import {
  absent,
  average,
  conditions,
  edited,
  entered,
  entry,
  type Fields,
  inBrackets,
  isFound,
  isGood,
  type Log,
  lastOf,
  lineup,
  redraws,
  revokes,
  rulesFound,
  ruling,
  start,
  started,
  undoes,
  upTo,
  verdictOf,
  withdrew,
  wrongBracket,
} from '../../../../test/bridge-log.ts'

const drawOf = (log: Log): number[] => [lastOf(log, 'tournament-started')]
const team = (number: number): Fields => average(100 - number, number)
const begun = () => started(8, { team })
/** The draw is made again with these facts between. */
const again = (log: Log, between: Fields[], fields: Fields = {}, order = upTo(8), voids: number[] = []) =>
  log.add(redraws(drawOf(log), voids), ...between, start(order, fields))

describe('a redraw', () => {
  isGood('BRI-102 with corrected masterpoints', () => again(begun(), [edited(8, average(500, 8))]).play('1 1-8 30-20'))
  isGood('BRI-102 in another order', () =>
    again(begun(), [], { reason: { rule: 'BRI-33', by: 'hand' } }, [8, 2, 3, 4, 5, 6, 7, 1]).play('1 8-1 30-20'),
  )
  isGood('BRI-102 in other brackets', () =>
    again(inBrackets([4, 4]), [], { brackets: [5, 3] }).play('AR1.1 1-2 30-20', 'B1/1 6-7 30-20'),
  )
  test('BRI-102 a late team is an ordinary one then', () => {
    const log = begun().add(entry(9, team(9), { joins: '4' }))
    expect(verdictOf(again(log, [], {}, upTo(9)).play('1/1 1-5 30-20'))).toMatchObject({ findings: [] })
    expect(verdictOf(log).table).toHaveLength(9)
  })
  isGood('BRI-102 from the teams that are there', () =>
    again(begun().add(withdrew(8)), [], {}, upTo(7)).play('1/1 1-4 30-20'),
  )
  isGood('BRI-110 with a new team, a corrected one and one that has dropped out', () =>
    again(begun(), [entry(9, team(9)), edited(8, average(500, 8)), withdrew(7)], {}, [1, 2, 3, 4, 5, 6, 8, 9]),
  )
  isGood('BRI-102 twice', () => again(again(begun(), [edited(8, average(500, 8))]), [edited(7, average(600, 7))]))
  isGood('BRI-47 conditions stay posted', () => again(begun().add(conditions), []))
  isFound('LOG-12 with everybody who is there', begun, (log) => again(log, [], {}, upTo(7)))
  const found = (log: Log, ...rules: string[]) => expect(rulesFound(log)).toEqual(rules)
  test('BRI-102 not once a result is in', () => {
    const log = begun().play('1 1-8 30-20')
    found(again(log, [], {}, upTo(8), [lastOf(log, 'game-finished')]), 'BRI-102')
  })
  test('BRI-102 nor once something is ruled', () => {
    const log = begun().add(ruling('1', '1-8', absent(8)))
    found(again(log, [], {}, upTo(8), [lastOf(log, 'ruling-made')]), 'BRI-102')
  })
  test('BRI-102 what was taken back is not in', () => {
    const log = begun().play('1 1-8 30-20')
    found(again(log.add(undoes([lastOf(log, 'game-finished')])), []))
  })
  test('LOG-8 it takes back the draw and nothing else', () => {
    const log = begun().add(withdrew(8))
    const [draw = 0] = drawOf(log)
    const left = lastOf(log, 'entrant-withdrew')
    found(log.copy.add(redraws([left]), start(upTo(8))), 'LOG-8', 'LOG-12')
    found(log.copy.add(redraws([draw, left]), start(upTo(8))), 'LOG-8')
  })
  test('LOG-5 it ends with the new start', () => {
    const log = begun()
    found(log.copy.add(redraws(drawOf(log))), 'LOG-5')
    found(log.copy.add(redraws(drawOf(log)), edited(8, average(500, 8))), 'LOG-5')
    found(log.copy.add(redraws(drawOf(log)), start(upTo(8)), edited(8, { name: 'X' })), 'LOG-5')
  })
  test('LOG-10 a line-up loses its place', () => {
    const log = begun().add(lineup('1', 1, { players: [1, 2, 3, 4] }))
    found(again(log.copy, [], {}, upTo(8), [lastOf(log, 'lineup-told')]))
    found(again(log.copy, []), 'LOG-10')
  })
  test('LOG-10 a corrected bracket loses its place', () => {
    const log = inBrackets([8, 8]).add(wrongBracket(9, 'B team low in-time changed', { to: 'A', joins: 'A4' }))
    const brackets = [9, 7]
    found(again(log.copy, [], { brackets }, upTo(16), [lastOf(log, 'bracket-corrected')]))
    found(again(log.copy, [], { brackets }, upTo(16)), 'LOG-10')
  })
  test('LOG-6 undone the first draw stands again', () => {
    const log = again(begun(), [edited(8, average(500, 8))])
    const last = log.facts.length
    found(log.add(undoes([last - 2, last - 1, last])).play('1 1-8 30-20'))
  })
  test('LOG-8 and so it does when the redraw is revoked', () => {
    const log = again(begun(), [])
    found(log.add(revokes([log.facts.length - 1, log.facts.length])).play('1 1-8 30-20'))
  })
  test('BRI-102 a late entry of a draw that is revoked is an ordinary one too', () => {
    const log = begun().add(entry(9, team(9), { joins: '4' }))
    found(log.add(revokes(drawOf(log))).add(start(upTo(9))))
  })
  test('LOG-8 before the start there is nothing to take back', () => {
    found(entered(8).add(redraws([2]), start(upTo(8))), 'LOG-8', 'LOG-12')
  })
  test('LOG-12 without it a tournament starts once', () => found(begun().add(start(upTo(8))), 'LOG-12'))
})

describe('after the start', () => {
  const renamed = (masterpoints: number, count = 4) => ({
    players: upTo(count).map((player) => ({ name: `Q${player}`, number: `${player}`, masterpoints })),
  })
  isGood('LOG-13 names and numbers of players are corrected', () => begun().add(edited(1, renamed(99))))
  isFound('LOG-13 not their masterpoints', begun, (log) => log.add(edited(1, renamed(98))))
  isFound('LOG-13 nor how many they are', begun, (log) => log.add(edited(1, renamed(99, 5))))
  isFound('LOG-13 nor are they taken away', begun, (log) => log.add(edited(1, { players: null })))
})
