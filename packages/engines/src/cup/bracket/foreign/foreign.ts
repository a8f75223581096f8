/**
 * From a bracket of another program: its players in their places, its games in their order. It knows neither seeds nor
 * times, and may have played a pair from another opening than our plan has; then ours is not claimed for it.
 */
import { halvesShown } from '@arbiter/core'
import { bracketOf } from '../bracket-of.ts'
import type { AnyMatch, BracketFile, OwnBracket } from '../file.ts'
import { type CupDescribed, type Import, type ImportWorld, refuse } from '../import.ts'
import { Replay } from '../replay.ts'
import { playAgain } from './games.ts'
import { type ForeignOrder, orderIn } from './order.ts'
import type { CupPlan } from './plan.ts'
import { fieldIn, isNobodyYet } from './players.ts'

export function foreignTournament(bracket: BracketFile, { config, book, now, by }: ImportWorld): Import {
  if (!config)
    return refuse('another program wrote it: how matches are decided it does not tell. Name the configuration, too.')
  const field = fieldIn(bracket, config)
  if (!field.ok) return refuse(...field.problems)
  const wrong = wrongRounds(bracket, field.plan)
  if (wrong.length > 0) return refuse(...wrong)
  const order = orderIn(bracket, field.plan, book)
  if (typeof order === 'string') return refuse(order)
  const replay = Replay.of(openedAs(bracket, config), field.players, now, by)
  if (typeof replay === 'string') return refuse(replay)
  const openings = order ? { openings: order.book } : {}
  const problem = replay.record({ do: 'start', order: field.bySeed, ...openings }, now)
  if (problem !== undefined) return refuse(`the start: ${problem}`)
  return played(bracket, replay, order, now)
}

/** The order of the openings comes from the file, whatever it was drawn by. */
const openedAs = ({ TournamentName }: BracketFile, { name, seed, options }: CupDescribed) => ({
  dice: seed ?? 'imported',
  name: TournamentName.trim() || name,
  options: { ...options, randomOpenings: false },
})

/** Match by match in the order of the rounds; then what the file says of each must follow from its games. */
function played(
  bracket: BracketFile,
  replay: Replay,
  order: ForeignOrder | undefined,
  now: ImportWorld['now'],
): Import {
  const remarks = new Set<string>()
  const matches = bracket.Rounds.flatMap(({ Matches }) => Matches)
  for (const [i, match] of matches.entries()) {
    const problem = playAgain(replay, { number: i + 1, match, order, now }, remarks)
    if (problem !== undefined) return refuse(problem)
  }
  const ours = bracketOf(replay.tournament, '').Rounds.flatMap(({ Matches }) => Matches)
  const problems = matches.flatMap((match, i) => contradictions(match, ours[i] as OurMatch))
  if (problems.length > 0) return refuse(...problems)
  replay.drawDue()
  const known = "the bracket is another program's; from here on it is ours, and its log is true"
  return { ok: true, tournament: replay.tournament, remarks: [known, ...remarks] }
}

/** As many matches in every round as there are winners of the one before. */
function wrongRounds({ Rounds }: BracketFile, { matches }: CupPlan): string[] {
  return Rounds.flatMap(({ Matches }, i) => {
    const due = matches.filter(({ round }) => round === i + 1).length
    return Matches.length === due ? [] : [`round ${i + 1} has ${Matches.length} matches in the file; ${due} are due`]
  })
}

type OurMatch = OwnBracket['Rounds'][number]['Matches'][number]

function contradictions(theirs: AnyMatch, ours: OurMatch): string[] {
  const facets = [
    { what: 'player A', file: theirs.PlayerA, games: isNobodyYet(theirs.PlayerA) ? theirs.PlayerA : ours.PlayerA },
    { what: 'player B', file: theirs.PlayerB, games: isNobodyYet(theirs.PlayerB) ? theirs.PlayerB : ours.PlayerB },
    { what: 'score', file: scoreOf(theirs), games: scoreOf(ours) },
    { what: 'winner', file: winnerOf(theirs), games: winnerOf(ours) },
  ]
  return facets
    .filter(({ file, games }) => file !== games)
    .map(({ what, file, games }) => `match ${theirs.MatchId}: ${what} ${file} in the file, ${games} by its games`)
}

type Outcome = Pick<AnyMatch, 'ScoreA' | 'ScoreB' | 'Winner' | 'IsDecided'>

const scoreOf = ({ ScoreA, ScoreB }: Outcome): string => `${halvesShown(ScoreA)}–${halvesShown(ScoreB)}`
const winnerOf = ({ Winner, IsDecided }: Outcome): string => (IsDecided ? Winner || 'nobody' : 'not known yet')
