/** When a page of the web app is complete, for tests and pictures. */
import { until } from './until.mjs'

/**
 * Watches a page from before it is loaded. The answer resolves when the page is drawn, has what it asked the server for, and is
 * drawn with that.
 * @param {import('playwright-core').Page} page
 * @returns {() => Promise<void>}
 */
export function watchSettling(page) {
  const pending = new Set()
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return async () => {
    await drawn(page)
    await until('the page has what it asked for', () => pending.size === 0)
    await drawn(page)
  }
}

/** Twice, since what an effect changes is drawn in the next frame. */
const drawn = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
