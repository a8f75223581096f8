/** Which match, game and people somebody means, and why nothing can be taken for them now. */
import type { Chart } from '../chart/chart.ts'
import { type Game, Match } from '../chart/match.ts'
import { matchCalled } from '../chart/match-called.ts'
import { namesOf } from '../chart/names.ts'
import type { Round } from '../chart/round.ts'
import { NOBODY, type Slot, type Who } from '../chart/slot.ts'
import { resultShown } from '../facts/result.ts'
import { isRefusal, type Refusal } from '../refusals/refusal.ts'
import type { GameToPlay } from '../series/series.ts'
import { scoresOf } from '../why/decided.ts'
import { decidedWithoutPlay } from './decided-without-play.ts'
import { entrantMeant } from './entrant-meant.ts'
import type { Tournament } from './tournament.ts'

/** The match, if a result can be taken for it now. */
export function openMatch(tournament: Tournament, id: string): Match | Refusal {
  const match = knownMatch(tournament, id)
  if (!(match instanceof Match)) return match
  if (match.outcome) return alreadyDecided(tournament, match)
  if (!match.isSeated) return notSeated(match)
  if (!match.round.takesResults) return notOpen(match)
  return match
}

const alreadyDecided = (tournament: Tournament, match: Match): Refusal => ({
  code: 'already-decided',
  match: match.id,
  how: howDecided(tournament, match),
  ...(match.games.some(({ report }) => report) ? { isReported: true } : {}),
  ...decidedWithoutPlay(tournament, match),
})

export const notSeated = (match: Match): Refusal => ({
  code: 'players-not-known',
  match: match.id,
  waitsFor: match.seats.flatMap(waitsFor),
})

export function knownMatch({ chart }: Tournament, id: string): Match | Refusal {
  const match = matchCalled(chart, id)
  if (match) return match
  if (!chart.started) return { code: 'not-started' }
  return { code: 'no-such-match', match: id, last: [...chart.matches.keys()].at(-1) }
}

/** "1-0, score", "cancelled", "Ann withdrew". */
export function howDecided({ chart }: Tournament, match: Match): string {
  const { outcome, games, ruling, isAnnulled } = match
  if (isAnnulled) return 'annulled by a withdrawal'
  if (ruling && ruling.ruling.kind !== 'absent') return `by ruling: ${ruling.ruling.kind}`
  if (outcome?.by === 'draw' && games.length > 1) return `drawn: ${gamesInWords(games)}`
  const winner = match.winnerNow === NOBODY ? '' : `, ${namesOf(chart)[match.winnerNow]} won`
  return `${scoresOf(games)} by ${outcome?.by}${winner}`.trim()
}

/** "game 1 1-0, game 2 0-1". */
const gamesInWords = (games: readonly Game[]): string =>
  games
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, score }) => `game ${number} ${resultShown(score.result)}`)
    .join(', ')

function waitsFor({ who, label }: Slot): string[] {
  if (who >= 0) return []
  switch (label.from) {
    case 'winner':
    case 'loser':
      return [`the ${label.from} of ${label.of}`]
    case 'seed':
      return label.of === undefined ? ['the start'] : [`seed ${label.seed} of the ${label.of}`]
    case 'number':
      return [`number ${label.number} after round ${label.after}`]
    default:
      return ['the start']
  }
}

function notOpen({ id, round }: Match): Refusal {
  const open = roundsBefore(round).flatMap((before) => before.matches.filter((match) => !match.outcome))
  return { code: 'round-not-open', match: id, round: round.name, open: open.map((match) => match.id) }
}

function roundsBefore(round: Round): Round[] {
  return round.before ? [...roundsBefore(round.before), round.before] : []
}

export function gameMeant(match: Match, number: number | undefined): GameToPlay | Refusal {
  const next = match.series.next(match)
  if (next.length === 0) return nothingToPlay(match)
  if (number === undefined) {
    if (next.length === 1) return next[0] as GameToPlay
    return { code: 'which-game', match: match.id, next: next.map((game) => game.number) }
  }
  const game = next.find((candidate) => candidate.number === number)
  return game ?? { code: 'no-such-game', match: match.id, game: number, next: next.map((each) => each.number) }
}

/** A report that may be meant for a game that is in already. */
export const whichGame = (match: Match, { number, score }: Game): Refusal => ({
  code: 'which-game',
  match: match.id,
  next: match.series.next(match).map((game) => game.number),
  reported: { game: number, result: resultShown(score.result) },
})

/** The number of the opening a game is played from, where there are openings. */
export function openingOf(match: Match, { pair }: GameToPlay): { opening?: number } {
  const opening = match.round.stage.chart.openings.of(match, pair)
  return opening === undefined ? {} : { opening }
}

/** It is level: something is to be published or ruled before anything can be played. */
const nothingToPlay = (match: Match): Refusal => ({
  code: 'no-game-now',
  match: match.id,
  wanted: match.series.pairs?.isAsked(match) ? 'rule' : 'pair',
})

export function seatedIn({ chart }: Tournament, match: Match, name: string): Who | Refusal {
  const who = entrantMeant(chart, name)
  if (isRefusal(who) || match.seatOf(who) !== undefined) return who
  return notBetween(
    chart,
    match,
    match.seats.map((slot) => slot.who),
    who,
  )
}

/** Who plays there, and where the one who does not is, if the format can tell. */
export function notBetween(
  chart: Chart,
  match: Match,
  seated: readonly Who[],
  stranger: Who | undefined,
): Extract<Refusal, { code: 'not-between-these-players' }> {
  const names = namesOf(chart)
  const where = stranger === undefined ? undefined : chart.format.whereabouts?.(chart.options, chart, stranger)
  return {
    code: 'not-between-these-players',
    match: match.id,
    expected: seated.map((who) => names[who] as string),
    ...(where === undefined ? {} : { because: `${names[stranger as Who]} ${where}` }),
  }
}
