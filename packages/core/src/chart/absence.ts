/** Absence, understood only here: an entrant who is away forfeits every game the series still asks for. */
import type { Seq } from '../facts/ids.ts'
import { scoreOf } from '../facts/result.ts'
import { type GameToPlay, nobodyWins, type Outcome } from '../series/series.ts'
import type { Chart } from './chart.ts'
import type { Game, Match, SeatIndex } from './match.ts'
import { isSomebody, NOBODY, type Who } from './slot.ts'

const nobodyPlayed = nobodyWins('forfeit')
const nobodyMet = nobodyWins('walkover')

/** Decides a match by absence, if absence decides it. */
export function settle(chart: Chart, match: Match): void {
  if (match.outcome || !match.isSeated || chart.field.isExpectingIn(match.id)) return
  const away = match.seats.map((_, seat) => isAway(chart, match, seat))
  if (match.series.absence === 'leaves-match') {
    settleAmongThoseHere(chart, match, away)
    return
  }
  const here = away.flatMap((isAway, seat) => (isAway ? [] : [seat]))
  if (here.length === away.length) return
  if (here.length === 0) settleWithoutAnybody(chart, match)
  else if (isWalkover(match)) chart.board.decide(match, { order: here, tied: false, by: 'walkover' })
  else forfeitGames(chart, match, away, here)
}

/** True for an empty seat, an entrant ruled absent, and, once the round is open, an entrant who has withdrawn. */
function isAway(chart: Chart, match: Match, seat: SeatIndex): boolean {
  const who = match.who(seat)
  if (who === NOBODY || match.absent & (1 << seat) || chart.field.divisions.isOutOf(match.round.stage.letter, who))
    return true
  return match.round.isOpen && chart.field.gone.has(who)
}

const isWalkover = (match: Match): boolean => match.seats.some((slot) => slot.who === NOBODY)

/** The entrants who are there play on; games against the others no longer count. An entrant left alone has won, if its entry is paid. */
function settleAmongThoseHere(chart: Chart, match: Match, away: readonly boolean[]): void {
  leave(chart, match, away)
  const { here } = match
  if (here.length > 1) {
    const outcome = here.length < away.length ? match.series.judge(match) : undefined
    if (outcome) chart.board.decide(match, outcome)
  } else if (match.round.isOpen || !here.some((seat) => chart.field.gone.has(match.who(seat)))) {
    const by = match.seats.some((slot, seat) => away[seat] && isSomebody(slot.who)) ? 'forfeit' : 'walkover'
    chart.board.decide(match, { order: here.filter((seat) => isPaid(chart, match.who(seat))), tied: false, by })
  }
}

function leave(chart: Chart, match: Match, away: readonly boolean[]): void {
  const before = match.away
  const now = away.reduce((bits, isAway, seat) => (isAway ? bits | (1 << seat) : bits), 0)
  if (now === before) return
  match.away = now
  chart.trail.remember(() => {
    match.away = before
  })
}

/** True unless recorded as unpaid. */
const isPaid = (chart: Chart, who: Who): boolean => chart.field.entrant(who).paid !== false

/** Everybody is absent: each loses the games asked for now, and nobody advances. */
function settleWithoutAnybody(chart: Chart, match: Match): void {
  const isMeeting = match.seats.every((slot) => isSomebody(slot.who))
  if (isMeeting) for (const game of [...match.series.next(match)]) if (!match.outcome) missed(chart, match, game)
  if (!match.outcome) chart.board.decide(match, isMeeting ? nobodyPlayed : nobodyMet)
}

function missed(chart: Chart, match: Match, game: GameToPlay): void {
  if (match.series.isLostIfAllMiss) chart.board.put(match, forfeited(chart, match, game, '--'))
  else forfeit(chart, match, game, '--')
}

/** The entrant who is there wins outright if no game can be played before something is drawn or decided. */
function forfeitGames(chart: Chart, match: Match, away: readonly boolean[], here: readonly SeatIndex[]): void {
  while (!match.outcome) {
    const game = match.series.next(match).find(({ white, black }) => away[white] || away[black])
    if (!game) {
      chart.board.decide(match, wonBy(here[0] as SeatIndex))
      return
    }
    forfeit(chart, match, game, away[game.white] ? (away[game.black] ? '--' : '-+') : '+-')
  }
}

type Forfeit = '+-' | '-+' | '--'

function forfeited(chart: Chart, match: Match, { number, white, black, pair }: GameToPlay, result: Forfeit): Game {
  const seq = causeOfAbsence(chart, match)
  return {
    number,
    white,
    black,
    score: scoreOf(result),
    seq,
    finishedAt: chart.now.at,
    isTimed: false,
    pair,
    report: undefined,
  }
}

function forfeit(chart: Chart, match: Match, game: GameToPlay, result: Forfeit): void {
  const { white, black } = game
  chart.board.put(match, forfeited(chart, match, game, result))
  const outcome = match.series.judge(match)
  if (outcome) chart.board.decide(match, outcome.by === 'seed' ? wonBy(result === '+-' ? white : black) : outcome)
}

/** Only the seeds could decide: the entrant who is there wins. */
const wonBy = (seat: SeatIndex): Outcome => ({ order: [seat, 1 - seat], tied: false, by: 'forfeit' })

/** The seq of the ruling or the withdrawal, not of the result that opened the round. */
function causeOfAbsence({ field, now }: Chart, { ruling, seats }: Match): Seq {
  const [withdrawal] = seats.flatMap(({ who }) => field.gone.get(who) ?? [])
  return ruling?.seq ?? withdrawal ?? now.seq
}

const withoutPlay = nobodyWins('walkover')

/** Annuls all results of an entrant; the open games are not played. */
export function annul(chart: Chart, who: Who): void {
  chart.field.annul(who)
  for (const match of chart.board.matchesOf(who)) {
    markAnnulled(chart, match)
    if (!match.outcome) chart.board.decide(match, withoutPlay)
  }
}

function markAnnulled(chart: Chart, match: Match): void {
  if (match.isAnnulled) return
  match.isAnnulled = true
  chart.trail.remember(() => {
    match.isAnnulled = false
  })
}
