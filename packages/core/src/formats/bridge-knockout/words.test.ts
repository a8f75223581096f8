/** Every message of the bridge knockout and its awards is said by some event, in every language, whatever teams are called. */
import { describe, expect, test } from 'vitest'
import { MessageCoverage } from '../../../../../tools/message-coverage.ts'
import { campaignSeed } from '../../../../../tools/tier.ts'
import { bridge, Hall, team } from '../../../test/hall.ts'
import { saidInEveryLanguage } from '../../../test/in-every-language.ts'
import { inEnglish } from '../../../test/said.ts'
import { campaignLogs, goldenLogs } from '../../../test/spectated-worlds.ts'
import { namesOf } from '../../chart/names.ts'
import type { RecordedFact } from '../../facts/fact.ts'
import { instantOf } from '../../facts/instant.ts'
import type { Message, Statement } from '../../message/message.ts'
import type { Refusal } from '../../refusals/refusal.ts'
import type { RefusedResult } from '../../refusals/result.ts'
import { openTournament } from '../../tournament/open.ts'
import { Tournament } from '../../tournament/tournament.ts'
import { why } from '../../why/why.ts'
import { awardsOf } from './awards/awards.ts'
import { meterOf } from './awards/meter.ts'
import { type Award, awardOf, type TeamMatch } from './awards/participation.ts'
import { bridgeKnockout } from './format.ts'
import { type BridgeOptions, bridgeOptions } from './options.ts'

const reached = new MessageCoverage()

function say(messages: readonly Message[]): void {
  for (const message of messages) {
    reached.count(message)
    saidInEveryLanguage(message)
  }
}

/** Everything a director can ask for. */
function sayEverything(tournament: Tournament): void {
  const { chart } = tournament
  if (!chart.started) return
  const options = chart.options as BridgeOptions
  for (const remark of bridgeKnockout.views.remarks?.(options, chart) ?? []) say(remark.says ?? [])
  for (const subject of subjectsOf(tournament)) explain(tournament, subject)
  const players = awardsOf(options, chart).flatMap((each) => each.players)
  for (const player of players) for (const each of player.state === 'in' ? player.meter : [player.award]) read(each)
}

function subjectsOf({ chart }: Tournament): string[] {
  const names = namesOf(chart)
  const teams = chart.field.order.map((who) => names[who] as string)
  const byes = chart.board.rounds().flatMap((round) => round.byes.map(({ who }) => `bye ${names[who]} ${round.number}`))
  return [
    ...[...chart.board.matches.keys()].flatMap((id) => [`match ${id}`, `advance ${id}`, `handicap ${id}`]),
    ...teams.flatMap((name) => [`rank ${name}`, `number ${name}`]),
    ...byes,
    `tie ${teams[0]}, ${teams.at(-1)}`,
  ]
}

function explain(tournament: Tournament, subject: string): void {
  const answer = why(tournament, subject)
  if (answer.ok) read(answer.why)
}

/** What is read to somebody has at most 40 words, where a name is one. */
function read({ says = [], more = [] }: Statement): void {
  say([...says, ...more])
  const text = inEnglish(says, () => 'Name')
  expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(40)
}

// --- what campaigns seldom come to ---------------------------------------------------------------

const stronger = (a: string, b: string): [number, number] =>
  Number(a.slice(1)) < Number(b.slice(1)) ? [20, 10] : [10, 20]
const teams = (count: number, more: (k: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, i) => ({ ...team(i + 1), ...more(i + 1) }))
const started = (entrants: readonly object[], options = {}, start = {}): Hall =>
  new Hall(bridgeKnockout, options).did({ do: 'enter', entrants }).did({ do: 'start', ...start })
const misplaced = (hall: Hall, name: string, fault: 'team' | 'directors', placed: 'low' | 'high', to?: string): Hall =>
  hall.did({ do: 'misplaced', team: name, fault, placed, ...(to === undefined ? {} : { to }), confirm: true })
const forfeit = (hall: Hall, match: string, ...absent: string[]): Hall => hall.did({ do: 'forfeit', match, absent })

