/** Waits for a complete page of the web app, for tests and pictures. */
import { until } from './until.mjs'

/**
 * Watches a page from before it is loaded. The returned function resolves when the page is drawn, has received everything it
 * requested, and is drawn with that.
 * @param {import('playwright-core').Page} page
 * @returns {() => Promise<void>}
 */
export function watchUntilReady(page) {
  const pending = new Set()
  let requests = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') return
    requests++
    pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return async () => {
    let before
    do {
      before = requests
      await drawn(page)
      await until('the page has what it asked for', () => pending.size === 0)
      await drawn(page)
    } while (requests !== before)
  }
}

/** Two frames with their effects, since changes by an effect are drawn in the next one. */
const drawn = (page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    await frame()
    await frame()
  })
