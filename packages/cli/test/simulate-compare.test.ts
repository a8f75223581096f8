/** `arbiter compare` with the built binary: formats side by side, one that cannot be played, and the plot. */
import { describe, expect, test } from 'vitest'
import { ended } from './binary.ts'
import { Hall } from './hall.ts'
import { hooked } from './simulate-hall.ts'
import { Desk } from './world.ts'

interface Row {
  readonly format: string
  readonly answer?: { readonly entrants: unknown; readonly seed: string }
  readonly refusal?: string
}

const asked = 'compare --entrants 6 --runs 150 --seed a --formats league,cup,diagonal,hybrid-knockout'

test('a format this field cannot play is a row that says why', { tags: ['rest'] }, () => {
  const hall = new Hall()
  const { rows, ...rest } = hall.json(asked) as { rows: Row[] }
  expect(rest).toMatchObject({ field: '6 entrants, rated 1777 to 1223', runs: 150, seed: 'a' })
  expect(rows.map(({ format }) => format)).toEqual(['league', 'cup', 'diagonal', 'hybrid-knockout'])
  expect(rows[1]).toEqual({
    format: 'cup',
    title: 'Cup',
    refusal: 'This format takes 4 or 8 players; 6 have entered (CUP-4).',
  })
  const { out, code } = hall.types(asked)
  expect(code).toBe(0)
  expect(out).toMatch(/^Format +Best wins +Order +Games +Each +Rounds +Hours +Unequal +Byes$/m)
  expect(out).toContain('cup: This format takes 4 or 8 players; 6 have entered (CUP-4).')
  for (const format of ['league', 'diagonal', 'hybrid-knockout'])
    expect(out).toMatch(new RegExp(`^${format} +[\\d.]+% ±[\\d.]+ +0\\.\\d\\d `, 'm'))
  expect(out).toMatch(/The best wins most often here: |The best wins about equally often in all of them/)
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
})

test('each format has the answer that simulate gives for the same seed and clock', { tags: ['deep'] }, () => {
  const hall = new Hall()
  const { rows } = hall.json(asked) as { rows: Row[] }
  for (const format of ['league', 'diagonal', 'hybrid-knockout']) {
    const { model: _, ...alone } = hall.json(`simulate ${format} --entrants 6 --runs 150 --seed a --clock 15+10`)
    expect(rows.find((row) => row.format === format)?.answer).toEqual(alone)
  }
})

test('the same seed gives the same bytes on 1, 2 and 4 workers', { tags: ['rest'] }, () => {
  const hall = new Hall()
  const [one, ...others] = ['1', '2', '4'].map((workers) => [
    hall.types(`${asked} --workers ${workers}`).out,
    hall.types(`${asked} --workers ${workers} --json`).out,
  ])
  for (const other of others) expect(other).toEqual(one)
})

test('nothing that fits is a refusal that names every reason', () => {
  const { code, out, err } = new Hall().types('compare --entrants 3 --formats cup,league --json')
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({ ok: false, refusal: { code: 'no-format-fits' } })
  expect(err).toContain('cup: This format takes 2 or 4 players; 3 have entered')
  expect(err).toContain('league: This format takes 4 to 30 players; 3 have entered')
})

test('settings are said with the format they belong to', () => {
  const { rows } = new Hall().json(
    'compare --entrants 4 --runs 50 --seed a --formats cup,league --set cup.roundPairIncrements=[3,3]',
  ) as { rows: { answer: { games: { p5: number } } }[] }
  expect(rows[0]?.answer.games.p5).toBeGreaterThanOrEqual(9)
})

