/** Absence, return, late entry and finish times in the qualification; corrections and what they leave standing. */
import { describe, expect, test } from 'vitest'
import { hybrid } from '../../../test/hall.ts'
import { draws, isOver, phasesOf, playedOff, qualify, seedsOf, winners } from '../../../test/qualification.ts'
import { textOf, told } from '../../../test/said.ts'
import { act } from '../../decider/decide.ts'
import { effectsOf } from '../../decider/effects.ts'
import type { RecordedFactOf } from '../../facts/fact.ts'
import type { Instant } from '../../facts/instant.ts'
import { unwrap } from '../../refusals/result.ts'
import { Tournament } from '../../tournament/tournament.ts'
import { verify } from '../../verify/index.ts'

describe('absence in the qualification', () => {
  test('HYB-23 who is absent loses, the opponent has won a match; both absent get nothing', () => {
    const hall = hybrid(6)
      .did({ do: 'forfeit', match: 'Q1.1', absent: ['P1'] })
      .did({ do: 'forfeit', match: 'Q1.3', absent: ['P3', 'P4'] })
    const counts = (name: string) => [
      hall.row(name)?.['points'],
      hall.row(name)?.['played'],
      hall.row(name)?.['losses'],
    ]
    expect([counts('P1'), counts('P6'), counts('P3'), counts('P4')]).toEqual([
      [0, 1, 1],
      [1, 1, 0],
      [0, 1, 1],
      [0, 1, 1],
    ])
  })

  test('HYB-28 two double absences withdraw a player', () => {
    const hall = hybrid(6)
    const absent = (match: string, ...names: string[]) => hall.did({ do: 'forfeit', match, absent: names })
    for (const phase of [1, 2]) {
      const mine = phasesOf(hall)[phase - 1]?.pairs.findIndex((pair) => pair.includes('P1')) as number
      absent(`Q${phase}.${mine + 1}`, ...(phasesOf(hall)[phase - 1]?.pairs[mine] ?? []))
      hall.playRound(draws, false)
    }
    expect(phasesOf(hall)[2]?.pairs.flat()).not.toContain('P1')
    expect(hall.row('P1')).toMatchObject({ withdrawn: true })
  })

  test('HYB-23, HYB-25 withdrawals leave no more than places: they qualify at once, in order of points', () => {
    const hall = hybrid(6).playRound(winners('P6', 'P5'))
    hall.did({ do: 'withdraw', entrant: 'P1' }).did({ do: 'withdraw', entrant: 'P2' })
    hall.playRound(winners('P6'))
    expect(seedsOf(hall)).toHaveLength(4)
    const points = seedsOf(hall).map((name) => Number(hall.row(name)?.['points']))
    expect(points).toEqual(points.toSorted((x, y) => y - x))
    expect(hall.why('seed P6')).toMatch(/^HYB-25/)
  })

  test('HYB-25 fewer players than places: the highest seeds stay empty, the best walk over', () => {
    const hall = hybrid(5).did({ do: 'withdraw', entrant: 'P1' }).did({ do: 'withdraw', entrant: 'P2' })
    const seeds = hall.tournament.log.findLast(
      (fact) => fact.type === 'seeds-published',
    ) as RecordedFactOf<'seeds-published'>
    expect(seedsOf(hall)).toEqual(['P3', 'P4', 'P5'])
    expect(seeds.order[3]).toBe('nobody')
    expect(hall.match('1')).toMatchObject({ winner: 'P3', decidedBy: 'walkover' })
    expect(hall.match('2')).toMatchObject({ state: 'open' })
  })

  test('HYB-28, HYB-4 who returns has a bye for each phase missed, so the next byes go to the others', () => {
    const hall = hybrid(7).playRound(draws).did({ do: 'withdraw', entrant: 'P1' }).playRound(draws).playRound(draws)
    hall.did({ do: 'return', entrant: 'P1' })
    for (let phase = 4; phase <= 8; phase++) hall.playRound(draws)
    const byes = phasesOf(hall).flatMap((phase) => phase.byes)
    expect(new Set(byes).size).toBe(6)
    expect(byes).toHaveLength(7)
    expect(byes).not.toContain('P1')
  })

  test('HYB-28 a qualified player who withdraws keeps the seed and gives a walkover', () => {
    const hall = hybrid(6)
    for (let phase = 0; phase < 5; phase++) hall.playRound(winners('P2'))
    qualify(hall.did({ do: 'withdraw', entrant: 'P2' }), winners('P3', 'P4'))
    expect(seedsOf(hall)[0]).toBe('P2')
    expect(hall.match('1')).toMatchObject({ decidedBy: 'forfeit' })
    expect(hall.match('1')?.winner).not.toBe('P2')
  })

  test('HYB-28 nobody returns once the last place is decided', () => {
    const hall = hybrid(6).did({ do: 'withdraw', entrant: 'P1' })
    qualify(hall, winners('P2', 'P3'))
    expect(hall.try({ do: 'return', entrant: 'P1' })).toMatchObject({ code: 'is-out', rule: 'HYB-28' })
  })
})

