/**
 * Walks through a log command by command with a rule book's opinion. A new fact is judged at the moment it was recorded. A change to
 * the past starts a new opinion from the facts in force; facts without a place must be void.
 */

import type { Seq } from '../facts/ids.ts'
import { type ChangeFact, type CommandFacts, commandsOf, factsNamed, isChange } from './command-facts.ts'
import type { Recorded, RecordedOf } from './facts.ts'
import { about, type Finding } from './finding.ts'
import { foreignFact, foreignFields } from './laws/foreign.ts'
import { Ledger, type PlainFact } from './ledger.ts'
import type { Opinion, PlacedFact, PlacedType, RuleBook } from './opinion.ts'
import { Publications } from './publication.ts'
import { message } from './words/messages.ts'

export interface Walk {
  readonly findings: readonly Finding[]
  readonly opinion: Opinion
}

export function walk(log: readonly Recorded[], opened: RecordedOf<'tournament-opened'>, book: RuleBook): Walk {
  const walker = new Walker(opened, book)
  for (const command of commandsOf(log)) walker.take(command)
  return { findings: walker.findings, opinion: walker.layout.opinion }
}

class Walker {
  readonly findings: Finding[] = []
  layout: Layout
  private readonly ledger = new Ledger()
  private readonly opened: RecordedOf<'tournament-opened'>
  private readonly book: RuleBook
  private readonly publications: Publications

  constructor(opened: RecordedOf<'tournament-opened'>, book: RuleBook) {
    this.opened = opened
    this.book = book
    this.publications = new Publications(book.publications)
    this.layout = new Layout(book.opinion(opened))
  }

  take(command: CommandFacts): void {
    this.note(foreignFields(command, this.book))
    this.note(this.layout.opinion.objectionsTo?.(command) ?? [])
    if (command.some(isChange)) this.change(command)
    else for (const fact of command) this.add(fact as PlainFact)
    this.note(this.layout.opinion.omissionsAfter?.(command) ?? [])
  }

  private add(fact: PlainFact): void {
    this.ledger.record(fact)
    const objection = this.layout.opinion.objectionTo(fact)
    const misplaced = fact.type === 'options-changed' ? this.changeOptions(fact) : this.layout.place(fact)
    const finding = fact.type === 'options-changed' ? (objection ?? misplaced) : (misplaced ?? objection)
    if (finding) this.findings.push(finding)
  }

  /** CUP-23: all facts in force keep their places under the new options. */
  private changeOptions(fact: RecordedOf<'options-changed'>): Finding | undefined {
    const before = this.layout
    this.layout = this.laidOut()
    const lost = [...this.layout.misplaced].find(([seq]) => !before.misplaced.has(seq))
    if (!lost) return undefined
    const [seq, finding] = lost
    if (seq === fact.seq) return finding
    return about(fact, 'CUP-23', message('found-options-displace', { fact: { fact: seq } }), ...finding.says)
  }

  private change(command: CommandFacts): void {
    const changes = command.filter(isChange)
    const added = command.filter((fact): fact is PlainFact => !isChange(fact))
    this.changePast(changes as [ChangeFact, ...ChangeFact[]], added)
    for (const fact of added) this.add(fact)
  }

  private changePast(changes: readonly [ChangeFact, ...ChangeFact[]], added: readonly PlainFact[]): void {
    const before = this.layout
    const games = changes.map((change) => this.gameOf(change))
    for (const change of changes) this.ledger.record(change)
    this.layout = this.laidOut()
    for (const change of changes) if (change.voids.length > 0) this.void(change, added)
    this.note(nowMisplaced(changes[0], before, this.layout))
    for (const [i, change] of changes.entries()) this.note(this.problemsWithCorrected(change, games[i]))
  }

  /** The current state of a corrected game. */
  private gameOf(change: ChangeFact): RecordedOf<'game-finished'> | undefined {
    if (change.type !== 'result-corrected') return undefined
    const fact = this.ledger.inForce().find(({ seq }) => seq === change.fact)
    return fact?.type === 'game-finished' ? fact : undefined
  }

  /** Publications drawn again fall first, then facts without a place; both are checked against LOG-10. */
  private void(change: ChangeFact, added: readonly PlainFact[]): void {
    const redrawn = this.drawnAgain(change)
    const isFree = this.isStale(redrawn[0]) || this.isBehindAVoid(change, redrawn[0])
    if (redrawn.length > 0) this.markVoid(change, redrawn)
    let rest = change.voids.filter((seq) => !redrawn.includes(seq))
    for (let falling = this.misplacedIn(change, rest); falling.length > 0; falling = this.misplacedIn(change, rest)) {
      this.markVoid(change, falling)
      rest = rest.filter((seq, i) => rest.indexOf(seq) !== i || !falling.includes(seq))
    }
    this.note(needlessVoids(change, rest))
    this.markVoid(change, rest)
    if (!isFree) this.note(this.drawnAlike(change, redrawn, added))
  }

  /** Facts without a place now. A correction among them releases the facts it voided, which may lack a place too. */
  private misplacedIn({ seq: own }: ChangeFact, voids: readonly Seq[]): Seq[] {
    const { misplaced } = this.layout
    return voids.filter((seq, i) => seq < own && misplaced.has(seq) && voids.indexOf(seq) === i)
  }

  private markVoid(change: ChangeFact, voids: readonly Seq[]): void {
    this.ledger.recordVoids(change, voids)
    this.layout = this.laidOut()
  }

