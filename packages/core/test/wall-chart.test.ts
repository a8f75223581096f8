/** What the wall chart says, and what leagues, cups and all formats say: every message, in every language, no name touched. */
import { describe, expect, test } from 'vitest'
import { campaignSeed } from '../../../tools/tier.ts'
import { eventLine } from '../src/bulletin/event-line.ts'
import { briefConditions, conditionsOf, startSaid } from '../src/bulletin/games/conditions.ts'
import { endingSaid } from '../src/bulletin/games/ending.ts'
import { goToSaid, ticketFrom } from '../src/bulletin/go-to.ts'
import { boardsSaid, halvesSaid } from '../src/bulletin/imps.ts'
import { type BulletinBracket, bracketsOf } from '../src/bulletin/pictures/bracket.ts'
import { matrixOf, meetingWords, roundWords, rowWords } from '../src/bulletin/pictures/matrix.ts'
import { raceOf, runnerWords } from '../src/bulletin/pictures/race.ts'
import { briefly } from '../src/bulletin/remarks.ts'
import { decisionShown } from '../src/bulletin/score.ts'
import { type BulletinMatch, type BulletinRound, show } from '../src/bulletin/show.ts'
import { columnShown } from '../src/bulletin/table.ts'
import { roundOf } from '../src/chart/rounds/round-name.ts'
import { namesIn } from '../src/chronicle/chronicle.ts'
import { factSays } from '../src/chronicle/says.ts'
import type { RecordedFact } from '../src/facts/fact.ts'
import { instantOf } from '../src/facts/instant.ts'
import { cup } from '../src/formats/cup/format.ts'
import { formats } from '../src/formats/index.ts'
import { league } from '../src/formats/league/league.ts'
import { formatNamed } from '../src/formats/rule-book/format-by-name.ts'
import { settingIs } from '../src/formats/rule-book/setting.ts'
import type { GoTo } from '../src/formats/views/figures.ts'
import type { MatrixView } from '../src/formats/views/matrix.ts'
import { pairingShown } from '../src/formats/views/pairing.ts'
import type { RaceView, Runner } from '../src/formats/views/race.ts'
import { type DecisionManner, decidedHow } from '../src/formats/why/decision.ts'
import type { Message } from '../src/message/message.ts'
import { seatSaid } from '../src/outline/seat.ts'
import { unwrap } from '../src/refusals/result.ts'
import { refusalSays } from '../src/refusals/says.ts'
import { openTournament } from '../src/tournament/open.ts'
import { Tournament } from '../src/tournament/tournament.ts'
import { why } from '../src/why/why.ts'
import { bookOf } from './cup-book.ts'
import { EveryLanguage } from './every-language.ts'
import { bridge, cup as cupOf, diagonal, Hall, hybrid, league as leagueOf } from './hall.ts'
import { campaignLogs, goldenLogs } from './spectated-worlds.ts'

const everywhere = new EveryLanguage()
const say = (message: Message | undefined): void => everywhere.say(message)

// --- what stands on the wall -------------------------------------------------------------------------

function read(tournament: Tournament): void {
  const bulletin = show(tournament)
  for (const { says } of bulletin.todo) everywhere.all(says)
  for (const { says, more } of briefly(bulletin.remarks)) everywhere.all([...(says ?? []), ...(more ?? [])])
  for (const { rounds } of bulletin.stages) for (const round of rounds) readRound(round)
  for (const column of tournament.format.views.columns)
    for (const row of bulletin.table) sayCell(columnShown(column, bulletin.table)(row))
  readRace(raceOf(tournament))
  readMatrix(matrixOf(tournament))
  for (const bracket of bracketsOf(tournament)) readTickets(bracket)
}

const sayCell = (cell: Message | undefined): void => {
  if (cell) say(cell)
}

function readRound({ matches, pairing, start }: BulletinRound): void {
  everywhere.all(pairing?.says)
  if (start !== undefined) say(startSaid(start))
  for (const match of matches) readMatch(match)
}

function readMatch(match: BulletinMatch): void {
  say(decisionShown(match))
  for (const seat of match.seats) say(seatSaid(seat))
  for (const next of match.next ?? []) {
    say(conditionsOf(next))
    say(briefConditions(next))
  }
  for (const score of match.boards?.scores ?? []) say(halvesSaid(score))
  if (match.goTo) say(goToSaid(match.goTo))
}

