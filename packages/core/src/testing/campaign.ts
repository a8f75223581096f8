/** A random tournament with a restless director: most laws are checked after every command, the expensive ones at the end. */

import { show } from '../bulletin/show.ts'
import type { Match } from '../chart/match.ts'
import { nameOf, namesOf } from '../chart/names.ts'
import { isSomebody } from '../chart/slot.ts'
import type { PendingPublication } from '../chart/stage.ts'
import { type Answer, act, decide } from '../decider/decide.ts'
import { Dice, type Roll } from '../dice/dice.ts'
import type { RecordedFact } from '../facts/fact.ts'
import type { Seq } from '../facts/ids.ts'
import { changesThePast, takenBack } from '../facts/in-force.ts'
import { instantOf } from '../facts/instant.ts'
import type { ShippedCommand as Command } from '../formats/commands.ts'
import { at } from '../lists/at.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { unwrap } from '../refusals/result.ts'
import { openTournament } from '../tournament/open.ts'
import { isRoundWithoutLengths, type RoundWithoutLengths } from '../tournament/publication.ts'
import { Tournament } from '../tournament/tournament.ts'
import { explainsEverything } from './explanations.ts'
import {
  aPreviewSaysWhatHappens,
  aSecondOpinionAgrees,
  checkNow,
  exportAndImport,
  isCorrectable,
  lookingAheadMovesNothing,
  namesDoNotDecide,
  nobodyGoneIsPaired,
  simulationGoesOn,
} from './laws.ts'
import { snapshot } from './snapshot.ts'
import { hold, holdEqual, type World } from './world.ts'

/** A count of each event, to detect idle campaigns. */
export type EventCounts = Map<string, number>

const results = ['1-0', '0-1', '1/2-1/2', '1-0', '0-1', '1/2-1/2', '1-0', '0-1', '+-', '-+', '--'] as const

export interface Effort {
  /** After this many commands the director only plays on to the end. */
  readonly limit?: number
  /** Percentage of campaigns that are verified after every command, which reads the whole log each time. */
  readonly doubted?: number
}

const publications: readonly string[] = ['round-paired', 'seeds-published', 'opening-drawn']

/** Plays one random tournament; throws `LawBroken`. */
export function campaign(world: World, seed: string, happened: EventCounts, effort: Effort = {}): void {
  const { limit = 400, doubted = 100 } = effort
  const played = new Campaign(world, seed, happened, doubted)
  played.run(limit)
  played.judge()
}

/** The log of the same tournament without checking laws, for other tests. */
export function campaignLog(world: World, seed: string, limit: number): readonly RecordedFact[] {
  const played = new Campaign(world, seed, new Map(), undefined)
  played.run(limit)
  return played.tournament.log
}

class Campaign {
  private readonly world: World
  private readonly happened: EventCounts
  private readonly roll: Roll
  /** Separate streams, so that kept seeds still lead to the same tournaments. */
  private readonly rollToSimulate: Roll
  private readonly rollToForesee: Roll
  private readonly seed: string
  readonly tournament: Tournament
  private readonly places = new Map<string, string>()
  private now = Date.parse('2026-05-01T10:00:00Z')
  private keys = 0
  private readonly isThorough: boolean
  /** True if every command is verified. */
  private readonly isDoubted: boolean
  /** False to skip the laws; the tournament is the same. */
  private readonly isChecked: boolean
  private readonly options: Readonly<Record<string, unknown>>

  /** Checks no laws if `doubted` is undefined. */
  constructor(world: World, seed: string, happened: EventCounts, doubted: number | undefined) {
    this.isChecked = doubted !== undefined
    this.world = world
    this.happened = happened
    this.roll = new Dice(seed).stream('campaign')
    this.rollToSimulate = new Dice(seed).stream('simulation')
    this.rollToForesee = new Dice(seed).stream('foresight')
    this.seed = seed
    this.isDoubted = doubted !== undefined && new Dice(seed).stream('doubt')(1, 100) <= doubted
    this.isThorough = this.chance(33)
    this.options = this.one(world.options)
    const opening = { dice: seed, options: this.options, autoPair: this.roll(0, 9) > 1 }
    const opened = unwrap(openTournament(world.format, opening, this.asked()))
    this.tournament = opened.tournament
  }

