/** The control room: a director at work, by keyboard. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../../tools/until.mjs'
import { type App, openApp } from './app.ts'

let app: App
let desk: Page
beforeAll(async () => {
  app = await openApp()
  desk = await app.page({ path: '/t/demo-league/control', isForAll: true })
}, 60_000)
afterAll(() => app.close())

const players = ['Ann', 'Ben', 'Cleo', 'Dan'] as const

/** The director's page, at the control room of a tournament. */
async function control(id: string): Promise<Page> {
  await app.go(desk, `/t/${id}/control`)
  return desk
}
const many = Array.from({ length: 12 }, (_, i) => `Player ${i + 1}`)

const pen = (page: Page) => page.getByLabel('Match number and result')
const toast = (page: Page) => page.locator('.toast')
const refusal = (page: Page) => page.locator('.entry [role=alert] .notice')

async function told(page: Page, text: RegExp): Promise<void> {
  await toast(page).filter({ hasText: text }).waitFor()
}

async function results(id: string): Promise<string[]> {
  const { stages } = await app.get(`/tournaments/${id}/chart`)
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came
  const matches = stages.flatMap((stage: any) => stage.rounds.flatMap((round: any) => round.matches))
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came
  return matches.flatMap(({ games }: any) => games.map(({ result }: any) => result))
}

/** Signs somebody in by a link, with a cookie of their own. */
async function arrived(link: string, name: string): Promise<string> {
  const secret = link.split('#')[1]
  const answer = await fetch(`${app.url}/api/v1/session`, {
    method: 'POST',
    headers: { origin: app.url, 'content-type': 'application/json' },
    body: JSON.stringify({ secret, name }),
  })
  return answer.headers.get('set-cookie')?.split(/[=;]/)[1] ?? ''
}

test('a round is recorded with the keyboard alone, and the line says what it will record', async () => {
  const id = await app.tournament('league', players)
  const page = await control(id)
  await page.keyboard.type('1 1')
  await page.locator('#penread', { hasText: new RegExp(`^${await pair(id, 0)}, match 1$`) }).waitFor()
  await page.keyboard.press('Enter')
  await told(page, /^Match 1 recorded/)
  expect(await pen(page).inputValue()).toBe('2 ')
  await page.keyboard.type('=')
  await page.keyboard.press('Enter')
  await told(page, /^Match 2 recorded/)
  expect(await results(id)).toEqual(['1-0', '1/2-1/2'])
})

test('the next open match is ready, and whoever types another one is not held up by it', async () => {
  const id = await app.tournament('league', [...players, 'Eva', 'Finn'])
  const page = await control(id)
  await page.keyboard.type('1 1')
  await page.keyboard.press('Enter')
  await told(page, /^Match 1 recorded/)
  await page.keyboard.type('3 0')
  await page.keyboard.press('Enter')
  await told(page, /^Match 3 recorded/)
  expect(await pen(page).inputValue()).toBe('2 ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await told(page, /^Match 2 recorded/)
  expect(await pen(page).inputValue()).toBe('4 ')
  expect(await results(id)).toEqual(['1-0', '1-0', '0-1'])
})

test('a name stands for its match, and a beginning of it is completed with the keyboard', async () => {
  const id = await app.tournament('league', ['Anna Abel', 'Anna Berg', 'Anna Celan', 'Anna Dorn'])
  const page = await control(id)
  await pen(page).fill('anna')
  await page.locator('#penread', { hasText: /can be several matches/ }).waitFor()
  await page.keyboard.press('Enter')
  await refusal(page).filter({ hasText: 'can be several matches' }).waitFor()
  await pen(page).fill('anna d')
  await page
    .getByRole('list', { name: 'Names and matches' })
    .getByRole('button', { name: /^Anna Dorn/ })
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await pen(page).inputValue()).toBe('Anna Dorn ')
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await told(page, /recorded: .*Anna Dorn/)
  const { log } = await app.get(`/tournaments/${id}/log`).then(({ facts }) => ({ log: facts }))
  const [fact] = log.slice(-1)
  const { entrants } = await app.get(`/tournaments/${id}/chart`)
  const dorn = entrants.find(({ name }: { name: string }) => name === 'Anna Dorn').id
  expect(fact.result).toBe(fact.sides[0] === dorn ? '1-0' : '0-1')
})

