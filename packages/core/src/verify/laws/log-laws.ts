/**
 * The laws of every log, whatever the format. Laws about single facts and commands are checked here, laws about changes to the
 * past in change-laws.ts, laws that need a rule book in walk.ts and field.ts.
 *
 * | law    |                                                                                                            |
 * | ------ | ---------------------------------------------------------------------------------------------------------- |
 * | LOG-1  | Facts are numbered 1, 2, 3, … without a gap.                                                               |
 * | LOG-2  | Times never run backwards.                                                                                 |
 * | LOG-3  | The opening comes first, alone and once.                                                                   |
 * | LOG-4  | The facts of a command follow each other and have one time and one author; its key is never used again.    |
 * | LOG-5  | A command is one decision, followed by the publications it leads to. A decision is one of these: entries;  |
 * |        | a single fact; results; boards and the report they complete; a team out of the wrong bracket and its       |
 * |        | remedy; a draw taken back, with entries, edits, withdrawals and the new start.                             |
 * | LOG-6  | Undo takes back exactly the facts of the last command in force, and voids nothing.                         |
 * | LOG-7  | Redo takes back exactly the last undo, if no new command came in between, and voids nothing.               |
 * | LOG-8  | A revocation names all facts in force of one earlier command, but not the opening, an undo or a redo. A    |
 * |        | draw that is made again is taken back whole, and nothing else.                                             |
 * | LOG-9  | A correction names a reported game in force, or a ruling in force and the game in its place.               |
 * | LOG-10 | A correction or revocation voids exactly the earlier facts that would have no place after it, and          |
 * |        | publications nobody has played on that would then be drawn differently.                                    |
 * | LOG-11 | Two entrants never have the same id; e12 is the id of entry 12 only, and no entrant has the id "nobody".   |
 * | LOG-12 | A tournament starts once, or again after its draw was taken back. The start names every entrant who has    |
 * |        | not withdrawn, each once.                                                                                  |
 * | LOG-13 | Ratings and members of a team are edited only before the start; names and numbers of members also after    |
 * |        | it.                                                                                                        |
 * | LOG-14 | Only entrants are edited, withdraw and return: they withdraw while in and return while out, and neither    |
 * |        | once everything is decided.                                                                                |
 * | LOG-15 | A tournament is closed only when it is finished; after that there is only undo.                            |
 * | LOG-16 | The format is known, and so is every option.                                                               |
 * | LOG-17 | A winner is declared only if the format has a rule for it.                                                 |
 * | LOG-18 | Results have the form of their format: IMPs, halves and rulings on teams that advance belong to bridge.    |
 * | LOG-19 | Brackets, handicaps, line-ups, boards, conditions, remedies and drawing again belong to bridge.            |
 * | LOG-20 | All other facts, and fields of facts, occur only in formats with rules for them: openings and games broken |
 * |        | off in a cup, start positions in a Hybrid Knockout.                                                        |
 */

import type { CommandKey, Seq } from '../../facts/ids.ts'
import { compareInstants } from '../../facts/instant.ts'
import { last } from '../../lists/at.ts'
import { type CommandFacts, commandsOf } from '../command-facts.ts'
import type { Recorded } from '../facts.ts'
import { about, type Finding } from '../finding.ts'
import type { RuleBook } from '../opinion.ts'
import { Publications } from '../publication.ts'
import { message } from '../words/messages.ts'

/** Findings by the laws of every log; a rule book adds publications and decisions of its format. */
export function logLaws(log: readonly Recorded[], book?: RuleBook): Finding[] {
  return [...numbering(log), ...clock(log), ...opening(log), ...commandLaws(log, book), ...log.flatMap(ownId)]
}

function numbering(log: readonly Recorded[]): Finding[] {
  return log.flatMap((fact, i) => {
    const due = (log[i - 1]?.seq ?? 0) + 1
    if (fact.seq === due) return []
    return [about(fact, 'LOG-1', message('found-numbering', { fact: { fact: fact.seq }, due: { fact: due as Seq } }))]
  })
}

function clock(log: readonly Recorded[]): Finding[] {
  return log.flatMap((fact, i) => {
    const before = log[i - 1]
    if (!before || compareInstants(before.at, fact.at) <= 0) return []
    const times = { at: { instant: fact.at }, fact: { fact: before.seq }, before: { instant: before.at } }
    return [about(fact, 'LOG-2', message('found-clock', times))]
  })
}

function opening(log: readonly Recorded[]): Finding[] {
  const first = log[0]
  if (!first) return [{ rule: 'LOG-3', says: [message('found-log-empty')] }]
  const isOpening = ({ type }: Recorded) => type === 'tournament-opened'
  const late = isOpening(first) ? [] : [about(first, 'LOG-3', message('found-opening-late'))]
  const again = log.slice(1).filter(isOpening)
  return [...late, ...again.map((fact) => about(fact, 'LOG-3', message('found-opening-again')))]
}

function commandLaws(log: readonly Recorded[], book?: RuleBook): Finding[] {
  const publications = new Publications(book?.publications)
  const used = new Set<CommandKey>()
  return commandsOf(log).flatMap((command) => {
    const [first] = command
    const isUsed = used.has(first.key)
    used.add(first.key)
    const again = isUsed ? [about(first, 'LOG-4', message('found-key-used', { key: { text: first.key } }))] : []
    return [...again, ...oneStamp(command), ...oneDecision(command, publications, book)]
  })
}

function oneStamp([first, ...rest]: CommandFacts): Finding[] {
  const stray = rest.find(({ at, by }) => at !== first.at || by !== first.by)
  if (!stray) return []
  return [about(stray, 'LOG-4', message('found-stamp', { fact: { fact: first.seq } }))]
}

function oneDecision(command: CommandFacts, publications: Publications, book?: RuleBook): Finding[] {
  const [first] = command
  const types: string[] = command.map(({ type }) => type)
  while (types.length > 1 && publications.has(last(types))) types.pop()
  const decision = types.join(' ')
  if (book?.isOneDecision?.(first, decision) ?? isOne(first, decision)) return []
  return [about(first, 'LOG-5', message('found-one-decision', { types: types.map((text) => ({ text })) }))]
}

function isOne(first: Recorded, types: string): boolean {
  if (first.type === 'command-revoked' && first.how === 'redraw')
    return /^command-revoked( entrant-entered)*( entrant-edited)*( entrant-withdrew)* tournament-started$/.test(types)
  return /^(\S+|entrant-entered( entrant-entered)*|game-finished( game-finished)*)$/.test(types)
}

/** LOG-11, the part that one entry shows. */
function ownId(fact: Recorded): Finding[] {
  if (fact.type !== 'entrant-entered') return []
  const { id } = fact.entrant
  const isKept = id === 'nobody' || (/^e\d+$/.test(id) && id !== `e${fact.seq}`)
  return isKept ? [about(fact, 'LOG-11', message('found-own-id', { given: { text: id } }))] : []
}
