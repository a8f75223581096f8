/** The history in sentences: what each fact says, in the words of a director. */
import { overtakenInWords } from '../chart/overtaken.ts'
import type { Recorded } from '../facts/fact.ts'
import { listed, plural } from '../words/sentence.ts'
import { bracketCorrected, divided, remedyGiven } from './brackets.ts'
import { corrected } from './corrections.ts'
import { boardsScored, lineupTold } from './papers.ts'
import { type Called, type Names, place, ruling, written } from './results.ts'
import { profile, teamEdits } from './teams.ts'

export function sentenceOfFact(fact: Recorded, log: readonly Recorded[], names: Names): string {
  const called = (id: string): string => names.entrants.get(id) ?? id
  return `${saying(fact, log, names, called)}${noteOf(fact)}`
}

function saying(fact: Recorded, log: readonly Recorded[], names: Names, called: Called): string {
  switch (fact.type) {
    case 'tournament-opened':
      return `Opened${fact.name === undefined ? '' : ` “${fact.name}”`}: a ${fact.format}${settings(fact.options)}.`
    case 'entrant-entered':
      return `${fact.entrant.name} entered${profile(fact.entrant)}${joined(fact, called)}.`
    case 'entrant-edited':
      return `${called(fact.entrant)} edited: ${edits(fact)}.`
    case 'entrant-withdrew':
      return `${called(fact.entrant)} withdrew${fact.emergency ? ' in an emergency' : ''}.`
    case 'entrant-returned':
      return `${called(fact.entrant)} returned.`
    case 'tournament-started':
      return `Started with ${fact.order.length}${divided(fact.brackets)}: ${someOf(fact.order.map(called))}${positions(fact.starts)}${handicapsTold(fact.handicaps, called)}${fromBook(fact.openings)}.`
    case 'round-paired':
      return `${paired(fact, names, called)}.`
    case 'seeds-published':
      return `${names.brackets.get(fact.stage) ?? ''}Seeds published: ${someOf(fact.order.map((id, i) => `${i + 1} ${called(id)}`))}${positions(fact.starts)}.`
    case 'opening-drawn':
      return `Match ${fact.match} is level: pair ${fact.pair} will be played from opening ${fact.opening}${fact.reused ? ', used before' : ''}.`
    case 'game-finished':
      return `${place(fact, names)}: ${called(fact.sides[0])} ${written(fact.result)} ${called(fact.sides[1])}.`
    case 'game-abandoned':
      return `${brokenOff(fact, called)}; it does not count.`
    case 'play-arranged':
      return `How games are played was arranged, from round ${fact.from} on.`
    case 'options-changed':
      return `${optionsNow(fact.options)}.`
    case 'ruling-made':
      return `Match ${fact.match}: ${ruling(fact.ruling, called)}.`
    case 'result-corrected':
      return `${corrected(fact, log, names, called)}${voids(fact.voids)}.${stands(fact, called)}`
    case 'command-revoked':
      return `${taken(fact, log, names)}${voids(fact.voids)}${fact.how === 'redraw' ? '.' : ''}${stands(fact, called)}`
    case 'winner-declared':
      return `Declared: ${listed(fact.winners.map(called))} ${fact.winners.length === 1 ? 'has won' : 'share the win'}.`
    case 'bracket-corrected':
      return `${bracketCorrected(fact, called)}${handicapsTold(fact.handicaps, called)}${voids(fact.voids)}.`
    case 'lineup-told':
      return `${lineupTold(fact, called, names.members.get(fact.entrant) ?? [])}.`
    case 'boards-scored':
      return `${boardsScored(fact, called)}.`
    case 'conditions-posted':
      return 'The conditions of contest were posted and announced.'
    case 'remedy-given':
      return `${remedyGiven(fact, called)}.`
    case 'tournament-closed':
      return 'Closed: the table is final.'
    default:
      return fact satisfies never
  }
}

const noteOf = (fact: Recorded): string => ('note' in fact && fact.note ? ` (${fact.note})` : '')

function settings(options: Readonly<Record<string, unknown>>): string {
  const shown = Object.entries(options).map(([name, value]) => `${spaced(name)} ${words(value)}`)
  return shown.length === 0 ? '' : `, ${shown.join(', ')}`
}

/** "full match award for participants": a name in one piece may be wider than the page. */
const spaced = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const words = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(words).join('/')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, part]) => `${name} ${words(part)}`)
      .join(' and ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function edits(fact: Extract<Recorded, { type: 'entrant-edited' }>): string {
  const { name, rating, maxRating, club } = fact
  const changes = Object.entries({ name, rating, 'highest rating': maxRating, club, ...teamEdits(fact) })
  return listed(changes.filter(([, value]) => value !== undefined).map(([what, value]) => `${what} ${value ?? 'none'}`))
}

/** "; takes a seat in match 4; receives 3.2 IMPs from Harbour". */
function joined({ joins, handicaps }: Extract<Recorded, { type: 'entrant-entered' }>, called: Called): string {
  return `${joins === undefined ? '' : `; takes a seat in match ${joins}`}${handicapsTold(handicaps, called)}`
}

/** A few are told one by one, many are counted. */
const fewHandicaps = 4

function handicapsTold(handicaps: HandicapsTold, called: Called): string {
  const given = (handicaps ?? []).filter(({ receives }) => receives.some((imps) => imps > 0))
  if (given.length === 0) return ''
  if (given.length > fewHandicaps) return `; ${given.length} handicaps told`
  const words = given.map(({ between, receives }) => {
    const to = receives[0] > 0 ? 0 : 1
    return `${called(between[to])} receives ${receives[to]} IMPs from ${called(between[1 - to] as string)}`
  })
  return `; ${listed(words)}`
}