function readRace(race: RaceView | undefined): void {
  if (!race) return
  everywhere.all(race.playoff?.says)
  const words = runnerWords(race)
  for (const runner of race.runners) say(words(runner))
}

function readMatrix(matrix: MatrixView | undefined): void {
  if (!matrix) return
  const words = meetingWords(matrix)
  for (const round of matrix.rounds) say(roundWords(round))
  for (const row of matrix.rows) {
    say(rowWords(row))
    for (const meeting of row.meetings) say(words(row, meeting))
  }
}

function readTickets({ rounds }: BulletinBracket): void {
  for (const [i, { matches }] of rounds.entries())
    for (const { seats } of matches) for (const { ticket } of seats) say(ticketFrom(rounds[i - 1], ticket))
}

// --- what is asked -----------------------------------------------------------------------------------

function ask({ tournament }: Pick<Hall, 'tournament'>, ...subjects: string[]): void {
  for (const subject of subjects) {
    const answer = why(tournament, subject)
    if (answer.ok) everywhere.all([...(answer.why.says ?? []), ...(answer.why.more ?? [])])
    else everywhere.all(refusalSays(answer.refusal))
  }
}

const everythingAbout = ({ tournament }: Pick<Hall, 'tournament'>): string[] => {
  const names = show(tournament).entrants.map(({ name }) => name)
  return [
    ...[...tournament.chart.board.matches.keys()].flatMap((id) => [`match ${id}`, `advance ${id}`]),
    ...names.flatMap((name) => [`rank ${name}`, `seed ${name}`, `bye ${name}`]),
    ...names.slice(1).map((name, i) => `tie ${names[i]}, ${name}`),
    ...['champion', 'bye', 'tie A', 'playoff', 'round 1', 'phase 99'],
  ]
}

const told = (hall: Hall): Hall => {
  read(hall.tournament)
  ask(hall, ...everythingAbout(hall))
  return hall
}

// --- situations that logs seldom come to --------------------------------------------------------------

const draw = () => '1/2'
const stronger = (first: string, second: string): [number, number] =>
  Number(first.slice(1)) < Number(second.slice(1)) ? [30, 20] : [20, 30]

