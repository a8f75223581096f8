/** The form of an event's details. */
import { expect, test } from 'vitest'
import { changeOf, type EventTexts, textsOf } from './event-form.ts'

const hall = { place: 'Smith and Jones, Black Street', days: { from: '2026-11-28', to: '2026-11-29' } }
const typed = (change: Partial<EventTexts>): EventTexts => ({ ...textsOf(hall), ...change })

test('an event without details is an empty form, and an empty form changes nothing', () => {
  expect(new Set(Object.values(textsOf({})))).toEqual(new Set(['']))
  expect(changeOf({}, textsOf({}))).toBeUndefined()
})

test.each`
  what                          | texts                            | change
  ${'nothing'}                  | ${{}}                            | ${undefined}
  ${'spaces around'}            | ${{ place: ` ${hall.place} ` }}  | ${undefined}
  ${'another place'}            | ${{ place: 'Town hall' }}        | ${{ place: 'Town hall' }}
  ${'no place'}                 | ${{ place: ' ' }}                | ${{ place: null }}
  ${'a time control'}           | ${{ timeControl: '15+10' }}      | ${{ timeControl: '15+10' }}
  ${'one day'}                  | ${{ to: '' }}                    | ${{ days: { from: '2026-11-28' } }}
  ${'only a last day'}          | ${{ from: '' }}                  | ${{ days: { from: '2026-11-29' } }}
  ${'the same day twice'}       | ${{ to: '2026-11-28' }}          | ${{ days: { from: '2026-11-28' } }}
  ${'no days'}                  | ${{ from: '', to: '' }}          | ${{ days: null }}
  ${'backwards, for the rules'} | ${{ from: '2026-12-01' }}        | ${{ days: { from: '2026-12-01', to: '2026-11-29' } }}
  ${'two things'}               | ${{ contact: 'Ann', place: '' }} | ${{ contact: 'Ann', place: null }}
`('$what', ({ texts, change }) => expect(changeOf(hall, typed(texts))).toEqual(change))
