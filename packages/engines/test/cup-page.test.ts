/** The page of a cup: its content, escaping, and that reloading keeps the reader's place. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedChromium } from '../../../tools/chromium.mjs'
import { MessageCoverage } from '../../../tools/message-coverage.ts'
import { countingVoices, hostileNames, inFrench, inGerman, timesIn } from '../../core/test/voices.ts'
import { withoutTypeface } from '../../paper/test/without-typeface.ts'
import { cupPage } from '../src/cup/page/page.ts'
import { gameSaid } from '../src/cup/page/words.ts'
import type { CupView, GameView, LiveGame, MatchView, RoundView, SeatView, Wait } from '../src/cup/view.ts'
import { matchStatistics } from '../src/statistics/match.ts'
import type { HalfPoints } from '../src/statistics/tally.ts'
import { told, voice } from './said.ts'

// --- cups made from words ------------------------------------------------------------------------

/** The field in the order of the bracket; what was played by match: "1 ½ 0" from the side of the upper one. */
interface Words {
  readonly field: readonly string[]
  readonly played?: Readonly<Record<number, string>>
  readonly more?: Partial<CupView>
}

function cup({ field, played = {}, more = {} }: Words): CupView {
  const rounds: RoundView[] = []
  let seats: SeatView[] = field.map((name, i) => ({ name, seed: i + 1, rating: 3400 - i, halfPoints: 0, crashes: 0 }))
  for (let match = 1, round = 1; seats.length > 1; round++) {
    const matches: MatchView[] = []
    for (let i = 0; i < seats.length; i += 2, match++)
      matches.push(met(match, seats[i] as SeatView, seats[i + 1] as SeatView, played[match]))
    rounds.push({ name: { id: 'round-of', count: seats.length }, round, isThirdPlace: false, pairs: 1, matches })
    seats = matches.map(next)
  }
  const matches = rounds.flatMap((round) => round.matches)
  const champion = matches.at(-1)?.winner
  return {
    ...{ name: 'Workshop Cup', state: champion === undefined ? 'playing' : 'finished', rounds, live: [], waits: [] },
    ...(champion === undefined ? {} : { champion }),
    engines: field.map((name, i) => ({
      ...{ place: '1', name, seed: i + 1, matchesWon: 0, halfPoints: 3, games: 2 },
      faults: i === 0 ? [{ ending: 'crash', games: 2 }] : [],
    })),
    progress: {
      ...{ matches: matches.length, startedAt: 0, gamesLeft: 4, secondsLeft: 170 },
      matchesDecided: matches.filter(({ state }) => state === 'decided').length,
      gamesPlayed: matches.flatMap(({ games }) => games).length,
    },
    ...more,
  }
}

const next = ({ match, seats, winner }: MatchView): SeatView =>
  winner === undefined
    ? { from: { winnerOf: String(match) }, halfPoints: 0, crashes: 0 }
    : { ...(seats.find(({ name }) => name === winner) as SeatView), halfPoints: 0 }

const marks: Readonly<Record<string, HalfPoints>> = { '1': 2, '½': 1, '0': 0 }

function met(match: number, first: SeatView, second: SeatView, words: string | undefined): MatchView {
  const points = (words ?? '').split(' ').flatMap((mark) => marks[mark] ?? [])
  const upper = points.reduce<number>((sum, point) => sum + point, 0)
  const lower = 2 * points.length - upper
  const winner = upper > lower ? first.name : second.name
  const isDecided = points.length % 2 === 0 && upper !== lower
  const decidedBy = points.length > 2 ? 'tiebreak' : 'score'
  return {
    match,
    seats: [
      { ...first, halfPoints: upper },
      { ...second, halfPoints: lower },
    ],
    state: isDecided ? 'decided' : first.name && second.name ? 'open' : 'waiting',
    ...(isDecided && winner !== undefined ? { winner, decidedBy } : {}),
    games: points.map((point, i) => game(i + 1, point, first.name ?? '', second.name ?? '')),
    ...(points.length > 0 ? { statistics: matchStatistics([points.slice(0, 2), points.slice(2, 4)]) } : {}),
  }
}

