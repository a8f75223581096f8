/** Brackets by strength: the cuts, the letters, each bracket as if it were alone. */
import { describe, expect, test } from 'vitest'
import { bridge, Hall, team } from '../../../../test/hall.ts'
import { bridgeKnockout } from '../format.ts'
import { bridgeOptions } from '../options.ts'
import { bracketSizes } from './field.ts'

const bracketed = bridgeOptions.parse({ bracketed: true })
const stronger = (a: string, b: string): [number, number] =>
  Number(a.slice(1)) < Number(b.slice(1)) ? [20, 10] : [10, 20]

test.each`
  teams  | sizes
  ${3}   | ${[3]}
  ${16}  | ${[16]}
  ${17}  | ${[9, 8]}
  ${23}  | ${[12, 11]}
  ${53}  | ${[14, 13, 13, 13]}
  ${60}  | ${[15, 15, 15, 15]}
  ${416} | ${Array.from({ length: 26 }, () => 16)}
`('BRI-98 $teams teams are cut into $sizes', ({ teams, sizes }) => {
  expect(bracketSizes(bracketed, teams)).toEqual(sizes)
})

test('BRI-98 every size has the fewest brackets of at most sixteen, within one of each other, larger first', () => {
  for (let teams = 3; teams <= 416; teams++) {
    const sizes = bracketSizes(bracketed, teams) as number[]
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(teams)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(16)
    expect((sizes.length - 1) * 16).toBeLessThan(teams)
    expect((sizes[0] as number) - (sizes.at(-1) as number)).toBeLessThanOrEqual(1)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  }
})

describe('an event of 23', () => {
  const hall = () => bridge(23, { bracketed: true })

  test('BRI-98 BRI-106 has brackets A and B with their own numbers and match ids', () => {
    const { stages } = hall().bulletin
    expect(stages.map(({ id, name }) => ({ id, name }))).toMatchObject([
      { id: 'knockout-A', name: { id: 'stage-bracket', bracket: { text: 'A' } } },
      { id: 'knockout-B', name: { id: 'stage-bracket', bracket: { text: 'B' } } },
    ])
    expect(
      hall()
        .match('A1')
        ?.seats.map(({ entrant, seed, bracket }) => [entrant, seed, bracket]),
    ).toEqual([
      ['T1', 1, 'A'],
      ['T7', 7, 'A'],
      ['T10', 10, 'A'],
    ])
    expect(
      hall()
        .match('B1')
        ?.seats.map(({ entrant, seed }) => [entrant, seed]),
    ).toEqual([
      ['T13', 1],
      ['T23', 11],
    ])
  })

  test('BRI-98 a bracket goes on without waiting for another; BRI-100 ranks are given bracket by bracket', () => {
    const event = hall()
    for (let round = 0; round < 4; round++) event.scoreRound(stronger)
    const { state, champion, table } = event.bulletin
    expect([state, champion]).toEqual(['finished', 'T1'])
    expect(table.map(({ name, place, bracket }) => `${bracket} ${place} ${name}`).slice(0, 3)).toEqual([
      'A 1 T1',
      'A 2 T2',
      'A 3–4 T3',
    ])
    expect(
      table
        .filter(({ bracket }) => bracket === 'B')
        .slice(0, 2)
        .map(({ name, place }) => [name, place]),
    ).toEqual([
      ['T13', '1'],
      ['T14', '2'],
    ])
  })

  test('BRI-98 round 2 of one bracket is open while round 1 of another is played', () => {
    const event = hall()
    const names = (text: string) => Number(text.slice(1))
    for (const match of event.tournament.chart.board.openMatches().filter(({ id }) => id.startsWith('B'))) {
      for (const { white, black, half } of match.series.next(match)) {
        if (half === 2) continue
        const between = [white, black].map((seat) => event.tournament.chart.field.entrant(match.who(seat)).name)
        const [a, b] = between.map(names) as [number, number]
        event.did({ do: 'report', match: match.id, between, imps: a < b ? [9, 3] : [3, 9] })
      }
    }
    expect(event.match('B6')?.state).toBe('open')
    expect(event.match('A5')?.state).toBe('waiting')
  })

  test('BRI-98 the director may move the cuts', () => {
    const event = new Hall(bridgeKnockout, { bracketed: true }).did({
      do: 'enter',
      entrants: Array.from({ length: 23 }, (_, i) => team(i + 1)),
    })
    expect(event.try({ do: 'start', brackets: [16, 6] })).toMatchObject({ code: 'bad-brackets', rule: 'BRI-98' })
    expect(event.try({ do: 'start', brackets: [21, 2] })).toMatchObject({ code: 'bad-brackets' })
    event.did({ do: 'start', brackets: [16, 7] })
    expect(event.match('B1')?.seats.map(({ entrant }) => entrant)).toEqual(['T17', 'T20', 'T23'])
  })

  test('BRI-98 sizes are refused where there is only one bracket', () => {
    const event = new Hall(bridgeKnockout).did({
      do: 'enter',
      entrants: Array.from({ length: 8 }, (_, i) => team(i + 1)),
    })
    expect(event.try({ do: 'start', brackets: [4, 4] })).toEqual({ code: 'not-bracketed' })
  })
})