test('with a mouse the three results show in the row under the pointer', async () => {
  const id = await app.tournament('league', players)
  const page = await control(id)
  const row = page.locator('.entry tr.open').first()
  const draw = row.getByRole('button', { name: /½–½/ })
  expect(await draw.isVisible()).toBe(false)
  await row.hover()
  await draw.click()
  await told(page, /^Match 1 recorded/)
  await page.locator('.entry tr.open .take').first().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await told(page, /^Match 2 recorded/)
  expect(await results(id)).toEqual(['1/2-1/2', '1-0'])
})

/** The reading of the first pair: "Ann 1–0 Ben". */
async function pair(id: string, index: number): Promise<string> {
  const { stages } = await app.get(`/tournaments/${id}/chart`)
  const { white, black } = stages[0].rounds[0].matches[index].next[0]
  return `${white} 1–0 ${black}`
}

test('what cannot be recorded is refused in place, and what was typed stays', async () => {
  const id = await app.tournament('league', players)
  const page = await control(id)
  const tries = [
    ['99 1', 'There is no match 99'],
    ['1 7', '“7” is not a result'],
    ['5 1', 'Match 5 cannot take a result yet'],
  ] as const
  for (const [text, sentence] of tries) {
    await pen(page).fill(text)
    await page.keyboard.press('Enter')
    await refusal(page).filter({ hasText: sentence }).waitFor()
    expect(await pen(page).inputValue()).toBe(text)
  }
  await app.command(id, { do: 'report', match: '1', result: '0-1' })
  await page.locator('.entry tr.done').waitFor()
  await pen(page).fill('1 1')
  await page.keyboard.press('Enter')
  await refusal(page).filter({ hasText: 'Match 1 is already decided' }).waitFor()
  expect(await refusal(page).getByRole('link').getAttribute('href')).toBe(`/t/${id}/m/1`)
  expect(await pen(page).inputValue()).toBe('1 1')
})

test('U takes the last result back from the empty line, and it can be done again', async () => {
  const id = await app.tournament('league', players)
  const page = await control(id)
  await page.keyboard.type('1 0')
  await page.keyboard.press('Enter')
  await told(page, /recorded/)
  await page.keyboard.press('u')
  await told(page, /^Taken back: Match 1/)
  expect(await results(id)).toEqual([])
  await page.locator('.last').getByRole('button', { name: 'Redo' }).click()
  await told(page, /^Done again: Match 1/)
  expect(await results(id)).toEqual(['0-1'])
})

test('several results are one command: one undo takes back all, and nothing of somebody else (B6)', async () => {
  const id = await app.tournament('league', [...players, 'Eve', 'Finn'])
  const page = await control(id)
  const record = async () => {
    await page.getByLabel(/^One result per line/).fill('1 1\n2 0\n3 =')
    await page.getByRole('button', { name: 'Record 3 lines' }).click()
    await told(page, /^3 results recorded/)
  }
  await page.getByRole('button', { name: 'Several results at once' }).click()
  await record()
  const { facts } = await app.get(`/tournaments/${id}/log`)
  expect(new Set(facts.slice(-3).map(({ key }: { key: string }) => key)).size).toBe(1)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await told(page, /^Taken back: Match 1.*and 2 more results/)
  expect(await results(id)).toEqual([])
  await record()
  await app.command(id, { do: 'report', match: '4', result: '1-0' })
  await page.locator('.last', { hasText: 'Match 4' }).waitFor()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await told(page, /^Not taken back: Something else was recorded since/)
  expect(await results(id)).toHaveLength(4)
})

test('a pasted sheet is read line by line, and nothing is recorded before all of it is clear', async () => {
  const id = await app.tournament('league', players)
  const page = await control(id)
  await page.getByRole('button', { name: 'Several results at once' }).click()
  const sheet = page.getByLabel(/^One result per line/)
  await sheet.fill('1 1\n77 1\n2 0\n1 0')
  const wrong = page.locator('.answers .not')
  await wrong.filter({ hasText: 'There is no match 77' }).waitFor()
  await wrong.filter({ hasText: 'Line 1 already has a result of match 1' }).waitFor()
  expect(await page.getByRole('button', { name: 'Record 4 lines' }).getAttribute('aria-disabled')).toBe('true')
  await sheet.fill('1 1; 2 0')
  await page.getByRole('button', { name: 'Record 2 lines' }).click()
  await told(page, /^2 results recorded/)
  expect(await sheet.inputValue()).toBe('')
  expect(await results(id)).toEqual(['1-0', '0-1'])
})