function game(number: number, point: HalfPoints, first: string, second: string): GameView {
  const isFirstWhite = number % 2 === 1
  const [white, black] = isFirstWhite ? [first, second] : [second, first]
  const pair = Math.ceil(number / 2)
  return {
    ...{ game: number, pair, gameInPair: isFirstWhite ? 1 : 2, isTiebreak: pair > 1, white, black, isReplay: false },
    result: point === 1 ? '1/2-1/2' : (point === 2) === isFirstWhite ? '1-0' : '0-1',
    ...{ ending: 'checkmate', plies: 74 },
    opening: { number: pair, place: pair, name: 'King’s pawn', isReused: false },
  }
}

const running = (match: number, white: string, black: string): LiveGame => ({
  ...{
    match,
    game: 2,
    pair: 1,
    isTiebreak: false,
    roundName: { id: 'round-of', count: 2 },
    white,
    black,
    openingName: 'Dutch',
  },
  ...{ startedAt: 0, plies: 61, toMove: 'black', lastMove: 'g4g5', lastMoveAt: 10_000 },
  clocksMs: { white: 34_900, black: 127_000 },
  evaluations: { white: { centipawns: 210 }, black: { mate: -4 } },
  depths: { white: 29, black: 31 },
})

const four = ['Anvil', 'Hammer', 'Lathe', 'Rasp']
const written = { at: 12_000 }
const middle = cup({
  field: four,
  played: { 1: '½ ½ 1 ½', 2: '1' },
  more: { live: [running(2, 'Rasp', 'Lathe')] },
})
const over = cup({ field: four, played: { 1: '1 ½', 2: '0 0', 3: '1 1' } })
const pause: Wait = {
  ...{ for: 'engine', match: 2, engine: 'Lathe', since: 5000 },
  says: [told('Lathe did not start.')],
  hint: [told('arbiter rule cup.log 2 Rasp')],
}

/** The visible text. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(style|script)>[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')

/** The card of a match. */
const cardOf = (html: string, match: number): string =>
  textOf(new RegExp(`<button[^>]*id="card-${match}"[\\s\\S]*?</button>`).exec(html)?.[0] ?? '')
    .replace(/^.*?Opens its games\. |^.*?Ouvre ses parties\. |^.*?Öffnet seine Partien\. /, '')
    .trim()
const slipOf = (html: string, match: number): string =>
  textOf(new RegExp(`<dialog popover id="match-${match}"[\\s\\S]*?</dialog>`).exec(html)?.[0] ?? '').trim()

// --- what stands on it -----------------------------------------------------------------------------

test('a card has number, state, seeds, names and points, says itself in a sentence, and where somebody will come from', () => {
  const page = cupPage(middle, written, voice)
  expect(cardOf(page, 1)).toBe('1 tiebreak 1 Anvil 2½ 2 Hammer 1½')
  expect(cardOf(page, 2)).toBe('2 Live game 2 of 2 3 Lathe 1 4 Rasp 0')
  expect(cardOf(page, 3)).toBe('3 1 pair 1 Anvil winner of 2')
})

test('a match opens with its games: pair, colours, result, ending, plies, opening, and what they say of strength', () => {
  const slip = slipOf(cupPage(middle, written, voice), 1)
  expect(slip).toContain('Anvil wins 2½–1½ (tiebreak) after 4 games.')
  expect(slip).toContain('3 pair 2, tiebreak W Anvil 1-0 B Hammer checkmate 74 2 King’s pawn')
  expect(slip).toContain('score 62.5% won, drawn, lost 1 – 3 – 0 Elo difference +88.7 ± ')
  expect(slip).toContain('0 0 0 ½ 1 1 1 1½ 0 2 pairs by points')
  expect(slipOf(cupPage(middle, written, voice), 2)).toContain('2 pair 1 W Rasp now B Lathe being played 61 Dutch')
})

test('CUP-22, CUP-24a what went wrong, what was repeated and what was played again stands with its game', () => {
  const [round] = middle.rounds as [RoundView]
  const [first] = round.matches as [MatchView]
  const odd: GameView = {
    ...(first.games[0] as GameView),
    ...{ ending: 'crash', fault: told('Exit code 139.'), repeats: 1, isReplay: true },
    opening: { number: 7, place: 3, isReused: true },
  }
  const [upper, lower] = first.seats
  const match: MatchView = { ...first, games: [odd], seats: [{ ...upper, crashes: 2 }, lower] }
  const page = cupPage({ ...middle, rounds: [{ ...round, matches: [match] }] }, written, voice)
  expect(slipOf(page, 1)).toContain(
    'crash, not played, it repeats game 1, second attempt, the runner was late in the first Exit code 139. 74 7, used before',
  )
  expect(cardOf(page, 1)).toContain('Anvil †2')
})