const rare: Readonly<Record<string, () => void>> = {
  'a league with prizes and withdrawals': () => {
    const club = leagueOf(5, { prizes: [100, 51, 10, 10, 10, 7894] }).play('1 1-0', '2 1/2')
    told(club).did({ do: 'forfeit', match: '3', absent: ['A'] })
    told(club).did({ do: 'rule', match: '4', winner: null, note: 'agreed' })
    told(told(club).did({ do: 'withdraw', entrant: 'A' })).did({ do: 'withdraw', entrant: 'B' })
    told(club)
    const later = leagueOf(4, { prizes: [300, 200] }).playPhases(4)
    told(later.did({ do: 'withdraw', entrant: 'A' }))
    told(leagueOf(4).playPhases(4).did({ do: 'withdraw', entrant: 'A' }))
    told(leagueOf(4, { balancedColours: true, seeding: 'rating' }))
    told(leagueOf(4, { seeding: 'lot' }).playPhases(6, '1/2'))
    told(leagueOf(4).play('1 +-', '2 --'))
  },
  'a league whose list is rated': () => {
    const entrants = ['A', 'B', 'C', 'D'].map((name, i) => ({ name, ...(i < 3 ? { rating: 2000 + i } : {}) }))
    told(entered(league, { seeding: 'rating' }, entrants).did({ do: 'start' }))
    const gone = entered(league, {}, [...entrants, { name: 'E' }]).did({ do: 'withdraw', entrant: 'E' })
    ask(gone.did({ do: 'start', order: ['D', 'A', 'B', 'C'] }), 'rank E', 'seed A', 'bye A')
  },
  'a cup with everything': () => {
    const all = { roundPairIncrements: [1, 1, 1, 1, 1], thirdPlaceMatch: true, shuffleWithinBands: true }
    const hall = told(cupOf(8, all, 20))
    for (
      let open = hall.tournament.chart.board.openMatches();
      open.length > 0;
      open = hall.tournament.chart.board.openMatches()
    ) {
      hall.playRound((white, black) => (white < black ? '1-0' : '0-1'), false)
      told(hall)
    }
    told(cupOf(16)).did({ do: 'forfeit', match: '1', absent: ['E1'] })
  },
  'a cup that is level': () => {
    for (const tiebreakFallback of ['HigherSeed', 'Armageddon', 'Stop'])
      for (const book of [0, 3])
        told(levelCup({ maxTiebreakPairs: 1, tiebreakFallback, armageddonBlackTime: 0.8 }, book))
    const last = levelCup({ maxTiebreakPairs: 1, tiebreakFallback: 'Armageddon', armageddonBlackTime: 0.8 }, 0)
    told(last.play('1/5 1/2'))
    told(levelCup({ maxTiebreakPairs: 1, tiebreakFallback: 'Armageddon' }, 0).play('1/5 0-1'))
    const more = levelCup({}, 0)
    told(more.play('1/5 1-0', '1/6 1-0'))
    const reusing = cupOf(2, { allowReuse: true }, 1)
    for (let game = 1; game <= 4; game++) reusing.play(`1/${game} 1/2`)
    told(reusing)
    const waiting = cupOf(4, { maxTiebreakPairs: 1 }, 6, false)
    told(waiting.play('1/1 1/2', '1/2 1/2'))
  },
  'a cup to which nobody comes': () => {
    const hall = cupOf(4).did({ do: 'forfeit', match: '1', absent: ['E1', 'E4'] })
    told(hall.did({ do: 'forfeit', match: '2', absent: ['E3'] }))
    told(
      cupOf(4)
        .did({ do: 'forfeit', match: '1', absent: ['E1', 'E4'] })
        .did({ do: 'forfeit', match: '2', absent: ['E2', 'E3'] }),
    )
    const { chart } = hall.tournament
    const said = cup.why(chart.options as never, chart, {
      about: 'bye',
      who: 0 as never,
      round: chart.board.rounds()[0] as never,
    })
    everywhere.all(said.says)
  },
  'a cup whose players have no ratings, from a book that repeats itself': () => {
    const none = ['A', 'B'].map((name) => ({ name }))
    told(entered(cup, {}, none).did({ do: 'start' }))
    told(entered(cup, { seedingStrategy: 'Random' }, none).did({ do: 'start' }))
    told(entered(cup, {}, [{ name: 'A', rating: 1 }, { name: 'B' }]).did({ do: 'start' }))
    const [first] = bookOf(1).openings
    const openings = { openings: [first, { ...first, place: 2 }, { ...bookOf(3).openings[2], place: 3 }] }
    told(entered(cup, {}, none).did({ do: 'start', openings }))
  },
  'what a cup refuses': () => {
    const refused = (hall: Hall, command: object) => {
      const refusal = hall.try(command)
      if (!refusal) throw new Error(`${JSON.stringify(command)} was not refused`)
      everywhere.all(refusalSays(refusal))
    }
    const [first] = bookOf(1).openings
    const few = (options: object) =>
      entered(cup, { roundPairIncrements: [3], ...options }, [{ name: 'A' }, { name: 'B' }])
    refused(few({}), { do: 'start', openings: { openings: [first] } })
    refused(few({ uniquePerMatchOnly: false }), { do: 'start', openings: { openings: [first] } })
    const hall = cupOf(4, {}, 0).play('1/1 1-0')
    refused(hall, { do: 'change', options: { roundPairIncrements: [2, 1] } })
    refused(hall, { do: 'change', options: { finishPairs: true } })
    refused(hall.did({ do: 'withdraw', entrant: 'E4' }), { do: 'return', entrant: 'E4' })
    const drawn = cupOf(4, { uniquePerMatchOnly: false }, 8)
    for (let game = 1; game <= 2; game++) drawn.play(`1/${game} 1/2`)
    refused(drawn, { do: 'change', options: { roundPairIncrements: [1, 3] } })
  },
  'players of a Diagonal nothing can separate': () => {
    const hall = diagonal(3, { maxExtraRounds: 0 })
    told(hall.playRound(draw).playRound(draw))
    told(hall.did({ do: 'declare', winners: ['A'] }))
    told(diagonal(4, {}, false))
    told(diagonal(4).did({ do: 'cancel', match: 'D1.1' }).did({ do: 'withdraw', entrant: 'D' }))
  },
  'a knockout whose seeds are not known yet': () => {
    told(hybrid(5))
  },
  'teams that are re-paired, chosen, or paired by hand': () => {
    const evening = bridge(9)
    for (let i = 0; i < 3; i++) told(evening.scoreRound(stronger))
    for (const note of [{}, { note: 'asked for by both' }]) {
      const [one, other] = [
        ['T3', 'T1'],
        ['T4', 'T2'],
      ]
      told(
        bridge(9, {}, false)
          .scoreRound(stronger)
          .scoreRound(stronger)
          .did({ do: 'pair', matches: [one, other], ...note }),
      )
    }
    const five = bridge(5)
    for (let round = 0; round < 2; round++) five.scoreRound(stronger)
    told(told(five).did({ do: 'choose', opponent: 'T4' }))
    const level = bridge(5)
    for (let round = 0; round < 2; round++) level.scoreRound(() => [10, 10])
    told(level)
    told(bridge(14, { compact: true }))
    told(bridge(13, { compact: true }))
  },
  'decided matches that are reported again': () => {
    const again = (hall: Hall, command: object) => {
      const refusal = hall.try(command)
      if (refusal) everywhere.all(refusalSays(refusal))
    }
    const club = leagueOf(5).play('1 1-0').did({ do: 'withdraw', entrant: 'A' })
    for (const match of ['1', '2']) again(club, { do: 'report', match, result: '1-0' })
    const evening = bridge(9).scoreRound(stronger)
    again(evening, { do: 'report', match: '1', between: ['T1', 'T5'], imps: [1, 0] })
    const ruled = bridge(9).did({ do: 'rule', match: '1', winners: ['T1', 'T5'] })
    ask(told(ruled), 'advance 1')
    again(ruled, { do: 'report', match: '1', between: ['T1', 'T5'], imps: [1, 0] })
  },
}

