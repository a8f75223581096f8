/** The sentences for each fact of the log. */

import type { RecordedFact, RecordedFactOf } from '../facts/fact.ts'
import type { EntrantId, Seq } from '../facts/ids.ts'
import type { Names } from '../formats/rule-book/facts/names.ts'
import { voidsSaid } from '../formats/rule-book/facts/says.ts'
import { at, last } from '../lists/at.ts'
import type { Kinds, Message } from '../message/message.ts'
import { corrected } from './corrections.ts'
import { edits, profile } from './entries.ts'
import { describedEvent } from './event.ts'
import { optionsSet } from './options.ts'
import { overtaken } from './overtaken.ts'
import { paired } from './pairings.ts'
import { ruling, whereOf } from './results.ts'
import { message } from './words/messages.ts'

/** One sentence, and details after it. */
export const factSays = (fact: RecordedFact, log: readonly RecordedFact[], names: Names): readonly Message[] => [
  ...saying(fact, log, names),
  ...added(fact, names),
  ...('note' in fact && fact.note ? [message('fact-note', { note: { text: fact.note } })] : []),
]

/** What the format says of the fields that it has added. */
const added = (fact: RecordedFact, { adds }: Names): readonly Message[] =>
  adds.filter(({ to }) => to.some((type) => type === fact.type)).flatMap((each) => each.says(fact))

function saying(fact: RecordedFact, log: readonly RecordedFact[], names: Names): readonly Message[] {
  switch (fact.type) {
    case 'tournament-opened':
      return opened(fact, names)
    case 'event-described':
      return [describedEvent(fact)]
    case 'entrant-entered':
      return [profile(fact.entrant), ...joining(fact)]
    case 'entrant-edited':
      return [edits(fact)]
    case 'entrant-withdrew':
      return [message(fact.emergency ? 'fact-withdrew-emergency' : 'fact-withdrew', { who: who(fact.entrant) })]
    case 'entrant-returned':
      return [message('fact-returned', { who: who(fact.entrant) })]
    case 'tournament-started':
      return started(fact)
    case 'round-paired':
      return paired(fact, names)
    case 'seeds-published':
      return [seeds(fact, names), ...positions(fact.starts)]
    case 'game-finished':
      return [result(fact, names)]
    case 'options-changed':
      return [optionsNow(fact.options)]
    case 'ruling-made':
      return [message('fact-ruling', { match: { match: fact.match }, ruling: ruling(fact.ruling) })]
    case 'result-corrected':
      return [corrected(fact, log, names), ...voidsSaid(fact.voids), ...stands(fact)]
    case 'command-revoked':
      return [...taken(fact, log, names), ...voidsSaid(fact.voids), ...stands(fact)]
    case 'tournament-closed':
      return [message('fact-closed')]
    default:
      return names.facts.find((kind) => kind.is(fact))?.says(fact as never, names) ?? []
  }
}

const who = (entrant: EntrantId): Kinds['entrant'] => ({ entrant })

// --- the beginning -------------------------------------------------------------------------------

function opened({ name, options }: RecordedFactOf<'tournament-opened'>, names: Names): readonly Message[] {
  const { title: format } = names.format
  const first =
    name === undefined
      ? message('fact-opened', { format })
      : message('fact-opened-named', { format, name: { text: name } })
  const set = optionsSet(options, names)
  return [first, ...(set.length === 0 ? [] : [message('fact-options', { options: set })])]
}

const joining = ({ entrant, joins }: RecordedFactOf<'entrant-entered'>): readonly Message[] =>
  joins === undefined ? [] : [message('fact-joins', { who: who(entrant.id), match: { match: joins } })]

/** Lists longer than the first number are cut to the second. */
const [mostListed, fewListed] = [32, 24]

function started({ order, brackets, starts }: RecordedFactOf<'tournament-started'>) {
  const listed = order.map(who)
  return [
    order.length <= mostListed
      ? message('fact-started', { count: order.length, order: listed })
      : message('fact-started-many', { count: order.length, order: listed.slice(0, fewListed) }),
    ...(brackets === undefined ? [] : [message('fact-divided', { sizes: brackets })]),
    ...positions(starts),
  ]
}

const positions = (numbers: readonly number[] | undefined): readonly Message[] =>
  numbers === undefined ? [] : [message('fact-positions', { numbers })]

function seeds({ stage, order }: RecordedFactOf<'seeds-published'>, { brackets }: Names): Message {
  const all = order.map((entrant, i) => seeded(i + 1, entrant))
  const more = all.length <= mostListed ? [] : [message('and-more', { count: all.length - fewListed })]
  const listed = more.length === 0 ? all : [...all.slice(0, fewListed), ...more]
  const bracket = brackets.get(stage)
  return bracket === undefined
    ? message('fact-seeds', { order: listed })
    : message('fact-seeds-of', { bracket: { text: bracket }, order: listed })
}

const seeded = (seed: number, entrant: EntrantId | 'nobody'): Message =>
  entrant === 'nobody' ? message('seeded-nobody', { seed }) : message('seeded', { seed, who: who(entrant) })

/** Only the pairs of games per round can be changed. */
const optionsNow = ({ roundPairIncrements: pairs }: Readonly<Record<string, unknown>>): Message =>
  Array.isArray(pairs)
    ? message('fact-pairs-changed', { pairs: { text: pairs.join(', ') } })
    : message('fact-options-changed')

// --- games ---------------------------------------------------------------------------------------

function result(fact: RecordedFactOf<'game-finished'>, names: Names): Message {
  const [white, black] = fact.sides
  return message('fact-result', {
    ...{ where: whereOf(fact, names), white: who(white), black: who(black), result: { result: fact.result } },
  })
}

// --- what is taken back --------------------------------------------------------------------------

function taken({ how, facts }: RecordedFactOf<'command-revoked'>, log: readonly RecordedFact[], names: Names) {
  if (how === 'redraw') return [message('fact-drawn-again', { facts: factsNamed(facts) })]
  return [abridged(how, how === 'redo' ? undoneBy(log[(facts[0] ?? 0) - 1]) : facts, log, names)]
}

/** The facts that a redo brings back: those its undo took back. */
const undoneBy = (undo: RecordedFact | undefined): readonly Seq[] =>
  undo?.type === 'command-revoked' ? undo.facts : []

/** The facts of one command, summed up in a few words. */
function abridged(how: 'undo' | 'redo' | 'revoke', facts: readonly Seq[], log: readonly RecordedFact[], names: Names) {
  const [first] = facts.map((seq) => log[seq - 1])
  if (!first) return message('fact-taken-none', { how })
  const more = facts.length === 1 ? [] : [message('fact-and-more', { count: facts.length - 1 })]
  return message('fact-taken', { how, what: [...factSays(first, log, names), ...more], facts: factsNamed(facts) })
}

const factsNamed = (facts: readonly Seq[]): Message =>
  facts.length === 1
    ? message('facts-one', { fact: { fact: at(facts, 0) } })
    : message('facts-range', { first: { fact: at(facts, 0) }, last: { fact: last(facts) } })

const stands = ({ stands }: RecordedFactOf<'result-corrected' | 'command-revoked'>): readonly Message[] =>
  stands === undefined ? [] : [overtaken(stands)]
