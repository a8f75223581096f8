/** Refusals, problems and consequences: all of them are reached and said in every language. */

import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { MessageCoverage } from '../../../tools/message-coverage.ts'
import { effectsOf } from '../src/decider/effects.ts'
import { matchesThatChange } from '../src/decider/match-changes.ts'
import { parseEntrants } from '../src/entries/csv.ts'
import { checksum } from '../src/facts/checksum.ts'
import { bridgeKnockout } from '../src/formats/bridge-knockout/format.ts'
import { cup as cupFormat } from '../src/formats/cup/format.ts'
import { hybridKnockout } from '../src/formats/hybrid-knockout/hybrid.ts'
import { formats } from '../src/formats/index.ts'
import { league as leagueFormat } from '../src/formats/league/league.ts'
import { readLog, writeLog } from '../src/formats/log.ts'
import type { Message } from '../src/message/message.ts'
import type { Refusal } from '../src/refusals/refusal.ts'
import { type Result, unwrap } from '../src/refusals/result.ts'
import { refusalSaid, refusalSays } from '../src/refusals/says.ts'
import { openTournament, tournamentOf } from '../src/tournament/open.ts'
import { everyRefusal } from './every-refusal.ts'
import { bridge, cup, diagonal, Hall, hybrid, league, team } from './hall.ts'
import { saidInEveryLanguage } from './in-every-language.ts'
import { inEnglish } from './said.ts'

const reached = new MessageCoverage()

function said(...messages: readonly Message[]): void {
  for (const message of messages) {
    reached.count(message)
    saidInEveryLanguage(message)
  }
}

function refused(refusal: Refusal | undefined): void {
  if (!refusal) throw new Error('taken')
  said(...refusalSays(refusal), refusalSaid(refusal))
}

const refusedAt = (answer: Result): void => refused(answer.ok ? undefined : answer.refusal)

test.each(everyRefusal.map((each) => [each.code, each] as const))('%s', (_, refusal) => {
  refused(refusal)
  const text = inEnglish(refusalSays(refusal))
  expect(text).toMatch(/^([A-Z“]|somebody|10–4).*[.?]$/s)
  expect(text, 'what cannot be seen is written out').not.toMatch(/[\p{Cc}\u202E]/u)
})

// --- what a case says of its own ------------------------------------------------------------------

const asked = { by: 'director', now: '2026-05-01T10:00:00Z' as never }

