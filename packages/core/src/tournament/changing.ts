/**
 * Correct, revoke, undo, redo, change of options. A correction or revocation first builds the chart as it would be: published rounds nobody
 * has played on are drawn again, and every other fact that finds no place there must be confirmed before it becomes void.
 */
import { chartOf } from '../chart/apply.ts'
import type { Chart } from '../chart/chart.ts'
import type { Match } from '../chart/match.ts'
import type { Label } from '../chart/slot.ts'
import type { Fact, Recorded, RecordedOf } from '../facts/fact.ts'
import type { MatchId, Seq, StageId } from '../facts/ids.ts'
import { parseResult, type Result } from '../facts/result.ts'
import { factsOf, historyOf, standing, takenBack } from '../facts/standing.ts'
import { ownKindOf } from '../formats/facts/own-kind-of.ts'
import { type Consequences, isRefusal, type Refusal } from '../refusals/refusal.ts'
import type { Asked } from './asked.ts'
import type { Changing } from './changes.ts'
import type { Command, CommandOf } from './command.ts'
import { consequencesOf } from './consequences.ts'
import { asReported, type Correctable, notReported, type Played } from './correctable.ts'
import { lengthsOf, notFinishedYet } from './lengths.ts'
import { gameMeant, knownMatch, namedIn } from './match-meant.ts'
import { misplaced } from './misplacing.ts'
import { changeOptions } from './options.ts'
import { overtakenBy, overtakenTold } from './overtaking.ts'
import { followedBy, publicationInPlaceOf, publicationWanted, sameTold } from './publishing.ts'
import { redraw } from './redrawing.ts'
import { boardsToCorrect } from './scoring.ts'
import { Stamp } from './stamp.ts'
import type { Tournament } from './tournament.ts'

const changes = ['correct', 'revoke', 'undo', 'redo', 'misplaced', 'redraw', 'change'] as const
type ChangeCommand = CommandOf<(typeof changes)[number]>

export const isChange = (command: Command): command is ChangeCommand =>
  (changes as readonly string[]).includes(command.do)

export function decideChange(tournament: Tournament, command: ChangeCommand, stamp: Stamp): Fact[] | Refusal {
  switch (command.do) {
    case 'undo':
      return undo(tournament)
    case 'redo':
      return redo(tournament)
    case 'change':
      return changeOptions(tournament, command, stamp)
    case 'revoke':
    case 'correct':
    case 'misplaced':
    case 'redraw':
      return confirmed(changeMeant(tournament, command, stamp), command.confirm)
    default:
      return command satisfies never
  }
}

type Amendment = CommandOf<'correct' | 'revoke' | 'misplaced' | 'redraw'>

/** What a change to the past would do, without doing it. */
export function preview(tournament: Tournament, command: Amendment, { now, by }: Asked): Consequences | Refusal {
  const stamp = new Stamp(tournament.log.length, undefined, now, by)
  if (tournament.chart.isClosed) return { code: 'closed' }
  const change = notFinishedYet(command, now) ?? changeMeant(tournament, command, stamp)
  return isRefusal(change) ? change : change.consequences()
}

function changeMeant(tournament: Tournament, command: Amendment, stamp: Stamp): Change | Refusal {
  const meant = changeOf(tournament, command, stamp)
  const own = command.do === 'correct' ? (command.match as MatchId) : undefined
  return isRefusal(meant) ? meant : new Change(tournament, stamp, meant, own)
}

function changeOf(tournament: Tournament, command: Amendment, stamp: Stamp): Changing | Refusal {
  switch (command.do) {
    case 'correct':
      return correct(tournament, command)
    case 'revoke':
      return revoke(tournament, command)
    case 'misplaced':
      return misplaced(tournament, command)
    case 'redraw':
      return redraw(tournament, command, stamp)
    default:
      return command satisfies never
  }
}