describe('late entry', () => {
  test('HYB-28 while the first phase is not complete, if the row stays the same', () => {
    const hall = hybrid(5).enter('Late')
    hall.playRound(draws)
    expect(phasesOf(hall)[1]?.pairs.flat()).toContain('Late')
    expect(hall.row('Late')).toBeDefined()
    expect(hall.try({ do: 'enter', entrants: [{ name: 'Later' }] })).toMatchObject({ code: 'too-late-to-enter' })
  })

  test('HYB-28 not once the seeds are published, even without a single phase', () => {
    const hall = hybrid(5, {}, false).did({ do: 'withdraw', entrant: 'P1' }).did({ do: 'pair' })
    expect(isOver(hall)).toBe(true)
    expect(hall.try({ do: 'enter', entrants: [{ name: 'Late' }] })).toMatchObject({
      code: 'too-late-to-enter',
      because: { id: 'hybrid-late-seeds' },
    })
  })

  test('HYB-28 not where other rules would hold', () => {
    expect(hybrid(7).try({ do: 'enter', entrants: [{ name: 'Late' }] })).toMatchObject({ code: 'already-started' })
    expect(hybrid(8).try({ do: 'enter', entrants: [{ name: 'Late' }] })).toMatchObject({ code: 'already-started' })
    const full = hybrid(6, { maxPlayers: 6 })
    expect(full.try({ do: 'enter', entrants: [{ name: 'Late' }] })).toMatchObject({ code: 'already-started' })
    expect(hybrid(5).try({ do: 'enter', entrants: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] })).toMatchObject({
      code: 'already-started',
    })
  })
})

describe('finish times', () => {
  test('a finish time after the report itself is refused, also in a correction (W7)', () => {
    const report = { do: 'report', match: 'Q1.1', result: '1-0' } as const
    const hall = hybrid(6)
    const before = hall.text
    for (const finishedAt of ['2062-05-01T10:09:00Z', '2026-05-01T14:02:00Z'])
      expect(hall.try({ ...report, finishedAt })).toMatchObject({ code: 'not-finished-yet', match: 'Q1.1', finishedAt })
    expect(hall.text).toBe(before)
    // Clocks of two devices differ a little.
    hall.did({ ...report, finishedAt: '2026-05-01T14:00:30Z' })
    const late = { do: 'correct', match: 'Q1.1', finishedAt: '2027-05-01T14:00:00Z' } as const
    expect(hall.try(late)).toMatchObject({ code: 'not-finished-yet' })
    expect(effectsOf(hall.tournament, late, { by: 'director', now: hall.tournament.last.at })).toMatchObject({
      refusal: { code: 'not-finished-yet' },
    })
    hall.did({ ...late, at: '2027-05-01T14:00:00Z' })
  })

  test('a log with a finish time in the future is still read, and its result can be corrected (W7)', () => {
    const hall = hybrid(6).did({ do: 'report', match: 'Q1.1', result: '1-0', finishedAt: '2026-05-01T14:00:04Z' })
    const log = hall.tournament.log.map((fact) =>
      fact.type === 'game-finished' ? { ...fact, finishedAt: '2062-05-01T10:09:00Z' as Instant } : fact,
    )
    const old = new Tournament(hall.tournament.format, log)
    expect(verify(log).findings).toEqual([])
    const asked = { by: 'director', now: hall.tournament.last.at }
    expect(act(old, { do: 'correct', match: 'Q1.1', result: '0-1' }, asked).ok).toBe(true)
  })

  test('HYB-31 not before the phase was published', () => {
    const report = { do: 'report', match: 'Q1.1', result: '1-0', finishedAt: '2026-05-01T13:00:00Z' }
    expect(hybrid(5).try(report)).toMatchObject({ code: 'finished-before-paired', match: 'Q1.1' })
    expect(hybrid(4).try({ ...report, match: '1' })).toMatchObject({ code: 'finished-before-paired' })
  })

  test('HYB-10 all reports of a phase carry one, or none does; a correction too', () => {
    const finishedAt = '2026-05-01T14:00:30Z'
    const hall = hybrid(6).did({ do: 'report', match: 'Q1.1', result: '1-0', finishedAt })
    expect(hall.try({ do: 'report', match: 'Q1.2', result: '1-0' })).toMatchObject({
      code: 'mixed-times',
      others: 'with',
    })
    const bare = hybrid(6).play('Q1.1 1-0', 'Q1.2 1-0')
    expect(bare.try({ do: 'report', match: 'Q1.3', result: '1-0', finishedAt })).toMatchObject({
      code: 'mixed-times',
      others: 'without',
    })
    expect(bare.try({ do: 'correct', match: 'Q1.1', finishedAt })).toMatchObject({ code: 'mixed-times' })
  })
})