describe('commands and options', () => {
  test.each([
    ...[{ do: 'fly' }, 7, { do: 'report', match: '1' }, { do: 'report', match: '1', result: '2-0' }],
    ...[{ do: 'withdraw', whom: 'x' }, { do: 'withdraw' }, { do: 'withdraw', entrant: '' }, { do: 'undo', at: 'now' }],
    ...[
      { do: 'undo', at: '2026-02-30T10:00:00Z' },
      { do: 'undo', key: '#1' },
      { do: 'revoke', fact: 0 },
    ],
    ...[
      { do: 'report', match: '1', result: '1-0', moves: 10_000 },
      { do: 'forfeit', match: '1', absent: [] },
    ],
    ...[
      { do: 'forfeit', match: '1', absent: 'x' },
      { do: 'forfeit', match: '1', absent: Array(21).fill('x') },
    ],
    ...[
      { do: 'enter', entrants: [] },
      { do: 'enter', name: 'x', paid: 'soon' },
      { do: 'enter', name: 'x', claimed: '7' },
    ],
    ...[
      { do: 'enter', name: ' x' },
      { do: 'enter', name: 'x', club: '\u0007' },
      { do: 'enter', name: 'x'.repeat(201) },
    ],
    { do: 'enter', name: 'x', players: [{ name: 'y', masterpoints: 1.001 }] },
    { do: 'arrange', from: 1, play: { a: 'x'.repeat(1_000_001) } },
    { do: 'arrange', from: 1, play: 7 },
    { do: 'change', options: Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`x${i}`, i])) },
    { do: 'start', openings: { openings: [{ place: 1, position: 'x' }] } },
    { do: 'start', openings: { hash: 'x', openings: [{ place: 1, position: `${'p'.repeat(15)} w - -` }] } },
    { do: 'start', openings: { openings: [{ place: 1, position: `${'p'.repeat(15)} w - -`, moves: ['e9'] }] } },
    ...[
      { do: 'start', order: 7 },
      { do: 'start', order: [7] },
      { do: 'start', order: [''] },
    ],
    { do: 'start', order: Array(2001).fill('x') },
    ...[{ from: '2026-02-30' }, { from: 'Saturday' }, { from: '2026-05-02', to: '2026-05-01' }].map((days) => ({
      ...{ do: 'describe', days },
    })),
    ...[
      { place: ' ' },
      { place: 'x'.repeat(201) },
      { link: 'chess.example.org' },
      { logo: 'data:image/svg+xml;base64,AA' },
    ].map((details) => ({ do: 'describe', ...details })),
    { do: 'score', match: '1', boards: [{ board: 1, tables: [true, 0] }] },
    { do: 'lineup', match: '1', team: 'x', players: Array(21).fill('x') },
    ...['x', 1000].map((board) => ({ do: 'score', match: '1', boards: [{ board, imps: [1, 2] }] })),
    { do: 'score', match: '1', boards: [{ board: 1, imps: [1, 2], more: 1 }] },
    { do: 'score', match: '1', boards: [{ board: 0, imps: [1, 2] }] },
  ])('%j', (command) => refused(league(4).try(command as object)))

  test.each([
    [bridgeKnockout, { boards: 0 }],
    [bridgeKnockout, { boards: 'many' }],
    [bridgeKnockout, { handicap: 7 }],
    [bridgeKnockout, { handicapOverride: { percent: 80 } }],
    [
      bridgeKnockout,
      {
        victoryPoints: [
          [5, 1],
          [1, 2],
        ],
      },
    ],
    [hybridKnockout, { raceToPoints: 0.7 }],
    [hybridKnockout, { timeControl: 'fast' }],
    [hybridKnockout, { timeControl: { base: 60, increment: 5, more: 1 } }],
    [cupFormat, { roundPairIncrements: 7 }],
    [leagueFormat, { seeding: 'lots' }],
    [leagueFormat, { seedng: 'lot' }],
  ])('$0.name %j', (format, options) => refusedAt(openTournament(format, { dice: 'x', options }, asked)))

  test('a format of somebody else says in its own words what is wrong', () => {
    const options = z.strictObject({ odd: z.number().refine(() => false, 'must be odd') })
    refusedAt(openTournament({ ...leagueFormat, options } as never, { dice: 'x', options: { odd: 2 } }, asked))
  })

  test('the asker, the seed and the name', () => {
    refusedAt(openTournament(leagueFormat, { dice: '' }, asked))
    refusedAt(openTournament(leagueFormat, { dice: 'x', name: 7 as never }, asked))
    refusedAt(openTournament(leagueFormat, { dice: 'x' }, { ...asked, now: 'x' as never }))
    refusedAt(openTournament(leagueFormat, { dice: 'x' }, { ...asked, by: '\u0007' }))
    refusedAt(tournamentOf([], formats))
  })
})

const club = () => new Hall(leagueFormat).enter('A', 'B', 'C', 'D')
const gone = () => club().enter('E').did({ do: 'withdraw', entrant: 'E' })
const drawn = () => diagonal(2).play('D1.1/1 1-0', 'D1.1/2 1-0')
const favourites = (first: string, second: string): [number, number] =>
  Number(first.slice(1)) < Number(second.slice(1)) ? [20, 10] : [10, 20]
const absent = (hall: Hall, ...matches: readonly (readonly [string, ...string[]])[]) =>
  matches.reduce((all, [match, ...who]) => all.did({ do: 'forfeit', match, absent: who }), hall)