test('a running game has clocks and evaluations of White as they stood when the page was written', () => {
  const text = textOf(cupPage(middle, written, voice))
  expect(text).toContain('Round of 2, match 2 game 2 of 2 Dutch 31 g4g5')
  expect(text).toContain('W Rasp +2.10 depth 29 0:34.9')
  expect(text).toContain('B Lathe +M4 depth 31 2:05')
})

test.each`
  state         | view                                                         | words
  ${'playing'}  | ${middle}                                                    | ${'Live 5 of 9 games, about 3 min left'}
  ${'waiting'}  | ${{ ...middle, state: 'waiting', live: [], waits: [pause] }} | ${'! Waiting for an engine Match 2 since 1 Jan 1970, 00:00:05 Lathe did not start. arbiter rule cup.log 2 Rasp'}
  ${'stopped'}  | ${{ ...middle, state: 'stopped', live: [] }}                 | ${'Stopped 5 of 9 games'}
  ${'finished'} | ${over}                                                      | ${'Champion Anvil Anvil won the final against Rasp, 2–0. It started as seed 1 and scored 1½ in 2 games.'}
`('while it is $state the page says so', ({ view, words }) => {
  expect(textOf(cupPage(view, written, voice))).toContain(words)
})

test('it loads itself anew only while the cup is under way', () => {
  const refreshes = (view: CupView) =>
    /<meta http-equiv="refresh" content="7">/.test(cupPage(view, { at: 0, refreshSeconds: 7 }, voice))
  expect(refreshes(middle)).toBe(true)
  expect(refreshes({ ...middle, state: 'waiting' })).toBe(true)
  expect(refreshes({ ...middle, state: 'stopped' })).toBe(false)
  expect(refreshes(over)).toBe(false)
})

test('statistics of the field leave out what was not played', () => {
  expect(textOf(cupPage(over, written, voice))).toContain('All games 6 games')
  expect(textOf(cupPage(cup({ field: four }), written, voice))).not.toContain('All games')
})

// --- in every language --------------------------------------------------------------------------------

const reached = new MessageCoverage()
const voices = countingVoices(reached)

const named = hostileNames.slice(0, 8).map((name, i) => `${name} ${i}`)
const [one, two, three, fourth] = named as [string, string, string, string]

/** Every state of a cup. */
const cups: readonly CupView[] = [
  middle,
  { ...middle, state: 'waiting', live: [], waits: [pause] },
  { ...over, state: 'stopped' },
  cup({ field: [one, two, three, fourth], played: { 1: '½ ½ 1 ½', 2: '1' }, more: { live: [running(2, two, one)] } }),
  cup({ field: [one, two, three, fourth], played: { 1: '1 ½', 2: '0 0', 3: '½ ½ 1 1' } }),
  ...[30, 9000].map((secondsLeft) => ({ ...middle, progress: { ...middle.progress, secondsLeft } })),
  { ...middle, progress: { ...middle.progress, gamesLeft: 0 } },
  { ...over, rounds: over.rounds.map((round, i) => ({ ...round, pairs: i + 1 })) },
  {
    ...over,
    engines: over.engines.map(({ seed: _, ...engine }) => ({ ...engine, faults: [{ ending: 'odd', games: 2 }] })),
  },
  withFinal(({ seats: [own], ...final }) => ({
    ...final,
    seats: [own, { halfPoints: 0, crashes: 0 }],
    games: [],
    decidedBy: 'walkover',
  })),
  withFinal(({ winner: _, ...final }) => ({ ...final, decidedBy: 'lot', games: [] })),
  withFinal((final) => ({ ...final, decidedBy: 'lot' })),
  withFinal((final) => ({
    ...{
      ...final,
      statistics: matchStatistics([
        [0, 1],
        [0, 0],
      ]),
    },
    games: final.games.map((each) => ({
      ...{ ...each, result: '*', repeats: 1, isReplay: true, ending: 'odd-thing' },
      opening: { number: 1, place: 1, isReused: true },
    })),
  })),
  cup({ field: four, played: { 1: '½', 2: '' }, more: { live: [] } }),
  withFinal(({ seats: [own, other], ...final }) => ({ ...final, seats: [{ ...own, crashes: 1 }, other] })),
  { ...middle, live: middle.live.map((live) => ({ ...live, clocksMs: { white: undefined, black: 5 } })) },
]

