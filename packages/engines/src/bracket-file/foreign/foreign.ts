/**
 * Imports another program's bracket: its players in their places, its games in their order. It has neither seeds nor times, and
 * may have played a pair from another opening than our plan has; our opening is then not recorded for it.
 */
import type { Message } from '@arbiter/core/messages'
import { bracketOf } from '../bracket-of.ts'
import {
  areSame,
  differs,
  type Facet,
  facetSaid,
  scoreSaid,
  valueSaid,
  winnerSaid,
} from '../differences/difference-words.ts'
import type { AnyMatch, BracketFile, OwnBracket } from '../file.ts'
import { type CupDescription, type Import, type ImportWorld, refuse } from '../import.ts'
import { Replay } from '../replay.ts'
import { message } from '../words/messages.ts'
import { playAgain } from './games.ts'
import { type ForeignOrder, orderIn } from './order.ts'
import type { CupPlan } from './plan.ts'
import { fieldIn, isNobodyYet } from './players.ts'

export function foreignTournament(bracket: BracketFile, { config, book, now, by }: ImportWorld): Import {
  if (!config) return refuse(message('import-needs-config-too'))
  const field = fieldIn(bracket, config)
  if (!field.ok) return refuse(...field.problems)
  const wrong = wrongRounds(bracket, field.plan)
  if (wrong.length > 0) return refuse(...wrong)
  const order = orderIn(bracket, field.plan, book)
  if (order && 'id' in order) return refuse(order)
  const replay = Replay.of(openedAs(bracket, config), field.players, now, by)
  if (!(replay instanceof Replay)) return refuse(replay)
  const openings = order ? { openings: order.book } : {}
  const problem = replay.record({ do: 'start', order: field.bySeed, ...openings }, now)
  if (problem !== undefined) return refuse(message('import-at', { what: message('bracket-event-start'), problem }))
  return played(bracket, replay, order, now)
}

/** The order of openings comes from the file, however it was drawn. */
const openedAs = ({ TournamentName }: BracketFile, { name, seed, options }: CupDescription) => ({
  dice: seed ?? 'imported',
  name: TournamentName.trim() || name,
  options: { ...options, randomOpenings: false },
})

/** Plays the matches again round by round, then checks players, score and winner against the file. */
function played(
  bracket: BracketFile,
  replay: Replay,
  order: ForeignOrder | undefined,
  now: ImportWorld['now'],
): Import {
  const remarks: Message[] = []
  const matches = bracket.Rounds.flatMap(({ Matches }) => Matches)
  for (const [i, match] of matches.entries()) {
    const problem = playAgain(replay, { number: i + 1, match, order, now }, remarks)
    if (problem !== undefined) return refuse(problem)
  }
  const ours = bracketOf(replay.tournament, '').Rounds.flatMap(({ Matches }) => Matches)
  const problems = matches.flatMap((match, i) => contradictions(match, ours[i] as OurMatch))
  if (problems.length > 0) return refuse(...problems)
  replay.drawDue()
  return { ok: true, tournament: replay.tournament, remarks: [message('import-now-ours'), ...remarks] }
}

/** Refuses rounds with more or fewer matches than winners of the round before. */
function wrongRounds({ Rounds }: BracketFile, { matches }: CupPlan): Message[] {
  return Rounds.flatMap(({ Matches }, i) => {
    const due = matches.filter(({ round }) => round === i + 1).length
    return Matches.length === due ? [] : [message('import-matches', { round: i + 1, given: Matches.length, due })]
  })
}

type OurMatch = OwnBracket['Rounds'][number]['Matches'][number]

/** Players, score and winner that do not follow from the games. */
function contradictions(theirs: AnyMatch, ours: OurMatch): Message[] {
  const { MatchId: match, PlayerA: a, PlayerB: b } = theirs
  return [
    ...(isNobodyYet(a) ? [] : unlike(match, 'player-a', valueSaid(a), valueSaid(ours.PlayerA))),
    ...(isNobodyYet(b) ? [] : unlike(match, 'player-b', valueSaid(b), valueSaid(ours.PlayerB))),
    ...unlike(match, 'score', scoreSaid(theirs), scoreSaid(ours)),
    ...unlike(match, 'winner', winnerSaid(theirs), winnerSaid(ours)),
  ]
}

const unlike = (match: number, what: Facet, file: Message, games: Message): Message[] =>
  areSame(file, games) ? [] : [differs(facetSaid(match, what), file, games, 'games')]
