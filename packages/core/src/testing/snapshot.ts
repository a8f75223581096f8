/** The whole chart as text: two charts are equal if their snapshots are. */

import { tableOf } from '../bulletin/table.ts'
import type { Chart } from '../chart/chart.ts'
import type { Match } from '../chart/match.ts'
import type { Round } from '../chart/rounds/round.ts'

export function snapshot(chart: Chart): string {
  return JSON.stringify(
    {
      entrants: chart.field.entrants,
      order: chart.field.order,
      brackets: chart.field.divisions.all,
      options: chart.options,
      ledger: chart.ledger,
      gone: [...chart.field.gone].sort(([a], [b]) => a - b),
      annulled: [...chart.field.annulled].sort((a, b) => a - b),
      closed: chart.isClosed,
      wants: chart.wants.map((wanted) => [wanted.what, wanted.stage.id, wanted.what === 'round' && wanted.round]),
      champion: [chart.champion.label, chart.champion.who],
      title: chart.title && [chart.title.round, chart.title.among(), chart.title.isAsked, chart.title.declared?.seq],
      unplaced: chart.unplaced,
      stages: chart.board.stages.map((stage) => ({
        id: stage.id,
        seeded: stage.isSeeded && stage.seedsTold.map((slot) => [slot.label, slot.who, slot.because]),
        announced: stage.announced.map(({ number, firstId }) => [number, firstId]),
        rounds: stage.rounds.map(roundText),
      })),
      ids: [...chart.board.matches.keys()],
      table: tableOf(chart),
    },
    plain,
  )
}

/** Writes maps as lists, and leaves out a ledger's reference to its chart. */
const plain = (key: string, value: unknown): unknown =>
  key === 'chart' ? undefined : value instanceof Map ? [...value] : value

const roundText = (round: Round) => ({
  number: round.number,
  left: round.left,
  open: round.isOpen,
  doneBy: round.doneBy,
  byes: round.byes.map((slot) => slot.who),
  published: round.publication?.seq,
  matches: round.matches.map(matchText),
})

const matchText = (match: Match) => ({
  id: match.id,
  seats: match.seats.map((slot) => [slot.label, slot.who]),
  unknown: match.unknown,
  absent: match.absent,
  annulled: match.isAnnulled,
  ruling: match.ruling?.seq,
  games: match.games.map(({ report: _, ...game }) => game),
  outcome: match.outcome,
  next: match.isSeated ? match.series.next(match) : [],
})
