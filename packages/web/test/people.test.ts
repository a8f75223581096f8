/** People and sharing: links that sign in, tokens, and a bracket on another site. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, openApp } from './app.ts'

let app: App
let id: string
beforeAll(async () => {
  app = await openApp()
  id = await app.tournament('league', ['Anna', 'Bruno', 'Clara', 'David'])
})
afterAll(() => app.close())

/** A link made on the page, which shows it once. */
async function invited(label: string) {
  const page = await app.page({ path: `/t/${id}/people` })
  await page.getByLabel('For', { exact: true }).fill(label)
  await page.getByRole('button', { name: /^Make a link/ }).click()
  const link = await page.locator('.fresh2 .code').textContent()
  return { page, link: link ?? '' }
}

/** Opens it without a session. */
async function openedBy(link: string, name: string) {
  const context = await app.context({ as: 'guest', isNew: true })
  const secret = link.split('#')[1]
  const answer = await context.request.post(`${app.url}/api/v1/session`, {
    data: { secret, name },
    headers: { origin: app.url },
  })
  return { context, status: answer.status() }
}

test('who is invited as a scorer records results and does not see the people', { tags: ['rest'] }, async () => {
  const { page, link } = await invited('Hall, tables 1 to 4')
  expect(link).toContain('/join#')
  const { context, status } = await openedBy(link, 'Sam Scorer')
  expect(status).toBe(201)
  const theirs = await context.newPage()
  app.listenTo(theirs)
  await app.go(theirs, `/t/${id}/people`)
  await theirs.getByRole('link', { name: 'Control room' }).waitFor()
  await app.settled(theirs)
  expect(await theirs.getByRole('link', { name: 'People', exact: true }).count()).toBe(0)
  expect(await theirs.getByRole('button', { name: /^Make a link/ }).count()).toBe(0)

  await page.reload()
  await page.getByRole('rowheader', { name: 'Sam Scorer' }).waitFor()
  await page.getByRole('button', { name: 'Remove Sam Scorer' }).click()
  await page.getByRole('button', { name: 'Take the role of Sam Scorer away' }).click()
  await page.getByRole('rowheader', { name: 'Sam Scorer' }).waitFor({ state: 'detached' })
  const seen = await (await context.request.get(`${app.url}/api/v1/tournaments/${id}`)).json()
  expect(seen.role).toBe('spectator')
  await context.close()
})

test('who made a link is said, and with its maker go the links of entrants if one says so (H3)', {
  tags: ['rest'],
}, async () => {
  const { page, link } = await invited('a second owner')
  const { context } = await openedBy(link, 'Smith and Jones')
  const { people } = await app.get(`/tournaments/${id}/people`)
  const person = people.find(({ name }: { name: string }) => name === 'Smith and Jones')
  await app.post(`/tournaments/${id}/people/${person.id}/role`, { role: 'director' })
  const { entrants } = await app.get(`/tournaments/${id}/entrants`)
  await context.request.post(`${app.url}/api/v1/tournaments/${id}/entrants/${entrants[0].id}/link`, {
    headers: { origin: app.url },
  })
  await page.reload()
  await page.getByText('Own links of entrants: 1 link').click()
  const madeBy = page.getByText(/^made by Smith and Jones/)
  await madeBy.waitFor()
  await page.getByRole('button', { name: 'Remove Smith and Jones' }).click()
  await page.getByLabel(/Also end 1 entrant link that Smith and Jones made/).check()
  await page.getByRole('button', { name: 'Take the role of Smith and Jones away' }).click()
  await madeBy.waitFor({ state: 'detached' })
  expect((await app.get(`/tournaments/${id}/people`)).keys.filter(isEntrantLink)).toEqual([])
  await context.close()
})

const isEntrantLink = ({ kind }: { kind: string }) => kind === 'entrant'

test('an invitation that was revoked opens nothing', { tags: ['rest'] }, async () => {
  const { page, link } = await invited('the deputy')
  await page
    .locator('.fresh2')
    .getByRole('button', { name: /^Revoke/ })
    .click()
  await page.locator('.fresh2').waitFor({ state: 'detached' })
  const { context, status } = await openedBy(link, 'Nobody')
  expect(status).toBeGreaterThanOrEqual(400)
  await context.close()
})

