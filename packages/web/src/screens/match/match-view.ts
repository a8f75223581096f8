/** The page of a match as a view model: its head, its sides with their scores, where they come from and where they go on. */

import type { SeatOutline } from '@arbiter/core/bulletin'
import { type BulletinMatch, boardsPlayed, halvesShown, marksOf, pointsIn } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import type { ChartView } from '../../live/live-context.ts'
import type { PlayView } from '../../live/tournament-view.ts'
import { entrantIndex } from '../../parts/entrant-index.ts'
import type { Figure } from '../../parts/head.tsx'
import { lookOf } from '../../parts/match-card.tsx'
import { seatWords } from '../../parts/match-words.ts'
import { impsText, scoreText } from '../../words/figures.ts'
import { textOf } from '../../words/message-text.ts'
import { stepShown } from './clock-words.ts'
import { feederAt, type MatchPlace, placesIn, type Way, waysFrom } from './place.ts'
import { message, words } from './words/messages.ts'

export interface MatchView {
  /** "Hazel v Spruce", or all three teams. */
  readonly names: Message
  readonly figures: readonly Figure[]
  /** Why nothing can be played, or why nothing counts. */
  readonly standing: readonly string[]
  readonly sides: readonly SideView[]
  readonly onward?: OnwardView
}

export interface SideView {
  /** The entrant, or where the seat is fed from. */
  readonly name: string
  readonly entrant?: { readonly id: string; readonly withdrawn: boolean }
  /** Seed, or number in its bracket. */
  readonly number?: number
  /** The colour in the next game. */
  readonly colour?: 'white' | 'black'
  /** Points or IMPs; the sign of a ruling if nothing was played. */
  readonly figure: string
  readonly fate: 'open' | 'through' | 'out'
  readonly origin?: { readonly match: string; readonly text: string }
}

export interface OnwardView {
  readonly match: string
  readonly label: string
  readonly round: string
  /** Whom the match is against, or who waits there. */
  readonly opponent: string
}

export function matchView(live: PlayView, place: MatchPlace): MatchView {
  const { match } = place
  const [way] = waysFrom(live.look(placesIn), match.match)
  return {
    names: namesOf(match),
    figures: figuresOf(live, match),
    standing: standingOf(match),
    sides: match.seats.map((seat, index) => sideView(live, place, seat, index)),
    ...(way ? { onward: onwardView(match, way) } : {}),
  }
}

function namesOf({ seats }: BulletinMatch): Message {
  const names = seats.map((seat) => ({ text: seatWords(seat) }))
  const [one, other] = names
  return one && other && names.length === 2
    ? message('match-between', { one, other })
    : message('match-among', { names })
}

// --- the head ----------------------------------------------------------------------------------------------

function figuresOf(live: PlayView, match: BulletinMatch): Figure[] {
  const look = lookOf(match, live)
  const state: Figure = {
    label: words('match-figure-state'),
    value: words('match-state', { look }),
    ...(look === 'live' ? { kind: 'now' } : {}),
  }
  return [...(match.seats.length > 2 ? figuresOfThree(match) : figuresOfTwo(match)), state]
}

function figuresOfThree({ boards, advance }: BulletinMatch): Figure[] {
  const scores = boards?.scores ?? []
  const done = scores.filter(({ isComplete }) => isComplete).length
  const entered = { label: words('match-figure-entered'), value: done, of: words('match-of', { count: scores.length }) }
  return [...(scores.length > 0 ? [entered] : []), { label: words('match-figure-go-on'), value: advance }]
}

function figuresOfTwo(match: BulletinMatch): Figure[] {
  const [next] = match.next ?? []
  const isOnLadder = next !== undefined && next.step !== 'normal'
  return [
    ...(match.state === 'waiting' ? [] : [{ label: words('match-figure-score'), value: scoreText(match) }]),
    ...(isOnLadder ? [{ label: words('match-figure-next'), value: stepShown(next), kind: 'now' as const }] : []),
  ]
}

