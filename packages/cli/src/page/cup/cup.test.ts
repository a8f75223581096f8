/** The pages of a cup as they stand in a terminal. */
import type { Message } from '@arbiter/core/messages'
import {
  type CupView,
  type GameView,
  type HalfPoints,
  type LiveGame,
  type MatchView,
  matchStatistics,
  type RoundView,
  type SeatView,
  type Wait,
} from '@arbiter/engines'
import { beforeAll, expect, test } from 'vitest'
import { eventLine } from '../../cup/event-line.ts'
import { loadAllWords } from '../../language/voice.ts'
import { type Paper, paperOf } from '../paper.ts'
import { textWidth } from '../text-width.ts'
import { cupTree } from './bracket.ts'
import { endPage } from './end.ts'
import { engineLines } from './engines.ts'
import { gameLine } from './game.ts'
import { liveScreen } from './live.ts'
import { waitLines } from './wait.ts'

beforeAll(loadAllWords)

const paper = (width: number, hasColour = false): Paper => paperOf({ width, hasColour })

// --- cups made from words ------------------------------------------------------------------------

/** The field in the order of the bracket; what was played by match: "1 ½ 0" from the side of the upper one. */
interface Words {
  readonly field: readonly string[]
  readonly played?: Readonly<Record<number, string>>
  readonly live?: readonly LiveGame[]
  readonly waits?: readonly Wait[]
  readonly hasThirdPlace?: boolean
}

function cup({ field, played = {}, live = [], waits = [], hasThirdPlace = false }: Words): CupView {
  const rounds: RoundView[] = []
  let seats: SeatView[] = field.map((name, i) => seat(name, i + 1))
  for (let match = 1, round = 1; seats.length > 1; round++) {
    const matches: MatchView[] = []
    for (let i = 0; i < seats.length; i += 2, match++)
      matches.push(met(match, seats[i] as SeatView, seats[i + 1] as SeatView, played[match]))
    rounds.push({ name: nameOf(seats.length), round, isThirdPlace: false, pairs: 1, matches })
    seats = matches.map((each) => nextSeat(each, 'winner'))
  }
  const all = hasThirdPlace ? [...rounds, thirdPlace(rounds, played)] : rounds
  const matches = all.flatMap((round) => round.matches)
  const champion = rounds.at(-1)?.matches[0]?.winner
  const isOver = matches.every(({ state }) => state === 'decided')
  return {
    name: 'Workshop Cup',
    state: isOver ? 'finished' : waits.length > 0 ? 'waiting' : 'playing',
    ...(champion === undefined ? {} : { champion }),
    rounds: all,
    engines: field.map((name, i) => ({
      place: champion === name ? '1' : '2',
      ...{ name, seed: i + 1, rating: 3400 - i, matchesWon: 0, halfPoints: 3, games: 4 },
      faults: i === 1 ? [{ ending: 'crash', games: 2 }] : [],
    })),
    live,
    progress: {
      matchesDecided: matches.filter(({ state }) => state === 'decided').length,
      matches: matches.length,
      gamesPlayed: matches.flatMap(({ games }) => games).length,
      gamesLeft: isOver ? 0 : 6,
      startedAt: 0,
      secondsLeft: 180,
    },
    waits,
  }
}

const seat = (name: string, seed: number): SeatView => ({ name, seed, rating: 3400 - seed, halfPoints: 0, crashes: 0 })

const rounds: Readonly<Record<number, Message>> = {
  2: { id: 'round-final' },
  4: { id: 'round-semifinals', many: 'one' },
  8: { id: 'round-quarterfinals', many: 'one' },
}
const nameOf = (left: number): Message => rounds[left] ?? { id: 'round-of', count: left }

/** A message that says just this. */
const told = (text: string): Message => ({ id: 'fault-written', sentence: { text } })

function nextSeat({ match, seats, winner }: MatchView, who: 'winner' | 'loser'): SeatView {
  if (winner === undefined)
    return { from: who === 'winner' ? { winnerOf: `${match}` } : { loserOf: `${match}` }, halfPoints: 0, crashes: 0 }
  const found = seats.find(({ name }) => (name === winner) === (who === 'winner')) as SeatView
  return { ...found, halfPoints: 0 }
}

