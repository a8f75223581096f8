/** A playing hall for tests: `league(5).play('1 1-0', '2 1/2')`. The clock is ours: one second a command. */
import { show } from '../src/bulletin/show.ts'
import { namesOf } from '../src/chart/names.ts'
import { act } from '../src/decider/decide.ts'
import type { MatchId } from '../src/facts/ids.ts'
import { instantOf } from '../src/facts/instant.ts'
import { bridgeKnockout } from '../src/formats/bridge-knockout/format.ts'
import { parseCommand } from '../src/formats/commands.ts'
import { cup as cupFormat } from '../src/formats/cup/format.ts'
import { diagonal as diagonalFormat } from '../src/formats/diagonal/format.ts'
import { hybridKnockout } from '../src/formats/hybrid-knockout/hybrid.ts'
import { league as leagueFormat } from '../src/formats/league/league.ts'
import type { AnyFormat } from '../src/formats/rule-book/format.ts'
import type { Refusal } from '../src/refusals/refusal.ts'
import { unwrap } from '../src/refusals/result.ts'
import { openTournament } from '../src/tournament/open.ts'
import type { Tournament } from '../src/tournament/tournament.ts'
import { why } from '../src/why/why.ts'
import { bookOf } from './cup-book.ts'
import { inEnglish, textOf } from './said.ts'

export const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcd'

/** A league of so many players called A, B, C, …, started. */
export function league(players: number, options: Record<string, unknown> = {}): Hall {
  return new Hall(leagueFormat, options).enter(...letters.slice(0, players)).did({ do: 'start' })
}

/** A hybrid knockout of so many players called P1, P2, …, started. */
export function hybrid(players: number, options: Record<string, unknown> = {}, autoPair = true): Hall {
  const names = Array.from({ length: players }, (_, i) => `P${i + 1}`)
  return new Hall(hybridKnockout, options, autoPair).enter(...names).did({ do: 'start' })
}

/** A Diagonal of so many players called A, B, C, … (P1, P2, … of more than 30), rated 2400, 2390, …, started. */
export function diagonal(players: number, options: Record<string, unknown> = {}, autoPair = true): Hall {
  const name = (i: number) => (players > letters.length ? `P${i + 1}` : (letters[i] as string))
  const entrants = Array.from({ length: players }, (_, i) => ({ name: name(i), rating: 2400 - 10 * i }))
  return new Hall(diagonalFormat, options, autoPair).did({ do: 'enter', entrants }).did({ do: 'start' })
}

/** A bridge knockout of so many teams called T1, T2, …, of four players and falling averages, started. */
export function bridge(teams: number, options: Record<string, unknown> = {}, autoPair = true): Hall {
  return new Hall(bridgeKnockout, options, autoPair)
    .did({ do: 'enter', entrants: Array.from({ length: teams }, (_, i) => team(i + 1)) })
    .did({ do: 'start' })
}

/** Team k, each of its members with 6600 − 100 k masterpoints. */
export const team = (k: number, members = 4) => ({
  name: `T${k}`,
  players: Array.from({ length: members }, (_, i) => ({ name: `T${k} player ${i + 1}`, masterpoints: 6600 - 100 * k })),
})

/** A cup of so many engines called E1, E2, …, rated 3000, 2990, …, started; with a book of so many openings. */
export function cup(engines: number, options: Record<string, unknown> = {}, openings = 0, autoPair = true): Hall {
  const entrants = Array.from({ length: engines }, (_, i) => ({ name: `E${i + 1}`, rating: 3000 - 10 * i }))
  const book = openings === 0 ? {} : { openings: bookOf(openings) }
  return new Hall(cupFormat, options, autoPair).did({ do: 'enter', entrants }).did({ do: 'start', ...book })
}

export class Hall {
  readonly tournament: Tournament
  private clock = Date.parse('2026-05-01T14:00:00Z')

  constructor(format: AnyFormat, options: Record<string, unknown> = {}, autoPair = true, name?: string) {
    const named = name === undefined ? {} : { name }
    const { tournament: opened } = unwrap(
      openTournament(format, { dice: 'test', options, autoPair, ...named }, this.asked()),
    )
    this.tournament = opened
  }

  enter(...names: string[]): this {
    return this.did({ do: 'enter', entrants: names.map((name) => ({ name })) })
  }