const bracketed = (...brackets: readonly number[]) =>
  new Hall(bridgeKnockout, { bracketed: true }, false)
    .did({ do: 'enter', entrants: Array.from({ length: brackets.reduce((a, b) => a + b) }, (_, i) => team(i + 1)) })
    .did({ do: 'start', brackets })
const walkover = () => absent(hybrid(4), ['1', 'P1', 'P4']).play('2 1-0')
const nobodyLeft = () => absent(hybrid(4), ['1', 'P1', 'P4'], ['2', 'P2', 'P3'])

const cases: Readonly<Record<string, () => Refusal | undefined>> = {
  'entering a league that runs': () => league(4).try({ do: 'enter', name: 'X' }),
  'entering where other rules would hold': () => hybrid(7).try({ do: 'enter', name: 'X' }),
  'entering bridge where other rules would hold': () => bridge(7).try({ do: 'enter', entrants: [team(8)] }),
  'returning who never started': () => gone().did({ do: 'start' }).try({ do: 'return', entrant: 'E' }),
  'starting twice': () => league(4).try({ do: 'start' }),
  'a name that is a place': () => club().try({ do: 'enter', name: '#3' }),
  'an id of the system': () => club().try({ do: 'enter', name: 'x', id: 'e9' }),
  'an id that is none': () => club().try({ do: 'enter', name: 'x', id: 'a b' }),
  'an order with somebody twice': () => club().try({ do: 'start', order: ['A', 'A'] }),
  'an order with somebody gone': () => gone().try({ do: 'start', order: ['A', 'E'] }),
  'an order without somebody': () => club().try({ do: 'start', order: ['A'] }),
  'an engine named in vain': () => cup(2, {}, 9).try({ do: 'abandon', match: '1', game: 1, why: 'void', engine: 'E1' }),
  'moves to finish alone': () => league(4).try({ do: 'report', match: '1', result: '1-0', movesToFinish: 3 }),
  'a match that waits for winners': () => cup(4).try({ do: 'report', match: '3', result: '1-0' }),
  'a match that waits for losers': () =>
    cup(4, { thirdPlaceMatch: true }).try({ do: 'report', match: '4', result: '1-0' }),
  'a match that waits for seeds': () => hybrid(5).try({ do: 'report', match: '1', result: '1-0' }),
  'a match that waits for numbers': () => bridge(9).try({ do: 'report', match: '6', imps: [1, 0] }),
  'decided by score': () => league(4).play('1 1-0').try({ do: 'report', match: '1', result: '1-0' }),
  'decided as drawn': () => league(4).play('1 1/2').try({ do: 'report', match: '1', result: '1-0' }),
  'decided by nobody': () => league(4).play('1 --').try({ do: 'report', match: '1', result: '1-0' }),
  'decided by a pair that is level': () => drawn().try({ do: 'report', match: 'D1.1', result: '1-0', game: 1 }),
  'decided by ruling': () =>
    league(4).did({ do: 'cancel', match: '1' }).try({ do: 'report', match: '1', result: '1-0' }),
  'decided by absence': () =>
    cup(4)
      .did({ do: 'forfeit', match: '1', absent: ['E1'] })
      .try({ do: 'report', match: '1', result: '1-0' }),
  'decided by the absence of both': () =>
    hybrid(4)
      .did({ do: 'forfeit', match: '1', absent: ['P1', 'P4'] })
      .try({ do: 'report', match: '1', result: '1-0' }),
  'decided without an opponent': () => walkover().try({ do: 'report', match: '3', result: '1-0' }),
  'decided with nobody there': () => nobodyLeft().try({ do: 'report', match: '3', result: '1-0' }),
  'decided after draws': () =>
    hybrid(2).play('1 1/2', '1 1/2', '1 1-0').try({ do: 'report', match: '1', result: '1-0', game: 1 }),
  annulled: () => league(4).did({ do: 'withdraw', entrant: 'A' }).try({ do: 'report', match: '1', result: '1-0' }),
  'several games alike': () =>
    cup(2).play('1/1 1-0', '1/2 0-1').try({ do: 'report', match: '1', result: '1-0', game: 1 }),
  'correcting what is not played': () => league(4).try({ do: 'correct', match: '1', result: '1-0' }),
  'closing before the next phase': () => hybrid(3, {}, false).try({ do: 'close' }),
  'pairing by hand, not everybody': () =>
    bridge(9, {}, false)
      .scoreRound(favourites)
      .scoreRound(favourites)
      .try({ do: 'pair', matches: [['T1', 'T2']] }),
  'pairing by hand what the rules pair': () => hybrid(3, {}, false).try({ do: 'pair', matches: [['P1', 'P2']] }),
  'no line-up without players': () =>
    new Hall(bridgeKnockout)
      .enter('a', 'b', 'c', 'd')
      .did({ do: 'start' })
      .try({ do: 'lineup', match: '1', team: 'a', players: [] }),
  'a line-up of a stranger': () => bridge(8).try({ do: 'lineup', match: '1', team: 'T1', players: ['x'] }),
  'a line-up of one twice': () => bridge(8).try({ do: 'lineup', match: '1', team: 'T1', players: ['#1', '#1'] }),
  'a line-up of one': () => bridge(8).try({ do: 'lineup', match: '1', team: 'T1', players: ['#1'] }),
  'boards of each in a half': () =>
    bridge(8).try({
      ...{ do: 'lineup', match: '1', team: 'T1', half: 1 },
      played: ['#1', '#2', '#3', '#4'].map((player) => ({ player, boards: 28 })),
    }),
  'more boards than there are': () =>
    bridge(8).try({ do: 'lineup', match: '1', team: 'T1', played: [{ player: '#1', boards: 999 }] }),
  'boards that do not add up': () =>
    bridge(8).try({ do: 'lineup', match: '1', team: 'T1', played: [{ player: '#1', boards: 1 }] }),
  'a board twice': () =>
    bridge(8).try({ do: 'score', match: '1', boards: [1, 1].map((board) => ({ board, imps: [1, 0] })) }),
  'boards too many': () =>
    bridge(8).try({
      ...{ do: 'score', match: '1', half: 1 },
      boards: Array.from({ length: 40 }, (_, i) => ({ board: i + 1, imps: [1, 0] })),
    }),
  'IMPs too many': () => bridge(8).try({ do: 'report', match: '1', imps: [9000, 0] }),
}