/** As an older log may have it. */
function startedBy(by: string, hasPlayers: boolean): Tournament {
  const { log } = bridge(8).tournament
  const facts = log.map((fact) => {
    if (fact.type === 'tournament-started') return { ...fact, reason: { rule: 'BRI-33', by } }
    if (fact.type !== 'entrant-entered' || hasPlayers) return fact
    const { players: _, ...entrant } = fact.entrant
    return { ...fact, entrant }
  })
  return new Tournament(bridgeKnockout, facts as readonly RecordedFact[])
}

/** Everybody plays everybody; nothing separates the last two. */
function robin(): Hall {
  const hall = bridge(5)
  const imps = (a: string, b: string): [number, number] => (b < 'T4' ? [28, 0] : a < 'T4' ? [10, 0] : [0, 0])
  return hall.scoreRound(imps).scoreRound(imps)
}

const boards = [1, 2, 3, 4].map((board) => ({ board, imps: [board === 1 ? 10 : 0, 0] }))

const rare: Readonly<Record<string, () => Tournament>> = {
  'both absent, and a semifinal without an opponent': () => {
    const hall = forfeit(bridge(8), '1', 'T1', 'T8').score('2 9-0', '3 9-0', '4 9-0')
    return hall.tournament
  },
  'present, but not paid': () =>
    forfeit(started(teams(8, (k) => (k === 8 ? { paid: false } : {}))), '1', 'T1').tournament,
  'a three-way one of whose teams has withdrawn': () =>
    bridge(9).did({ do: 'withdraw', entrant: 'T9' }).scoreRound(stronger).tournament,
  'a three-way one of whose teams was in the wrong bracket': () =>
    misplaced(bridge(26, { bracketed: true }).scoreRound(stronger), 'T14', 'team', 'low').tournament,
  'a three-way with extra boards': () =>
    bridge(9).score('1 T1 T5 10-10', '1 T1 T9 10-10', '1 T5 T9 10-10').scoreRound(stronger).tournament,
  'level averages': () =>
    started(
      teams(8, (k) => ({ players: players(k, 100) })),
      { handicap: true },
    ).tournament,
  'averages far apart': () =>
    started(
      teams(8, (k) => ({ players: players(k, k < 5 ? 9000 : 1) })),
      { handicap: true },
    ).tournament,
  'another handicap': () => bridge(8, { handicap: true, handicapOverride: { imps: 5, note: 'approved' } }).tournament,
  'a round robin with extra boards': () => robin().tournament,
  'a round paired by hand': () =>
    bridge(9, {}, false)
      .scoreRound(stronger)
      .scoreRound(stronger)
      .did({
        do: 'pair',
        matches: [
          ['T3', 'T1'],
          ['T4', 'T2'],
        ],
        note: 'asked for by both',
      }).tournament,
  'a team found in time': () => misplaced(bridge(27, { bracketed: true }), 'T15', 'team', 'low', 'A').tournament,
  'a team found too late': () =>
    misplaced(bridge(32, { bracketed: true }).scoreRound(stronger), 'T2', 'team', 'high').tournament,
  'a team disqualified': () =>
    misplaced(bridge(32, { bracketed: true }).scoreRound(stronger), 'T18', 'team', 'low').tournament,
  'the order of a list': () => startedBy('list', true),
  'an average nobody knows': () => startedBy('average', false),
  'the order by hand': () =>
    started(
      teams(8),
      {},
      {
        order: teams(8)
          .map(({ name }) => name)
          .reverse(),
      },
    ).tournament,
  'brackets by lot, without players': () =>
    started(
      teams(20).map(({ name }) => ({ name })),
      { bracketed: true, seeding: 'lot' },
    ).tournament,
  'a playoff without an opponent': () => {
    const hall = started(
      teams(16, (k) => (k === 6 ? team(6, 6) : {})),
      { playoff: true },
    )
    const lineup = (match: string) => hall.did({ do: 'lineup', match, team: 'T6', players: ['#1', '#2', '#3', '#4'] })
    lineup('6').scoreRound(stronger)
    lineup('11').score('9 9-0', '10 9-0', '11 9-0')
    return forfeit(hall, '12', 'T5').tournament
  },
  'another bracket than was told': () =>
    started(
      teams(20, (k) => (k === 1 ? { claimed: 'B' } : {})),
      { bracketed: true },
    ).tournament,
  'level across two brackets': () =>
    started(
      [...teams(20), { ...team(10), name: 'Level', players: players(99, 5600) }],
      { bracketed: true },
      { brackets: [10, 11] },
    ).tournament,
  'a player below half': () => {
    const hall = started([...teams(7), team(8, 6)]).score('1/1 9-0')
    const played = ['#1', '#2', '#3', '#4'].map((player) => ({ player, boards: 28 }))
    hall.did({ do: 'lineup', match: '1', team: 'T8', played })
    return hall.tournament
  },
  'boards that add up to something else': () =>
    bridge(8, { boards: 4 }).score('1 20-3').did({ do: 'score', match: '1', boards }).tournament,
  'a late team in another bracket': () => {
    const hall = bridge(40, { bracketed: true }).did({ do: 'redraw', brackets: [14, 14, 12] })
    return hall.did({ do: 'enter', entrants: [{ ...team(50), name: 'Late' }] }).tournament
  },
  'teams that meet again after a correction': () => {
    const lower = (a: string, b: string): [number, number] => (a < b ? [20, 10] : [10, 20])
    const hall = bridge(9).scoreRound(lower).scoreRound(lower).score('7/1 5-3')
    return hall.did({ do: 'correct', match: '5', between: ['T4', 'T5'], imps: [10, 90], confirm: true }).tournament
  },
}

