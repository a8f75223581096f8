/** Matches and names of a tournament, for the Tab key. */
import { show } from '@arbiter/core/bulletin'
import type { World } from '../command-line/world.ts'
import { readTournament } from '../file/reading.ts'

interface Proposal {
  readonly word: string
  readonly about: string
}

/** Those without a result, with who plays. */
export async function matchesOpen(world: World, file: string): Promise<readonly Proposal[]> {
  const { stages } = show((await readTournament(world.disk, file)).tournament)
  const matches = stages.flatMap(({ rounds }) => rounds.flatMap((round) => round.matches))
  return matches
    .filter(({ state }) => state === 'open')
    .map(({ match, seats }) => ({ word: match, about: seats.map(({ entrant }) => entrant ?? '').join(' – ') }))
}

export async function peopleIn(world: World, file: string): Promise<readonly Proposal[]> {
  const { entrants } = (await readTournament(world.disk, file)).tournament.chart.field
  return entrants.map(({ name, club }) => ({ word: name, about: club ?? '' }))
}
