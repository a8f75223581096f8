/** Signing in, the list of tournaments with its owner's actions, and the page on which entrants report. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../../tools/until.mjs'
import { type App, openApp } from './app.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const pathOf = (link: string): string => link.slice(app.url.length)

test('whoever opens an invitation says a name and is in; the secret leaves the address', async () => {
  const { link } = await app.post('/invitations', { role: 'owner' })
  const page = await app.page({ as: 'guest', isNew: true, path: pathOf(link) })
  await page.getByLabel('What is your name').fill('Nora North')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page
    .getByRole('link', { name: /^New tournament/ })
    .first()
    .waitFor()
  await page.waitForURL(`${app.url}/`)
  expect(await page.locator('.kicker').textContent()).toBe('Signed in as Nora North, owner of this site')
  await page.close()
})

test('an answer that does not have its shape is found, whichever page gets it', async () => {
  const page = await app.page({ as: 'guest' })
  const wrong = { kind: 'somebody' }
  await app.intercept(page, '**/api/v1/session', (route) => route.fulfill({ json: wrong }), { times: 1 })
  await page.evaluate(() => fetch('/api/v1/session').then((answer) => answer.text()))
  const [misfit] = await until('it is found', () => (app.misfits.length > 0 ? app.misfits.splice(0) : undefined))
  expect(misfit).toMatch(/^GET \/api\/v1\/session: .*kind/)
})

test('a link that opens nothing is refused in place, and another can be pasted', { tags: ['rest'] }, async () => {
  const page = await app.page({ as: 'guest', isNew: true, path: '/join#nothing' })
  await page.getByRole('alert').getByText(/link/).waitFor()
  const { link } = await app.post('/tournaments/demo-league/invitations', { role: 'scorer' })
  await page.getByLabel('Your link').fill(link)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('What is your name').fill('Sam Scorer')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(`${app.url}/t/demo-league`)
  await page.close()
})

test('a guest sees what is public, how far it is and how to come in, and nothing to change', {
  tags: ['rest'],
}, async () => {
  const page = await app.page({ as: 'guest', size: 'phone' })
  const league = page.locator('[data-tournament="demo-league"]')
  await league.getByRole('img', { name: /rounds played/ }).waitFor()
  await page.getByRole('link', { name: 'I have a link' }).waitFor()
  await app.settled(page)
  expect(await page.getByRole('button', { name: /Remove|Archive:|Import/ }).count()).toBe(0)
  await page.getByLabel('Find a tournament by its name').fill('nothing like it')
  await page.getByText('No tournament has “nothing like it” in its name.').waitFor()
  await page.close()
})