  run(limit: number): void {
    this.enterEverybody()
    const mischief = this.one([0, 10, 25, 45])
    const moment = this.rollToSimulate(1, 4) === 1 ? limit : this.rollToSimulate(0, 80) // every fourth is left alone
    const foresight = this.rollToForesee(0, 40)
    for (let step = 0; step < limit; step++) {
      if (step === moment) this.simulate()
      if (step === foresight) this.foresee()
      if (this.chart.state === 'finished' && this.chance(50)) break
      if (this.world.isConducted && this.chance(8)) this.conduct()
      else if (this.chance(mischief)) this.mischief()
      else this.goOn()
    }
    this.playToTheEnd()
    if (this.isThorough) this.foresee()
    if (this.isThorough) this.undoAndRedoEverything()
  }

  /** The laws that are too expensive to check before the end. */
  judge(): void {
    exportAndImport(this.tournament)
    namesDoNotDecide(this.tournament)
    aSecondOpinionAgrees(this.world, this.tournament)
    explainsEverything(this.world, this.tournament, this.roll)
  }

  private get chart() {
    return this.tournament.chart
  }

  // --- chance ------------------------------------------------------------------------------------

  private chance(percent: number): boolean {
    return this.roll(1, 100) <= percent
  }

  private one<Item>(list: readonly Item[]): Item {
    return list[this.roll(0, list.length - 1)] as Item
  }

  private asked() {
    return { by: 'director', now: instantOf(this.now) }
  }

  private count(what: string, by = 1): void {
    this.happened.set(what, (this.happened.get(what) ?? 0) + by)
  }

  // --- commands ----------------------------------------------------------------------------------

  /** Performs a command and checks the laws before and after it. */
  private act(command: Command): Answer {
    if (this.chance(70)) this.now += 1000 * this.roll(0, 60)
    const { log } = this.tournament
    const before = {
      length: log.length,
      chart: this.snapshot(),
      bulletin: this.isThorough ? this.shown() : undefined,
    }
    const answer = decide(this.tournament, command, this.asked())
    const law = answer.ok ? 'looking ahead moves nothing' : 'a refusal changes nothing'
    holdEqual(law, this.snapshot(), before.chart, `deciding on ${command.do} moved the chart`)
    if (!answer.ok) {
      this.count(`refused: ${answer.refusal.code}`)
      hold('a refusal changes nothing', log.length === before.length, () => command.do)
      return answer
    }
    nobodyGoneIsPaired(this.tournament, answer.facts)
    if (this.chance(10) && this.isChecked) this.actsAlike(command, answer.facts)
    if (this.isChecked) lookingAheadMovesNothing(this.tournament, answer.facts)
    if (!answer.repeated) this.tournament.apply(answer.facts)
    if (this.isChecked) checkNow(this.world, this.tournament, this.places, answer.facts)
    if (this.isDoubted) this.doubt()
    this.count(command.do)
    for (const { type } of answer.facts) if (publications.includes(type)) this.count(type)
    if (command.do !== 'undo' && command.do !== 'redo' && !answer.repeated)
      this.undoRestores(before.length, before.bulletin)
    return answer
  }

  /** Verifies the log so far. */
  private doubt(): void {
    aSecondOpinionAgrees(this.world, this.tournament)
    this.count('verified')
  }

  /** On a copy: `act` gives the same facts and chart as `decide` and `apply`. */
  private actsAlike(command: Command, facts: readonly RecordedFact[]): void {
    const [atOnce, inSteps] = [this.copy(), this.copy()]
    const done = act(atOnce, command, this.asked())
    const law = 'acting is deciding and applying'
    holdEqual(law, JSON.stringify(done.ok && done.facts), JSON.stringify(facts), command.do)
    if (done.ok && !done.repeated) inSteps.apply(facts)
    holdEqual(law, snapshot(atOnce.chart), snapshot(inSteps.chart), command.do)
  }