test.each(Object.entries(cases))('%s', (_, refusal) => refused(refusal()))

describe('what comes next', () => {
  const closed = (hall: Hall) => refused(hall.try({ do: 'close' }))

  test('a round, seeds, an opening, a choice, a winner', () => {
    closed(hybrid(5, {}, false))
    const seeds = hybrid(3, {}, false)
    while (seeds.tournament.chart.wants[0]?.what === 'round') {
      seeds.did({ do: 'pair' })
      for (const { id } of seeds.tournament.chart.board.openMatches()) seeds.play(`${id} 1-0`)
    }
    closed(seeds)
    const opening = cup(2, {}, 9, false)
    for (const game of [1, 2]) opening.play(`1/${game} 1-0`)
    closed(opening)
    closed(bridge(5).scoreRound(favourites).scoreRound(favourites))
    const choosing = bracketed(5, 6).scoreRound(favourites).scoreRound(favourites).scoreRound(favourites)
    closed(choosing.did({ do: 'pair' }))
    closed(bracketed(9, 9).scoreRound(favourites).scoreRound(favourites))
    const level = diagonal(2, { maxExtraRounds: 1 })
    for (let round = 0; round < 4; round++) level.playRound(() => '1-0')
    level.did({ do: 'pair', lengths: 'unknown' }).playRound(() => '1-0')
    closed(level)
  })
})

