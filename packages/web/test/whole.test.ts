/** Whole tournaments, directed on the screens from the list of names to the champion. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, openApp } from './app.ts'

let app: App
beforeAll(async () => {
  app = await openApp({ demos: false })
})
afterAll(() => app.close())

// --- a director ----------------------------------------------------------------------------------------

interface Plan {
  /** The name on its card. */
  readonly format: RegExp
  readonly name: string
  readonly list: string
}

/** Opens and starts it on the screen for new tournaments; returns its id. */
async function started(page: Page, { format, name, list }: Plan): Promise<string> {
  await app.go(page, '/new')
  await page.getByRole('radio', { name: format }).check({ force: true })
  await page.getByLabel('Name of the tournament').fill(name)
  await page.getByLabel(/^(Entrants|Teams), one per line/).fill(list)
  await page.getByLabel('Publish rounds automatically').check()
  await page.getByRole('button', { name: 'Open and start' }).click()
  await page.waitForURL(/\/t\/[0-9a-f]+\/control/)
  return /\/t\/([0-9a-f]+)\//.exec(page.url())?.[1] as string
}

interface Todo {
  readonly do: string
  readonly match: string
  readonly game?: number
  readonly white?: string
  readonly black?: string
  readonly step?: string
  readonly between?: readonly [string, string]
}

// biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came
type Chart = any

const chartOf = (id: string): Promise<Chart> => app.get(`/tournaments/${id}/chart`)

/** Types a line: number, space, result, Enter; then the line is empty, or gone after the last result. */
async function type(page: Page, line: string): Promise<void> {
  const pen = page.getByLabel('Match number and result')
  await pen.fill(line)
  await pen.press('Enter')
  await page
    .waitForFunction((typed) => (document.querySelector('#pen') as HTMLInputElement | null)?.value !== typed, line)
    .catch(() => {
      throw new Error(`"${line}" was not taken`)
    })
}

/** Reports results until nothing is open; returns the number of lines typed. */
async function directed(
  page: Page,
  id: string,
  lineFor: (todo: Todo, typed: number, chart: Chart) => string,
): Promise<number> {
  for (let typed = 0; typed < 200; typed++) {
    const chart = await chartOf(id)
    const { todo, state } = chart
    if (state !== 'running') return typed
    const next = todo.find((each: Todo) => each.do === 'report')
    if (!next) throw new Error(`nothing to report: ${JSON.stringify(todo)}`)
    await type(page, lineFor(next, typed, chart))
  }
  throw new Error('it does not end')
}

/** Closes it in the control room and reads the champion on the spectators' page. */
async function closed(page: Page, id: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Close/ })
    .first()
    .click()
  const confirm = page.getByRole('dialog').getByRole('button').first()
  await confirm.click()
  await page.waitForFunction(
    async (address) => (await (await fetch(address)).json()).closed === true,
    `/api/v1/tournaments/${id}/chart`,
  )
  const { champion } = await chartOf(id)
  const guest = await app.page({ as: 'guest', path: `/t/${id}` })
  await guest.locator('main').getByText(champion, { exact: true }).first().waitFor()
}

const inOrder = ({ match, game }: Todo): string => (game === undefined || game === 1 ? match : `${match}/${game}`)

/** The alphabetically first entrant wins. */
const earlier = ({ white = '', black = '' }: Todo): string => (white < black ? '1' : '0')

// --- five formats --------------------------------------------------------------------------------------

test('a league of 4: twelve games, a champion', async () => {
  const page = await app.page()
  const id = await started(page, { format: /League/, name: 'Club league', list: 'Ann\nBen\nCai\nDana' })
  const typed = await directed(page, id, (todo) => `${inOrder(todo)} ${earlier(todo)}`)
  expect(typed).toBe(12)
  expect((await chartOf(id)).champion).toBe('Ann')
  await closed(page, id)
})

test('a hybrid knockout of 3 who always draw: a playoff for the last place, sudden death, a champion', async () => {
  const page = await app.page()
  const id = await started(page, { format: /Hybrid/, name: 'Harbour three', list: 'Ann\nBen\nCai' })
  const result = ({ game = 1 }: Todo) => (game > 1 ? '1' : '=')
  await directed(page, id, (todo) => `${inOrder(todo)} ${result(todo)}`)
  const { stages } = await chartOf(id)
  const kinds = (await app.get(`/tournaments/${id}/log`)).facts.flatMap((fact: { kind?: string }) => fact.kind ?? [])
  expect(kinds).toContain('playoff')
  expect(stages.at(-1).rounds.at(-1).matches[0].games.length).toBeGreaterThan(1)
  await closed(page, id)
})

