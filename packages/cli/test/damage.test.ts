/**
 * Damage: what was torn off is said and cut off, what was changed is refused, and nothing is ever silently different.
 * @module-tag both
 */
import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sized } from '../../../tools/tier.ts'
import { dice, seedOf } from './dice.ts'
import { Desk, reports } from './world.ts'

const flips = sized({ test: 100, rest: 500, deep: 2000 })
/** Torn off at every so many bytes. */
const step = sized({ test: 10, rest: 2, deep: 1 })

test('torn off at any byte of the last three facts, the file opens, says so, and goes on', async () => {
  const desk = new Desk()
  await desk.league('whole.arbiter', 4)
  await desk.applies('whole.arbiter', reports(4))
  const whole = desk.bytes('whole.arbiter')
  const ends = [...whole.entries()].flatMap(([i, byte]) => (byte === 10 ? [i + 1] : []))
  const first = ends.at(-4) as number
  let torn = 0
  for (let size = first; size < whole.length; size += step) {
    writeFileSync(desk.path('torn.arbiter'), whole.subarray(0, size))
    const kept = ends.findLast((end) => end <= size || end === size + 1) as number
    const isTorn = kept < size
    const shown = await desk.runs(['table', 'torn.arbiter', '--json'])
    expect({ size, code: shown.code, said: shown.err !== '' }).toEqual({ size, code: 0, said: isTorn })
    if (isTorn) expect(shown.err).toContain('was never completely written. It was left off')
    expect(desk.bytes('torn.arbiter').length).toBe(size)
    const seq = ends.indexOf(kept)
    const then = await desk.runs(['table', 'whole.arbiter', '--json', '--at', String(seq)])
    expect(shown.out).toBe(then.out)
    const withdrawn = await desk.runs(['edit', 'torn.arbiter', '#1', '--club', 'North'])
    expect({ size, code: withdrawn.code }).toEqual({ size, code: 0 })
    const after = desk.bytes('torn.arbiter')
    expect(after.subarray(0, kept).equals(whole.subarray(0, kept))).toBe(true)
    expect(after.toString().trim().split('\n')).toHaveLength(1 + seq + 1)
    if (isTorn) torn++
  }
  expect(torn).toBeGreaterThan(300 / step)
})

test('a command of several facts that was torn in the middle is cut off whole', async () => {
  const desk = new Desk()
  await desk.runs(['new', 'league', 'club.arbiter'])
  const before = desk.bytes('club.arbiter')
  await desk.runs(['enter', 'club.arbiter', '--entrants', '5'])
  const lines = desk.bytes('club.arbiter').toString().split('\n')
  writeFileSync(desk.path('club.arbiter'), `${lines.slice(0, 5).join('\n')}\n`)
  const shown = await desk.runs(['show', 'club.arbiter', '--json'])
  expect(JSON.parse(shown.out).entrants).toEqual([])
  expect(shown.err).toContain('Line 3 and everything after it was never completely written')
  const refused = await desk.runs(['start', 'club.arbiter'])
  expect(refused.code).toBe(1)
  expect(desk.bytes('club.arbiter').toString()).toBe(`${lines.slice(0, 5).join('\n')}\n`)
  expect((await desk.runs(['enter', 'club.arbiter', 'Ann'])).code).toBe(0)
  expect(desk.bytes('club.arbiter').subarray(0, before.length).equals(before)).toBe(true)
  expect(desk.bytes('club.arbiter').toString().trim().split('\n')).toHaveLength(3)
})

test('no flipped bit gives a silently different table', async () => {
  const seed = seedOf()
  const desk = new Desk()
  await desk.league('whole.arbiter', 5, '--name', 'Ærø – 王')
  await desk.applies('whole.arbiter', [
    ...reports(7),
    { do: 'undo' },
    { do: 'correct', match: '3', result: '1-0' },
    { do: 'cancel', match: '7' },
  ])
  const whole = desk.bytes('whole.arbiter')
  const table = (await desk.runs(['table', 'whole.arbiter', '--json'])).out
  const roll = dice(seed)
  let refused = 0
  for (let flip = 0; flip < flips; flip++) {
    const bit = roll(whole.length * 8)
    const flipped = Buffer.from(whole)
    flipped[bit >> 3] = (flipped[bit >> 3] as number) ^ (1 << (bit & 7))
    writeFileSync(desk.path('flipped.arbiter'), flipped)
    const shown = await desk.runs(['table', 'flipped.arbiter', '--json'])
    const isTold = shown.code !== 0 || shown.err !== ''
    expect(isTold || shown.out === table, `seed ${seed}: bit ${bit}`).toBe(true)
    if (shown.code === 3) refused++
  }
  expect(refused).toBeGreaterThan(0.8 * flips)
}, 3_600_000)
