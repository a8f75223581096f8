/**
 * The web app in the test browser: the size of a spectator's first page, the time until a table is shown on a slow machine,
 * and the cost of a live result on a bracket of 512.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { launchChromium } from '../tools/chromium.mjs'
import { firstLoads } from '../tools/first-loads.mjs'
import { ownerOf, startSite } from './server/site.mjs'
import { benchBracket } from './web/bracket.mjs'
import { benchFirstTable } from './web/first-table.mjs'

export async function benchWeb() {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-bench-'))
  const [browser, site] = [await launchChromium(), await startSite(join(folder, 'site.sqlite'), folder)]
  try {
    const owner = await ownerOf(site)
    return [...weights(), ...(await benchFirstTable(browser, owner)), ...(await benchBracket(browser, owner))]
  } finally {
    await browser.close()
    await site.stop()
    rmSync(folder, { recursive: true })
  }
}

const screens = ['overview', 'bracket', 'table', 'match']

/** Compressed JavaScript of a screen, with brotli and with gzip alone. */
function weights() {
  const loads = firstLoads()
  const brotli = (path) => readFileSync(`${path}.br`).length
  const gzip = (path) => gzipSync(readFileSync(path), { level: 6 }).length
  const weight = (screen, sizeOf) => loads[screen].reduce((sum, file) => sum + sizeOf(file), 0) / 1000
  const row = (screen, how, size) => ({ what: `first load of ${screen}, ${how}`, unit: 'kB', best: size, median: size })
  return screens.flatMap((screen) => [
    { ...row(screen, 'brotli', weight(screen, brotli)), atMost: 150 },
    row(screen, 'gzip', weight(screen, gzip)),
  ])
}
