/** A tournament of each format, half-way through, to look at and to try things on. */

import { type Command, instantOf, unwrap } from '@arbiter/core'
import { show, type Todo } from '@arbiter/core/bulletin'
import { type Sample, sampleOf } from '@arbiter/core/demos'
import { type AnyFormat, formats } from '@arbiter/core/formats'
import { act, openTournament, type Tournament } from '@arbiter/core/tournament'

export interface Demo extends Omit<Sample, 'id'> {
  /** The id of the tournament; no other tournament can have it. */
  readonly id: `demo-${string}`
  readonly format: AnyFormat
}

export const demos: readonly Demo[] = formats.map(demoOf)

function demoOf(format: AnyFormat): Demo {
  const { id = format.name, ...sample } = sampleOf(format)
  return { ...sample, id: `demo-${id}`, format }
}

/** The seed of the results: the same demo everywhere. */
const seed = 'a quiet evening'

const minuteMs = 60_000

/** The demo, played up to its share of the matches; its last fact is a moment old. */
export function tournamentOf(demo: Demo, now: number): Tournament {
  const rehearsal = new Evening(now, 0)
  played(demo, rehearsal)
  const durationMs = demo.minutes * minuteMs
  return played(demo, new Evening(now - durationMs, durationMs / (rehearsal.steps + 1)))
}

const mostSteps = 2000

function played(demo: Demo, evening: Evening): Tournament {
  const chance = chanceOf(`${seed} ${demo.format.name}`)
  const tournament = opened(demo, evening)
  evening.do(tournament, { do: 'enter', entrants: demo.entrants })
  evening.do(tournament, { do: 'start' })
  while (evening.steps < mostSteps) {
    const next = nextCommand(tournament, demo, chance)
    if (!next) return tournament
    evening.do(tournament, next)
  }
  throw new Error(`the demo ${demo.id} does not come to its middle`)
}

function opened({ format, name, options = {} }: Demo, evening: Evening): Tournament {
  return unwrap(openTournament(format, { name, options, dice: seed, autoPair: true }, evening.asked())).tournament
}

/** Times at an even pace. */
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

/** Reports the first open game until enough matches are decided. */
function nextCommand(tournament: Tournament, { stopAt }: Demo, chance: () => number): Command | undefined {
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

type ReportTodo = Extract<Todo, { do: 'report' }>

/** The stronger side wins more often; a quarter is drawn. */
function gameReport(todo: Extract<ReportTodo, { game: number }>, { chart }: Tournament, chance: () => number): Command {
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

function boardsReport({ match, between, half }: Exclude<ReportTodo, { game: number }>, chance: () => number): Command {
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

/** Seeded numbers from 0 to 1. */
function chanceOf(text: string): () => number {
  let state = [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 1
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}