function undo({ log }: Tournament): Fact[] | Refusal {
  const key = historyOf(log).done.at(-1)
  if (key === undefined) return { code: 'nothing-to-undo' }
  return [{ type: 'command-revoked', how: 'undo', facts: factsOf(log, key), voids: [] }]
}

function redo({ log }: Tournament): Fact[] | Refusal {
  const undone = historyOf(log).undone.at(-1)
  if (undone === undefined) return { code: 'nothing-to-redo' }
  return [{ type: 'command-revoked', how: 'redo', facts: [undone], voids: [] }]
}

/** Takes back an older command, an earlier revocation too. */
function revoke({ log }: Tournament, command: CommandOf<'revoke'>): Changing | Refusal {
  const facts = standingFactsOf(log, log[command.fact - 1])
  const last = facts.at(-1)
  if (last === undefined) return { code: 'nothing-to-revoke', fact: command.fact }
  return {
    after: last,
    make: (voids) => [{ type: 'command-revoked', how: 'revoke', facts, voids, ...noteOf(command) }],
  }
}

/** What of this fact's command still stands; nothing for the opening and for undos, which redo takes back. */
function standingFactsOf(log: readonly Recorded[], fact: Recorded | undefined): Seq[] {
  if (!fact || fact.key === log[0]?.key) return []
  if (fact.type === 'command-revoked' && (fact.how === 'undo' || fact.how === 'redo')) return []
  const taken = takenBack(log)
  return factsOf(log, fact.key).filter((seq) => !taken.has(seq))
}

function correct(tournament: Tournament, command: CommandOf<'correct'>): Changing | Refusal {
  const match = knownMatch(tournament, command.match)
  if (isRefusal(match)) return match
  const meant = correctable(tournament, match, command)
  if (isRefusal(meant)) return meant
  const { fact, inPlaceOfRuling, before, result } = meant
  const played = { ...before, ...(result === undefined ? {} : { result }), ...lengthsOf(command) } as Played
  if (JSON.stringify(played) === JSON.stringify(before)) return { code: 'nothing-changes', match: match.id }
  const isRetimed = inPlaceOfRuling !== undefined || played.finishedAt !== before.finishedAt
  const refusal = isRetimed ? refusedTime(tournament, match, played, fact) : undefined
  if (refusal) return refusal
  return {
    after: fact,
    make: (voids) => [
      {
        type: 'result-corrected',
        fact,
        ...(inPlaceOfRuling && { inPlaceOfRuling }),
        ...played,
        voids,
        ...noteOf(command),
      },
    ],
  }
}

function correctable(tournament: Tournament, match: Match, command: CommandOf<'correct'>): Correctable | Refusal {
  if (match.series.results === 'numbers') return boardsToCorrect(tournament, match, command)
  if (command.imps !== undefined) return { code: 'wrong-kind-of-result', match: match.id, wanted: 'result' }
  const meant = match.ruling
    ? gameInPlaceOf(tournament, match, match.ruling, command)
    : gameReported(tournament, match, command)
  return isRefusal(meant) ? meant : { ...meant, ...resultOf(command) }
}

function refusedTime(
  { format, chart }: Tournament,
  match: Match,
  { finishedAt }: Played,
  replaces: Seq,
): Refusal | undefined {
  return format.reporting?.(chart.options, chart, { match, finishedAt, replaces })
}

function gameReported(
  tournament: Tournament,
  match: Match,
  { game: number }: CommandOf<'correct'>,
): Correctable | Refusal {
  const reports = match.games.flatMap(({ report }) => report ?? [])
  const [first, second] = reports
  if (number === undefined && second)
    return { code: 'which-game', match: match.id, next: reports.map(({ game }) => game) }
  const report = number === undefined ? first : reports.find(({ game }) => game === number)
  if (!report) return notReported(tournament, match)
  return asReported(tournament, report)
}

