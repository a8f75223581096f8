/**
 * Whole hybrid knockouts of every size, played in four ways; the second opinion has a look at each.
 * @module-tag both
 */

import { expect, test } from 'vitest'
import { campaignSeed as seed, sized } from '../../../tools/tier.ts'
import type { Match } from '../src/chart/match.ts'
import { act } from '../src/decider/decide.ts'
import { Dice, type Roll } from '../src/dice/dice.ts'
import { instantOf } from '../src/facts/instant.ts'
import type { ShippedCommand as Command } from '../src/formats/commands.ts'
import { hybridKnockout } from '../src/formats/hybrid-knockout/hybrid.ts'
import { formatOf } from '../src/formats/rule-book/format.ts'
import { unwrap } from '../src/refusals/result.ts'
import { openTournament } from '../src/tournament/open.ts'
import type { Tournament } from '../src/tournament/tournament.ts'
import { verify } from '../src/verify/index.ts'

const styles = ['favourites', 'upsets', 'draws', 'random'] as const
/** Random too, but all games of a phase get the same finish time, as where a director types the hour. */
const hourly = 'random by the hour'
type Style = (typeof styles)[number] | typeof hourly

const everySmall = Array.from({ length: 63 }, (_, i) => i + 2)
const everyLarge = [127, 128, 129, 255, 257, 499, 500, 512]
/** At every commit the ends and a tenth of what is between them. */
const few = everySmall.filter((players) => players < 10 || players % 10 === 0 || players > 63)
const small = sized({ test: few, rest: everySmall, deep: everySmall })
const large = sized({ test: [500], rest: [129, 512], deep: everyLarge })
/** What must have happened grows with what was played. */
const share = small.length / everySmall.length

/** How often what happened in all tournaments of a run. */
const seen = { playoffs: 0, ofThreeOrMore: 0, twelfthGames: 0, seedsMoved: 0, byes: 0 }

class Event {
  readonly tournament: Tournament
  private readonly roll: Roll
  private now = Date.parse('2026-05-01T09:00:00Z')
  private readonly style: Style

  constructor(players: number, style: Style) {
    this.style = style
    this.roll = new Dice(`${seed} ${players} ${style}`).stream('sweep')
    const { tournament: opened } = unwrap(
      openTournament(hybridKnockout, { dice: `${seed} ${players}`, options: { maxPlayers: 512 } }, this.asked()),
    )
    this.tournament = opened
    this.must({ do: 'enter', entrants: Array.from({ length: players }, (_, i) => ({ name: `P${i + 1}` })) })
    this.must({ do: 'start' })
  }

  private asked() {
    return { by: 'director', now: instantOf(this.now) }
  }

  private must(command: Command): void {
    const answer = act(this.tournament, command, this.asked())
    if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(answer.refusal)}`)
  }

  /** To the end; when the seeds are told a correction or two is tried and taken back. */
  play(): this {
    const { chart } = this.tournament
    let isTried = false
    for (let open = chart.board.openMatches(); open.length > 0; open = this.tournament.chart.board.openMatches()) {
      for (const match of open) this.report(match)
      this.now += 1000
      if (this.tournament.chart.board.stages[0]?.isSeeded && !isTried) {
        isTried = true
        this.moveSeeds()
      }
    }
    return this
  }

  /** Five games in a hundred finish at the very time of the one before. */
  private report(match: Match): void {
    if (this.style !== hourly && this.roll(1, 100) > 5) this.now += this.roll(1, 90) * 1000
    const [game] = match.series.next(match)
    if (!game) return
    if (game.number === 12) seen.twelfthGames++
    const isWhiteBetter = match.who(game.white) < match.who(game.black)
    const result = this.result(isWhiteBetter)
    this.must({ do: 'report', match: match.id, game: game.number, result, finishedAt: instantOf(this.now) })
  }

  private result(isWhiteBetter: boolean): '1-0' | '0-1' | '1/2-1/2' {
    switch (this.style) {
      case 'favourites':
        return isWhiteBetter ? '1-0' : '0-1'
      case 'upsets':
        return isWhiteBetter ? '0-1' : '1-0'
      case 'draws':
        return '1/2-1/2'
      case 'random':
      case hourly:
        return (['1-0', '0-1', '1/2-1/2'] as const)[this.roll(0, 2)] as '1-0'
      default:
        return this.style satisfies never
    }
  }

  /** Corrects the last game of the qualification and sees whether a seed moves; undo puts it back. */
  private moveSeeds(): void {
    const last = this.tournament.chart.board.stages[0]?.rounds.at(-1)?.matches[0]
    const report = last?.games.at(-1)?.report
    if (!last || !report || last.round.stage.id !== 'qualification') return
    const before = this.seeds
    const result = report.result === '1-0' ? '0-1' : '1-0'
    this.must({ do: 'correct', match: last.id, game: report.game, result, confirm: true })
    if (this.seeds !== before) seen.seedsMoved++
    this.must({ do: 'undo' })
    expect(this.seeds).toBe(before)
  }

  private get seeds(): string {
    return String(this.tournament.chart.board.stages[0]?.seedsTold.map(({ who }) => who))
  }

  /** Who was in each playoff round, and the byes. */
  count(): void {
    const rounds = this.tournament.chart.board.stages[0]?.rounds ?? []
    rounds.forEach((round, i) => {
      seen.byes += round.byes.length
      if (round.publication?.kind !== 'playoff') return
      if (rounds[i - 1]?.publication?.kind !== 'playoff') {
        seen.playoffs++
        if (round.matches.length * 2 + round.byes.length >= 3) seen.ofThreeOrMore++
      }
    })
  }
}

test.each<Style>([...styles, hourly])(
  '%s: sizes from 2 to 64 end with a champion, and verify finds nothing',
  { timeout: 600_000 },
  (style) => {
    for (const players of small) played(players, style)
  },
)

test.each(large)('%i players end with a champion, and verify finds nothing', { timeout: 600_000 }, (players) => {
  for (const style of sized<readonly Style[]>({ test: ['random'], rest: styles, deep: styles })) played(players, style)
})

function played(players: number, style: Style): void {
  const event = new Event(players, style).play()
  event.count()
  const { chart, log } = event.tournament
  const which = `seed "${seed}", ${players} players, ${style}`
  expect(chart.state === 'finished', which).toBe(true)
  const champion = chart.field.entrants[chart.champion.who]?.id
  const verdict = verify(log)
  expect(verdict.findings, which).toEqual([])
  expect(verdict.champion, which).toBe(champion)
  const ranks = formatOf(chart)
    .table(chart.options, chart, {})
    .map(({ who, rank }) => [chart.field.entrant(who).id, rank])
  expect(Object.fromEntries(ranks), which).toEqual(
    Object.fromEntries(verdict.table.map(({ entrant, rank }) => [entrant, rank])),
  )
}

test('the sweep was not idle', () => {
  process.stdout.write(`hybrid-knockout sweep, seed "${seed}": ${JSON.stringify(seen)}\n`)
  expect(seen.playoffs).toBeGreaterThanOrEqual(30 * share)
  expect(seen.ofThreeOrMore).toBeGreaterThanOrEqual(5 * share)
  expect(seen.twelfthGames).toBeGreaterThanOrEqual(5 * share)
  expect(seen.seedsMoved).toBeGreaterThanOrEqual(20 * share)
  expect(seen.byes).toBeGreaterThanOrEqual(500 * share)
})
