/**
 * What an organiser says about the event, on the page that visitors see.
 * @module-tag rest
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, openApp } from './app.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const logo = 'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFElEQVR4nGNQMDjwnxjMMKqQvgoBRZjN3dXEG+AAAAAASUVORK5CYII='

test('day, place and logo are typed in the control room and stand on the overview, until they are taken back', async () => {
  const id = await app.tournament('league', ['Ann', 'Ben', 'Cai', 'Dee'])
  const control = await app.page({ path: `/t/${id}/control` })
  await control.getByRole('button', { name: 'About the event' }).click()
  const slip = control.getByRole('dialog')
  await slip.getByLabel('First day').fill('2026-11-28')
  await slip.getByLabel('Place').fill('Smith and Jones, Black Street')
  await slip
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(logo, 'base64') })
  await slip.getByRole('img', { name: 'Logo' }).waitFor()
  await slip.getByRole('button', { name: 'Save' }).click()
  await slip.waitFor({ state: 'detached' })
  const visitor = await app.page({ as: 'guest', path: `/t/${id}` })
  await visitor.getByText('28 Nov 2026').waitFor()
  await visitor.getByText('Smith and Jones, Black Street').waitFor()
  expect(await visitor.locator('img.event-logo').getAttribute('src')).toMatch(/^data:image\/png;base64,/)
  await app.command(id, { do: 'undo' })
  await visitor.getByText('Smith and Jones').waitFor({ state: 'detached' })
  expect(await visitor.locator('img.event-logo').count()).toBe(0)
})

test('a file that is no picture is refused in place, and the last day may not be before the first', async () => {
  const id = await app.tournament('league', ['Ann', 'Ben', 'Cai', 'Dee'])
  const control = await app.page({ path: `/t/${id}/control`, size: 'phone' })
  await control.getByRole('button', { name: 'About the event' }).click()
  const slip = control.getByRole('dialog')
  await slip
    .locator('input[type=file]')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('name\nAnn') })
  await slip.getByText('This file cannot be read as a picture.').waitFor()
  await slip.getByLabel('Last day').fill('2026-11-27')
  await slip.getByLabel('First day').fill('2026-11-28')
  await slip.getByRole('button', { name: 'Save' }).click()
  await slip.getByText('The last day is before the first.').waitFor()
  expect(
    (await app.get(`/tournaments/${id}/log`)).facts.some(({ type }: { type: string }) => type === 'event-described'),
  ).toBe(false)
})