  /** On a copy: undo restores the bulletin before the command, redo the bulletin after it. In every third campaign after every command. */
  private undoRestores(length: number, bulletin: string | undefined): void {
    if ((!this.isThorough && !this.chance(10)) || !this.isChecked) return
    const { format, log } = this.tournament
    const before = bulletin ?? shown(new Tournament(format, log.slice(0, length)))
    const copy = new Tournament(format, log)
    const after = shown(copy)
    this.take(copy, { do: 'undo' })
    holdEqual('undo restores, redo brings back', shown(copy), before, 'after undo')
    this.take(copy, { do: 'redo' })
    holdEqual('undo restores, redo brings back', shown(copy), after, 'after redo')
  }

  private take(tournament: Tournament, command: Command): Answer {
    const answer = decide(tournament, command, this.asked())
    if (answer.ok) tournament.apply(answer.facts)
    return answer
  }

  private enterEverybody(): void {
    const size = this.one(this.world.sizes)
    const rated = this.chance(70)
    for (let i = 1; i <= size; i++) {
      const strength = 1500 + this.roll(0, 20) * 10
      const rating = rated ? { rating: strength, maxRating: strength + this.roll(0, 5) * 10 } : {}
      this.act({ do: 'enter', entrants: [{ name: `P${i}`, ...rating, ...this.profile() }] })
      if (this.chance(5)) this.hostile()
    }
    const started = this.start()
    hold('never stuck', started.ok, () => `the start was refused: ${JSON.stringify(started)}`)
    if (this.isDivided && this.chance(25)) this.drawAgain()
    for (const round of this.chart.board.rounds()) this.count('byes', round.byes.length)
  }

  /** Starts in the order of entry if needed ratings are missing. */
  private start(): Answer {
    const cut = this.isDivided && this.chance(40) ? this.act({ do: 'start', ...this.cuts() }) : undefined
    const openings = this.world.book?.(this.roll, this.options, this.chart.field.present.length)
    const book = openings ? { openings } : {}
    const started = cut?.ok ? cut : this.act({ do: 'start', ...book })
    if (started.ok || !started.refusal.code.startsWith('missing-')) return started
    return this.act({ do: 'start', order: 'entry', ...book })
  }

  private get isDivided(): boolean {
    const { field } = this.chart
    const { length } = field.present
    return field.divisions.sizesFor(length) !== undefined && length >= 6
  }

  /** The field divided in two at random. */
  private cuts() {
    const count = this.chart.field.present.length
    const first = this.roll(3, count - 3)
    return { brackets: [first, count - first] }
  }

  private profile() {
    return this.world.profile?.(this.roll, this.options) ?? {}
  }

  /** The next regular command. */
  private goOn(): void {
    const open = this.chart.board.openMatches()
    if (!this.chart.started) this.startAgain()
    else if (this.chart.title?.isAsked) this.declare()
    else if (this.chart.wants[0]) this.publish(this.chart.wants[0])
    else if (open.length > 0) this.report(this.one(open))
    else if (this.chart.state === 'finished') this.closeAndReopen()
  }

  /** After the start was taken back; newcomers enter if there are too few entrants. */
  private startAgain(): void {
    const started = this.start()
    if (!started.ok)
      this.act({ do: 'enter', entrants: [{ name: `N${this.tournament.log.length}`, ...this.profile() }] })
    this.count('started again')
  }

  /** Publishes the wanted round: by the rules, by choice or by hand. */
  private publish(wanted: PendingPublication): void {
    const names = namesOf(this.chart)
    const pairing = wanted.what === 'round' && wanted.byHand && this.chance(30) ? wanted.propose() : undefined
    const teams = (pairing?.matches.flat() ?? []).flatMap(({ who }) => names[who] ?? [])
    if (wanted.what === 'choice')
      this.act({ do: 'choose', opponent: at(names, this.chance(80) ? this.one(wanted.among) : wanted.chooser) })
    else if (isRoundWithoutLengths(wanted)) this.findLengths(wanted)
    else if (teams.length === 4) this.act({ do: 'pair', matches: [teams.slice(0, 2), teams.slice(2)] })
    else this.act({ do: 'pair' })
  }

