/** What whoever runs the games of a cup tells beside results: games that were broken off, and how games are played. */
import type { Match } from '../chart/match.ts'
import type { Fact } from '../facts/fact.ts'
import type { EntrantId } from '../facts/ids.ts'
import { gameAbandoned } from '../formats/cup/facts/game-abandoned.ts'
import { playArranged } from '../formats/cup/facts/play-arranged.ts'
import { isRefusal, type Refusal } from '../refusals/refusal.ts'
import type { CommandOf } from './command.ts'
import { gameMeant, namedIn, openMatch, seatedIn } from './match-meant.ts'
import type { Tournament } from './tournament.ts'
import { message } from './words/messages.ts'

/** CUP-22a: only a game that can be played now can be broken off. */
export function abandon(tournament: Tournament, command: CommandOf<'abandon'>): Fact[] | Refusal {
  const { chart, format } = tournament
  if (!format.openings) return onlyInCups(tournament, command.do)
  const match = openMatch(tournament, command.match)
  if (isRefusal(match)) return match
  const game = gameMeant(match, command.game)
  if (isRefusal(game)) return game
  const stuck = entrantNamed(tournament, match, command)
  if (isRefusal(stuck)) return stuck
  const idOf = (seat: number): EntrantId => chart.entrant(match.who(seat)).id
  return [
    gameAbandoned.fact({
      match: match.id,
      game: game.number,
      sides: [idOf(game.white), idOf(game.black)],
      ...namedIn(match, game),
      why: command.why,
      ...stuck,
      ...(command.record === undefined ? {} : { record: command.record }),
      ...noteOf(command),
    }),
  ]
}

/** The engine that could not start, where one is named. */
function entrantNamed(
  tournament: Tournament,
  match: Match,
  { engine, why }: CommandOf<'abandon'>,
): { entrant?: EntrantId } | Refusal {
  if (engine === undefined) return {}
  if (why !== 'no-start') return { code: 'bad-command', field: 'engine', problem: message('command-engine-unwanted') }
  const who = seatedIn(tournament, match, engine)
  return isRefusal(who) ? who : { entrant: tournament.chart.entrant(who).id }
}

/** CUP-22b. */
export function arrange(tournament: Tournament, command: CommandOf<'arrange'>): Fact[] | Refusal {
  if (!tournament.format.openings) return onlyInCups(tournament, command.do)
  const { from, play } = command
  return [playArranged.fact({ from, play, ...noteOf(command) })]
}

const onlyInCups = ({ format }: Tournament, wish: 'abandon' | 'arrange'): Refusal => ({
  code: 'not-in-this-format',
  wish,
  format: format.name,
  belongsTo: 'cups',
})

const noteOf = ({ note }: { note?: string | undefined }) => (note === undefined ? {} : { note })
