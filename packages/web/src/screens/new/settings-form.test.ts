/** The form of settings: what is asked first, what matters at the moment, presets, and values as people type them. */
import { unwrap } from '@arbiter/core'
import { type AnyFormat, formatNamed, formats } from '@arbiter/core/formats'
import { schemas } from '@arbiter/core/schemas'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadAllWords, loadWords } from '../../words/texts.ts'
import type { SettingTexts } from './draft.ts'
import type { Schema } from './offer.ts'
import { effectWords } from './setting-effect.ts'
import { settingsForm, settingsThatMatter } from './settings-form.ts'

beforeAll(() => Promise.all([loadWords('first'), loadAllWords()]))

const made = schemas()

const formOf = (name: string, typed: SettingTexts = {}) => settingsForm({ ...sheetOf(name), typed })

function sheetOf(name: string): { format: AnyFormat; schema: Schema } {
  return { format: unwrap(formatNamed(name, formats)).format, schema: made[`${name}.options`] as Schema }
}

const sent = (name: string, typed: SettingTexts) => {
  const { format, schema } = sheetOf(name)
  return settingsThatMatter(format, schema, typed)
}

const asked = (name: string, typed?: SettingTexts) => formOf(name, typed).main.map((row) => row.name)

describe('what is asked', () => {
  test.each`
    format               | typed                                 | first
    ${'hybrid-knockout'} | ${{}}                                 | ${['chess960', 'raceToPoints', 'timeControl']}
    ${'league'}          | ${{}}                                 | ${['balancedColours', 'withdrawal', 'prizes']}
    ${'league'}          | ${{ prizes: '300' }}                  | ${['balancedColours', 'withdrawal', 'prizes', 'currency']}
    ${'cup'}             | ${{}}                                 | ${['roundPairIncrements', 'tiebreakFallback', 'thirdPlaceMatch']}
    ${'cup'}             | ${{ tiebreakFallback: 'Armageddon' }} | ${['roundPairIncrements', 'tiebreakFallback', 'armageddonBlackTime', 'thirdPlaceMatch']}
    ${'bridge-knockout'} | ${{}}                                 | ${['bracketed', 'compact', 'boards', 'handicap']}
    ${'bridge-knockout'} | ${{ compact: true }}                  | ${['compact', 'compactBoards', 'handicap']}
    ${'diagonal'}        | ${{}}                                 | ${['drawLoss']}
  `('first in a $format with $typed: $first', ({ format, typed, first }) => expect(asked(format, typed)).toEqual(first))

  test('handicap settings are asked for only with handicap', () => {
    const rest = (typed: SettingTexts) => formOf('bridge-knockout', typed).rest.map(({ name }) => name)
    expect(rest({})).not.toContain('handicapRounding')
    expect(rest({ handicap: true })).toEqual(expect.arrayContaining(['handicapRounding', 'handicapOverride']))
  })

  test('every setting is asked for somewhere, once', () => {
    for (const { name, about } of formats) {
      const { main, rest } = formOf(name)
      const hidden = Object.values(about.settings).filter(({ onlyIf }) => onlyIf).length
      const names = [...main, ...rest].map((row) => row.name)
      expect(new Set(names).size).toBe(names.length)
      expect(names.length).toBeGreaterThanOrEqual(Object.keys(about.settings).length - hidden)
    }
  })

  test('a setting that does not matter is not sent, and is there again when it does', () => {
    const typed = { compactBoards: '10', handicapRounding: 'nearest' }
    expect(sent('bridge-knockout', typed)).toEqual({})
    expect(sent('bridge-knockout', { ...typed, compact: true })).toEqual({ compact: true, compactBoards: 10 })
  })
})

