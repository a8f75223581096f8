/** The log as people read it: what each fact says, and whether it still holds. */

import type { Chart } from '../chart/chart.ts'
import { namesOf } from '../chart/names.ts'
import type { Round } from '../chart/rounds/round.ts'
import { roundInBracket } from '../chart/rounds/round-name.ts'
import { counted, roundsOf } from '../chart/rounds/rounds.ts'
import { type AnnouncedRound, announcedId, type Stage } from '../chart/stage.ts'
import type { RecordedFact } from '../facts/fact.ts'
import type { Seq } from '../facts/ids.ts'
import { takenBack } from '../facts/in-force.ts'
import type { Names } from '../formats/rule-book/facts/names.ts'
import { formatOf } from '../formats/rule-book/format.ts'
import { at } from '../lists/at.ts'
import type { Message } from '../message/message.ts'
import { factSays } from './says.ts'

/** Whether a fact still stands, or which later fact (`by`) took it back or changed it. */
export type Fate =
  | { readonly state: 'stands' }
  | { readonly state: 'undone' | 'redone' | 'revoked' | 'drawn-again' | 'void' | 'corrected'; readonly by: number }

/** A log and its chart. */
export interface History {
  readonly chart: Chart
  readonly log: readonly RecordedFact[]
}

export type Line = RecordedFact & { readonly says: readonly Message[]; readonly fate: Fate }

export function chronicle(history: History): Line[] {
  const { log } = history
  const names = namesIn(history)
  const fates = fatesOf(log)
  return log.map((fact) => ({
    ...fact,
    says: factSays(fact, log, names),
    fate: fates.get(fact.seq) ?? { state: 'stands' },
  }))
}

/** Names for the sentences, those of entries that were taken back included. Runs after every fact, so it reads no more than it needs. */
export function namesIn({ chart, log }: History): Names {
  const entrants = new Map<string, string>()
  for (const fact of log) if (fact.type === 'entrant-entered') entrants.set(fact.entrant.id, fact.entrant.name)
  for (const [i, name] of namesOf(chart).entries()) entrants.set(at(chart.field.entrants, i).id, name)
  const {
    board: { stages },
  } = chart
  const rounds = stages.flatMap(roundsCalled)
  return {
    entrants,
    inPhases: new Set(stages.filter(isInPhases).map(({ id }) => id)),
    rounds: new Map(rounds.map(({ key, name }) => [key, name])),
    brackets: new Map(stages.flatMap(({ id, letter }) => (letter === '' ? [] : [[id, letter]]))),
    members: new Map(chart.field.entrants.map(({ id, players = [] }) => [id, players.map(({ name }) => name)])),
    seats: new Map(rounds.flatMap(({ seats }) => seats)),
    format: formatOf(chart).about,
    facts: formatOf(chart).facts ?? [],
    adds: formatOf(chart).adds ?? [],
  }
}

interface NamedRound {
  readonly key: string
  readonly name: Message
  readonly seats: readonly (readonly [match: string, count: number])[]
}

/** Drawn rounds, and rounds that are paired later. */
function roundsCalled(stage: Stage): readonly NamedRound[] {
  const { id, letter } = stage
  const called = ({ number, name }: Round | AnnouncedRound, seats: NamedRound['seats']) => ({
    key: `${id} ${number}`,
    name: roundInBracket(letter, name),
    seats,
  })
  return roundsOf(
    stage,
    (round) =>
      called(
        round,
        round.matches.map((match) => [match.id, match.seats.length] as const),
      ),
    (round) =>
      called(
        round,
        round.matches.map((slots, i) => [announcedId(stage, round, i), slots.length] as const),
      ),
  )
}

const isInPhases = (stage: Stage): boolean =>
  stage.rounds.length + stage.announced.length > 0 && 'phase' in counted(stage, 1)

const taking = { undo: 'undone', redo: 'redone', revoke: 'revoked', redraw: 'drawn-again' } as const

function fatesOf(log: readonly RecordedFact[]): Map<number, Fate> {
  const fates = new Map<number, Fate>()
  const taken = takenBack(log)
  /** Corrections in force, by the seq of the corrected fact. */
  const latest = new Map<Seq, Seq>()
  for (const fact of log) {
    if (taken.has(fact.seq)) continue
    if (fact.type === 'result-corrected') {
      const replaced = latest.get(fact.fact)
      for (const seq of [fact.fact, ...(replaced === undefined ? [] : [replaced])])
        fates.set(seq, { state: 'corrected', by: fact.seq })
      latest.set(fact.fact, fact.seq)
    }
    if (fact.type === 'command-revoked')
      for (const seq of fact.facts) fates.set(seq, { state: taking[fact.how], by: fact.seq })
    if ('voids' in fact) for (const seq of fact.voids ?? []) fates.set(seq, { state: 'void', by: fact.seq })
  }
  return fates
}
