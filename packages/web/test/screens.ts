/** The addresses of all screens of a tournament. */
import { sized } from '../../../tools/tier.ts'
import { pages } from '../src/app/pages.ts'
import type { App } from './app.ts'

export const demos = ['demo-league', 'demo-hybrid', 'demo-cup', 'demo-diagonal', 'demo-bridge'] as const
export type Demo = (typeof demos)[number]

/** One per commit, all in the rest. */
export const demosOfTier = (one: Demo): readonly Demo[] =>
  sized<readonly Demo[]>({ test: [one], rest: demos, deep: demos })

/** Of the site itself. */
export const sitePaths = pages.flatMap((page) => (page.of === 'site' ? [page.path] : []))

/** Of a tournament, with its first open match and its first entrant. */
export async function pathsOf(app: App, id: string): Promise<string[]> {
  const chart = await app.get(`/tournaments/${id}/chart`)
  const open = chart.stages
    .flatMap((stage: { rounds: { matches: { match: string; state: string }[] }[] }) => stage.rounds)
    .flatMap((round: { matches: { match: string; state: string }[] }) => round.matches)
    .find((match: { state: string }) => match.state === 'open')
  const filled = (path: string) =>
    path.replace(':tournament', id).replace(':match', open.match).replace(':entrant', chart.entrants[0].id)
  return pages.flatMap((page) => (page.of === 'tournament' ? [filled(page.path)] : []))
}

/** Table and bracket differ between formats: the picture of each. */
const pictureOf: Readonly<Record<Demo, RegExp>> = {
  'demo-league': /\/table$/,
  'demo-hybrid': /\/table$/,
  'demo-cup': /\/bracket$/,
  'demo-diagonal': /\/table$/,
  'demo-bridge': /\/bracket$/,
}

/** At every commit one of each kind of screen, and each format's picture; all screens of all demos in the rest. */
export async function pathsOfTier(app: App, demo: Demo): Promise<string[]> {
  const all = await pathsOf(app, demo)
  const few = all.filter((path, i) => pictureOf[demo].test(path) || i % demos.length === demos.indexOf(demo))
  return sized({ test: few, rest: all, deep: all })
}
