/** The race for places: everybody's points, the players who have qualified, and those who can qualify with the current game. */

import type { Chart } from '../../chart/chart.ts'
import { namesOf } from '../../chart/names.ts'
import { pictureOf } from '../../formats/views/picture.ts'
import type { RaceView, Runner } from '../../formats/views/race.ts'
import { at } from '../../lists/at.ts'
import type { Message } from '../../message/message.ts'
import type { Tournament } from '../../tournament/tournament.ts'
import { momentsShown } from '../figures.ts'
import { message } from '../words/messages.ts'

/** `undefined` for formats without such a race, and before the start. */
export function raceOf({ format, chart }: Tournament): RaceView | undefined {
  const race = chart.started ? pictureOf(format, 'race')?.shown(chart.options, chart) : undefined
  if (!race) return undefined
  const free = byesNow(chart)
  return { ...race, runners: race.runners.map((runner) => (free.has(runner.name) ? { ...runner, bye: true } : runner)) }
}

function byesNow(chart: Chart): Set<string> {
  const names = namesOf(chart)
  const now = chart.board.rounds().filter(({ isOpen, left }) => isOpen && left > 0)
  return new Set(now.flatMap(({ byes }) => byes.map(({ who }) => at(names, who))))
}

/** A player's state in a few words: "in as seed 2, phase 7, 14:02:10", "a draw is enough against Ben", "out"; or nothing. */
export function runnerWords({ runners, needed }: RaceView): (runner: Runner) => Message | undefined {
  const timeOf = momentsShown(runners.flatMap(({ reachedAt }) => reachedAt ?? []))
  return (runner) => {
    const { reachedAt, reachedIn = 0 } = runner
    const what = standingSaid(runner, needed)
    if (!what || reachedAt === undefined || !isOver(runner)) return what
    return message('race-reached', { what, phase: reachedIn, time: timeOf(reachedAt) })
  }
}

/** The states in which the moment of the last point is shown. */
const isOver = ({ state }: Runner): boolean => state === 'in' || state === 'running' || state === 'out'

function standingSaid(runner: Runner, needed: number): Message | undefined {
  switch (runner.state) {
    case 'in':
      return message('race-in', { seed: runner.seed ?? 0 })
    case 'running':
      return runner.reachedAt === undefined ? playingSaid(runner, needed) : message('race-has-points')
    case 'playing-off':
      return runner.against === undefined
        ? message('race-plays-off')
        : message('race-plays-off-against', { who: { text: runner.against } })
    case 'out':
      return outSaid(runner)
    case 'withdrawn':
      return message('race-withdrew')
    default:
      return runner.state satisfies never
  }
}

function playingSaid({ against, bye, clinchesWith, reachesWith }: Runner, needed: number): Message | undefined {
  if (against === undefined) return bye ? message('race-bye') : undefined
  const who = { text: against }
  if (clinchesWith) return message('race-enough', { with: resultOf(clinchesWith), who })
  if (reachesWith) return message('race-makes', { with: resultOf(reachesWith), who, points: { points: needed } })
  return message('race-plays', { who })
}

const resultOf = (what: 'a draw' | 'a win'): 'draw' | 'win' => (what === 'a draw' ? 'draw' : 'win')

function outSaid({ lostPlayoff, reachedAt, missedBy, lastIn = '' }: Runner): Message {
  if (lostPlayoff) return message('race-lost-playoff')
  if (reachedAt === undefined) return message('race-out')
  if (missedBy === 'seeds') return message('race-seeds-stand')
  if (missedBy === 'matches') return message('race-fewer-matches', { who: { text: lastIn } })
  return missedBy === 'points' ? message('race-more-points', { who: { text: lastIn } }) : message('race-too-late')
}