  /** The director gives missing lengths one by one, or declares them unknown. */
  private findLengths({ lengths: { games } }: RoundWithoutLengths): void {
    hold('never stuck', !this.act({ do: 'pair' }).ok, () => 'a round was published before its lengths were known')
    const { match, game } = this.one(games)
    if (this.chance(60)) this.act({ do: 'correct', match: match.id, game: game.number, moves: this.roll(10, 14) })
    else this.act({ do: 'pair', lengths: 'unknown' })
    this.count('lengths asked for')
  }

  /** IMPs of two teams, often tied; together at most 24 a board. */
  private imps(boards: number): readonly [number, number] {
    const wide = () => Math.min(12 * boards, this.roll(0, 60))
    return this.chance(30) ? [wide(), wide()] : [this.roll(0, 2), this.roll(0, 2)]
  }

  private reportBoards(match: Match): void {
    const { number, white, black, half, mayBeWhole, boards = 1 } = this.one(match.series.next(match))
    const names = namesOf(this.chart)
    const pair = [at(names, match.who(white)), at(names, match.who(black))] as const
    const between = this.chance(50) ? pair : ([pair[1], pair[0]] as const)
    const part = half === undefined || (mayBeWhole && this.chance(60)) ? {} : { half }
    const named = match.here.length > 2 || this.chance(20) ? { between } : {}
    const extra = half === undefined ? { game: number } : {}
    const command = { do: 'report', match: match.id, ...extra, imps: this.imps(boards), ...named, ...part } as const
    if (this.chance(10)) this.correctedAtOnce(command)
    const answer = this.act(this.chance(5) ? this.reportTwice(command) : command)
    hold('never stuck', answer.ok, () => `open boards were refused: ${JSON.stringify([command, answer])}`)
    this.count(part.half ? 'half' : half ? 'whole' : 'extra boards')
    if (match.here.length > 2) this.count('three-way')
  }

  private report(match: Match): void {
    if (match.series.results === 'numbers') {
      this.reportBoards(match)
      return
    }
    if (match.series.awaits?.(match) === 'ruling') {
      this.act({ do: 'rule', match: match.id, winner: this.seatedIn(match) })
      this.count('ruled when asked')
      return
    }
    const game = this.one(match.series.next(match))
    const finishedAt = this.isTimed(match) ? { finishedAt: instantOf(this.now) } : {}
    const command = {
      do: 'report',
      match: match.id,
      game: game.number,
      result: this.one(results),
      ...finishedAt,
    } as const
    if (this.chance(10)) this.correctedAtOnce(command)
    const details = { ...command, ...this.record() }
    if (this.chance(5) && this.reportedWithAnother(details)) return
    const answer = this.act(this.chance(5) ? this.reportTwice(details) : details)
    hold('never stuck', answer.ok, () => `an open game was refused: ${JSON.stringify(answer)}`)
  }

  /** Together with a game of another match; refused whole if that is refused. */
  private reportedWithAnother({ do: _, ...report }: Extract<Command, { do: 'report' }>): boolean {
    const other = this.one(this.chart.board.openMatches())
    const [game] = other.series.next(other)
    if (!game || other.id === report.match) return false
    const time = report.finishedAt === undefined ? {} : { finishedAt: report.finishedAt }
    const another = { match: other.id, game: game.number, result: this.one(results), ...time }
    const answer = this.act({ do: 'report-several', reports: [report, another] })
    this.count(answer.ok ? 'several results' : 'several results refused')
    return answer.ok
  }

