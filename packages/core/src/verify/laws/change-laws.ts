/** Changes to the past: the facts that undo, redo, revocations, new draws and corrections may name, and the facts a closed log takes. */

import type { Seq } from '../../facts/ids.ts'
import type { Message } from '../../message/message.ts'
import { type ChangeFact, type CommandFacts, commandsOf, factsNamed, isChange } from '../command-facts.ts'
import type { Recorded, RecordedOf } from '../facts.ts'
import { about, type Finding } from '../finding.ts'
import { Ledger } from '../ledger.ts'
import { Timeline } from '../timeline.ts'
import { message } from '../words/messages.ts'

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
  return ledger.isClosed ? [about(first, 'LOG-15', message('found-closed'))] : []
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

type RevocationFact = RecordedOf<'command-revoked'>

function undo(change: RevocationFact, { timeline }: Past): Finding[] {
  const due = timeline.toUndo
  if (!due) return [about(change, 'LOG-6', message('found-undo-nothing'))]
  if (isSameList(change.facts, due) && change.voids.length === 0) return []
  return [about(change, 'LOG-6', wronglyTaken('undo', change, due))]
}

function redo(change: RevocationFact, { timeline }: Past): Finding[] {
  const due = timeline.toRedo
  if (due === undefined) return [about(change, 'LOG-7', message('found-redo-nothing'))]
  if (isSameList(change.facts, [due]) && change.voids.length === 0) return []
  return [about(change, 'LOG-7', wronglyTaken('redo', change, [due]))]
}

const wronglyTaken = (how: 'undo' | 'redo', change: RevocationFact, due: readonly Seq[]): Message =>
  change.voids.length > 0 ? message('found-voids-nothing', { how }) : otherFacts(how, change, due)

const otherFacts = (how: RevocationFact['how'], { facts }: RevocationFact, due: readonly Seq[]): Message =>
  message('found-takes-back-other', { how, named: factsNamed(facts), due: factsNamed(due) })

function revocation(change: RevocationFact, { ledger }: Past): Finding[] {
  const [first] = change.facts.flatMap((seq) => ledger.fact(seq) ?? [])
  if (!first) return [about(change, 'LOG-8', message('found-revokes-nothing'))]
  if (first.type === 'tournament-opened') return [about(change, 'LOG-8', message('found-revokes-opening'))]
  if (first.type === 'command-revoked' && (first.how === 'undo' || first.how === 'redo'))
    return [about(change, 'LOG-8', message('found-revokes-change', { fact: { fact: first.seq }, how: first.how }))]
  const due = ledger.factsOf(first.key).filter((seq) => ledger.stands(seq))
  if (isSameList(change.facts, due)) return []
  return [about(change, 'LOG-8', otherFacts('revoke', change, due))]
}

/** The start and its publications; edits made for it stay. */
function redraw(change: RevocationFact, { ledger }: Past): Finding[] {
  const start = ledger.inForce().find(({ type }) => type === 'tournament-started')
  if (!start) return [about(change, 'LOG-8', message('found-redraw-nothing'))]
  const due = ledger.factsOf(start.key).filter((seq) => seq >= start.seq && ledger.stands(seq))
  if (isSameList(change.facts, due)) return []
  return [about(change, 'LOG-8', otherFacts('redraw', change, due))]
}

function correction(change: RecordedOf<'result-corrected'>, { ledger }: Past): Finding[] {
  const corrected = ledger.fact(change.fact)
  const isNamed = corrected?.type === (change.inPlaceOfRuling ? 'ruling-made' : 'game-finished')
  const fact = { fact: change.fact }
  if (!isNamed) return [about(change, 'LOG-9', message('found-correction-other', { fact }))]
  return ledger.stands(change.fact) ? [] : [about(change, 'LOG-9', message('found-correction-fallen', { fact }))]
}

const isSameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((seq, i) => seq === b[i])
