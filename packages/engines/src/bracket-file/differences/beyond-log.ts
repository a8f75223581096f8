/**
 * What a bracket file or a PGN contains and the log does not (CUP-24): the log was cut off, or is an older copy. Anything the
 * log has recorded and no longer counts (undone, corrected, voided) is not missing from it.
 */

import { parseInstant, type RecordedFact } from '@arbiter/core'
import { formats } from '@arbiter/core/formats'
import type { Message } from '@arbiter/core/messages'
import { type Tournament, tournamentOf } from '@arbiter/core/tournament'
import type { ReadGame } from '../../pgn/read.ts'
import { bracketOf } from '../bracket-of.ts'
import { gameNamed, rulingNamed, withdrawalNamed } from '../event-words.ts'
import { type AnyGame, type AnyMatch, type BracketFile, isOwn, type OwnBracket } from '../file.ts'
import { bracketDifferences } from './differences.ts'

/** Games, rulings and withdrawals of the bracket that the log never recorded: "match 3, game 2". */
export function beyondLog(bracket: BracketFile, { log }: Tournament): readonly Message[] {
  const known = momentsIn(log)
  const games = matchesIn(bracket).flatMap((match) =>
    match.Games.filter((game) => !isAbsence(game) && !isKnown(known, match, game)).map(({ GameNr }) =>
      gameNamed(match.MatchId, GameNr),
    ),
  )
  return isOwn(bracket) ? [...games, ...decisionsBeyond(bracket, log)] : games
}

/** Games that count in the log and are missing from the bracket. */
export function beyondBracket({ chart }: Tournament, bracket: BracketFile): readonly Message[] {
  const told = matchesIn(bracket).flatMap((match) =>
    match.Games.map((game) => [placeOf(match.MatchId, game.GameNr), endOf(game)] as const),
  )
  const known = new Map(told)
  const isTold = (place: string, ended: string) => known.has(place) && (known.get(place) ?? ended) === ended
  return [...chart.board.matches.values()].flatMap(({ id, games }) =>
    games
      .filter(({ report, number, finishedAt }) => report && !isTold(placeOf(id, number), finishedAt))
      .map(({ number }) => gameNamed(Number(id), number)),
  )
}

/** Another cup has other dice and another start time; another program's bracket has neither. */
export const isOfSameCup = (bracket: BracketFile, { opened }: Tournament): boolean =>
  !isOwn(bracket) || (bracket.rngSeed === opened.dice && bracket.openedUtc === opened.at)

/** True for a state the log has gone through, such as the one before a kill or a correction. */
export function isEarlierState(bracket: BracketFile, { log }: Tournament): boolean {
  if (!isOwn(bracket)) return false
  const first = lastSeqIn(bracket)
  const last = Math.min(log.length, first + mostFactsUnseen)
  for (let length = first; length <= last; length++) if (isStateAfter(bracket, log.slice(0, length))) return true
  return false
}

/** Facts a bracket does not show may follow its last one; there are never many in a row. */
const mostFactsUnseen = 50

function isStateAfter(bracket: OwnBracket, facts: readonly RecordedFact[]): boolean {
  const then = tournamentOf(facts, formats)
  return then.ok && bracketDifferences(bracket, bracketOf(then.tournament, '', bracket.book ?? {})).length === 0
}

/** Finished games of a PGN that the log never recorded; none if it has other games than the log. */
export function gamesBeyondLog(games: Iterable<ReadGame>, { log }: Tournament): readonly ReadGame[] {
  const known = endsIn(log)
  const beyond: ReadGame[] = []
  for (const game of games) {
    const ends = known.get(placeOf(game.tags.get('CupMatch'), game.tags.get('CupGame')))
    if (game.result === '*') continue
    if (!ends) beyond.push(game)
    else if (!ends.has(undefined) && !ends.has(game.tags.get('GameEndTime'))) return []
  }
  return beyond
}

// --- what the log knows ----------------------------------------------------------------------------------

type FinishedGame = Extract<RecordedFact, { type: 'game-finished' }>

const finishedIn = (log: readonly RecordedFact[]): readonly FinishedGame[] =>
  log.filter((fact): fact is FinishedGame => fact.type === 'game-finished')

const placeOf = (match: unknown, game: unknown): string => `${match}.${game}`

/** When the games of each place ended, as the log ever recorded it. */
function momentsIn(log: readonly RecordedFact[]): ReadonlyMap<string, ReadonlySet<string>> {
  const moments = new Map<string, Set<string>>()
  for (const { match, game, at, finishedAt = at, seq } of finishedIn(log)) {
    const place = placeOf(match, game)
    const corrected = log.flatMap((fact) => (isCorrectionOf(fact, seq) ? (fact.finishedAt ?? []) : []))
    moments.set(place, new Set([...(moments.get(place) ?? []), finishedAt, ...corrected]))
  }
  return moments
}

type Correction = Extract<RecordedFact, { type: 'result-corrected' }>

const isCorrectionOf = (fact: RecordedFact, seq: number): fact is Correction =>
  fact.type === 'result-corrected' && fact.fact === seq

/** The same from the games' PGN; empty for games without moves. */
function endsIn(log: readonly RecordedFact[]): ReadonlyMap<string, ReadonlySet<string | undefined>> {
  const ends = new Map<string, Set<string | undefined>>()
  for (const { match, game, record } of finishedIn(log)) {
    const place = placeOf(match, game)
    const end = /^\[GameEndTime "([^"]*)"\]$/m.exec(record?.pgn ?? '')?.[1]
    ends.set(place, new Set([...(ends.get(place) ?? []), end]))
  }
  return ends
}

// --- what the bracket tells ------------------------------------------------------------------------------

const matchesIn = ({ Rounds }: BracketFile): readonly AnyMatch[] => Rounds.flatMap(({ Matches }) => Matches)

/** The game was forfeited by a ruling or a withdrawal. */
const isAbsence = (game: AnyGame): boolean => 'absence' in game && game.absence === true

/** Undefined for other programs, which do not record it: the place of the game is then enough. */
const endOf = (game: AnyGame): string | undefined =>
  'finishedUtc' in game ? parseInstant(String(game.finishedUtc)) : undefined

function isKnown(known: ReturnType<typeof momentsIn>, { MatchId }: AnyMatch, game: AnyGame): boolean {
  const moments = known.get(placeOf(MatchId, game.GameNr))
  const ended = endOf(game)
  return moments !== undefined && (ended === undefined || moments.has(ended))
}

function decisionsBeyond({ rulings, withdrawn }: OwnBracket, log: readonly RecordedFact[]): readonly Message[] {
  const known = new Set(log.map(({ type, at }) => `${type} ${at}`))
  return [
    ...rulings.flatMap(({ match, recordedUtc }) =>
      known.has(`ruling-made ${recordedUtc}`) ? [] : [rulingNamed(match)],
    ),
    ...withdrawn.flatMap(({ player, recordedUtc }) =>
      known.has(`entrant-withdrew ${recordedUtc}`) ? [] : [withdrawalNamed(player)],
    ),
  ]
}

function lastSeqIn(bracket: OwnBracket): number {
  const matches = bracket.Rounds.flatMap(({ Matches }) => Matches)
  const seqs = [
    ...[...bracket.arrangement, ...bracket.rulings, ...bracket.withdrawn].map(({ seq }) => seq),
    ...matches.flatMap(({ Games, abandoned }) => [...Games, ...abandoned].map(({ seq }) => seq)),
    ...matches.flatMap(({ openings }) => openings.flatMap(({ seq }) => seq ?? [])),
  ]
  return Math.max(bracket.started?.seq ?? 1, ...seqs)
}
