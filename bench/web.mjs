/**
 * The web app in the test browser: what a spectator's first page weighs, how soon a table stands on a slow machine, and what
 * a live result costs a page that shows a bracket of 512.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { launchChromium } from '../tools/chromium.mjs'
import { benchBracket } from './web/bracket.mjs'
import { benchFirstTable } from './web/first-table.mjs'
import { openStage } from './web/stage.mjs'

const dist = fileURLToPath(new URL('../packages/web/dist', import.meta.url))

export async function benchWeb() {
  const browser = await launchChromium()
  const stage = await openStage()
  try {
    return [...firstLoads(), ...(await benchFirstTable(browser, stage)), ...(await benchBracket(browser, stage))]
  } finally {
    await browser.close()
    await stage.close()
  }
}

/** Compressed JavaScript until the screen stands, as the server sends it to browsers of today, and to those that know gzip alone. */
function firstLoads() {
  const loads = JSON.parse(readFileSync(`${dist}/first-loads.json`, 'utf8'))
  const kilobytes = (files, sizeOf) => files.reduce((sum, file) => sum + sizeOf(`${dist}/assets/${file}`), 0) / 1000
  const brotli = (path) => readFileSync(`${path}.br`).length
  const gzip = (path) => gzipSync(readFileSync(path), { level: 6 }).length
  return ['overview', 'bracket', 'table', 'match'].flatMap((screen) =>
    [
      ['brotli', brotli],
      ['gzip', gzip],
    ].map(([how, sizeOf]) => {
      const size = kilobytes(loads[screen], sizeOf)
      return {
        name: `web: first load, ${screen}, ${how}, kB`,
        best: size,
        median: size,
        ...(how === 'brotli' ? { atMost: 150 } : {}),
      }
    }),
  )
}
