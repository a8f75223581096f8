/** A regional event of 53 teams in brackets, through `apply`: late entries, a drop-out, a wrong bracket, awards. */
import { beforeAll, expect, test } from 'vitest'
import { Hall } from './hall.ts'

const file = 'regional.arbiter'

/** Team k; every fifth has six members. */
const team = (k: number, masterpoints = 6000 - 100 * k) => ({
  name: `T${k}`,
  players: Array.from({ length: k % 5 === 0 ? 6 : 4 }, (_, i) => ({ name: `T${k} ${i + 1}`, masterpoints })),
})

interface Open {
  readonly do: string
  readonly match: string
  readonly between: readonly [string, string]
}

/** The stronger team wins, by its number. */
const reportOf = ({ match, between }: Open) => {
  const [a, b] = between.map((name) => Number(name.slice(1))) as [number, number]
  return { do: 'report', match, between, imps: a < b ? [30, 20] : [20, 30] }
}

class Event extends Hall {
  table(): { name: string; place: string; bracket: string; disqualified?: boolean; number: number }[] {
    return this.json(`show ${file}`).table
  }

  /** Line-ups of six-member teams, then every open match. */
  playsRound(): void {
    const { todo, entrants } = this.json(`show ${file}`) as {
      todo: Open[]
      entrants: { name: string; players: unknown[] }[]
    }
    const open = todo.filter((each) => each.do === 'report')
    const large = new Set(entrants.filter(({ players }) => players.length > 4).map(({ name }) => name))
    const seated = new Map(
      open.flatMap(({ match, between }) => between.map((name) => [`${match} ${name}`, { match, name }])),
    )
    const lineups = [...seated.values()]
      .filter(({ name }) => large.has(name))
      .flatMap(({ match, name }) => [
        { do: 'lineup', match, team: name, half: 1, players: ['#1', '#2', '#3', '#4'] },
        { do: 'lineup', match, team: name, half: 2, players: ['#1', '#2', '#5', '#6'] },
      ])
    const answers = this.applies(file, ...lineups, ...open.map(reportOf))
    expect(answers.filter(({ ok }) => !ok)).toEqual([])
  }
}

let event: Event
beforeAll(() => {
  event = new Event()
  event.types(`new bridge-knockout ${file} --set bracketed=true`)
  event.applies(file, { do: 'enter', entrants: Array.from({ length: 51 }, (_, i) => team(i + 1)) }, { do: 'start' })
})

test('BRI-98 fifty-one teams are in four brackets', () => {
  const sizes = new Map<string, number>()
  for (const { bracket } of event.table()) sizes.set(bracket, (sizes.get(bracket) ?? 0) + 1)
  expect([...sizes]).toEqual([
    ['A', 13],
    ['B', 13],
    ['C', 13],
    ['D', 12],
  ])
})

test('BRI-101 BRI-102 one team comes late and joins a match, another is drawn in, one drops out: 53 entries', () => {
  const answers = event.applies(
    file,
    { do: 'enter', entrants: [team(52, 5950)] },
    { do: 'redraw', enter: [team(53, 700)], withdraw: ['T30'] },
    { do: 'post', note: 'beside the rack' },
  )
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
  const table = event.table()
  expect(table).toHaveLength(52)
  expect(table.find(({ name }) => name === 'T52')).toMatchObject({ bracket: 'A', number: 1 })
  expect(table.find(({ name }) => name === 'T53')).toMatchObject({ bracket: 'D' })
  expect(table.some(({ name }) => name === 'T30')).toBe(false)
})

test('BRI-54 after round 1 a team of B is found to belong to A by the directors’ fault: it moves', () => {
  event.playsRound()
  const won = event.table().find(({ name }) => name === 'T14')
  expect(won).toMatchObject({ bracket: 'B' })
  const asked = { do: 'misplaced', team: 'T14', fault: 'directors', placed: 'low', to: 'A' }
  const [refused] = event.applies(file, asked)
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'would-void' } })
  expect(event.applies(file, { ...asked, confirm: true })).toMatchObject([{ ok: true }])
  expect(event.table().find(({ name }) => name === 'T14')).toMatchObject({ bracket: 'A', number: 9 })
})

test('BRI-53 a team of D that placed itself too low is disqualified', () => {
  const [{ ok }] = event.applies(file, {
    do: 'misplaced',
    team: 'T41',
    fault: 'team',
    placed: 'low',
    confirm: true,
  }) as [{ ok: boolean }]
  expect(ok).toBe(true)
  expect(event.table().find(({ name }) => name === 'T41')).toMatchObject({ bracket: 'D', disqualified: true })
})

test('everything is played to the end, and the log is sound', () => {
  for (let round = 0; round < 6 && event.json(`show ${file}`).state !== 'finished'; round++) event.playsRound()
  expect(event.json(`show ${file}`)).toMatchObject({ state: 'finished', champion: 'T1' })
  expect(event.types(`verify ${file}`).code).toBe(0)
  const places = event.table().filter(({ bracket }) => bracket === 'A')
  expect(places.slice(0, 6).map(({ place }) => place)).toEqual(['1', '2', '3', '4–6', '4–6', '4–6'])
})

test('BRI-10 every player of the 52 teams has an award and the rule that gave it', () => {
  const { teams } = event.json(`bridge awards ${file}`) as {
    teams: { team: string; players: { name: string; award: string; rule: string }[] }[]
  }
  const players = teams.flatMap((each) => each.players)
  expect(players).toHaveLength(52 * 4 + 2 * 10 - 2)
  for (const { award, rule } of players) {
    expect(award).toMatch(/^(1st|2nd|3rd|3rd\/4th|4th\/6th|match|nothing)$/)
    expect(rule).toMatch(/^BRI-\d+/)
  }
  const of = (name: string) => teams.find((each) => each.team === name)?.players.map(({ award }) => award)
  expect(of('T1')).toEqual(['1st', '1st', '1st', '1st'])
  expect(of('T41')).toEqual(['nothing', 'nothing', 'nothing', 'nothing'])
})