test('a file that does not hold is refused with its line, and one that holds is brought in', {
  tags: ['rest'],
}, async () => {
  const page = await app.page()
  const field = page.locator('#import-file')
  const file = (text: string) => ({ name: 'my.arbiter', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await field.setInputFiles(file('no tournament\n'))
  await page
    .getByRole('alert')
    .getByText(/Line 1:/)
    .waitFor()
  const text = await page.evaluate(async () =>
    (await fetch('/api/v1/tournaments/demo-league/export/tournament.arbiter')).text(),
  )
  await field.setInputFiles(file(text))
  await page.waitForURL(/\/t\/[0-9a-f]{12}\/control$/)
  await page.close()
})

test('the owner removes a demo after being asked, and archives another tournament with a way back', {
  tags: ['rest'],
}, async () => {
  await app.post('/tournaments', { format: 'league', name: 'Put away' })
  const page = await app.page()
  await page.getByRole('button', { name: 'Remove: Old Mill Diagonal' }).click()
  await page.getByRole('button', { name: 'Remove the demo' }).click()
  await page.getByText('Old Mill Diagonal was removed.').waitFor()
  await page.locator('[data-tournament="demo-diagonal"]').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Archive: Put away' }).click()
  await page.getByText('Put away is in the archive').waitFor()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await page.getByRole('heading', { name: 'Put away' }).waitFor()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await page.getByText('The archive is empty.').waitFor()
  await page.close()
})

test('the owner removes what was made by mistake from the archive, after typing its name (M6)', {
  tags: ['rest'],
}, async () => {
  const { id } = await app.post('/tournaments', { format: 'league', name: 'Smith and Jones' })
  await app.post(`/tournaments/${id}/archive`, { archived: true })
  const page = await app.page()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await page.getByRole('button', { name: 'Remove: Smith and Jones' }).click()
  await page.getByRole('link', { name: 'Save the tournament file' }).waitFor()
  await page.getByLabel('Type its name to remove it').fill('Smith')
  await page.getByRole('button', { name: 'Remove it for good' }).click()
  await page.getByText('would be gone for good').waitFor()
  await page.getByLabel('Type its name to remove it').fill('Smith and Jones')
  await page.getByRole('button', { name: 'Remove it for good' }).click()
  await page.getByText('Smith and Jones was removed.').waitFor()
  await page.locator(`[data-tournament="${id}"]`).waitFor({ state: 'detached' })
  await page.close()
})

test('an entrant says how a game ended, and it is recorded when the other side says the same', async () => {
  const id = await app.tournament('league', ['Ann', 'Ben', 'Cai', 'Dee'])
  const [ann, ben] = [await deskOf(id, 'Ann'), await deskOf(id, 'Ben')]
  await ann.getByRole('button', { name: /^I won/ }).click()
  await ann.getByText('You reported 1–0. It is recorded when the other side reports the same.').waitFor()
  await comeBackTo(ben)
  await ben.getByText('Ann reported 1–0. Report the same to confirm it, or what you saw.').waitFor()
  await ben.getByRole('button', { name: /^Draw/ }).click()
  await ben.getByText(/The reports differ/).waitFor()
  await comeBackTo(ann)
  await ann.getByText(/The reports differ/).waitFor()
  await ben.getByRole('button', { name: /^I lost as Ann reported/ }).click()
  await ben.getByText('Both sides agree: the result is recorded.').waitFor()
  await ann.getByText('You have no game to report now.').waitFor()
  const { table } = await app.get(`/tournaments/${id}/table`)
  expect(table[0]).toMatchObject({ name: 'Ann', points: 3 })
  expect(app.complaints).toEqual([])
})

test('signing out asks first, and makes a link to come back with (B13)', { tags: ['rest'] }, async () => {
  const { link } = await app.post('/invitations', { role: 'owner' })
  const page = await app.page({ as: 'guest', isNew: true, path: pathOf(link) })
  await page.getByLabel('What is your name').fill('Nora North')
  await page.getByRole('button', { name: 'Continue' }).click()
  const signOut = page.getByRole('contentinfo').getByRole('button', { name: 'Sign out' })
  await signOut.click()
  const slip = page.getByRole('dialog', { name: /^Sign out/ })
  await slip.getByText(/To come back you need a new one/).waitFor()
  await page.keyboard.press('Escape')
  await slip.waitFor({ state: 'detached' })
  await app.settled(page)
  expect(await page.locator('.foot .me').textContent()).toContain('Nora North')
  await signOut.click()
  await slip.getByRole('button', { name: 'Make a link to come back' }).click()
  const back = (await slip.locator('.code').textContent()) ?? ''
  await slip.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('link', { name: 'I have a link' }).waitFor()
  await app.go(page, pathOf(back))
  await page.locator('.foot .me', { hasText: 'Nora North' }).waitFor()
})

test('a signed-in person is a stranger after no reload, with the app kept in the browser (B1)', {
  tags: ['rest'],
}, async () => {
  const id = await app.tournament('league', ['Ann', 'Ben', 'Cai', 'Dee'])
  const ann = await deskOf(id, 'Ann')
  const owner = await app.page({ isNew: true })
  for (const page of [ann, owner]) await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  for (let again = 0; again < 12; again++) {
    await ann.reload()
    await ann.getByRole('heading', { name: 'Ann', level: 1 }).waitFor()
    await owner.reload()
    await owner.getByRole('link', { name: 'People', exact: true }).waitFor()
  }
})

/** The page asks for the other side's report every ten seconds, and when it gets the focus. */
const comeBackTo = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

/** The page that an entrant's link opens. */
async function deskOf(id: string, name: string): Promise<Page> {
  const { entrants } = await app.get(`/tournaments/${id}/entrants`)
  const { id: entrant } = entrants.find((each: { name: string }) => each.name === name)
  const { link } = await app.post(`/tournaments/${id}/entrants/${entrant}/link`)
  const page = await app.page({ as: 'guest', isNew: true, size: 'phone', path: pathOf(link) })
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await page.waitForURL(`${app.url}/report`)
  return page
}