  /** Some reports include the record of their game. */
  private record() {
    if (!this.world.isConducted || this.chance(70)) return {}
    this.count('record')
    const fault = this.chance(20)
      ? { fault: { by: this.one(['white', 'black'] as const), sentence: 'It crashed.' } }
      : {}
    const again = this.chance(10) ? { repeats: 1 } : {}
    return { record: { ending: this.one(['checkmate', 'time']), plies: this.roll(0, 300), ...fault, ...again } }
  }

  /** Commands of a program that conducts the games of a cup, beside results. */
  private conduct(): void {
    const match = this.one(this.chart.board.openMatches())
    const from = this.roll(1, 4)
    const acts = [
      () => match && this.breakOff(match),
      () => this.act({ do: 'arrange', from, play: { nodes: this.roll(1, 9) } }),
      () => this.act({ do: 'change', options: { RoundPairIncrements: this.otherPairs() } }),
    ]
    this.one(acts)()
  }

  private breakOff(match: Match): void {
    const numbers = match.series.next(match).map(({ number }) => number)
    const game = this.chance(90) ? (this.one(numbers) ?? 1) : this.roll(1, 9)
    const why = this.one(['interrupted', 'void', 'no-start'] as const)
    const engine = why === 'no-start' && this.chance(80) ? { engine: this.seatedIn(match) } : {}
    this.act({ do: 'abandon', match: match.id, game, why, ...engine, ...this.record() })
  }

  /** Mostly changes only the last rounds. */
  private otherPairs(): number[] {
    const { roundPairIncrements: now } = this.chart.options as { roundPairIncrements: readonly number[] }
    const rounds = Math.ceil(Math.log2(Math.max(this.chart.field.size, 2)))
    const from = this.roll(0, rounds - 1)
    return Array.from({ length: rounds }, (_, i) => (i < from ? (now[i] ?? now.at(-1) ?? 1) : this.roll(1, 3)))
  }

  /** True if the reports of this match's round have finish times: all have or none has. */
  private isTimed({ round }: Match): boolean {
    const [report] = round.matches.flatMap(({ games }) => games.flatMap((game) => game.report ?? []))
    return report ? report.finishedAt !== undefined : this.chance(50)
  }

  /** Reports with a key; returns the same command, to be sent again. */
  private reportTwice(command: Command): Command {
    const keyed = { ...command, key: `k${++this.keys}` }
    this.act(keyed)
    const { length } = this.tournament.log
    const again = this.act(keyed)
    hold('a retry counts once', again.ok && this.tournament.log.length === length, () => JSON.stringify(again))
    this.count('retry')
    return keyed
  }

  /** Reporting wrongly and correcting at once leads to the same bulletin as reporting correctly. */
  private correctedAtOnce(command: Extract<Command, { do: 'report' }>): void {
    if (!this.isChecked) return
    const [wrong, right] = [this.copy(), this.copy()]
    const { match, game, result, imps, between, half } = command
    const said = {
      ...(game && { game }),
      ...(result && { result }),
      ...(imps && { imps }),
      ...(between && { between }),
    }
    const other = imps
      ? { imps: [imps[0] + 1, imps[1] + 3] as const }
      : { result: results.find((each) => each !== result) ?? '1-0' }
    if (!this.take(wrong, { ...command, ...other }).ok) return
    const corrected = this.take(wrong, { do: 'correct', match, ...said, ...(half && { half }), confirm: true })
    this.take(right, command)
    hold('a correction is as if reported right', corrected.ok, () => JSON.stringify(corrected))
    holdEqual('a correction is as if reported right', shown(wrong), shown(right), command.match)
    this.count('corrected at once')
  }

  private copy(): Tournament {
    return new Tournament(this.tournament.format, this.tournament.log)
  }

