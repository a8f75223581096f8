/**
 * The page of a comparison in a browser: it fits every screen, its names stand free with real letters, by day and by night.
 * @module-tag both
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedChromium } from '../../../tools/chromium.mjs'
import { sized } from '../../../tools/tier.ts'
import { voice } from '../../core/test/said.ts'
import { comparisonPage } from '../src/comparison/page.ts'
import { comparisonPicture } from '../src/comparison/plot.ts'
import { alike, equals, extreme, hostileEverywhere, nothing, usual } from './comparisons.ts'

const folder = mkdtempSync(join(tmpdir(), 'comparison-page-'))
let browser: Browser

beforeAll(async () => {
  browser = await sharedChromium()
})

afterAll(() => rmSync(folder, { recursive: true }))

type Scheme = 'light' | 'dark'

/** Opens it, lets somebody look, and says whether it asked for anything. */
async function looked<Seen>(
  file: string,
  content: string,
  { width, scheme }: { width: number; scheme: Scheme },
  look: (page: Page) => Promise<Seen>,
): Promise<{ seen: Seen; requests: string[] }> {
  writeFileSync(join(folder, file), content)
  const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme: scheme })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(`file://${join(folder, file)}`)
  await inOwnLetters(page)
  const seen = await look(page)
  await page.close()
  return { seen, requests }
}

/** The letters that it carries are asked for when it is laid out, and come a moment later. */
const inOwnLetters = (page: Page) =>
  page.evaluate(async () => {
    document.documentElement.getBoundingClientRect()
    await document.fonts.ready
  })

const comparisons = { usual, 'six alike': alike(6), extreme, equals, nothing, hostile: hostileEverywhere }

const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Texts of the picture as they are drawn: where, how large, and in which colours. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const ground = getComputedStyle(document.querySelector('.ground') as Element).fill
    const frame = (document.querySelector('.comparison') as Element).getBoundingClientRect()
    const all = [...document.querySelectorAll('.comparison text')].filter((text) => text.getClientRects().length > 0)
    return all.map((text) => {
      const { left, top, right, bottom } = text.getBoundingClientRect()
      const inside = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
      const size =
        Number.parseFloat(getComputedStyle(text).fontSize) * ((text as SVGTextElement).getScreenCTM()?.a ?? 0)
      const isName = text.parentElement?.classList.contains('label') === true
      return {
        text: text.textContent ?? '',
        left,
        top,
        right,
        bottom,
        inside,
        size,
        isName,
        fill: getComputedStyle(text).fill,
        ground,
      }
    })
  })

type Drawn = Awaited<ReturnType<typeof textsOf>>[number]

const widths = sized({ test: [360], rest: [360, 1280, 1920], deep: [360, 1280, 1920] })

const schemes = sized<readonly Scheme[]>({ test: ['light'], rest: ['light', 'dark'], deep: ['light', 'dark'] })

describe.each(widths)('on a screen of %i', (width) => {
  describe.each(schemes)('%s', (scheme) => {
    test.each(Object.entries(comparisons))(
      '%s: nothing is wider than the screen, and nothing is asked for',
      async (_, comparison) => {
        const { seen, requests } = await looked(
          'page.html',
          comparisonPage(comparison, voice),
          { width, scheme },
          overhang,
        )
        expect(seen).toBeLessThanOrEqual(0)
        expect(requests).toHaveLength(1)
      },
    )

    test.each(['usual', 'six alike', 'extreme'] as const)(
      '%s: with real letters no name stands on another',
      async (which) => {
        const { seen } = await looked(
          'page.html',
          comparisonPage(comparisons[which], voice),
          { width, scheme },
          textsOf,
        )
        const names = seen.filter(({ isName }) => isName)
        expect(names.length).toBeGreaterThan(15)
        expect(collisions(names)).toEqual([])
        expect(seen.filter(({ inside }) => !inside)).toEqual([])
      },
    )

    test('letters are large enough and stand out from the ground', async () => {
      const { seen } = await looked('page.html', comparisonPage(usual, voice), { width, scheme }, textsOf)
      expect(Math.min(...seen.map(({ size }) => size))).toBeGreaterThan(10)
      expect(Math.min(...seen.map(({ fill, ground }) => contrast(fill, ground)))).toBeGreaterThan(4.5)
    })

    test('the picture alone fits too, and has the same layout', async () => {
      const { seen } = await looked('plot.svg', comparisonPicture(usual, voice), { width, scheme }, async (page) => ({
        texts: await textsOf(page),
        overhang: await overhang(page),
      }))
      expect(seen.overhang).toBeLessThanOrEqual(0)
      expect(collisions(seen.texts.filter(({ isName }) => isName))).toEqual([])
      expect(seen.texts.filter(({ text }) => text === 'League')).toHaveLength(2)
    })
  })
})

test('the views stand side by side on a laptop and one below the other on a phone', { tags: ['rest'] }, async () => {
  const tops = async (width: number) => {
    const { seen } = await looked('page.html', comparisonPage(usual, voice), { width, scheme: 'light' }, textsOf)
    return seen.filter(({ text }) => /^(chance|rank)/.test(text)).map(({ top }) => Math.round(top))
  }
  const [one, other] = await tops(1280)
  expect(one).toBe(other)
  const [upper = 0, lower = 0] = await tops(360)
  expect(lower - upper).toBeGreaterThan(200)
})

test('by night it is dark', { tags: ['rest'] }, async () => {
  const ground = async (scheme: Scheme) => {
    const { seen } = await looked('plot.svg', comparisonPicture(usual, voice), { width: 1280, scheme }, textsOf)
    return seen[0]?.ground
  }
  expect(await ground('light')).toBe('rgb(255, 255, 255)')
  expect(await ground('dark')).toBe('rgb(23, 27, 34)')
})

test('an image in another page shows it as well', { tags: ['rest'] }, async () => {
  writeFileSync(join(folder, 'plot.svg'), comparisonPicture(usual, voice))
  const { seen } = await looked(
    'other.html',
    '<img src="plot.svg" style="width: 100%">',
    { width: 1280, scheme: 'light' },
    (page) =>
      page.evaluate(() => {
        const { width, height } = (document.querySelector('img') as HTMLElement).getBoundingClientRect()
        return width / height
      }),
  )
  expect(seen).toBeGreaterThan(1.8)
  expect(seen).toBeLessThan(2.4)
})

/** Two texts on one another; a hair's breadth is none. */
function collisions(texts: readonly Drawn[]): string[] {
  return texts.flatMap((a, i) =>
    texts.slice(0, i).flatMap((b) => {
      const [across, down] = [
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      ]
      return across > 1 && down > lineOverlap * a.size ? [`${a.text} on ${b.text}`] : []
    }),
  )
}

/** The box of a line is higher than its letters. */
const lineOverlap = 0.45

/** As the accessibility guidelines reckon it. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const channels = [...colour.matchAll(/\d+/g)].slice(0, 3).map(([value]) => Number(value) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
