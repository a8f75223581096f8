import type { Message } from '@arbiter/core/messages'
import { expect, test } from 'vitest'
import { alike, compared, equals, nothing, refused, row, usual } from '../../test/comparisons.ts'
import { inEnglish, voice } from '../../test/core.ts'
import { inWords, reading } from './reading.ts'

/** A space that does not break looks like any other. */
const plain = (says: readonly Message[]) => says.map((each) => inEnglish([each]).replaceAll('\u00A0', ' '))

test('it says which is best and which is over first', () => {
  expect(plain(reading(usual))).toEqual([
    'The best wins most often here: League (58% in 20 h).',
    'Hybrid Knockout is over first, after 3.8 h, and the best wins in 31%.',
  ])
})

test('it says what another format beats in both', () => {
  const comparison = compared([
    row('League', { best: 0.6, hours: [9, 8, 10] }),
    row('Cup', { best: 0.4, hours: [12, 9, 15] }),
  ])
  expect(plain(reading(comparison))).toEqual([
    'The best wins most often here: League (60% in 9 h).',
    'League is over first, after 9 h.',
    'League is over sooner than Cup, and the best wins more often.',
  ])
})

test('what the runs cannot tell apart is not told apart', () => {
  const comparison = compared([
    row('League', { best: 0.5, hours: [9, 8, 10] }),
    row('Cup', { best: 0.49, hours: [5, 4, 6] }),
    row('Diagonal', { best: 0.3, hours: [9, 8, 10] }),
  ])
  expect(plain(reading(comparison)).slice(0, 2)).toEqual([
    'The best wins most often here: League (50% in 9 h) and Cup (49% in 5 h). These runs cannot tell them apart.',
    'Cup is over first, after 5 h.',
  ])
  expect(plain(reading(alike(3)))).toEqual([
    'The best wins about equally often in all of them, in 50% of the runs. These runs cannot tell the formats apart.',
  ])
})

test('where all are equally strong nobody is called the best', () => {
  expect(plain(reading(equals))).toEqual([
    'All are taken to be equally strong: every winner is one of the best.',
    'Cup is over first, after 3 h.',
  ])
})

test('where nothing can be played it says so', () => {
  expect(reading(nothing)).toEqual([{ id: 'plot-reading-none' }])
})

test('for who cannot see it, every format has a sentence', () => {
  const words = inWords(compared([row('Cup', { best: 0.46 }), refused('League', 'Too many play.')]), voice)
  expect(words.map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
    'Cup: the best wins in 46%, rank correlation 0.80; 50 games, 5 h.',
    'League cannot be played: Too many play.',
  ])
})
