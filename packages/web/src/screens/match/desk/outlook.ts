/** What follows if a result is recorded: asked of the rules, then read from the chart as it would be. Nothing happens. */
import {
  type Command,
  conditionsOf,
  decide,
  instantOf,
  type MatchId,
  type MatchShown,
  matchShown,
  namesIn,
  type Recorded,
  sentenceOf,
  show,
  type TableRow,
  type Tournament,
  tableOf,
} from '@arbiter/core'
import type { Asked, Live } from '../../../live/live.ts'
import { seatWords } from '../../../parts/match-words.ts'
import { catalogue } from '../../../words/catalogue.ts'
import { factSaid } from '../../../words/fact.ts'
import { said } from '../../../words/said.ts'
import { placesIn, waysFrom } from '../place.ts'

const words = catalogue(
  {
    goesTo: (name: string, match: string, against: string) =>
      `${name} goes to match ${match}${against === '' ? '' : ` against ${against}`}.`,
    champion: (name: string) => `${name} wins the tournament.`,
    isOut: (name: string, place: string) => (place === '' ? `${name} is out.` : `${name} is out, place ${place}.`),
    next: (game: number, conditions: string, white: string) =>
      `Game ${game} follows${conditions === '' ? '' : `: ${conditions}`}. ${white} has White.`,
    goesOn: 'The match goes on.',
    climbs: (name: string, from: string, to: string) => `${name} moves from place ${from} to ${to}.`,
    stays: (name: string, place: string) => `${name} stays at place ${place}.`,
    nobody: 'Nobody goes on from here.',
  },
  {
    goesTo: (name: string, match: string, against: string) =>
      `${name} kommt in Match ${match}${against === '' ? '' : ` gegen ${against}`}.`,
    champion: (name: string) => `${name} gewinnt das Turnier.`,
    isOut: (name: string, place: string) =>
      place === '' ? `${name} scheidet aus.` : `${name} scheidet aus, Platz ${place}.`,
    next: (game: number, conditions: string, white: string) =>
      `Es folgt Partie ${game}${conditions === '' ? '' : `: ${conditions}`}. Weiß hat ${white}.`,
    goesOn: 'Das Match geht weiter.',
    climbs: (name: string, from: string, to: string) => `${name} rückt von Platz ${from} auf ${to}.`,
    stays: (name: string, place: string) => `${name} bleibt auf Platz ${place}.`,
    nobody: 'Von hier kommt niemand weiter.',
  },
)

export interface Outlook {
  readonly sentence: string
  /** The match as it would be; none where it is refused. */
  readonly after?: MatchShown
}

export function outlookFor(live: Live, match: string, command: Asked): Outlook {
  const { tournament } = live
  tournament.autoPair = live.seen.autoPair
  const asked = { by: tournament.last.by, now: instantOf(Date.now()) } as Parameters<typeof decide>[2]
  const answer = decide(tournament, command as Command, asked)
  if (!answer.ok) return { sentence: said(sentenceOf(answer.refusal)) }
  const then = chartAfter(tournament, answer.facts, match, waysOf(live, match))
  return {
    sentence: [...following(live, match, then), ...published(tournament, answer.facts)].join(' '),
    after: then.match,
  }
}

const waysOf = (live: Live, match: string) => waysFrom(live.look(placesIn), match)

interface Then {
  readonly match: MatchShown
  /** The matches its seats lead to, as far as they are drawn. */
  readonly onward: readonly MatchShown[]
  readonly table: readonly TableRow[]
  readonly champion: string | undefined
}

function chartAfter(
  tournament: Tournament,
  facts: readonly Recorded[],
  match: string,
  ways: ReturnType<typeof waysOf>,
): Then {
  const names = show(tournament, { round: 0 }).entrants.map(({ name }) => name)
  return tournament.lookAhead(facts, (chart) => {
    const shown = (id: string) => {
      const found = chart.matches.get(id as MatchId)
      return found ? [matchShown(found, names)] : []
    }
    return {
      match: shown(match)[0] as MatchShown,
      onward: ways.flatMap((way) => shown(way.match.match)),
      table: tableOf(chart),
      champion: chart.isFinished ? names[chart.champion.who] : undefined,
    }
  })
}

function following(live: Live, id: string, then: Then): string[] {
  const { match } = then
  if (match.state !== 'decided') return [nextGame(match)]
  if (match.advance === 0) return places(live, match, then)
  const through = match.advancing ?? []
  if (through.length === 0) return [words.nobody]
  const on = through.map((name) => goingOn(name, then, waysOf(live, id)))
  const out = match.seats.flatMap(({ entrant }) => (entrant && !through.includes(entrant) ? [entrant] : []))
  return [...on, ...out.map((name) => leaving(name, then))]
}

function nextGame({ next = [] }: MatchShown): string {
  const [game] = next
  return game ? words.next(game.game, said(conditionsOf(game)), game.white) : words.goesOn
}

function goingOn(name: string, then: Then, ways: ReturnType<typeof waysOf>): string {
  const seated = then.onward.find(({ seats }) => seats.some(({ entrant }) => entrant === name))
  if (seated) {
    const others = seated.seats.filter(({ entrant }) => entrant !== name)
    return words.goesTo(name, seated.match, others.map(seatWords).join(', '))
  }
  if (then.champion === name) return words.champion(name)
  const [way] = ways.filter(({ who }) => who !== 'loser')
  return way ? words.goesTo(name, way.match.match, '') : words.stays(name, placeIn(then.table, name))
}

function leaving(name: string, then: Then): string {
  const seated = then.onward.find(({ seats }) => seats.some(({ entrant }) => entrant === name))
  if (seated) return words.goesTo(name, seated.match, '')
  return words.isOut(name, placeIn(then.table, name))
}

/** Where nobody goes on, the table tells it. */
function places(live: Live, { seats }: MatchShown, { table }: Then): string[] {
  const before = live.look(tableNow)
  return seats.flatMap(({ entrant }) => {
    if (entrant === undefined) return []
    const [from, to] = [placeIn(before, entrant), placeIn(table, entrant)]
    return [from === to || from === '' ? words.stays(entrant, to) : words.climbs(entrant, from, to)]
  })
}

const tableNow = ({ chart }: Tournament): TableRow[] => tableOf(chart)

const placeIn = (table: readonly TableRow[], name: string): string =>
  table.find((row) => row.name === name)?.place ?? ''

/** Rounds and openings that would be published with it. */
function published(tournament: Tournament, facts: readonly Recorded[]): string[] {
  const told = facts.filter(
    ({ type }) => type === 'round-paired' || type === 'seeds-published' || type === 'opening-drawn',
  )
  if (told.length === 0) return []
  const names = namesIn(tournament)
  const log = [...tournament.log, ...facts]
  return told.map((fact) => factSaid(fact, log, names))
}