function thirdPlace(rounds: readonly RoundView[], played: Words['played'] = {}): RoundView {
  const [upper, lower] = (rounds.at(-2)?.matches ?? []).map((each) => nextSeat(each, 'loser'))
  const match = (rounds.at(-1)?.matches[0]?.match ?? 0) + 1
  const matches = [met(match, upper as SeatView, lower as SeatView, played[match])]
  return { name: { id: 'round-third-place' }, round: rounds.length, isThirdPlace: true, pairs: 1, matches }
}

const marks: Readonly<Record<string, HalfPoints>> = { '1': 2, '½': 1, '0': 0 }

/** A match of one pair; with two games it is decided unless it is level. */
function met(match: number, first: SeatView, second: SeatView, words: string | undefined): MatchView {
  const points = (words ?? '').split(' ').flatMap((mark) => marks[mark] ?? [])
  const games = points.map((point, i) => game(i + 1, point, first.name ?? '', second.name ?? ''))
  const upper = points.reduce<number>((sum, point) => sum + point, 0)
  const lower = 2 * points.length - upper
  const isDecided = points.length >= 2 && points.length % 2 === 0 && upper !== lower
  const winner = upper > lower ? first.name : second.name
  const isSeated = first.name !== undefined && second.name !== undefined
  const pairs = points.flatMap((_, i) => (i % 2 === 0 ? [points.slice(i, i + 2)] : []))
  return {
    match,
    seats: [
      { ...first, halfPoints: upper },
      { ...second, halfPoints: lower },
    ],
    state: isDecided ? 'decided' : isSeated ? 'open' : 'waiting',
    ...(isDecided && winner !== undefined ? { winner, decidedBy: points.length > 2 ? 'tiebreak' : 'score' } : {}),
    games,
    ...(points.length > 0 ? { statistics: matchStatistics(pairs) } : {}),
  }
}

/** Game 1 of a pair has the first with White. */
function game(number: number, point: HalfPoints, first: string, second: string): GameView {
  const isFirstWhite = number % 2 === 1
  const [white, black] = isFirstWhite ? [first, second] : [second, first]
  const result = point === 1 ? '1/2-1/2' : (point === 2) === isFirstWhite ? '1-0' : '0-1'
  const ending = point === 1 ? 'repetition' : 'checkmate'
  const pair = Math.ceil(number / 2)
  const gameInPair = isFirstWhite ? 1 : 2
  return {
    ...{ game: number, pair, gameInPair, isTiebreak: pair > 1, white, black, result, ending },
    ...{ plies: 74, isReplay: false },
  }
}

const running = (match: number, white: string, black: string, more: Partial<LiveGame> = {}): LiveGame => ({
  ...{ match, game: 1, pair: 1, isTiebreak: false, roundName: nameOf(4), white, black, openingName: 'Queen’s pawn' },
  ...{ startedAt: 0, plies: 61, toMove: 'black', lastMove: 'g4g5', lastMoveAt: 10_000 },
  clocksMs: { white: 34_900, black: 127_000 },
  evaluations: { white: { centipawns: 210 }, black: { centipawns: -160 } },
  depths: { white: 29, black: 31 },
  ...more,
})

const four = ['Anvil 4.2', 'Hammer 1.7', 'Lathe 2.4', 'Rasp 0.9']
const wild = ['王小明の強いエンジン', '\u001B[31mred\u0007', 'Alexandrina Maria-Theresia von und zu Hohenlohe', 'a\nb']
const many = (count: number): string[] => Array.from({ length: count }, (_, i) => `Engine ${i + 1}`)

const stripped = (text: string): string => text.replaceAll(new RegExp(`${'\u001B'}\\[\\d+m`, 'g'), '')

// --- while it is played ----------------------------------------------------------------------------