function withFinal(changed: (final: MatchView) => MatchView): CupView {
  const [round, last] = over.rounds as [RoundView, RoundView]
  return { ...over, rounds: [round, { ...last, matches: last.matches.map(changed) }] }
}

test('every word of the page is reached, and no name is touched', () => {
  for (const view of cups) {
    const [english = '', ...others] = voices.map((each) => cupPage(view, written, each))
    for (const other of others)
      for (const name of named) expect(timesIn(other, name), name).toBe(timesIn(english, name))
  }
  for (const { say } of voices) say(gameSaid({ game: 1, isTiebreak: false }))
  for (const { say } of voices) say(gameSaid({ game: 5, isTiebreak: true }))
  expect(reached.missing('packages/engines/src/cup/page')).toEqual([])
})

test('it speaks German and French', () => {
  const [german, french] = [inGerman, inFrench].map((each) => cupPage(middle, written, each)) as [string, string]
  expect(german).toMatch(/^<!doctype html>\n<html lang="de">/)
  expect(textOf(german)).toContain('Live 5 von 9 Partien, noch etwa 3 min')
  expect(slipOf(german, 1)).toContain('Anvil gewinnt 2½–1½ (Stichkampf) nach 4 Partien.')
  expect(slipOf(german, 1)).toContain('Punkte 62,5')
  expect(french).toMatch(/^<!doctype html>\n<html lang="fr">/)
  expect(cardOf(french, 2)).toBe('2 En cours partie 2 sur 2 3 Lathe 1 4 Rasp 0')
  expect(textOf(cupPage(over, written, inFrench))).toContain('Anvil a gagné la finale contre Rasp, 2–0.')
})

// --- nothing breaks out of it ------------------------------------------------------------------------

const hostile = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onclick='alert(1)",
  '\u202Eevil\u0000&amp;',
]

function everywhere(): CupView {
  const view = cup({ field: hostile, played: { 1: '1 ½', 2: '1' } })
  const [name] = hostile as [string]
  const said = told(name)
  const waits = [{ ...pause, says: [said], hint: [said], engine: name }]
  const live = [{ ...running(2, name, name), roundName: said, openingName: name, lastMove: name }]
  const rounds = view.rounds.map((round) => ({
    ...round,
    name: said,
    matches: round.matches.map((match) => ({
      ...match,
      ...(match.decidedBy === undefined ? {} : { decidedBy: name }),
      games: match.games.map((each) => ({
        ...each,
        fault: said,
        ending: name,
        result: name,
        opening: { number: 1, place: 1, name, isReused: true },
      })),
    })),
  }))
  return {
    ...view,
    name,
    state: 'waiting',
    waits,
    live,
    rounds,
    engines: view.engines.map((each) => ({ ...each, place: name, lostIn: said, faults: [{ ending: name, games: 1 }] })),
  }
}

test('whatever text an engine or a file brings stays text', () => {
  const page = cupPage(everywhere(), written, voice)
  expect(page.match(/<script/g)).toHaveLength(1)
  expect(page.match(/<\/script/g)).toHaveLength(1)
  expect(page.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<img|<[^>]* on\w+=/)
  expect(['\u0000', '\u202E'].filter((sign) => page.includes(sign))).toEqual([])
  expect(withoutTypeface(page)).not.toContain('&amp;lt;')
})

test('every tag is closed, every name of a place is used once, and every card has its slip', () => {
  for (const view of [middle, over, everywhere(), cup({ field: four })]) {
    const page = cupPage(view, written, voice).replaceAll(/<(style|script)>[\s\S]*?<\/\1>/g, '')
    expect(unclosed(page)).toEqual([])
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const targets = [...page.matchAll(/(?:popovertarget|aria-labelledby)="([^"]*)"/g)].map(([, id]) => id)
    expect(targets.filter((id) => !ids.includes(id))).toEqual([])
    expect(targets.length).toBeGreaterThan(6)
  }
})

