/** Records a director's command in a tournament file: decided, synced to the disk, then told. */
import {
  type Bulletin,
  type Command,
  decidedWithoutPlay,
  decisionShown,
  listed,
  type MatchShown,
  namesIn,
  parseCommand,
  type Recorded,
  show,
  sideShown,
  type Tournament,
  ticketTaken,
} from '@arbiter/core'
import type { Answer, Call } from '../command-line/command.ts'
import { orStop } from '../command-line/refusal.ts'
import type { World } from '../command-line/world.ts'
import { TournamentFile } from '../file/tournament-file.ts'
import { factSaid } from '../page/history.ts'
import { nextAction } from '../page/next.ts'
import { ticketsToPrint } from '../page/next-papers.ts'
import { wrapped } from '../page/prose.ts'
import { harmless } from '../page/text-width.ts'
import { decided } from './deciding.ts'
import { warnAll } from './looking.ts'
import { given, patienceFrom } from './options.ts'
import { timeFrom } from './time.ts'

/** The options of every command that changes something. */
export interface Circumstances {
  readonly at: string | undefined
  readonly by: string | undefined
  readonly key: string | undefined
  readonly note: string | undefined
  readonly wait: string | undefined
}

type Recording = Pick<Call, 'world'> & { readonly words: { readonly file: string }; readonly options: Circumstances }

/** What is asked for, in fields of a command; where their meaning depends on the tournament, by it. */
export type Wish = Fields | ((tournament: Tournament) => Fields)
type Fields = Readonly<Record<string, unknown>>

export const wished = (wish: Wish, tournament: Tournament): Fields =>
  typeof wish === 'function' ? wish(tournament) : wish

/** Opens the file, does the command, closes the file; `more` adds to the answer what the command alone can tell. */
export function record(
  { world, words, options }: Recording,
  wish: Wish,
  more: (answer: Answer, tournament: Tournament) => Answer = (answer) => answer,
): Answer {
  const file = openForWriting(world, words.file, options)
  try {
    const command = commandFrom(world, wished(wish, file.tournament), options)
    const { facts, repeated } = perform(world, file, command, options.by)
    return more(recorded(file.tournament, words.file, facts, repeated), file.tournament)
  } finally {
    file.close()
  }
}

export function openForWriting(world: World, path: string, { wait }: Pick<Circumstances, 'wait'>): TournamentFile {
  const file = TournamentFile.open(world.disk, path, patienceFrom(wait))
  warnAll(world, file.remarks)
  return file
}

/** What was typed as a command of the core, which checks every field of it. */
export function commandFrom(world: World, fields: Fields, { at, key, note }: Circumstances): Command {
  return orStop(parseCommand(given({ ...fields, at: timeFrom(at, world), key, note })))
}

/** Decides and saves; when this returns, the facts are on the disk. */
export function perform(world: World, file: TournamentFile, command: Command, by = 'director') {
  const answer = decided(world, file.tournament, command, by)
  if (!answer.ok) return orStop<never>(answer.refusal)
  if (!answer.repeated) file.append(answer.facts)
  return { facts: answer.facts, repeated: answer.repeated === true }
}

/** The facts in sentences, and what to do next. */
export function recorded(tournament: Tournament, file: string, facts: readonly Recorded[], repeated = false): Answer {
  return {
    exit: 'done',
    data: { ok: true, facts, ...(repeated ? { repeated } : {}) },
    page: (paper) => {
      const bulletin = show(tournament)
      const lines = said(tournament, bulletin, facts).map((line) => wrapped(harmless(line), paper.width, '  '))
      const papers = ticketsToPrint(tournament, facts, file, paper)
      return [...lines, ...before(repeated), ...nextAction(bulletin, file, paper), ...papers].join('\n')
    },
  }
}

function said(tournament: Tournament, bulletin: Bulletin, facts: readonly Recorded[]): string[] {
  const names = namesIn(tournament)
  const decided = decidedBy(tournament, facts)
  return facts.flatMap((fact) => [
    factSaid(fact, tournament.log, names),
    ...winnerBy(fact, bulletin, decided),
    ...unpaidBefore(fact, tournament),
  ])
}

/** Who has won a match where its last result alone does not say it: after a draw, and among teams. */
function winnerBy(fact: Recorded, bulletin: Bulletin, decided: ReadonlySet<string>): string[] {
  if (fact.type === 'entrant-withdrew')
    return matchesIn(bulletin)
      .filter(({ match }) => decided.has(match))
      .flatMap((match) => withoutPlay(match, bulletin))
  if (fact.type !== 'game-finished' && fact.type !== 'ruling-made') return []
  const { stages } = bulletin
  const match = matchesIn(bulletin).find((each) => each.match === fact.match)
  if (match?.boards)
    return match.winner === null ? [nobodyGoesOn(match, bulletin)] : goingOn(match, isLast(match, stages))
  if (fact.type === 'ruling-made') return []
  if (match?.pairs !== undefined) return winnerOfPairs(match)
  const how = match ? decisionShown(match) : ''
  return how === '' ? [] : [`${match?.winner} wins match ${fact.match} (${how}).`]
}