describe('what a change would do', () => {
  const effects = (hall: Hall, command: object) => {
    const { consequences: found } = unwrap(
      effectsOf(hall.tournament, command as never, { by: 'director', now: hall.tournament.last.at }),
    )
    const { takes, voids, matches, seats, seeds, remarks } = found
    said(...[...takes, ...voids].flatMap(({ says }) => says))
    said(...matches.flatMap(({ between, from, to }) => [...between, from, to]))
    said(...[...seats, ...seeds].flatMap(({ from, to }) => [from, to]), ...remarks.flatMap(({ says = [] }) => says))
  }

  test('matches, seats and ranks', () => {
    effects(league(4).play('1 1-0'), { do: 'withdraw', entrant: 'A' })
    effects(league(4).playPhases(3), { do: 'withdraw', entrant: 'A' })
    effects(cup(4).play('1/1 1-0', '1/2 0-1'), { do: 'correct', match: '1', game: 1, result: '0-1' })
  })

  test.each([
    [league(4), league(4).did({ do: 'cancel', match: '1' })],
    [league(4), league(4).did({ do: 'rule', match: '1', winner: 'A' })],
    [league(4), league(4).did({ do: 'rule', match: '1', winner: null })],
    [diagonal(2), diagonal(2).play('D1.1/1 1-0')],
    [bridge(7), absent(bridge(7), ['1', 'T1'])],
    [hybrid(4), walkover()],
    [hybrid(4), nobodyLeft()],
    [hybrid(5), hybrid(5).playPhases(1)],
  ])('matches that stand otherwise (%#)', (now, then) => {
    const changes = matchesThatChange(now.tournament.chart, then.tournament.chart)
    expect(changes.length).toBeGreaterThan(0)
    said(...changes.flatMap(({ between, from, to }) => [...between, from, to]))
  })

  test('what stands although the results would give another', () => {
    const seeds = hybrid(3)
    for (let phase = 1; phase <= 14; phase++) seeds.play(`Q${phase}.1 1-0`)
    effects(seeds.play('1 1-0'), { do: 'correct', match: 'Q14.1', result: '0-1' })
    const round = diagonal(6)
      .playRound(() => '1-0')
      .play('D2.1/1 1-0')
    const won = round.tournament.chart.board.rounds()[0]?.matches.find((match) => match.who(0) === 1)?.id
    effects(round, { do: 'correct', match: won, game: 1, result: '0-1' })
  })

  test('a change of options that would decide a match otherwise', () => {
    const hall = cup(4, { uniquePerMatchOnly: false, roundPairIncrements: [1, 18] }, 20)
    while (!hall.match('1')?.winner) for (const { game } of hall.match('1')?.next ?? []) hall.play(`1/${game} 1/2`)
    refused(hall.try({ do: 'change', options: { roundPairIncrements: [1, 17] } }))
  })

  test('a match that waits for a number again', () => {
    const hall = bridge(9).scoreRound(favourites)
    const fact = hall.tournament.log.find((each) => each.type === 'game-finished')?.seq
    hall.did({ do: 'revoke', fact, confirm: true })
    for (const id of ['5', '6', '7']) {
      const refusal = hall.try({ do: 'report', match: id, imps: [1, 0] })
      if (refusal) refused(refusal)
    }
  })
})

// --- files and lists -------------------------------------------------------------------------------