function standingOf({ state, seats, annulled, note }: BulletinMatch): string[] {
  const open = seats.filter(({ entrant, nobody }) => entrant === undefined && !nobody)
  const waits =
    open.length > 0
      ? words('match-waits-for', { seats: open.map((seat) => ({ text: seatWords(seat) })) })
      : words('match-round-not-begun')
  return [
    ...(state === 'waiting' ? [waits] : []),
    ...(annulled ? [words('match-annulled')] : []),
    ...(note === undefined ? [] : [words('match-note', { note: { text: note } })]),
  ]
}

// --- the sides ---------------------------------------------------------------------------------------------

function sideView(live: ChartView, place: MatchPlace, seat: SeatOutline, index: number): SideView {
  const { match } = place
  const entrant = seat.entrant === undefined ? undefined : live.look(entrantIndex).byName.get(seat.entrant)
  const number = seat.seed ?? seat.number
  const colour = colourNow(match, seat.entrant)
  const origin = originOf(live, place, seat)
  return {
    name: seatWords(seat),
    ...(entrant ? { entrant: { id: entrant.id, withdrawn: entrant.withdrawn ?? false } } : {}),
    ...(number === undefined ? {} : { number }),
    ...(colour ? { colour } : {}),
    figure: match.seats.length === 2 ? figureOf(match, index) : '',
    fate: fateOf(match, seat.entrant),
    ...(origin ? { origin } : {}),
  }
}

function fateOf({ state, advancing, winner, advance }: BulletinMatch, name: string | undefined): SideView['fate'] {
  if (state !== 'decided') return 'open'
  const isThrough = name !== undefined && (advance > 0 ? (advancing ?? []).includes(name) : winner === name)
  if (isThrough) return 'through'
  return winner === null ? 'open' : 'out'
}

function colourNow({ next }: BulletinMatch, entrant: string | undefined): 'white' | 'black' | undefined {
  const [game] = next ?? []
  if (!game || entrant === undefined) return undefined
  return game.white === entrant ? 'white' : 'black'
}

function figureOf(match: BulletinMatch, index: number): string {
  const boards = boardsPlayed(match)
  if (boards) {
    const side = boards.between.indexOf(match.seats[index]?.entrant ?? '')
    return side < 0 ? '' : impsText(boards.score[side as 0 | 1])
  }
  if (match.games.length > 0) return halvesShown(pointsIn(marksOf(match, index)))
  if (match.state !== 'decided') return ''
  if (!match.winner) return match.ruling === 'drawn' ? '=' : '×'
  return match.winner === match.seats[index]?.entrant ? '+' : '−'
}

function originOf(live: ChartView, place: MatchPlace, seat: SeatOutline): SideView['origin'] {
  const feeder = feederAt(live.look(placesIn), place, seat)
  return feeder && { match: feeder.match.match, text: originWords(feeder.match, seat.entrant) }
}

function originWords(match: BulletinMatch, entrant: string | undefined): string {
  const id = { text: match.match }
  const [other] = match.seats.filter((seat) => seat.entrant !== entrant)
  const hasBeaten = match.state === 'decided' && match.seats.length === 2 && match.winner === entrant
  if (!hasBeaten || !other) return words('match-from', { match: id })
  const loser = { text: seatWords(other) }
  return words('match-from-beat', { match: id, loser, score: { text: scoreFor(match, entrant) } })
}

/** From the winner's side. */
function scoreFor(match: BulletinMatch, entrant: string | undefined): string {
  if (match.seats[0]?.entrant === entrant) return scoreText(match)
  return scoreText(match)
    .split(' ')
    .map((part) => part.split('–').toReversed().join('–'))
    .join(' ')
}

// --- where they go on --------------------------------------------------------------------------------------

function onwardView(from: BulletinMatch, { match, round, who, against }: Way): OnwardView {
  return {
    match: match.match,
    label: words('match-onward', { who, match: { text: match.match } }),
    round: textOf(round.name),
    opponent: match.state === 'decided' ? '' : opponentWords(from, against),
  }
}

/** Somebody waits there only until this match is decided. */
function opponentWords({ state }: BulletinMatch, [other, ...more]: readonly SeatOutline[]): string {
  if (!other || more.length > 0) return ''
  const name = { text: seatWords(other) }
  return other.entrant !== undefined && state !== 'decided'
    ? words('match-waits', { name })
    : words('match-against', { name })
}
