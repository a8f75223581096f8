/**
 * Walks through a log command by command with a rule book's board. New facts are judged at the moment they were
 * recorded; after a change of mind the board is laid out anew from what stands, and what fell out must be void.
 */
import type { Recorded } from '../facts/fact.ts'
import type { Seq } from '../facts/ids.ts'
import type { Board } from './board.ts'
import { type ChangeFact, type CommandFacts, commandsOf, factsInWords, isChange } from './command-facts.ts'
import { about, type Finding } from './finding.ts'
import { Ledger, type PlainFact } from './ledger.ts'

export interface Walked {
  readonly findings: readonly Finding[]
  readonly board: Board
}

export function walk(log: readonly Recorded[], newBoard: () => Board): Walked {
  const walker = new Walker(newBoard)
  for (const command of commandsOf(log)) walker.take(command)
  return { findings: walker.findings, board: walker.layout.board }
}

class Walker {
  readonly findings: Finding[] = []
  layout: Layout
  private readonly ledger = new Ledger()
  private readonly newBoard: () => Board

  constructor(newBoard: () => Board) {
    this.newBoard = newBoard
    this.layout = new Layout(newBoard())
  }

  take(command: CommandFacts): void {
    if (command.some(isChange)) this.change(command)
    else for (const fact of command) this.add(fact as PlainFact)
  }

  private add(fact: PlainFact): void {
    this.ledger.record(fact)
    const objection = this.layout.board.objectionTo(fact)
    const finding = this.layout.place(fact) ?? objection
    if (finding) this.findings.push(finding)
  }

  private change(command: CommandFacts): void {
    const before = this.layout
    const changes = command.filter(isChange)
    for (const fact of command) this.ledger.record(fact)
    const withoutVoids = this.laidOut()
    for (const change of changes) this.note(needlessVoids(change, withoutVoids))
    for (const change of changes) this.ledger.recordVoids(change)
    this.layout = changes.some(({ voids }) => voids.length > 0) ? this.laidOut() : withoutVoids
    this.note(nowMisplaced(command, before, this.layout))
  }

  private note(findings: readonly Finding[]): void {
    for (const finding of findings) this.findings.push(finding)
  }

  private laidOut(): Layout {
    const layout = new Layout(this.newBoard())
    for (const fact of this.ledger.standing()) layout.place(fact)
    return layout
  }
}

/** A board and the facts that found no place on it. */
class Layout {
  readonly board: Board
  readonly misplaced = new Map<Seq, Finding>()

  constructor(board: Board) {
    this.board = board
  }

  place(fact: PlainFact): Finding | undefined {
    const finding = misplacement(this.board, fact)
    if (finding) this.misplaced.set(fact.seq, finding)
    return finding
  }
}

function misplacement(board: Board, fact: PlainFact): Finding | undefined {
  if (fact.type === 'tournament-opened') return undefined
  if (fact.type !== 'tournament-closed') return board.place(fact)
  return board.isFinished ? undefined : about(fact, 'LOG-15', 'It was closed before everything was decided.')
}

/** LOG-10: nothing is void that keeps its place, or that does not stand anyway. */
function needlessVoids(change: ChangeFact, { misplaced }: Layout): Finding[] {
  const { seq: own, voids } = change
  const needless = voids.filter((seq, i) => !misplaced.has(seq) || seq > own || voids.indexOf(seq) !== i)
  if (needless.length === 0 || !mayVoid(change)) return []
  return [about(change, 'LOG-10', `It voids ${factsInWords(needless)}, which had a place or did not stand anyway.`)]
}

/** LOG-10: what has no place any more is void. Where nothing can be void the fact itself is the finding. */
function nowMisplaced(command: CommandFacts, before: Layout, after: Layout): Finding[] {
  const change = command.find(isChange) as ChangeFact
  const lost = [...after.misplaced].filter(([seq]) => !before.misplaced.has(seq))
  return lost.map(([seq, finding]) => {
    if (!mayVoid(change) || seq > change.seq) return finding
    return about(change, 'LOG-10', `Fact ${seq} has no place after it and is not void: ${finding.sentence}`)
  })
}

/** Undo and redo void nothing (LOG-6, LOG-7). */
const mayVoid = (change: ChangeFact): boolean => change.type === 'result-corrected' || change.how === 'revoke'
