/** The bracket as a picture: a column for each round, a card for each match, lines to the winner's next match. */

import { markFor } from '@arbiter/core/bulletin'
import { parseResult } from '@arbiter/core/facts'
import type { Message, Voice } from '@arbiter/core/messages'
import { escaped } from '@arbiter/paper/document'
import type { CupView, LiveGame, MatchView, RoundView, SeatView } from '../view.ts'
import { scrolling, seatName, stamp, tick, told } from './parts.ts'
import { message } from './words/messages.ts'
import { decisionSaid, gameSaid, pointsShown, standingSaid } from './words.ts'

/** From here on cards are smaller. */
const many = 16

export function bracketSection(view: CupView, voice: Voice): string {
  const tree = view.rounds.filter(({ isThirdPlace }) => !isThirdPlace)
  const third = view.rounds.find(({ isThirdPlace }) => isThirdPlace)
  const columns = tree.map((round, i) => column(view, round, i === tree.length - 1 ? third : undefined, voice))
  const kind = `tree${view.engines.length > many ? ' deep' : ''}${third ? ' with-third' : ''}`
  const picture = `<div class="${kind}" style="--rounds:${tree.length}">${columns.join('\n')}</div>`
  const name = voice.say(message('cup-page-bracket'))
  return `<section class="bracket" id="bracket"><h2 class="hide">${escaped(name)}</h2>${scrolling('tree', name, picture)}</section>`
}

function column(view: CupView, round: RoundView, third: RoundView | undefined, voice: Voice): string {
  const { name, matches, pairs } = round
  const isNow = matches.some(({ state }) => state === 'open')
  const decided = matches.filter(({ state }) => state === 'decided').length
  const progress =
    decided === matches.length || decided === 0
      ? message('cup-page-pairs', { count: pairs })
      : message('cup-page-part-of', { part: decided, all: matches.length })
  const cards = matches.map((match) => place(view, round, match, voice))
  return `<div class="col${isNow ? ' now' : ''}"><h3>${told(voice, name)} <span class="note">${told(voice, progress)}</span></h3><ol>${cards.join('\n')}</ol>${third ? thirdPlace(view, third, voice) : ''}</div>`
}

const thirdPlace = (view: CupView, round: RoundView, voice: Voice): string =>
  `<div class="third"><h3>${told(voice, round.name)}</h3>${round.matches.map((match) => card(view, round, match, voice)).join('')}</div>`

/** The champion's way is bold. */
function place(view: CupView, round: RoundView, match: MatchView, voice: Voice): string {
  const isPath = view.champion !== undefined && match.winner === view.champion
  return `<li class="${match.state}${isPath ? ' path' : ''}">${card(view, round, match, voice)}</li>`
}

function card(view: CupView, round: RoundView, match: MatchView, voice: Voice): string {
  const live = view.live.find((game) => game.match === match.match)
  const isAsked = view.waits.some((wait) => wait.match === match.match)
  const kind = `match ${match.state}${live ? ' live' : ''}${isAsked ? ' asked' : ''}`
  return `<button type="button" class="${kind}" id="card-${match.match}" popovertarget="match-${match.match}" aria-label="${escaped(cardInWords(round, match, live, voice))}"><span class="meta"><b>${match.match}</b>${metaOf(round, match, live, isAsked, voice)}</span>${match.seats.map((seat) => seatLine(match, seat, voice)).join('')}</button>`
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

function metaOf(
  { pairs }: RoundView,
  match: MatchView,
  live: LiveGame | undefined,
  isAsked: boolean,
  voice: Voice,
): string {
  if (isAsked) return stamp('needs', voice.say(message('cup-page-card-waits')))
  const said = (what: Message) => `<span>${told(voice, what)}</span>`
  if (live)
    return `${stamp('live', voice.say(message('cup-page-state', { state: 'live' })))}${said(gameSaid(live, 2 * pairs))}`
  const { length } = match.games
  if (match.state === 'decided')
    return `<span>${howSays(match, pairs)
      .map((each) => told(voice, each))
      .join(', ')}</span>`
  return said(length === 0 ? message('cup-page-pairs', { count: pairs }) : gamesOf(length, pairs))
}

const gamesOf = (played: number, pairs: number): Message => message('cup-page-games-of', { played, games: 2 * pairs })

/** "tiebreak", "6 games"; "1 of 2 games" if it was over early. */
function howSays(match: MatchView, pairs: number): Message[] {
  const { length } = match.games
  const games = length < 2 * pairs ? gamesOf(length, pairs) : message('cup-page-games', { count: length })
  const how = decisionSaid(match)
  return [...(how ? [how] : []), ...(length === 0 ? [] : [games])]
}

function seatLine(match: MatchView, seat: SeatView, voice: Voice): string {
  const { name, seed, rating, crashes, halfPoints } = seat
  if (name === undefined)
    return `<span class="seat slot"><span class="seed"></span><span class="name">${escaped(seatName(seat, voice))}</span></span>`
  const isWinner = match.winner === name
  const kind = isWinner ? ' won' : match.state === 'decided' ? ' lost' : ''
  const points = match.games.length === 0 ? '' : `<span class="points">${pointsShown(halfPoints)}</span>`
  return `<span class="seat${kind}"><span class="seed">${seed ?? ''}</span><span class="name" title="${escaped(name)}">${escaped(name)}</span>${rating === undefined ? '' : `<span class="rating">${rating}</span>`}${crashMark(crashes, voice)}${marks(match, name)}${points}${isWinner ? tick : '<span class="tick"></span>'}</span>`
}

const crashMark = (crashes: number, voice: Voice): string =>
  crashes === 0
    ? ''
    : `<span class="crashes" title="${told(voice, message('cup-page-crashes', { count: crashes }))}">†${crashes > 1 ? crashes : ''}</span>`

/** More games than this are shown as their sum. */
const few = 6

/** The results game by game, on light ground with White, on dark ground with Black. */
function marks({ games }: MatchView, name: string): string {
  const counted = games.filter(({ result }) => result !== '*')
  if (counted.length === 0 || counted.length > few) return ''
  const cells = counted.map(({ white, result }) => {
    const isWhite = white === name
    const known = parseResult(result)
    return `<i class="${isWhite ? 'w' : 'b'}">${known ? markFor(known, isWhite) : ''}</i>`
  })
  return `<span class="marks">${cells.join('')}</span>`
}
