/** `arbiter odds` with the built binary: from the facts so far to the end, what if, and a file that is only read. */
import { readdirSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { Hall } from './hall.ts'
import { Desk } from './world.ts'

interface Chances {
  readonly name: string
  readonly title: number
  readonly interval: readonly [number, number]
  readonly ranks: readonly number[]
}

const titles = ({ entrants }: { readonly entrants: readonly Chances[] }): Record<string, number> =>
  Object.fromEntries(entrants.map(({ name, title }) => [name, title]))

const people = 'name,rating\nAnn,2000\nBen,1900\nCai,1850\nDan,1950\n'

/** A cup of four in which Ann has won the first game of her match. */
function cupOfFour(): Hall {
  const hall = new Hall()
  begun ??= beginCup()
  hall.writes('cup.arbiter', begun)
  return hall
}

let begun: string | undefined

function beginCup(): string {
  const hall = new Hall()
  hall.writes('people.csv', people)
  hall.types('new cup cup.arbiter --entrants people.csv')
  hall.types('start cup.arbiter')
  hall.types('report cup.arbiter 1 1-0 --game 1')
  return hall.bytes('cup.arbiter')
}

const odds = 'odds cup.arbiter --runs 2000 --seed a'

test('the page says how far it is and on what it rests, and everybody has his chances', () => {
  const { out, code } = cupOfFour().types(odds)
  expect(code).toBe(0)
  expect(out).toContain('0 of 3 matches decided')
  expect(out).toContain('From here to the end: 2000 runs, seed a.')
  for (const name of ['Ann', 'Ben', 'Cai', 'Dan']) expect(out).toMatch(new RegExp(`^  ${name} +\\d+ +[\\d.]+%`, 'm'))
  expect(out).toMatch(/Hours from now +[\d.]+ \([\d.]+ to [\d.]+\)/)
})

test('what was played counts: the odds after a lost game are others than before it', () => {
  const hall = cupOfFour()
  const after = titles(hall.json(odds))
  const before = titles(hall.json(`${odds} --at 6`))
  expect(after['Ann']).toBeGreaterThan((before['Ann'] as number) + 0.02)
})

test('as it stood after a fact the odds are those it had then', () => {
  const hall = cupOfFour()
  const then = hall.json(odds)
  const facts = hall.json('log cup.arbiter').length
  hall.types('report cup.arbiter 2 0-1 --game 1')
  expect(hall.json(odds)).not.toEqual(then)
  expect(hall.json(`${odds} --at ${facts}`)).toEqual(then)
})

describe('what if', () => {
  test('a supposed result gives the odds there are when it is really reported', () => {
    const [real, imagined] = [cupOfFour(), cupOfFour()]
    real.types('report cup.arbiter 2 0-1 --game 1')
    const data = imagined.json(odds, '--suppose', '2 0-1 --game 1')
    expect(data.entrants).toEqual(real.json(odds).entrants)
    expect(data.supposed).toEqual(['2 0-1 --game 1'])
    expect(imagined.types(odds, '--suppose', '1 1/2 --game 2').out).toContain('0 of 3 matches decided')
  })

  test('beside it stand the odds without it, and the change', () => {
    const hall = cupOfFour()
    const data = hall.json(odds, '--suppose', 'Ben beats Ann')
    const { without } = data
    expect(without.entrants).toEqual(hall.json(odds).entrants)
    const [then, now] = [titles(data), titles(without)]
    expect(then['Ann']).toBeLessThan(now['Ann'] as number)
    const { out } = hall.types(odds, '--suppose', 'Ben beats Ann')
    const change = (100 * ((now['Ann'] as number) - (then['Ann'] as number))).toFixed(1)
    expect(out).toMatch(/Name +Rating +Title +Supposed +Change +Rank +Supposed/)
    expect(out).toMatch(new RegExp(`Ann +2000 .*−${change.replace('.', '\\.')}`))
    expect(out).toContain('supposing “Ben beats Ann”')
  })

  test('who beats everybody wins', () => {
    const hall = cupOfFour()
    const sweep = (winner: string, ...others: string[]) =>
      titles(hall.json(odds, ...others.flatMap((name) => ['--suppose', `${winner} beats ${name}`])))
    expect(sweep('Ann', 'Ben', 'Cai', 'Dan')).toEqual({ Ann: 1, Ben: 0, Cai: 0, Dan: 0 })
    expect(sweep('Ben', 'Ann', 'Cai', 'Dan')).toEqual({ Ann: 0, Ben: 1, Cai: 0, Dan: 0 })
  })

  test('of teams too, with the options of a report', { tags: ['rest'] }, () => {
    const halls = [new Hall(), new Hall()] as const
    for (const hall of halls) {
      hall.types('new bridge-knockout teams.arbiter --entrants 9')
      hall.types('start teams.arbiter')
    }
    const [real, imagined] = halls
    real.types('report teams.arbiter 1 38-24 --between', 'Team 1 v Team 5')
    const asked = 'odds teams.arbiter --runs 50 --seed a'
    const data = imagined.json(asked, '--suppose', '1 38-24 --between "Team 1 v Team 5"')
    expect(data.entrants).toEqual(real.json(asked).entrants)
    expect(data.without.entrants).not.toEqual(data.entrants)
  })

  test('several results are supposed one after another', () => {
    const [real, imagined] = [cupOfFour(), cupOfFour()]
    real.types('report cup.arbiter 1 1/2 --game 2')
    real.types('report cup.arbiter 2 1-0 --game 1')
    const data = imagined.json(odds, '--suppose', '1 1/2 --game 2', '--suppose', '2 1-0 --game 1')
    expect(data.entrants).toEqual(real.json(odds).entrants)
  })
})

test('the file is only read: not a byte of it changes and nothing is left beside it', () => {
  const hall = cupOfFour()
  const before = hall.bytes('cup.arbiter')
  const names = readdirSync(hall.folder)
  for (const suppose of ['1 1/2 --game 2', 'Ben beats Ann', '7 1-0']) hall.types(odds, '--suppose', suppose)
  expect(hall.bytes('cup.arbiter')).toBe(before)
  expect(readdirSync(hall.folder)).toEqual(names)
})

test('the same seed gives the same bytes on 1, 2 and 4 workers, also beside what is supposed', {
  tags: ['rest'],
}, () => {
  const hall = cupOfFour()
  const [one, ...others] = ['1', '2', '4'].map((workers) =>
    ['', '--json'].map(
      (json) =>
        hall.types(`${odds} ${json} --workers ${workers}`.replace('  ', ' '), '--suppose', '2 1-0 --game 1').out,
    ),
  )
  for (const other of others) expect(other).toEqual(one)
})

describe('a tournament that is over is certain', () => {
  const hall = new Hall()
  beforeAll(() => {
    hall.types('new cup cup.arbiter --entrants 4')
    hall.types('start cup.arbiter')
    for (let open = hall.open('cup.arbiter'); open[0]; open = hall.open('cup.arbiter')) {
      const [{ match, game, white }] = open as [(typeof open)[0]]
      hall.types(`report cup.arbiter ${match} ${white === 'Player 3' ? '1-0' : '0-1'} --game ${game}`)
    }
  })

  test('the winner has the title and everybody his place, without any doubt', () => {
    const { champion } = hall.json('show cup.arbiter')
    const data = hall.json('odds cup.arbiter --runs 500 --seed a')
    expect(data).toMatchObject({ state: 'finished', decided: 3, matches: 3, hours: { mean: 0, p5: 0, p95: 0 } })
    for (const { name, title, interval } of data.entrants as Chances[]) {
      expect(title).toBe(name === champion ? 1 : 0)
      expect(interval).toEqual([title, title])
    }
    const places = (data.entrants as Chances[]).map(({ ranks }) => ranks.join(' ')).sort()
    expect(places).toEqual(['0 0 0.5 0.5', '0 0 0.5 0.5', '0 1 0 0', '1 0 0 0'])
    expect(hall.json('odds cup.arbiter --runs 500 --seed b').entrants).toEqual(data.entrants)
  })

  test('and the page says so', () => {
    const { out } = hall.types('odds cup.arbiter')
    expect(out).toContain('Nothing is left to play: this is certain.')
    expect(out).not.toContain('±')
    expect(out).toMatch(/^ {2}Player \d +– +100% +█{10} +100%/m)
  })
})

test('a tournament that has not started starts anew in every run', () => {
  const hall = new Hall()
  hall.types('new league club.arbiter --entrants 5 --set seeding=lot')
  const data = hall.json('odds club.arbiter --runs 300 --seed a')
  expect(data).toMatchObject({ state: 'entering', runs: 300 })
  for (const title of Object.values(titles(data))) expect(title).toBeGreaterThan(0.05)
  expect(hall.types('odds club.arbiter --runs 300').out).toContain('Entering: 5 on the list')
})

describe('asked wrongly', () => {
  const desk = new Desk()
  beforeAll(async () => {
    writeFileSync(desk.path('people.csv'), people)
    await desk.types('new cup cup.arbiter --entrants people.csv')
    await desk.types('new cup three.arbiter --entrants 3')
    await desk.types('start cup.arbiter')
    writeFileSync(desk.path('diary.txt'), 'Dear diary\n')
  })

  test.each<[argv: string[], code: number, says: string]>([
    [['no.arbiter'], 3, 'There is no file no.arbiter'],
    [['diary.txt'], 3, 'diary.txt'],
    [['three.arbiter'], 1, 'This format takes 2 or 4 players; 3 have entered'],
    [['cup.arbiter', '--at', '99'], 1, 'There is no fact 99'],
    [['cup.arbiter', '--runs', '-1'], 2, '--runs takes a whole number'],
    [
      ['cup.arbiter', '--model', 'teams'],
      1,
      'This format has no results of the model “teams”. Say --model elo or --model engines.',
    ],
    [['cup.arbiter', '--suppose', 'soon'], 2, '--suppose takes a match and its result, such as "7 1-0"'],
    [['cup.arbiter', '--suppose', '9 1-0'], 1, 'There is no match “9”'],
    [['cup.arbiter', '--suppose', '3 1-0'], 1, 'Match 3 has no players yet'],
    [['cup.arbiter', '--suppose', '1 1-0'], 1, 'has several games to play. Say which one this is: 1 or 2.'],
    [['cup.arbiter', '--suppose', '1 2-0 --game 1'], 1, '“2-0” is not a result'],
    [['cup.arbiter', '--suppose', '1 1-0 --gam 1'], 2, 'Did you mean --game?'],
    [['cup.arbiter', '--suppose', 'Ann beats Bem'], 1, 'Nobody called “Bem” has entered. Did you mean “Ben”?'],
  ])('odds %j', async (argv, code, says) => {
    const answer = await desk.runs(['odds', ...argv])
    expect(answer.err).toContain(says)
    expect(answer).toMatchObject({ code, out: '' })
  })
})