describe('corrections', () => {
  const qualified = () => {
    const hall = hybrid(6)
    for (let phase = 0; phase < 9; phase++) hall.playRound(draws, false)
    return hall.play('Q10.1 1-0', 'Q10.2 1/2', 'Q10.3 0-1')
  }

  test('HYB-27 while no knockout game is reported a correction draws the seeds again', () => {
    const hall = qualified()
    const before = seedsOf(hall)
    hall.did({ do: 'correct', match: 'Q10.1', result: '0-1' })
    expect(isOver(hall)).toBe(true)
    expect(seedsOf(hall)).not.toEqual(before)
    expect(hall.did({ do: 'undo' }) && seedsOf(hall)).toEqual(before)
  })

  test('HYB-27 afterwards the published seeds stand, and why says so', () => {
    const hall = qualified().play('1 0-1')
    const before = seedsOf(hall)
    hall.did({ do: 'correct', match: 'Q10.1', result: '0-1' })
    expect(seedsOf(hall)).toEqual(before)
    expect(before.some((name) => hall.why(`seed ${name}`).includes('published seeds stand (HYB-27)'))).toBe(true)
  })

  test('HYB-27 a correction that takes a qualification away says so before, after and in the log (W2)', () => {
    const hall = hybrid(3)
    for (let phase = 1; phase <= 14; phase++) hall.play(`Q${phase}.1 1-0`)
    hall.play('1 1-0')
    const change = { do: 'correct', match: 'Q14.1', result: '0-1' } as const
    const found = effectsOf(hall.tournament, change, { by: 'director', now: hall.tournament.last.at })
    const sentence =
      'Published seeds stand: by the results as they are now P3 would be seed 2 and P2, seed 2, would not have qualified'
    expect(unwrap(found).consequences).toMatchObject({
      voids: [],
      seeds: [],
      remarks: [{ rule: 'HYB-27', says: [{ id: 'seeds-stand' }] }],
    })
    expect(hall.bulletin.remarks).toEqual([])
    hall.did(change)
    expect(hall.bulletin.remarks.map(textOf)).toEqual([
      'Published seeds stand. By the results as they are now P3 would be seed 2 and P2, seed 2, would not have qualified.',
    ])
    expect(told(hall.tournament).at(-1)).toContain(`${sentence} (HYB-27).`)
    expect(verify(hall.tournament.log).findings).toEqual([])
    hall.did({ ...change, result: '1-0' })
    expect(hall.bulletin.remarks).toEqual([])
  })

  test('HYB-27 who withdraws from the knockout loses no qualification (W2)', () => {
    const hall = hybrid(5)
    for (const name of ['P2', 'P3', 'P5']) hall.did({ do: 'withdraw', entrant: name })
    hall.play('Q1.1 1-0').did({ do: 'withdraw', entrant: 'P4' })
    expect(hall.bulletin.remarks).toEqual([])
    expect(hall.why('seed P4')).not.toContain('HYB-27')
  })

  test('HYB-27 seeds stand once any knockout game is reported, also one behind walkovers', () => {
    const hall = hybrid(5)
    for (const name of ['P2', 'P3', 'P5']) hall.did({ do: 'withdraw', entrant: name })
    hall.play('Q1.1 1-0')
    expect(hall.match('2')).toMatchObject({ winner: 'P4', decidedBy: 'walkover' })
    hall.play('3 1-0').did({ do: 'correct', match: 'Q1.1', result: '0-1' })
    expect(seedsOf(hall)).toEqual(['P1', 'P4'])
    expect(hall.match('3')).toMatchObject({ state: 'decided' })
  })

  test('HYB-27 who no longer has the points is in the pool of the next phase', () => {
    const hall = hybrid(6)
    for (let phase = 0; phase < 6; phase++) hall.playRound(winners('P2'))
    expect(seedsOf(hall)).toEqual(['P2'])
    const lost = phasesOf(hall)[4]?.pairs.findIndex((pair) => pair.includes('P2')) as number
    hall.did({ do: 'correct', match: `Q5.${lost + 1}`, result: '1/2', confirm: true })
    expect(seedsOf(hall)).toEqual([])
    const last = phasesOf(hall).at(-1)
    expect([...(last?.pairs.flat() ?? []), ...(last?.byes ?? [])]).toContain('P2')
  })

  test('HYB-27 a playoff that would be between others is on the list to confirm', () => {
    const hall = hybrid(5)
    for (let phase = 0; phase < 13; phase++) hall.playRound(draws)
    hall.play('Q14.1 1/2')
    const refusal = hall.try({ do: 'correct', match: 'Q13.1', result: '1-0' })
    expect(refusal).toMatchObject({ code: 'would-void' })
    hall.did({ do: 'correct', match: 'Q13.1', result: '1-0', confirm: true })
    expect(playedOff(hall)).toEqual([])
    expect(isOver(hall)).toBe(true)
  })
})
