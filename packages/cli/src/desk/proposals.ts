/** Matches and names of a tournament, for the Tab key. */
import { show } from '@arbiter/core/bulletin'
import type { World } from '../command-line/world.ts'
import { readTournament } from '../file/tournament-file.ts'

interface Proposal {
  readonly word: string
  readonly about: string
}

/** Those without a result, with who plays. */
export function matchesOpen(world: World, file: string): readonly Proposal[] {
  const { stages } = show(readTournament(world.disk, file).tournament)
  const matches = stages.flatMap(({ rounds }) => rounds.flatMap((round) => round.matches))
  return matches
    .filter(({ state }) => state === 'open')
    .map(({ match, seats }) => ({ word: match, about: seats.map(({ entrant }) => entrant ?? '').join(' – ') }))
}

export function peopleIn(world: World, file: string): readonly Proposal[] {
  const { entrants } = readTournament(world.disk, file).tournament.chart.field
  return entrants.map(({ name, club }) => ({ word: name, about: club ?? '' }))
}
