/** `arbiter simulate` with the built binary: the same answer on any number of threads, Ctrl-C, and what is asked wrongly. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Ended, ended } from './binary.ts'
import { Hall } from './hall.ts'
import { hooked } from './simulate-hall.ts'
import { Desk } from './world.ts'

/** Presses Ctrl-C when these words were said on the standard error. */
async function stoppedAt(words: RegExp, child: ChildProcessWithoutNullStreams): Promise<Ended> {
  const whole = ended(child)
  let said = ''
  const listen = (text: string) => {
    said += text
    if (!words.test(said)) return
    child.stderr.off('data', listen)
    child.kill('SIGINT')
  }
  child.stderr.on('data', listen)
  return whole
}

interface Chances {
  readonly name: string
  readonly rating: number
  readonly title: number
  readonly ranks: readonly number[]
}

const sum = (figures: readonly number[]): number => figures.reduce((total, each) => total + each, 0)

test('titles and places add to 1, better players win more often, and costs have their spread', () => {
  const data = new Hall().json('simulate cup --entrants 8 --runs 2000 --seed a')
  expect(data).toMatchObject({ runs: 2000, seed: 'a', format: 'cup', rounds: { mean: 3, p5: 3, p95: 3 } })
  const entrants: Chances[] = data.entrants
  expect(entrants.map(({ name }) => name)).toEqual(Array.from({ length: 8 }, (_, i) => `Player ${i + 1}`))
  expect(sum(entrants.map(({ title }) => title))).toBeCloseTo(1, 9)
  for (const { ranks, title } of entrants) {
    expect(sum(ranks)).toBeCloseTo(1, 9)
    expect(title).toBe(ranks[0])
  }
  expect(entrants[0]?.title).toBeGreaterThan(entrants[7]?.title as number)
  expect(data.bestWins).toBeCloseTo(entrants[0]?.title as number, 9)
  expect(data.games.p5).toBeLessThan(data.games.p95)
})

test.each(['league', 'hybrid-knockout', 'cup', 'diagonal', 'bridge-knockout'])(
  'one run of a %s is written as a tournament that is whole, and never over another',
  (format) => {
    const hall = new Hall()
    const asked = `simulate ${format} --entrants 8 --runs 20 --seed a --example run.arbiter`
    expect(hall.json(asked)).toMatchObject({ runs: 20, example: 'run.arbiter' })
    expect(hall.json('show run.arbiter')).toMatchObject({ state: 'finished', format })
    expect(hall.types('verify run.arbiter').out).toContain('all rules hold')
    const written = hall.bytes('run.arbiter')
    expect(hall.types(asked)).toMatchObject({ code: 1, err: expect.stringContaining('exists already') })
    expect(hall.bytes('run.arbiter')).toBe(written)
  },
)

test('a page has the chances, the quality and the cost, and no more than 20 people unless all are asked for', {
  tags: ['rest'],
}, () => {
  const hall = new Hall()
  const { out } = hall.types('simulate hybrid-knockout --entrants 24 --runs 200 --seed a')
  expect(out).toContain('Hybrid Knockout: 24 entrants, rated 1907 to 1093 · 200 runs, seed a')
  expect(out).toContain('Elo’s expected score')
  expect(out).toMatch(/Player 1 +1907 +[\d.]+% +±[\d.]+ +█{10}/)
  expect(out).toMatch(/… and 4 more, who (never win|win .* together); --all shows them/)
  for (const label of [
    'The best wins',
    'Order of the table',
    'Games of each',
    'Rounds',
    'Byes',
    'Hours',
    'Unequal games',
  ])
    expect(out).toMatch(new RegExp(`^  ${label} +\\S`, 'm'))
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  const all = hall.types('simulate hybrid-knockout --entrants 24 --runs 200 --seed a --all').out
  expect(all.match(/^ {2}Player \d+/gm)).toHaveLength(24)
})

describe('the same seed gives the same bytes', { tags: ['rest'] }, () => {
  const asked = 'simulate diagonal --entrants 10 --runs 700 --seed same'
  const hall = new Hall()

  test.each(['', ' --json'])('on 1, 2 and 4 workers, and on as many as there are%s', (json) => {
    const [one, ...others] = [' --workers 1', ' --workers 2', ' --workers 4', ''].map(
      (workers) => hall.types(`${asked}${workers}${json}`).out,
    )
    expect(one).toContain('700')
    for (const other of others) expect(other).toBe(one)
    expect(hall.types(`${asked.replace('same', 'other')} --workers 2${json}`).out).not.toBe(one)
  })

  test('a seed drawn at random is told, and gives the same again', () => {
    const [first, second] = [
      hall.json('simulate cup --entrants 4 --runs 50'),
      hall.json('simulate cup --entrants 4 --runs 50'),
    ]
    expect(first.seed).not.toBe(second.seed)
    expect(hall.json(`simulate cup --entrants 4 --runs 50 --seed ${first.seed}`)).toEqual(first)
  })
})

