import { describe, expect, test } from 'vitest'
import { alike, compared, equals, extreme, hostileEverywhere, nothing, row, usual } from '../../test/comparisons.ts'
import { inFrench, inGerman, voice } from '../../test/core.ts'
import type { Comparison } from './comparison.ts'
import { type Box, overlap } from './labels.ts'
import { widthOf } from './lettering.ts'
import { comparisonPlot } from './plot.ts'

// --- reading an SVG --------------------------------------------------------------------------------

interface Text extends Box {
  readonly kind: string
  readonly text: string
}

/** The two layouts. */
const layouts = ['wide', 'narrow'] as const

function layoutOf(
  svg: string,
  kind: string,
): { readonly body: string; readonly width: number; readonly height: number } {
  const [, width, height, body] =
    new RegExp(`<svg class="${kind}"[^>]*viewBox="0 0 (\\S+) (\\S+)"[^>]*>([\\s\\S]*?)</svg>`).exec(svg) ?? []
  return { body: body ?? '', width: Number(width), height: Number(height) }
}

const attribute = (tag: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

/** Every text with the room it takes. */
function textsIn(body: string): Text[] {
  return [...body.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)].map(([, tag = '', escapedText = '']) => {
    const text = escapedText.replaceAll('&lt;', '<').replaceAll('&amp;', '&')
    const [x, y, size] = ['x', 'y', 'font-size'].map((name) => Number(attribute(tag, name))) as [number, number, number]
    const width = widthOf(text, size)
    const share = { '': 0, middle: 0.5, end: 1 }[attribute(tag, 'text-anchor')] ?? 0
    return { kind: attribute(tag, 'class'), text, x: x - share * width, y: y - 0.8 * size, width, height: size }
  })
}

const labelsIn = (body: string): Text[] =>
  [...body.matchAll(/<g class="label">([\s\S]*?)<\/g>/g)].flatMap(([, group = '']) => textsIn(group))

const pairsOf = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.flatMap((one, i) => items.slice(0, i).map((other): [Item, Item] => [one, other]))

const collisions = (texts: readonly Text[]): string[] =>
  pairsOf(texts).flatMap(([a, b]) => (overlap(a, b) > 0 ? [`${a.text} on ${b.text}`] : []))

const tidied = (svg: string): string => svg.replaceAll('\u00A0', ' ')

const many: Readonly<Record<string, Comparison>> = {
  usual,
  extreme,
  equals,
  nothing,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((count) => [`${count} alike`, alike(count)])),
  'long names': compared(['W', 'X', 'Y'].map((letter) => row(letter.repeat(60)))),
  'close together': compared(
    ['League', 'Cup', 'Diagonal', 'Hybrid Knockout'].map((title, i) =>
      row(title, { best: 0.5 + i / 200, order: 0.8 + i / 300, hours: [5 + i / 10, 4, 6], games: [50 + i, 40, 60] }),
    ),
  ),
}

// --- what can be read ------------------------------------------------------------------------------

const spoken = Object.entries(many).flatMap(([name, comparison]) =>
  [voice, inGerman, inFrench].map((each) => ({ name, language: each.language, svg: comparisonPlot(comparison, each) })),
)

describe.each(spoken)('$name, $language', ({ svg }) => {
  test.each(layouts)('no text stands on another, and none leaves the picture (%s)', (kind) => {
    const { body, width, height } = layoutOf(svg, kind)
    const texts = textsIn(body)
    expect(texts.length).toBeGreaterThan(1)
    expect(collisions(texts)).toEqual([])
    for (const text of texts) {
      expect(text.x, text.text).toBeGreaterThanOrEqual(0)
      expect(text.x + text.width, text.text).toBeLessThanOrEqual(width)
      expect(text.y, text.text).toBeGreaterThanOrEqual(0)
      expect(text.y + text.height, text.text).toBeLessThanOrEqual(height)
    }
  })

  test.each(layouts)('no name stands on a mark (%s)', (kind) => {
    const { body } = layoutOf(svg, kind)
    const marks = [...body.matchAll(/class="mark[^"]*" transform="translate\((\S+) (\S+)\)"/g)].map(([, x, y]) => ({
      ...{ x: Number(x) - 7, y: Number(y) - 7, width: 14, height: 14 },
    }))
    for (const label of labelsIn(body))
      expect(
        marks.filter((mark) => overlap(mark, label) > 0),
        label.text,
      ).toEqual([])
  })

  test('every tag is closed, and every place is named once', () => {
    expect(unclosed(svg)).toEqual([])
    const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids).toEqual(['comparison-title', 'comparison-desc'])
    expect(svg).toContain('aria-labelledby="comparison-title comparison-desc"')
  })
})

function unclosed(svg: string): string[] {
  const open: string[] = []
  for (const [, slash, tag = '', rest = ''] of svg.matchAll(/<(\/?)([a-z]+)([^>]*)>/g)) {
    if (rest.endsWith('/')) continue
    if (slash === '') open.push(tag)
    else if (open.pop() !== tag) return [`</${tag}>`]
  }
  return open
}

