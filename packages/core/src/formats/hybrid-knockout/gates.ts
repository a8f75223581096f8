/** What a director may not do at this moment: join late, return, report without a time among times (HYB-10, 28, 31). */
import type { Chart } from '../../chart/chart.ts'
import type { Game, Match } from '../../chart/match.ts'
import { entrantOf } from '../../chart/names.ts'
import type { Round } from '../../chart/rounds/round.ts'
import type { Who } from '../../chart/slot.ts'
import type { Seq } from '../../facts/ids.ts'
import { compareInstants, type Instant } from '../../facts/instant.ts'
import type { Message } from '../../message/message.ts'
import { type RefusedResult, refuse } from '../../refusals/result.ts'
import type { LateEntry, ReportDraft } from '../rule-book/format.ts'
import { planFor } from './knockout/plan.ts'
import type { HybridOptions } from './options.ts'
import { qualificationOf } from './qualification.ts'
import { raceNow } from './race/race-now.ts'
import { message } from './words/messages.ts'

/** HYB-28: while the first phase is not complete, if the row of the table stays the same. */
export const late: LateEntry<HybridOptions> = {
  rule: 'HYB-28',
  hasRoom: ({ maxPlayers }, count, chart) => {
    const plan = planFor(chart.field.size)
    return plan !== undefined && planFor(count) === plan && count <= maxPlayers
  },
  refusal: (_, chart) => {
    const stage = qualificationOf(chart)
    const because = message(stage?.isSeeded ? 'hybrid-late-seeds' : 'hybrid-late-phase')
    return stage?.isSeeded || stage?.find(1)?.isDone
      ? refuse({ code: 'too-late-to-enter', because, rule: 'HYB-28' })
      : undefined
  },
}

/** HYB-28: back into the pool while places are open; to a place or a knockout match while it is not forfeited. */
export function returning(options: HybridOptions, chart: Chart, who: Who): RefusedResult | undefined {
  const because = whyOut(options, chart, who)
  return because === undefined
    ? undefined
    : refuse({ code: 'is-out', entrant: entrantOf(chart, who), because, rule: 'HYB-28' })
}

function whyOut(options: HybridOptions, chart: Chart, who: Who): Message | undefined {
  const race = raceNow(options, chart)
  if (!race || qualificationOf(chart)?.isSeeded)
    return isStillSeated(chart, who) ? undefined : message('hybrid-out-nothing')
  if (race.places.some((place) => place.who === who)) return undefined
  const due = race.due()
  if (due.what === 'playoff' && due.contest.contenders.includes(who)) return undefined
  if (race.contest) return message('hybrid-out-playoff')
  return due.what === 'seeds' ? message('hybrid-out-taken') : undefined
}

const isStillSeated = (chart: Chart, who: Who): boolean =>
  [...chart.board.matchesOf(who)].some(({ outcome }) => outcome === undefined)

/** HYB-10, HYB-31. */
export function reporting(_: HybridOptions, chart: Chart, reported: ReportDraft): RefusedResult | undefined {
  const { match, finishedAt } = reported
  const published = publishedAt(chart, match)
  if (finishedAt !== undefined && compareInstants(finishedAt, published) < 0)
    return refuse({ code: 'finished-before-paired', match: match.id, finishedAt, published })
  return match.round.stage.id === 'qualification' ? mixedTimes(reported) : undefined
}

/** When a match was published: with its phase, with the seeds, or at the start. */
function publishedAt(chart: Chart, { round }: Match): Instant {
  const qualification = qualificationOf(chart)
  const told = round.publication ?? (qualification && chart.notices.seeds(qualification.id))
  return told?.at ?? (chart.started?.at as Instant)
}

function mixedTimes({ match, finishedAt, replaces }: ReportDraft): RefusedResult | undefined {
  const { round } = match
  const other = otherReport(round, replaces)
  if (!other || (other.finishedAt === undefined) === (finishedAt === undefined)) return undefined
  const others = finishedAt === undefined ? 'with' : 'without'
  return refuse({ code: 'mixed-times', match: match.id, round: round.name, others })
}

/** Another report of the round than the replaced one; called for every report, so it returns the first it finds. */
function otherReport({ matches }: Round, replaces: Seq | undefined): Game['report'] {
  for (const { games } of matches) for (const { report } of games) if (report && report.seq !== replaces) return report
  return undefined
}

/** "has qualified as seed 2 and left the pool". */
export function whereabouts(options: HybridOptions, chart: Chart, who: Who): Message | undefined {
  const race = raceNow(options, chart)
  if (!race)
    return chart.field.gone.has(who) ? message('hybrid-has-withdrawn', { who: entrantOf(chart, who) }) : undefined
  const seed = race.places.findIndex((place) => place.who === who)
  if (seed >= 0) return message('hybrid-has-qualified', { who: entrantOf(chart, who), seed: seed + 1 })
  return race.isHere(who) && !chart.field.gone.has(who)
    ? undefined
    : message('hybrid-has-left', { who: entrantOf(chart, who) })
}
