/** The qualification race as data: each player's way to the points needed. */

import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import { entrantOf, namesOf } from '../../../chart/names.ts'
import type { Who } from '../../../chart/slot.ts'
import type { Seed } from '../../../ids/ids.ts'
import { at, known } from '../../../lists/at.ts'
import type { Kinds } from '../../../message/message.ts'
import type { RaceView, Runner } from '../../views/race.ts'
import type { Count } from '../counts.ts'
import { missedBy } from '../missed-place.ts'
import type { HybridOptions } from '../options.ts'
import { qualificationOf } from '../qualification.ts'
import { allProgress, type Progress, tableOf } from '../table.ts'
import { message } from '../words/messages.ts'
import type { Contest, Due, Race } from './race.ts'
import { raceNow } from './race-now.ts'

/** The race now, with the context to show each player's part. */
interface Moment {
  readonly chart: Chart
  readonly race: Race
  readonly due: Due
  readonly names: readonly string[]
  /** Open matches of the phase being played, by player. */
  readonly open: ReadonlyMap<Who, Match>
  readonly isFilled: boolean
}

export function raceView(options: HybridOptions, chart: Chart): RaceView | undefined {
  const race = raceNow(options, chart)
  const stage = qualificationOf(chart)
  if (!race || !stage) return undefined
  const due = race.due()
  const names = namesOf(chart)
  const isFilled = stage.isSeeded || due.what === 'seeds'
  const moment: Moment = { chart, race, due, names, open: openMatches(chart), isFilled }
  const all = new Map(allProgress(options, chart).map((progress) => [progress.who, progress]))
  const rows = tableOf(options, chart, { stage: 'qualification' })
  return {
    needed: race.plan.points,
    places: race.plan.qualifiers,
    placesLeft: isFilled ? 0 : race.open,
    ...(isFilled ? {} : { phase: stage.rounds.length + (due.what === 'results' ? 0 : 1) }),
    runners: rows.map(({ who }) => runner(moment, known(all.get(who)))),
    ...playoffOf(moment, stage.rounds.length + 1),
  }
}

function openMatches(chart: Chart): Map<Who, Match> {
  const open = chart.board.openMatches().filter(({ round }) => round.stage.id === 'qualification')
  return new Map(open.flatMap((match) => match.seats.map(({ who }): [Who, Match] => [who, match])))
}

function runner(moment: Moment, { who, seed, isWithdrawn }: Progress): Runner {
  const count = moment.race.counts.of(who)
  const { halfPoints, played, reached } = count
  const state = stateOf(moment, who, seed, isWithdrawn)
  return {
    name: at(moment.names, who),
    points: halfPoints / 2,
    played,
    state,
    ...(seed === undefined ? {} : { seed }),
    ...(reached ? { reachedAt: reached.at, reachedIn: reached.phase } : {}),
    ...(state === 'out' ? missed(moment, who) : {}),
    ...chanceOf(moment, count, seed),
  }
}

function missed({ chart, race, names }: Moment, who: Who): Partial<Runner> {
  const found = missedBy(chart, race, who)
  if (!found) return {}
  if (found.by === 'playoff') return { lostPlayoff: true }
  return found.by === 'seeds' ? { missedBy: 'seeds' } : { missedBy: found.by, lastIn: at(names, found.last) }
}

function stateOf({ race, isFilled }: Moment, who: Who, seed: Seed | undefined, isWithdrawn: boolean): Runner['state'] {
  if (seed !== undefined) return 'in'
  if (isWithdrawn) return 'withdrawn'
  if (race.contest?.contenders.includes(who)) return 'playing-off'
  return isFilled || !race.pool.includes(who) ? 'out' : 'running'
}

/** Players a win or a draw short of the points needed, and whether that is surely a place. */
function chanceOf(moment: Moment, { who }: Count, seed: Seed | undefined): Partial<Runner> {
  const match = moment.open.get(who)
  if (!match || seed !== undefined) return {}
  const against = at(moment.names, match.who(match.who(0) === who ? 1 : 0))
  const missing = missingTo(moment, who)
  if (missing > win || moment.race.contest) return { against }
  const need = missing === draw ? 'a draw' : 'a win'
  return isSurely(moment, match, need) ? { clinchesWith: need, against } : { reachesWith: need, against }
}

/** Distance in half points. */
const win = 2
const draw = 1

const missingTo = ({ race }: Moment, who: Who): number => race.plan.points * 2 - race.counts.of(who).halfPoints

/** HYB-11: true if there are places for all players with the points and all players who can still get them now. */
function isSurely(moment: Moment, own: Match, need: 'a draw' | 'a win'): boolean {
  const { race, open } = moment
  const placed = new Set(race.places.map(({ who }) => who))
  const waiting = race.counts.all.filter(({ who, reached }) => reached && !placed.has(who)).length
  const matches = [...new Set(open.values())].filter((match) => match !== own)
  const others = matches.reduce((sum, match) => sum + mostThatReach(moment, match), 0)
  const here = need === 'a draw' ? mostThatReach(moment, own) : 1
  return waiting + others + here <= race.open
}

/** Both reach it by a draw, or one by a win. */
function mostThatReach(moment: Moment, { seats }: Match): number {
  const missing = seats.map(({ who }) => missingTo(moment, who))
  const byDraw = missing.filter((halfPoints) => halfPoints <= draw).length
  return Math.max(byDraw, missing.some((halfPoints) => halfPoints <= win) ? 1 : 0)
}

function playoffOf(moment: Moment, next: number): Pick<RaceView, 'playoff'> {
  const { chart, race, due, names } = moment
  if (!race.contest) return {}
  const whos = due.what === 'playoff' ? due.contenders : race.contest.contenders
  const between = whos.map((who) => entrantOf(chart, who))
  const says = [playoffSaid(race.contest, between, due.what === 'playoff' ? next : undefined)]
  return { playoff: { between: whos.map((who) => at(names, who)), places: race.contest.places, says } }
}

function playoffSaid({ isForOrder, places }: Contest, between: readonly Kinds['entrant'][], phase: number | undefined) {
  if (phase === undefined)
    return isForOrder
      ? message('hybrid-playoff-now-order', { between })
      : message('hybrid-playoff-now', { between, places })
  return isForOrder
    ? message('hybrid-playoff-next-order', { between, phase })
    : message('hybrid-playoff-next', { between, phase, places })
}