test.each(layouts)('every format has its name and its figures at its point, in both views (%s)', (kind) => {
  const texts = labelsIn(layoutOf(tidied(comparisonPlot(usual, voice)), kind).body).map(({ text }) => text)
  expect(texts).toEqual([
    ...['League', '58%, 20 h', 'Cup', '46%, 9.1 h', 'Diagonal', '41%, 7.2 h', 'Hybrid Knockout', '31%, 3.8 h'],
    ...['League', '0.86, 240 games', 'Cup', '0.71, 54 games', 'Diagonal', '0.78, 82 games'],
    ...['Hybrid Knockout', '0.62, 19 games'],
  ])
})

test('axes have titles in words and round numbers, and say which way is better', () => {
  const texts = textsIn(layoutOf(tidied(comparisonPlot(usual, voice)), 'wide').body).map(({ text }) => text)
  for (const words of [
    'chance that the best wins',
    'hours until it is over',
    'rank correlation with strength',
    'games in all',
  ])
    expect(texts).toContain(words)
  expect(texts.filter((text) => text === 'better')).toHaveLength(2)
  expect(texts.filter((text) => /^\d+%$/.test(text))).toEqual(['30%', '40%', '50%', '60%'])
  expect(texts.filter((text) => /^\d+$/.test(text))).toEqual([
    '0',
    '5',
    '10',
    '15',
    '20',
    '25',
    '0',
    '50',
    '100',
    '150',
    '200',
    '250',
  ])
})

test('a point lies where its numbers say', () => {
  const { body } = layoutOf(tidied(comparisonPlot(usual, voice)), 'wide')
  const [league, cup] = [...body.matchAll(/class="mark[^"]*" transform="translate\((\S+) (\S+)\)"/g)].map(
    ([, x, y]) => [Number(x), Number(y)],
  )
  const at = (text: string): number => centreOf(body, text)
  expect(league?.[0]).toBeCloseTo(at('20') + (0.3 * (at('25') - at('20'))) / 5, 0)
  expect(cup?.[0]).toBeCloseTo(at('5') + (4.1 * (at('10') - at('5'))) / 5, 0)
  const heights = [...body.matchAll(/<path class="grid" d="M\S+ (\S+)h/g)].map(([, y]) => Number(y))
  const [at30 = 0, at40 = 0] = heights
  expect(cup?.[1]).toBeCloseTo(at30 + 1.6 * (at40 - at30), 0)
})

const centreOf = (body: string, text: string): number =>
  Number(new RegExp(`<text[^>]* x="([^"]*)"[^>]*text-anchor="middle">${text}</text>`).exec(body)?.[1])

test('a whisker reaches from 5 to 95 % of the runs', () => {
  const { body } = layoutOf(comparisonPlot(usual, voice), 'wide')
  const [, x5, , x95] = [...body.matchAll(/class="whisker" d="M(\S+) (\S+)L(\S+) /g)][1] ?? []
  const at = (text: string): number => centreOf(body, text)
  const hour = (at('10') - at('5')) / 5
  expect(Number(x5)).toBeCloseTo(at('5') + 2.2 * hour, 0)
  expect(Number(x95)).toBeCloseTo(at('10') + 2.4 * hour, 0)
})

test('a format that another beats in both is hollow, those on the front are not', () => {
  const comparison = compared([
    row('League', { best: 0.6, hours: [9, 9, 9], order: 0.5, games: [9, 9, 9] }),
    row('Cup', { best: 0.4, hours: [12, 12, 12], order: 0.6, games: [12, 12, 12] }),
  ])
  const marks = [...layoutOf(comparisonPlot(comparison, voice), 'wide').body.matchAll(/class="(mark[^"]*)"/g)].map(
    ([, kind]) => kind,
  )
  expect(marks).toEqual(['mark', 'mark hollow', 'mark', 'mark'])
})

test('what cannot be played is listed below with the reason, in the picture and in its description', () => {
  const svg = comparisonPlot(usual, voice)
  for (const kind of layouts) {
    const { body } = layoutOf(svg, kind)
    expect(
      textsIn(body)
        .map(({ text }) => text)
        .join(' '),
    ).toContain('Bridge Knockout: It is for teams, and these entrants are players.')
  }
  expect(svg).toMatch(
    /<desc[^>]*>[^<]*Bridge Knockout cannot be played: It is for teams, and these entrants are players\.<\/desc>/,
  )
})

test('where all are equally strong there is no order to show', () => {
  expect(comparisonPlot(equals, voice)).not.toContain('rank correlation')
})

test('it says how it was made', () => {
  const texts = textsIn(layoutOf(comparisonPlot(usual, voice), 'narrow').body)
    .map(({ text }) => text)
    .join(' ')
  expect(texts).toContain('16 entrants, 1800 to 1200; 20,000 runs of each, seed autumn.')
})

// --- nothing breaks out of it ------------------------------------------------------------------------

test('whatever text people bring stays text', () => {
  const svg = comparisonPlot(hostileEverywhere, voice)
  expect(unclosed(svg)).toEqual([])
  expect(svg).not.toMatch(/<script|<img|<[^>]* on\w+=/)
  expect(['\u0000', '\u202E'].filter((sign) => svg.includes(sign))).toEqual([])
  expect(svg.match(/<\/svg>/g)).toHaveLength(3)
})

test('no request leaves it', () => {
  expect(comparisonPlot(usual, voice).replaceAll('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
    /@import|url\(|href|http|\ssrc=/,
  )
})
