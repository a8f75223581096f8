/** Playoffs of the losers: 5th/8th place (BRI-33a) and third place (BRI-86). */

import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import type { Round } from '../../../chart/rounds/round.ts'
import { teamRounds, thirdPlaceRound } from '../../../chart/rounds/round-name.ts'
import { isSomebody, type Slot, type Who } from '../../../chart/slot.ts'
import type { Pairing, Stage } from '../../../chart/stage.ts'
import { at } from '../../../lists/at.ts'
import type { Message } from '../../../message/message.ts'
import { least } from '../../../ranking/ranking.ts'
import { type Division, fifthPlace, stageFor, thirdPlace } from '../divisions/division.ts'
import type { BridgeOptions } from '../options.ts'
import { repaired } from '../plan/fewest-repeats.ts'
import { type PlannedMatch, type PlannedRound, quarterfinalsOf } from '../plan/plan.ts'
import { earlierMatch } from './carry-over.ts'
import { handicapsToTell } from './handicaps.ts'
import { seriesOf } from './matches.ts'

/** Draws the playoff beside a round of the bracket: for 5th/8th beside the semifinals, for third place beside the final. */
export function drawPlayoffs(division: Division, stage: Stage, plan: readonly PlannedRound[], round: number): void {
  const { options, newcomer } = division
  const before = stage.find(round - 1)
  const isFinal = round === plan.length && plan[round - 1]?.teams === 2
  if (options.playoff && newcomer === undefined && quarterfinalsOf(plan) === round - 1) drawFifthPlace(division, before)
  if (options.thirdPlace && isFinal && plan[round - 2]?.teams === 4) drawThirdPlace(division, before)
}

/** A match of a session between two losers. */
const session = ({ boards }: BridgeOptions): PlannedMatch => ({ seats: [1, 2], advance: 1, takes: [], boards })

function drawFifthPlace(division: Division, quarterfinals: Round | undefined): void {
  const { options, chart } = division
  const stage = stageFor(division, fifthPlace, { prefix: 'P' })
  if (!quarterfinals) return
  const losers = quarterfinals.matches.map(({ loser }) => loser)
  const matches = [
    [at(losers, 0), at(losers, 3)],
    [at(losers, 1), at(losers, 2)],
  ]
  stage.announce(1, teamRounds.fifthPlace, () => ({ matches, byes: [], advance: [1, 1] }))
  pairedByName(options, stage, teamRounds.fifthPlace, quarterfinals, () =>
    fifthPlacePairing(chart, losersOf(chart, quarterfinals)),
  )
}

/** BRI-33a: first against last and second against third, so that nobody meets again. */
function fifthPlacePairing(chart: Chart, losers: readonly Who[]): Pairing {
  const who = (number: number) => at(losers, number - 1)
  const hasMet = (a: number, b: number) => earlierMatch(chart, undefined, who(a), who(b)) !== undefined
  const { bye, defaults } = pairsFor(losers.length)
  const { pairs, repeatsByDefault, repeats } = repaired(defaults, hasMet)
  return {
    kind: 'playoff',
    matches: pairs.map((pair) => pair.map((number) => chart.board.person(who(number)))),
    byes: bye.map((number) => chart.board.person(who(number))),
    reasons: [{ rule: 'BRI-33a', repeatsByDefault, repeats }],
  }
}

/** Of an odd number of losers the first stays without an opponent. */
function pairsFor(count: number): { bye: number[]; defaults: [number, number][] } {
  const odd = count % 2
  const playing = Array.from({ length: count - odd }, (_, i) => i + 1 + odd)
  const half = playing.length / 2
  const defaults = playing
    .slice(0, half)
    .map((number, i): [number, number] => [number, at(playing, playing.length - 1 - i)])
  return { bye: odd ? [1] : [], defaults }
}

/** Teams that played, lost and are still there, by the numbers they played under. */
function losersOf({ field: { gone } }: Chart, { matches }: Round): Who[] {
  return matches
    .flatMap((match) => loserOf(match))
    .toSorted(least(({ number }) => number))
    .map(({ who }) => who)
    .filter((who) => !gone.has(who))
}

function loserOf(match: Match): { who: Who; number: number }[] {
  const seat = match.outcome?.order[1]
  const slot = seat === undefined ? undefined : match.seats[seat]
  if (!slot || !isSomebody(slot.who)) return []
  return [{ who: slot.who, number: slot.label.from === 'number' ? slot.label.number : 0 }]
}

/** Published if handicaps are given; otherwise the losers fill the seats. */
function drawThirdPlace(division: Division, semifinals: Round | undefined): void {
  const { options, chart } = division
  const stage = stageFor(division, thirdPlace, { prefix: 'T' })
  if (!semifinals) return
  const seats = semifinals.matches.map(({ loser }) => loser)
  if (!options.handicap) {
    stage.round(1, { name: thirdPlaceRound, after: semifinals }, (round) => hang(options, chart, round, seats))
    return
  }
  stage.announce(1, thirdPlaceRound, () => ({ matches: [seats], byes: [], advance: [1] }))
  pairedByName(options, stage, thirdPlaceRound, semifinals, () => thirdPlacePairing(chart, semifinals))
}

function thirdPlacePairing(chart: Chart, { matches }: Round): Pairing {
  const losers = matches
    .flatMap(loserOf)
    .flatMap(({ who }) => (chart.field.gone.has(who) ? [] : [chart.board.person(who)]))
  const isMatch = losers.length === 2
  return {
    kind: 'default',
    matches: isMatch ? [losers] : [],
    byes: isMatch ? [] : losers,
    reasons: [{ rule: 'BRI-86' }],
  }
}

/** A round that fits only exactly these entrants. */
function pairedByName(
  options: BridgeOptions,
  stage: Stage,
  name: Message,
  after: Round,
  propose: () => Pairing,
): Round | undefined {
  const { chart } = stage
  return stage.paired(1, {
    name,
    ready: after.isDone,
    gate: () => after,
    propose: () => {
      const pairing = propose()
      const told = pairing.matches.map((seats) => ({ seats, planned: session(options) }))
      return { ...pairing, added: handicapsToTell(options, chart, told) }
    },
    fits: (published) => after.isDone && sameTeams(published, propose()),
    draw: (round, { matches }) => {
      for (const seats of matches) hang(options, chart, round, seats)
    },
  })
}

function hang(options: BridgeOptions, chart: Chart, round: Round, seats: readonly Slot[]): void {
  round.match({ seats, series: seriesOf(options, chart, session(options)), advance: 1 })
}

const teamsIn = ({ matches, byes }: Pairing): Who[] =>
  [...matches.flat(), ...byes].map(({ who }) => who).sort((a, b) => a - b)

const sameTeams = (a: Pairing, b: Pairing): boolean => teamsIn(a).join() === teamsIn(b).join()
