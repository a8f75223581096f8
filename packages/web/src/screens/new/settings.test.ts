/** An invalid setting is reported with the values it can have. */

import { unwrap } from '@arbiter/core'
import { formatNamed, formats } from '@arbiter/core/formats'
import { schemas } from '@arbiter/core/schemas'
import { beforeAll, expect, test } from 'vitest'
import { loadAllWords, loadWords } from '../../words/texts.ts'
import type { Schema } from './offer.ts'
import { settingsFrom, wrongIn } from './settings.ts'

beforeAll(() => Promise.all([loadWords('first'), loadAllWords()]))

/** The settings as typed into a format's form. */
function wrong(name: string, setting: string, typed: unknown): string | undefined {
  const { format } = unwrap(formatNamed(name, formats))
  const schema = schemas()[`${name}.options`] as Schema
  return wrongIn(format, settingsFrom({ [setting]: typed }, schema, format.about.settings), schema).get(setting)
}

test.each`
  format               | setting                  | typed                                                   | sentence
  ${'hybrid-knockout'} | ${'maxPlayers'}          | ${'9999'}                                               | ${'Type a number from 2 to 512.'}
  ${'hybrid-knockout'} | ${'maxPlayers'}          | ${'many'}                                               | ${'Type a whole number.'}
  ${'hybrid-knockout'} | ${'raceToPoints'}        | ${'1.3'}                                                | ${'Type a multiple of 0.5.'}
  ${'hybrid-knockout'} | ${'timeControl'}         | ${{ clock: '0' }}                                       | ${'Type minutes, or minutes and seconds a move, such as 15+10.'}
  ${'hybrid-knockout'} | ${'timeControl'}         | ${{ clock: 'ten' }}                                     | ${'Type minutes, or minutes and seconds a move, such as 15+10.'}
  ${'hybrid-knockout'} | ${'timeControl'}         | ${{ clock: '10+' }}                                     | ${'Type minutes, or minutes and seconds a move, such as 15+10.'}
  ${'hybrid-knockout'} | ${'timeControl'}         | ${{ clock: '90+30', bonus: 'x' }}                       | ${'Type minutes, or minutes and seconds a move, such as 15+10.'}
  ${'hybrid-knockout'} | ${'timeControl'}         | ${{ clock: '10+5' }}                                    | ${undefined}
  ${'league'}          | ${'prizes'}              | ${'300, a lot'}                                         | ${'Type amounts such as 300, 200, 12.50.'}
  ${'league'}          | ${'prizes'}              | ${'1.234'}                                              | ${'Type amounts such as 300, 200, 12.50.'}
  ${'league'}          | ${'prizes'}              | ${'300; 12,50'}                                         | ${undefined}
  ${'league'}          | ${'currency'}            | ${'Euro'}                                               | ${'The option “currency” takes three capital letters, such as EUR; you gave “Euro”.'}
  ${'cup'}             | ${'maxTiebreakPairs'}    | ${'-1'}                                                 | ${'Type a number from 0 to 1000.'}
  ${'cup'}             | ${'roundPairIncrements'} | ${'1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1'}                    | ${'Type at most 10 numbers.'}
  ${'bridge-knockout'} | ${'victoryPoints'}       | ${'1, 2'}                                               | ${'Type at least 10 numbers.'}
  ${'bridge-knockout'} | ${'victoryPoints'}       | ${'0, 2, 3, 4, 5, 6, 7, 8, 9, 10'}                      | ${'Type a number that is 1 or more.'}
  ${'bridge-knockout'} | ${'handicapOverride'}    | ${{ which: 'percent', percent: '5' }}                   | ${'A value is missing here.'}
  ${'bridge-knockout'} | ${'handicapOverride'}    | ${{ which: 'imps', imps: '9999', note: 'x' }}           | ${'Type a number from 0 to 1000.'}
  ${'bridge-knockout'} | ${'handicapOverride'}    | ${{ which: 'imps', imps: 'x', note: 'x' }}              | ${'Type a number.'}
  ${'bridge-knockout'} | ${'handicapOverride'}    | ${{ which: 'imps', imps: '9', note: ' ' }}              | ${'A value is missing here.'}
  ${'bridge-knockout'} | ${'handicapOverride'}    | ${{ which: 'imps', imps: '9', note: 'x'.repeat(2001) }} | ${'Type at most 2000 characters.'}
  ${'bridge-knockout'} | ${'boards'}              | ${'28'}                                                 | ${undefined}
`('$setting of $format, typed $typed', ({ format, setting, typed, sentence }) =>
  expect(wrong(format, setting, typed)).toBe(sentence),
)
