/** Where a match stands in its tournament: stage and round, what feeds its seats, who waits for those who leave it. */
import { feederOf, type MatchShown, type RoundShown, type StageShown, show } from '@arbiter/core/bulletin'
import type { SeatShown } from '@arbiter/core/outline'
import type { Tournament } from '@arbiter/core/tournament'

export interface Place {
  readonly stage: StageShown
  readonly round: RoundShown
  readonly match: MatchShown
}

/** A match that takes somebody from this one. */
export interface Way extends Place {
  readonly who: 'winner' | 'loser' | 'number'
  /** Who sits, or will sit, opposite. */
  readonly against: readonly SeatShown[]
}

/** `live.look(placesIn)`: every match by its id. */
export function placesIn(tournament: Tournament): ReadonlyMap<string, Place> {
  const { stages } = show(tournament)
  return new Map(stages.flatMap((stage) => placesOf(stage)).map((place) => [place.match.match, place]))
}

const placesOf = (stage: StageShown): Place[] =>
  stage.rounds.flatMap((round) => round.matches.map((match) => ({ stage, round, match })))

/** The match whose winner, loser or number sits there. */
export function feederAt(places: ReadonlyMap<string, Place>, { stage, round }: Place, seat: SeatShown) {
  const named = seat.winnerOf ?? seat.loserOf
  if (named !== undefined) return places.get(named)
  const before = stage.rounds[stage.rounds.indexOf(round) - 1]
  const feeder = feederOf(before, seat)
  return feeder && places.get(feeder.match)
}

/** Where those who leave a match go on. */
export function waysFrom(places: ReadonlyMap<string, Place>, id: string): Way[] {
  return [...places.values()].flatMap((place) =>
    place.match.seats.flatMap((seat): Way[] => {
      if (feederAt(places, place, seat)?.match.match !== id) return []
      const who = seat.winnerOf === id ? 'winner' : seat.loserOf === id ? 'loser' : 'number'
      return [{ ...place, who, against: place.match.seats.filter((other) => other !== seat) }]
    }),
  )
}
