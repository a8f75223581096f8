import { expect, test } from 'vitest'
import { inEnglish } from '../../../../test/said.ts'
import { message } from '../../../chronicle/words/messages.ts'
import { type BracketCorrectedFact, correctionSaid } from './bracket-corrected.ts'
import { type RemedyGivenFact, remedySaid } from './remedy-given.ts'

const told = (fields: object) =>
  inEnglish(
    [correctionSaid({ entrant: 'e1', from: 'B', to: 'A', joins: 'A4', ...fields } as unknown as BracketCorrectedFact)],
    () => 'Reds',
  )

test.each`
  fault          | placed    | found        | action            | sentence
  ${'directors'} | ${'low'}  | ${'in-time'} | ${'changed'}      | ${'Reds was in too low a bracket (B) by the fault of the directors and was found in time: it takes a seat in match A4 of bracket A (BRI-52).'}
  ${'team'}      | ${'low'}  | ${'playing'} | ${'disqualified'} | ${'Reds was in too low a bracket (B) by its own fault and was playing its first match: it is disqualified, and a beaten opponent advances (BRI-53).'}
  ${'directors'} | ${'low'}  | ${'won'}     | ${'moved'}        | ${'Reds was in too low a bracket (B) by the fault of the directors and had won its first match: its opponent advances, and it plays in bracket A from the second round on (BRI-54).'}
  ${'directors'} | ${'high'} | ${'lost'}    | ${'out'}          | ${'Reds was in too high a bracket (B) by the fault of the directors and had lost its first match: it is out, and its entry is returned (BRI-54).'}
  ${'team'}      | ${'high'} | ${'late'}    | ${'stands'}       | ${'Reds was in too high a bracket (B) by its own fault and was found after the second round had begun: nothing changes, it is noted (BRI-55).'}
`('BRI-108 $fault, $placed, $found: $action', ({ sentence, ...fields }) => expect(told(fields)).toBe(sentence))

test('BRI-105 what a team is given', () => {
  const given = { entrant: 'e1', refund: true, freePlays: ['tournament', 'national'] } as unknown
  expect(inEnglish([remedySaid(given as RemedyGivenFact)], () => 'Reds')).toBe(
    'Reds gets its entry back, a free play in a later event of the tournament and a free play at a coming national tournament.',
  )
})

test('BRI-106 how the field was cut', () => {
  expect(inEnglish([message('fact-divided', { sizes: [16, 16, 11] })])).toBe('The brackets have 16, 16 and 11 teams.')
})
