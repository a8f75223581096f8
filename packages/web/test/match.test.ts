/** A match and an entrant: result entry by keyboard, concurrent reports, steps, three teams, entrants' links. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, openApp } from './app.ts'

let app: App

beforeAll(async () => {
  app = await openApp()
}, 60_000)

afterAll(() => app.close())

const four = ['Anna Alder', 'Ben Birch', 'Clara Cedar', 'Felix Fir']

/** Match 1 of a knockout of four, Felix Fir against Anna Alder, after this many draws. */
async function knockout(draws = 0): Promise<string> {
  const id = await app.tournament('hybrid-knockout', four)
  for (let game = 1; game <= draws; game++) await app.command(id, { do: 'report', match: '1', game, result: '1/2' })
  return id
}

test('a game is written with two keys, and the next one is offered', async () => {
  const id = await knockout()
  const page = await app.page({ path: `/t/${id}/m/1` })
  await page.getByRole('heading', { name: 'Result of game 1' }).waitFor()
  await app.drawn(page)
  await page.keyboard.press('=')
  await page.getByRole('status').getByText('Felix Fir ½–½ Anna Alder').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('Match 1 recorded: Felix Fir ½–½ Anna Alder').waitFor()
  await page.getByRole('heading', { name: 'Result of game 2' }).waitFor()
  const { facts } = await app.get(`/tournaments/${id}/log`)
  expect(facts.at(-1)).toMatchObject({ type: 'game-finished', match: '1', game: 1, result: '1/2-1/2' })
})

test('the sheet of keys says what follows from each result, though its words come late', {
  tags: ['rest'],
}, async () => {
  const id = await knockout(2)
  const page = await app.emptyPage({ isNew: true })
  const sheetStands = page.locator('.keysheet tbody tr').first().waitFor()
  await page.route('**/assets/more-*', (route) => sheetStands.then(() => route.continue()))
  await app.go(page, `/t/${id}/m/1`)
  const follows = (what: string, then: string) => page.getByRole('row', { name: what }).getByText(then).waitFor()
  await follows('Felix Fir wins', 'Felix Fir goes to match 3 against Winner of 2')
  await follows('Draw', 'Game 4 follows: sudden death, attempt 3: 1:15 min. Anna Alder has White.')
})

test('what is no result is not sent, and stays where it was typed', { tags: ['rest'] }, async () => {
  const id = await knockout()
  const page = await app.page({ path: `/t/${id}/m/1` })
  const pen = page.getByRole('textbox', { name: 'Result of game 1' })
  await pen.fill('7')
  await pen.press('Enter')
  await page.getByRole('alert').getByText('“7” is not a result').waitFor()
  expect(await pen.inputValue()).toBe('7')
})

test('a page that is behind is told what came in, and what was typed is not lost', { tags: ['rest'] }, async () => {
  const id = await knockout()
  const page = await (await app.context()).newPage()
  await page.route('**/feed?**', (route) => route.abort())
  await app.go(page, `/t/${id}/m/1`)
  await page.getByText('trying again').or(page.getByText('Last heard')).first().waitFor()
  await app.command(id, { do: 'report', match: '1', result: '1-0', game: 1 })
  await page.getByRole('textbox', { name: 'Result of game 1' }).fill('=')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Game 1 has been recorded in the meantime' }).waitFor()
  await page.locator('.enter', { hasText: 'What came in meanwhile' }).waitFor()
  const said = await page.locator('.enter').textContent()
  expect(said).toContain('What came in meanwhile')
  expect(said).toContain('The recorded result is Felix Fir 1–0 Anna Alder')
  expect(said).toContain('You typed ½–½. It was not recorded.')
  const { facts } = await app.get(`/tournaments/${id}/log`)
  expect(facts.filter(({ type }: { type: string }) => type === 'game-finished')).toHaveLength(1)
})

test('the staircase shows every step of a series: done, now, only if it must be', { tags: ['rest'] }, async () => {
  const id = await knockout(2)
  const page = await app.page({ path: `/t/${id}/m/1`, as: 'guest' })
  const steps = page.getByRole('list', { name: 'Steps of the series' }).getByRole('listitem')
  expect(await steps.count()).toBe(12)
  expect(await steps.nth(1).textContent()).toContain('Game 2, sudden death 1, 5:00, Anna Alder has White, ½–½.')
  expect(await steps.nth(2).getAttribute('aria-current')).toBe('step')
  expect(await steps.nth(11).textContent()).toContain('a draw counts for Black, 5 v 4')
})

const teams = Array.from({ length: 9 }, (_, k) => ({
  name: `Team ${k + 1}`,
  players: Array.from({ length: 4 }, (_each, i) => ({ name: `Player ${k + 1}.${i + 1}`, masterpoints: 900 - 100 * k })),
}))

test('a three-way shows its three matches and takes their IMPs', { tags: ['rest'] }, async () => {
  const id = await app.tournament('bridge-knockout', teams)
  const page = await app.page({ path: `/t/${id}/m/1` })
  const rows = page.locator('.subs tbody tr')
  await rows.nth(2).waitFor()
  expect(await rows.count()).toBe(3)
  const [one, other] = ((await rows.nth(0).locator('th').textContent()) ?? '').split(' v ')
  await page.getByLabel(`IMPs of ${one} against ${other}`).fill('38')
  await page.getByLabel(`IMPs of ${other} against ${one}`).fill('24')
  await page.keyboard.press('Enter')
  await page.getByText(`Match 1 recorded: ${one} 38–24 ${other}`).waitFor()
  await rows.nth(0).getByText('38–24').first().waitFor()
  await page.getByText('1 of 3').waitFor()
})

