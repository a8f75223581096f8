/** The facts in force: undo, redo, revocation and correction are resolved here, before any format runs. */

import { at, first, known } from '../lists/at.ts'
import type { OwnFact, RecordedFact, RecordedFactOf } from './fact.ts'
import type { CommandKey, Seq } from './ids.ts'

type Change = RecordedFactOf<'command-revoked'> | RecordedFactOf<'result-corrected'>
type Start = RecordedFactOf<'tournament-started'>
type Game = RecordedFactOf<'game-finished'>

/** A start with later corrections by the format's own facts, and the late entries recorded before these. */
export type StartInForce = Start & {
  readonly corrections?: readonly OwnFact[]
  readonly lateEntries?: readonly RecordedFactOf<'entrant-entered'>[]
}

/** A report; `before` is its first result, if it was corrected since. */
export type ReportInForce = Game & { readonly before?: Game['result'] }

/** A fact about the tournament itself, not about another fact. */
export type FactInForce = Exclude<RecordedFact, Change | Start | Game> | StartInForce | ReportInForce

const isChange = (fact: RecordedFact): fact is Change =>
  fact.type === 'command-revoked' || fact.type === 'result-corrected'

/** An own fact of a format with voids corrects the start: it counts from the start on, however late it was recorded. */
const correctsStart = (fact: FactInForce): fact is OwnFact => !isChange(fact) && 'voids' in fact

/** The fact of a decision, which is in force until a later fact changes it. */
export function inForce(fact: RecordedFact): FactInForce {
  if (isChange(fact)) throw new Error(`a change is no fact in force: ${fact.seq}`)
  return fact
}

/** True for facts that count from an earlier moment on, or take others back. */
export const changesThePast = (fact: RecordedFact): boolean => 'voids' in fact || fact.type === 'options-changed'

/** In the order of the log, with corrected results in place of the first ones. */
export function factsInForce(log: readonly RecordedFact[]): readonly FactInForce[] {
  if (!log.some(changesThePast)) return log.map(inForce)
  const taken = takenBack(log)
  const corrections = correctionsIn(log, taken)
  const facts = log
    .filter((fact): fact is FactInForce => !isChange(fact) && !taken.has(fact.seq))
    .map((fact) => corrected(fact, corrections.get(fact.seq)))
  return withStartCorrected(facts)
}

function withStartCorrected(facts: readonly FactInForce[]): readonly FactInForce[] {
  const start = facts.find((fact) => fact.type === 'tournament-started')
  const corrections = facts.filter(correctsStart).filter(({ seq }) => start && seq > start.seq)
  const last = corrections.at(-1)
  if (!start || !last) return facts
  const lateEntries = facts
    .filter((fact) => fact.type === 'entrant-entered')
    .filter(({ joins, seq }) => joins !== undefined && seq > start.seq && seq < last.seq)
  return facts
    .filter(({ seq }) => !corrections.some((correction) => correction.seq === seq))
    .map((fact) => (fact === start ? { ...start, corrections, lateEntries } : fact))
}

/** The seqs of all facts that are undone, revoked or void and were not brought back. */
export function takenBack(log: readonly RecordedFact[]): ReadonlySet<Seq> {
  const taken = new Set<Seq>()
  for (let i = log.length - 1; i >= 0; i--) {
    const fact = at(log, i)
    if (taken.has(fact.seq) || !('voids' in fact)) continue
    for (const seq of fact.voids ?? []) taken.add(seq)
    if (fact.type === 'command-revoked') for (const seq of fact.facts) taken.add(seq)
  }
  return taken
}

/** The corrections in force, by the seq of the corrected fact. */
export function correctionsIn(
  log: readonly RecordedFact[],
  taken = takenBack(log),
): Map<Seq, RecordedFactOf<'result-corrected'>> {
  const latest = new Map<Seq, RecordedFactOf<'result-corrected'>>()
  for (const fact of log) if (fact.type === 'result-corrected' && !taken.has(fact.seq)) latest.set(fact.fact, fact)
  return latest
}

/** The report with its corrected result, or the game that replaces a wrong ruling. */
function corrected(fact: FactInForce, correction: RecordedFactOf<'result-corrected'> | undefined): FactInForce {
  if (!correction) return fact
  if (fact.type === 'game-finished') return reportCorrected(fact, correction)
  const { inPlaceOfRuling } = correction
  if (fact.type !== 'ruling-made' || !inPlaceOfRuling) return fact
  const { seq, at, by, key, match } = fact
  return { seq, at, by, key, type: 'game-finished', match, ...inPlaceOfRuling, ...playedIn(correction) }
}

/** The game and its record are kept; `before` is added if the result is different. */
function reportCorrected(fact: Game, correction: RecordedFactOf<'result-corrected'>): ReportInForce {
  const { finishedAt: _, moves: __, movesToFinish: ___, ...game } = fact
  const before = String(fact.result) === String(correction.result) ? {} : { before: fact.result }
  return { ...game, ...playedIn(correction), ...before }
}

function playedIn({
  result,
  finishedAt,
  moves,
  movesToFinish,
}: RecordedFactOf<'result-corrected'>): Pick<Game, 'result'> {
  const lengths = Object.entries({ finishedAt, moves, movesToFinish }).filter(([, value]) => value !== undefined)
  return { result, ...Object.fromEntries(lengths) }
}

/** The commands undo can take back, and the undos redo can take back; a new command empties the second list. */
export interface History {
  readonly done: readonly CommandKey[]
  readonly undone: readonly Seq[]
}

export function historyOf(log: readonly RecordedFact[]): History {
  const done: CommandKey[] = []
  const undone: Seq[] = []
  const opening = log[0]?.key
  for (const fact of log) {
    if (fact.key === opening) continue
    if (fact.type !== 'command-revoked' || fact.how === 'revoke' || fact.how === 'redraw') {
      undone.length = 0
      if (done.at(-1) !== fact.key) done.push(fact.key)
    } else if (fact.how === 'undo') {
      done.pop()
      undone.push(fact.seq)
    } else {
      const undo = at(log, known(undone.pop()) - 1)
      if (undo.type === 'command-revoked') done.push(at(log, first(undo.facts) - 1).key)
    }
  }
  return { done, undone }
}

/** The seqs of every fact a command caused. */
export const factsOf = (log: readonly RecordedFact[], key: CommandKey): Seq[] =>
  log.filter((fact) => fact.key === key).map((fact) => fact.seq)

/** The facts that undo would take back. */
export function factsToUndo(log: readonly RecordedFact[]): readonly RecordedFact[] {
  const key = historyOf(log).done.at(-1)
  return key === undefined ? [] : log.filter((fact) => fact.key === key)
}

/** The facts that redo would bring back. */
export function factsToRedo(log: readonly RecordedFact[]): readonly RecordedFact[] {
  const undo = log[(historyOf(log).undone.at(-1) ?? 0) - 1]
  return undo?.type === 'command-revoked' ? undo.facts.flatMap((seq) => log[seq - 1] ?? []) : []
}
