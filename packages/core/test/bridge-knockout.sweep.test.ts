/**
 * Whole bridge knockouts of every size from 3 to 64, played in four ways; the second opinion has a look at each.
 * @module-tag both
 */

import { expect, test } from 'vitest'
import { eachRun, onlyRun, campaignSeed as seed, sized } from '../../../tools/tier.ts'
import type { Match } from '../src/chart/match.ts'
import { namesOf } from '../src/chart/names.ts'
import { isSomebody } from '../src/chart/slot.ts'
import { act } from '../src/decider/decide.ts'
import { Dice, type Roll } from '../src/dice/dice.ts'
import { instantOf } from '../src/facts/instant.ts'
import { bracketCorrected } from '../src/formats/bridge-knockout/facts/bracket-corrected.ts'
import { bridgeKnockout } from '../src/formats/bridge-knockout/format.ts'
import type { ShippedCommand as Command } from '../src/formats/commands.ts'
import { unwrap } from '../src/refusals/result.ts'
import { openTournament } from '../src/tournament/open.ts'
import type { Tournament } from '../src/tournament/tournament.ts'
import { verify } from '../src/verify/index.ts'
import { Hall, team } from './hall.ts'

const styles = ['favourites', 'upsets', 'random', 'random with forfeits'] as const
type Style = (typeof styles)[number]
const every = Array.from({ length: 62 }, (_, i) => i + 3)
const few = every.filter((teams) => teams < 14 || teams % 6 === 0)
const sizes = sized({ test: few, rest: every, deep: every })
/** What must have happened grows with what was played. */
const share = sizes.length / every.length

/** How often what happened in all tournaments of a run. */
const seen = {
  forfeits: 0,
  doubleForfeits: 0,
  extraBoards: 0,
  quotients: 0,
  walkovers: 0,
  left: 0,
  finalsAgain: 0,
}

class Event {
  readonly tournament: Tournament
  private readonly roll: Roll
  private now = Date.parse('2026-05-01T09:00:00Z')
  private readonly style: Style

  constructor(teams: number, style: Style, dice = seed, settings: object = {}) {
    this.style = style
    this.roll = new Dice(`${dice} ${teams} ${style}`).stream('sweep')
    const options = { handicap: this.roll(1, 4) === 1, ...settings }
    const { tournament: opened } = unwrap(
      openTournament(bridgeKnockout, { dice: `${seed} ${teams}`, options }, this.asked()),
    )
    this.tournament = opened
    this.must({ do: 'enter', entrants: Array.from({ length: teams }, (_, i) => team(i + 1)) })
    this.must({ do: 'start' })
  }

  private asked() {
    return { by: 'director', now: instantOf(this.now) }
  }

