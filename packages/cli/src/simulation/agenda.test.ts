import { newTally } from '@arbiter/core/simulate'
import { expect, test } from 'vitest'
import { dice, seedOf } from '../../test/dice.ts'
import { Agenda, type Slice } from './agenda.ts'

const played = ({ from, to }: Slice, milliseconds: number) => ({
  tally: { ...newTally(2), runs: to - from },
  milliseconds,
})

const count = (counts: Uint8Array, run: number): void => {
  counts[run] = (counts[run] as number) + 1
}

/** Up to four slices at once, which end in any order after any time. */
function playAll(agenda: Agenda, roll: (below: number) => number): Slice[] {
  const all: Slice[] = []
  const running: Slice[] = []
  for (;;) {
    const next = running.length < 4 ? agenda.next() : undefined
    if (next) all.push(next)
    if (next) running.push(next)
    else if (running.length === 0) return all
    else {
      const [ended] = running.splice(roll(running.length), 1) as [Slice]
      agenda.add(ended, played(ended, roll(400)))
    }
  }
}

test('every run of every question is handed out once, whatever time slices take', () => {
  const seed = seedOf()
  const roll = dice(seed)
  const lengths = new Set<number>()
  for (let round = 0; round < 60; round++) {
    const [questions, runs] = [1 + (round % 3), 1 + roll(5000)]
    const agenda = new Agenda(new Array(questions).fill(2), runs)
    const counts = Array.from({ length: questions }, () => new Uint8Array(runs))
    for (const { question, from, to } of playAll(agenda, roll)) {
      lengths.add(to - from)
      for (let run = from; run < to; run++) count(counts[question] as Uint8Array, run)
    }
    expect(
      counts.every((each) => each.every((count) => count === 1)),
      `seed ${seed}, round ${round}`,
    ).toBe(true)
    expect(agenda.tallies.map((tally) => tally.runs)).toEqual(counts.map(() => runs))
  }
  expect(lengths.size, 'idle').toBeGreaterThan(20)
})

test('slices grow until they take a tenth of a second, and shrink again', () => {
  const agenda = new Agenda([2], 1_000_000)
  const lengths = [1, 2, 8, 32, 900, 100].map((milliseconds) => {
    const slice = agenda.next() as Slice
    agenda.add(slice, played(slice, milliseconds))
    return slice.to - slice.from
  })
  expect(lengths).toEqual([1, 4, 16, 64, 200, 22])
})

test('the question that is furthest behind comes first', () => {
  const agenda = new Agenda([2, 2], 1000)
  const order = Array.from({ length: 6 }, () => {
    const slice = agenda.next() as Slice
    agenda.add(slice, played(slice, slice.question === 0 ? 50 : 100))
    return slice.question
  })
  expect(order).toEqual([0, 1, 0, 1, 1, 0])
})

test('stopped before anything was played, one run of every question still is', () => {
  const agenda = new Agenda([2, 2, 2], 1000)
  agenda.stop()
  const slices = playAll(agenda, dice(1))
  expect(slices).toEqual([0, 1, 2].map((question) => ({ question, from: 0, to: 1 })))
  expect(agenda).toMatchObject({ isOver: true, done: 3, all: 3000 })
})
