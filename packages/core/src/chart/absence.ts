/** Absence: who is not there forfeits every game the series still asks for. Nowhere else does absence mean anything. */
import type { Seq } from '../facts/ids.ts'
import { scoreOf } from '../facts/result.ts'
import { type GameToPlay, nobodyWins } from '../series/series.ts'
import type { Chart } from './chart.ts'
import type { Match, SeatIndex } from './match.ts'
import { isSomebody, NOBODY, type Who } from './slot.ts'

const nobodyPlayed = nobodyWins('forfeit')
const nobodyMet = nobodyWins('walkover')

/** Decides a match as far as absence decides it. */
export function settle(chart: Chart, match: Match): void {
  if (match.outcome || !match.isSeated) return
  const away = match.seats.map((_, seat) => isAway(chart, match, seat))
  const here = away.flatMap((isAway, seat) => (isAway ? [] : [seat]))
  if (here.length === away.length) return
  if (here.length === 0) settleWithoutAnybody(chart, match)
  else if (isWalkover(match, here)) chart.decide(match, { order: here, tied: false, by: 'walkover' })
  else forfeitGames(chart, match, away)
}

/** Nobody sits there; or he was ruled absent; or he has withdrawn, which counts from the opening of the round on. */
function isAway({ gone }: Chart, match: Match, seat: SeatIndex): boolean {
  const who = match.who(seat)
  if (who === NOBODY || match.absent & (1 << seat)) return true
  return match.round.isOpen && gone.has(who)
}

/** Nobody sits opposite; or, in a three-way, no more are there than go on. */
function isWalkover(match: Match, here: readonly SeatIndex[]): boolean {
  if (match.seats.length > 2) return here.length <= match.advance
  return match.seats.some((slot) => slot.who === NOBODY)
}

/** Everybody absent: a lost game each for what is asked for now, and nobody goes on. */
function settleWithoutAnybody(chart: Chart, match: Match): void {
  const isMeeting = match.seats.every((slot) => isSomebody(slot.who))
  if (isMeeting) for (const game of [...match.series.next(match)]) if (!match.outcome) forfeit(chart, match, game, '--')
  if (!match.outcome) chart.decide(match, isMeeting ? nobodyPlayed : nobodyMet)
}

function forfeitGames(chart: Chart, match: Match, away: readonly boolean[]): void {
  while (!match.outcome) {
    const game = match.series.next(match).find(({ white, black }) => away[white] || away[black])
    if (!game) return
    forfeit(chart, match, game, away[game.white] ? (away[game.black] ? '--' : '-+') : '+-')
  }
}

function forfeit(chart: Chart, match: Match, game: GameToPlay, result: '+-' | '-+' | '--'): void {
  const { number, white, black } = game
  const seq = causeOfAbsence(chart, match)
  chart.place(match, { number, white, black, score: scoreOf(result), seq, finishedAt: chart.at, report: undefined })
}

/** The ruling or the withdrawal, not the result that happened to open the round. */
function causeOfAbsence({ gone, seq }: Chart, { ruling, seats }: Match): Seq {
  const [withdrawal] = seats.flatMap(({ who }) => gone.get(who) ?? [])
  return ruling?.seq ?? withdrawal ?? seq
}

const withoutPlay = nobodyWins('walkover')

/** All results of somebody fall; what was not played yet will not be. */
export function annul(chart: Chart, who: Who): void {
  chart.annulled.add(who)
  chart.remember(() => {
    chart.annulled.delete(who)
  })
  for (const match of chart.matchesOf(who)) {
    markAnnulled(chart, match)
    if (!match.outcome) chart.decide(match, withoutPlay)
  }
}

function markAnnulled(chart: Chart, match: Match): void {
  if (match.isAnnulled) return
  match.isAnnulled = true
  chart.remember(() => {
    match.isAnnulled = false
  })
}