test('a drafted round is changed by hand, checked and published', { tags: ['rest'] }, async () => {
  await app.post('/tournaments/demo-bridge/settings', { autoPair: false })
  const page = await control('demo-bridge')
  for (const [teams, one, other] of [
    ['ab', 30, 20],
    ['bc', 12, 20],
    ['ac', 40, 3],
  ]) {
    await pen(page).fill(`5 ${teams} ${one}-${other}`)
    await page.keyboard.press('Enter')
    await told(page, new RegExp(`^Match 5 recorded: .+ ${one}–${other} `))
  }
  const draft = page.getByRole('region', { name: 'Semifinals' })
  const names = draft.getByRole('button', { name: /change places$/ })
  await names.nth(3).waitFor()
  const [first, , third] = await names.allTextContents()
  await names.nth(0).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const checked = await app.holdNext(page, '**/preview')
  await page.keyboard.press('Enter')
  await draft.getByText('2 matches changed by hand.').waitFor()
  const publish = (disabled: boolean) => draft.getByRole('button', { name: 'Publish Semifinals', disabled })
  await publish(true).waitFor()
  checked()
  await draft.getByText('By hand. The draft paired').first().waitFor()
  await publish(false).click()
  await told(page, /^Semifinals published/)
  const { stages } = await app.get('/tournaments/demo-bridge/chart')
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came
  const seats = stages[0].rounds[2].matches.map(({ seats }: any) => seats.map(({ entrant }: any) => entrant))
  const met = (name: string | undefined) => seats.find((each: string[]) => each.includes(name ?? ''))
  expect(met(first)).not.toBe(met(third))
  expect(stages[0].rounds[2].pairing.kind).toBe('by-hand')
})

test('a phase that the rules alone pair is published as it was drafted, with its reasons', async () => {
  const id = await app.tournament('hybrid-knockout', many, { autoPair: false })
  const page = await control(id)
  const publish = page.getByRole('button', { name: /^Publish / })
  await publish.waitFor()
  const draft = page.locator('.drafting')
  expect(await draft.locator('.rule-no').first().textContent()).toMatch(/^HYB-/)
  expect(await draft.textContent()).toContain('paired by the rules alone')
  await publish.click()
  await told(page, /published/)
  await pen(page).waitFor()
})

test('a withdrawal shows what it leads to before it is done', async () => {
  const id = await app.tournament('league', [...players, 'Eve'])
  const page = await control(id)
  await page.getByRole('button', { name: 'Withdraw: Ben' }).click()
  const slip = page.getByRole('dialog')
  await slip.getByText('Ben withdrew.').waitFor()
  await slip.getByText('4 play on, 5 before.').waitFor()
  // B7: void games are not called drawn, and the dialog does not say that no match changes.
  expect(await slip.getByText('annulled').count()).toBe(8)
  await page.keyboard.press('Escape')
  await slip.waitFor({ state: 'detached' })
  await app.settled(page)
  expect((await app.get(`/tournaments/${id}/entrants`)).entrants[1].withdrawn).toBeUndefined()
  await page.getByRole('button', { name: 'Withdraw: Ben' }).click()
  await slip.getByLabel('Note, kept in the history').fill('ill')
  await slip.getByText('4 play on').waitFor()
  await slip.getByRole('button', { name: 'Withdraw Ben' }).click()
  await told(page, /Ben withdrew/)
  await page.getByRole('button', { name: 'Readmit: Ben' }).waitFor()
})

test('reports that disagree wait in the queue until one of them is recorded', { tags: ['rest'] }, async () => {
  const id = await app.tournament('league', players)
  const { stages, entrants } = await app.get(`/tournaments/${id}/chart`)
  const { white, black } = stages[0].rounds[0].matches[0].next[0]
  const page = await control(id)
  for (const [name, result] of [
    [white, '1-0'],
    [black, '0-1'],
  ]) {
    const entrant = entrants.find((each: { name: string }) => each.name === name)
    const { link } = await app.post(`/tournaments/${id}/entrants/${entrant.id}/link`)
    const cookie = await arrived(link, name)
    await fetch(`${app.url}/api/v1/tournaments/${id}/claims`, {
      method: 'POST',
      headers: { cookie: `arbiter=${cookie}`, origin: app.url, 'content-type': 'application/json' },
      body: JSON.stringify({ match: '1', game: 1, result }),
    })
  }
  const queue = page.getByRole('region', { name: 'Needs attention' })
  await queue.getByText('Two reports of match 1 disagree').waitFor()
  await queue.getByRole('button', { name: /^Record 0–1/ }).click()
  await told(page, /^Match 1 recorded/)
  await queue.getByText('Nothing needs your attention.').waitFor()
  expect(await results(id)).toEqual(['0-1'])
})

