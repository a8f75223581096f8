/** The details of an event: what was said last of each, exactly undone. */
import { expect, test } from 'vitest'
import { league } from '../../test/hall.ts'
import { isDay } from '../facts/event-details.ts'
import { eventOf } from './event.ts'

const details = (hall: ReturnType<typeof league>) => eventOf(hall.tournament.log)

const logo = 'data:image/png;base64,iVBORw0KGgo='

test('an event has no details until somebody says them', () => expect(details(league(4))).toEqual({}))

test('the last word on each detail counts, and null takes it away', () => {
  const hall = league(4)
    .did({ do: 'describe', place: 'Town hall', timeControl: '15+10', logo })
    .did({ do: 'describe', days: { from: '2026-11-28', to: '2026-11-29' }, timeControl: null })
    .did({ do: 'describe', place: 'Smith and Jones, Black Street' })
  expect(details(hall)).toEqual({
    days: { from: '2026-11-28', to: '2026-11-29' },
    place: 'Smith and Jones, Black Street',
    logo,
  })
})

test('undo and redo give the details back as they were', () => {
  const hall = league(4)
    .did({ do: 'describe', place: 'Town hall' })
    .did({ do: 'describe', place: null, about: 'Bring a clock' })
  const after = details(hall)
  expect(details(hall.did({ do: 'undo' }))).toEqual({ place: 'Town hall' })
  expect(details(hall.did({ do: 'redo' }))).toEqual(after)
  expect(details(hall.did({ do: 'undo' }).did({ do: 'undo' }))).toEqual({})
})

test('a description changes nothing that is played', () => {
  const hall = league(4).play('1 1-0')
  const { event, ...before } = hall.bulletin
  const { event: described, ...after } = hall.did({ do: 'describe', place: 'Town hall' }).bulletin
  expect([event, described]).toEqual([undefined, { place: 'Town hall' }])
  expect(after).toEqual(before)
})

test('only what is new is recorded, and nothing new is refused', () => {
  const hall = league(4).did({ do: 'describe', place: 'Town hall' })
  expect(hall.try({ do: 'describe', place: 'Town hall', contact: null })).toEqual({ code: 'nothing-to-describe' })
  expect(hall.try({ do: 'describe' })).toEqual({ code: 'nothing-to-describe' })
  hall.did({ do: 'describe', place: 'Town hall', contact: 'Ann' })
  expect(hall.tournament.last).toMatchObject({ type: 'event-described', contact: 'Ann' })
  expect(hall.tournament.last).not.toHaveProperty('place')
})

test.each`
  day             | is
  ${'2026-11-28'} | ${true}
  ${'2028-02-29'} | ${true}
  ${'2026-02-29'} | ${false}
  ${'1900-02-29'} | ${false}
  ${'2000-02-29'} | ${true}
  ${'2026-04-31'} | ${false}
  ${'2026-13-01'} | ${false}
  ${'2026-00-10'} | ${false}
  ${'2026-1-1'}   | ${false}
  ${'28.11.2026'} | ${false}
`('$day is a day: $is', ({ day, is }) => expect(isDay(day)).toBe(is))
