/** The laws of every format, each checked on the current state of a tournament. */

import { show } from '../bulletin/show.ts'
import { tableOf } from '../bulletin/table.ts'
import { chartOf } from '../chart/apply.ts'
import type { Chart } from '../chart/chart.ts'
import type { Match } from '../chart/match.ts'
import { namesOf } from '../chart/names.ts'
import type { Round } from '../chart/rounds/round.ts'
import { isSomebody, type Who } from '../chart/slot.ts'
import { decide } from '../decider/decide.ts'
import { effectsOf } from '../decider/effects.ts'
import type { RecordedFact } from '../facts/fact.ts'
import type { Seq } from '../facts/ids.ts'
import { changesThePast, factsInForce } from '../facts/in-force.ts'
import type { ShippedCommand as Command } from '../formats/commands.ts'
import { readLog, writeLog } from '../formats/log.ts'
import type { AnyFormat, Row } from '../formats/rule-book/format.ts'
import { formatOf } from '../formats/rule-book/format.ts'
import type { Outcome } from '../series/series.ts'
import { tournamentAfter } from '../simulate/course.ts'
import { type Question, questionFrom } from '../simulate/question.ts'
import { simulatorOf } from '../simulate/simulator.ts'
import type { Asker } from '../tournament/asker.ts'
import { tournamentOf } from '../tournament/open.ts'
import { publicationWanted } from '../tournament/publication.ts'
import { Tournament } from '../tournament/tournament.ts'
import { Ledger } from '../verify/ledger.ts'
import { snapshot } from './snapshot.ts'
import { hold, holdEqual, LawBroken, type Opinion, type World } from './world.ts'

/** The laws that are cheap enough to check after every command. */
export function checkNow(
  world: World,
  tournament: Tournament,
  places: Map<string, string>,
  facts: readonly RecordedFact[],
): void {
  const rebuilt = chartOf(tournament.format, tournament.log)
  holdEqual('built fact by fact = rebuilt', snapshot(tournament.chart), snapshot(rebuilt), 'the chart differs')
  sameProposal(tournament.chart, rebuilt)
  factsHaveTheirPlace(tournament)
  gamesCountOnce(tournament)
  gamesCountForTheirPeople(tournament)
  idsStay(tournament.chart, places)
  nothingAfterTheDecision(tournament.chart)
  neverStuck(tournament.chart)
  byesAreFair(world, tournament.chart, facts)
  rankingIsWhole(tournament.chart)
}

function sameProposal(chart: Chart, rebuilt: Chart): void {
  const proposed = (of: Chart) => JSON.stringify(publicationWanted(of)) ?? ''
  const [first, again, anew] = [proposed(chart), proposed(chart), proposed(rebuilt)]
  holdEqual('same log, same chart', again, first, 'the same question got another answer')
  holdEqual('same log, same chart', anew, first, 'a rebuilt chart proposes something else')
}

function factsHaveTheirPlace({ chart }: Tournament): void {
  hold('every standing fact has its place', chart.unplaced.length === 0, () => `facts ${chart.unplaced} have none`)
}

/** Every report in force is on the chart once, and no other report is. */
function gamesCountOnce({ chart, log }: Tournament): void {
  const reported = factsInForce(log).flatMap((fact) => (fact.type === 'game-finished' ? [fact.seq] : []))
  const counted = [...chart.board.matches.values()].flatMap(({ games }) =>
    games.flatMap(({ report, seq }) => (report ? [seq] : [])),
  )
  const inOrder = (seqs: number[]) => seqs.toSorted((a, b) => a - b).join()
  holdEqual('each game counts once', inOrder(counted), inOrder(reported), 'games on the chart')
}

/** Compares with the log, not with the chart. */
function gamesCountForTheirPeople({ chart, log }: Tournament): void {
  for (const match of chart.board.matches.values()) {
    const seats = match.seats.flatMap(({ who }) => chart.field.entrants[who]?.id ?? []).join()
    const { ruling } = match
    hold(
      'a game counts for the people it names',
      !ruling || ruling.between.join() === seats,
      () => `the ruling on ${match.id} was between ${ruling?.between}, not ${seats}`,
    )
    for (const { report, seq, white, black } of match.games) {
      const fact = log[seq - 1]
      if (!report || fact?.type !== 'game-finished') continue
      const seated = [white, black].map((seat) => chart.field.entrants[match.who(seat)]?.id).join()
      const isTheirs = fact.match === match.id && seated === fact.sides.join()
      hold(
        'a game counts for the people it names',
        isTheirs,
        () => `${fact.sides} of match ${fact.match} counted for ${seated} in ${match.id}`,
      )
    }
  }
}

