/** Boards entered one by one, the posting of the conditions, remedies; and what a director is warned of. */
import { describe, expect, test } from 'vitest'
import { bridge, Hall, team } from '../../../../test/hall.ts'
import { bridgeKnockout } from '../format.ts'

/** Eight teams, matches of four boards. */
const short = (): Hall => bridge(8, { boards: 4 })
const boards = (...texts: string[]) =>
  texts.map((text) => {
    const [board, scores = ''] = text.split(':')
    const [one, other] = scores.split('/').map((each) => (/^-?\d+$/.test(each) ? Number(each) : each))
    return { board: Number(board), tables: [one, other] }
  })

describe('BRI-96 boards of a match', () => {
  test('report it when all are in, each with its IMPs by vulnerability', () => {
    const hall = short().did({ do: 'score', match: '1', boards: boards('1:4SN=/4SN-1', '2:3NTN=/3NTN-1') })
    expect(hall.match('1')?.state).toBe('open')
    hall.did({ do: 'score', match: '1', boards: boards('3:pass/pass', '4:420/450') })
    // 420 + 50 = 470: 10 IMPs; board 2 N-S vulnerable 600 + 100 = 700: 12; 0; 30 for the other side: 1
    expect(hall.match('1')?.boards?.scores[0]).toMatchObject({ between: ['T1', 'T8'], imps: [22, 1] })
    expect(hall.match('1')?.state).toBe('decided')
  })

  test('report a half when all of it are in, and the other half follows', () => {
    const hall = short().did({ do: 'score', match: '1', half: 1, boards: boards('1:4SN=/4SN-1', '2:0/0') })
    expect(hall.match('1')?.boards?.scores[0]).toMatchObject({ imps: [10, 0], isComplete: false })
    hall.did({
      do: 'score',
      match: '1',
      half: 2,
      boards: [
        { board: 3, imps: [0, 6] },
        { board: 4, imps: [0, 0] },
      ],
    })
    expect(hall.match('1')?.boards?.scores[0]).toMatchObject({ imps: [10, 6], isComplete: true })
  })

  test('are seen from the team named first', () => {
    const other = short().did({ do: 'score', match: '1', between: ['T8', 'T1'], boards: boards('1:4SN-1/4SN=') })
    expect(other.tournament.log.at(-1)).toMatchObject({ boards: boards('1:4SN=/4SN-1') })
  })

  test('of a three-way say between whom', () => {
    const hall = bridge(9, { boards: 4 })
    const asked = { do: 'score', match: '1', boards: boards('1:4SN=/4SN-1', '2:0/0') }
    expect(hall.try(asked)).toMatchObject({ code: 'which-teams' })
    hall.did({ ...asked, between: ['T1', 'T9'] })
    expect(hall.match('1')?.boards?.scores).toContainEqual(
      expect.objectContaining({ between: ['T1', 'T9'], imps: [10, 0], isComplete: true }),
    )
  })

  test('entered again replace what was entered', () => {
    const hall = short().did({ do: 'score', match: '1', boards: boards('1:4SN=/4SN-1', '2:0/0', '3:0/0') })
    hall
      .did({ do: 'score', match: '1', boards: boards('1:0/0') })
      .did({ do: 'score', match: '1', boards: boards('4:50/0') })
    expect(hall.match('1')?.boards?.scores[0]).toMatchObject({ imps: [2, 0] })
  })

  test.each`
    why                         | command
    ${'no contract'}            | ${{ boards: boards('1:8SN=/0') }}
    ${'no score'}               | ${{ boards: boards('1:425/0') }}
    ${'more than there are'}    | ${{ boards: boards('1:0/0', '2:0/0', '3:0/0', '4:0/0', '5:0/0') }}
    ${'more than the half has'} | ${{ half: 1, boards: boards('1:0/0', '2:0/0', '3:0/0') }}
    ${'one board twice'}        | ${{ boards: boards('1:0/0', '1:50/0') }}
  `('BRI-81 are refused with $why, and nothing changes', ({ command }) => {
    const hall = short()
    const before = hall.text
    expect(hall.try({ do: 'score', match: '1', ...command })).toMatchObject({ code: 'bad-board', rule: 'BRI-96' })
    expect(hall.text).toBe(before)
  })

  test('BRI-81 of teams not in the match, and before it is drawn', () => {
    const asked = { do: 'score', boards: boards('1:0/0') }
    expect(short().try({ ...asked, match: '1', between: ['T1', 'T2'] })).toMatchObject({
      code: 'not-between-these-players',
    })
    expect(short().try({ ...asked, match: '7' })).toMatchObject({ code: 'players-not-known' })
  })
})

describe('BRI-72 no level overrides another silently', () => {
  const remarks = (hall: Hall) => hall.bulletin.remarks.filter(({ rule }) => rule === 'BRI-72')

  test('boards that add up to other IMPs than were reported are shown, and the report counts', () => {
    const hall = short().score('1 20-3')
    hall.did({ do: 'score', match: '1', boards: boards('1:4SN=/4SN-1', '2:0/0', '3:0/0', '4:0/0') })
    expect(remarks(hall)).toMatchObject([{ match: '1', boards: [10, 0], reported: [20, 3] }])
    expect(hall.match('1')?.boards?.scores[0]).toMatchObject({ imps: [20, 3] })
    hall.did({ do: 'correct', match: '1', imps: [10, 0] })
    expect(remarks(hall)).toEqual([])
  })

  test('the boards of a half against that half, those of the match against both', () => {
    const hall = short().score('1/1 10-0', '1/2 5-5')
    hall.did({ do: 'score', match: '1', half: 1, boards: boards('1:4SN=/4SN-1', '2:0/0') })
    expect(remarks(hall)).toEqual([])
    const whole = short().score('1/1 10-0', '1/2 5-5')
    whole.did({ do: 'score', match: '1', boards: boards('1:4SN=/4SN-1', '2:0/0', '3:0/0', '4:0/0') })
    expect(remarks(whole)).toMatchObject([{ boards: [10, 0], reported: [15, 5] }])
  })
})