type HandicapsTold = Extract<Recorded, { type: 'round-paired' }>['handicaps']

/** A long list is cut: the beginning shows whose it is. */
const someOf = (names: readonly string[]): string =>
  listed(names.length <= 32 ? names : [...names.slice(0, 24), `${names.length - 24} more`])

/** "; Chess960 of the rounds: no. 411, 27 and 518". */
const positions = (starts: readonly number[] | undefined): string =>
  starts === undefined ? '' : `; Chess960 of the rounds: no. ${listed(starts.map(String))}`

/** "Phase 3 paired: 4 matches, bye Ann, Chess960 no. 411". */
function paired(fact: Extract<Recorded, { type: 'round-paired' }>, names: Names, called: Called): string {
  const { stage, round, kind, matches, byes, start } = fact
  if (teamKinds[kind] !== undefined || /-place(-[A-Z])?$/.test(stage)) return teamsPaired(fact, names, called)
  const what = `${names.inPhases.has(stage) ? 'Phase' : 'Round'} ${round}${kind === 'regular' ? '' : `, ${kind},`} paired`
  const told = [
    plural(matches.length, 'match', 'matches'),
    ...(byes.length > 0 ? [`bye ${listed(byes.map(called))}`] : []),
    ...(start === undefined ? [] : [`Chess960 no. ${start}`]),
  ]
  return `${what}: ${told.join(', ')}`
}

const teamKinds: Readonly<Record<string, string>> = {
  default: 'paired',
  're-paired': 're-paired',
  'by-hand': 'paired by hand',
  chosen: 'chosen',
  'extra-boards': 'drawn',
}

/** "Semifinals re-paired: 1 v 3 and 2 v 4; Quarry receives 3.46 IMPs from Harbour": numbers, whoever holds them. */
function teamsPaired(fact: Extract<Recorded, { type: 'round-paired' }>, { rounds }: Names, called: Called): string {
  const { stage, round, kind, matches, byes, handicaps } = fact
  const seat = (each: (typeof matches)[number][number]) => ('entrant' in each ? called(each.entrant) : each.number)
  const pairs = matches.map((seats) => seats.map(seat).join(' v '))
  const name = rounds.get(`${stage} ${round}`) ?? `Round ${round}`
  const told = [...pairs, ...byes.map((id) => `${called(id)} without an opponent`)]
  return `${name} ${teamKinds[kind] ?? 'paired'}: ${told.length === 0 ? 'nobody is left' : listed(told)}${handicapsTold(handicaps, called)}`
}

/** "Game 2 of match 3 was broken off (interrupted)". */
function brokenOff(fact: Extract<Recorded, { type: 'game-abandoned' }>, called: Called): string {
  const why =
    fact.why === 'no-start' ? `${fact.entrant ? called(fact.entrant) : 'an engine'} could not start` : fact.why
  return `Game ${fact.game} of match ${fact.match} was broken off (${why})`
}

/** Pairs are all that can be changed. */
const optionsNow = ({ roundPairIncrements: pairs }: Readonly<Record<string, unknown>>): string =>
  Array.isArray(pairs) ? `Pairs of the rounds are now ${pairs.join(', ')}` : 'The options were changed'

function taken(
  { how, facts }: Extract<Recorded, { type: 'command-revoked' }>,
  log: readonly Recorded[],
  names: Names,
): string {
  if (how === 'redo') return redone(log[(facts[0] ?? 0) - 1], log, names)
  if (how === 'redraw') return `Drawn again: the draw before (${factsInWords(facts)}) is taken back`
  return `${how === 'undo' ? 'Undone' : 'Revoked'}: ${abridged(facts, log, names)}`
}

/** Redo takes an undo back; what comes back is what that undo had taken. */
function redone(undo: Recorded | undefined, log: readonly Recorded[], names: Names): string {
  return `Redone: ${abridged(undo?.type === 'command-revoked' ? undo.facts : [], log, names)}`
}

/** The facts a command was made of, in a few words. */
function abridged(facts: readonly number[], log: readonly Recorded[], names: Names): string {
  const [first] = facts.map((seq) => log[seq - 1])
  if (!first) return 'nothing.'
  const rest = facts.length - 1
  const more = rest === 0 ? '' : ` And ${rest} more.`
  return `${sentenceOfFact(first, log, names)}${more} (${factsInWords(facts)})`
}

const factsInWords = (facts: readonly number[]): string =>
  facts.length === 1 ? `fact ${facts[0]}` : `facts ${facts[0]}–${facts.at(-1)}`

function voids(seqs: readonly number[]): string {
  const inOrder = seqs.toSorted((a, b) => a - b).map(String)
  return seqs.length === 0 ? '' : `; void: ${seqs.length === 1 ? 'fact' : 'facts'} ${listed(inOrder)}`
}

/** " Published seeds stand: by the results as they are now Cai would be seed 2 (HYB-27)." */
function stands(
  { stands: told }: Extract<Recorded, { type: 'result-corrected' | 'command-revoked' }>,
  called: Called,
): string {
  if (!told) return ''
  const entrants = told.entrants.map((each) => ({ ...each, entrant: called(each.entrant) }))
  return ` ${overtakenInWords({ ...told, entrants })} (${told.rule}).`
}

/** "; pairs are played from 300 openings of book.epd". */
function fromBook(openings: { readonly name?: string | undefined; readonly count: number } | undefined): string {
  if (!openings) return ''
  return `; pairs are played from ${openings.count} openings${openings.name === undefined ? '' : ` of ${openings.name}`}`
}
