/** What follows if a result is recorded, computed by the rules. Nothing is recorded. */

import { instantOf, type MatchId, type RecordedFact, refusalSays } from '@arbiter/core'
import {
  type BulletinMatch,
  conditionsOf,
  matchShown,
  type NextGame,
  show,
  type TableRow,
  tableOf,
} from '@arbiter/core/bulletin'
import { namesIn } from '@arbiter/core/chronicle'
import { topicOf } from '@arbiter/core/facts'
import { decide, type Tournament } from '@arbiter/core/tournament'
import type { CommandInput } from '../../../live/live.ts'
import type { ChartView } from '../../../live/live-context.ts'
import { seatWords } from '../../../parts/match-words.ts'
import { factText } from '../../../words/fact-text.ts'
import { textOf, textOfAll } from '../../../words/message-text.ts'
import { type MatchPlace, placesIn, waysFrom } from '../place.ts'
import { words } from './words/messages.ts'

export interface Outlook {
  readonly sentence: string
  /** The match with the result; undefined if it is refused. */
  readonly after?: BulletinMatch
}

/** As the server would decide it: with its switch for publishing rounds, and at this moment. */
export function outlookFor(
  live: ChartView & { readonly seen: { readonly autoPair: boolean } },
  match: string,
  command: CommandInput,
  now = Date.now(),
): Outlook {
  const { tournament } = live
  tournament.autoPair = live.seen.autoPair
  const asked = { by: tournament.last.by, now: instantOf(now) } as Parameters<typeof decide>[2]
  const answer = decide(tournament, command, asked)
  if (!answer.ok) return { sentence: textOfAll(refusalSays(answer.refusal)) }
  const then = chartAfter(tournament, answer.facts, match, waysOf(live, match))
  return {
    sentence: [...following(live, match, then), ...published(tournament, answer.facts)].join(' '),
    after: then.match,
  }
}

const waysOf = (live: ChartView, match: string) => waysFrom(live.look(placesIn), match)

interface Then {
  readonly match: BulletinMatch
  /** The drawn matches its seats lead to. */
  readonly onward: readonly BulletinMatch[]
  readonly table: readonly TableRow[]
  readonly champion: string | undefined
}

function chartAfter(
  tournament: Tournament,
  facts: readonly RecordedFact[],
  match: string,
  ways: ReturnType<typeof waysOf>,
): Then {
  const names = show(tournament, { round: 0 }).entrants.map(({ name }) => name)
  return tournament.lookAhead(facts, (chart) => {
    const shown = (id: string) => {
      const found = chart.board.matches.get(id as MatchId)
      return found ? [matchShown(found, names)] : []
    }
    return {
      match: shown(match)[0] as BulletinMatch,
      onward: ways.flatMap((way) => shown(way.match.match)),
      table: tableOf(chart),
      champion: chart.state === 'finished' ? names[chart.champion.who] : undefined,
    }
  })
}

function following(live: ChartView, id: string, then: Then): string[] {
  const { match } = then
  if (match.state !== 'decided') return [nextGame(match)]
  if (match.advance === 0) return places(live, match, then)
  const through = match.advancing ?? []
  if (through.length === 0) return [words('scorer-nobody-goes-on')]
  const on = through.map((name) => goingOn(name, then, waysOf(live, id)))
  const out = match.seats.flatMap(({ entrant }) => (entrant && !through.includes(entrant) ? [entrant] : []))
  return [...on, ...out.map((name) => leaving(name, then, live.look(placesIn).get(id)))]
}

function nextGame({ next = [] }: BulletinMatch): string {
  const [game] = next
  return game ? nextWords(game) : words('scorer-match-goes-on')
}

function nextWords(game: NextGame): string {
  const conditions = textOf(conditionsOf(game))
  const given = { game: game.game, white: { text: game.white } }
  if (conditions === '') return words('scorer-next-game', given)
  return words('scorer-next-game-under', { ...given, conditions: { text: conditions } })
}

function goesTo(name: string, match: string, others: readonly string[] = []): string {
  const given = { name: { text: name }, match: { text: match } }
  if (others.length === 0) return words('scorer-goes-to', given)
  return words('scorer-goes-to-against', { ...given, others: others.map((text) => ({ text })) })
}

const stays = (name: string, place: string): string =>
  words('scorer-stays', { name: { text: name }, place: { text: place } })

function goingOn(name: string, then: Then, ways: ReturnType<typeof waysOf>): string {
  const seated = then.onward.find(({ seats }) => seats.some(({ entrant }) => entrant === name))
  if (seated) {
    const others = seated.seats.filter(({ entrant }) => entrant !== name)
    return goesTo(name, seated.match, others.map(seatWords))
  }
  if (then.champion === name) return words('scorer-champion', { name: { text: name } })
  const [way] = ways.filter(({ who }) => who !== 'loser')
  return way ? goesTo(name, way.match.match) : stays(name, placeIn(then.table, name))
}

function leaving(name: string, then: Then, at: MatchPlace | undefined): string {
  const seated = then.onward.find(({ seats }) => seats.some(({ entrant }) => entrant === name))
  if (seated) return goesTo(name, seated.match)
  const place = lastPlaces(placeIn(then.table, name), at)
  if (place === '') return words('scorer-is-out', { name: { text: name } })
  return words('scorer-is-out-at', { name: { text: name }, place: { text: place } })
}

/** Everybody who leaves in this round shares its places, whichever match ends first: 3–4 after a semifinal, not 4. */
function lastPlaces(place: string, at: MatchPlace | undefined): string {
  if (!at) return place
  const { matches, byes } = at.round
  const staying = byes.length + matches.reduce((sum, { advance }) => sum + advance, 0)
  const all = byes.length + matches.reduce((sum, { seats }) => sum + seats.filter(({ nobody }) => !nobody).length, 0)
  const isOfRound = Number(place) > staying && Number(place) <= all
  return isOfRound && all > staying + 1 ? `${staying + 1}–${all}` : place
}

/** Where nobody advances, the table shows the effect. */
function places(live: ChartView, { seats }: BulletinMatch, { table }: Then): string[] {
  const before = live.look(tableNow)
  return seats.flatMap(({ entrant }) => {
    if (entrant === undefined) return []
    const [from, to] = [placeIn(before, entrant), placeIn(table, entrant)]
    return [
      from === to || from === ''
        ? stays(entrant, to)
        : words('scorer-moves-to', { name: { text: entrant }, from: { text: from }, to: { text: to } }),
    ]
  })
}

const tableNow = ({ chart }: Tournament): TableRow[] => tableOf(chart)

const placeIn = (table: readonly TableRow[], name: string): string =>
  table.find((row) => row.name === name)?.place ?? ''

/** Rounds and openings that would be published with it. */
function published(tournament: Tournament, facts: readonly RecordedFact[]): string[] {
  const told = facts.filter((fact) => topicOf(fact, tournament.format.facts ?? []) === 'pairings')
  if (told.length === 0) return []
  const names = namesIn(tournament)
  const log = [...tournament.log, ...facts]
  return told.map((fact) => factText(fact, log, names))
}
