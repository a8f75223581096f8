/**
 * The facts in force. Every undo, redo and revocation holds down the facts it names. A fact without such a weight is in force; a
 * weight that is held down itself releases its facts.
 *
 *     7 game ← 8 undo ← 9 redo      9 holds 8 down, so 8 no longer holds 7 down: the game is in force
 */

import type { CommandKey, Seq } from '../facts/ids.ts'
import { at } from '../lists/at.ts'
import { type ChangeFact, isChange } from './command-facts.ts'
import type { Recorded, RecordedOf } from './facts.ts'

/** A fact about the tournament, not only about other facts. */
export type PlainFact = Exclude<Recorded, RecordedOf<'command-revoked' | 'result-corrected'>>

const isPlain = (fact: Recorded): fact is PlainFact => !isChange(fact) || fact.type === 'bracket-corrected'

interface Entry {
  readonly fact: Recorded
  /** Lines of the entries it holds down while it stands; all of them earlier. */
  readonly holds: Set<number>
  /** Number of changes in force that hold it down. */
  weights: number
}

export class Ledger {
  private readonly entries: Entry[] = []
  private readonly lineOf = new Map<Seq, number>()
  private readonly commands = new Map<CommandKey, Seq[]>()
  private readonly closings: Seq[] = []

  /** Records a fact; its voids take effect later. */
  record(fact: Recorded): void {
    const line = this.entries.length
    this.entries.push({ fact, holds: new Set(), weights: 0 })
    if (!this.lineOf.has(fact.seq)) this.lineOf.set(fact.seq, line)
    const command = this.commands.get(fact.key)
    if (command) command.push(fact.seq)
    else this.commands.set(fact.key, [fact.seq])
    if (fact.type === 'tournament-closed') this.closings.push(fact.seq)
    if (fact.type === 'command-revoked') this.hold(line, fact.facts)
  }

  /** Makes the voids of a recorded change take effect, or some of them. */
  recordVoids(change: ChangeFact, voids: readonly Seq[] = change.voids): void {
    const line = this.lineOf.get(change.seq)
    if (line !== undefined) this.hold(line, voids)
  }

  fact(seq: Seq): Recorded | undefined {
    return this.entries[this.lineOf.get(seq) ?? -1]?.fact
  }

  stands(seq: Seq): boolean {
    return this.entries[this.lineOf.get(seq) ?? -1]?.weights === 0
  }

  get isClosed(): boolean {
    return this.closings.some((seq) => this.stands(seq))
  }

  /** All facts of a command, in force or not. */
  factsOf(key: CommandKey): readonly Seq[] {
    return this.commands.get(key) ?? []
  }

  /**
   * Facts in force in log order, games with their latest correction in force; corrected brackets count as if known at the
   * start.
   */
  inForce(): PlainFact[] {
    const standing = this.entries.filter(({ weights }) => weights === 0).map(({ fact }) => fact)
    const corrected = new Map<Seq, Correction>()
    for (const fact of standing) if (fact.type === 'result-corrected') corrected.set(fact.fact, fact)
    return atTheStart(standing.filter(isPlain)).map((fact) => amended(fact, corrected))
  }

  private hold(line: number, seqs: readonly Seq[]): void {
    const holds = this.entries[line]?.holds
    if (!holds) return
    const more = new Set<number>()
    for (const seq of seqs) {
      const held = this.lineOf.get(seq)
      if (held !== undefined && held < line && !holds.has(held)) more.add(held)
    }
    for (const held of more) holds.add(held)
    this.weigh(more)
  }

  /** Puts a weight on these lines and passes on the flips, latest line first, since weights come from later lines. */
  private weigh(lines: ReadonlySet<number>): void {
    const loads = new Map<number, number>()
    for (const line of lines) loads.set(line, 1)
    for (let line = this.entries.length - 1; line >= 0 && loads.size > 0; line--) {
      const load = loads.get(line)
      if (load === undefined) continue
      loads.delete(line)
      const flip = flipOf(at(this.entries, line), load)
      if (flip !== 0) for (const held of at(this.entries, line).holds) loads.set(held, (loads.get(held) ?? 0) + flip)
    }
  }
}

/** Moves the corrections of brackets behind the start. */
function atTheStart(facts: readonly PlainFact[]): readonly PlainFact[] {
  const corrections = facts.filter(({ type }) => type === 'bracket-corrected')
  const start = facts.find(({ type }) => type === 'tournament-started')
  if (corrections.length === 0 || !start) return facts
  const others = facts.filter(({ type }) => type !== 'bracket-corrected')
  return others.flatMap((fact) => (fact === start ? [start, ...corrections] : [fact]))
}

/** Adds a load to an entry: +1 if the entry comes into force, -1 if it goes out of force, 0 if neither. */
function flipOf(entry: Entry, load: number): 1 | -1 | 0 {
  const stood = entry.weights === 0
  entry.weights += load
  const stands = entry.weights === 0
  if (stood === stands) return 0
  return stands ? 1 : -1
}

function amended(fact: PlainFact, corrected: ReadonlyMap<Seq, Correction>): PlainFact {
  const correction = corrected.get(fact.seq)
  if (!correction) return fact
  if (fact.type === 'game-finished') return played(fact, fact, correction)
  return fact.type === 'ruling-made' && correction.inPlaceOfRuling
    ? played(fact, correction.inPlaceOfRuling, correction)
    : fact
}

/** The corrected game; in place of a wrong ruling the game that was played. */
function played(
  { seq, at, by, key, match }: Game | RecordedOf<'ruling-made'>,
  { game, half, sides, opening }: Pick<Game, 'game' | 'half' | 'sides' | 'opening'>,
  { result, finishedAt, moves, movesToFinish }: Correction,
): Game {
  const part = half === undefined ? {} : { half }
  const from = opening === undefined ? {} : { opening }
  const time = finishedAt === undefined ? {} : { finishedAt }
  const length = {
    ...(moves === undefined ? {} : { moves }),
    ...(movesToFinish === undefined ? {} : { movesToFinish }),
  }
  return { seq, at, by, key, type: 'game-finished', match, game, ...part, sides, ...from, result, ...time, ...length }
}

type Game = RecordedOf<'game-finished'>
type Correction = RecordedOf<'result-corrected'>
