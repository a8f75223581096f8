/**
 * Whole cups of every size, played in four ways, with and without openings; the second opinion has a look at each.
 * @module-tag both
 */

import { expect, test } from 'vitest'
import { campaignSeed as seed, sized } from '../../../tools/tier.ts'
import type { Match } from '../src/chart/match.ts'
import { NOBODY } from '../src/chart/slot.ts'
import { act } from '../src/decider/decide.ts'
import { Dice, type Roll } from '../src/dice/dice.ts'
import { instantOf } from '../src/facts/instant.ts'
import type { ShippedCommand as Command } from '../src/formats/commands.ts'
import { cup } from '../src/formats/cup/format.ts'
import { cupLedger } from '../src/formats/cup/ledger.ts'
import { unwrap } from '../src/refusals/result.ts'
import { openTournament } from '../src/tournament/open.ts'
import type { Tournament } from '../src/tournament/tournament.ts'
import { verify } from '../src/verify/index.ts'
import { bookOf } from './cup-book.ts'

const styles = ['favourites', 'upsets', 'draws', 'random'] as const
type Style = (typeof styles)[number]

/** How often what happened in all cups of a run. */
const seen = { tiebreaks: 0, bySeed: 0, armageddons: 0, halfPairs: 0, upsets: 0, reused: 0 }

const settings: readonly Record<string, unknown>[] = [
  { roundPairIncrements: [1, 2, 3], thirdPlaceMatch: true },
  { roundPairIncrements: [2], uniquePerMatchOnly: false, allowReuse: true, randomOpenings: true, maxTiebreakPairs: 3 },
  { seedingStrategy: 'Random', tiebreakFallback: 'Armageddon', maxTiebreakPairs: 1, finishPairs: true },
]

class Event {
  readonly tournament: Tournament
  private readonly roll: Roll
  private readonly style: Style
  private now = Date.parse('2026-05-01T09:00:00Z')

  constructor(size: number, style: Style, options: Record<string, unknown>, openings: number) {
    this.style = style
    this.roll = new Dice(`${seed} ${size} ${style}`).stream('sweep')
    const { tournament: opened } = unwrap(openTournament(cup, { dice: `${seed} ${size}`, options }, this.asked()))
    this.tournament = opened
    const entrants = Array.from({ length: size }, (_, i) => ({ name: `E${i + 1}`, rating: 3500 - i }))
    this.must({ do: 'enter', entrants })
    this.must({ do: 'start', ...(openings > 0 ? { openings: bookOf(openings) } : {}) })
  }

  private asked() {
    return { by: 'director', now: instantOf(this.now) }
  }

  private must(command: Command): void {
    this.now += 1000
    const answer = act(this.tournament, command, this.asked())
    if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(answer.refusal)}`)
  }

  play(): this {
    const { chart } = this.tournament
    for (let open = chart.board.openMatches(); open.length > 0; open = chart.board.openMatches())
      for (const match of open) this.report(match)
    for (const match of chart.board.matches.values()) this.count(match)
    return this
  }

  /** Games of a match in any order. */
  private report(match: Match): void {
    const next = match.series.next(match)
    const { number, white } = next[this.roll(0, next.length - 1)] as (typeof next)[number]
    const { chart } = this.tournament
    const isFavourite = chart.field.seedOf(match.who(white)) < chart.field.seedOf(match.who(1 - white))
    this.must({ do: 'report', match: match.id, game: number, result: this.result(isFavourite) })
  }

  private result(isWhiteFavourite: boolean): '1-0' | '0-1' | '1/2-1/2' {
    switch (this.style) {
      case 'favourites':
        return isWhiteFavourite ? '1-0' : '0-1'
      case 'upsets':
        return isWhiteFavourite ? '0-1' : '1-0'
      case 'draws':
        return '1/2-1/2'
      default:
        return (['1-0', '0-1', '1/2-1/2', '1/2-1/2'] as const)[this.roll(0, 3)] ?? '1-0'
    }
  }

  private count({ outcome, games, seats }: Match): void {
    const { chart } = this.tournament
    if (outcome?.by === 'tiebreak') seen.tiebreaks++
    if (outcome?.by === 'seed') seen.bySeed++
    if (outcome?.by === 'armageddon') seen.armageddons++
    if (games.length % 2 === 1 && outcome?.by === 'score') seen.halfPairs++
    const [winner = 0] = outcome?.order ?? []
    if (chart.field.seedOf(seats[winner]?.who ?? NOBODY) > chart.field.seedOf(seats[1 - winner]?.who ?? NOBODY))
      seen.upsets++
    seen.reused += cupLedger(chart).draws.filter(({ reused }) => reused).length
  }
}

const every = [2, 4, 8, 16, 32, 64]
const sizes = sized({ test: [2, 4, 8], rest: every, deep: every })

for (const [i, options] of settings.entries())
  for (const openings of [0, 7, 40])
    test.each(sizes)(`%i with settings ${i + 1} and ${openings} openings (seed "${seed}")`, (size) => {
      for (const style of styles) {
        const { tournament } = new Event(size, style, options, openings).play()
        const verdict = verify(tournament.log)
        expect(verdict.findings).toEqual([])
        expect(verdict.isFinished).toBe(true)
        const { chart } = tournament
        expect(chart.state === 'finished').toBe(true)
        expect(verdict.champion).toBe(chart.field.entrant(chart.champion.who).id)
        const rows = cup.table(chart.options as never, chart, {})
        expect(verdict.table.map(({ rank, entrant }) => `${rank} ${entrant}`)).toEqual(
          rows.map(({ rank, who }) => `${rank} ${chart.field.entrant(who).id}`),
        )
      }
    })

test('the sweep was not idle', () => {
  process.stdout.write(`cup sweep: ${JSON.stringify(seen)}\n`)
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20)
})