describe('Ctrl-C', { tags: ['rest'] }, () => {
  const long = ['simulate', 'league', '--entrants', '10', '--runs', '10000000', '--seed', 'long']

  test.each(['1', '2'])('with --workers %s tells programs what is known so far', async (workers) => {
    const child = hooked([...long, '--workers', workers, '--json'], { TELL_WHEN_LISTENING: '1' })
    const { code, out } = await stoppedAt(/listening/, child)
    const data = JSON.parse(out)
    expect(data).toMatchObject({ stopped: true, seed: 'long' })
    expect(data.runs).toBeGreaterThanOrEqual(1)
    expect(data.runs).toBeLessThan(10_000_000)
    expect(sum(data.entrants.map(({ title }: Chances) => title))).toBeCloseTo(1, 9)
    expect(code).toBe(4)
  })

  test('shows people what is known so far; on a terminal there is a line with the expected end', async () => {
    const { code, out, err } = await stoppedAt(/ of 10,000,000 runs · about .* left/, hooked(long, { TERMINAL: '1' }))
    expect(out).toMatch(/It was stopped before the end: this rests on [\d,]+ runs\./)
    expect(out).toMatch(/Player 1 +\d+ +[\d.]+%/)
    expect(out).not.toMatch(/left| s\./)
    expect(err).toMatch(/[\d,]+ runs in [\d.]+ s\.\n$/)
    expect(code).toBe(4)
  })

  test('nobody at a terminal: nothing but the page', () => {
    const { err } = new Hall().types('simulate cup --entrants 4 --runs 3000')
    expect(err).toBe('')
  })
})

describe('a thread that ends by itself', { tags: ['rest'] }, () => {
  test.each`
    how                   | hook                 | says
    ${'without a word'}   | ${{ DIE_AT: '3' }}   | ${'exit code 7'}
    ${'with an error'}    | ${{ THROW_AT: '3' }} | ${'out of luck'}
    ${'before any slice'} | ${{ DIE_AT: '1' }}   | ${'exit code 7'}
  `('$how leads to no answer at all', async ({ hook, says }) => {
    const argv = ['simulate', 'cup', '--entrants', '16', '--runs', '50000', '--workers', '2', '--json']
    const { code, out, err } = await ended(hooked(argv, hook))
    expect(err).toContain(`A thread of the simulation ended unexpectedly (${says}), so there is no answer.`)
    expect(JSON.parse(out)).toMatchObject({ ok: false, refusal: { code: 'worker-died' } })
    expect(code).toBe(3)
  })
})

describe('people of a list', () => {
  const hall = new Hall()
  hall.writes('people.csv', 'name,rating\nAnn,2100\nBen,1900\nCai,\nDan,2000\n')
  hall.writes('teams.csv', `team,${columns()}\n${['Reds', 'Blues', 'Golds', 'Greens'].map(team).join('\n')}\n`)

  test('who has no rating gets a stated one', () => {
    const { out } = hall.types('simulate cup --entrants people.csv --runs 100 --seed a')
    const assumed = '1 of 4 entrants has no rating: taken to be 2000, the mean of the others.'
    expect(out.replaceAll(/\s+/g, ' ')).toContain(assumed)
    expect(out).toContain('4 entrants, rated 2100 to 1900, 1 of them without a rating')
    expect(hall.json('simulate cup --entrants people.csv --runs 10').entrants[2]).toMatchObject({
      name: 'Cai',
      rating: null,
    })
  })

  test('a supposed result holds wherever the two meet', () => {
    const asked = 'simulate league --entrants people.csv --runs 300 --seed a --json'
    const title = (...suppose: string[]) => JSON.parse(hall.types(asked, ...suppose).out).entrants[0].title
    const beaten = ['Ben', 'Cai', '#4'].flatMap((name) => ['--suppose', `Ann beats ${name}`])
    expect(title(...beaten)).toBe(1)
    expect(title('--suppose', 'ann loses to ben', '--suppose', 'Ann draws with Dan')).toBeLessThan(title())
  })

  test('teams play boards, and are as strong as their masterpoints', { tags: ['rest'] }, () => {
    const data = hall.json('simulate bridge-knockout --entrants teams.csv --runs 200 --seed a')
    expect(data.model).toEqual({ kind: 'teams' })
    expect(data.entrants[0].title).toBeGreaterThan(data.entrants[3].title)
    const { out } = hall.types('simulate bridge-knockout --entrants teams.csv --runs 200 --seed a')
    expect(out).toMatch(/Name +Average +Title/)
  })

  test('settings of the format, the clock and the model are heard', { tags: ['rest'] }, () => {
    const asked = 'simulate cup --entrants 4 --runs 200 --seed a'
    const usual = hall.json(asked)
    expect(hall.json(`${asked} --clock 30+20`).hours.mean).toBeCloseTo(2 * usual.hours.mean, 0)
    expect(hall.json(`${asked} --set roundPairIncrements=[3,3]`).games.mean).toBeGreaterThan(usual.games.mean)
    expect(hall.json(`${asked} --spread 0`)).toMatchObject({ correlation: null })
    expect(hall.types(`${asked} --draws 0.9 --advantage 0`).out).toMatch(
      /worth 0 rating points,\s+and equals draw\s+90%/,
    )
    expect(hall.json(`${asked} --model engines --advantage 0 --draws 0.5`).model).toEqual({
      kind: 'engines',
      advantage: 0,
      drawElo: 191,
    })
  })
})