/** "12/24", "-" without a board. */
const played = (text: string): TeamMatch[] =>
  text.split(' ').map((each) => {
    const [own = 0, all = 0] = each.split('/').map(Number)
    return each === '-' ? { state: 'unplayed' } : { state: 'known', played: own, boards: all }
  })

function beaten(text: string, roundsAfter: number, fullMatchAwardForParticipants = false): Award {
  const matches = played(text)
  const end = { how: 'beaten', match: matches.at(-1) as TeamMatch, roundsAfter } as const
  return awardOf({ bracket: 'regular', won: matches.slice(0, -1), end }, { fullMatchAwardForParticipants })
}

const champion = (text: string): Award =>
  awardOf({ bracket: 'regular', won: played(text), end: { how: 'champion' } }, { fullMatchAwardForParticipants: false })

function playoffWon(text: string): Award {
  const [won, lost, match] = played(text) as [TeamMatch, TeamMatch, TeamMatch]
  const end = { how: 'played-on', in: 'playoff', lost, match, isWon: true } as const
  return awardOf({ bracket: 'regular', won: [won], end }, { fullMatchAwardForParticipants: false })
}

const awards: [what: string, () => Statement][] = [
  ['for matches without a board', () => beaten('- - 5/12', 1)],
  ['for no board at all', () => beaten('- - 0/12', 1)],
  ['with too little', () => beaten('0/12 9/12 5/12', 1)],
  ['by the printed row', () => champion('9/12 12/12 0/12 12/12')],
  ['not by the printed row', () => champion('9/12 12/12 0/12 9/12')],
  ['with too few boards', () => playoffWon('23/24 0/24 12/24')],
  ['called full', () => beaten('9/12 0/12 0/12 12/12', 0)],
  ['in full', () => beaten('9/12 0/12 0/12 12/12', 0, true)],
  ['out of reach', () => meterOf({ in: 'regular', won: played('0/28 0/28'), toCome: [next, next] })[1] as Statement],
]
const next = { state: 'open', boards: 28, played: 0, left: 28 } as const

const small = (options: object, count: number, brackets?: readonly number[]): Refusal | undefined =>
  bridgeKnockout.field(count, bridgeOptions.parse(options), brackets)?.refusal
const entered = (entry: object, options = {}): Refusal | undefined =>
  new Hall(bridgeKnockout, options).did({ do: 'enter', entrants: [team(1)] }).try({ do: 'enter', entrants: [entry] })
const moved = (hall: Hall, name: string, placed: string, to?: string, fault = 'directors'): Refusal | undefined =>
  hall.try({ do: 'misplaced', team: name, fault, placed, ...(to === undefined ? {} : { to }), confirm: true })
