/** Small tournaments for tests of view models, without a server and without a browser. */
import { type Command, unwrap } from '@arbiter/core'
import { show } from '@arbiter/core/bulletin'
import { formatNamed, formats } from '@arbiter/core/formats'
import { act, openTournament, Tournament } from '@arbiter/core/tournament'
import type { TournamentView } from '../src/live/tournament-view.ts'

/** Ten o'clock; commands come when a test says. */
export const tenOClock = Date.parse('2026-11-17T10:00:00.000Z')
export const minutes = (count: number): number => count * 60_000

interface Opening {
  readonly options?: Readonly<Record<string, unknown>>
  readonly autoPair?: boolean
}

/** Started with these entrants, in the order of their ratings. */
export function started(format: string, entrants: readonly (string | object)[], opening: Opening = {}): Tournament {
  const tournament = entered(format, entrants, opening)
  return done(tournament, { do: 'start' })
}

export function entered(
  format: string,
  entrants: readonly (string | object)[],
  { options = {}, autoPair = false }: Opening = {},
): Tournament {
  const { format: rules } = unwrap(formatNamed(format, formats))
  const { tournament } = unwrap(openTournament(rules, { name: 'T', options, autoPair, dice: 'd' }, askedAt(tenOClock)))
  const people = entrants.map((each, i) => (typeof each === 'string' ? { name: each, rating: 2000 - i } : each))
  return people.length === 0 ? tournament : done(tournament, { do: 'enter', entrants: people })
}

const askedAt = (at: number) => ({ by: 'desk', now: new Date(at).toISOString() }) as never

export function done(tournament: Tournament, command: object, at = tenOClock): Tournament {
  unwrap(act(tournament, command as Command, askedAt(at)))
  return tournament
}

/** The tournament one command later; the original stays as it was. */
export const after = (tournament: Tournament, command: object): Tournament =>
  done(new Tournament(tournament.format, tournament.log), command)

/** Reports every open game: White wins, or the team named first, unless the test says otherwise. */
export function played(
  tournament: Tournament,
  resultOf: (first: string, second: string) => string = () => '1-0',
  at = tenOClock,
): Tournament {
  const ids = new Map(show(tournament).entrants.map(({ id, name }) => [name, id]))
  for (const todo of show(tournament).todo) {
    if (todo.do !== 'report') continue
    const { match } = todo
    if ('between' in todo)
      done(tournament, { do: 'report', match, between: todo.between.map((name) => ids.get(name)), imps: [40, 20] }, at)
    else done(tournament, { do: 'report', match, game: todo.game, result: resultOf(todo.white, todo.black) }, at)
  }
  return tournament
}

/** As a director sees it, or somebody who may do less. */
export const seen = (tournament: Tournament, may: TournamentView['may'] = () => true): TournamentView => ({
  id: 'T',
  tournament,
  look: (look) => look(tournament),
  may,
})
