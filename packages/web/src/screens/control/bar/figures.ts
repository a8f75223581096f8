/** The figures of the state bar: results in, matches to be played and waiting, what needs the director, and when it may end. */
import { type Bulletin, progressOf } from '@arbiter/core/bulletin'
import type { Figure } from '../../../parts/head.tsx'
import { duration, moment } from '../../../words/time.ts'
import { words } from '../words/messages.ts'
import { expectedEnd } from './expected-end.ts'
import type { Times } from './times.ts'
import { decidedIn } from './track.ts'

export type FigureOfBar = Figure & { readonly title?: string }

export function figuresOfBar(bulletin: Bulletin, times: Times, needs: number, now: number): FigureOfBar[] {
  const { open, last } = progressOf(bulletin)
  const matches = (open.length > 0 ? open : last ? [last] : []).flatMap(({ round }) => round.matches)
  const playing = matches.filter(({ state }) => state === 'open').length
  const waiting = bulletin.stages
    .flatMap(({ rounds }) => rounds.flatMap((round) => round.matches))
    .filter(({ state }) => state === 'waiting').length
  const end = expectedEnd(bulletin, times, now)
  return [
    {
      label: words('control-figure-results'),
      value: decidedIn(matches),
      of: words('control-of', { all: matches.length }),
    },
    { label: words('control-figure-playing'), value: playing, ...(playing > 0 ? { kind: 'now' as const } : {}) },
    ...(waiting > 0 ? [{ label: words('control-figure-waiting'), value: waiting }] : []),
    { label: words('control-figure-needs'), value: needs, ...(needs > 0 ? { kind: 'needs' as const } : {}) },
    ...(end
      ? [
          {
            label: words('control-figure-end'),
            value: moment(end.at),
            title: words('control-end-from', {
              rounds: end.rounds,
              length: { text: duration(end.length) },
              left: end.left,
            }),
          },
        ]
      : []),
  ]
}
