/** Every word of a comparison is reached, and no name is touched in any language. */

import { league } from '@arbiter/core/formats/league'
import { expect, test } from 'vitest'
import { MessageCoverage } from '../../../../tools/message-coverage.ts'
import { alike, compared, equals, extreme, nothing, refused, row, usual } from '../../test/comparisons.ts'
import { countingVoices, hostileNames, timesIn } from '../../test/core.ts'
import { comparisonPage } from './page.ts'
import { reading } from './reading.ts'

const reached = new MessageCoverage()
const voices = countingVoices(reached)

const names = hostileNames.slice(0, 6).map((name, i) => `${name} ${i}`)
const hostile = compared(
  [...names.map((name, i) => row(name, { best: 0.5 - i / 20 })), refused('et', 'Black und White')],
  { field: 'Smith and Jones', seed: '{name}' },
)
const beaten = compared([
  row('League', { best: 0.6, hours: [9, 8, 10] }),
  row('Cup', { best: 0.0003, hours: [12, 9, 15] }),
  row('Diagonal', { best: 0.9996, hours: [3, 3, 3] }),
])
const close = compared([row('League', { best: 0.5 }), row('Cup', { best: 0.49 }), row('Diagonal', { best: 0.3 })])

test('names stay as they are in every language', () => {
  const [english = '', ...others] = voices.map((voice) => comparisonPage(hostile, voice))
  for (const name of names) for (const other of others) expect(timesIn(other, name), name).toBe(timesIn(english, name))
})

test('a format that has a title of ours is called by it', () => {
  const own = compared([{ ...row(''), title: league.about.title }])
  expect(voices.map(({ say }) => reading(own).map(say)[0])).toEqual([
    'The best wins most often here: League (50% in 5\u00A0h).',
    'Am häufigsten gewinnt der Beste hier: Liga (50\u00A0% in 5\u00A0h).',
    expect.stringMatching(/Championnat \(50\s% en 5\u00A0h\)\.$/),
  ])
})

test('every word of a comparison was said', () => {
  const [voice = expect.fail()] = voices
  for (const comparison of [usual, extreme, equals, nothing, alike(3), beaten, close]) comparisonPage(comparison, voice)
  expect(reached.missing('packages/paper/src/comparison')).toEqual([])
})
