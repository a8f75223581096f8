/** A tournament of each format, half-way through: something to look at and to try everything on. */

import { type Command, instantOf, isRefusal } from '@arbiter/core'
import { show, type Todo } from '@arbiter/core/bulletin'
import { formatNamed, formats } from '@arbiter/core/formats'
import { act, openTournament, type Tournament } from '@arbiter/core/tournament'
import type { Cast } from './cast.ts'

/** Results are drawn from this; the same demo everywhere. */
const seed = 'a quiet evening'

const minuteMs = 60_000

/** Plays the demo up to its share of the matches; its last fact is a moment old. */
export function demoOf(cast: Cast, now: number): Tournament {
  const durationMs = cast.minutes * minuteMs
  const evening = new Evening(now - durationMs, durationMs / (cast.steps + 1))
  const tournament = played(cast, evening)
  if (evening.steps !== cast.steps) throw new Error(`${cast.id} takes ${evening.steps} steps, and not ${cast.steps}`)
  return tournament
}

const mostSteps = 2000

function played(cast: Cast, evening: Evening): Tournament {
  const chance = chanceOf(`${seed} ${cast.format}`)
  const tournament = opened(cast, evening)
  evening.do(tournament, { do: 'enter', entrants: cast.entrants })
  evening.do(tournament, { do: 'start', ...(cast.openings ? { openings: cast.openings } : {}) })
  while (evening.steps < mostSteps) {
    const next = nextCommand(tournament, cast, chance)
    if (!next) return tournament
    evening.do(tournament, next)
  }
  throw new Error(`the demo of ${cast.format} does not come to its middle`)
}

function opened({ format: name, ...cast }: Cast, evening: Evening): Tournament {
  const format = formatNamed(name, formats)
  if (isRefusal(format)) throw new Error(`there is no format ${name}`)
  const opening = { name: cast.name, options: cast.options ?? {}, dice: seed, autoPair: true }
  const tournament = openTournament(format, opening, evening.asked())
  if (isRefusal(tournament)) throw new Error(JSON.stringify(tournament))
  return tournament
}

/** One step after another, each so many milliseconds later. */
class Evening {
  readonly #began: number
  readonly #paceMs: number
  steps = 0

  constructor(began: number, paceMs: number) {
    this.#began = began
    this.#paceMs = paceMs
  }

  do(tournament: Tournament, command: Command): void {
    const answer = act(tournament, command, this.asked())
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
  }

  asked() {
    this.steps++
    return { by: 'demo', now: instantOf(Math.round(this.#began + this.steps * this.#paceMs)) }
  }
}

/** Some results are in, some games are being played: the first that are open get theirs, until enough is decided. */
function nextCommand(tournament: Tournament, { stopAt }: Cast, chance: () => number): Command | undefined {
  const { todo, stages } = show(tournament)
  const decided = stages
    .flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches))
    .filter(({ state }) => state === 'decided')
  if (decided.length >= stopAt) return undefined
  const wanted =
    todo.find(({ do: what }) => what === 'pair' || what === 'rule' || what === 'choose') ??
    todo.find(({ do: what }) => what === 'report')
  return wanted && commandFor(wanted, tournament, chance)
}

function commandFor(todo: Todo, tournament: Tournament, chance: () => number): Command | undefined {
  switch (todo.do) {
    case 'pair':
      return { do: 'pair', ...(todo.lengths ? { lengths: 'unknown' as const } : {}) }
    case 'choose':
      return { do: 'choose', opponent: todo.among[0] as string }
    case 'rule':
      return { do: 'rule', match: todo.match, winner: todo.among[0] as string }
    case 'report':
      return 'game' in todo ? gameReport(todo, tournament, chance) : boardsReport(todo, chance)
    default:
      return undefined
  }
}

type Reporting = Extract<Todo, { do: 'report' }>

/** The stronger side wins more often; a quarter is drawn. */
function gameReport(todo: Extract<Reporting, { game: number }>, { chart }: Tournament, chance: () => number): Command {
  const rating = (name: string) => chart.field.entrants.find((entrant) => entrant.name === name)?.rating ?? 1500
  const expected = 1 / (1 + 10 ** ((rating(todo.black) - rating(todo.white)) / 400))
  const drawn = chance()
  const result = drawn < 0.25 ? '1/2-1/2' : chance() < expected ? '1-0' : '0-1'
  return {
    do: 'report',
    match: todo.match,
    game: todo.game,
    result: todo.step === 'armageddon' && result === '1/2-1/2' ? '0-1' : result,
  }
}

function boardsReport({ match, between, half }: Exclude<Reporting, { game: number }>, chance: () => number): Command {
  const imps = () => 8 + Math.floor(chance() * 45)
  const first = imps()
  const second = imps()
  return {
    do: 'report',
    match,
    between,
    imps: [first, second === first ? second + 1 : second],
    ...(half ? { half } : {}),
  }
}

/** Numbers from 0 to 1 out of a text: the same ones every time. */
function chanceOf(text: string): () => number {
  let state = [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 1
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}
