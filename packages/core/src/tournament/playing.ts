/** Results, forfeits, cancellations, declared results, pairing and closing. */
import { isLevel, mayEndLevel, placesIn } from '../chart/apply.ts'
import type { Chart } from '../chart/chart.ts'
import { Match } from '../chart/match.ts'
import { namesOf } from '../chart/names.ts'
import type { Round } from '../chart/round.ts'
import { isSomebody, NOBODY, type Slot, type Who } from '../chart/slot.ts'
import type { Choice, Pairing, Stage } from '../chart/stage.ts'
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
import { pairingFact, publicationWanted } from './publishing.ts'
import { reportBoards } from './scoring.ts'
import type { Tournament } from './tournament.ts'

type PlayingCommand = CommandOf<'report' | 'forfeit' | 'cancel' | 'rule' | 'pair' | 'choose' | 'declare' | 'close'>

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
      return pair(tournament, command)
    case 'choose':
      return choose(tournament, command)
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
  if (match.series.boards) return reportBoards(tournament, match, command)
  const { result } = command
  if (result === undefined) return { code: 'wrong-kind-of-result', match: match.id, wanted: 'result' }
  const game = gameMeant(match, command.game ?? gameBetween(tournament, match, command.players))
  if (isRefusal(game)) return game
  const refusal = command.players && wrongPlayers(tournament, match, game, command.players)
  if (refusal) return refusal
  const fact = gameFinished(tournament, match, game, { ...command, result })
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
  if (!match.round.takesResults) return notOpen(match)
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
  return round.gate ? [...roundsBefore(round.gate), round.gate] : []
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

export function seatedIn({ chart }: Tournament, match: Match, name: string): Who | Refusal {
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
  const named = new Set<EntrantId>()
  for (const name of command.winners ?? (command.winner === undefined ? [] : [command.winner])) {
    const who = seatedIn(tournament, match, name)
    if (isRefusal(who)) return who
    if (match.here.includes(match.seatOf(who) as number)) named.add(tournament.chart.entrant(who).id)
  }
  const places = placesIn(match)
  const [winner] = named
  if (winner === undefined || named.size !== places)
    return { code: 'wrong-number-of-winners', match: match.id, named: named.size, places }
  return ruling(tournament, command, places === 1 ? { kind: 'won', winner } : { kind: 'through', through: [...named] })
}

function ruling(
  tournament: Tournament,
  command: { match: string; note?: string | undefined },
  made: Ruling,
): Fact[] | Refusal {
  const match = openMatch(tournament, command.match)
  if (isRefusal(match)) return match
  if (isLevel(made) && !mayEndLevel(match, made)) return { code: 'needs-a-winner', match: match.id }
  const note = command.note === undefined ? {} : { note: command.note }
  const between = match.seats.filter(({ who }) => isSomebody(who)).map(({ who }) => tournament.chart.entrant(who).id)
  return [{ type: 'ruling-made', match: match.id, between, ruling: made, ...note }]
}

function pair({ chart }: Tournament, { matches, note }: CommandOf<'pair'>): Fact[] | Refusal {
  if (!chart.started) return { code: 'not-started' }
  if (chart.wanted?.what === 'choice') return choiceAwaited(chart, chart.wanted)
  if (matches) return pairByHand(chart, matches, note)
  const wanted = publicationWanted(chart)
  return wanted ? [wanted] : { code: 'nothing-to-pair', waitsFor: chart.openMatches().map((match) => match.id) }
}

/** The director's own pairing in place of the proposed one. */
function pairByHand(chart: Chart, matches: readonly (readonly string[])[], note: string | undefined): Fact[] | Refusal {
  const { wanted } = chart
  if (wanted?.what !== 'round')
    return { code: 'nothing-to-pair', waitsFor: chart.openMatches().map((match) => match.id) }
  if (!wanted.byHand) return { code: 'not-by-hand', problem: `${wanted.name} is paired by the rules alone` }
  const meant = matches.map((names) => names.map((name) => entrantMeant(chart, name)))
  const refusal = meant.flat().find(isRefusal)
  if (refusal) return refusal
  const pairing = wanted.byHand(meant as Who[][])
  if (!pairing)
    return { code: 'not-by-hand', problem: `it must pair everybody of ${wanted.name}, and nobody else, once` }
  return [told(chart, wanted, pairing, note)]
}

/** Whoever has the choice says whom to meet. */
function choose({ chart }: Tournament, { opponent, note }: CommandOf<'choose'>): Fact[] | Refusal {
  if (!chart.started) return { code: 'not-started' }
  const { wanted } = chart
  if (wanted?.what !== 'choice')
    return { code: 'nothing-to-choose', waitsFor: chart.openMatches().map((match) => match.id) }
  const who = entrantMeant(chart, opponent)
  if (isRefusal(who)) return who
  const names = namesOf(chart)
  if (!wanted.among.includes(who))
    return {
      code: 'not-to-be-chosen',
      opponent: names[who] as string,
      among: wanted.among.map((each) => names[each] as string),
    }
  return [told(chart, wanted, wanted.chosen(who), note)]
}

export function choiceAwaited(chart: Chart, { chooser, among }: Choice): Refusal {
  const names = namesOf(chart)
  return { code: 'choice-awaited', chooser: names[chooser] as string, among: among.map((who) => names[who] as string) }
}

/** A pairing somebody decided on, as a fact. */
function told(
  chart: Chart,
  place: { readonly stage: Stage; readonly round: number },
  pairing: Pairing,
  note: string | undefined,
): Fact {
  return pairingFact(place, { ...pairing, byHand: true, note }, (who) => chart.entrant(who).id)
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