test('a match that goes on and on says why, and why the higher seed has won it in the end (F9)', () => {
  const drawn = (games: number) => cup({ field: ['Anvil', 'Bellows'], played: { 1: '½ '.repeat(games).trim() } })
  const open = (games: number) => {
    const view = drawn(games)
    const rounds = view.rounds.map((round) => ({
      ...round,
      matches: round.matches.map((match) => ({ ...match, state: 'open' as const })),
    }))
    return { ...view, rounds }
  }
  const named = { match: 1, white: 'Anvil', black: 'Bellows' }
  const ended = (game: number) =>
    eventLine(
      { event: 'game-ended', ...named, game, result: '1/2-1/2', ending: 'repetition', plies: 40 },
      () => open(game),
      paper(80),
    )
  expect(ended(21)).not.toContain('CUP-18a')
  expect(ended(22)).toContain(
    'Match 1 is level after 10 tiebreak pairs. More are played until one engine leads or no more may follow',
  )
  const decided = { event: 'match-decided', match: 1, winner: 'Anvil', decidedBy: 'seed' } as const
  expect(eventLine(decided, () => drawn(22), paper(80))).toBe(
    'Anvil wins match 1 as the higher seed: it was level after 10 tiebreak pairs, and no more may follow (CUP-18a, CUP-18b).',
  )
})

test('three engines are not cut to the same name (F7)', () => {
  const names = [1, 2, 3, 4].map((level) => `Stockfish 10 of 2018, skill level ${level}`)
  const view = cup({ field: names, played: { 1: '1 1', 2: '1 1' } })
  for (const width of [40, 50, 80]) {
    const shown = engineLines(view.engines, paper(width)).filter((line) => line.includes('St'))
    expect(new Set(shown.map((line) => /Stockf.*?(?= {2}|$)/.exec(line)?.[0])).size).toBe(4)
  }
  const tree = cupTree(view, view.rounds, paper(60))?.join('\n') ?? ''
  for (const level of [1, 2, 3, 4]) expect(tree).toContain(`level ${level}`)
})

test('the live screen has the state, the progress, the running games with clocks, and the bracket', () => {
  const view = cup({ field: four, played: { 1: '1 ½' }, live: [running(2, 'Lathe 2.4', 'Rasp 0.9')] })
  expect(liveScreen(view, paper(100), 40, 12_000)).toEqual([
    'Workshop Cup · playing',
    '████░░░░░░░░░░░░ · 2 of 8 games · about 3 min left · 1 of 3 matches',
    '',
    '  Match  Game     Engine      Clock   Eval  Depth  Move     Round      Opening',
    '     ▸2     1  W  Lathe 2.4  0:34.9  +2.10     29  31 g4g5  Semifinal  Queen’s pawn',
    '               B  Rasp 0.9    ▸2:05  +1.60     31',
    '',
    'Semifinal       Final',
    '1 Anvil 4.2 1½┐',
    '             1├ 1 Anvil 4.2  ┐',
    '2 Hammer 1.7 ½┘              │',
    '                            3├',
    '3 Lathe 2.4   ┐              │',
    '            ▸2├   winner of 2┘',
    '4 Rasp 0.9    ┘',
  ])
})

test('the clock of the side to move runs down from now, never below zero, and the other one stands', () => {
  const view = cup({ field: four, live: [running(1, 'Anvil 4.2', 'Hammer 1.7')] })
  const clocks = (now: number) =>
    liveScreen(view, paper(80), 40, now).flatMap((line) => / [WB] .*?▸?(\d+:\d\d(?:\.\d)?)/.exec(line)?.[1] ?? [])
  expect(clocks(10_000)).toEqual(['0:34.9', '2:07'])
  expect(clocks(78_600)).toEqual(['0:34.9', '0:58.4'])
  expect(clocks(999_000)).toEqual(['0:34.9', '0:00.0'])
})