function columns(): string {
  return [1, 2, 3, 4].map((i) => `player${i},masterpoints${i}`).join(',')
}

function team(name: string, i: number): string {
  return [name, ...['A', 'B', 'C', 'D'].map((letter) => `${name} ${letter},${4000 / 4 ** i}`)].join(',')
}

describe('asked wrongly', () => {
  const desk = new Desk()
  writeFileSync(desk.path('broken.csv'), 'name,ratng\nAnn,2100\n')
  writeFileSync(desk.path('people.csv'), 'name\nAnn\nAnn\nBen\nCai\n')

  test.each`
    words                                                                         | code | says
    ${'simulate cop --entrants 8'}                                                | ${1} | ${'Did you mean “cup”?'}
    ${'simulate cup'}                                                             | ${2} | ${'--entrants is missing: who plays?'}
    ${'simulate cup --entrants 12'}                                               | ${1} | ${'This format takes 8 or 16 players; 12 have entered'}
    ${'simulate cup --entrants 1'}                                                | ${2} | ${'--entrants takes 2 to 2000'}
    ${'simulate cup --entrants nobody.csv'}                                       | ${3} | ${'There is no file nobody.csv'}
    ${'simulate cup --entrants broken.csv'}                                       | ${1} | ${'There is no column “ratng”'}
    ${'simulate cup --entrants people.csv --spread 100'}                          | ${2} | ${'--spread goes with --entrants N'}
    ${'simulate cup --entrants 8 --spread wide'}                                  | ${2} | ${'--spread takes a number from 0 to 1000'}
    ${'simulate cup --entrants 8 --runs 0'}                                       | ${2} | ${'--runs takes a whole number from 1 to 10,000,000, not “0”'}
    ${'simulate cup --entrants 8 --runs 10000001'}                                | ${2} | ${'--runs takes'}
    ${'simulate cup --entrants 8 --runs many'}                                    | ${2} | ${'--runs takes'}
    ${'simulate cup --entrants 8 --workers 0'}                                    | ${2} | ${'--workers takes a whole number from 1 to 64'}
    ${'simulate cup --entrants 8 --clock ten'}                                    | ${2} | ${'--clock takes minutes and seconds a move, such as 15+10'}
    ${'simulate cup --entrants 8 --clock 0+0'}                                    | ${2} | ${'--clock takes'}
    ${'simulate cup --entrants 8 --minutes-per-board 0'}                          | ${2} | ${'--minutes-per-board takes a number from 0.5 to 60'}
    ${'simulate cup --entrants 8 --model elos'}                                   | ${2} | ${'Did you mean elo?'}
    ${'simulate cup --entrants 8 --model teams'}                                  | ${1} | ${'This format has no results of the model “teams”.'}
    ${'simulate bridge-knockout --entrants 8 --model elo'}                        | ${1} | ${'say --model teams'}
    ${'simulate bridge-knockout --entrants 8 --draws 0.1'}                        | ${2} | ${'teams play boards'}
    ${'simulate cup --entrants 8 --draws 2'}                                      | ${2} | ${'--draws takes a number from 0 to 1'}
    ${'simulate cup --entrants 8 --advantage much'}                               | ${2} | ${'--advantage takes a number from -500 to 500'}
    ${'simulate cup --entrants 8 --set pairs=1'}                                  | ${1} | ${'There is no option “'}
    ${'simulate cup --entrants 8 --suppose 7_1-0'}                                | ${2} | ${'--suppose takes "Ann beats Ben"'}
    ${'simulate cup --entrants people.csv --suppose Bem_beats_Cai'}               | ${1} | ${'Nobody called “Bem” has entered. Did you mean “Ben”?'}
    ${'simulate cup --entrants people.csv --suppose Ann_beats_Cai'}               | ${1} | ${'Say “Ann #1” or “Ann #2”.'}
    ${'simulate cup --entrants people.csv --suppose Cai_beats_Cai'}               | ${2} | ${'the same entrant twice'}
    ${'simulate cup --entrants 4 --suppose #1_beats_#2 --suppose #2_beats_#1'}    | ${2} | ${'--suppose names the same two entrants twice.'}
    ${'simulate bridge-knockout --entrants 8 --suppose Team_1_draws_with_Team_2'} | ${2} | ${'teams play on until one has won'}
    ${'simulate cup --entrants 8 --sed a'}                                        | ${2} | ${'Did you mean --seed?'}
  `('$words', async ({ words, code, says }) => {
    const argv = (words as string).split(' ').map((word) => word.replaceAll('_', ' '))
    const answer = await desk.runs(argv)
    expect(answer.err).toContain(says)
    expect(answer).toMatchObject({ out: '', code })
  })
})
