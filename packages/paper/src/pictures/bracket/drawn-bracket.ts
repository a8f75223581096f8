/** Brackets for tests of what is drawn: seeds as the cup places them, favourites win. */
import type { BulletinBracket, BulletinMatch } from '@arbiter/core/bulletin'

type State = BulletinMatch['state']

/** The seeds of the first round from the top: 1 16 8 9 4 13 5 12 2 15 7 10 3 14 6 11. */
function seedsDown(size: number): number[] {
  let order = [1]
  while (order.length < size) order = order.flatMap((seed) => [seed, 2 * order.length + 1 - seed])
  return order
}

export const nameOf = (seed: number): string => `Player ${seed}`

/** A bracket of so many in which every match for which `state` says so was won by the better seed; with match ids such as "0.3". */
export function drawnBracket(size: number, state: (level: number, index: number) => State = () => 'waiting') {
  let seeds: (number | undefined)[] = seedsDown(size)
  const rounds: BulletinBracket['rounds'][number][] = []
  for (let level = 0; seeds.length > 1; level++) {
    const matches = Array.from({ length: seeds.length / 2 }, (_, index) =>
      matchOf(level, index, [seeds[2 * index], seeds[2 * index + 1]], state(level, index)),
    )
    rounds.push({ round: level + 1, name: { id: 'round' } as never, matches })
    seeds = matches.map(({ seats, winner }) => seats.find(({ entrant }) => entrant === winner)?.seed)
  }
  return { stage: 'knockout', name: { id: 'knockout' }, of: 'players', drawnAs: 'tree', rounds } as BulletinBracket
}

function matchOf(level: number, index: number, seeds: readonly (number | undefined)[], state: State): BulletinMatch {
  const seats = seeds.map((seed, side) => ({
    ...(seed === undefined ? {} : { seed, entrant: nameOf(seed) }),
    ...(level === 0 ? {} : { winnerOf: `${level - 1}.${2 * index + side}` }),
  }))
  const best = Math.min(...seeds.map((seed) => seed ?? Number.MAX_SAFE_INTEGER))
  const won = state === 'decided' ? { winner: nameOf(best), advancing: [nameOf(best)] } : {}
  return { match: `${level}.${index}` as never, advance: 1, games: [], state, seats, ...won }
}