test('a list is entered, put in order and started, with what the start leads to', { tags: ['rest'] }, async () => {
  const { id } = await app.post('/tournaments', { format: 'league', name: 'New' })
  const page = await control(id)
  await page.getByLabel(/^Add entrants/).fill('Ann, 1900, Harbour\nBen, 1800\nCleo\nDan, x')
  await page.getByText('Line 4: “rating” must be a whole number').waitFor()
  await page.getByLabel(/^Add entrants/).fill('Ann, 1900, Harbour\nBen, 1800\nCleo, 1700\nDan, 1600')
  await page.getByRole('button', { name: 'Enter 4 entrants' }).click()
  await page.getByRole('button', { name: 'Start …' }).click()
  const slip = page.getByRole('dialog')
  await slip.getByText('Started with 4').waitFor()
  await slip.getByRole('button', { name: 'Start with this list' }).click()
  await pen(page).waitFor()
})

test('all keys stand on one slip, and while a slip is open no key does anything beneath it', {
  tags: ['rest'],
}, async () => {
  const id = await app.tournament('league', players)
  await app.command(id, { do: 'report', match: '1', result: '1-0' })
  const page = await app.page({ path: `/t/${id}/history` })
  const facts = async () => (await app.get(`/tournaments/${id}/log`)).facts.length
  const before = await facts()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Help' }).waitFor()
  await page.keyboard.press('u')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await app.settled(page)
  expect(await facts()).toBe(before)
  await page.keyboard.press('u')
  await until('a fact has come', async () => (await facts()) > before)
})

test('a scorer records results and is offered nothing that is the director’s', { tags: ['rest'] }, async () => {
  const id = await app.tournament('league', players)
  const { link } = await app.post(`/tournaments/${id}/invitations`, { role: 'scorer' })
  const cookie = await arrived(link, 'Sam Scorer')
  const context = await app.context({ as: 'guest', isNew: true })
  await context.addCookies([{ name: 'arbiter', value: cookie, url: app.url }])
  const page = await context.newPage()
  app.listenTo(page)
  await app.go(page, `/t/${id}/control`)
  await pen(page).fill('1 1')
  await page.keyboard.press('Enter')
  await told(page, /^Match 1 recorded/)
  expect(await page.getByRole('button', { name: /Undo|Withdraw|Rule|Publish/ }).count()).toBe(0)
  expect(await page.getByRole('heading', { name: /Entrants|Settings|Rulings/ }).count()).toBe(0)
})

test('one long name leaves the buttons of every entrant in sight (B11)', { tags: ['rest'] }, async () => {
  const long = 'Wolfeschlegelsteinhausenbergerdorff-Montgomery von Hohenzollern-Sigmaringen'
  const id = await app.tournament('league', [long, ...players.slice(1)])
  for (const size of ['laptop', 'phone'] as const) {
    const page = await app.page({ path: `/t/${id}/control`, size })
    const button = page.getByRole('button', { name: `Withdraw: ${long}` })
    await button.waitFor()
    await app.settled(page)
    const hidden = await button.evaluate((it) => {
      const frame = it.closest('table')?.parentElement
      return frame ? it.getBoundingClientRect().right - frame.getBoundingClientRect().right : Number.NaN
    })
    expect(hidden, size).toBeLessThanOrEqual(0)
  }
})

test('on a phone a result is one touch, and no browser complained about anything', async () => {
  const id = await app.tournament('league', players)
  const page = await app.page({ path: `/t/${id}/control`, size: 'phone' })
  await page.getByRole('button', { name: `Record: ${await pair(id, 0)}` }).click()
  await told(page, /^Match 1 recorded/)
  await app.settled(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(app.complaints).toEqual([])
})
