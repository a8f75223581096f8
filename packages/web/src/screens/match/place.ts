/** The place of a match in its tournament: stage and round, its feeders, and where its players go on. */

import type { SeatOutline } from '@arbiter/core/bulletin'
import { type BulletinMatch, type BulletinRound, type BulletinStage, feederOf, show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'

export interface MatchPlace {
  readonly stage: BulletinStage
  readonly round: BulletinRound
  readonly match: BulletinMatch
}

/** A match that takes a player from this one. */
export interface Way extends MatchPlace {
  readonly who: 'winner' | 'loser' | 'number'
  /** The opponent, known or possible. */
  readonly against: readonly SeatOutline[]
}

/** `live.look(placesIn)`: every match by its id. */
export function placesIn(tournament: Tournament): ReadonlyMap<string, MatchPlace> {
  const { stages } = show(tournament)
  return new Map(stages.flatMap((stage) => placesOf(stage)).map((place) => [place.match.match, place]))
}

const placesOf = (stage: BulletinStage): MatchPlace[] =>
  stage.rounds.flatMap((round) => round.matches.map((match) => ({ stage, round, match })))

/** The feeder of a seat. */
export function feederAt(places: ReadonlyMap<string, MatchPlace>, { stage, round }: MatchPlace, seat: SeatOutline) {
  const named = seat.winnerOf ?? seat.loserOf
  if (named !== undefined) return places.get(named)
  const before = stage.rounds[stage.rounds.indexOf(round) - 1]
  const feeder = feederOf(before, seat)
  return feeder && places.get(feeder.match)
}

/** Where the players of a match go on. */
export function waysFrom(places: ReadonlyMap<string, MatchPlace>, id: string): Way[] {
  return [...places.values()].flatMap((place) =>
    place.match.seats.flatMap((seat): Way[] => {
      if (feederAt(places, place, seat)?.match.match !== id) return []
      const who = seat.winnerOf === id ? 'winner' : seat.loserOf === id ? 'loser' : 'number'
      return [{ ...place, who, against: place.match.seats.filter((other) => other !== seat) }]
    }),
  )
}
