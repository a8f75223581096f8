/**
 * Paper as it leaves the printer: every sheet on A4 and US Letter, with names as long as they get, and nothing cut off.
 * @module-tag rest
 */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchChromium } from '../../../tools/chromium.mjs'
import { NOBODY } from '../../core/src/chart/slot.ts'
import type { RecordedFact, RecordedFactOf } from '../../core/src/facts/fact.ts'
import type { MatchId } from '../../core/src/facts/ids.ts'
import { bridgeKnockout } from '../../core/src/formats/bridge-knockout/format.ts'
import { printedSheet, type SheetName, sheetNames } from '../../core/src/formats/bridge-knockout/sheets/sheets.ts'
import { unwrap } from '../../core/src/refusals/result.ts'
import { Tournament } from '../../core/src/tournament/tournament.ts'
import { Hall } from '../../core/test/hall.ts'
import { inEnglish, inFrench, inGerman } from '../../core/test/voices.ts'
import { sheetPage } from '../src/index.ts'

/** Sixty characters. */
const longName = (k: number) => `The Rather Long-winded Bridge Team of Upper Wallop No ${k}`.padEnd(60, 'x')

const longTeam = (k: number, members: number) => ({
  name: longName(k),
  captain: `Maximiliana Featherstonehaugh-Cholmondeley of Team ${k}`,
  players: Array.from({ length: members }, (_, i) => ({
    name: `Bartholomew Featherstonehaugh-Cholmondeley ${k}.${i + 1}`,
    masterpoints: 6600.25 - 91.37 * k,
  })),
})

/** So many long-named teams of six (of four in a compact knockout), the first rounds played by halves. */
function evening(teams: number, options: Record<string, unknown>, played: number): Hall {
  const members = options['compact'] ? 4 : 6
  const entrants = Array.from({ length: teams }, (_, i) => longTeam(i + 1, members))
  const hall = new Hall(bridgeKnockout, { handicap: true, ...options })
  hall.did({ do: 'enter', entrants }).did({ do: 'start' })
  for (let round = 0; round < played; round++) playByHalves(hall)
  return hall
}

function playByHalves(hall: Hall): void {
  const { chart } = hall.tournament
  for (const match of chart.board.openMatches())
    for (const { white, black, half, number, boards = 1 } of match.series.next(match)) {
      // Three figures where the boards can give them: 24 IMPs a board for both together.
      const wide = (seed: number) => Math.min(100 + seed, 12 * boards - (seed % 9))
      const between = [white, black].map((seat) => chart.field.entrant(match.who(seat)).name)
      const imps = [wide((7 * number + white) % 60), wide((5 * number + black) % 60)]
      hall.did({ do: 'report', match: match.id, between, half, imps })
    }
}

/** Eight teams, and from the second round on one that was moved to them: five columns. */
function withNewcomer(): Hall {
  const hall = evening(24, { bracketed: true }, 0).did({ do: 'redraw', brackets: [8, 16] })
  playByHalves(hall)
  const won = hall.tournament.chart.board.matches.get('B1' as MatchId)?.winnerNow ?? NOBODY
  const team = hall.tournament.chart.field.entrant(won).name
  return hall.did({ do: 'misplaced', team, fault: 'directors', placed: 'low', to: 'A', confirm: true })
}

interface World {
  readonly name: string
  readonly make: () => Hall
  readonly sheets: readonly SheetName[]
  /** Of sheets whose pages are of a fixed size. */
  readonly pages: Partial<Record<SheetName, number>>
}

const ordinary = sheetNames.filter((name) => name !== 'go-to')
const worlds: readonly World[] = [
  {
    name: '3 teams',
    make: () => evening(3, {}, 1),
    sheets: ordinary,
    pages: { 'bracket-sheet': 1, tickets: 1, rack: 1 },
  },
  {
    name: '9 teams',
    make: () => evening(9, {}, 2),
    sheets: ordinary,
    pages: { 'bracket-sheet': 1, tickets: 1, rack: 1 },
  },
  {
    name: '16 teams with playoffs',
    make: () => evening(16, { playoff: true, thirdPlace: true }, 2),
    sheets: ordinary,
    pages: { 'bracket-sheet': 1, tickets: 1, rack: 1 },
  },
  {
    name: '23 teams in brackets',
    make: () => evening(23, { bracketed: true }, 1),
    sheets: ordinary,
    pages: { 'bracket-sheet': 2, tickets: 2, rack: 1 },
  },
  {
    name: '53 teams in brackets',
    make: () => evening(53, { bracketed: true }, 0),
    sheets: ordinary,
    pages: { 'bracket-sheet': 4, tickets: 7, rack: 1 },
  },
  { name: '64 teams in one bracket', make: () => evening(64, {}, 1), sheets: ordinary, pages: { tickets: 4, rack: 1 } },
  {
    name: 'compact 13',
    make: () => evening(13, { compact: true }, 1),
    sheets: sheetNames,
    pages: { 'bracket-sheet': 1, tickets: 2, 'go-to': 2, rack: 1 },
  },
  { name: 'a newcomer', make: withNewcomer, sheets: ['bracket-sheet', 'tickets'], pages: { 'bracket-sheet': 2 } },
  {
    name: 'compact 13 before play',
    make: () => evening(13, { compact: true }, 0),
    sheets: ['tickets'],
    pages: { tickets: 2 },
  },
]