test('BRI-98 a bracket of five plays its round robin beside others, and chooses', () => {
  const event = new Hall(bridgeKnockout, { bracketed: true }).did({
    do: 'enter',
    entrants: Array.from({ length: 13 }, (_, i) => team(i + 1)),
  })
  event.did({ do: 'start', brackets: [5, 8] })
  expect(event.bulletin.stages.map(({ id }) => id)).toEqual(['round-robin-A', 'knockout-A', 'knockout-B'])
  event.scoreRound(stronger).scoreRound(stronger)
  expect(event.bulletin.todo).toContainEqual(expect.objectContaining({ do: 'choose', chooser: 'T1' }))
  event.did({ do: 'choose', opponent: 'T4' })
  expect(event.match('A1')?.seats.map(({ entrant }) => entrant)).toEqual(['T1', 'T4'])
  while (event.bulletin.state !== 'finished') event.scoreRound(stronger)
  expect(event.bulletin.champion).toBe('T1')
})

const members = (name: string, masterpoints: number) => ({
  name,
  players: [1, 2, 3, 4].map((k) => ({ name: `${name} ${k}`, masterpoints })),
})

test.each`
  masterpoints | bracket | number
  ${6050}      | ${'A'}  | ${15}
  ${4000}      | ${'B'}  | ${14}
  ${0}         | ${'B'}  | ${14}
`('BRI-101 a late team of $masterpoints goes to bracket $bracket', ({ masterpoints, bracket, number }) => {
  const event = bridge(27, { bracketed: true }).did({ do: 'enter', entrants: [members('Late', masterpoints)] })
  expect(event.row('Late')).toMatchObject({ bracket, number })
})

test('BRI-101 a bracket of sixteen takes in nobody, unless somebody has left', () => {
  const event = bridge(32, { bracketed: true })
  expect(event.try({ do: 'enter', entrants: [members('Late', 6050)] })).toMatchObject({ code: 'already-started' })
  event.did({ do: 'withdraw', entrant: 'T30' })
  const two = [members('Late', 6050), members('Later', 6051)]
  expect(event.try({ do: 'enter', entrants: two })).toMatchObject({ code: 'cannot-join', joinable: [] })
  event.did({ do: 'enter', entrants: two.slice(0, 1) })
  expect(event.row('Late')).toMatchObject({ bracket: 'B', number: 17 })
})

describe('BRI-102 drawing again', () => {
  test('a late team is drawn in, the cuts stay, and other brackets keep their matches', () => {
    const event = bridge(23, { bracketed: true })
    const before = event.match('B3')
    event.did({ do: 'redraw', enter: [members('Late', 6050)] })
    expect(event.tournament.chart.field.divisions.all.map(({ order }) => order.length)).toEqual([13, 11])
    expect(event.row('Late')).toMatchObject({ bracket: 'A', number: 6 })
    expect(event.match('B3')).toEqual(before)
  })

  test('a drop-out and a correction of masterpoints in one step, and one undo takes all of it back', () => {
    const event = bridge(23, { bracketed: true })
    const before = event.text
    const players = team(13).players.map((player) => ({ ...player, masterpoints: 9000 }))
    event.did({ do: 'redraw', edits: [{ entrant: 'T13', players }], withdraw: ['T2'] })
    expect(event.row('T13')).toMatchObject({ bracket: 'A', number: 1 })
    expect(event.row('T2')).toBeUndefined()
    expect(event.did({ do: 'undo' }).text).toBe(before)
    expect(event.did({ do: 'redo' }).row('T13')).toMatchObject({ bracket: 'A', number: 1 })
  })

  test('again and again: the last draw stands, what was corrected stays', () => {
    const event = bridge(8)
    const players = team(8).players.map((player) => ({ ...player, masterpoints: 9000 }))
    event.did({ do: 'redraw', edits: [{ entrant: 'T8', players }] }).did({ do: 'redraw' })
    expect(event.row('T8')).toMatchObject({ number: 1 })
  })

  test('a team that entered late stays in as an ordinary one', () => {
    const event = bridge(13)
      .did({ do: 'enter', entrants: [members('Late', 6550)] })
      .did({ do: 'redraw' })
    expect(event.row('Late')).toMatchObject({ number: 1 })
    expect(event.match('2')?.seats).toHaveLength(2)
  })

  test('is refused once a result is in, and before the start', () => {
    const event = bridge(8).score('1 20-10')
    expect(event.try({ do: 'redraw' })).toMatchObject({ code: 'results-in', matches: ['1'], rule: 'BRI-102' })
    const open = new Hall(bridgeKnockout)
    expect(open.try({ do: 'redraw' })).toEqual({ code: 'not-started' })
  })
})
