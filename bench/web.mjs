/**
 * The web app in the test browser: what a spectator's first page weighs, how soon a table stands on a slow machine, and what
 * a live result costs a page that shows a bracket of 512.
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

/** Compressed JavaScript until a screen stands: as browsers of today are sent it, and those that know gzip alone. */
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