/** The game that was open when the ruling was made. */
function gameInPlaceOf(
  tournament: Tournament,
  match: Match,
  ruling: RecordedOf<'ruling-made'>,
  { game: number, result }: CommandOf<'correct'>,
): Correctable | Refusal {
  if (number !== undefined && match.games.some(({ report }) => report?.game === number))
    return gameReported(tournament, match, { do: 'correct', match: match.id, game: number })
  if (result === undefined) return notReported(tournament, match)
  const { chart } = tournament.asOf(ruling.seq - 1)
  const game = gameMeant(chart.matches.get(match.id) as Match, number)
  if (isRefusal(game)) return game
  const idOf = (seat: number) => tournament.chart.entrant(match.who(seat)).id
  return {
    fact: ruling.seq,
    before: {},
    inPlaceOfRuling: {
      game: game.number,
      sides: [idOf(game.white), idOf(game.black)],
      ...namedIn(match, game),
    },
  }
}

const resultOf = ({ result }: CommandOf<'correct'>) =>
  result === undefined ? {} : { result: parseResult(result) as Result }

const noteOf = ({ note }: { note?: string | undefined }) => (note === undefined ? undefined : { note })

function confirmed(change: Change | Refusal, confirm: true | readonly number[] | undefined): Fact[] | Refusal {
  if (isRefusal(change)) return change
  const voids = change.unplaced
  if (voids.length === 0 || confirm === true || sameSeqs(voids, confirm ?? [])) return change.facts()
  return { code: 'would-void', consequences: change.consequences() }
}

const sameSeqs = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((seq) => b.includes(seq))

/** A change to the past, and the chart as it would be. */
class Change {
  /** Publications that are taken back because nobody has played on them and they would be drawn otherwise now. */
  readonly redrawn: readonly Seq[]
  /** Facts that would lose their place. */
  readonly unplaced: readonly Seq[]
  /** Facts that would come back without a place, because what held them down loses its own. */
  private readonly released: readonly Seq[]
  /** The chart with the change, before what is published after it. */
  private readonly bare: Chart
  private readonly tournament: Tournament
  private readonly stamp: Stamp
  private readonly make: (voids: readonly Seq[]) => Fact[]

  /** The match that is corrected. */
  private readonly own: MatchId | undefined

  constructor(tournament: Tournament, stamp: Stamp, { after, make }: Changing, own: MatchId | undefined) {
    this.tournament = tournament
    this.own = own
    this.stamp = stamp
    this.make = make
    const unplayedByBracket = Object.values(groupedByBracket(tournament.chart, unplayed(tournament, after)))
    const drawnAgain = tournament.autoPair ? unplayedByBracket.flatMap((each) => this.drawnAgain(each)) : []
    this.redrawn = drawnAgain.toSorted((a, b) => a - b)
    const first = this.preview(make(this.redrawn))
    this.unplaced = [...first.unplaced]
    const voids = [...this.redrawn, ...this.unplaced]
    let then = this.unplaced.length === 0 ? first : this.preview(make(voids))
    const released: Seq[] = []
    for (let left = 20; left > 0 && then.unplaced.length > 0; left--) {
      released.push(...then.unplaced)
      then = this.preview(make([...voids, ...released]))
    }
    this.released = released
    this.bare = then
  }

  /** The change with what it voids, and the publications it leads to; the tournament foresees its chart. */
  facts(): Fact[] {
    const { facts, then } = this.outcome()
    this.tournament.foresee(this.stamp.onAll(facts), then)
    return facts
  }

  consequences(): Consequences {
    const { tournament, redrawn, unplaced, stamp, own } = this
    const { facts, then } = this.outcome()
    const log = [...tournament.log, ...stamp.onAll(facts)]
    return consequencesOf(tournament, { chart: then, log, unplaced, redrawn, own })
  }