  private mischief(): void {
    const acts = [
      () => this.act({ do: 'undo' }),
      () => this.backAndForth(),
      () => this.act({ do: 'redo' }),
      () => this.correct(),
      () => this.correct(),
      () => this.correct(),
      () => this.revoke(),
      () => this.revoke(),
      () => this.forfeit(),
      () => this.chance(30) && this.declare(),
      () => this.rule(),
      () => this.withdraw(),
      () => this.act({ do: 'return', entrant: this.somebodyGone() }),
      () => this.act({ do: 'return', entrant: this.somebody() }),
      () => this.act({ do: 'enter', entrants: [{ name: `L${this.tournament.log.length}`, ...this.profile() }] }),
      () => this.act({ do: 'edit', entrant: this.somebody(), club: this.one(['Rooks', 'Bishops', null]) }),
      () => this.hostile(),
      ...(this.world.format.about.whom === 'teams' ? this.deskwork() : []),
    ]
    this.one(acts)()
  }

  /** Commands of a team tournament, beside results. */
  private deskwork(): (() => unknown)[] {
    const match = this.one([...this.chart.board.matches.values()])
    const team = this.somebody()
    const half = this.one([{}, { half: 1 }, { half: 2 }] as const)
    const letter = this.one(['A', 'B', 'C', undefined] as const)
    const to = letter === undefined ? {} : { to: letter }
    const players = ['#1', '#2', '#3', this.one(['#4', '#5', '#6'])]
    const fault = this.one(['team', 'directors'] as const)
    const placed = this.one(['low', 'high'] as const)
    return [
      () => match && this.act({ do: 'lineup', match: match.id, team: this.seatedIn(match), ...half, players }),
      () => match && this.act({ do: 'score', match: match.id, ...half, ...this.boardsOf(match) }),
      () => this.act({ do: 'post' }),
      () => this.act({ do: 'remedy', team, refund: this.chance(80) }),
      () => this.change({ do: 'misplaced', team, fault, placed, ...to }),
      () => this.change({ do: 'misplaced', team: match ? this.seatedIn(match) : team, fault, placed, ...to }),
      () => this.drawAgain(),
    ]
  }

  /** Redraws with the same teams, or with one more or less. */
  private drawAgain(): void {
    const enter = [{ name: `D${this.tournament.log.length}`, ...this.profile() }]
    const how = this.one([{}, { withdraw: [this.somebody()] }, { enter }])
    const answer = this.change({ do: 'redraw', ...how })
    if (!answer.ok && answer.refusal.code.startsWith('missing-')) this.change({ do: 'redraw', order: 'entry', ...how })
  }

  private seatedIn(match: Match): string {
    return namesOf(this.chart)[match.who(this.roll(0, match.seats.length - 1))] ?? 'nobody'
  }

  private boardsOf(match: Match) {
    const played = this.world.format.views.simulation?.playedBy?.(this.chart)
    const all = played?.kind === 'teams' ? played.boards.perPair(match) : 1
    const count = this.one([1, Math.floor(all / 2), Math.ceil(all / 2), all])
    const boards = Array.from({ length: Math.max(1, count) }, (_, i) => ({ board: i + 1, imps: this.imps(1) }))
    const names = match.seats.map(({ who }) => namesOf(this.chart)[who] ?? 'nobody')
    return { boards, between: [at(names, 0), this.one(names.slice(1)) ?? 'nobody'] as const }
  }

  private somebody(): string {
    return this.one(namesOf(this.chart)) ?? 'nobody'
  }

  private somebodyGone(): string {
    const [who] = this.chart.field.gone.keys()
    return who === undefined ? this.somebody() : nameOf(this.chart, who)
  }

  /** Some withdraw and return at once. */
  private withdraw(): void {
    const entrant = this.somebody()
    if (this.act({ do: 'withdraw', entrant, emergency: this.chance(30) }).ok && this.chance(30))
      this.act({ do: 'return', entrant })
  }

  private backAndForth(): void {
    const steps = this.roll(1, 4)
    for (let i = 0; i < steps; i++) this.act({ do: 'undo' })
    for (let i = this.roll(0, steps); i > 0; i--) this.act({ do: 'redo' })
  }

