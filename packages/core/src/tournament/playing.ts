/** Results, forfeits, cancellations, declared results, pairing and closing. */
import { isLevel } from '../chart/apply.ts'
import type { Chart } from '../chart/chart.ts'
import { Match } from '../chart/match.ts'
import { namesOf } from '../chart/names.ts'
import type { Round } from '../chart/round.ts'
import { NOBODY, type Slot, type Who } from '../chart/slot.ts'
import type { Title } from '../chart/title.ts'
import type { Fact, FactOf, Ruling } from '../facts/fact.ts'
import type { EntrantId, MatchId } from '../facts/ids.ts'
import { type Instant, parseInstant } from '../facts/instant.ts'
import { parseResult, type Result } from '../facts/result.ts'
import { isRefusal, type Refusal } from '../refusals/refusal.ts'
import type { GameToPlay } from '../series/series.ts'
import { scoresOf } from '../why/decided.ts'
import type { CommandOf } from './command.ts'
import { entrantMeant } from './entrant-meant.ts'
import { publicationWanted } from './publishing.ts'
import type { Tournament } from './tournament.ts'

type PlayingCommand = CommandOf<'report' | 'forfeit' | 'cancel' | 'rule' | 'pair' | 'declare' | 'close'>

export function decidePlaying(tournament: Tournament, command: PlayingCommand): Fact[] | Refusal {
  switch (command.do) {
    case 'report':
      return report(tournament, command)
    case 'forfeit':
      return forfeit(tournament, command)
    case 'cancel':
      return ruling(tournament, command, { kind: 'cancelled' })
    case 'rule':
      return declareMatch(tournament, command)
    case 'pair':
      return pair(tournament)
    case 'declare':
      return declareWinner(tournament, command)
    case 'close':
      return close(tournament)
    default:
      return command satisfies never
  }
}

function report(tournament: Tournament, command: CommandOf<'report'>): Fact[] | Refusal {
  const match = openMatch(tournament, command.match)
  if (!(match instanceof Match)) return match
  const game = gameMeant(match, command.game ?? gameBetween(tournament, match, command.players))
  if (isRefusal(game)) return game
  const refusal = command.players && wrongPlayers(tournament, match, game, command.players)
  if (refusal) return refusal
  const fact = gameFinished(tournament, match, game, command)
  const { format, chart } = tournament
  return format.reporting?.(chart.options, chart, { match, finishedAt: fact.finishedAt }) ?? [fact]
}

/** What a report carries besides its place. */
type Played = Pick<CommandOf<'report'>, 'finishedAt' | 'moves' | 'movesToFinish'> & { readonly result: string }

function gameFinished({ chart }: Tournament, match: Match, game: GameToPlay, played: Played): FactOf<'game-finished'> {
  const idOf = (seat: number): EntrantId => chart.entrant(match.who(seat)).id
  const result = parseResult(played.result) as Result
  const sides = [idOf(game.white), idOf(game.black)] as const
  const fact = { type: 'game-finished', match: match.id, game: game.number, sides, result } as const
  return hasLengths(played) ? Object.assign(fact, lengthsOf(played)) : fact
}

const hasLengths = ({ finishedAt, moves, movesToFinish }: Omit<Played, 'result'>): boolean =>
  finishedAt !== undefined || moves !== undefined || movesToFinish !== undefined

/** Finish time and lengths, where they were given. */
export function lengthsOf({ finishedAt, moves, movesToFinish }: Omit<Played, 'result'>) {
  const lengths: { finishedAt?: Instant; moves?: number; movesToFinish?: number } = {}
  if (finishedAt !== undefined) lengths.finishedAt = parseInstant(finishedAt) as Instant
  if (moves !== undefined) lengths.moves = moves
  if (movesToFinish !== undefined) lengths.movesToFinish = movesToFinish
  return lengths
}

/** The match, if a result can be taken for it now. */
function openMatch(tournament: Tournament, id: string): Match | Refusal {
  const match = knownMatch(tournament, id)
  if (!(match instanceof Match)) return match
  if (match.outcome) return { code: 'already-decided', match: match.id, how: howDecided(tournament, match) }
  if (!match.isSeated) return { code: 'players-not-known', match: match.id, waitsFor: match.seats.flatMap(waitsFor) }
  if (!match.round.isOpen) return notOpen(match)
  return match
}

export function knownMatch({ chart }: Tournament, id: string): Match | Refusal {
  const match = chart.matches.get(id as MatchId)
  if (match) return match
  if (!chart.started) return { code: 'not-started' }
  return { code: 'no-such-match', match: id, last: [...chart.matches.keys()].at(-1) }
}

/** "1-0, score", "cancelled", "Ann withdrew". */
export function howDecided({ chart }: Tournament, match: Match): string {
  const { outcome, games, ruling, isAnnulled } = match
  if (isAnnulled) return 'annulled by a withdrawal'
  if (ruling && ruling.ruling.kind !== 'absent') return `by ruling: ${ruling.ruling.kind}`
  const winner = match.winnerNow === NOBODY ? '' : `, ${namesOf(chart)[match.winnerNow]} won`
  return `${scoresOf(games)} by ${outcome?.by}${winner}`.trim()
}

function waitsFor({ who, label }: Slot): string[] {
  if (who >= 0) return []
  switch (label.from) {
    case 'winner':
    case 'loser':
      return [`the ${label.from} of ${label.of}`]
    case 'seed':
      return label.of === undefined ? ['the start'] : [`seed ${label.seed} of the ${label.of}`]
    case 'number':
      return [`number ${label.number} after round ${label.after}`]
    default:
      return ['the start']
  }
}

