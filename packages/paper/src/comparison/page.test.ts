import { expect, test } from 'vitest'
import { alike, equals, extreme, hostileEverywhere, nothing, usual } from '../../test/comparisons.ts'
import { inFrench, inGerman, voice } from '../../test/core.ts'
import { withoutTypeface } from '../../test/without-typeface.ts'
import { comparisonPage } from './page.ts'
import { comparisonPlot } from './plot.ts'

/** What a reader sees, row by row. */
const rowsOf = (html: string): string[] =>
  [...html.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = '']) =>
    row
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/[\s\u00A0]+/g, ' ')
      .trim(),
  )

test('the plot is in it, byte for byte', () => {
  expect(comparisonPage(usual, voice)).toContain(comparisonPlot(usual, voice))
})

test('the table has every format with its figures, and who cannot play with the reason', () => {
  expect(rowsOf(comparisonPage(usual, voice))).toEqual([
    'Format Best wins Order Hours Games Rounds Games each Byes Unequal',
    'League 58% ±0.7 0.86 20 h (19–22) 240 4 30 (2–12) 0.2 (0–1) 34%',
    'Cup 46% ±0.7 0.71 9.1 h (7.2–12) 54 (42–76) 4 6.8 (2–12) 0.2 (0–1) 34%',
    'Diagonal 41% ±0.7 0.78 7.2 h (6–8.9) 82 (64–104) 4 10 (2–12) 0.2 (0–1) 34%',
    'Hybrid Knockout 31% ±0.7 0.62 3.8 h (3.1–4.9) 19 (15–26) 4 2.4 (2–12) 0.2 (0–1) 34%',
    'Bridge Knockout It is for teams, and these entrants are players.',
  ])
})

test('a short reading stands above it', () => {
  expect(comparisonPage(usual, voice)).toContain(
    '<p class="voice">The best wins most often here: League (58% in 20\u00A0h).',
  )
})

test('without an order there is none in the table', () => {
  expect(rowsOf(comparisonPage(equals, voice))[1]).toMatch(/^League 100% ±0.4 – 5 h/)
})

test('every tag is closed, every name of a place is used once', () => {
  for (const comparison of [usual, extreme, equals, nothing, alike(6), hostileEverywhere]) {
    const page = comparisonPage(comparison, voice)
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(unclosed(page)).toEqual([])
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

function unclosed(html: string): string[] {
  const open: string[] = []
  for (const [, slash, tag = '', rest = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>/g)) {
    if (tag === 'meta' || rest.endsWith('/')) continue
    if (slash === '') open.push(tag)
    else if (open.pop() !== tag) return [`</${tag}>`]
  }
  return open
}

test('whatever text people bring stays text', () => {
  const page = comparisonPage(hostileEverywhere, voice)
  expect(withoutTypeface(page)).not.toMatch(/<script|<img|<[^>]* on\w+=/)
  expect(page.match(/<\/style>/g)).toHaveLength(2)
  expect(['\u0000', '\u202E'].filter((sign) => page.includes(sign))).toEqual([])
})

test('no request leaves the page, and no script runs in it', () => {
  const page = comparisonPage(usual, voice)
  expect(page).toContain("default-src 'none'; style-src 'unsafe-inline'; font-src data:")
  expect(withoutTypeface(page).replaceAll('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
    /@import|url\(|href|http:|https:|\ssrc=|<script/,
  )
})

test('it speaks German and French', () => {
  const german = comparisonPage(usual, inGerman)
  expect(german).toMatch(/^<!doctype html>\n<html lang="de">/)
  expect(german).toContain('Am häufigsten gewinnt der Beste hier: League (58\u00A0% in 20\u00A0h).')
  expect(rowsOf(german)[2]).toBe('Cup 46 % ±0,7 0,71 9,1 h (7,2–12) 54 (42–76) 4 6,8 (2–12) 0,2 (0–1) 34 %')
  const french = comparisonPage(usual, inFrench)
  expect(french).toMatch(/^<!doctype html>\n<html lang="fr">/)
  expect(french).toContain('Le format le plus court est Hybrid Knockout, fini en 3,8\u00A0h')
  expect(rowsOf(french)[0]).toBe('Format Meilleur gagne Ordre Heures Parties Tours Par joueur Exempts Inégales')
})