describe('lists of entrants', () => {
  const team = (player: string, number: string, points: string) =>
    `team,player1,number1,masterpoints1\nReds,${player},${number},${points}`

  test.each([
    ...[
      '',
      'name',
      'rating\n5',
      'wer,wie gut\nAnn,1850',
      'name,name\nZoë,Noor',
      'name,ratin\nZoë,5',
      'team,player100\nA,B',
    ],
    ...[
      'name,rating\nZoë,hoch',
      'name\n"Zoë',
      'name\nZ"oë',
      'name\n"Zoë"x',
      'name,paid\nZoë,hm',
      'name,claimed\nZoë,7',
    ],
    ...['name,id\nZoë,a b', 'name\nZoë,5', 'name,player1\nZoë,Noor', 'name,id\nZoë,x\nNoor,x', 'name\nA\u0007'],
    ...[team('Ann', '', 'many'), team('Ann', '', ''), team('', '7', ''), team('Ann', '7'.repeat(41), '1')],
    ...[
      'name,rating,club\nAnn,1850,N\nAnn,1850,N',
      'Ann Bell;Northside\nBen Cole;Southside',
      `name${',x'.repeat(300)}`,
    ],
  ])('%j is refused', (text) => {
    const parsed = parseEntrants(text)
    if (parsed.ok) throw new Error('taken')
    said(...parsed.problems.map(({ problem }) => problem))
  })

  test.each([
    ...['name,e-mail\nAnn,a', 'name,e-mail,x\nAnn,a,b', '1. Anna Müller 1850', '1. Anna\n2. Bert', 'Ann\nBen 1850'],
    ...['Müller, Anna\nMeier, Bert', 'Ann\nBen\nAnn', '1;Anna Müller;1850\n2;Bert Meier;1700'],
  ])('%j is worth a look', (text) => {
    const { warnings } = parseEntrants(text)
    expect(warnings.length).toBeGreaterThan(0)
    said(...warnings.map(({ problem }) => problem))
  })
})

describe('tournament files', () => {
  const lines = writeLog(league(4).tournament.log, formats).trimEnd().split('\n') as [
    string,
    string,
    string,
    ...string[],
  ]
  const text = `${lines.join('\n')}\n`

  /** The lines with their checksums made right again: what only a forger would write. */
  const resealed = (...bodies: readonly string[]): string => {
    let seal = ''
    return bodies
      .map((line) => {
        const body = line.replace(/(,"sum":"[0-9a-f]{8}")?\}$/, '')
        seal = checksum(seal + body)
        return `${body},"sum":"${seal}"}\n`
      })
      .join('')
  }
  const edited = (from: string, to: string) => resealed(lines[0], lines[1], lines[2].replace(from, to))
  const [, entered] = lines.slice(1).map((line) => JSON.parse(line))
  const told = (fact: object) => resealed(lines[0], lines[1], JSON.stringify({ ...entered, sum: undefined, ...fact }))
  const ruling = { type: 'ruling-made', match: '1', between: [], ruling: { kind: 'drawn' }, entrant: undefined }

  test.each([
    ...['', 'x', '{"players":[]}\n', text.replace('"A"', '"B"'), `${text.trimEnd()}x`, `${lines[0]}\nx\n`],
    ...[resealed('{"arbiter":"log","version":2}'), edited('entered', 'arrived'), edited('"seq":2', '"seq":3')],
    ...[
      edited('{"seq":2', '{"seq":2,"x":1'),
      edited('{"seq"', '{seq'),
      edited(/"at":"[^"]*"/.exec(lines[2])?.[0] ?? '', '"at":"now"'),
    ],
    told(ruling),
    told({ ...ruling, between: ['e1'], ruling: { kind: 'lost' } }),
    told({ type: 'game-finished', match: '1', game: 1, sides: ['e1', 'e2'], result: 5, entrant: undefined }),
    told({ ...ruling, ruling: { kind: 'absent', absent: Array.from({ length: 201 }, () => ({})) } }),
  ])('%j', (spoiled) => {
    const read = readLog(spoiled, formats)
    if (read.ok) throw new Error('taken')
    said(read.refusal.problem)
  })

  test('an end that was never written', () => {
    const read = readLog(text.slice(0, -20), formats)
    if (!read.ok || !read.cut) throw new Error('not cut')
    said(read.cut)
  })
})

/** What only a mistake of ours, or a format that nobody has made yet, would lead to. */
const neverSeen = {
  'change-played': 'pairs are changed only where nothing has been played',
}

afterAll(() => {
  const folders = ['refusals', 'tournament', 'entries', 'issues', 'facts']
  expect(folders.flatMap((folder) => reached.missing(`packages/core/src/${folder}`, neverSeen))).toEqual([])
})