const matchesIn = ({ stages }: Bulletin): MatchShown[] =>
  stages.flatMap(({ rounds }) => rounds.flatMap((round) => round.matches))

/** Who goes on, or wins, from a match that a withdrawal has decided. */
function withoutPlay(match: MatchShown, bulletin: Bulletin): string[] {
  if (match.boards)
    return match.winner === null ? [nobodyGoesOn(match, bulletin)] : goingOn(match, isLast(match, bulletin.stages))
  return match.winner ? [`${match.winner} wins match ${match.match} without play.`] : []
}

/** The matches a withdrawal has decided; what it annuls has no winner. */
function decidedBy(tournament: Tournament, [first]: readonly Recorded[]): ReadonlySet<string> {
  if (first?.type !== 'entrant-withdrew') return new Set()
  const open = tournament.asOf(first.seq - 1).chart.openMatches()
  return new Set(open.filter(({ id }) => tournament.chart.matches.get(id)?.outcome).map(({ id }) => id))
}

/** "Drill wins match 5, 2½–½.": the points of both, the winner's first. */
function winnerOfPairs(match: MatchShown): string[] {
  if (!match.winner) return []
  const seat = match.seats.findIndex(({ entrant }) => entrant === match.winner)
  const how = decisionShown(match)
  const score = `${sideShown(match, seat)}–${sideShown(match, 1 - seat)}`
  return [`${match.winner} wins match ${match.match}, ${score}${how === '' ? '' : ` (${how})`}.`]
}

/** A payment comes too late for a match that was lost for want of it: what was decided stays until it is taken back. */
function unpaidBefore(fact: Recorded, tournament: Tournament): string[] {
  if (fact.type !== 'entrant-edited' || fact.paid !== true) return []
  const { chart } = tournament
  const who = chart.indexOf.get(fact.entrant)
  const lost = [...chart.matches.values()].filter(
    ({ seats, outcome, here }) =>
      outcome?.by === 'forfeit' && outcome.order.length === 0 && here.some((seat) => seats[seat]?.who === who),
  )
  return lost.map((match) => {
    const by = decidedWithoutPlay(tournament, match).decidedBy
    const way =
      by && 'fact' in by ? `: revoke fact ${by.fact} and ${by.cause === 'ruling' ? 'rule' : 'withdraw'} again` : ''
    return `Match ${match.id} was lost for want of payment and stays so${way}.`
  })
}

/** "Nobody goes on from match 2: Blues has not paid." A tie in a round robin says itself. */
function nobodyGoesOn({ match, seats, boards, advance }: MatchShown, { entrants }: Bulletin): string {
  const isThere = (name: string | undefined) => name !== undefined && !boards?.away?.includes(name)
  const unpaid = entrants.filter(
    ({ name, paid }) => paid === false && seats.some(({ entrant }) => entrant === name && isThere(name)),
  )
  const because = unpaid.length === 0 ? '' : `: ${listed(unpaid.map(({ name }) => name))} has not paid`
  return advance === 0 ? `Nobody has won match ${match}.` : `Nobody goes on from match ${match}${because}.`
}

/** "Harbour (as number 1) and Quarry (as number 4) go on from match 1 (IMP quotient)." */
function goingOn(match: MatchShown, isFinal: boolean): string[] {
  const { advancing = [], takes = [], state } = match
  if (state !== 'decided' || advancing.length === 0) return []
  const through = takes.flatMap(({ number, entrant }) =>
    entrant === undefined ? [] : [isFinal ? entrant : `${entrant} (${taken(match, entrant, number)})`],
  )
  const names = through.length > 0 ? through : advancing
  const how = decisionShown(match)
  const goes = isFinal || takes.length === 0 ? 'won' : names.length === 1 ? 'goes on from' : 'go on from'
  return [`${listed(names)} ${goes} match ${match.match}${how === '' ? '' : ` (${how})`}.`]
}

/** "as number 4", "to BA2". */
function taken(match: MatchShown, entrant: string, number: number | undefined): string {
  const ticket = ticketTaken(match, entrant)
  return ticket === undefined ? `as number ${number}` : `to ${ticket}`
}

/** The only match of the last round of its stage: from there nobody goes on. */
const isLast = (match: MatchShown, stages: Bulletin['stages']): boolean =>
  stages.some(({ rounds }) => {
    const matches = rounds.at(-1)?.matches ?? []
    return matches.length === 1 && matches[0]?.match === match.match
  })

const before = (repeated: boolean): string[] =>
  repeated ? ['That was done before with the same key; nothing was recorded again.'] : []
