/** The qualification: phases, byes, colours, the order of qualifying, the whole way. */
import { describe, expect, test } from 'vitest'
import { hybrid } from '../../../../test/hall.ts'
import { draws, isOver, phasesOf, playedOff, qualify, seedsOf, winners } from '../../../../test/qualification.ts'
import { vector } from '../../../../test/vectors.ts'
import { raceOf } from '../../../bulletin/pictures/race.ts'
import { tableOf } from '../../../bulletin/table.ts'

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
    expect(hall.whyMore(match)).toMatch(/can go below \d+ and \d+|weighted matching/)
    expect(hall.try({ do: 'report', match, result: '1-0', players: ['P2', 'P1'] })).toMatchObject({
      code: 'not-between-these-players',
      because: { id: 'hybrid-has-qualified', who: { name: 'P2' }, seed: 1 },
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
    expect(hall.why(`seed ${b}`)).toMatch(/reached 5 points in phase 6 at \d\d:\d\d(:\d\d)?, after 6 matches\./)
    expect(hall.whyMore(`seed ${b}`)).toMatch(/P1 comes before .* comes before P9/)
  })

  test('HYB-S11, HYB-10 inside a phase the earlier finish time comes first, whatever the order of the reports', () => {
    const hall = hybrid(6)
    for (let phase = 0; phase < 9; phase++) hall.playRound(draws)
    const at = (seconds: number) => `2026-06-01T10:00:${String(seconds).padStart(2, '0')}Z`
    hall.did({ do: 'report', match: 'Q10.1', result: '1/2', finishedAt: at(30), at: at(40) })
    hall.did({ do: 'report', match: 'Q10.2', result: '1/2', finishedAt: at(10), at: at(41) })
    hall.did({ do: 'report', match: 'Q10.3', result: '1/2', finishedAt: at(20), at: at(42) })
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

  test('HYB-11 the race says what surely is a place, and what only makes the points', () => {
    const hall = hybrid(6)
    for (let phase = 0; phase < 9; phase++) hall.playRound(draws, false)
    const [white] = phasesOf(hall)[9]?.pairs[2] ?? []
    const chance = () => raceOf(hall.tournament)?.runners.find(({ name }) => name === white)
    expect(chance()).toMatchObject({ reachesWith: 'a draw' })
    hall.play('Q10.1 1/2')
    expect(chance()).toMatchObject({ reachesWith: 'a draw' })
    hall.play('Q10.2 --')
    expect(chance()).toMatchObject({ clinchesWith: 'a draw' })
    expect(chance()).not.toHaveProperty('reachesWith')
  })

  test('HYB-12 a level group that fits gets its seeds in list order', () => {
    const hall = hybrid(6)
    for (let phase = 0; phase < 9; phase++) hall.playRound(draws)
    hall.playRound((white, black) => winners('P3', 'P4', 'P1')(white, black))
    expect(seedsOf(hall).slice(0, 3)).toEqual(seedsOf(hall).slice(0, 3).toSorted())
    expect(hall.whyMore(`seed ${seedsOf(hall)[0]}`)).toContain('HYB-12')
  })

  test('HYB-12 with seedPlayoffs the level ones play for the order', () => {
    const hall = hybrid(6, { seedPlayoffs: true })
    for (let phase = 0; phase < 9; phase++) hall.playRound(draws)
    const [first] = phasesOf(hall)[9]?.pairs ?? []
    hall.playRound((white) => (first?.includes(white) ? '1/2' : '--'))
    const [one, two] = (first as string[]).toSorted()
    expect(playedOff(hall)).toMatchObject([{ name: { id: 'round-phase-playoff', number: 11 }, pairs: [[two, one]] }])
    expect(seedsOf(hall)).toEqual([])
    hall.play('Q11.1 1-0')
    expect(seedsOf(hall).slice(0, 2)).toEqual([two, one])
    expect(phasesOf(hall).at(-1)?.name).toMatchObject({ id: 'round-phase', number: 12 })
  })
})

describe('the whole way', () => {
  test('three players: seed 2 has White in the one knockout match', () => {
    const hall = qualify(hybrid(3), winners('P1', 'P2'))
    expect(hall.match('1')?.next?.[0]).toMatchObject({ white: seedsOf(hall)[1], black: seedsOf(hall)[0] })
    hall.play('1 0-1')
    expect(hall.bulletin.champion).toBe(seedsOf(hall)[0])
  })

  test('HYB-26 who did not qualify is ranked by points, and shares the place where points and matches are equal', () => {
    const hall = hybrid(7).did({ do: 'withdraw', entrant: 'P7' })
    qualify(hall, winners('P1', 'P2', 'P3', 'P4'))
    const below = hall.bulletin.table.slice(4).map(({ place, name, points }) => `${place} ${name} ${points}`)
    expect(below).toEqual(['5–6 P5 0.5', '5–6 P6 0.5', '7 P7 0'])
  })
})