  /** Publications among the voids that have a place and no games yet, each once. */
  private drawnAgain({ seq: own, voids }: ChangeFact): Seq[] {
    const { opinion, misplaced } = this.layout
    const isFree = (seq: Seq): boolean => {
      const fact = this.ledger.stands(seq) ? this.ledger.fact(seq) : undefined
      return fact !== undefined && !isChange(fact) && !misplaced.has(seq) && opinion.mayBeDrawnAgain?.(fact) === true
    }
    return voids.filter((seq, i) => seq < own && voids.indexOf(seq) === i && isFree(seq))
  }

  /** True if an earlier publication has lost its place: later ones may then be drawn again, even unchanged. */
  private isBehindAVoid({ voids }: ChangeFact, first: Seq | undefined): boolean {
    const { misplaced } = this.layout
    const isPublication = (seq: Seq) => this.publications.has(this.ledger.fact(seq)?.type ?? '')
    return first !== undefined && voids.some((seq) => seq < first && misplaced.has(seq) && isPublication(seq))
  }

  /** True if a different publication is due at its place, even if a later draw gives the same. */
  private isStale(seq: Seq | undefined): boolean {
    const fact = seq === undefined ? undefined : this.ledger.fact(seq)
    return fact !== undefined && !isChange(fact) && (this.layout.opinion.isStale?.(fact) ?? false)
  }

  /**
   * LOG-10: the first publication that falls would be drawn differently now; later ones depended on it. A replacement proves
   * that even if both are equally good, since only the format knows which of equal draws comes next.
   */
  private drawnAlike(change: ChangeFact, [first]: readonly Seq[], added: readonly PlainFact[]): Finding[] {
    const fact = first === undefined ? undefined : this.ledger.fact(first)
    if (!fact || isChange(fact) || !mayVoid(change)) return []
    const replacement = added.find((other) => this.publications.isInPlaceOf(fact, other))
    if (replacement ? !this.publications.areAlike(fact, replacement) : !this.isDueNow(fact)) return []
    return [about(change, 'LOG-10', message('found-voids-alike', { fact: { fact: fact.seq } }))]
  }

  private isDueNow(fact: PlainFact): boolean {
    const { opinion } = this.laidOut()
    return !opinion.objectionTo(fact) && !misplacement(opinion, fact)
  }

  /** Rules of times apply only to games with a new finish time or in place of a ruling. */
  private problemsWithCorrected(change: ChangeFact, before: RecordedOf<'game-finished'> | undefined): Finding[] {
    const game = this.gameOf(change)
    if (!game || (before && before.finishedAt === game.finishedAt)) return []
    const finding = this.layout.opinion.objectionToCorrected?.(game)
    return finding ? [{ ...finding, seq: change.seq }] : []
  }

  private note(findings: readonly Finding[]): void {
    for (const finding of findings) this.findings.push(finding)
  }

  private laidOut(): Layout {
    const inForce = this.ledger.inForce()
    const changed = inForce.findLast((fact) => fact.type === 'options-changed')
    const layout = new Layout(this.book.opinion(this.opened, changed))
    for (const fact of inForce) layout.place(fact)
    return layout
  }
}

/** An opinion with all facts in force, and the facts that found no place in it. */
class Layout {
  readonly opinion: Opinion
  readonly misplaced = new Map<Seq, Finding>()

  constructor(opinion: Opinion) {
    this.opinion = opinion
  }

  place(fact: PlainFact): Finding | undefined {
    const finding = misplacement(this.opinion, fact)
    if (finding) this.misplaced.set(fact.seq, finding)
    return finding
  }
}

/** Places a fact, or returns why it has no place. */
function misplacement(opinion: Opinion, fact: PlainFact): Finding | undefined {
  if (fact.type === 'tournament-opened' || fact.type === 'event-described') return undefined
  if (fact.type === 'tournament-closed')
    return opinion.isFinished ? undefined : about(fact, 'LOG-15', message('found-closed-early'))
  const finding = placed(opinion, fact.type, fact)
  if (!finding) opinion.settle?.(fact)
  return finding
}

function placed<Type extends PlacedType>(opinion: Opinion, type: Type, fact: PlacedFact[Type]): Finding | undefined {
  const handler = opinion.place[type] ?? opinion.own?.[type]
  return handler ? handler(fact) : foreignFact(fact)
}

/** LOG-10: a void must stand and must not keep its place. */
function needlessVoids(change: ChangeFact, needless: readonly Seq[]): Finding[] {
  if (needless.length === 0 || !mayVoid(change)) return []
  return [about(change, 'LOG-10', message('found-voids-needless', { facts: factsNamed(needless) }))]
}

/** LOG-10: facts without a place must be void. If the fact cannot void others it is the finding itself. */
function nowMisplaced(change: ChangeFact, before: Layout, after: Layout): Finding[] {
  const lost = [...after.misplaced].filter(([seq]) => !before.misplaced.has(seq))
  return lost.map(([seq, finding]) => {
    if (!mayVoid(change) || seq >= change.seq) return finding
    return about(change, 'LOG-10', message('found-left-standing', { fact: { fact: seq } }), ...finding.says)
  })
}

/** Undo and redo void nothing (LOG-6, LOG-7). */
const mayVoid = (change: ChangeFact): boolean =>
  change.type !== 'command-revoked' || change.how === 'revoke' || change.how === 'redraw'
