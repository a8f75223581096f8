/** The bracket of a cup with its running games, as the picture that every page has; a card opens the slip of its match. */

import type { BulletinBracket, BulletinMatch } from '@arbiter/core/bulletin'
import { seatSaid } from '@arbiter/core/bulletin'
import type { Message, Voice } from '@arbiter/core/messages'
import {
  bracketHtml,
  type DescribedCard,
  type MatchCardView,
  type SeatView as Row,
  wholeBracket,
} from '@arbiter/paper/document'
import type { CupView, LiveGame, MatchView, RoundView, SeatView } from '../view.ts'
import { scrolling, seatName } from './parts.ts'
import { message } from './words/messages.ts'
import { decisionSaid, gameSaid, pointsShown, standingSaid } from './words.ts'

/** The match for third place is drawn below. */
export function bracketSection(view: CupView, voice: Voice): string {
  const tree = view.rounds.filter(({ isThirdPlace }) => !isThirdPlace)
  const third = view.rounds.filter(({ isThirdPlace }) => isThirdPlace)
  const main = picture(view, tree, { stage: 'tree', name: message('cup-page-bracket') }, voice)
  const below = third.map((round) => picture(view, [round], { stage: 'third', name: round.name }, voice))
  return `<div id="bracket">${main}${below.join('')}</div>`
}

type Stage = Pick<BulletinBracket, 'stage' | 'name'>

function picture(view: CupView, rounds: readonly RoundView[], stage: Stage, voice: Voice): string {
  const bracket: BulletinBracket = {
    ...{ ...stage, of: 'players', drawnAs: 'tree' },
    rounds: rounds.map((round) => ({ ...round, matches: round.matches.map(matchIn) })),
  }
  const placed = new Map(
    rounds.flatMap((round) => round.matches.map((match) => [String(match.match), { round, match }] as const)),
  )
  const cardOf = ({ match }: BulletinMatch): DescribedCard => {
    const place = placed.get(match)
    if (!place) throw new Error(`the bracket has no match ${match}`)
    return describedCard(view, place.round, place.match, voice)
  }
  const shown = wholeBracket(bracket)
  const drawn = bracketHtml({ bracket, shown, cardOf }, { voice, matchSlip: (match) => `match-${match}` })
  return scrolling(`scroll-${stage.stage}`, voice.say(stage.name), drawn)
}

/** As much of a match as its place in the tree needs. */
const matchIn = ({ match, state }: MatchView): BulletinMatch => ({
  ...{ match: String(match) as BulletinMatch['match'], state, advance: 1, seats: [], games: [] },
})

function describedCard(view: CupView, round: RoundView, match: MatchView, voice: Voice): DescribedCard {
  const live = view.live.find((game) => game.match === match.match)
  const isAsked = view.waits.some((wait) => wait.match === match.match)
  const isPath = (seat: SeatView) => view.champion !== undefined && seat.name === view.champion
  const card: MatchCardView = {
    match: String(match.match),
    look: live ? 'live' : match.state === 'open' ? 'ready' : match.state,
    ...(isAsked ? { needs: message('cup-page-card-waits') } : {}),
    note: isAsked ? undefined : noteOn(round, match, live),
    steps: [],
    seats: match.seats.map((seat) => row(match, seat, isPath(seat))),
  }
  return { card, sentence: cardInWords(round, match, live, voice) }
}

/** "Match 5, Semifinal, live: Anvil 4.2 and Hammer 1.7. Level at 1–1. Opens its games." */
function cardInWords({ name }: RoundView, match: MatchView, live: LiveGame | undefined, voice: Voice): string {
  const seats = match.seats.map((seat) => ({ text: seatName(seat, voice) }))
  const hasStanding = match.state !== 'waiting' && match.games.length > 0
  const says = [
    message('cup-page-card', {
      ...{ match: { text: String(match.match) }, round: name, seats },
      state: live ? 'live' : 'still',
    }),
    ...(hasStanding ? [message('cup-page-card-standing', { standing: standingSaid(match) })] : []),
    message('cup-page-card-opens'),
  ]
  return says.map((each) => voice.say(each)).join(' ')
}

/** The running game; how it was decided, or how many games were played; the pairs to come. */
function noteOn({ pairs }: RoundView, match: MatchView, live: LiveGame | undefined): Message {
  if (live) return gameSaid(live, 2 * pairs)
  const { length } = match.games
  const games =
    length < 2 * pairs
      ? message('cup-page-games-of', { played: length, games: 2 * pairs })
      : message('cup-page-games', { count: length })
  if (match.state === 'decided') return decisionSaid(match) ?? games
  return length === 0 ? message('cup-page-pairs', { count: pairs }) : games
}

function row(match: MatchView, { name, from, seed, crashes, halfPoints }: SeatView, isPath: boolean): Row {
  const isWinner = name !== undefined && match.winner === name
  return {
    seat: from ?? {},
    colour: undefined,
    seed,
    name: name === undefined ? seatSaid(from ?? {}) : message('cup-page-name', { name: { text: name } }),
    cameFrom: undefined,
    kind: name === undefined ? 'slot' : isWinner ? 'won' : match.state === 'decided' ? 'lost' : 'plain',
    isPath,
    figures: [],
    ...(crashes === 0 ? {} : { remark: crashMark(crashes) }),
    score: name === undefined || match.games.length === 0 ? undefined : pointsShown(halfPoints),
  }
}

const crashMark = (count: number) => ({
  text: `†${count > 1 ? count : ''}`,
  says: message('cup-page-crashes', { count }),
})