/** An id keeps its place after the start, also through undo and redraw, except in a bracket that is redrawn for a new team. */
function idsStay(chart: Chart, places: Map<string, string>): void {
  for (const match of chart.board.matches.values()) {
    const id = `${[chart.started, ...(chart.started?.corrections ?? [])].map((fact) => fact?.seq)}: ${match.id}`
    const place = `${match.round.stage.id}/${match.round.number}/${match.round.matches.indexOf(match)}`
    const before = places.get(id)
    hold(
      'an id names one place for good',
      (before ?? place) === place,
      () => `${match.id} was ${before} and is ${place}`,
    )
    places.set(id, place)
  }
  const drawn = chart.board.rounds().reduce((sum, round) => sum + round.matches.length, 0)
  hold(
    'an id names one place for good',
    drawn === chart.board.matches.size,
    () => `${drawn} matches share ${chart.board.matches.size} ids`,
  )
}

function nothingAfterTheDecision(chart: Chart): void {
  for (const match of chart.board.matches.values()) {
    if (!match.outcome || match.ruling || match.isAnnulled || isWithoutPlay(match.outcome)) continue
    const isOver = match.series.next(match).length === 0
    hold('nothing after the decision', isOver, () => `match ${match.id} is decided and asks for more`)
    const numbers = match.games.map(({ number }) => number)
    hold(
      'nothing after the decision',
      new Set(numbers).size === numbers.length,
      () => `a game of match ${match.id} counts twice`,
    )
  }
}

/** Nobody came or nobody sat opposite, so the games are not played. */
const isWithoutPlay = ({ order, by }: Outcome): boolean => order.length === 0 || by === 'walkover'

function neverStuck(chart: Chart): void {
  if (!chart.started || chart.state === 'finished') return
  const open = chart.board.openMatches()
  hold(
    'never stuck',
    chart.wants[0] !== undefined || open.length > 0 || chart.title?.isAsked === true,
    () => 'not finished, and nothing to play, to publish or to declare',
  )
  const waiting = open.find((match) => match.series.next(match).length === 0 && !isWaitedFor(chart, match))
  hold('never stuck', waiting === undefined, () => `match ${waiting?.id} is open without a game to play`)
}

/** Its next opening is to be drawn, or the director has to name the winner. */
function isWaitedFor({ wants }: Chart, match: Match): boolean {
  if (match.series.awaits?.(match) === 'ruling') return true
  return wants.some((wanted) => wanted.what === 'draw' && wanted.match === match)
}

/**
 * A bye is given only to an odd number, one per round, and never to a player with more byes than another of the same round.
 * Byes are checked when they are published: those brought back by a revoked revocation were fair at that time.
 */
function byesAreFair(world: World, chart: Chart, facts: readonly RecordedFact[]): void {
  const told = new Set(facts.map(({ seq }) => seq))
  for (const stage of chart.board.stages) {
    const byes = new Map<number, number>()
    for (const round of stage.rounds.toSorted((a, b) => a.number - b.number)) {
      const players = round.matches.flatMap((match) => match.seats.map(({ who }) => who)).filter(isSomebody)
      if (world.missedAsBye?.(round)) for (const who of missedBy(chart, round)) byes.set(who, (byes.get(who) ?? 0) + 1)
      const held = round.byes.map(({ who }) => who).filter(isSomebody)
      hold('byes are fair', held.length <= 1, () => `${held.length} byes in ${round.stage.id}, round ${round.number}`)
      for (const who of held) {
        const isNew = round.publication === undefined || told.has(round.publication.seq)
        const fewest = Math.min(...players.map((player) => byes.get(player) ?? 0), Number.POSITIVE_INFINITY)
        hold(
          'byes are fair',
          !isNew || (byes.get(who) ?? 0) <= fewest,
          () => `${namesOf(chart)[who]} has a bye again in ${round.stage.id}, round ${round.number}`,
        )
        byes.set(who, (byes.get(who) ?? 0) + 1)
      }
    }
  }
}