function notOpen({ id, round }: Match): Refusal {
  const open = roundsBefore(round).flatMap((before) => before.matches.filter((match) => !match.outcome))
  return { code: 'round-not-open', match: id, round: round.name, open: open.map((match) => match.id) }
}

function roundsBefore(round: Round): Round[] {
  return round.after ? [...roundsBefore(round.after), round.after] : []
}

export function gameMeant(match: Match, number: number | undefined): GameToPlay | Refusal {
  const next = match.series.next(match)
  if (number === undefined) {
    if (next.length === 1) return next[0] as GameToPlay
    return { code: 'which-game', match: match.id, next: next.map((game) => game.number) }
  }
  const game = next.find((candidate) => candidate.number === number)
  return game ?? { code: 'no-such-game', match: match.id, game: number, next: next.map((each) => each.number) }
}

/** Of several games to play, the one in which these two have these colours. */
function gameBetween({ chart }: Tournament, match: Match, players: readonly string[] | undefined): number | undefined {
  const next = match.series.next(match)
  if (!players || next.length < 2) return undefined
  const [white, black] = players.map((player) => entrantMeant(chart, player))
  return next.find((game) => match.who(game.white) === white && match.who(game.black) === black)?.number
}

function wrongPlayers(
  { chart }: Tournament,
  match: Match,
  game: GameToPlay,
  players: readonly [string, string],
): Refusal | undefined {
  const seated = [match.who(game.white), match.who(game.black)]
  const meant = players.map((player) => entrantMeant(chart, player))
  const refusal = meant.find(isRefusal)
  if (refusal) return refusal
  if (meant.every((who, i) => who === seated[i])) return undefined
  return notBetween(
    chart,
    match,
    seated,
    (meant as Who[]).find((who) => !seated.includes(who)),
  )
}

function forfeit(tournament: Tournament, command: CommandOf<'forfeit'>): Fact[] | Refusal {
  const match = openMatch(tournament, command.match)
  if (isRefusal(match)) return match
  const absent: EntrantId[] = []
  for (const name of command.absent) {
    const who = seatedIn(tournament, match, name)
    if (isRefusal(who)) return who
    absent.push(tournament.chart.entrant(who).id)
  }
  return ruling(tournament, command, { kind: 'absent', absent: [...new Set(absent)] })
}

function seatedIn({ chart }: Tournament, match: Match, name: string): Who | Refusal {
  const who = entrantMeant(chart, name)
  if (isRefusal(who) || match.seatOf(who) !== undefined) return who
  return notBetween(
    chart,
    match,
    match.seats.map((slot) => slot.who),
    who,
  )
}

/** Who plays there, and where the one who does not is, if the format can tell. */
function notBetween(chart: Chart, match: Match, seated: readonly Who[], stranger: Who | undefined): Refusal {
  const names = namesOf(chart)
  const where = stranger === undefined ? undefined : chart.format.whereabouts?.(chart.options, chart, stranger)
  return {
    code: 'not-between-these-players',
    match: match.id,
    expected: seated.map((who) => names[who] as string),
    ...(where === undefined ? {} : { because: `${names[stranger as Who]} ${where}` }),
  }
}

function declareMatch(tournament: Tournament, command: CommandOf<'rule'>): Fact[] | Refusal {
  const match = openMatch(tournament, command.match)
  if (isRefusal(match)) return match
  if (command.winner === null) return ruling(tournament, command, { kind: 'drawn' })
  const who = seatedIn(tournament, match, command.winner)
  if (isRefusal(who)) return who
  return ruling(tournament, command, { kind: 'won', winner: tournament.chart.entrant(who).id })
}

function ruling(
  tournament: Tournament,
  command: { match: string; note?: string | undefined },
  made: Ruling,
): Fact[] | Refusal {
  const match = openMatch(tournament, command.match)
  if (isRefusal(match)) return match
  if (isLevel(made) && !match.series.canBeDrawn) return { code: 'needs-a-winner', match: match.id }
  const note = command.note === undefined ? {} : { note: command.note }
  const between = match.seats.map(({ who }) => tournament.chart.entrant(who).id)
  return [{ type: 'ruling-made', match: match.id, between, ruling: made, ...note }]
}

function pair({ chart }: Tournament): Fact[] | Refusal {
  if (!chart.started) return { code: 'not-started' }
  const wanted = publicationWanted(chart)
  return wanted ? [wanted] : { code: 'nothing-to-pair', waitsFor: chart.openMatches().map((match) => match.id) }
}

/** The director says who has won. */
function declareWinner({ chart }: Tournament, { winners, note }: CommandOf<'declare'>): Fact[] | Refusal {
  if (!chart.started) return { code: 'not-started' }
  const { title } = chart
  if (!title || title.declared)
    return { code: 'nothing-to-declare', waitsFor: chart.openMatches().map((match) => match.id) }
  const meant: EntrantId[] = []
  for (const name of winners) {
    const who = ableToWin(chart, title, name)
    if (isRefusal(who)) return who
    meant.push(chart.entrant(who).id)
  }
  const { stage, round } = title
  const said = note === undefined ? {} : { note }
  return [{ type: 'winner-declared', stage: stage.id, round, winners: [...new Set(meant)], ...said }]
}

function ableToWin(chart: Chart, title: Title, name: string): Who | Refusal {
  const who = entrantMeant(chart, name)
  const able = title.among()
  if (isRefusal(who) || able.includes(who)) return who
  const names = namesOf(chart)
  return { code: 'cannot-win', entrant: names[who] as string, among: able.map((each) => names[each] as string) }
}

function close({ chart }: Tournament): Fact[] | Refusal {
  if (!chart.started) return { code: 'not-started' }
  if (!chart.isFinished) return { code: 'not-finished', open: chart.openMatches().map((match) => match.id) }
  return [{ type: 'tournament-closed' }]
}
