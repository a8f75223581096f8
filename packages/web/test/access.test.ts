/** Every screen of the demos can be used by everybody: axe finds nothing, in light and dark; nothing scrolls sideways. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, openApp, sizes } from './app.ts'
import { demos, pathsOf, sitePaths } from './screens.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Violation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly html: string }[]
}

const told = (path: string, violations: readonly Violation[]): string[] =>
  violations.map(({ id, help, nodes }) => `${path}: ${id}, ${help}: ${nodes[0]?.html.slice(0, 160)}`)

/** In the dark only colours differ: the rest was seen in the light. */
async function violationsOn(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await new AxeBuilder({ page }).withTags(rules).analyze()
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze()
  return [...told(path, light.violations), ...told(`${path} in the dark`, dark.violations)]
}

/** How far the page can be scrolled sideways, at every width people have. */
async function overhangsOn(page: Page, path: string): Promise<string[]> {
  const found: string[] = []
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (over > 0) found.push(`${path} is ${over} px too wide at ${width}`)
  }
  await page.setViewportSize(sizes.laptop)
  return found
}

async function seen(paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const page = await app.page()
  for (const path of paths) {
    await app.turn(page, path)
    await page.waitForTimeout(100)
    found.push(...(await violationsOn(page, path)), ...(await overhangsOn(page, path)))
  }
  await page.context().close()
  return found
}

test('the pages of the site', async () => expect(await seen(sitePaths)).toEqual([]))

test.each(demos)('every screen of %s', async (demo) => {
  const paths = await pathsOf(app, demo)
  expect(paths.length).toBeGreaterThan(12)
  expect(await seen(paths)).toEqual([])
})

test('no browser complained, nothing asked for anything elsewhere, the server made no mistake', () =>
  expect(app.complaints).toEqual([]))
