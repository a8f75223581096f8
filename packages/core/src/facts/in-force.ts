/** Which facts still hold. Undo, redo, revocation and correction are solved here, before any format runs. */
import type { OwnFact, Recorded, RecordedOf } from './fact.ts'
import type { CommandKey, Seq } from './ids.ts'

type Change = RecordedOf<'command-revoked'> | RecordedOf<'result-corrected'>
type Start = RecordedOf<'tournament-started'>
type Game = RecordedOf<'game-finished'>

/** A start, with the facts of the format that corrected it since, and the late entries that had come before them. */
export type Started = Start & {
  readonly corrections?: readonly OwnFact[]
  readonly lateEntries?: readonly RecordedOf<'entrant-entered'>[]
}

/** A report, with the result it brought first where that was corrected since. */
export type GameStanding = Game & { readonly before?: Game['result'] }

/** A fact that says something about the tournament itself, not about another fact. */
export type Standing = Exclude<Recorded, Change | Start | Game> | Started | GameStanding

const isChange = (fact: Recorded): fact is Change => fact.type === 'command-revoked' || fact.type === 'result-corrected'

/** A fact of a format that voids others corrects the start: it is known with the start, however late it was recorded. */
const correctsStart = (fact: Standing): fact is OwnFact => !isChange(fact) && 'voids' in fact

/** A fact that is known from an earlier moment on than it was recorded, or takes others back. */
export const changesThePast = (fact: Recorded): boolean => 'voids' in fact || fact.type === 'options-changed'

/** The facts that still hold, in their order, with corrected results in place of the first ones. */
export function standing(log: readonly Recorded[]): readonly Standing[] {
  if (!log.some(changesThePast)) return log as readonly Standing[]
  const taken = takenBack(log)
  const corrections = correctionsIn(log, taken)
  const facts = log
    .filter((fact): fact is Standing => !isChange(fact) && !taken.has(fact.seq))
    .map((fact) => corrected(fact, corrections.get(fact.seq)))
  return withStartCorrected(facts)
}

function withStartCorrected(facts: readonly Standing[]): readonly Standing[] {
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

/** The seqs of all facts that were undone, revoked or voided and not brought back. */
export function takenBack(log: readonly Recorded[]): ReadonlySet<Seq> {
  const taken = new Set<Seq>()
  for (let i = log.length - 1; i >= 0; i--) {
    const fact = log[i] as Recorded
    if (taken.has(fact.seq) || !('voids' in fact)) continue
    for (const seq of fact.voids ?? []) taken.add(seq)
    if (fact.type === 'command-revoked') for (const seq of fact.facts) taken.add(seq)
  }
  return taken
}

/** By the fact they correct: the corrections that are in force. */
export function correctionsIn(
  log: readonly Recorded[],
  taken = takenBack(log),
): Map<Seq, RecordedOf<'result-corrected'>> {
  const latest = new Map<Seq, RecordedOf<'result-corrected'>>()
  for (const fact of log) if (fact.type === 'result-corrected' && !taken.has(fact.seq)) latest.set(fact.fact, fact)
  return latest
}

/** The report with its corrected result; or the game that was played, at the place of the ruling that was wrong. */
function corrected(fact: Standing, correction: RecordedOf<'result-corrected'> | undefined): Standing {
  if (!correction) return fact
  const { inPlaceOfRuling } = correction
  if (fact.type === 'game-finished') return { ...gameOf(fact, fact, correction), ...recordKept(fact, correction) }
  return fact.type === 'ruling-made' && inPlaceOfRuling ? gameOf(fact, inPlaceOfRuling, correction) : fact
}

/** The record stays as it was written; where the result is another one now, it is told which it was. */
const recordKept = ({ record, result }: Game, correction: RecordedOf<'result-corrected'>): Partial<GameStanding> => ({
  ...(record === undefined ? {} : { record }),
  ...(String(result) === String(correction.result) ? {} : { before: result }),
})

function gameOf(
  { seq, at, by, key, match }: Game | RecordedOf<'ruling-made'>,
  { game, half, sides, opening }: Pick<Game, 'game' | 'half' | 'sides' | 'opening'>,
  { result, finishedAt, moves, movesToFinish }: RecordedOf<'result-corrected'>,
): Game {
  const lengths = Object.entries({ finishedAt, moves, movesToFinish }).filter(([, value]) => value !== undefined)
  const part = half === undefined ? {} : { half }
  return {
    seq,
    at,
    by,
    key,
    type: 'game-finished',
    match,
    game,
    ...part,
    sides,
    ...(opening === undefined ? {} : { opening }),
    result,
    ...Object.fromEntries(lengths),
  }
}

/** Commands that undo can take back, and undos that redo can take back; a new command empties the second. */
export interface History {
  readonly done: readonly CommandKey[]
  readonly undone: readonly Seq[]
}

export function historyOf(log: readonly Recorded[]): History {
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
      const undo = log[(undone.pop() as number) - 1] as RecordedOf<'command-revoked'>
      done.push((log[(undo.facts[0] as number) - 1] as Recorded).key)
    }
  }
  return { done, undone }
}

/** The seqs of every fact a command caused. */
export const factsOf = (log: readonly Recorded[], key: CommandKey): Seq[] =>
  log.filter((fact) => fact.key === key).map((fact) => fact.seq)

/** The facts that undo would take back. */
export function factsToUndo(log: readonly Recorded[]): readonly Recorded[] {
  const key = historyOf(log).done.at(-1)
  return key === undefined ? [] : log.filter((fact) => fact.key === key)
}

/** The facts that redo would bring back. */
export function factsToRedo(log: readonly Recorded[]): readonly Recorded[] {
  const undo = log[(historyOf(log).undone.at(-1) ?? 0) - 1]
  return undo?.type === 'command-revoked' ? undo.facts.flatMap((seq) => log[seq - 1] ?? []) : []
}
