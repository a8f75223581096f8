/** The filter of the log, kept in the address so that it can be shared. */

import type { RecordedFact } from '@arbiter/core'
import { show } from '@arbiter/core/bulletin'
import { chronicle, type Line, namesIn } from '@arbiter/core/chronicle'
import { type Topic, topicOf, topics } from '@arbiter/core/facts'
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { address } from '../../app/address.ts'
import { textOfAll } from '../../words/message-text.ts'

export interface LogFilter {
  readonly kind: Topic | ''
  readonly by: string
  readonly fate: '' | 'stands' | 'fallen'
  readonly round: string
  readonly entrant: string
  readonly find: string
}

export const everything: LogFilter = { kind: '', by: '', fate: '', round: '', entrant: '', find: '' }

export const wantedNow = (): LogFilter => filterIn(address.query)

/** What is not understood asks for everything. */
export function filterIn(query: URLSearchParams): LogFilter {
  const asked = (name: string) => query.get(name) ?? ''
  const fate = asked('fate')
  return {
    kind: topics.find((kind) => kind === asked('kind')) ?? '',
    by: asked('by'),
    fate: fate === 'stands' || fate === 'fallen' ? fate : '',
    round: asked('round'),
    entrant: asked('entrant'),
    find: asked('find'),
  }
}

/** A fact with the text to search. */
export interface LogLine extends Pick<Line, 'seq' | 'at' | 'by' | 'type' | 'fate'> {
  readonly fact: Line
  readonly sentence: string
  readonly kind: Topic
  readonly rounds: readonly string[]
  readonly matches: readonly string[]
}

/** Newest first: `live.look(linesIn)`. */
export function linesIn(tournament: Tournament): readonly LogLine[] {
  const places = roundsOfMatches(tournament)
  const names = namesIn(tournament)
  return chronicle(tournament)
    .map((line): LogLine => {
      const { seq, at, by, type, fate } = line
      const matches = matchesOf(line, tournament.log)
      const rounds = [...matches.map((match) => places.get(match) ?? ''), ...roundOf(line)]
      return {
        seq,
        at,
        by,
        type,
        fate,
        fact: line,
        sentence: textOfAll(line.says, (id) => names.entrants.get(id)),
        kind: topicOf(line, tournament.format.facts ?? []),
        rounds,
        matches,
      }
    })
    .reverse()
}

/** Round names by `stage number`: `live.look(roundNamesIn)`. */
export const roundNamesIn = (tournament: Tournament): readonly (readonly [string, Message])[] => [
  ...namesIn(tournament).rounds,
]

function roundsOfMatches(tournament: Tournament): ReadonlyMap<string, string> {
  const all = show(tournament).stages.flatMap(({ id, rounds }) =>
    rounds.flatMap(({ round, matches }) => matches.map(({ match }) => [match, `${id} ${round}`] as const)),
  )
  return new Map(all)
}

const roundOf = (fact: RecordedFact): string[] => (fact.type === 'round-paired' ? [`${fact.stage} ${fact.round}`] : [])

/** A correction belongs to the match it corrects, a revocation to everything it takes back. */
function matchesOf(fact: RecordedFact, log: readonly RecordedFact[]): string[] {
  if ('match' in fact) return [fact.match]
  const about = fact.type === 'result-corrected' ? [fact.fact] : fact.type === 'command-revoked' ? fact.facts : []
  return about.flatMap((seq) => {
    const meant = log[seq - 1]
    return meant && 'match' in meant ? [meant.match] : []
  })
}

export function fitting(lines: readonly LogLine[], wanted: LogFilter): readonly LogLine[] {
  const tests = testsOf(wanted)
  return tests.length === 0 ? lines : lines.filter((line) => tests.every((fits) => fits(line)))
}

type Test = (line: LogLine) => boolean

function testsOf({ kind, by, fate, round, entrant, find }: LogFilter): Test[] {
  const all: (Test | false)[] = [
    kind !== '' && ((line) => line.kind === kind),
    by !== '' && ((line) => authorOf(line.by) === by),
    fate !== '' && ((line) => (line.fate.state === 'stands') === (fate === 'stands')),
    round !== '' && ((line) => line.rounds.includes(round)),
    entrant !== '' && ((line) => JSON.stringify(line.fact).includes(`"${entrant}"`)),
    find.trim() !== '' && finding(find.trim()),
  ]
  return all.filter((test) => test !== false)
}

/** A number is a match or a fact; anything else is searched in the sentence. */
function finding(find: string): Test {
  const text = find.toLowerCase()
  if (/^\d+$/.test(text)) return ({ matches, seq }) => matches.includes(text) || String(seq) === text
  return ({ sentence }) => sentence.toLowerCase().includes(text)
}

/** The person behind an author: a program acts for one. */
export const authorOf = (by: string): string => by.split(' token ')[0] ?? by
