/** Tables and overview for spectators: they follow reports, explain themselves, and show the past. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, openApp } from './app.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
}, 60_000)
afterAll(() => app.close())

const four = ['Ann Ash', 'Ben Beech', 'Cleo Cedar', 'Dan Dogwood']

/** Reports all games of a league: Ann wins hers, White wins the others. */
async function playToTheEnd(id: string): Promise<void> {
  for (;;) {
    const { todo } = await app.get(`/tournaments/${id}/chart`)
    const games = todo.filter((each: { do: string }) => each.do === 'report')
    if (games.length === 0) return
    for (const { match, black } of games)
      await app.command(id, { do: 'report', match, result: black === 'Ann Ash' ? '0-1' : '1-0' })
  }
}

describe('the table of a league', () => {
  test('shows every game of both colours and follows a result that comes in', async () => {
    const id = await app.tournament('league', four)
    const page = await app.page({ as: 'guest', path: `/t/${id}/table` })
    const cells = page.getByRole('region', { name: 'Crosstable' }).locator('td.x')
    expect(await cells.count()).toBe(12)
    expect(await cells.first().locator('a').allTextContents()).toEqual(['·', '·'])
    const { todo } = await app.get(`/tournaments/${id}/chart`)
    const [{ match, white, black }] = todo
    await app.command(id, { do: 'report', match, result: '1-0' })
    await page.getByRole('link', { name: `${white} as White against ${black}: 1, Match ${match}` }).waitFor()
    await page.getByRole('link', { name: `${black} as Black against ${white}: 0, Match ${match}` }).waitFor()
    await page.close()
  })

  test('says why somebody stands there, by its rule, and the rule leads to the rules', { tags: ['rest'] }, async () => {
    const page = await app.page({ as: 'guest', path: '/t/demo-league/table' })
    await page.getByRole('button', { name: 'Why is Clara Cedar placed 2?' }).click()
    const slip = page.getByRole('dialog')
    await slip.filter({ hasText: /Clara Cedar is 2nd with/ }).waitFor()
    const rule = slip.getByRole('link', { name: 'LEA-S9' })
    expect(await rule.getAttribute('href')).toBe('/t/demo-league/rules#LEA-S9')
    await page.keyboard.press('Escape')
    await slip.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Tie of Clara Cedar and Bruno Birch: what decides?' }).click()
    await slip.filter({ hasText: /LEA-/ }).waitFor()
    await page.close()
  })

  test('shows the table as it stood after any fact, says which, and comes back to now', {
    tags: ['rest'],
  }, async () => {
    const page = await app.page({ as: 'guest', path: '/t/demo-league/table?at=12' })
    const first = page.getByRole('region', { name: 'Standings' }).locator('tbody tr').first()
    const playedThen = await first.locator('.c-points').textContent()
    expect(playedThen).toBe('3')
    expect(await page.getByRole('group', { name: 'Time' }).textContent()).toContain('Fact 12')
    await page.keyboard.press('ArrowRight')
    await page.waitForURL(/at=13/)
    await page.getByRole('button', { name: 'Back to now' }).click()
    await page.waitForURL((url) => !url.search.includes('at='))
    expect(await first.locator('.c-points').textContent()).toBe('13')
    await page.close()
  })
})

test('the matrix counts lost games and says who goes out', async () => {
  const page = await app.page({ as: 'guest', path: '/t/demo-diagonal/table' })
  const matrix = page.getByRole('region', { name: 'Matrix' })
  const row = (name: string) => matrix.getByRole('row', { name: new RegExp(`^\\d+ ${name}`) })
  expect(await row('Anna Alder').locator('.counter').textContent()).toContain('2 lost games')
  expect(await row('Hugo Hazel').locator('.counter').textContent()).toContain('goes out when this round is over')
  expect(await row('Anna Alder').locator('a.box').count()).toBe(4)
  await page.close()
})

