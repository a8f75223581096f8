/** The bracket of a cup of 512 while results come in: elements on the page, and main-thread time per update. */
import { rounds } from '../rounds.mjs'
import { leastAndMedian } from '../server/row.mjs'
import { post } from '../server/site.mjs'

const updates = rounds(40)
const settledMs = 1200

export async function benchBracket(browser, owner) {
  const commands = await cupOf512(owner)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(`${owner.url}${commands.replace('/tournaments', '/t').replace('commands', 'bracket')}?view=tree`)
  await page.locator('a.match').first().waitFor()
  const elements = await page.locator('.bracket .big *').count()
  const report = (match) => post(owner, commands, { do: 'report', match: String(match), game: 1, result: '1-0' })
  const costs = await costsOf(page, await context.newCDPSession(page), report)
  await context.close()
  return [
    { what: 'bracket of 512, elements in the view', unit: '', best: elements, median: elements, atMost: 250 },
    { what: '  main thread an update', unit: 'ms', ...leastAndMedian(costs), atMost: 12 },
  ]
}

async function cupOf512(owner) {
  const { id } = await post(owner, '/tournaments', { format: 'cup', name: 'A cup of 512', autoPair: true })
  const commands = `/tournaments/${id}/commands`
  const entrants = Array.from({ length: 512 }, (_, i) => ({ name: `Player ${i + 1}`, rating: 2600 - i }))
  await post(owner, commands, { do: 'enter', entrants })
  await post(owner, commands, { do: 'start' })
  return commands
}

/** Main-thread time from one result to the next: scripts, style, layout, paint. */
async function costsOf(page, session, report) {
  await session.send('Performance.enable')
  const busyMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  }
  const costs = []
  for (let match = 1; match <= updates; match++) {
    const before = await busyMs()
    await report(match)
    await page.waitForTimeout(settledMs)
    costs.push((await busyMs()) - before)
  }
  return costs
}