/** The entrants without a match or a bye in the round. */
function missedBy({ field: { order } }: Chart, { matches, byes }: Round): Who[] {
  const there = new Set([...matches.flatMap(({ seats }) => seats), ...byes].map(({ who }) => who))
  return order.filter((who) => !there.has(who))
}

/** Every starter is in the table once; ranks are 1, 2, 2, 4. */
function rankingIsWhole(chart: Chart): void {
  const rows = tableOf(chart)
  const names = namesOf(chart)
  const starters = chart.field.order
    .map((who) => names[who])
    .toSorted()
    .join()
  holdEqual(
    'the ranking is whole',
    rows
      .map(({ name }) => name)
      .toSorted()
      .join(),
    starters,
    'who stands in the table',
  )
  if (!chart.started) return
  const table = formatOf(chart).table(chart.options, chart, {})
  placesAgree(chart, table)
  for (const { letter } of chart.field.divisions.all)
    placesAreRight(table.filter(({ counts }) => (counts['bracket'] ?? '') === letter))
}

/** The shortcut without counts agrees with the table. */
function placesAgree(chart: Chart, table: readonly Row[]): void {
  const { options } = chart
  const view = formatOf(chart).views.simulation
  if (!view?.places) return
  const inOrder = (places: readonly (readonly [Who, number, number])[]) => places.toSorted(([a], [b]) => a - b).join()
  const places: (readonly [Who, number, number])[] = []
  view.places(options, chart, (...place) => places.push(place))
  holdEqual(
    'the ranking is whole',
    inOrder(places),
    inOrder(table.map(({ who, rank, sharing }) => [who, rank, sharing])),
    'the places without counts',
  )
}

/** Entrants who withdrew before a publication are not in it. */
export function nobodyGoneIsPaired({ log }: Tournament, facts: readonly RecordedFact[]): void {
  for (const [i, fact] of facts.entries()) {
    if (fact.type !== 'round-paired') continue
    const gone = goneAfter([...log, ...facts.slice(0, i)])
    const named = [...fact.byes, ...fact.matches.flat().flatMap((seat) => ('entrant' in seat ? [seat.entrant] : []))]
    const ghost = named.find((id) => gone.has(id))
    hold('who withdrew is not paired', ghost === undefined, () => `${ghost} is paired in ${fact.stage} ${fact.round}`)
  }
}

function goneAfter(log: readonly RecordedFact[]): Set<string> {
  const gone = new Set<string>()
  for (const fact of factsInForce(log)) {
    if (fact.type === 'entrant-withdrew') gone.add(fact.entrant)
    if (fact.type === 'entrant-returned') gone.delete(fact.entrant)
  }
  return gone
}

export function lookingAheadMovesNothing(tournament: Tournament, facts: readonly RecordedFact[]): void {
  if (facts.some(changesThePast)) return
  const before = snapshot(tournament.chart)
  tournament.lookAhead(facts, () => undefined)
  holdEqual('looking ahead moves nothing', snapshot(tournament.chart), before, 'after rolling back')
}

/** Writing and reading a file gives the same log and the same bulletin. */
export function exportAndImport(tournament: Tournament): void {
  const text = writeLog(tournament.log, [tournament.format])
  const read = readLog(text, [tournament.format])
  hold('export and import give the same log', read.ok && read.cut === undefined, () => JSON.stringify(read))
  if (!read.ok) return
  holdEqual('export and import give the same log', writeLog(read.log, [tournament.format]), text, 'the file')
  const again = tournamentOf(read.log, [tournament.format])
  if (!again.ok) throw new LawBroken('export and import give the same log', again.refusal.code)
  holdEqual(
    'export and import give the same log',
    JSON.stringify(show(again.tournament)),
    JSON.stringify(show(tournament)),
    'the bulletin',
  )
}

/** Shared ranks are 1, 2, 2, 4; bands are the places of a whole round and must only not decrease. */
function placesAreRight(rows: readonly Row[]): void {
  rows.forEach((row, i) => {
    const before = rows[i - 1]
    const isNext = row.last === undefined ? row.rank === i + 1 : row.rank >= (before?.rank ?? 1) && row.last >= row.rank
    const isRight = isNext || row.rank === before?.rank
    hold('the ranking is whole', isRight, () => `row ${i + 1} has rank ${row.rank} after ${before?.rank}`)
    const sharing = rows.filter((other) => other.rank === row.rank && other.last === row.last).length
    hold('the ranking is whole', row.sharing === sharing, () => `${row.sharing} are said to share rank ${row.rank}`)
  })
}