  /** Results by match, such as '3 1-0' or, with a game number, '3/2 1/2'; without one of the only game to play. */
  play(...results: string[]): this {
    for (const text of results) {
      const [place, result] = text.split(' ') as [string, string]
      const [match, game = this.onlyGameOf(match)] = place.split('/') as [string, string?]
      this.did({ do: 'report', match, result, ...(game === undefined ? {} : { game: Number(game) }) })
    }
    return this
  }

  private onlyGameOf(id: string): string | undefined {
    const match = this.tournament.chart.board.matches.get(id as MatchId)
    const [game, ...others] = match && !match.outcome && match.isSeated ? match.series.next(match) : []
    return game && others.length === 0 ? String(game.number) : undefined
  }

  /** IMPs by match: '3 35-12', of a first half '3/1 20-8', in a three-way '3 T1 T4 30-20', of a game by number '3#7 2-1'. */
  score(...reports: string[]): this {
    for (const report of reports) this.did(scored(report))
    return this
  }

  /** Every match of the round being played: the IMPs of two teams, the lower number first named. */
  scoreRound(imps: (first: string, second: string) => readonly [number, number]): this {
    const names = namesOf(this.tournament.chart)
    for (const match of this.tournament.chart.board.openMatches()) {
      for (const { white, black, half } of match.series.next(match)) {
        if (half === 2) continue
        const between = [names[match.who(white)] as string, names[match.who(black)] as string] as const
        this.did({ do: 'report', match: match.id, between, imps: imps(...between) })
      }
    }
    return this
  }

  /** Every open game of the next so many phases, all with one result. */
  playPhases(count: number, result = '1-0'): this {
    for (let phase = 0; phase < count; phase++)
      for (const { id } of this.tournament.chart.board.openMatches()) this.play(`${id} ${result}`)
    return this
  }

  /** Every game of the round being played, as the players' names tell; all finished at the same moment. */
  playRound(result: (white: string, black: string) => string, isTimed = true): this {
    const names = namesOf(this.tournament.chart)
    const finishedAt = isTimed ? { finishedAt: instantOf(this.clock) } : {}
    for (const match of this.tournament.chart.board.openMatches()) {
      for (const game of match.series.next(match)) {
        const [white, black] = [names[match.who(game.white)] as string, names[match.who(game.black)] as string]
        this.did({ do: 'report', match: match.id, game: game.number, result: result(white, black), ...finishedAt })
      }
    }
    return this
  }

  /** Why something is so, in words. */
  why(subject: string): string {
    const answer = why(this.tournament, subject)
    return answer.ok ? `${answer.why.rule}: ${textOf(answer.why)}` : `refused: ${answer.refusal.code}`
  }

  /** What is said only to those who ask on. */
  whyMore(subject: string): string {
    const answer = why(this.tournament, subject)
    return answer.ok ? inEnglish(answer.why.more ?? []) : `refused: ${answer.refusal.code}`
  }

  /** A command that must succeed. */
  did(command: unknown): this {
    const refusal = this.try(command)
    if (refusal) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(refusal)}`)
    return this
  }

  /** Why a command is refused; `undefined` if it is not. */
  try(command: unknown): Refusal | undefined {
    const parsed = parseCommand(command)
    const answer = parsed.ok ? act(this.tournament, parsed.command, this.asked()) : parsed
    return answer.ok ? undefined : answer.refusal
  }

  private asked() {
    this.clock += 1000
    return { by: 'director', now: instantOf(this.clock) }
  }

  get bulletin() {
    return show(this.tournament)
  }

  get text(): string {
    return JSON.stringify(this.bulletin)
  }

  /** The row of somebody. */
  row(name: string) {
    return this.bulletin.table.find((row) => row.name === name)
  }

  match(id: string) {
    return this.bulletin.stages
      .flatMap(({ rounds }) => rounds)
      .flatMap(({ matches }) => matches)
      .find(({ match }) => match === id)
  }
}

/** The command a short report stands for. */
function scored(report: string): unknown {
  const words = report.split(' ')
  const imps = words.at(-1)?.split('-').map(Number)
  const [place = '', game] = (words[0] as string).split('#')
  const [match, half] = place.split('/')
  const between = words.length === 4 ? { between: [words[1], words[2]] } : {}
  const part = {
    ...(half === undefined ? {} : { half: Number(half) }),
    ...(game === undefined ? {} : { game: Number(game) }),
  }
  return { do: 'report', match, ...between, ...part, imps }
}