  private outcome(): { facts: Fact[]; then: Chart } {
    const facts = this.make([...this.redrawn, ...this.unplaced, ...this.released])
    const { length } = facts
    let then = this.bare
    followedBy(facts, () => {
      if (facts.length > length) then = this.preview(facts)
      if (then.unplaced.length > 0) throw new Error(`decided on facts without a place: ${JSON.stringify(facts)}`)
      return this.tournament.autoPair ? publicationWanted(then) : undefined
    })
    return { facts: this.withWhatStands(facts, then), then }
  }

  /** The director is told what stands although the results would now give another, and the log keeps it. */
  private withWhatStands([first, ...others]: Fact[], then: Chart): Fact[] {
    const found = overtakenBy(this.tournament.chart, then)
    const isChange = first?.type === 'result-corrected' || first?.type === 'command-revoked'
    const told = isChange && found ? { ...first, stands: overtakenTold(then, found) } : first
    return [told as Fact, ...others]
  }

  private preview(facts: readonly Fact[]): Chart {
    return chartOf(this.tournament.format, [...this.tournament.log, ...this.stamp.onAll(facts)])
  }

  /**
   * Of publications of one bracket nobody has played on: the first that would be drawn otherwise now, and all after it. A
   * publication of the format's own that is not wanted any more takes no other with it.
   */
  private drawnAgain(candidates: readonly Recorded[]): Seq[] {
    const seqs = candidates.map(({ seq }) => seq)
    const fallen: Seq[] = []
    for (const [i, candidate] of candidates.entries()) {
      const wanted = publicationInPlaceOf(this.preview(this.make([...fallen, ...seqs.slice(i)])), candidate)
      const isOwn = ownKindOf(this.tournament.format, candidate) !== undefined
      if (!wanted && isOwn) fallen.push(candidate.seq)
      else if (!wanted || !sameTold(this.tournament.chart, wanted, candidate)) return [...fallen, ...seqs.slice(i)]
    }
    return fallen
  }
}

/** Published pairings, seeds and draws of the format later than a fact, on which nothing has been reported. */
function unplayed({ chart, log, format }: Tournament, after: Seq): Recorded[] {
  return standing(log).filter((fact) => {
    if (fact.seq <= after) return false
    if (fact.type === 'round-paired') return !fact.byHand && !matchesOf(chart, fact).some(isReported)
    if (fact.type === 'seeds-published') return !seededMatches(chart, fact).some(isReported)
    return ownKindOf(format, fact)?.published?.isPlayedOn(chart, fact as never) === false
  })
}

/** Brackets do not wait for each other: what is drawn again in one leaves what the others were told. */
function groupedByBracket({ stages }: Chart, publications: readonly Recorded[]): Record<string, Recorded[]> {
  const groups: Record<string, Recorded[]> = {}
  for (const fact of publications) {
    const letter = 'stage' in fact ? (stages.find(({ id }) => id === fact.stage)?.letter ?? '') : ''
    groups[letter] = [...(groups[letter] ?? []), fact]
  }
  return groups
}

const isReported = ({ games, ruling }: Match): boolean => ruling !== undefined || games.some((game) => game.report)

function matchesOf(chart: Chart, fact: RecordedOf<'round-paired'>): Match[] {
  const round = chart.stages.find(({ id }) => id === fact.stage)?.find(fact.round)
  return round?.publication?.seq === fact.seq ? round.matches : []
}

/** The matches of these seeds, and all that their winners and losers come to. */
function seededMatches(chart: Chart, fact: RecordedOf<'seeds-published'>): Match[] {
  const reached = new Set<MatchId>()
  for (const { id, seats } of chart.matches.values())
    if (seats.some(({ label }) => comesFrom(label, fact.stage, reached))) reached.add(id)
  return [...reached].map((id) => chart.matches.get(id) as Match)
}

function comesFrom(label: Label, stage: StageId, reached: ReadonlySet<MatchId>): boolean {
  if (label.from === 'winner' || label.from === 'loser') return reached.has(label.of)
  return label.from === 'seed' && label.of === stage
}
