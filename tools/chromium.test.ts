import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { chosenBrowser, launchChromium } from './chromium.mjs'

let browser: Browser

beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser?.close())
afterEach(() => vi.unstubAllEnvs())

test('a page has no font but its own and the one of the package', async () => {
  const page = await browser.newPage()
  const widths = await page.evaluate((families) => {
    const text = document.body.appendChild(document.createElement('span'))
    text.textContent = 'Rating ilm'
    return families.map((family) => {
      text.style.font = `40px '${family}'`
      return Math.round(text.getBoundingClientRect().width)
    })
  }, families)
  await page.close()
  expect(new Set(widths).size).toBe(1)
})

/** The system's fonts, as machines have them and pages ask for them. */
const families = [
  ...['Open Sans', 'DejaVu Sans', 'DejaVu Sans Mono', 'Liberation Sans', 'Nimbus Sans', 'Noto Sans', 'Ubuntu'],
  ...['Helvetica Neue', 'Arial', 'Courier New', 'Times New Roman', 'Archivo', 'No Such Font'],
]

test('language and time zone of the browser are not those of the machine', async () => {
  const page = await browser.newPage()
  const seen = await page.evaluate(() => [navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone])
  await page.close()
  expect(seen).toEqual(['en-US', 'UTC'])
})

test.each`
  platform   | arch       | ARBITER_BROWSER        | answer
  ${'linux'} | ${'x64'}   | ${undefined}           | ${{ libraries: 'al2023/lib' }}
  ${'linux'} | ${'x64'}   | ${'/usr/bin/chromium'} | ${{ executable: '/usr/bin/chromium' }}
  ${'linux'} | ${'arm64'} | ${'/usr/bin/chromium'} | ${{ executable: '/usr/bin/chromium' }}
`('$platform on $arch with $ARBITER_BROWSER', ({ platform, arch, ARBITER_BROWSER, answer }) => {
  expect(chosenBrowser({ platform, arch, env: { ARBITER_BROWSER } })).toEqual(answer)
})

test.each([
  ['linux', 'arm64'],
  ['darwin', 'x64'],
])('on %s on %s a sentence says what to do', (platform, arch) => {
  expect(() => chosenBrowser({ platform, arch, env: {} })).toThrow(
    `The packaged test browser runs on Linux on x64 only, and this is ${platform} on ${arch}: set ARBITER_BROWSER to the path of a Chromium of this machine.`,
  )
})

test('so it does where the browser named cannot be started', async () => {
  vi.stubEnv('ARBITER_BROWSER', '/no/such/chromium')
  await expect(launchChromium()).rejects.toThrow(
    /^ARBITER_BROWSER names \/no\/such\/chromium, which cannot be started as a Chromium \(.*\): set ARBITER_BROWSER to the path of a Chromium of this machine\.$/,
  )
})
