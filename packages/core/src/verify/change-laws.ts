/** Changes of mind: what an undo, a redo, a revocation, a new draw and a correction may name, and what a closed log still takes. */
import type { Recorded, RecordedOf } from '../facts/fact.ts'
import { type ChangeFact, type CommandFacts, commandsOf, factsInWords, isChange } from './command-facts.ts'
import { about, type Finding } from './finding.ts'
import { Ledger } from './ledger.ts'
import { Timeline } from './timeline.ts'

/** The log so far. */
interface Past {
  readonly ledger: Ledger
  readonly timeline: Timeline
}

export function changeLaws(log: readonly Recorded[]): Finding[] {
  const past: Past = { ledger: new Ledger(), timeline: new Timeline() }
  return commandsOf(log).flatMap((command) => {
    const findings = [...afterClosing(past, command), ...command.filter(isChange).flatMap((c) => lawsOf(c, past))]
    remember(past, command)
    return findings
  })
}

/** LOG-15. */
function afterClosing({ ledger }: Past, command: CommandFacts): Finding[] {
  const [first] = command
  if (first.type === 'command-revoked' && first.how === 'undo') return []
  return ledger.isClosed ? [about(first, 'LOG-15', 'The tournament is closed: only undo is possible.')] : []
}

function remember({ ledger, timeline }: Past, command: CommandFacts): void {
  for (const fact of command) ledger.record(fact)
  for (const fact of command) if (isChange(fact)) ledger.recordVoids(fact)
  const [first] = command
  if (first.type === 'tournament-opened') return
  const how = first.type === 'command-revoked' ? first.how : undefined
  if (how === 'undo') timeline.goBack(first.seq)
  else if (how === 'redo') timeline.goForward()
  else timeline.add(command)
}

function lawsOf(change: ChangeFact, past: Past): Finding[] {
  if (change.type === 'bracket-corrected') return []
  if (change.type === 'result-corrected') return correction(change, past)
  switch (change.how) {
    case 'undo':
      return undo(change, past)
    case 'redo':
      return redo(change, past)
    case 'revoke':
      return revocation(change, past)
    case 'redraw':
      return redraw(change, past)
    default:
      return change.how satisfies never
  }
}

type Revoked = RecordedOf<'command-revoked'>

function undo(change: Revoked, { timeline }: Past): Finding[] {
  const due = timeline.toUndo
  if (!due) return [about(change, 'LOG-6', 'There is nothing to undo.')]
  if (isSameList(change.facts, due) && change.voids.length === 0) return []
  const sentence = `It undoes ${factsInWords(change.facts)}; the last command done led to ${factsInWords(due)}.`
  return [about(change, 'LOG-6', change.voids.length > 0 ? 'An undo voids nothing.' : sentence)]
}

function redo(change: Revoked, { timeline }: Past): Finding[] {
  const due = timeline.toRedo
  if (due === undefined) return [about(change, 'LOG-7', 'There is nothing to redo: a new command came after the undo.')]
  if (isSameList(change.facts, [due]) && change.voids.length === 0) return []
  const sentence = `It takes back ${factsInWords(change.facts)}; the last undo is fact ${due}.`
  return [about(change, 'LOG-7', change.voids.length > 0 ? 'A redo voids nothing.' : sentence)]
}

function revocation(change: Revoked, { ledger }: Past): Finding[] {
  const [first] = change.facts.flatMap((seq) => ledger.fact(seq) ?? [])
  if (!first) return [about(change, 'LOG-8', 'It revokes nothing that is in the log.')]
  if (first.type === 'tournament-opened') return [about(change, 'LOG-8', 'The opening cannot be revoked.')]
  if (first.type === 'command-revoked' && (first.how === 'undo' || first.how === 'redo'))
    return [about(change, 'LOG-8', `Fact ${first.seq} is an ${first.how}: it cannot be revoked.`)]
  const due = ledger.factsOf(first.key).filter((seq) => ledger.stands(seq))
  if (isSameList(change.facts, due)) return []
  const sentence = `It revokes ${factsInWords(change.facts)}; of that command ${factsInWords(due)} stood.`
  return [about(change, 'LOG-8', sentence)]
}

/** The start and what was published with it; what was edited for it stays. */
function redraw(change: Revoked, { ledger }: Past): Finding[] {
  const start = ledger.standing().find(({ type }) => type === 'tournament-started')
  if (!start) return [about(change, 'LOG-8', 'There is no draw to take back.')]
  const due = ledger.factsOf(start.key).filter((seq) => seq >= start.seq && ledger.stands(seq))
  if (isSameList(change.facts, due)) return []
  const sentence = `It takes back ${factsInWords(change.facts)}; the draw is ${factsInWords(due)}.`
  return [about(change, 'LOG-8', sentence)]
}

function correction(change: RecordedOf<'result-corrected'>, { ledger }: Past): Finding[] {
  const corrected = ledger.fact(change.fact)
  const isNamed = corrected?.type === (change.inPlaceOfRuling ? 'ruling-made' : 'game-finished')
  if (!isNamed) return [about(change, 'LOG-9', `Fact ${change.fact} is not the result this says it corrects.`)]
  if (!ledger.stands(change.fact))
    return [about(change, 'LOG-9', `Fact ${change.fact} no longer stood when it was corrected.`)]
  return []
}

const isSameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((seq, i) => seq === b[i])
