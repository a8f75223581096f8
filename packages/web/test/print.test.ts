/** Paper and projector: every page fits its sheet, references lead to existing pages, the projector turns its pages. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../../tools/until.mjs'
import { type App, openApp } from './app.ts'
import { demos } from './screens.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app?.close())

/** The sides of each paper size in points. */
const sheetsOfPaper = [
  ['A4', '595'],
  ['Letter', '612'],
] as const

const papersOn = (page: Page): Promise<string[]> =>
  page.$$eval('.papers a', (links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('paper') ?? ''),
  )

/** The number of printed sheets and their size in points. */
async function printed(page: Page): Promise<{ sheets: number; sizes: string[] }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return {
    sheets: [...pdf.matchAll(/\/Type\s*\/Page\b/g)].length,
    sizes: [...new Set(boxes.map(([, width, height]) => `${Math.round(Number(width))}×${Math.round(Number(height))}`))],
  }
}

/** What overflows its page; for papers with their own style, the width of the sheet. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = [...document.querySelectorAll('.pages .page')]
    const shadow = document.querySelector('.bridge-paper')?.shadowRoot
    const pages = [...own, ...(shadow?.querySelectorAll('.page, .running') ?? [])]
    return pages.flatMap((sheet) => {
      const edge = sheet.getBoundingClientRect()
      return [...sheet.querySelectorAll('*')].flatMap((each) => {
        const { right, left, top, bottom, width } = each.getBoundingClientRect()
        const isOver = right > edge.right + 1 || left < edge.left - 1 || top < edge.top - 1 || bottom > edge.bottom + 1
        return width > 0 && isOver ? [`${each.tagName} ${each.textContent?.slice(0, 40)}`] : []
      })
    })
  })

test.each(demos)('every paper of %s fits the sheets that were announced', { tags: ['rest'] }, async (demo) => {
  // The browser remembers the choice, so this test has its own.
  const page = await app.page({ path: `/t/${demo}/print`, isNew: true })
  const papers = await papersOn(page)
  expect(papers).toContain('standings')
  for (const paper of papers) {
    await page.locator(`.papers a[href$="paper=${paper}"]`).click()
    await page.locator(`.preview[data-paper="${paper}"]`).waitFor()
    await app.settled(page)
    if ((await page.locator('.preview .empty').count()) > 0) continue
    for (const [size, width] of sheetsOfPaper) {
      await page.getByRole('button', { name: size, exact: true }).click()
      await page.getByRole('button', { name: size, exact: true, pressed: true }).waitFor()
      await app.drawn(page)
      const [told] = await page.$$eval('.pages', (all) => all.map((each) => Number(each.getAttribute('data-pages'))))
      const { sheets, sizes } = await printed(page)
      if (told !== undefined) expect(sheets, `${paper} on ${size}`).toBe(told)
      expect(sizes.join(' '), `${paper} on ${size}`).toContain(width)
      expect(await cutOff(page), `${paper} on ${size}`).toEqual([])
    }
  }
})

test('a wall bracket of 32 says at every line that leaves a page where it goes on', { tags: ['rest'] }, async () => {
  const names = Array.from({ length: 32 }, (_, i) => ({ name: `Engine ${i + 1}`, rating: 3200 - 10 * i }))
  const id = await app.tournament('cup', names)
  const page = await app.page({ path: `/t/${id}/print?paper=bracket` })
  const sheets = page.locator('.page')
  expect(await sheets.count()).toBe(3)
  expect(await sheets.nth(0).locator('.onward').textContent()).toBe('→ page 3, match 31')
  expect(await sheets.nth(2).locator('.feeding').textContent()).toContain('page 2, match 30')
  const references = await page.$$eval('[data-page]', (all) =>
    all.map((each) => ({ page: Number(each.getAttribute('data-page')), match: each.getAttribute('data-match') })),
  )
  for (const { page: number, match } of references) {
    const numbers = await sheets
      .nth(number - 1)
      .locator('.card .no')
      .allTextContents()
    expect(numbers).toContain(match)
  }
  expect((await printed(page)).sheets).toBe(3)
})

test('the wall bracket of 64 prints no match number over a score, and games apart (B12)', {
  tags: ['rest'],
}, async () => {
  const names = Array.from({ length: 64 }, (_, i) => ({ name: `Engine ${i + 1}`, rating: 3200 - 10 * i }))
  const id = await app.tournament('cup', names)
  const page = await app.page({ path: `/t/${id}/print?paper=bracket` })
  await page.locator('.wall .no').first().waitFor()
  await app.settled(page)
  const over = await page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((each) => ({
        text: each.textContent,
        at: each.getBoundingClientRect(),
      }))
    const rows = boxes('.wall .seat .name, .wall .seat .score, .wall .seat .seed')
    return boxes('.wall .no').flatMap((no) =>
      rows
        .filter(({ at }) => at.width > 0)
        .filter(
          ({ at }) => at.left < no.at.right && at.right > no.at.left && at.top < no.at.bottom && at.bottom > no.at.top,
        )
        .map(({ text }) => `${no.text} over ${text}`),
    )
  })
  expect(over).toEqual([])
})

test('the Chess960 position stands wherever a pairing is shown (B5)', { tags: ['rest'] }, async () => {
  const id = await app.tournament(
    'hybrid-knockout',
    Array.from({ length: 12 }, (_, i) => `Player ${i + 1}`),
  )
  const { stages, entrants } = await app.get(`/tournaments/${id}/chart`)
  const pieces = stages[0].rounds[0].fen.split('/').at(-1).split(' ')[0]
  const page = await app.page({ path: `/t/${id}/hall` })
  for (const path of [
    `/t/${id}/hall`,
    `/t/${id}/print?paper=boards`,
    `/t/${id}/print?paper=names`,
    `/t/${id}/print?paper=slips`,
    `/t/${id}/m/${stages[0].rounds[0].matches[0].match}`,
  ]) {
    await app.go(page, path)
    await page.getByText(new RegExp(pieces)).first().waitFor()
  }
  const { link } = await app.post(`/tournaments/${id}/entrants/${entrants[0].id}/link`)
  const phone = await app.page({ as: 'guest', isNew: true, size: 'phone', path: link.slice(app.url.length) })
  await phone.getByText(new RegExp(pieces)).first().waitFor()
})

test('thirty people with names as long as names get still fit', { tags: ['rest'] }, async () => {
  const names = Array.from(
    { length: 30 },
    (_, i) => `Maximiliane-Theodora von und zu Hohenstaufen-Wittelsbach ${i + 1}`,
  )
  const id = await app.tournament('league', names)
  const page = await app.page({ path: `/t/${id}/print` })
  for (const paper of ['boards', 'names', 'slips', 'crosstable', 'standings', 'entrants']) {
    await page.locator(`.papers a[href$="paper=${paper}"]`).click()
    await page.locator(`.preview[data-paper="${paper}"]`).waitFor()
    await app.settled(page)
    expect(await cutOff(page), paper).toEqual([])
    const below = await page.$$eval(
      '.on',
      (all) => all.filter((each) => each.scrollHeight > each.clientHeight + 1).length,
    )
    expect(below, paper).toBe(0)
  }
})

test('a round that is named in the address is the one on the slips', { tags: ['rest'] }, async () => {
  const page = await app.page({ path: '/t/demo-hybrid/print?paper=slips' })
  const { todo } = await app.get('/tournaments/demo-hybrid/chart')
  expect(await page.locator('.slips li').count()).toBe(todo.length)
  await app.go(page, '/t/demo-hybrid/print?paper=boards&round=1')
  expect(await page.locator('.page header').first().textContent()).toContain('Phase 1')
})

test('the hall turns its pages by itself, holds the one the address names and stands still where motion is unwelcome', {
  tags: ['rest'],
}, async () => {
  const context = await app.context({ as: 'guest', size: 'projector', isNew: true })
  const page = await context.newPage()
  app.listenTo(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await app.go(page, '/t/demo-hybrid/hall')
  await holdClock(page)
  const kind = () => page.locator('.hp').getAttribute('data-kind')
  expect(await kind()).toBe('by-board')
  await page.clock.runFor(12_500)
  await page.locator('[data-kind="by-name"]').waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.locator('[data-kind="by-board"]').waitFor()
  await page.evaluate(() => {
    location.hash = 'table'
  })
  await page.locator('[data-kind="table"]').waitFor()
  await page.clock.runFor(12_500)
  expect(await kind()).toBe('table')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.resume()
  await app.go(page, '/t/demo-hybrid/hall?still')
  await page.clock.runFor(30_000)
  expect(await kind()).toBe('by-board')
  await context.close()
})

/** From here on the test moves the clock, however slow the machine. A clock cannot be held at a moment that is over. */
const holdClock = (page: Page): Promise<boolean> =>
  until('the clock stands', async () => {
    const now = await page.evaluate(() => Date.now())
    return page.clock.pauseAt(now + 1000).then(
      () => true,
      () => false,
    )
  })

