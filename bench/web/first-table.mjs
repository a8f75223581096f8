/** From the click to a readable table, with a processor slowed down four times and an empty cache. */
import { rounds } from '../rounds.mjs'
import { leastAndMedian } from '../server/row.mjs'

const slower = 4
const laps = rounds(5)

export async function benchFirstTable(browser, { url }) {
  const times = []
  for (let lap = 0; lap < laps; lap++) times.push(await once(browser, `${url}/t/demo-league/table`))
  return [{ what: `first table, processor ${slower} times slower`, unit: 'ms', ...leastAndMedian(times) }]
}

async function once(browser, address) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const begun = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator('main table tbody tr').first().waitFor()
  const took = performance.now() - begun
  await context.close()
  return took
}