test('the race shows who can clinch a place, then who is in and why', { tags: ['rest'] }, async () => {
  const id = await app.tournament('hybrid-knockout', four.slice(0, 3))
  const page = await app.page({ as: 'guest', path: `/t/${id}/table` })
  const lanes = page.locator('.lane')
  expect(await lanes.count()).toBe(3)
  const arriving = page.locator('.arriving li')
  for (let phase = 0; phase < 20 && (await arriving.count()) === 0; phase++) await reportFor(id, page)
  expect(await arriving.first().textContent()).toMatch(/(is enough|makes \d) against/)
  for (let phase = 0; phase < 20 && (await page.locator('.lane.in').count()) === 0; phase++) await reportFor(id, page)
  await page.getByRole('button', { name: /seed 1\?$/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: /^HYB-/ }).waitFor()
  await page.close()
})

/** Reports the next game as won by White and waits until the page shows it. */
async function reportFor(id: string, page: Awaited<ReturnType<App['page']>>): Promise<void> {
  const { todo } = await app.get(`/tournaments/${id}/chart`)
  const game = todo.find((each: { do: string }) => each.do === 'report')
  const { seq } = await app.command(id, { do: 'report', match: game.match, result: '1-0' })
  await page.locator(`.fresh[data-fact="${seq}"]`).waitFor()
}

test('the table of teams shows handicaps and what each player gets', { tags: ['rest'] }, async () => {
  const page = await app.page({ as: 'guest', path: '/t/demo-bridge/table' })
  const scores = page.getByRole('region', { name: 'Scores and handicaps' })
  expect(await scores.textContent()).toContain('+3.99 Lantern')
  await page.locator('summary', { hasText: 'Harbour' }).click()
  const harbour = page.getByRole('region', { name: 'Harbour' })
  await harbour.filter({ hasText: /28 of 28/ }).waitFor()
  await harbour.filter({ hasText: /Nothing: the team won no match/ }).waitFor()
  await page.close()
})

describe('the overview', () => {
  test('names the champion of a finished league, and why', { tags: ['rest'] }, async () => {
    const id = await app.tournament('league', four)
    await playToTheEnd(id)
    const page = await app.page({ as: 'guest', path: `/t/${id}` })
    const champion = page.locator('.champion')
    await champion.getByRole('heading', { name: 'Champion' }).waitFor()
    expect(await champion.locator('.winner').textContent()).toBe('Ann Ash')
    await champion.getByRole('link', { name: /^LEA-/ }).waitFor()
    await page.close()
  })

  test('teaches what to do while nobody has entered', { tags: ['rest'] }, async () => {
    const { id } = await app.post('/tournaments', { format: 'cup', name: 'Empty Cup' })
    const page = await app.page({ path: `/t/${id}`, size: 'phone' })
    await page.getByText('Nobody has entered yet. Paste names, one per line.').waitFor()
    await page.close()
  })

  test('tells a result in words as it comes in', { tags: ['rest'] }, async () => {
    const id = await app.tournament('league', four)
    const page = await app.page({ as: 'guest', path: `/t/${id}`, size: 'phone' })
    const { todo } = await app.get(`/tournaments/${id}/chart`)
    await app.command(id, { do: 'report', match: todo[0].match, result: '1/2-1/2' })
    const fresh = page.locator('.told .wet')
    await fresh.first().waitFor()
    expect(await fresh.first().textContent()).toContain(`${todo[0].white} ½–½ ${todo[0].black}`)
    await page.close()
  })
})

test('in a large crosstable every row has the number of its column, also where ranks are shared (B15)', {
  tags: ['rest'],
}, async () => {
  const id = await app.tournament(
    'league',
    Array.from({ length: 20 }, (_, i) => `Player ${i + 1}`),
  )
  const page = await app.page({ as: 'guest', path: `/t/${id}/table` })
  await page.locator('.cross thead .oh').nth(19).waitFor()
  const heads = await page.locator('.cross thead .oh').allTextContents()
  expect(await page.locator('.cross tbody .rk').allTextContents()).toEqual(heads)
})

test('nothing was complained about', { tags: ['both'] }, () => expect(app.complaints).toEqual([]))