test('the hall scrolls through all names from top to bottom, then turns to what comes next', {
  tags: ['rest'],
}, async () => {
  const id = await app.tournament(
    'hybrid-knockout',
    Array.from({ length: 40 }, (_, i) => `Player ${String(i + 1).padStart(2, '0')}`),
  )
  const context = await app.context({ as: 'guest', size: 'projector', isNew: true })
  const page = await context.newPage()
  app.listenTo(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await app.go(page, `/t/${id}/hall`)
  await app.settled(page)
  await holdClock(page)
  await page.keyboard.press('s')
  await page.clock.runFor(100)
  const seen = () =>
    page.$eval('.hp', ({ scrollTop, scrollHeight, clientHeight }) => [scrollTop, scrollHeight - clientHeight])
  await until('there is something to scroll', async () => ((await seen())[1] as number) > 200)
  expect((await seen())[0]).toBe(0)
  await page.clock.runFor(11_000)
  const [middle, most] = (await seen()) as [number, number]
  expect(middle).toBeGreaterThan(0)
  expect(middle).toBeLessThan(most)
  await page.clock.runFor(9_000)
  expect((await seen())[0]).toBe(most)
  await page.clock.runFor(4_000)
  await page.locator('[data-kind="by-name"]').waitFor()
  await context.close()
})

test('a frame in another page shows the table live, and its links lead out of the frame', {
  tags: ['rest'],
}, async () => {
  const id = await app.tournament('league', ['Ann', 'Ben', 'Cid', 'Dot'])
  const page = await app.page({ as: 'guest', path: `/embed/${id}?view=table`, size: 'phone' })
  await page.getByRole('row', { name: /Ann/ }).waitFor()
  await page.waitForFunction(() => [...document.querySelectorAll('a')].every(({ target }) => target === '_blank'))
  expect(await page.locator('button, input, select').count()).toBe(0)
  const { todo } = await app.get(`/tournaments/${id}/chart`)
  const { match, game, white } = todo[0]
  const row = page.getByRole('row', { name: white })
  const before = await row.textContent()
  await app.command(id, { do: 'report', match, game, result: '1-0' })
  await page.locator('.fresh[data-fact="7"]').waitFor()
  expect(await row.textContent()).not.toBe(before)
})

test('nothing was complained about', () => {
  expect(app.complaints).toEqual([])
})
