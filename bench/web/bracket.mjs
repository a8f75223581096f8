/** A page that shows the bracket of a cup of 512 while results come in: elements in the view, and main-thread time an update. */
const entrants = 512
const updates = 40

export async function benchBracket(browser, { url, post }) {
  const { id } = await post('/tournaments', { format: 'cup', name: 'A cup of 512', autoPair: true })
  const people = Array.from({ length: entrants }, (_, i) => ({ name: `Player ${i + 1}`, rating: 2600 - i }))
  await post(`/tournaments/${id}/commands`, { do: 'enter', entrants: people })
  await post(`/tournaments/${id}/commands`, { do: 'start' })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${url}/t/${id}/bracket?view=tree`)
  await page.locator('a.match').first().waitFor()
  const elements = await page.evaluate(() => document.querySelectorAll('[data-part="bracket"] *').length)
  const costs = await costsOf(page, await context.newCDPSession(page), (match) =>
    post(`/tournaments/${id}/commands`, { do: 'report', match: String(match), game: 1, result: '1-0' }),
  )
  await context.close()
  const sorted = costs.toSorted((a, b) => a - b)
  return [
    { name: 'web: bracket of 512, elements in the view', best: elements, median: elements, atMost: 250 },
    {
      name: 'web: bracket of 512, main thread an update, ms',
      best: sorted[0],
      median: sorted[Math.floor(updates / 2)],
      atMost: 16,
    },
  ]
}

/** What the main thread did from one result to the next, whatever it was: scripts, style, layout, paint. */
async function costsOf(page, session, report) {
  await session.send('Performance.enable')
  const busyMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  }
  const costs = []
  for (let match = 1; match <= updates; match++) {
    await page.waitForTimeout(1200)
    const before = await busyMs()
    await report(match)
    await page.waitForTimeout(1200)
    costs.push((await busyMs()) - before)
  }
  return costs
}