test('a cup of 4 with a tiebreak: level after its pairs, a further pair decides', async () => {
  const page = await app.page()
  const id = await started(page, {
    format: /Cup/,
    name: 'Forge four',
    list: 'Anvil, 3400\nBellows, 3300\nCinder, 3200\nDrill, 3100',
  })
  const pairs = (await chartOf(id)).stages[0].rounds[0].matches[0].pairs as number
  const result = ({ match, game = 1 }: Todo) => (match === '1' && game <= 2 * pairs ? '=' : game % 2 === 1 ? '1' : '=')
  await directed(page, id, (todo) => `${inOrder(todo)} ${result(todo)}`)
  const { stages } = await chartOf(id)
  expect(stages[0].rounds[0].matches[0].games.length).toBeGreaterThan(2 * pairs)
  await closed(page, id)
})

test('a Diagonal of 6: neighbours play, four lost games and out, a winner', async () => {
  const page = await app.page()
  const list = ['Ann, 2100', 'Ben, 2040', 'Cai, 1980', 'Dana, 1920', 'Eve, 1870', 'Fay, 1800'].join('\n')
  const id = await started(page, { format: /Diagonal/, name: 'Mill six', list })
  await directed(page, id, (todo) => `${inOrder(todo)} ${earlier(todo)}`)
  const { table } = await chartOf(id)
  expect(table[0].name).toBe('Ann')
  await closed(page, id)
})

const teams = [
  ['Harbour', 2400],
  ['Orchard', 1960],
  ['Meadow', 1540],
  ['Quarry', 1290],
  ['Lantern', 990],
  ['Ferry', 720],
  ['Willow Lane', 410],
  ['Kestrel', 170],
  ['Mill', 20],
] as const
const teamList = [
  `team,${[1, 2, 3, 4].map((n) => `player${n},masterpoints${n}`).join(',')}`,
  ...teams.map(([team, points]) => [team, ...[1, 2, 3, 4].flatMap((n) => [`${team} ${n}`, points])].join(',')),
].join('\n')

/** IMPs at the table; the first team of each line wins. Harbour and Lantern both come through match 1 and would meet again. */
const scores: Readonly<Record<string, string>> = {
  'Harbour Lantern': '38-24',
  'Harbour Mill': '41-20',
  'Lantern Mill': '40-9',
  'Orchard Ferry': '50-20',
  'Orchard Willow Lane': '41-20',
  'Ferry Willow Lane': '31-35',
  'Meadow Quarry': '31-20',
  'Meadow Kestrel': '31-24',
  'Quarry Kestrel': '44-12',
  'Harbour Meadow': '44-21',
  'Harbour Willow Lane': '52-18',
  'Meadow Willow Lane': '38-27',
  'Orchard Quarry': '33-30',
  'Orchard Lantern': '36-28',
  'Quarry Lantern': '25-31',
}

test('bridge teams, 9 of them: three-way matches, a re-paired semifinal, a winner', async () => {
  const page = await app.page()
  const id = await started(page, { format: /Bridge/, name: 'Evening Teams', list: teamList })
  await directed(page, id, (todo, _, chart) => {
    const [one, other] = todo.between as readonly [string, string]
    const imps = scores[`${one} ${other}`] ?? scores[`${other} ${one}`]?.split('-').reverse().join('-') ?? '60-40'
    return `${todo.match}${lettersOf(todo, chart)} ${imps}`
  })
  const { stages } = await chartOf(id)
  const matches = stages[0].rounds.flatMap((round: { matches: { seats: unknown[] }[] }) => round.matches)
  expect(matches.some(({ seats }: { seats: unknown[] }) => seats.length === 3)).toBe(true)
  expect(stages[0].rounds.some((round: { pairing?: unknown }) => round.pairing !== undefined)).toBe(true)
  await closed(page, id)
})

/** In a three-way the two teams are named by their letters, in the order of the seats. */
function lettersOf({ match, between = ['', ''] }: Todo, { stages }: Chart): string {
  const all = stages.flatMap((stage: Chart) => stage.rounds.flatMap((round: Chart) => round.matches))
  const { seats } = all.find((each: Chart) => each.match === match)
  if (seats.length === 2) return ''
  const letter = (team: string) => 'abc'[seats.findIndex((seat: Chart) => seat.entrant === team)]
  return ` ${between.map(letter).join('')}`
}

test('no browser complained and the server made no mistake', () => expect(app.complaints).toEqual([]))