test('a ruling is shown with its effects before it is made', { tags: ['rest'] }, async () => {
  const id = await knockout()
  const page = await app.page({ path: `/t/${id}/m/1` })
  await page.getByRole('button', { name: 'Declare a winner…' }).click()
  await page.getByRole('radio', { name: 'Anna Alder' }).check()
  await page.getByText('Match 1: declared won by Anna Alder.').waitFor()
  await page.getByRole('button', { name: 'Declare it' }).click()
  await page.getByText('Decided').first().waitFor()
  await page.getByRole('heading', { name: 'Result of game 1' }).waitFor({ state: 'detached' })
})

test('who only looks sees the match and nothing to write with', { tags: ['rest'] }, async () => {
  const id = await knockout(1)
  const page = await app.page({ path: `/t/${id}/m/1`, as: 'guest' })
  await page.getByRole('heading', { name: 'History of this match' }).waitFor()
  await app.settled(page)
  expect(await page.getByRole('button', { name: /Record|Correct|Declare/ }).count()).toBe(0)
  expect(await page.getByRole('heading', { name: 'Result of game' }).count()).toBe(0)
})

test('an entrant has results, and a link that opens the own page', { tags: ['rest'] }, async () => {
  const id = await app.tournament('league', four)
  const { entrants } = await app.get(`/tournaments/${id}/entrants`)
  await app.command(id, { do: 'report', match: '1', result: '1-0' })
  const page = await app.page({ path: `/t/${id}/e/${entrants[0].id}` })
  await page.getByText('1 game: 1 won, 0 drawn, 0 lost.').waitFor()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await page.getByRole('img', { name: 'QR code of the link for Anna Alder' }).waitFor()
  const link = (await page.locator('.ticket p.code').textContent()) ?? ''
  const own = await app.emptyPage({ as: 'guest', isNew: true })
  await own.goto(link)
  await own.locator('main h1').waitFor()
  await own.getByText('Anna Alder').first().waitFor()
})

test('the list of entrants is searched and sorted', { tags: ['rest'] }, async () => {
  const page = await app.page({ path: '/t/demo-hybrid/entrants', as: 'guest' })
  const first = page.locator('.entrants tbody tr').first()
  await page.getByRole('button', { name: 'Place' }).click()
  await page.getByRole('columnheader', { name: 'Place' }).and(page.locator('[aria-sort="ascending"]')).waitFor()
  expect(await first.textContent()).toContain('Felix Fir')
  await page.getByLabel('Find a name or club').fill('quince')
  await page.getByText('1 of 22').waitFor()
  expect(await first.textContent()).toContain('Quentin Quince')
})

test('nothing was complained about', { tags: ['both'] }, () => {
  expect(app.complaints).toEqual([])
})
/** A cup of engines whose first game is over, with its record. */
async function cupWithRecord(): Promise<string> {
  const engines = ['Anvil', 'Bellows', 'Crucible', 'Hammer'].map((name, i) => ({ name, rating: 3000 - i }))
  const id = await app.tournament('cup', engines)
  const pgn = `[Event "Cup"]
[Round "1.1.1"]
[White "Anvil"]
[Black "Hammer"]
[Result "0-1"]

1. f3 {[%eval -0.40,12] [%clk 0:00:09.9]} e5 {[%eval -0.55,14] [%clk 0:00:10]}
2. g4 {[%eval #-1,9] [%clk 0:00:08]} Qh4# {[%eval #-1,3] [%clk 0:00:09.5]} {Black mates} 0-1

`
  const record = { ending: 'checkmate', plies: 4, pgn }
  await app.command(id, { do: 'report', match: '1', game: 1, result: '0-1', record })
  return id
}

test('a finished engine game stays on the page, and is stepped through with keys and buttons', {
  tags: ['rest'],
}, async () => {
  const page = await app.page({ as: 'guest', path: `/t/${await cupWithRecord()}/m/1` })
  const game = page.getByRole('group', { name: 'Anvil against Hammer' })
  await game.getByRole('img', { name: 'Position after Qh4#' }).waitFor()
  await game.focus()
  await page.keyboard.press('ArrowLeft')
  await game.getByRole('img', { name: 'Position after g4' }).waitFor()
  expect(await game.locator('[aria-current="step"]').textContent()).toBe('2 g4')
  await page.keyboard.press('Home')
  expect(await game.getByRole('button', { name: 'One move back' }).isDisabled()).toBe(true)
  await game.getByRole('button', { name: 'One move on' }).click()
  await game.getByRole('img', { name: 'Position after f3' }).waitFor()
  await game.getByText('0:09').waitFor()
  await game.getByText('Qh4#').click()
  await game.getByRole('img', { name: 'Position after Qh4#' }).waitFor()
  expect(page.url()).toMatch(/\/m\/1$/)
})
