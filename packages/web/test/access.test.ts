/**
 * Every screen of the demos can be used by everybody: axe finds nothing, in light and dark; nothing scrolls sideways.
 * @module-tag both
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sized } from '../../../tools/tier.ts'
import { type App, openApp, sizes } from './app.ts'
import { demos, pathsOfTier, sitePaths } from './screens.ts'

let app: App
beforeAll(async () => {
  app = await openApp()
})
afterAll(() => app.close())

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const all = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }
/** In dark mode only colours differ, so the other rules are checked once. */
const colours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

interface Violation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly html: string }[]
}
type AxeWindow = typeof globalThis & {
  axe: { run(where: Document, how: object): Promise<{ violations: Violation[]; passes: unknown[] }> }
}

/** The page script stays loaded from screen to screen. */
async function violationsOn(page: Page, runOnly: object): Promise<string[]> {
  const { violations, passes } = await page.evaluate(
    (how) => (globalThis as AxeWindow).axe.run(document, { runOnly: how, preload: false, resultTypes: ['violations'] }),
    runOnly,
  )
  expect(passes.length).toBeGreaterThan(0)
  return violations.map(({ id, help, nodes }) => `${id}, ${help}: ${nodes[0]?.html.slice(0, 160)}`)
}

/** At every commit the pages with the most colours. */
const isInTheDarkToo = (path: string): boolean =>
  sized({ test: /\/(control|bracket)$/.test(path), rest: true, deep: true })

async function inBothLights(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await violationsOn(page, all)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = isInTheDarkToo(path) ? await violationsOn(page, colours) : []
  return [...light.map((each) => `${path}: ${each}`), ...dark.map((each) => `${path}, in the dark: ${each}`)]
}

/** Overflow in pixels, on a laptop and on a phone. */
async function overhangsOn(page: Page, path: string): Promise<string[]> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  const wide = await over()
  await page.setViewportSize(sizes.phone)
  await app.drawn(page)
  const narrow = await over()
  await page.setViewportSize(sizes.laptop)
  return [
    ...(wide > 0 ? [`${path} is ${wide} px too wide on a laptop`] : []),
    ...(narrow > 0 ? [`${path} is ${narrow} px too wide on a phone`] : []),
  ]
}

async function faultsOf(paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const page = await app.page({ path: paths[0] ?? '/' })
  await page.evaluate(axe)
  for (const path of paths) {
    await app.turn(page, path)
    found.push(...(await inBothLights(page, path)), ...(await overhangsOn(page, path)))
  }
  return found
}

test('the pages of the site', async () => expect(await faultsOf(sitePaths)).toEqual([]))

test.each(demos)('screens of %s', async (demo) => {
  const paths = await pathsOfTier(app, demo)
  expect(paths.length).toBeGreaterThan(sized({ test: 2, rest: 12, deep: 12 }))
  expect(await faultsOf(paths)).toEqual([])
})

test('no browser complained, nothing asked for anything elsewhere, the server made no mistake', () =>
  expect(app.complaints).toEqual([]))
