/** The log as people read it: a sentence a fact, and whether it still holds. */
import { show } from '../bulletin/show.ts'
import type { Recorded } from '../facts/fact.ts'
import { takenBack } from '../facts/standing.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { type Names, sentenceOfFact } from './sentence.ts'

/** What became of a fact: it stands, or a later one (`by`) took it back or changed it. */
export type Fate =
  | { readonly state: 'stands' }
  | { readonly state: 'undone' | 'redone' | 'revoked' | 'drawn-again' | 'void' | 'corrected'; readonly by: number }

export type Line = Recorded & { readonly sentence: string; readonly fate: Fate }

export function chronicle(tournament: Tournament): Line[] {
  const { log } = tournament
  const names = namesIn(tournament)
  const fates = fatesOf(log)
  return log.map((fact) => ({
    ...fact,
    sentence: sentenceOfFact(fact, log, names),
    fate: fates.get(fact.seq) ?? { state: 'stands' },
  }))
}

/** The names on the screen, and those of entries that were taken back. */
export function namesIn(tournament: Tournament): Names {
  const entrants = new Map<string, string>()
  for (const fact of tournament.log)
    if (fact.type === 'entrant-entered') entrants.set(fact.entrant.id, fact.entrant.name)
  const bulletin = show(tournament)
  for (const { id, name } of bulletin.entrants) entrants.set(id, name)
  const phased = bulletin.stages.filter(({ rounds }) => rounds.some(({ phase }) => phase !== undefined))
  const all = bulletin.stages.flatMap(({ id, rounds, bracket }) =>
    rounds.map((round) => ({ stage: id, ...round, name: called(bracket, round.name) })),
  )
  return {
    entrants,
    inPhases: new Set(phased.map(({ id }) => id)),
    rounds: new Map(all.map(({ stage, round, name }) => [`${stage} ${round}`, name])),
    brackets: new Map(bulletin.stages.flatMap(({ id, bracket }) => (bracket ? [[id, `Bracket ${bracket}: `]] : []))),
    members: new Map(bulletin.entrants.map(({ id, players = [] }) => [id, players.map(({ name }) => name)])),
    seats: new Map(all.flatMap(({ matches }) => matches.map(({ match, seats }) => [match, seats.length] as const))),
  }
}

const called = (bracket: string | undefined, round: string): string =>
  bracket === undefined ? round : `Bracket ${bracket}, ${round}`

const taking = { undo: 'undone', redo: 'redone', revoke: 'revoked', redraw: 'drawn-again' } as const

function fatesOf(log: readonly Recorded[]): Map<number, Fate> {
  const fates = new Map<number, Fate>()
  const taken = takenBack(log)
  for (const fact of log) {
    if (taken.has(fact.seq)) continue
    if (fact.type === 'result-corrected') fates.set(fact.fact, { state: 'corrected', by: fact.seq })
    if (fact.type === 'command-revoked')
      for (const seq of fact.facts) fates.set(seq, { state: taking[fact.how], by: fact.seq })
    if ('voids' in fact) for (const seq of fact.voids) fates.set(seq, { state: 'void', by: fact.seq })
  }
  return fates
}