describe('presets', () => {
  test('each can be used as it is, and is then the chosen one', () => {
    let count = 0
    for (const { name } of formats)
      for (const { typed } of formOf(name).presets) {
        const chosen = formOf(name, typed).presets.filter(({ isChosen }) => isChosen)
        expect(chosen.map((each) => each.typed)).toEqual([typed])
        expect(sheetOf(name).format.options.safeParse(sent(name, typed)).success).toBe(true)
        count++
      }
    expect(count).toBeGreaterThan(10)
  })

  test('the first is the source, chosen until something is typed', () => {
    for (const { name } of formats.filter(({ about }) => about.presets)) {
      expect(
        formOf(name)
          .presets.map(({ isChosen }) => isChosen)
          .indexOf(true),
      ).toBe(0)
    }
    expect(formOf('league', { withdrawal: 'forfeit' }).presets.some(({ isChosen }) => isChosen)).toBe(false)
  })

  test('a setting typed wrongly chooses none, and nothing breaks', () => {
    expect(formOf('hybrid-knockout', { timeControl: { clock: 'x' } }).presets.every((each) => !each.isChosen)).toBe(
      true,
    )
  })
})

describe('as people type', () => {
  test.each`
    typed                              | seconds
    ${{ clock: '10+5' }}               | ${{ base: 600, increment: 5, bonus40: 0 }}
    ${{ clock: '90+30', bonus: '30' }} | ${{ base: 5400, increment: 30, bonus40: 1800 }}
    ${{ clock: '0,5+1' }}              | ${{ base: 30, increment: 1, bonus40: 0 }}
    ${{ bonus: '15' }}                 | ${{ base: 600, increment: 0, bonus40: 900 }}
    ${{ clock: '10+5+3' }}             | ${'10+5+3'}
    ${{ clock: '' }}                   | ${''}
  `('the clock $typed', ({ typed, seconds }) =>
    expect(sent('hybrid-knockout', { timeControl: typed })).toEqual({ timeControl: seconds }),
  )

  test.each`
    typed                 | currency     | amounts
    ${'300, 200, 100'}    | ${undefined} | ${[30000, 20000, 10000]}
    ${'300,200,100'}      | ${'EUR'}     | ${[30000, 20000, 10000]}
    ${'300; 12,50; 7,05'} | ${'EUR'}     | ${[30000, 1250, 705]}
    ${'0.29'}             | ${'EUR'}     | ${[29]}
    ${'12.5'}             | ${'EUR'}     | ${[1250]}
    ${'3000, 1000'}       | ${'JPY'}     | ${[3000, 1000]}
    ${'12.345'}           | ${'EUR'}     | ${['12.345']}
    ${'-5'}               | ${'EUR'}     | ${['-5']}
    ${'5 EUR'}            | ${'EUR'}     | ${['5 EUR']}
  `('the prizes $typed in $currency are $amounts', ({ typed, currency, amounts }) =>
    expect(sent('league', { prizes: typed, ...(currency ? { currency } : {}) })['prizes']).toEqual(amounts),
  )

  test.each`
    format               | typed                                               | setting           | says
    ${'hybrid-knockout'} | ${{}}                                               | ${'timeControl'}  | ${'10 minutes each.'}
    ${'hybrid-knockout'} | ${{ timeControl: { clock: '1+1' } }}                | ${'timeControl'}  | ${'1 minute each and 1 second a move.'}
    ${'hybrid-knockout'} | ${{ timeControl: { clock: '90+30', bonus: '15' } }} | ${'timeControl'}  | ${'90 minutes each, 30 seconds a move and 15 minutes more after move 40.'}
    ${'hybrid-knockout'} | ${{ chess960: false }}                              | ${'chess960'}     | ${'Every game begins from the usual position.'}
    ${'hybrid-knockout'} | ${{ raceToPoints: '2' }}                            | ${'raceToPoints'} | ${undefined}
    ${'diagonal'}        | ${{ drawLoss: 0 }}                                  | ${'drawLoss'}     | ${'A draw costs nobody anything.'}
  `('$setting of $format says $says', ({ format, typed, setting, says }) => {
    const row = formOf(format, typed).main.find(({ name }) => name === setting)
    expect(row && effectWords(row)).toBe(says)
  })
})