describe('teams', () => {
  test('so many entrants are teams where only teams can play, and players where not', () => {
    const hall = new Hall()
    const bridge = hall.json('compare --entrants 8 --runs 20 --formats bridge-knockout') as { rows: Row[] }
    expect(bridge.rows[0]?.answer?.entrants).toMatchObject([{ name: 'Team 1' }, {}, {}, {}, {}, {}, {}, {}])
    const mixed = hall.json('compare --entrants 8 --runs 20 --formats bridge-knockout,cup') as { rows: Row[] }
    expect(mixed.rows[0]?.refusal).toBe('It is for teams, and these are single players.')
    const unsaid = hall.json('compare --entrants 6 --runs 20') as { rows: Row[] }
    expect(unsaid.rows.map(({ format }) => format).sort()).toEqual(['cup', 'diagonal', 'hybrid-knockout', 'league'])
    expect(mixed.rows[1]?.answer?.entrants).toMatchObject([{ name: 'Player 1' }, {}, {}, {}, {}, {}, {}, {}])
  })
})

describe('the plot', () => {
  const pictures = 'compare --entrants 4 --runs 50 --seed a --formats cup,league --svg plot.svg --html page.html'

  test('alone and in a page, and an earlier one is replaced', () => {
    const hall = new Hall()
    hall.writes('plot.svg', 'an earlier one')
    const { out } = hall.types(pictures)
    expect(out).toContain('Written: plot.svg\nWritten: page.html')
    expect(hall.bytes('plot.svg')).toMatch(/^<svg [\s\S]*<\/svg>\s*$/)
    expect(hall.bytes('page.html')).toMatch(/^<!doctype html>[\s\S]*<svg /i)
    for (const name of ['Cup', 'League']) expect(hall.bytes('plot.svg')).toContain(name)
    expect(hall.json(pictures).written).toEqual(['plot.svg', 'page.html'])
  })

  test('is never written over a tournament', () => {
    const hall = new Hall()
    hall.types('new league club.arbiter --entrants 4')
    const before = hall.bytes('club.arbiter')
    const { code, err } = hall.types(pictures.replace('plot.svg', 'club.arbiter'))
    expect(err).toContain('club.arbiter is a tournament file and is not overwritten. Choose another name for --svg.')
    expect(code).toBe(1)
    expect(hall.bytes('club.arbiter')).toBe(before)
  })

  test('where it cannot be written that is said before anything is played', { tags: ['rest'] }, async () => {
    const asked = (file: string) =>
      ended(
        hooked(['compare', '--entrants', '4', '--runs', '100', '--formats', 'cup', '--svg', file], { TERMINAL: '1' }),
      )
    const { code, err } = await asked('nowhere/plot.svg')
    expect(err).toContain('nowhere/plot.svg')
    expect(err).not.toContain('100 runs in')
    expect(code).toBe(3)
    expect((await asked('plot.svg')).err, 'idle').toContain('100 runs in')
  })
})

describe('asked wrongly', () => {
  const desk = new Desk()

  test.each`
    words                                                               | code | says
    ${'compare --formats cup'}                                          | ${2} | ${'--entrants is missing'}
    ${'compare --entrants 8 --formats cup,legue'}                       | ${1} | ${'Did you mean “league”?'}
    ${'compare --entrants 8 --formats cup --set allowReuse=true'}       | ${2} | ${'--set takes FORMAT.key=value here'}
    ${'compare --entrants 8 --formats cup --set league.seeding=rating'} | ${2} | ${'--set takes FORMAT.key=value here'}
    ${'compare --entrants 8 --formats cup --set cup.allowReuse'}        | ${2} | ${'--set takes FORMAT.key=value here'}
    ${'compare --entrants 8 --formats cup --model chess'}               | ${2} | ${'--model takes elo, engines or teams, not “chess”.'}
    ${'compare --entrants 8 --formats cup,league --set cup.reuse=true'} | ${1} | ${'There is no option “'}
    ${'compare --entrants 8 cup'}                                       | ${2} | ${'one word too many'}
  `('$words', async ({ words, code, says }) => {
    const answer = await desk.runs((words as string).split(' '))
    expect(answer.err).toContain(says)
    expect(answer).toMatchObject({ code, out: '' })
  })
})