function entered(format: typeof league | typeof cup, options: object, entrants: readonly object[]): Hall {
  return new Hall(format as never, options as Record<string, unknown>).did({ do: 'enter', entrants })
}

function levelCup(options: object, book: number): Hall {
  const hall = cupOf(2, { ...options }, book)
  for (let game = 1; game <= 4; game++) hall.play(`1/${game} 1/2`)
  return hall
}

// --- handmade values ----------------------------------------------------------------------------------

const runner = (of: Partial<Runner>): Runner => ({ name: 'Ann', points: 1, played: 1, state: 'out', ...of })
const reachedAt = instantOf(Date.parse('2026-05-01T14:02:10Z'))
const runners: readonly Runner[] = [
  ...(['time', 'matches', 'points', 'seeds'] as const).map((missedBy) =>
    runner({ missedBy, reachedAt, reachedIn: 3, lastIn: 'Ben' }),
  ),
  runner({ state: 'in', seed: 1, reachedAt: instantOf(Date.parse('2026-05-02T14:02:10Z')), reachedIn: 4 }),
  runner({ state: 'running', reachedAt, reachedIn: 3 }),
  runner({ state: 'running', against: 'Ben', reachesWith: 'a win' }),
  runner({ state: 'running', against: 'Ben', clinchesWith: 'a draw' }),
  runner({ state: 'running', against: 'Ben' }),
  runner({ state: 'running', bye: true }),
  runner({ state: 'playing-off' }),
  runner({ state: 'playing-off', against: 'Ben' }),
  runner({ lostPlayoff: true }),
  runner({}),
  runner({ state: 'withdrawn' }),
]

const hows: readonly DecisionManner[] = [
  ...(['score', 'draw', 'tiebreak', 'quotient', 'extra-boards', 'sudden-death', 'armageddon'] as const),
  ...(['armageddon-drawn', 'forfeit', 'walkover', 'seed', 'ruling', 'declared-won', 'declared-through'] as const),
  ...(['declared-drawn', 'cancelled', 'annulled'] as const),
]

/** Re-paired, and nobody knows any more who had met where. */
const strange = (repeatsByDefault: number) =>
  pairingShown({
    ...{ number: 3, matches: [], stage: { announced: [], rounds: [] } },
    publication: { kind: 're-paired', reasons: [{ rule: 'BRI-29', repeatsByDefault }] },
  } as never)