  private correct(): void {
    const match = this.one([...this.chart.board.matches.values()].filter(isCorrectable))
    if (!match) return
    const game = this.one(match.games.filter(({ report }) => report))
    const winner = match.winnerNow
    const number = game ? { game: game.number } : {}
    if (!game) this.count('ruling corrected')
    const names = namesOf(this.chart)
    const between = match.seats.flatMap(({ who }) => names[who] ?? []).slice(0, 2) as [string, string]
    const changed =
      match.series.results === 'numbers'
        ? { imps: this.imps(2), ...(game ? {} : { between }) }
        : { result: this.one(results) }
    const command = { do: 'correct', match: match.id, ...number, ...changed } as const
    if (this.change(command).ok && this.chart.board.matches.get(match.id)?.winnerNow !== winner)
      this.count('winner changed by correction')
  }

  private revoke(): void {
    const { seq } = this.one(this.tournament.log)
    this.change({ do: 'revoke', fact: seq })
  }

  /** Sends a change; if it would void facts, confirms these and checks that only these are void. */
  private change(command: Extract<Command, { do: 'correct' | 'revoke' | 'misplaced' | 'redraw' }>): Answer {
    const answer = this.act(command)
    if (answer.ok || answer.refusal.code !== 'would-void') return answer
    this.count('would void')
    if (this.isAgainstTheStart(answer.refusal) || this.chance(25)) return answer
    const { voids, redrawn } = answer.refusal.consequences
    const confirmed = this.act({ ...command, confirm: voids.map(({ seq }) => seq) })
    hold('voids are exactly those announced', confirmed.ok, () => JSON.stringify(confirmed))
    this.voidsAsAnnounced([...voids.map(({ seq }) => seq), ...redrawn])
    this.count('voided', voids.length)
    return confirmed
  }

  /** Rarely, since taking back the start takes back everything. */
  private isAgainstTheStart(refusal: Extract<Refusal, { code: 'would-void' }>): boolean {
    return refusal.consequences.voids.length > 20 && !this.chance(10)
  }

  /** The facts that are void only because of this change. */
  private voidsAsAnnounced(announced: readonly Seq[]): void {
    const { log } = this.tournament
    const last = log.findLastIndex(changesThePast)
    const bare = takenBack(log.map((fact, i) => (i === last ? { ...fact, voids: [] } : fact)))
    const voided = [...takenBack(log)].filter((seq) => !bare.has(seq))
    const inOrder = (seqs: readonly number[]) => seqs.toSorted((a, b) => a - b).join()
    holdEqual('voids are exactly those announced', inOrder(voided), inOrder(announced), 'void facts')
  }

  private forfeit(): void {
    const match = this.one(this.chart.board.openMatches())
    if (!match) return
    const names = match.seats.flatMap(({ who }) => namesOf(this.chart)[who] ?? [])
    const absent = this.chance(25) ? names : [this.one(names)]
    this.act({ do: 'forfeit', match: match.id, absent })
    if (absent.length > 1) this.count('both absent')
  }

  private rule(): void {
    const match = this.one(this.chart.board.openMatches())
    if (!match) return
    const names = namesOf(this.chart)
    if (this.chance(50)) this.act({ do: 'cancel', match: match.id })
    else if (match.advance > 1)
      this.act({
        do: 'rule',
        match: match.id,
        winners: match.here.slice(-2).map((seat) => at(names, match.who(seat))),
      })
    else
      this.act({
        do: 'rule',
        match: match.id,
        winner: this.chance(30) ? null : nameOf(this.chart, match.who(0)),
      })
  }

  /** Declares one or two of the possible winners. */
  private declare(): void {
    const among = this.chart.title?.among() ?? []
    if (among.length === 0) return
    const names = namesOf(this.chart)
    const winners = [this.one(among), ...(this.chance(40) ? [this.one(among)] : [])]
    const answer = this.act({ do: 'declare', winners: winners.map((who) => at(names, who)) })
    hold(
      'never stuck',
      answer.ok || this.chart.state === 'finished',
      () => `a winner was refused: ${JSON.stringify(answer)}`,
    )
  }

