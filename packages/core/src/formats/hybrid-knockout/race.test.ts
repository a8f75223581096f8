/** The qualification: phases, byes, the order of qualifying, playoffs, absence, corrections. */
import { describe, expect, test } from 'vitest'
import { type Hall, hybrid } from '../../../test/hall.ts'
import { vector } from '../../../test/vectors.ts'
import { raceOf } from '../../bulletin/race.ts'
import { tableOf } from '../../bulletin/table.ts'
import type { RecordedOf } from '../../facts/fact.ts'

const draws = () => '1/2'

/** The published phases, each as its pairs of names. */
function phasesOf(hall: Hall) {
  return (hall.bulletin.stages[0]?.rounds ?? []).map(({ name, matches, byes, start }) => ({
    name,
    pairs: matches.map(({ seats }) => seats.map(({ entrant }) => entrant as string)),
    byes: byes.map(({ entrant }) => entrant as string),
    start,
  }))
}

/** The seeds as published, or as given so far. */
function seedsOf(hall: Hall): string[] {
  const rows = hall.bulletin.stages[0]?.table.filter((row) => row['seed'] !== undefined) ?? []
  return rows.toSorted((a, b) => Number(a['seed']) - Number(b['seed'])).map(({ name }) => name)
}

const playedOff = (hall: Hall) => phasesOf(hall).filter(({ name }) => name.includes('playoff'))
const isOver = (hall: Hall) => hall.tournament.chart.stages[0]?.isSeeded === true

/** Plays phases until the seeds are told. */
function qualify(hall: Hall, result: (white: string, black: string) => string = draws, isTimed = true): Hall {
  for (let left = 60; !isOver(hall) && left > 0; left--) hall.playRound(result, isTimed)
  return hall
}

/** White wins for the winners, Black for their opponents; everybody else draws. */
const winners =
  (...names: string[]) =>
  (white: string, black: string): string =>
    names.includes(white) ? '1-0' : names.includes(black) ? '0-1' : '1/2'

