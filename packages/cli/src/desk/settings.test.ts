import { expect, test } from 'vitest'
import { settingsFrom } from './settings.ts'

test.each`
  typed                     | settings
  ${'seeding=rating'}       | ${{ seeding: 'rating' }}
  ${'balancedColours=true'} | ${{ balancedColours: true }}
  ${'prizes=5000,3000'}     | ${{ prizes: [5000, 3000] }}
  ${'prizes=[5000]'}        | ${{ prizes: [5000] }}
  ${'count=12'}             | ${{ count: 12 }}
  ${'text=a=b'}             | ${{ text: 'a=b' }}
  ${'empty='}               | ${{ empty: '' }}
`('--set $typed', ({ typed, settings }) => {
  expect(settingsFrom([typed])).toEqual(settings)
})

test('a setting is given once', () => {
  expect(() => settingsFrom(['seeding=lot', 'seeding=entry'])).toThrow('--set seeding stands there twice')
})