test('a token is shown once, opens the API, and ends when it is revoked', { tags: ['rest'] }, async () => {
  const page = await app.page({ path: `/t/${id}/people` })
  await page.getByRole('button', { name: 'New token' }).click()
  await page.getByLabel('What it is for').fill('Electronic boards')
  await page.getByRole('button', { name: 'Make the token' }).click()
  const token = (await page.locator('.token').textContent()) ?? ''
  const roleWith = async () => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${app.url}/api/v1/tournaments/${id}`, { headers })
    return answer.ok ? (await answer.json()).role : answer.status
  }
  expect(await roleWith()).toBe('scorer')
  await page.getByRole('button', { name: 'Revoke Electronic boards' }).click()
  await page.getByRole('rowheader', { name: 'Electronic boards' }).waitFor({ state: 'detached' })
  expect(await roleWith()).not.toBe('scorer')
})

test('who may watch is changed by a switch, and said', { tags: ['rest'] }, async () => {
  const page = await app.page({ path: `/t/${id}/people` })
  await page.getByRole('button', { name: 'People with a role' }).click()
  await page.getByText('Only people with a role here may watch now.').waitFor()
  expect((await app.get(`/tournaments/${id}`)).visibility).toBe('private')
  await page.getByRole('button', { name: 'People with a role', pressed: true }).waitFor()
  await page.getByRole('button', { name: 'Anybody' }).click()
  await page.getByText('Anybody may watch now.').waitFor()
})

test('of two clicks on the switch the last one counts, though the first is not saved yet', {
  tags: ['rest'],
}, async () => {
  const page = await app.page({ path: `/t/${id}/people` })
  const saved = await app.holdNext(page, '**/settings')
  await page.getByRole('button', { name: 'People with a role' }).click()
  await page.getByRole('button', { name: 'Anybody' }).click()
  saved()
  await page.getByText('Anybody may watch now.').waitFor()
  await page.getByRole('button', { name: 'Anybody', pressed: true }).waitFor()
  await app.settled(page)
  expect((await app.get(`/tournaments/${id}`)).visibility).toBe('public')
})

test('the embedded page shows in a page of another origin and cannot change anything', { tags: ['rest'] }, async () => {
  const club = await pageWith(`<iframe src="${app.url}/embed/${id}" width="600" height="400"></iframe>`)
  const page = await (await app.context()).newPage()
  await page.goto(club.url)
  const frame = page.frameLocator('iframe')
  await frame.getByText('Anna').first().waitFor()
  expect(await frame.getByRole('button').count()).toBe(0)
  expect(await frame.locator('input, select, textarea').count()).toBe(0)
  const facts = async () => (await app.get(`/tournaments/${id}/log`)).facts.length
  const before = await facts()
  await page.evaluate(
    (address) =>
      fetch(address, { method: 'POST', credentials: 'include', body: '{"do":"undo"}' }).catch(() => undefined),
    `${app.url}/api/v1/tournaments/${id}/commands`,
  )
  expect(await facts()).toBe(before)
  await page.close()
  club.server.close()
})

async function pageWith(body: string): Promise<{ server: Server; url: string }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Club</title>${body}`)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

test('a name that is typed as soon as its field is there stays, and the list of people follows it', {
  tags: ['rest'],
}, async () => {
  const page = await app.emptyPage()
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>('section[aria-labelledby="site-you"] input')
      if (!field) return
      watch.disconnect()
      field.value = 'Smith and Jones'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  await app.go(page, '/people')
  await page.getByRole('rowheader', { name: /Olga Owner/ }).waitFor()
  expect(await page.getByLabel('Your name').inputValue()).toBe('Smith and Jones')
  await page.getByRole('button', { name: 'Change the name' }).click()
  await page.getByRole('rowheader', { name: /Smith and Jones/ }).waitFor()
  await app.post('/session/name', { name: 'Olga Owner' })
})

test('people of the site are invited by their owner, and one is called as one wants', { tags: ['rest'] }, async () => {
  const page = await app.page({ path: '/people' })
  await page.getByRole('rowheader', { name: /Olga/ }).waitFor()
  await page.getByLabel('Your name').fill('Olga Organiser')
  await page.getByRole('button', { name: 'Change the name' }).click()
  await page.locator('.foot .me', { hasText: 'Olga Organiser' }).waitFor()
  expect((await app.get('/session')).name).toBe('Olga Organiser')
  await page.getByRole('button', { name: 'Make a link for another device' }).click()
  expect(await page.locator('.once .code').textContent()).toContain('/join#')
  const guest = await app.page({ as: 'guest', path: '/people' })
  await guest.getByText('You are not signed in.').waitFor()
  expect(app.complaints).toEqual([])
})

test('a link that works on this computer only says so, until the owner has chosen the address for others (B3)', {
  tags: ['rest'],
}, async () => {
  const { entrants } = await app.get(`/tournaments/${id}/entrants`)
  const page = await app.page({ path: `/t/${id}/e/${entrants[0].id}` })
  const warning = page.getByRole('note').filter({ hasText: 'works on this computer only' })
  await warning.waitFor()
  await warning.getByRole('link', { name: 'Choose the address for others' }).click()
  await page.getByLabel(/^Another address/).fill('http://192.0.2.7:8080')
  await page.getByRole('button', { name: 'Use it' }).click()
  await page.locator('.site-address .big', { hasText: 'http://192.0.2.7:8080' }).waitFor()
  await app.turn(page, `/t/${id}/people`)
  await page.locator('.pub .big', { hasText: `http://192.0.2.7:8080/t/${id}` }).waitFor()
  expect(await page.getByLabel(/HTML/).or(page.locator('textarea.code')).inputValue()).toContain(
    'http://192.0.2.7:8080/embed/',
  )
  expect(await warning.count()).toBe(0)
  await app.post('/site/address', {})
})
