/** Who has the points and got no place is told by which step, on every page that speaks of it. */
import { describe, expect, test } from 'vitest'
import { type Hall, hybrid } from '../../../test/hall.ts'
import { spoken } from '../../../test/said.ts'
import { raceOf, runnerWords } from '../../bulletin/pictures/race.ts'

const inRace = (t: Hall, name: string): string => {
  const race = raceOf(t.tournament)
  const runner = race?.runners.find((each) => each.name === name)
  return race && runner ? spoken(runnerWords(race)(runner)) : ''
}

/** Three players, 5 points needed: P2 and P3 reach them in the same match, P3 with fewer matches. */
const byFewerMatches = () => {
  const t = hybrid(3)
  const results = '1-0 0-1 1/2 1-0 0-1 1/2 1-0 1/2 1/2 1/2 1/2 1/2 1/2 1/2 1/2'.split(' ')
  for (const [i, result] of results.entries()) t.play(`Q${i + 1}.1 ${result}`)
  return t
}

test('who loses a place by fewer matches is not called too late (W3)', () => {
  const t = byFewerMatches()
  expect(inRace(t, 'P3')).toMatch(/^in as seed 2/)
  expect(inRace(t, 'P2')).toMatch(/^out, P3 had the points from fewer matches, phase 15, /)
})

test('why seed, why rank and why tie name the step that decided the last place (W3)', () => {
  const t = byFewerMatches()
  expect(t.why('seed P2')).toMatch(
    /^HYB-S11: P2 has no seed\. P2 reached 5 points in phase 15 at \S+, after 13 matches\. P3 took the last place by fewer matches \(HYB-S11\)\.$/,
  )
  expect(t.whyMore('seed P2')).toMatch(/^P3 reached 5 points in phase 15 at \S+, after 12 matches\.$/)
  expect(t.why('rank P2')).toContain('P3 took the last place by fewer matches (HYB-S11)')
  expect(t.why('tie P2, P3')).toContain(
    'P3 is ahead of P2 by a place in the knockout. P3 comes before P2 by fewer matches (HYB-S11).',
  )
})

test('who would have the place now is told that published seeds stand (W3)', () => {
  const t = hybrid(3)
  for (let phase = 1; phase <= 14; phase++) t.play(`Q${phase}.1 1-0`)
  t.play('1 1-0').did({ do: 'correct', match: 'Q14.1', result: '0-1' })
  expect(inRace(t, 'P3')).toMatch(/^out, the published seeds stand/)
  expect(t.why('seed P3')).toContain(
    'By the results as they are now P3 would be seed 2, but published seeds stand (HYB-27)',
  )
})

describe('a race over two days', () => {
  const draws = (t: Hall, phases: number, isTimed = false) => {
    for (let phase = 0; phase < phases; phase++) t.playRound(() => '1/2', isTimed)
    return t
  }

  test('why seed tells the day where the race took more than one (W9)', () => {
    const t = hybrid(3)
    for (let phase = 1; phase <= 13; phase++) t.play(`Q${phase}.1 1-0`)
    t.did({ do: 'report', match: 'Q14.1', result: '1-0', at: '2026-05-02T09:00:00Z' })
    expect(t.why('seed P2')).toContain('in phase 14 on 2 May 2026, 09:00')
    expect(t.whyMore('seed P2')).toContain('in phase 13 on 1 May 2026, ')
  })

  test('where list order decides why seed and why tie say so (W9)', () => {
    const t = draws(hybrid(5), 12, true)
    const [first, second] = (raceOf(t.tournament)?.runners ?? []).map(({ name }) => name) as [string, string]
    const listed = `${first} and ${second} are level in time, matches and points, and ${first} is earlier in the list (HYB-12).`
    expect(t.whyMore(`seed ${first}`)).toContain(listed)
    expect(t.why(`tie ${first}, ${second}`)).toContain(listed)
  })

  test('why seed of somebody in a running playoff tells of the playoff (W9)', () => {
    const t = draws(hybrid(5), 13)
    const playing = raceOf(t.tournament)?.runners.filter(({ state }) => state === 'playing-off') ?? []
    expect(playing).toHaveLength(2)
    const [one, other] = playing.map(({ name }) => name) as [string, string]
    expect(t.why(`seed ${one}`)).toMatch(
      new RegExp(
        `^HYB-S12: ${one} has no seed\\. ${one} reached 5 points .* ${one} is level with ${other} in time, matches and points, and plays off for 1 place\\.$`,
      ),
    )
  })
})