  private must(command: Command): void {
    const answer = act(this.tournament, command, this.asked())
    if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(answer.refusal)}`)
  }

  play(): this {
    while (this.tournament.chart.state !== 'finished') {
      const { chart } = this.tournament
      const [wanted] = chart.wants
      if (wanted?.what === 'choice')
        this.must({ do: 'choose', opponent: namesOf(chart)[wanted.among[this.roll(0, 2)] as number] as string })
      for (const match of this.tournament.chart.board.openMatches()) if (!match.outcome) this.report(match)
      this.now += 1000
    }
    return this
  }

  /** One result of a match, or in one of five an absence of one or of all. */
  private report(match: Match): void {
    const names = namesOf(this.tournament.chart)
    if (this.style === 'random with forfeits' && this.roll(1, 5) === 1) {
      const here = match.here.map((seat) => names[match.who(seat)] as string)
      const absent = this.roll(1, 4) === 1 ? here : [here[this.roll(0, here.length - 1)] as string]
      this.must({ do: 'forfeit', match: match.id, absent })
      seen.forfeits++
      if (absent.length > 1) seen.doubleForfeits++
      return
    }
    const [game] = match.series.next(match)
    if (!game) return
    const between = [names[match.who(game.white)] as string, names[match.who(game.black)] as string] as const
    this.must({
      do: 'report',
      match: match.id,
      between,
      ...(game.step === 'extra-boards' ? { game: game.number } : {}),
      imps: this.imps(match.who(game.white) < match.who(game.black)),
    })
  }

  private imps(isFirstBetter: boolean): readonly [number, number] {
    if (this.style.startsWith('random')) return [this.roll(0, 9), this.roll(0, 9)]
    return isFirstBetter === (this.style === 'favourites') ? [100, 0] : [0, 100]
  }

  count(): void {
    for (const match of this.tournament.chart.board.matches.values()) {
      if (match.outcome?.by === 'quotient') seen.quotients++
      if (match.outcome?.by === 'extra-boards') seen.extraBoards++
      if (match.outcome?.by === 'walkover') seen.walkovers++
      if (match.seats.length > 2 && match.here.length < match.seats.length) seen.left++
    }
  }
}

/** Two teams who sat in one match before the final sit in no other. */
function repeats({ chart }: Tournament): string[] {
  const met = new Map<string, string>()
  const found: string[] = []
  for (const round of chart.board.rounds().toSorted((a, b) => a.number - b.number)) {
    for (const match of round.matches) {
      const whos = match.seats.map(({ who }) => who).filter(isSomebody)
      const pairs = whos.flatMap((a, i) => whos.slice(0, i).map((b) => [a, b].toSorted().join()))
      const before = pairs.flatMap((pair) => met.get(pair) ?? [])
      if (before.length > 0 && round.name.id === 'round-final') seen.finalsAgain++
      else if (before.length > 0) found.push(`${match.id} repeats ${before}`)
      for (const pair of pairs) met.set(pair, match.id)
    }
  }
  return found
}

/** BRI-39 to BRI-46: the special formats bring the same teams together again, with carry-over. */
const mayMeetAgain = (teams: number): boolean => teams < 8

test.each(sizes)(`%i teams play to the end in four ways (seed "${seed}")`, (teams) => {
  for (const style of styles) {
    const { tournament } = playedIn(teams, style)
    if (!mayMeetAgain(teams)) expect(repeats(tournament), style).toEqual([])
    isSound(tournament, style)
  }
})

test.each([12, 13, 14, 15, 16])(
  `BRI-66 %i tables of a compact knockout play to the end in four ways (seed "${seed}")`,
  (teams) => {
    for (const style of styles) {
      const { tournament } = playedIn(teams, style, { compact: true })
      expect(repeats(tournament), style).toEqual([])
      isSound(tournament, style)
    }
  },
)

test.each([3, 17, 23, 36, 53, 65])(
  `BRI-98 %i teams in brackets play to the end in four ways (seed "${seed}")`,
  (teams) => {
    for (const style of styles) isSound(playedIn(teams, style, { bracketed: true }).tournament, style)
  },
)

function playedIn(teams: number, style: Style, settings: object = {}): Event {
  const event = new Event(teams, style, seed, settings).play()
  event.count()
  return event
}

/** It is finished, everybody plays once a round, and the second opinion finds the same champion and ranks. */
function isSound(tournament: Tournament, style: Style): void {
  const { chart } = tournament
  expect(chart.state === 'finished', style).toBe(true)
  eachOnceARound(tournament)
  if (style === 'favourites') expect(chart.field.entrant(chart.champion.who).name).toBe('T1')
  const { findings, champion, table, isFinished } = verify(tournament.log)
  expect(findings, style).toEqual([])
  expect(isFinished).toBe(true)
  expect(champion).toBe(chart.field.entrants[chart.champion.who]?.id)
  const rows = bridgeKnockout.table(chart.options as never, chart, {})
  const ranks = new Map(rows.map(({ who, rank }) => [chart.field.entrant(who).id, rank]))
  expect(new Map(table.map(({ entrant, rank }) => [entrant, rank])), style).toEqual(ranks)
}

/** BRI-30: every team once in each round it is in; of five everybody plays two matches in each ring. */
function eachOnceARound({ chart }: Tournament): void {
  for (const round of chart.board.rounds()) {
    const whos = round.matches.flatMap(({ seats }) => seats.map(({ who }) => who)).filter(isSomebody)
    const times = round.stage.id === 'round-robin' && round.number < 3 ? 2 : 1
    expect(new Set(whos).size * times, `${round.stage.id} ${round.number}`).toBe(whos.length)
  }
}

test('BRI-29 the semifinal of nine teams is re-paired about four times in five, and never repeats a match', () => {
  const events = Array.from({ length: 200 }, (_, i) => new Event(9, 'random', `${seed} ${i}`).play())
  expect(events.flatMap(({ tournament }) => repeats(tournament))).toEqual([])
  const again = events.filter(({ tournament }) =>
    tournament.log.some((fact) => fact.type === 'round-paired' && fact.kind === 're-paired'),
  )
  expect(again.length).toBeGreaterThan(130)
  expect(again.length).toBeLessThan(190)
})

const actions = ['changed', 'disqualified', 'moved', 'out', 'stands']

/** How often what was done about a team in the wrong bracket, and what else was accepted. */
const accepted = new Map<string, number>()

/** Directs three brackets without rest: teams are found in the wrong one, come late and leave, and the draw is made again. */
class Restless {
  private readonly hall: Hall
  private readonly roll: Roll
  private teams = 0

  constructor(dice: string) {
    this.roll = new Dice(dice).stream('restless')
    const handicap = this.roll(0, 2) > 0
    this.hall = new Hall(bridgeKnockout, { bracketed: true, handicap, playoff: this.roll(0, 3) === 0, boards: 28 })
    const brackets = [this.roll(8, 13), this.roll(8, 13), this.roll(5, 13)]
    const entrants = Array.from({ length: brackets.reduce((sum, size) => sum + size) }, () => this.newTeam())
    this.hall.did({ do: 'enter', entrants })
    if (this.hall.try({ do: 'start', brackets })) this.hall.did({ do: 'start' })
  }

  direct(steps: number): void {
    for (let step = 0; step < steps; step++) {
      const command = this.roll(1, 100) > 25 ? this.report() : this.mischief()
      if (!command || this.hall.try(command)) continue
      this.count(command)
      const { findings } = verify(this.hall.tournament.log)
      expect(findings, `after ${JSON.stringify(command)}`).toEqual([])
    }
  }

  private newTeam() {
    return team(++this.teams)
  }

  private one<Item>(list: readonly Item[]): Item {
    return list[this.roll(0, list.length - 1)] as Item
  }

  private report(): { do: string } | undefined {
    const { chart } = this.hall.tournament
    const wanted = chart.wants.find(({ what }) => what === 'choice')
    const names = namesOf(chart)
    if (wanted?.what === 'choice') return choice(names[this.one(wanted.among)] as string)
    const match = this.one(chart.board.openMatches())
    const game = match && this.one(match.series.next(match))
    if (!match || !game) return undefined
    const between = [names[match.who(game.white)] as string, names[match.who(game.black)] as string] as const
    const part = game.half === 2 ? { half: 2 } : {}
    return {
      do: 'report',
      match: match.id,
      between,
      imps: [this.roll(0, 60), this.roll(0, 60)],
      ...part,
    } as object as {
      do: string
    }
  }

  private mischief(): { do: string } {
    const { chart } = this.hall.tournament
    const somebody = this.one(namesOf(chart))
    const played = [...chart.board.matches.values()].filter(({ games }) => games.some(({ report }) => report))
    const game = this.one(this.one(played)?.games.filter(({ report }) => report) ?? [])
    const match = played.find(({ games }) => game && games.includes(game))
    const imps = [this.roll(0, 60), this.roll(0, 60)]
    return this.one<{ do: string } & Record<string, unknown>>([
      ...[1, 2, 3, 4, 5, 6].map(() => ({
        do: 'misplaced',
        team: somebody,
        fault: this.one(['team', 'directors']),
        placed: this.one(['low', 'high']),
        ...this.one([{}, { to: 'A' }, { to: 'B' }, { to: 'C' }]),
        confirm: true,
      })),
      { do: 'redraw', ...this.one([{}, { withdraw: [somebody] }]), confirm: true },
      { do: 'enter', entrants: [this.newTeam()] },
      { do: 'withdraw', entrant: somebody },
      { do: 'return', entrant: somebody },
      ...(match && game ? [{ do: 'correct', match: match.id, game: game.number, imps, confirm: true }] : []),
      { do: 'undo' },
      { do: 'redo' },
    ])
  }

  private count(command: { do: string }): void {
    const correction = this.hall.tournament.log.findLast((fact) => bracketCorrected.is(fact))
    const what = command.do === 'misplaced' && correction ? `misplaced: ${correction.action}` : command.do
    accepted.set(what, (accepted.get(what) ?? 0) + 1)
  }
}

const choice = (opponent: string): { do: string } => ({ do: 'choose', opponent }) as { do: string }

test(`LOG-10 after every command of a restless director of three brackets verify finds nothing (seed "${seed}")`, () => {
  eachRun(sized({ test: 4, rest: 20, deep: 2000 }), (dice) =>
    new Restless(dice).direct(sized({ test: 70, rest: 150, deep: 200 })),
  )
  process.stdout.write(`restless, seed "${seed}": ${JSON.stringify(Object.fromEntries(accepted))}\n`)
  if (onlyRun !== undefined) return
  for (const action of sized({ test: ['disqualified'], rest: actions, deep: actions }))
    expect(accepted.get(`misplaced: ${action}`) ?? 0, `${action}: the campaign was idle`).toBeGreaterThan(0)
})

test('the sweep was not idle', () => {
  process.stdout.write(`bridge sweep, seed "${seed}": ${JSON.stringify(seen)}\n`)
  expect(seen.quotients).toBeGreaterThan(50 * share)
  expect(seen.extraBoards).toBeGreaterThan(50 * share)
  expect(seen.doubleForfeits).toBeGreaterThan(20 * share)
  expect(seen.left).toBeGreaterThan(20 * share)
  expect(seen.walkovers).toBeGreaterThan(10 * share)
  expect(seen.finalsAgain).toBeGreaterThan(10 * share)
})