test('an engine without a clock has none, and evaluations are White’s', () => {
  const live = running(1, 'Anvil 4.2', 'Hammer 1.7', {
    clocksMs: { white: undefined, black: undefined },
    evaluations: { white: { mate: -3 }, black: { mate: 4 } },
    depths: { white: undefined, black: undefined },
  })
  const screen = liveScreen(cup({ field: four, live: [live] }), paper(80), 40, 0)
  expect(screen[4]).toMatch(/^ +▸1 +1 {2}W {2}Anvil 4.2 +−M3 /)
  expect(screen[5]).toMatch(/^ +B {2}Hammer 1.7 +▸ +−M4$/)
})

const hint = `Put /a/very/long/path${'/that/does/not/fit'.repeat(6)} back, or type: arbiter rule cup_bracket.json.log 2 Rasp`
const pause: Wait = {
  ...{ for: 'engine', match: 2, engine: 'Lathe 2.4', since: 0 },
  says: [told('Lathe 2.4 did not start: no such file.')],
  hint: [told(hint)],
}

test('a wait stands below the heading with what to do, in red', () => {
  const view = cup({ field: four, waits: [pause] })
  const screen = liveScreen(view, paper(80), 40, 0)
  expect(screen[0]).toBe('Workshop Cup · waiting')
  expect(screen[2]).toBe('! Waiting for Lathe 2.4 (match 2): Lathe 2.4 did not start: no such file.')
  const coloured = waitLines(pause, paper(80, true))
  expect(coloured[0]).toContain('\u001B[31m! Waiting')
})

test('nothing of a hint is lost when it is longer than the page', () => {
  const lines = waitLines(pause, paper(40))
  expect(lines.join('').replaceAll(/\s/g, '')).toContain(hint.replaceAll(/\s/g, ''))
})

const screens: readonly (readonly [string, CupView])[] = [
  ['before the first game', cup({ field: many(8) })],
  ['names of all kinds', cup({ field: wild, live: [running(1, wild[0] as string, wild[1] as string)] })],
  ['a pause', cup({ field: wild, waits: [pause, { ...pause, for: 'disk' }] })],
  [
    'sixty-four and twenty running',
    cup({ field: many(64), live: many(20).map((name, i) => running(i + 1, name, name)) }),
  ],
  ['the end', cup({ field: four, played: { 1: '1 ½', 2: '0 0', 3: '½ ½ 1 ½' }, hasThirdPlace: true })],
]

test.each(screens)('the live screen keeps to its height and width: %s', (_, view) => {
  for (const width of [40, 80, 200])
    for (const height of [1, 2, 3, 6, 10, 24, 60]) {
      const lines = liveScreen(view, paper(width, true), height, 12_000)
      expect(lines.length).toBeLessThan(height)
      for (const line of lines) expect(textWidth(stripped(line)), stripped(line)).toBeLessThanOrEqual(width)
    }
})

test('a tree that is too tall for the screen begins with the round that is played', () => {
  const played = Object.fromEntries(many(8).map((_, i) => [i + 1, '1 1']))
  const screen = liveScreen(cup({ field: many(16), played }), paper(120), 24, 0)
  expect(screen[3]).toMatch(/^Quarterfinal +Semifinal +Final$/)
})

test('where no tree fits the matches of the round stand in a list, those being played first', () => {
  const live = [running(30, 'Engine 59', 'Engine 60')]
  const screen = liveScreen(cup({ field: many(64), live }), paper(120), 24, 0)
  expect(screen[7]).toBe('Round of 64')
  expect(screen[8]).toMatch(/^ +▸30 {2}59 Engine 59 +– +60 Engine 60/)
  expect(screen).toHaveLength(23)
})

test('more running games than fit are counted', () => {
  const live = many(30).map((name, i) => running(i + 1, name, name))
  const screen = liveScreen(cup({ field: many(64), live }), paper(120), 24, 0)
  const shown = screen.filter((line) => line.includes('g4g5')).length
  expect(screen).toContain(`  and ${30 - shown} more`)
})

// --- without a terminal ----------------------------------------------------------------------------

const firstMatch = (played: string): MatchView =>
  cup({ field: four, played: { 1: played } }).rounds[0]?.matches[0] as MatchView