const inBrackets = (count: number) => bridge(count, { bracketed: true })
const scoreOf = (one: string | number, other: string | number) =>
  bridge(8).try({ do: 'score', match: '1', boards: [{ board: 1, tables: [one, other] }] })

/** What is said about each, by the id of it. */
const refusals: [id: string, () => Refusal | undefined][] = [
  ['bridge-entry-name-taken', () => entered({ name: 'T1' })],
  ['bridge-entry-compact', () => entered(team(2, 5), { compact: true })],
  ['bridge-entry-size', () => entered(team(2, 3))],
  ['bridge-entry-twice', () => entered({ name: 'X', players: players(1, 5).map((each) => ({ ...each, name: 'X' })) })],
  ['bridge-entry-elsewhere', () => entered({ ...team(1), name: 'X' })],
  ['bridge-bracket-size', () => small({ bracketed: true }, 23, [21, 2])],
  ['bridge-bracket-sum', () => small({ bracketed: true }, 23, [16, 6])],
  ['bridge-boards-ring', () => small({ compact: true, compactBoards: 11 }, 13)],
  ['bridge-boards-five', () => small({ boards: 26 }, 5)],
  ['bridge-boards-no-scale', () => small({ boards: 16 }, 5)],
  ['bridge-boards-carry-over', () => small({ boards: 26, sixTeamCarryover: 7 }, 6)],
  ['bridge-boards-three-way', () => small({ boards: 27 }, 9)],
  ['bridge-no-quarterfinals', () => small({ playoff: true }, 9)],
  ['bridge-no-semifinals', () => small({ thirdPlace: true }, 3)],
  ['bridge-late-full', () => bridge(8, { boards: 27 }).try({ do: 'enter', entrants: [team(9)] })],
  ['bridge-out-decided', () => forfeitReturning(bridge(8))],
  ['bridge-out-placed', () => returningFifth()],
  ['why-out', () => foreign(bridge(8).score('1 0-9', '2 9-0', '3 9-0', '4 9-0'))],
  ['bridge-has-withdrawn', () => foreign(bridge(9).did({ do: 'withdraw', entrant: 'T1' }), '2', 'T6')],
  ['bridge-move-not-playing', () => moved(withdrawnBefore(), 'T20', 'low', 'A')],
  ['bridge-move-late', () => moved(inBrackets(20).did({ do: 'enter', entrants: [team(21)] }), 'T21', 'low', 'A')],
  ['bridge-move-again', () => moved(misplaced(inBrackets(27), 'T15', 'team', 'low', 'A'), 'T15', 'low', 'A')],
  ['bridge-move-no-bracket', () => moved(inBrackets(27), 'T15', 'low', 'Q')],
  ['bridge-move-strongest', () => moved(inBrackets(36), 'T1', 'low', 'B')],
  ['bridge-move-weakest', () => moved(inBrackets(36), 'T25', 'high', 'A')],
  ['bridge-move-up', () => moved(inBrackets(36), 'T13', 'low', 'C')],
  ['bridge-move-down', () => moved(inBrackets(36), 'T13', 'high', 'A')],
  ['bridge-move-playing', () => moved(inBrackets(32).score('B2/1 10-5'), 'T18', 'low', 'A')],
  ['bridge-move-which', () => moved(inBrackets(27), 'T15', 'low')],
  ['bridge-move-which-second', () => moved(inBrackets(32).scoreRound(stronger), 'T18', 'low')],
  ['bridge-move-no-seat', () => moved(inBrackets(24).score('B1 T13 T19 1-0'), 'T15', 'low', 'A')],
  ['bridge-move-redraw', () => moved(inBrackets(24), 'T15', 'low', 'A')],
  ['bridge-move-full', () => moved(smallAbove(), 'T7', 'low', 'A')],
  ['bridge-contract-unknown', () => scoreOf('4S', 0)],
  ['bridge-contract-tricks', () => scoreOf('7NTN+1', 0)],
  ['bridge-contract-down', () => scoreOf('1CN-8', 0)],
  ['bridge-board-imps', () => bridge(8).try({ do: 'score', match: '1', boards: [{ board: 1, imps: [25, 0] }] })],
  ['bridge-board-score', () => scoreOf(425, 0)],
]