const papers = { A4: [8.27, 11.69], Letter: [8.5, 11] } as const

let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

/** The same event under another name. */
function titled({ tournament: { format, log } }: Hall, name: string): Tournament {
  const [opened, ...facts] = log as [RecordedFactOf<'tournament-opened'>, ...RecordedFact[]]
  return new Tournament(format, [{ ...opened, name }, ...facts])
}

/** A title of an ordinary length, a long one, and the longest there can be. */
const titles = [30, 85, 200].map((length) =>
  'Midsummer Knockout Teams of the Northern Counties '.repeat(4).slice(0, length).trim(),
)

/** The longest words are German or French. */
const spoken = worlds.flatMap((world) =>
  [inEnglish, inGerman, inFrench].map((voice) => ({ ...world, world, voice, language: voice.language })),
)

describe.each(spoken)('$name, $language', ({ world, voice }) => {
  const { make, sheets, pages } = world
  test.each(sheets)('BRI-75 BRI-80 %s prints on A4 and Letter with nothing cut off', async (name) => {
    const turn = worlds.indexOf(world) + sheets.indexOf(name)
    const { sheet } = unwrap(printedSheet(titled(make(), titles[turn % 3] as string), name))
    const page = await browser.newPage()
    await page.emulateMedia({ media: 'print' })
    await page.setContent(sheetPage(sheet, voice) as string)
    await page.evaluate(inOwnLetters)
    const set: number = await page.evaluate('document.querySelectorAll(".page").length')
    for (const [paper, size] of Object.entries(papers)) {
      const printed = await pagesPrinted(page, size)
      if (set > 0) expect(printed, `${paper}: pages printed of pages set`).toBe(set)
      if (pages[name] !== undefined) expect(printed, paper).toBe(pages[name])
    }
    expect(await page.evaluate(cutOff)).toEqual([])
    await page.close()
  })
})

test('the check sees words outside their card and cards on one another', async () => {
  const page = await browser.newPage()
  const card = '<article style="height:5mm;width:20mm">too much for so small a card</article>'
  await page.setContent(
    `<body class="portrait"><section class="page cards" style="width:9in">${card}<article style="margin-top:-3mm">x</article></section>`,
  )
  expect(await page.evaluate(cutOff)).toEqual([
    'outside: too much for so small a card',
    'one on another in page cards',
    expect.stringMatching(/^page of/),
  ])
  await page.close()
})

/** In the page: the letters that it carries are asked for when it is laid out, and come a moment later. */
const inOwnLetters = `document.body.getBoundingClientRect(), document.fonts.ready.then(() => true)`

async function pagesPrinted(page: Page, [paperWidth, paperHeight]: readonly [number, number]): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.printToPDF', { preferCSSPageSize: true, paperWidth, paperHeight })
  return (
    Buffer.from(data, 'base64')
      .toString('latin1')
      .match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
  )
}

/**
 * In the page: words that reach outside their card, column or page, boxes that lie on one another, pages higher than
 * the paper, blocks that could not be broken and are higher than it.
 */
const cutOff = `(() => {
  const found = []
  const inch = 96
  const isLandscape = document.body.classList.contains('landscape')
  const [width, height] = (isLandscape ? [258, 190] : [189, 259]).map((mm) => (mm / 25.4) * inch)
  const homes = 'article, .column, header, footer, .page, .running'
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.textContent.trim() === '') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const home = node.parentElement.closest(homes).getBoundingClientRect()
    for (const box of range.getClientRects())
      if (box.left < home.left - 1 || box.right > home.right + 1 || box.top < home.top - 1 || box.bottom > home.bottom + 1)
        found.push('outside: ' + node.textContent.trim().slice(0, 60))
  }
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  for (const group of document.querySelectorAll('.boxes, .cards, .box')) {
    const boxes = [...group.children].map((child) => child.getBoundingClientRect())
    boxes.forEach((box, i) => boxes.slice(i + 1).forEach((other) => overlap(box, other) && found.push('one on another in ' + group.className)))
  }
  for (const paper of document.querySelectorAll('.page')) {
    const box = paper.getBoundingClientRect()
    if (box.height > height || box.width > width + 1) found.push('page of ' + Math.round(box.width) + ' by ' + Math.round(box.height))
  }
  for (const block of document.querySelectorAll('.running *'))
    if (getComputedStyle(block).breakInside === 'avoid' && block.getBoundingClientRect().height > height) found.push('too high: ' + block.className)
  for (const each of document.querySelectorAll('.running'))
    if (each.scrollWidth > each.clientWidth + 1) found.push('wider than the paper')
  return [...new Set(found)].slice(0, 10)
})()`