function handmade(): void {
  for (const repeats of [1, 2]) everywhere.all(strange(repeats)?.says)
  readRace({ needed: 5, places: 2, placesLeft: 1, runners })
  for (const how of hows) say(decidedHow(how))
  for (const seat of [{ nobody: true as const }, { loserOf: '3' }, { number: 4 }, { seed: 2 }]) say(seatSaid(seat))
  for (const goTo of [
    { winner: 'AB1', loser: 'AB2' },
    { first: 'X', second: 'Y', loser: 'Z' },
  ] as GoTo[])
    say(goToSaid(goTo))
  for (const halves of [
    [[1, 2], null],
    [null, [1, 2]],
    [
      [1, 2],
      [3, 4],
    ],
  ])
    say(halvesSaid({ halves } as never))
  for (const boards of [{ boards: 28 }, { boards: 14, half: 2 }, { boards: 4, extra: 1 }])
    say(boardsSaid(boards as never))
  everywhere.all(
    eventLine({ days: { from: '2026-11-28', to: '2026-11-29' }, place: 'Black and White', timeControl: '15+10' }),
  )
  const euro = openTournament(league, { dice: 'x', options: { currency: 'Euro' } }, { by: 'x', now: instantOf(0) })
  if (!euro.ok) everywhere.all(refusalSays(euro.refusal))
  const clock = { white: { base: 300, increment: 3, bonus40: 90 }, black: { base: 37.5, increment: 0, bonus40: 0 } }
  for (const step of ['sudden-death', 'armageddon', 'tiebreak', 'extra-boards'] as const) {
    say(conditionsOf({ step, attempt: 2, clock, pair: 1 }))
    say(briefConditions({ step, attempt: 2, clock }))
  }
  for (const value of [true, false, null, [], [1, 2], [[0, 5]], { base: 60, odd: 'x' }, 1.5, 'entry', 'strange'])
    say(settingIs(league.about.settings['seeding'], 'seeding', value))
  say(settingIs(undefined, 'strange', 'value'))
}

// --- the tests ---------------------------------------------------------------------------------------

function formatOf([opened]: readonly RecordedFact[]) {
  if (opened?.type !== 'tournament-opened') throw new Error('no format')
  return unwrap(formatNamed(opened.format, formats)).format
}

describe(`the wall chart in every language (seed "${campaignSeed}")`, () => {
  const played = [...goldenLogs, ...campaignLogs(campaignSeed, 1).map((log, i) => [`campaign ${i}`, log] as const)]

  test.each(played)('%s', (_, log) => {
    const format = formatOf(log)
    for (const share of [0.3, 0.7, 1]) {
      const tournament = new Tournament(format, log.slice(0, Math.max(1, Math.ceil(share * log.length))))
      read(tournament)
      if (tournament.chart.started && (format === league || format === cup))
        ask({ tournament }, ...everythingAbout({ tournament }).slice(0, 60))
    }
    const opened = log[0] as RecordedFact
    everywhere.all(factSays(opened, log, namesIn(new Tournament(format, log))))
  })

  test.each(Object.entries(rare))('%s', (_, happens) => happens())

  test('what is made by hand', handmade)

  test('formats, their columns and settings', () => {
    for (const { about, views } of formats) {
      const { title, summary, settings, presets = [] } = about
      const { columns } = views
      everywhere.all([
        title,
        summary,
        ...presets.map(({ name }) => name),
        ...columns.flatMap(({ heading, meaning }) => [heading, meaning]),
      ])
      for (const { name, about, values = {}, parts = {} } of Object.values(settings))
        everywhere.all([name, about, ...Object.values(values), ...Object.values(parts)])
    }
    everywhere.all(cup.about.conditions?.(cup.options.parse({ thirdPlaceMatch: true })) ?? [])
    say(roundOf(4))
    for (const ending of ['checkmate', 'bare-king', 'an-ending-of-others']) say(endingSaid(ending))
  })

  test.each(['bulletin', 'outline', 'why', 'formats/rule-book', 'formats/league', 'formats/cup'])(
    'every message of %s was said',
    (folder) => expect(everywhere.reached.missing(`packages/core/src/${folder}`)).toEqual([]),
  )
})