const isEmpty = (tag: string): boolean => ['meta', 'link'].includes(tag)

function unclosed(html: string): string[] {
  const open: string[] = []
  for (const [, slash, tag = '', rest = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)([^>]*)>/g)) {
    if (isEmpty(tag) || rest.endsWith('/')) continue
    if (slash === '') open.push(tag)
    else if (open.pop() !== tag) return [`</${tag}>`]
  }
  return open
}

test('no request leaves the page', () => {
  const page = cupPage(middle, written, voice)
  expect(page).toContain("default-src 'none'")
  expect(withoutTypeface(page)).not.toMatch(/@import|url\(|\ssrc=/)
  expect([...page.matchAll(/href="([^"]*)"/g)].filter(([, to]) => !/^(#|data:)/.test(to ?? ''))).toEqual([])
})

// --- in a browser ------------------------------------------------------------------------------------

describe('in a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cup-page-'))
  let browser: Browser
  beforeAll(async () => {
    browser = await sharedChromium()
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  async function opened(view: CupView, width: number, refreshSeconds = 5): Promise<Page> {
    const file = join(folder, 'cup.html')
    writeFileSync(file, cupPage(view, { at: 12_000, refreshSeconds }, voice))
    const page = await browser.newPage({ viewport: { width, height: 700 } })
    // Time stands still, except where a test moves it: the page would reload.
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await page.goto(`file://${file}`)
    await page.evaluate(async () => {
      document.documentElement.getBoundingClientRect()
      await document.fonts.ready
    })
    return page
  }

  const many = Array.from({ length: 64 }, (_, i) => `Engine with a rather long name ${i + 1}`)
  const big = cup({
    field: many,
    played: { 1: '1 ½' },
    more: { live: [running(2, many[0] as string, 'a'.repeat(200))] },
  })

  const fits = async (width: number) => {
    for (const view of [big, everywhere(), over]) {
      const page = await opened(view, width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
      await page.close()
    }
  }
  test.each([320])('the page itself is never wider than a screen of %i', fits)
  test.each([390, 1024, 1440, 1920])('the page itself is never wider than a screen of %i', { tags: ['rest'] }, fits)

  test('a match opens and closes with the keyboard', async () => {
    const page = await opened(over, 1440)
    await page.focus('#card-2')
    await page.keyboard.press('Enter')
    await page.locator('#match-2:popover-open').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog:popover-open').waitFor({ state: 'detached' })
    await page.locator('#card-2:focus').waitFor()
    await page.close()
  })

  test('loaded anew it shows what is new, and the reader is where he was', { tags: ['rest'] }, async () => {
    const page = await opened(big, 1024, 1)
    const place = () =>
      page.evaluate(() => {
        const tree = document.querySelector('#tree')
        const slip = document.querySelector('dialog:popover-open')?.id
        return { y: window.scrollY, left: tree?.scrollLeft, top: tree?.scrollTop, slip }
      })
    await page.evaluate(() => {
      window.scrollTo(0, 90)
      document.querySelector('#tree')?.scrollTo(210, 400)
      document.querySelector<HTMLElement>('#match-5')?.showPopover()
    })
    const before = await place()
    expect(before).toEqual({ y: 90, left: 210, top: 400, slip: 'match-5' })
    const progress = { ...big.progress, matchesDecided: 33 }
    writeFileSync(join(folder, 'cup.html'), cupPage({ ...big, progress }, { at: 13_000, refreshSeconds: 60 }, voice))
    await page.clock.runFor(1000)
    await page.waitForFunction(() => document.readyState === 'complete' && document.title.startsWith('33 of 63'))
    expect(await place()).toEqual(before)
    await page.close()
  })

  test('held still it is not loaded anew', { tags: ['rest'] }, async () => {
    const page = await opened(middle, 1024, 60)
    await page.click('#hold')
    writeFileSync(join(folder, 'cup.html'), cupPage({ ...middle, name: 'Newer' }, { at: 13_000 }, voice))
    await page.clock.runFor(200_000)
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([expect.stringMatching(/ held$/)])
    expect(await page.title()).toContain('Workshop Cup')
    await page.click('#hold')
    await page.clock.runFor(60_000)
    await page.waitForFunction(() => document.title.endsWith('Newer'))
    await page.close()
  })
})