describe('the phases', () => {
  test('HYB-S6, HYB-5 while nobody has left the rotation pairs: nobody meets twice in a cycle', () => {
    const hall = hybrid(6)
    for (let phase = 0; phase < 5; phase++) hall.playRound(draws)
    const pairs = phasesOf(hall)
      .slice(0, 5)
      .flatMap((phase) => phase.pairs.map((pair) => pair.toSorted().join()))
    expect(new Set(pairs).size).toBe(15)
  })

  test('HYB-S8, HYB-4 three players have the bye in turn, and it makes no match', () => {
    const hall = hybrid(3)
    for (let phase = 0; phase < 6; phase++) hall.playRound(draws)
    expect(
      phasesOf(hall)
        .slice(0, 6)
        .map(({ byes, pairs }) => [byes.length, pairs.length]),
    ).toEqual(new Array(6).fill([1, 1]))
    expect(tableOf(hall.tournament.chart, { through: 6 }).map(({ byes, played }) => [byes, played])).toEqual([
      [2, 4],
      [2, 4],
      [2, 4],
    ])
    expect(hall.why('bye P3 1')).toMatch(/^HYB-5: P3 has the bye in phase 1.*no points/)
  })

  test('HYB-S7, HYB-7 colours differ by at most two while nobody has left, in fields of every size', () => {
    for (const players of [3, 5, 6, 7, 9, 10, 12, 14, 18, 20, 28, 37, 50, 63]) {
      const hall = hybrid(players)
      const balances = new Map<string, number>()
      for (let phase = 0; phase < 8; phase++) {
        hall.playRound((white, black) => {
          balances.set(white, (balances.get(white) ?? 0) + 1)
          balances.set(black, (balances.get(black) ?? 0) - 1)
          return '1/2'
        })
        expect(Math.max(...[...balances.values()].map(Math.abs)), `${players} players`).toBeLessThanOrEqual(2)
      }
    }
  })

  test('HYB-3 who has qualified leaves the pool at the end of the phase', () => {
    const hall = hybrid(6)
    for (let phase = 0; phase < 5; phase++) hall.playRound(winners('P2'))
    const last = phasesOf(hall).at(-1)
    expect(seedsOf(hall)).toEqual(['P2'])
    expect([...(last?.pairs.flat() ?? []), ...(last?.byes ?? [])].toSorted()).toEqual(['P1', 'P3', 'P4', 'P5', 'P6'])
    expect(hall.why(`bye ${last?.byes[0]} 6`)).toMatch(/^HYB-4: .*nobody there has had fewer byes \(0/)
    const match = `Q6.1`
    expect(hall.why(match)).toMatch(/had met .*bounds \d+ and \d+|weighted matching/)
    expect(hall.try({ do: 'report', match, result: '1-0', players: ['P2', 'P1'] })).toMatchObject({
      code: 'not-between-these-players',
      because: 'P2 has qualified as seed 1 and left the pool',
    })
  })

  test('HYB-8 each phase has one position for all its matches, and no two have the same', () => {
    const hall = qualify(hybrid(5))
    const starts = phasesOf(hall).map(({ start }) => start)
    expect(starts.every((start) => start !== undefined)).toBe(true)
    const knockout = hall.bulletin.stages[1]?.rounds.map(({ start }) => start) ?? []
    expect(new Set([...starts, ...knockout]).size).toBe(starts.length + knockout.length)
  })
})

describe('the order of qualifying', () => {
  test('HYB-S10, HYB-9 the printed example: 5 points in phase 5, 5 in phase 6, 5.5 in phase 7', () => {
    const { example } = vector('hybrid-seeding') as {
      example: { player: string; points: number; phase: number; seed: number }[]
    }
    const hall = hybrid(10)
    const [a, b, c] = ['P1', 'P8', 'P9'] as const
    const script: Record<string, string[]> = { [a]: [...'11111'], [b]: [...'011111'], [c]: [...'=011111'] }
    for (let phase = 0; phase < 7; phase++)
      hall.playRound((white, black) => {
        const [forWhite, forBlack] = [script[white]?.[phase], script[black]?.[phase]]
        if (forWhite) return forWhite === '1' ? '1-0' : forWhite === '0' ? '0-1' : '1/2'
        return forBlack === '1' ? '0-1' : forBlack === '0' ? '1-0' : '1/2'
      })
    const rows = hall.bulletin.stages[0]?.table ?? []
    const letter: Record<string, string> = { [a]: 'A', [b]: 'B', [c]: 'C' }
    const told = rows.slice(0, 3).map(({ name, points, seed }) => ({
      player: letter[name],
      points,
      phase: raceOf(hall.tournament)?.runners.find((runner) => runner.name === name)?.reachedIn,
      seed,
    }))
    expect(told).toEqual(example)
    expect(hall.why(`seed ${b}`)).toMatch(
      /reached 5 points in phase 6 at \d\d:\d\d:\d\d with 6 matches, after P1.* and before P9/,
    )
  })

  test('HYB-S11, HYB-10 inside a phase the earlier finish time comes first, whatever the order of the reports', () => {
    const hall = hybrid(6)
    for (let phase = 0; phase < 9; phase++) hall.playRound(draws)
    const at = (seconds: number) => `2026-06-01T10:00:${String(seconds).padStart(2, '0')}Z`
    hall.did({ do: 'report', match: 'Q10.1', result: '1/2', finishedAt: at(30) })
    hall.did({ do: 'report', match: 'Q10.2', result: '1/2', finishedAt: at(10) })
    hall.did({ do: 'report', match: 'Q10.3', result: '1/2', finishedAt: at(20) })
    const pairs = phasesOf(hall)[9]?.pairs ?? []
    const inOrder = [pairs[1], pairs[2]].flatMap((pair) => pair?.toSorted() ?? [])
    expect(seedsOf(hall)).toEqual(inOrder)
  })

  test('HYB-10 without finish times the order of the reports counts', () => {
    const hall = hybrid(6)
    for (let phase = 0; phase < 9; phase++) hall.playRound(draws, false)
    hall.play('Q10.3 1/2', 'Q10.1 1/2', 'Q10.2 1/2')
    const pairs = phasesOf(hall)[9]?.pairs ?? []
    expect(seedsOf(hall)).toEqual([pairs[2], pairs[0]].flatMap((pair) => pair?.toSorted() ?? []))
  })

  test('HYB-11 all matches of the phase are played, then the first take the places', () => {
    const hall = hybrid(6)
    for (let phase = 0; phase < 9; phase++) hall.playRound(draws, false)
    hall.play('Q10.1 1/2', 'Q10.2 1/2')
    expect(isOver(hall)).toBe(false)
    hall.play('Q10.3 1-0')
    expect(isOver(hall)).toBe(true)
    expect(seedsOf(hall)).toHaveLength(4)
  })

  test('HYB-12 a level group that fits gets its seeds in list order', () => {
    const hall = hybrid(6)
    for (let phase = 0; phase < 9; phase++) hall.playRound(draws)
    hall.playRound((white, black) => winners('P3', 'P4', 'P1')(white, black))
    expect(seedsOf(hall).slice(0, 3)).toEqual(seedsOf(hall).slice(0, 3).toSorted())
    expect(hall.why(`seed ${seedsOf(hall)[0]}`)).toContain('HYB-12')
  })

  test('HYB-12 with seedPlayoffs the level ones play for the order', () => {
    const hall = hybrid(6, { seedPlayoffs: true })
    for (let phase = 0; phase < 9; phase++) hall.playRound(draws)
    const [first] = phasesOf(hall)[9]?.pairs ?? []
    hall.playRound((white) => (first?.includes(white) ? '1/2' : '--'))
    const [one, two] = (first as string[]).toSorted()
    expect(playedOff(hall)).toMatchObject([{ name: 'Phase 11 (playoff)', pairs: [[two, one]] }])
    expect(seedsOf(hall)).toEqual([])
    hall.play('Q11.1 1-0')
    expect(seedsOf(hall).slice(0, 2)).toEqual([two, one])
    expect(phasesOf(hall).at(-1)?.name).toBe('Phase 12')
  })
})

describe('playoffs', () => {
  test('HYB-S13 two half a point short draw with each other: the winner of the playoff qualifies, the loser is out', () => {
    const { playoffExample } = vector('hybrid-seeding') as { playoffExample: { after: number[]; playoff: boolean } }
    const hall = hybrid(5)
    for (let phase = 0; phase < 13; phase++) hall.playRound(draws)
    expect(seedsOf(hall)).toHaveLength(3)
    const [playoff] = playedOff(hall)
    expect(playoff).toMatchObject({ name: 'Phase 14 (playoff)' })
    const [later, earlier] = playoff?.pairs[0] ?? []
    expect([earlier, later].map((name) => hall.row(name as string)?.['points'])).toEqual(playoffExample.after)
    expect(raceOf(hall.tournament)).toMatchObject({ placesLeft: 1, playoff: { places: 1, between: [earlier, later] } })
    hall.play('Q14.1 1/2')
    expect(hall.match('Q14.1')?.next?.[0]).toMatchObject({ step: 'sudden-death', attempt: 1, white: earlier })
    hall.play('Q14.1 1-0')
    expect(seedsOf(hall)[3]).toBe(earlier)
    expect(hall.row(later as string)?.['seed']).toBeUndefined()
    expect(hall.why(`seed ${earlier}`)).toMatch(/^HYB-14: .*won playoff match Q14.1 in phase 14/)
    expect(hall.why('Q14.1')).toMatch(/^HYB-13: .*2 players, level in time, matches and points, play for 1 place/)
  })

  /** Twelve players who draw nine phases; then the results of phase 9 and 10 leave k level for s places. */
  function level(early: number, late: number): Hall {
    const hall = hybrid(12)
    for (let phase = 0; phase < 8; phase++) hall.playRound(draws)
    const decide = (count: number, mayWin: (name: string) => boolean) => {
      let left = count
      hall.playRound((white, black) => {
        if (left > 0 && (mayWin(white) || mayWin(black))) {
          left--
          return mayWin(white) ? '1-0' : '0-1'
        }
        return '1/2'
      })
    }
    decide(early, () => true)
    const beaten = new Set(hall.bulletin.table.filter(({ points }) => points === 4).map(({ name }) => name))
    decide(late, (name) => !beaten.has(name))
    return hall
  }

  test('HYB-13 three for two: one match, and the bye qualifies after its winner', () => {
    const hall = level(2, 3)
    const [{ pairs, byes }] = playedOff(hall) as [ReturnType<typeof phasesOf>[number]]
    expect([pairs.length, byes.length]).toEqual([1, 1])
    hall.play('Q11.1 1-0')
    expect(seedsOf(hall).slice(2)).toEqual([pairs[0]?.[0], byes[0]])
    expect(isOver(hall)).toBe(true)
  })

  test('HYB-13 four for three: two winners, then the match of the losers', () => {
    const hall = level(1, 4)
    expect(playedOff(hall)).toHaveLength(1)
    hall.play('Q11.1 1-0', 'Q11.2 0-1')
    const rounds = playedOff(hall)
    const [first, second] = (rounds[0]?.pairs ?? []) as [string[], string[]]
    expect(rounds[1]?.pairs[0]?.toSorted()).toEqual([first[1], second[0]].toSorted())
    hall.play('Q12.1 1-0')
    expect(seedsOf(hall)).toEqual([seedsOf(hall)[0], first[0], second[1], rounds[1]?.pairs[0]?.[0]])
  })

  test('HYB-13 five for two: two matches and a bye, then one match and a bye', () => {
    const hall = level(2, 5)
    expect(playedOff(hall).map(({ pairs, byes }) => [pairs.length, byes.length])).toEqual([[2, 1]])
    hall.play('Q11.1 1-0', 'Q11.2 1-0')
    expect(playedOff(hall).map(({ pairs, byes }) => [pairs.length, byes.length])).toEqual([
      [2, 1],
      [1, 1],
    ])
    expect(playedOff(hall)[1]?.byes[0]).not.toBe(playedOff(hall)[0]?.byes[0])
    hall.play('Q12.1 1-0')
    expect(isOver(hall)).toBe(true)
  })

  test('HYB-13, HYB-14 all twelve level for four places; every round is the next phase, the later is first named', () => {
    const hall = qualify(hybrid(12), (white, black) => (white === black ? '--' : '1/2'))
    const rounds = playedOff(hall)
    expect(rounds[0]?.name).toBe('Phase 11 (playoff)')
    expect(rounds[0]?.pairs).toEqual([
      ['P12', 'P1'],
      ['P11', 'P2'],
      ['P10', 'P3'],
      ['P9', 'P4'],
      ['P8', 'P5'],
      ['P7', 'P6'],
    ])
    expect(rounds.map(({ pairs }) => pairs.length).slice(0, 2)).toEqual([6, 3])
    expect(seedsOf(hall)).toHaveLength(4)
  })

  test('HYB-35 who withdraws from a playoff leaves the place to the others', () => {
    const hall = level(2, 3)
    const [playoff] = playedOff(hall)
    const [first, second] = playoff?.pairs[0] ?? []
    hall.did({ do: 'withdraw', entrant: first })
    expect(seedsOf(hall).slice(2)).toEqual([second, playoff?.byes[0]])
  })

  test('HYB-35 if fewer remain than places the highest seeds stay empty', () => {
    const hall = level(2, 5).play('Q11.1 1-0')
    const [playoff] = playedOff(hall)
    for (const name of [playoff?.pairs[0]?.[0], playoff?.byes[0]]) hall.did({ do: 'withdraw', entrant: name })
    hall.play('Q11.2 1-0')
    const seeds = hall.tournament.log.findLast(
      (fact) => fact.type === 'seeds-published',
    ) as RecordedOf<'seeds-published'>
    expect(seedsOf(hall)[2]).toBe(playoff?.pairs[1]?.[0])
    expect(seeds.order[3]).toBe('nobody')
  })
})

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
    ) as RecordedOf<'seeds-published'>
    expect(seedsOf(hall)).toEqual(['P3', 'P4', 'P5'])
    expect(seeds.order[3]).toBe('nobody')
    expect(hall.match('1')).toMatchObject({ winner: 'P3', decidedBy: 'walkover' })
    expect(hall.match('2')).toMatchObject({ state: 'open' })
  })

  test('HYB-28 who returns is in the next phase with a bye for each one missed', () => {
    const hall = hybrid(7).playRound(draws).did({ do: 'withdraw', entrant: 'P1' }).playRound(draws).playRound(draws)
    hall.did({ do: 'return', entrant: 'P1' }).playRound(draws)
    const last = phasesOf(hall).at(-1)
    expect([...(last?.pairs.flat() ?? []), ...(last?.byes ?? [])]).toContain('P1')
    expect(last?.byes).not.toContain('P1')
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
      because: 'the seeds are published',
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
  test('HYB-31 not before the phase was published', () => {
    const report = { do: 'report', match: 'Q1.1', result: '1-0', finishedAt: '2026-05-01T13:00:00Z' }
    expect(hybrid(5).try(report)).toMatchObject({ code: 'finished-before-paired', match: 'Q1.1' })
    expect(hybrid(4).try({ ...report, match: '1' })).toMatchObject({ code: 'finished-before-paired' })
  })

  test('HYB-10 all reports of a phase carry one, or none does; a correction too', () => {
    const finishedAt = '2026-05-01T15:00:00Z'
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

describe('the whole way', () => {
  test('three players: seed 2 has White in the one knockout match', () => {
    const hall = qualify(hybrid(3), winners('P1', 'P2'))
    expect(hall.match('1')?.next?.[0]).toMatchObject({ white: seedsOf(hall)[1], black: seedsOf(hall)[0] })
    hall.play('1 0-1')
    expect(hall.bulletin.champion).toBe(seedsOf(hall)[0])
  })

  test('HYB-26 who did not qualify is ranked by points, then fewer matches', () => {
    const hall = qualify(hybrid(6), winners('P1', 'P2', 'P3'))
    const table = hall.bulletin.table.map(({ rank, points }) => [rank, points] as const)
    expect(table.slice(4).map(([rank]) => rank)[0]).toBe(5)
    expect(Number(table[4]?.[1])).toBeGreaterThanOrEqual(Number(table[5]?.[1]))
  })
})
