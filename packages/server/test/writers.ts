/** Clients that write results, corrections and undos with keys, and remember which were acknowledged. */

import { type Command, type RecordedFact, unwrap } from '@arbiter/core'
import { show } from '@arbiter/core/bulletin'
import { formats } from '@arbiter/core/formats'
import { readLog } from '@arbiter/core/log'
import { Tournament, tournamentOf } from '@arbiter/core/tournament'
import { expect } from 'vitest'
import { toldInData } from '../src/words/voice.ts'
import type { Chance, Happened } from './chance.ts'
import { type Answered, call } from './served.ts'

export type Headers = Record<string, string>

export const at = (url: string, tournament: string, what: string): string =>
  `${url}/api/v1/tournaments/${tournament}/${what}`

/** Starts a league with this many players; returns its id. */
export async function startedLeague(
  url: string,
  headers: Headers,
  players: number,
  more: object = {},
): Promise<string> {
  const made = await call(`${url}/api/v1/tournaments`, headers, { format: 'league', name: 'Written to', ...more })
  const { id } = made.body
  const csv = ['name,rating', ...Array.from({ length: players }, (_, i) => `P${i + 1},${2000 - i}`)].join('\n')
  await call(at(url, id, 'entrants'), headers, csv)
  const started = await call(at(url, id, 'commands'), headers, { do: 'start' })
  expect(started.status).toBe(200)
  return id
}

/** The outcome of a request; unknown without an answer. */
export type Outcome =
  | { readonly kind: 'done'; readonly facts: readonly RecordedFact[] }
  | { readonly kind: 'refused'; readonly code: string; readonly open: readonly string[] | undefined }
  | { readonly kind: 'unknown' }

const results = ['1-0', '0-1', '1/2-1/2'] as const

export class Writer {
  readonly tournament: string
  /** By key. */
  readonly outcomes = new Map<string, Outcome>()
  readonly #name: string
  readonly #headers: Headers
  readonly #chance: Chance
  readonly #matches: number
  #keys = 0
  #pending: Command | undefined
  /** The start was undone. */
  #mustStart = false
  /** The first match not reported yet, as far as this client knows. */
  #front = 1

  constructor(name: string, tournament: string, headers: Headers, chance: Chance, matches: number) {
    this.tournament = tournament
    this.#name = name
    this.#headers = headers
    this.#chance = chance
    this.#matches = matches
  }

  /** Sends a command, or retries the one whose outcome is unknown. */
  async write(url: string, happened: Happened): Promise<Outcome> {
    const command = this.#pending ?? this.#command()
    const isRetry = this.#pending !== undefined
    this.#pending = command
    const outcome = await this.#sent(url, command)
    this.outcomes.set(command.key as string, outcome)
    if (outcome.kind !== 'unknown') this.#pending = undefined
    this.#learn(command, outcome)
    happened.count(isRetry ? `retried: ${outcome.kind}` : outcome.kind)
    if (outcome.kind === 'done') happened.count(command.do)
    return outcome
  }

  #learn(command: Command, outcome: Outcome): void {
    this.#mustStart = outcome.kind === 'refused' && outcome.code === 'not-started'
    if (outcome.kind === 'refused' && outcome.code === 'round-not-open') this.#front = Number(outcome.open?.[0] ?? 1)
    else if (outcome.kind === 'refused' && command.do === 'report') this.#front = (this.#front % this.#matches) + 1
  }

  async #sent(url: string, command: Command): Promise<Outcome> {
    const answer = await call(at(url, this.tournament, 'commands'), this.#headers, command).catch(() => undefined)
    if (!answer || answer.status >= 500) return { kind: 'unknown' }
    return answer.status === 200
      ? { kind: 'done', facts: answer.body.facts }
      : { kind: 'refused', code: answer.body.code, open: answer.body.refusal.open }
  }

  #command(): Command {
    const key = `${this.#name} ${++this.#keys}`
    if (this.#mustStart) return { do: 'start', key }
    const near = (low: number, high: number) => String(Math.max(1, this.#front + this.#chance.roll(low, high)))
    const result = this.#chance.one(results)
    const act = this.#chance.roll(1, 100)
    if (act <= 15 && this.#keys > 5) return { do: 'undo', key }
    if (act <= 20) return { do: 'redo', key }
    if (act <= 45) return { do: 'correct', match: near(-6, 2), result, confirm: true, key }
    return { do: 'report', match: near(0, 3), result, key }
  }
}

export async function logOf(url: string, headers: Headers, tournament: string): Promise<readonly RecordedFact[]> {
  return (await answered(call(at(url, tournament, 'log'), headers))).body.facts
}

async function answered(calling: Promise<Answered>): Promise<Answered> {
  const answer = await calling
  expect(answer.status).toBe(200)
  return answer
}

/** The stored log is complete: no gap, readable, its chart consistent; every command once, none lost. */
export async function expectWhole(
  url: string,
  headers: Headers,
  tournament: string,
  writers: readonly Writer[],
): Promise<number> {
  const log = await logOf(url, headers, tournament)
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1))
  const read = readLog((await answered(call(at(url, tournament, 'export/tournament.arbiter'), headers))).body, formats)
  expect(read.ok && read.cut === undefined && JSON.stringify(read.log)).toBe(JSON.stringify(log))
  const chart = (await answered(call(at(url, tournament, 'chart'), headers))).body
  expect(chart).toEqual(shown(log))
  for (const writer of writers) if (writer.tournament === tournament) expectKept(writer, log)
  return log.length
}

/** As JSON, every message with its text. */
function shown(log: readonly RecordedFact[]): unknown {
  const { tournament } = unwrap(tournamentOf(log, formats))
  return JSON.parse(JSON.stringify(toldInData(show(new Tournament(tournament.format, log)), undefined)))
}

function expectKept({ outcomes }: Writer, log: readonly RecordedFact[]): void {
  const byKey = new Map<string, RecordedFact[]>()
  for (const fact of log) byKey.set(fact.key, [...(byKey.get(fact.key) ?? []), fact])
  for (const [key, outcome] of outcomes) {
    const facts = byKey.get(key) ?? []
    if (outcome.kind === 'done') expect(facts, `what was acknowledged for ${key}`).toEqual(outcome.facts)
    if (outcome.kind === 'refused') expect(facts, `what was refused for ${key}`).toEqual([])
    // The facts of a command are consecutive.
    expect(facts.map(({ seq }) => seq - (facts[0]?.seq ?? 0))).toEqual(facts.map((_, i) => i))
  }
}