  private closeAndReopen(): void {
    if (!this.act({ do: 'close' }).ok) return
    this.hostile()
    const late = this.act({ do: 'withdraw', entrant: this.somebody() })
    hold('a refusal changes nothing', !late.ok, () => 'a closed tournament took a withdrawal')
    this.act({ do: 'undo' })
  }

  /** Commands that fit nothing: none may throw, and if one is accepted, the laws must hold. */
  private hostile(): void {
    const id = this.one(['1', '2', '7', '99', 'Q1.1', 'H1.1', '', 'constructor'])
    const commands: Command[] = [
      { do: 'report', match: id, result: this.one(results), players: ['P1', 'P2'] },
      { do: 'report', match: id, game: this.roll(1, 9), result: this.one(results), at: '1999-01-01T00:00:00Z' },
      { do: 'correct', match: id, game: this.roll(1, 3), result: this.one(results) },
      { do: 'forfeit', match: id, absent: ['nobody', 'P1'] },
      { do: 'revoke', fact: this.roll(1, 2000) },
      { do: 'enter', entrants: [{ name: ' ' }] },
      { do: 'start', order: ['P1', 'P1'] },
      { do: 'withdraw', entrant: 'P' },
      { do: 'describe', place: this.one(['Town hall', 'Black and White']), timeControl: null },
      { do: 'rule', match: id, winner: 'P3' },
      { do: 'pair' },
      { do: 'declare', winners: ['P1'] },
      { do: 'close' },
    ]
    this.act(this.one(commands))
    this.count('hostile')
  }

  // --- the end -----------------------------------------------------------------------------------

  private playToTheEnd(): void {
    for (let left = this.world.longest; this.chart.state !== 'finished'; left--) {
      hold('it ends', left > 0, () => `after ${this.world.longest} more commands there is still no end`)
      this.goOn()
    }
    this.count('finished')
    if (isSomebody(this.chart.champion.who)) this.count('champions')
  }

  /** On copies: the previews of a few commands are right. Revocations of any fact come first. */
  private foresee(): void {
    if (!this.isChecked) return
    const { log } = this.tournament
    const anybody = () => at(namesOf(this.chart), this.rollToForesee(0, this.chart.field.entrants.length - 1))
    const open = this.chart.board.openMatches()[0]
    const commands: Command[] = [
      { do: 'revoke', fact: this.rollToForesee(1, log.length) },
      { do: 'revoke', fact: this.rollToForesee(1, log.length) },
      { do: 'withdraw', entrant: anybody() },
      { do: 'return', entrant: anybody() },
      ...(open ? [{ do: 'cancel', match: open.id } as const] : []),
    ]
    for (const command of commands)
      if (aPreviewSaysWhatHappens(this.tournament, command, this.asked())) this.count(`foreseen: ${command.do}`)
  }

  /** On a copy: a simulation continues the log legally. */
  private simulate(): void {
    if (!this.chart.started || !this.isChecked) return
    const ended = simulationGoesOn(this.world, this.tournament, this.seed)
    this.count('simulated to the end')
    this.count('simulated steps', ended.log.length - this.tournament.log.length)
  }

  private undoAndRedoEverything(): void {
    const bulletins = [this.shown()]
    while (this.take(this.tournament, { do: 'undo' }).ok) bulletins.push(this.shown())
    hold(
      'undo restores, redo brings back',
      this.chart.field.entrants.length === 0,
      () => 'undoing everything left somebody',
    )
    this.count('undone to the start', bulletins.length - 1)
    for (const [depth, bulletin] of bulletins.slice(0, -1).toReversed().entries()) {
      this.take(this.tournament, { do: 'redo' })
      holdEqual('undo restores, redo brings back', this.shown(), bulletin, `redo ${depth + 1}`)
    }
  }

  private shown(): string {
    return this.isChecked ? shown(this.tournament) : ''
  }

  private snapshot(): string {
    return this.isChecked ? snapshot(this.chart) : ''
  }
}

const shown = (tournament: Tournament): string => JSON.stringify(show(tournament))