test.each`
  played       | line
  ${'0'}       | ${'game 1: Anvil 4.2 – Hammer 1.7 0-1 (checkmate, 74 plies); Hammer 1.7 leads 1–0'}
  ${'0 1'}     | ${'game 2: Hammer 1.7 – Anvil 4.2 0-1 (checkmate, 74 plies); level at 1–1'}
  ${'½ 1'}     | ${'game 2: Hammer 1.7 – Anvil 4.2 0-1 (checkmate, 74 plies); Anvil 4.2 wins 1½–½'}
  ${'½ ½ ½'}   | ${'tiebreak game 3: Anvil 4.2 – Hammer 1.7 ½-½ (repetition, 74 plies); level at 1½–1½'}
  ${'½ ½ ½ 0'} | ${'tiebreak game 4: Hammer 1.7 – Anvil 4.2 1-0 (checkmate, 74 plies); Hammer 1.7 wins 2½–1½ (tiebreak)'}
`('a finished game after $played is one line', ({ played, line }) => {
  const match = firstMatch(played)
  expect(gameLine(match.games.at(-1) as GameView, match, 'Semifinal', paper(40))).toBe(`Semifinal, match 1, ${line}`)
})

test('the line of a game has what an engine did wrong, what it repeats, and nothing that moves the cursor', () => {
  const match = firstMatch('1')
  const faulty: GameView = {
    ...(match.games[0] as GameView),
    ending: 'crash',
    fault: told('Exit 139.\u001B[2J'),
    repeats: 1,
  }
  const line = gameLine(faulty, match, 'Semifinal', paper(80))
  expect(line).toContain('1-0 (crash, 74 plies, not played, it repeats game 1); Exit 139.�[2J; Anvil 4.2 leads 1–0')
})

test('CUP-22a a game that was broken off does not count', () => {
  const match = firstMatch('1')
  const broken: GameView = { ...(match.games[0] as GameView), game: 2, result: '*', ending: 'interrupted' }
  expect(gameLine(broken, match, 'Final', paper(80))).toBe(
    'Final, match 1, game 2: Anvil 4.2 – Hammer 1.7 does not count (broken off, 74 plies); Anvil 4.2 leads 1–0',
  )
})

// --- at the end ------------------------------------------------------------------------------------

const over = cup({ field: four, played: { 1: '1 ½', 2: '0 0', 3: '½ ½ 1 ½', 4: '1 1' }, hasThirdPlace: true })

test('the page at the end has bracket, table, points against each other and what the games say', () => {
  expect(endPage(over, paper(100)).split('\n\n')).toEqual([
    'Workshop Cup · won by Anvil 4.2 · 4 of 4 matches decided · 10 games',
    expect.stringContaining('1├ 1 Anvil 4.2 2½┐'),
    'Third place\n  4  2 Hammer 1.7  2–0  3 Lathe 2.4',
    expect.stringContaining('      2     2  Hammer 1.7    3399    0      1½      4  2 crashes'),
    expect.stringContaining('  1  Anvil 4.2   \\\\  1½   ·  2½\n  2  Hammer 1.7   ½  \\\\   2   ·\n'),
    expect.stringContaining('3  Anvil 4.2   Rasp 0.9    2½–1½  0 0 1 1 0           +88.7 ± 136.3  92.1 %\n'),
  ])
})

test('remarks on the statistics name their matches', () => {
  expect(endPage(over, paper(200))).toContain('Match 4: Everything was won, so the difference has no upper bound.')
})

test.each([40, 80, 200])('the page at the end is not wider than %i columns', (width) => {
  for (const [, view] of screens)
    for (const line of endPage(view, paper(width)).split('\n')) {
      expect(textWidth(line), line).toBeLessThanOrEqual(width)
      expect(line).not.toMatch(/\p{Cc}/u)
    }
})

test('more than sixteen have no crosstable', () => {
  const played = { 1: '1 1' }
  expect(endPage(cup({ field: many(16), played }), paper(120))).toContain('Points against each other')
  expect(endPage(cup({ field: many(32), played }), paper(120))).not.toContain('Points against each other')
})