/** With other names and ids, nothing else differs. */
export function namesDoNotDecide(tournament: Tournament): void {
  const others = new Map<string, { readonly id: string; readonly name: string }>(
    tournament.chart.field.entrants.map(({ id, name }, i) => [id, { id: `x${999 - i}`, name: `${zebra(i)} ${name}` }]),
  )
  const renamed = new Tournament(
    tournament.format,
    tournament.log.map((fact) => withNames(fact, others)),
  )
  const back = new Map([...others].map(([id, other]) => [other.id, id]))
  const text = (t: Tournament) => snapshot(t.chart)
  const restored = text(renamed)
    .replaceAll(/x\d{3}(?=")/g, (id) => back.get(id) ?? id)
    .replaceAll(/(?<=")[Z-]+ /g, '')
  holdEqual('names do not decide', restored, text(tournament), 'after renaming everybody')
}

/** Prefixes that reverse the alphabetical order. */
const zebra = (i: number): string => `Z${'-'.repeat(i + 1)}Z`

function withNames(fact: RecordedFact, others: ReadonlyMap<string, { id: string; name: string }>): RecordedFact {
  const text = JSON.stringify(fact, (key, value) =>
    key !== 'key' && typeof value === 'string' ? (others.get(value)?.id ?? value) : value,
  )
  const renamed = JSON.parse(text)
  if (fact.type === 'entrant-entered') renamed.entrant.name = others.get(fact.entrant.id)?.name
  if (fact.type === 'entrant-edited' && fact.name !== undefined) renamed.name = others.get(fact.entrant)?.name
  return renamed
}

/** The verifier finds no broken rule. */
function nothingIsFound(world: World, { log }: Tournament): Opinion {
  const opinion = world.verify(log)
  const [finding] = opinion.findings
  hold('a second opinion agrees', finding === undefined, () => JSON.stringify(finding))
  return opinion
}

export function aSecondOpinionAgrees(world: World, tournament: Tournament): void {
  const { champion, ranks } = nothingIsFound(world, tournament)
  const { chart } = tournament
  const ours = chart.state === 'finished' ? (chart.field.entrants[chart.champion.who]?.id ?? null) : undefined
  if (champion !== undefined && ours !== undefined)
    hold('a second opinion agrees', champion === ours, () => `champion ${champion}, not ${ours}`)
  if (!ranks || !chart.started) return
  for (const row of formatOf(chart).table(chart.options, chart, {})) {
    const { id } = chart.field.entrant(row.who)
    hold('a second opinion agrees', ranks.get(id) === row.rank, () => `${id} is ${ranks.get(id)}, not ${row.rank}`)
  }
}

export const isCorrectable = ({ games, ruling }: Match): boolean =>
  ruling !== undefined || games.some(({ report }) => report)

/** A refused step breaks the law. */
function endOf(question: Question, format: AnyFormat): Tournament {
  const law = 'a simulation is legal'
  try {
    const ended = tournamentAfter(question, 1, [format])
    if (ended.ok) return ended.tournament
    throw new LawBroken(law, JSON.stringify(ended.refusal))
  } catch (error) {
    throw new LawBroken(law, String(error))
  }
}

/** A simulation continues to the end with legal commands only. */
export function simulationGoesOn(world: World, tournament: Tournament, seed: string): Tournament {
  const law = 'a simulation is legal'
  const question = questionFrom(tournament, { seed })
  const found = simulatorOf(question, [tournament.format])
  if (!found.ok) throw new LawBroken(law, JSON.stringify(found.refusal))
  const { simulator } = found
  const before = snapshot(simulator.chart)
  simulator.runs(0, 3)
  holdEqual(law, snapshot(simulator.chart), before, 'simulating moved the chart')
  const ended = endOf(question, tournament.format)
  hold(law, ended.chart.state === 'finished', () => 'the course of a run does not end the tournament')
  factsHaveTheirPlace(ended)
  gamesCountForTheirPeople(ended)
  nothingAfterTheDecision(ended.chart)
  rankingIsWhole(ended.chart)
  aSecondOpinionAgrees(world, ended)
  return ended
}

/** Facts in force before and not now, by the verifier's ledger. */
function fallen(before: readonly RecordedFact[], after: readonly RecordedFact[]): Seq[] {
  const [then, now] = [ledgerOf(before), ledgerOf(after)]
  const latest = new Map<Seq, Seq>()
  for (const fact of before)
    if (fact.type === 'result-corrected' && then.stands(fact.seq)) latest.set(fact.fact, fact.seq)
  return before
    .filter((fact) => {
      if (fact.type === 'command-revoked' || !then.stands(fact.seq)) return false
      if (fact.type !== 'result-corrected') return !now.stands(fact.seq)
      return latest.get(fact.fact) === fact.seq && then.stands(fact.fact) && !now.stands(fact.fact)
    })
    .map(({ seq }) => seq)
}

function ledgerOf(log: readonly RecordedFact[]): Ledger {
  const ledger = new Ledger()
  for (const fact of log) {
    ledger.record(fact as never)
    if ('voids' in fact) ledger.recordVoids(fact as never)
  }
  return ledger
}

/** The state of every match as shown on the pages, as text. */
function matchesShown(tournament: Tournament): Map<string, string> {
  const matches = show(tournament).stages.flatMap(({ rounds }) => rounds.flatMap((round) => round.matches))
  const text = ({ state, winner, ruling, games, annulled, boards }: (typeof matches)[number]) => {
    const isDecided = state === 'decided'
    const results = games.map(({ result }) => result)
    return annulled
      ? 'annulled'
      : JSON.stringify([
          isDecided,
          isDecided && winner,
          ruling,
          results,
          boards?.scores.filter(({ isComplete }) => isComplete),
        ])
  }
  return new Map(matches.map((match) => [match.match, text(match)]))
}

const matchOf = (log: readonly RecordedFact[], seq: number): string | undefined => {
  const fact = log[seq - 1]
  if (fact?.type === 'result-corrected') return matchOf(log, fact.fact)
  return fact?.type === 'game-finished' || fact?.type === 'ruling-made' ? fact.match : undefined
}

/** On copies: a command does what its preview says. */
export function aPreviewSaysWhatHappens({ format, log }: Tournament, command: Command, asked: Asker): boolean {
  const law = 'a preview says what happens'
  const effects = effectsOf(new Tournament(format, log), command, asked)
  const done = new Tournament(format, log)
  const answer = decide(
    done,
    { ...command, ...('confirm' in command || isAmendment(command) ? { confirm: true } : {}) },
    asked,
  )
  hold(law, effects.ok === answer.ok, () => `${JSON.stringify(command)}: ${JSON.stringify([effects, answer])}`)
  if (!effects.ok || !answer.ok) return false
  const told = effects.consequences
  done.apply(answer.facts)
  const stood = ledgerOf(log)
  // A revoked revocation may bring back a fact that has no place any more: it stays void.
  const said = [...told.takes, ...told.voids].map(({ seq }) => seq).filter((seq) => stood.stands(seq))
  const inOrder = (seqs: readonly number[]) => JSON.stringify(seqs.toSorted((a, b) => a - b))
  holdEqual(
    law,
    inOrder([...said, ...told.redrawn]),
    inOrder(fallen(log, done.log)),
    `${JSON.stringify(command)}: what falls`,
  )
  const [before, after] = [matchesShown(new Tournament(format, log)), matchesShown(done)]
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id))
  const inFacts = [...told.takes, ...told.voids].map(({ seq }) => matchOf(log, seq))
  const named = new Set<string | undefined>([...told.matches.map(({ match }) => match), ...inFacts])
  if ('match' in command) named.add(command.match)
  const silent = changed.filter((id) => !named.has(id) && before.has(id) && after.has(id))
  hold(
    law,
    silent.length === 0,
    () =>
      `${JSON.stringify(command)} changes ${silent.map((id) => `${id}: ${before.get(id)} → ${after.get(id)}`).join(', ')} without a word`,
  )
  return true
}

const isAmendment = ({ do: what }: Command): boolean => ['correct', 'revoke', 'misplaced', 'redraw'].includes(what)
