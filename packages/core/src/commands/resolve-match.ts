/** Finds the match, game and entrants a command names, or refuses. */

import type { Chart } from '../chart/chart.ts'
import type { Game, Match } from '../chart/match.ts'
import { matchById } from '../chart/match-by-id.ts'
import { entrantsOf } from '../chart/names.ts'
import type { Round } from '../chart/rounds/round.ts'
import type { Slot, Who } from '../chart/slot.ts'
import type { EntrantId } from '../facts/ids.ts'
import { formatOf } from '../formats/rule-book/format.ts'
import { resolveEntrant } from '../formats/rule-book/resolve-entrant.ts'
import { decisionSaid } from '../formats/why/decision.ts'
import { first } from '../lists/at.ts'
import type { Message } from '../message/message.ts'
import { isRefused, type RefusedResult, refuse } from '../refusals/result.ts'
import type { GameToPlay } from '../series/series.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { decidedWithoutPlay } from './decided-without-play.ts'
import { message } from './words/messages.ts'

/** The match, if it can take a result now. */
export function openMatch(tournament: Tournament, id: string): Match | RefusedResult {
  const match = knownMatch(tournament, id)
  if (isRefused(match)) return match
  if (match.outcome) return alreadyDecided(tournament, match)
  if (!match.isSeated) return notSeated(match)
  if (!match.round.takesResults) return notOpen(match)
  return match
}

const alreadyDecided = (tournament: Tournament, match: Match): RefusedResult =>
  refuse({
    code: 'already-decided',
    match: match.id,
    how: decisionSaid(tournament.chart, match),
    ...(match.games.some(({ report }) => report) ? { isReported: true } : {}),
    ...decidedWithoutPlay(tournament, match),
  })

export const notSeated = (match: Match): RefusedResult =>
  refuse({
    code: 'players-not-known',
    match: match.id,
    waitsFor: match.seats.flatMap((slot) => waitsFor(match.round.stage.chart, slot)),
  })

export function knownMatch({ chart }: Tournament, id: string): Match | RefusedResult {
  const match = matchById(chart, id)
  if (match) return match
  if (!chart.started) return refuse({ code: 'not-started' })
  return refuse({ code: 'no-such-match', match: id, last: [...chart.board.matches.keys()].at(-1) })
}

function waitsFor({ board: { stages } }: Chart, { who, label }: Slot): Message[] {
  if (who >= 0) return []
  switch (label.from) {
    case 'winner':
    case 'loser':
      return [message(label.from === 'winner' ? 'waits-winner' : 'waits-loser', { match: { match: label.of } })]
    case 'seed': {
      const stage = stages.find(({ id }) => id === label.of)
      return [stage ? message('waits-seed', { seed: label.seed, stage: stage.name }) : message('waits-start')]
    }
    case 'number':
      return [message('waits-number', { number: label.number, round: label.after })]
    default:
      return [message('waits-start')]
  }
}

function notOpen({ id, round }: Match): RefusedResult {
  const open = roundsBefore(round).flatMap((before) => before.matches.filter((match) => !match.outcome))
  return refuse({ code: 'round-not-open', match: id, round: round.name, open: open.map((match) => match.id) })
}

function roundsBefore(round: Round): Round[] {
  return round.before ? [...roundsBefore(round.before), round.before] : []
}

export function resolveGame(match: Match, number: number | undefined): GameToPlay | RefusedResult {
  const next = match.series.next(match)
  if (next.length === 0) return nothingToPlay(match)
  if (number === undefined) {
    if (next.length === 1) return first(next)
    return refuse({ code: 'which-game', match: match.id, next: next.map((game) => game.number) })
  }
  const game = next.find((candidate) => candidate.number === number)
  return game ?? refuse({ code: 'no-such-game', match: match.id, game: number, next: next.map((each) => each.number) })
}

/** Refuses a report that may be about a game already reported. */
export const whichGame = (match: Match, { number, score }: Game): RefusedResult =>
  refuse({
    code: 'which-game',
    match: match.id,
    next: match.series.next(match).map((game) => game.number),
    reported: { game: number, result: score.result },
  })

/** A game as facts name it: number and sides, and what the format adds. */
export const gameNamed = (match: Match, game: GameToPlay) => ({
  game: game.number,
  sides: sidesOf(match, game),
  ...addedTo(match, game),
})

export function sidesOf(match: Match, { white, black }: GameToPlay): readonly [EntrantId, EntrantId] {
  const { field } = match.round.stage.chart
  return [field.entrant(match.who(white)).id, field.entrant(match.who(black)).id]
}

/** None for formats that add nothing to facts. */
export function addedTo(match: Match, game: GameToPlay): object | undefined {
  const { adds } = formatOf(match.round.stage.chart)
  if (!adds) return undefined
  const named = Object.assign({}, ...adds.map((added) => added.game?.(match, game)))
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
}

/** The match is level: something must be published or ruled before the next game. */
const nothingToPlay = (match: Match): RefusedResult =>
  refuse({
    code: 'no-game-now',
    match: match.id,
    wanted: match.series.awaits?.(match) === 'ruling' ? 'rule' : 'pair',
  })

export function seatedIn({ chart }: Tournament, match: Match, name: string): Who | RefusedResult {
  const who = resolveEntrant(chart, name)
  if (isRefused(who) || match.seatOf(who) !== undefined) return who
  const seated = match.seats.map((slot) => slot.who)
  return notBetween(chart, match, seated, { stranger: who })
}

/** Names the players of the match, and where the stranger is instead, if the format knows. */
export function notBetween(
  chart: Chart,
  match: Match,
  seated: readonly Who[],
  { stranger, ...colours }: { readonly stranger?: Who | undefined; readonly colours?: 'swapped' },
): RefusedResult {
  const where = stranger === undefined ? undefined : formatOf(chart).views.whereabouts?.(chart.options, chart, stranger)
  return refuse({
    code: 'not-between-these-players',
    match: match.id,
    expected: entrantsOf(chart, seated),
    ...(where === undefined ? {} : { because: where }),
    ...colours,
  })
}
