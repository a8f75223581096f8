/** Lists of people and teams, as they are read in. */
import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Desk } from '../../test/world.ts'

const club = 'club.arbiter'

const list = (desk: Desk, file: string, ...lines: string[]) =>
  writeFileSync(desk.path(file), lines.map((line) => `${line}\n`).join(''))

test('a list of teams tells all that is wrong at once, each with its line (D21)', async () => {
  const desk = new Desk()
  const four = (...names: string[]) => names.map((name) => `${name},10`).join(',')
  list(
    desk,
    'teams.csv',
    `team,${[1, 2, 3, 4].map((n) => `player${n},masterpoints${n}`).join(',')}`,
    `Reds,${four('Ann', 'Ben', 'Cai', 'Dan')}`,
    `reds,${four('Eva', 'Fay', 'Gus', 'Hal')}`,
    `Blues,${four('Ann', 'Ida', 'Jon', 'Kim')}`,
    `Greens,${four('Lea', 'Max', 'Ned')}`,
  )
  const refused = await desk.types('new bridge-knockout b.arbiter --entrants teams.csv')
  expect(refused.err).toContain(
    'line 3: The entry of reds does not fit (name: reds, BRI-81). A team of that name has entered already.',
  )
  expect(refused.err).toContain('The player is in Reds already.')
  expect(refused.err).toContain('A team has 4, 5 or 6 players.')
  const { refusal } = JSON.parse((await desk.types('new bridge-knockout b.arbiter --entrants teams.csv --json')).out)
  expect(refusal.problems.map(({ line }: { line: number }) => line)).toEqual([3, 4, 5])
})

test('the same name with a number and without one on two teams is told with its line (D21)', async () => {
  const desk = new Desk()
  const columns = [1, 2, 3, 4].map((n) => `player${n},number${n},masterpoints${n}`).join(',')
  list(desk, 'teams.csv', `team,${columns}`, 'A,Ivy,15,1,B,,1,C,,1,D,,1', 'Z,Ivy,,1,V,,1,W,,1,X,,1')
  const { out } = await desk.types('new bridge-knockout b.arbiter --entrants teams.csv')
  expect(out.replaceAll(/\s+/g, ' ')).toContain(
    'Look again: line 3: “Ivy” is in A too, one of them without a number: is it the same person?',
  )
})

test('the same person twice is told with both lines, on the page and in the data (R4)', async () => {
  const desk = new Desk()
  list(desk, 'people.csv', 'name,e-mail', 'Ann,a@example.org', 'Ben,', 'Ann,b@example.org', 'Smith and Jones,')
  const made = await desk.types(`new league ${club} --entrants people.csv`)
  expect(made.out).toContain('Look again: line 1: The column “e-mail” is not used.')
  expect(made.out).toContain('Look again: line 4: “Ann” is in line 2 too. Is it the same person?')
  const again = await desk.types(`enter ${club} ben --json`)
  expect(JSON.parse(again.out).warnings).toMatchObject([
    {
      problem: '“ben” has entered already as #2: is it the same person?',
      says: [{ id: 'cli-desk-name-twice', name: { text: 'ben' }, place: { text: '#2' } }],
    },
  ])
})

test('a late list with --joins says what is the trouble', async () => {
  const desk = new Desk()
  await desk.starts('bridge-knockout', 'b.arbiter', 8)
  list(desk, 'late.csv', 'team', 'Late')
  expect((await desk.types('enter b.arbiter --entrants late.csv --joins 1')).out).toContain('Late')
  list(desk, 'later.csv', 'team', 'Later', 'Latest')
  expect((await desk.types('enter b.arbiter --entrants later.csv --joins 2')).err).toContain('--joins is for one team')
})