const steps = {
  table: [
    [500, 5],
    [100, 1],
  ],
  note: 'x',
}
const optionsRefused: [id: string, options: Readonly<Record<string, unknown>>][] = [
  ['bridge-takes-note', { handicapOverride: { imps: 5, note: ' ' } }],
  ['bridge-steps-rise', { handicapOverride: steps }],
  ['bridge-margins-rise', { victoryPoints: [1, 3, 5, 8, 11, 14, 17, 20, 24, 24] }],
  ['bridge-not-compact', { compact: true, bracketed: true }],
]

function forfeitReturning(hall: Hall): Refusal | undefined {
  hall.did({ do: 'withdraw', entrant: 'T1' })
  return hall.try({ do: 'return', entrant: 'T1' })
}

/** The places of the round robin are given without it. */
function returningFifth(): Refusal | undefined {
  const hall = bridge(5).scoreRound(stronger).scoreRound(stronger)
  return hall.did({ do: 'withdraw', entrant: 'T5' }).try({ do: 'return', entrant: 'T5' })
}

const foreign = (hall: Hall, match = '5', other = 'T4') =>
  hall.try({ do: 'report', match, between: ['T1', other], imps: [9, 0] })

const withdrawnBefore = () =>
  new Hall(bridgeKnockout, { bracketed: true })
    .did({ do: 'enter', entrants: teams(20) })
    .did({ do: 'withdraw', entrant: 'T20' })
    .did({ do: 'start' })

/** Six teams cannot take in a seventh for the second round. */
const smallAbove = () => started(teams(14), { bracketed: true }, { brackets: [6, 8] }).scoreRound(stronger)

const players = (k: number, masterpoints: number) =>
  [1, 2, 3, 4].map((i) => ({ name: `${k} player ${i}`, masterpoints }))

const events = new Map<string, readonly RecordedFact[]>([
  ...[...goldenLogs].filter(([name]) => name.startsWith('bridge')),
  ...campaignLogs(campaignSeed, 1).map((log, i) => [`campaign ${i}`, log] as const),
])

describe(`everything is said in every language (seed "${campaignSeed}")`, () => {
  test.each([...events].filter(([, log]) => isOfTeams(log)))('%s', (_, log) => {
    for (const part of [0.3, 0.6, 1]) sayEverything(new Tournament(bridgeKnockout, log.slice(0, part * log.length)))
  })

  test.each(Object.entries(rare))('%s', (_, event) => sayEverything(event()))

  test.each(awards)('awards %s', (_, says) => read(says()))

  test.each(refusals)('refused: %s', (id, refusal) => {
    const { problem, because } = (refusal() ?? {}) as Readonly<Record<string, Message | undefined>>
    const said = problem ?? (because as Message)
    expect(said.id).toBe(id)
    say([said])
  })

  test.each(optionsRefused)('no setting: %s', (id, options) => {
    const asked = { by: 'director', now: instantOf(Date.parse('2026-05-01T14:00:00Z')) }
    const { refusal } = openTournament(bridgeKnockout, { dice: 'test', options }, asked) as RefusedResult
    const { problem } = refusal as { readonly problem?: Message }
    expect(JSON.stringify(problem)).toContain(id)
    say([problem as Message])
  })

  test('the format itself', () => {
    const { title, summary, settings, presets, conditions } = bridgeKnockout.about
    const { columns } = bridgeKnockout.views
    const options = bridgeOptions.parse({ compact: true, handicap: true })
    reached.count({ title, summary, columns, settings, presets })
    say([options, bridgeOptions.parse({ bracketed: true })].flatMap((each) => conditions?.(each) ?? []))
  })

  test('every message was said', () => {
    expect(reached.missing('packages/core/src/formats/bridge-knockout')).toEqual([])
    expect(reached.missing('packages/core/src/formats/bridge-knockout/awards')).toEqual([])
  })
})

const isOfTeams = ([opened]: readonly RecordedFact[]): boolean =>
  opened?.type === 'tournament-opened' && opened.format === 'bridge-knockout'
