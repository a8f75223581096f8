import { formats } from '@arbiter/core'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { type Said, sayEverything, type Table } from '../../../test/everything-said.ts'
import { faultsIn } from '../../../test/foreign.ts'
import { german } from './german.ts'

const tables: readonly Table[] = [
  { format: 'league', size: 5 },
  {
    format: 'league',
    size: 4,
    rated: false,
    options: { balancedColours: true, prizes: [500, 301], seeding: 'rating' },
  },
  { format: 'league', size: 6, options: { seeding: 'lot', withdrawal: 'forfeit' }, restless: 30 },
  { format: 'cup', size: 8, book: 40, options: { thirdPlaceMatch: true, roundPairIncrements: [1, 2, 3, 4, 5] } },
  {
    format: 'cup',
    size: 4,
    book: 5,
    options: { allowReuse: true, maxTiebreakPairs: 1, tiebreakFallback: 'Armageddon', armageddonBlackTime: 0.8 },
  },
  {
    format: 'cup',
    size: 4,
    rated: false,
    options: { maxTiebreakPairs: 0, tiebreakFallback: 'Stop', shuffleWithinBands: true },
  },
  {
    format: 'cup',
    size: 16,
    rated: false,
    options: { seedingStrategy: 'Random', uniquePerMatchOnly: false, allowReuse: true },
    book: 9,
  },
  { format: 'hybrid-knockout', size: 7 },
  {
    format: 'hybrid-knockout',
    size: 9,
    rated: false,
    options: { seedPlayoffs: true, seeding: 'rating' },
    restless: 25,
  },
  {
    format: 'hybrid-knockout',
    size: 8,
    options: { chess960: false, timeControl: { base: 300, increment: 3, bonus40: 600 } },
  },
  {
    format: 'hybrid-knockout',
    size: 3,
    options: { raceToPoints: 1.5, player1: 'first', seeding: 'lot' },
    autoPair: false,
  },
  { format: 'diagonal', size: 9 },
  {
    format: 'diagonal',
    size: 5,
    options: { row: 'entry', drawLoss: 0, maxExtraRounds: 1, performance: 'fide' },
    rated: false,
  },
  { format: 'diagonal', size: 14, options: { row: 'maxRating' }, restless: 5 },
  { format: 'diagonal', size: 2, options: { maxExtraRounds: 0 } },
  { format: 'bridge-knockout', size: 9, options: { handicap: true, thirdPlace: true } },
  { format: 'bridge-knockout', size: 5, options: { seeding: 'entry' }, rated: false },
  { format: 'bridge-knockout', size: 6, options: { sixTeamCarryover: 7, handicap: true, handicapRounding: 'nearest' } },
  { format: 'bridge-knockout', size: 12, options: { playoff: true, thirdPlace: true, seeding: 'lot' }, steps: 140 },
  { format: 'bridge-knockout', size: 13, options: { compact: true }, steps: 140 },
  { format: 'bridge-knockout', size: 20, options: { bracketed: true, handicap: true }, steps: 140, restless: 30 },
  { format: 'bridge-knockout', size: 11, options: {}, autoPair: false },
  { format: 'bridge-knockout', size: 16, options: { playoff: true }, lineUps: true },
  { format: 'bridge-knockout', size: 9, options: { fullMatchAwardForParticipants: true }, lineUps: true, restless: 5 },
]

describe('nothing the rules say in a tournament stays English', () => {
  test.each(tables)('$format of $size with $options', (table) => {
    const said: Said = new Map()
    sayEverything(table, 'the first evening', said)
    expect(said.size).toBeGreaterThan(40)
    expect(faultsIn(said, german)).toEqual([])
  })
})

test('formats, their tables and their settings', () => {
  const said: Said = new Map()
  for (const { title, summary, columns, options } of formats) {
    said.set(title, 'title').set(summary, 'summary')
    for (const { heading, meaning } of columns) said.set(heading, 'heading').set(meaning, 'meaning')
    for (const text of describedIn(z.toJSONSchema(options, { io: 'input' }))) said.set(text, 'option')
  }
  expect(faultsIn(said, german)).toEqual([])
})

/** Every description in a schema, with and without the number of its rule. */
function describedIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { description } = schema as { description?: unknown }
  const own = typeof description === 'string' ? [description, description.replace(/^[A-Z]{3}[^:]*: /, '')] : []
  return [...own, ...Object.values(schema).flatMap(describedIn)]
}
