/** The qualification race as data: everybody's way to the points needed. */
import type { RaceShown, Runner } from '../../bulletin/race.ts'
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import { namesOf } from '../../chart/names.ts'
import type { Who } from '../../chart/slot.ts'
import type { Stage } from '../../chart/stage.ts'
import { listed, plural } from '../../words/sentence.ts'
import type { Count } from './counts.ts'
import type { HybridOptions } from './options.ts'
import { qualificationOf } from './qualification.ts'
import { type Due, isPlayoff, participantsOf, type Race } from './race.ts'
import { raceNow } from './race-now.ts'
import { type Standing, standingsOf, tableOf } from './table.ts'

/** The race at this moment, and what is needed to tell everybody's part in it. */
interface Moment {
  readonly race: Race
  readonly due: Due
  readonly names: readonly string[]
  /** Open matches of the phase being played, by player. */
  readonly open: ReadonlyMap<Who, Match>
  readonly isFilled: boolean
  /** Everybody who was in a playoff. */
  readonly playedOff: ReadonlySet<Who>
}

export function raceShown(options: HybridOptions, chart: Chart): RaceShown | undefined {
  const race = raceNow(options, chart)
  const stage = qualificationOf(chart)
  if (!race || !stage) return undefined
  const due = race.due()
  const names = namesOf(chart)
  const isFilled = stage.isSeeded || due.what === 'seeds'
  const moment: Moment = { race, due, names, open: openMatches(chart), isFilled, playedOff: playedOffIn(stage) }
  const standings = new Map(standingsOf(options, chart).map((standing) => [standing.who, standing]))
  const rows = tableOf(options, chart, { stage: 'qualification' })
  return {
    needed: race.plan.points,
    places: race.plan.qualifiers,
    placesLeft: isFilled ? 0 : race.open,
    ...(isFilled ? {} : { phase: stage.rounds.length + (due.what === 'results' ? 0 : 1) }),
    runners: rows.map(({ who }) => runner(moment, standings.get(who) as Standing)),
    ...playoffOf(moment, stage.rounds.length + 1),
  }
}

const playedOffIn = ({ rounds }: Stage): Set<Who> => new Set(rounds.filter(isPlayoff).flatMap(participantsOf))

function openMatches(chart: Chart): Map<Who, Match> {
  const open = chart.openMatches().filter(({ round }) => round.stage.id === 'qualification')
  return new Map(open.flatMap((match) => match.seats.map(({ who }): [Who, Match] => [who, match])))
}

function runner(moment: Moment, { who, seed, isWithdrawn }: Standing): Runner {
  const count = moment.race.counts.of(who)
  const { halfPoints, played, reached } = count
  const state = stateOf(moment, who, seed, isWithdrawn)
  return {
    name: moment.names[who] as string,
    points: halfPoints / 2,
    played,
    state,
    ...(seed === undefined ? {} : { seed }),
    ...(reached ? { reachedAt: reached.at, reachedIn: reached.phase } : {}),
    ...(state === 'out' && moment.playedOff.has(who) ? { lostPlayoff: true } : {}),
    ...chanceOf(moment, count, seed),
  }
}

function stateOf(
  { race, isFilled }: Moment,
  who: Who,
  seed: number | undefined,
  isWithdrawn: boolean,
): Runner['state'] {
  if (seed !== undefined) return 'in'
  if (isWithdrawn) return 'withdrawn'
  if (race.contest?.contenders.includes(who)) return 'playing-off'
  return isFilled || !race.pool.includes(who) ? 'out' : 'running'
}

/** Who plays now and is a win, or even a draw, away from the points needed. */
function chanceOf(
  { race, open, names }: Moment,
  { who, halfPoints }: Count,
  seed: number | undefined,
): Pick<Runner, 'clinchesWith' | 'against'> {
  const match = open.get(who)
  if (!match || seed !== undefined) return {}
  const against = names[match.who(match.who(0) === who ? 1 : 0)] as string
  if (race.contest) return { clinchesWith: 'a win', against }
  const missing = race.plan.points * 2 - halfPoints
  return missing > 2 ? { against } : { clinchesWith: missing === 1 ? 'a draw' : 'a win', against }
}

function playoffOf({ race, due, names }: Moment, next: number): Pick<RaceShown, 'playoff'> {
  const { contest } = race
  if (!contest) return {}
  const whos = due.what === 'playoff' ? due.contenders : contest.contenders
  const between = whos.map((who) => names[who] as string)
  const forWhat = contest.isForOrder ? 'for the order of their seeds' : `for ${plural(contest.places, 'place')}`
  const when = due.what === 'playoff' ? ` in phase ${next}` : ''
  const sentence = `${listed(between)} are level in time, matches and points and play off${when} ${forWhat}.`
  return { playoff: { between, places: contest.places, sentence } }
}