describe('BRI-47 the conditions', () => {
  const remarks = (hall: Hall) => hall.bulletin.remarks.filter(({ rule }) => rule === 'BRI-47')

  test('are warned of from the first score on until they are posted; nothing is blocked', () => {
    const hall = bridge(8)
    expect(remarks(hall)).toEqual([])
    hall.score('1/1 10-0')
    expect(remarks(hall)).toHaveLength(1)
    hall.score('1 20-10').did({ do: 'post' })
    expect(remarks(hall)).toEqual([])
  })

  test('are posted once', () => {
    expect(bridge(8).did({ do: 'post' }).try({ do: 'post' })).toMatchObject({ code: 'already-posted' })
  })
})

describe('BRI-105 remedies', () => {
  test('are recorded and shown', () => {
    const hall = bridge(8).did({ do: 'remedy', team: 'T3', refund: true, freePlays: ['national'] })
    expect(hall.bulletin.remarks).toContainEqual(
      expect.objectContaining({
        rule: 'BRI-105',
        entrant: 'T3',
        says: [expect.objectContaining({ what: [{ id: 'remedy-refund' }, { id: 'remedy-national' }] })],
      }),
    )
  })

  test('of nothing are refused', () => {
    expect(bridge(8).try({ do: 'remedy', team: 'T3' })).toMatchObject({ code: 'no-remedy', entrant: { name: 'T3' } })
    expect(bridge(8).try({ do: 'remedy', team: 'T30', refund: true })).toMatchObject({ code: 'no-such-entrant' })
  })
})

test('BRI-51 a team drawn into another bracket than it was told is named, until it has a score', () => {
  const entrants = Array.from({ length: 20 }, (_, i) => ({
    ...team(i + 1),
    ...(i < 2 ? { claimed: i === 0 ? 'B' : 'A' } : {}),
  }))
  const hall = new Hall(bridgeKnockout, { bracketed: true }).did({ do: 'enter', entrants }).did({ do: 'start' })
  const remarks = () => hall.bulletin.remarks.filter(({ rule }) => rule === 'BRI-51')
  expect(remarks()).toMatchObject([{ entrant: 'T1', claimed: 'B', bracket: 'A' }])
  hall.did({ do: 'edit', entrant: 'T1', claimed: null })
  expect(remarks()).toEqual([])
  hall.did({ do: 'edit', entrant: 'T1', claimed: 'B' }).score('A1/1 10-0')
  expect(remarks()).toEqual([])
})

test('BRI-99 an average equal to the neighbouring bracket is warned of', () => {
  const entrants = Array.from({ length: 20 }, (_, i) => team(i + 1))
  const level = { ...team(10), name: 'Level', players: team(99).players.map((p) => ({ ...p, masterpoints: 5600 })) }
  const hall = new Hall(bridgeKnockout, { bracketed: true }).did({ do: 'enter', entrants: [...entrants, level] })
  hall.did({ do: 'start', brackets: [10, 11] })
  expect(hall.bulletin.remarks).toContainEqual(expect.objectContaining({ rule: 'BRI-99', average: 5600 }))
})

test('BRI-3 a team of a compact knockout has exactly four players', () => {
  const hall = new Hall(bridgeKnockout, { compact: true })
  expect(hall.try({ do: 'enter', entrants: [team(1, 5)] })).toMatchObject({ code: 'bad-entry', rule: 'BRI-81' })
})

test('BRI-70a names and numbers of players may be edited always, masterpoints until the draw', () => {
  const hall = bridge(8)
  const players = team(1).players.map((player, i) => ({ ...player, name: `New ${i}`, number: `N${i}` }))
  hall.did({ do: 'edit', entrant: 'T1', players })
  const other = players.map((player) => ({ ...player, masterpoints: 1 }))
  expect(hall.try({ do: 'edit', entrant: 'T1', players: other })).toMatchObject({ code: 'rating-fixed' })
  expect(hall.try({ do: 'edit', entrant: 'T1', players: players.slice(1) })).toMatchObject({ code: 'rating-fixed' })
})

test.each(['lineup', 'score', 'post', 'remedy', 'misplaced', 'redraw'])('%s belongs to bridge', async (wish) => {
  const { league } = await import('../../../../test/hall.ts')
  const fields = {
    lineup: { match: '1', team: 'A', players: [] },
    score: { match: '1', boards: boards('1:0/0') },
    remedy: { team: 'A', refund: true },
    misplaced: { team: 'A', fault: 'team', placed: 'low' },
  }
  const command = { do: wish, ...(fields as Record<string, object>)[wish] }
  expect(league(4).try(command)).toMatchObject({ code: 'not-in-this-format', wish })
})
