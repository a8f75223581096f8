/** The bracket as a picture: a column a round, a card a match, lines to the match its winner plays next. */
import { escaped, markFor, parseResult, plural } from '@arbiter/core'
import type { CupView, LiveGame, MatchView, RoundView, SeatView } from '../view.ts'
import { scrolling, stamp, tick } from './parts.ts'
import { decisionInWords, gameInWords, pointsShown, standingInWords } from './words.ts'

/** From here on cards are drawn smaller. */
const many = 16

export function bracketSection(view: CupView): string {
  const tree = view.rounds.filter(({ isThirdPlace }) => !isThirdPlace)
  const third = view.rounds.find(({ isThirdPlace }) => isThirdPlace)
  const columns = tree.map((round, i) => column(view, round, i === tree.length - 1 ? third : undefined))
  const kind = `tree${view.engines.length > many ? ' deep' : ''}${third ? ' with-third' : ''}`
  const picture = `<div class="${kind}" style="--rounds:${tree.length}">${columns.join('\n')}</div>`
  return `<section class="bracket" id="bracket"><h2 class="hide">Bracket</h2>${scrolling('tree', 'Bracket', picture)}</section>`
}

function column(view: CupView, round: RoundView, third: RoundView | undefined): string {
  const { name, matches, pairs } = round
  const isNow = matches.some(({ state }) => state === 'open')
  const decided = matches.filter(({ state }) => state === 'decided').length
  const progress =
    decided === matches.length || decided === 0 ? plural(pairs, 'pair') : `${decided} of ${matches.length}`
  const cards = matches.map((match) => place(view, round, match))
  return `<div class="col${isNow ? ' now' : ''}"><h3>${escaped(name)} <span class="note">${progress}</span></h3><ol>${cards.join('\n')}</ol>${third ? thirdPlace(view, third) : ''}</div>`
}

const thirdPlace = (view: CupView, round: RoundView): string =>
  `<div class="third"><h3>${escaped(round.name)}</h3>${round.matches.map((match) => card(view, round, match)).join('')}</div>`

/** The way of the champion is drawn bold. */
function place(view: CupView, round: RoundView, match: MatchView): string {
  const isPath = view.champion !== undefined && match.winner === view.champion
  return `<li class="${match.state}${isPath ? ' path' : ''}">${card(view, round, match)}</li>`
}

function card(view: CupView, round: RoundView, match: MatchView): string {
  const live = view.live.find((game) => game.match === match.match)
  const isAsked = view.waits.some((wait) => wait.match === match.match)
  const kind = `match ${match.state}${live ? ' live' : ''}${isAsked ? ' asked' : ''}`
  return `<button type="button" class="${kind}" id="card-${match.match}" popovertarget="match-${match.match}" aria-label="${escaped(cardInWords(round, match, live))}"><span class="meta"><b>${match.match}</b>${metaOf(round, match, live, isAsked)}</span>${match.seats.map((seat) => seatLine(match, seat)).join('')}</button>`
}

/** "Match 5, Semifinal, live: Anvil 4.2 and Hammer 1.7, level at 1–1." */
function cardInWords({ name }: RoundView, match: MatchView, live: LiveGame | undefined): string {
  const seats = match.seats.map((seat) => seat.name ?? seat.from ?? '').join(' and ')
  const standing = match.state === 'waiting' || match.games.length === 0 ? '' : `, ${standingInWords(match)}`
  return `Match ${match.match}, ${name}${live ? ', live' : ''}: ${seats}${standing}. Opens its games.`
}

function metaOf({ pairs }: RoundView, match: MatchView, live: LiveGame | undefined, isAsked: boolean): string {
  if (isAsked) return stamp('needs', '! waits')
  if (live) return `${stamp('live', 'Live')}<span>${gameInWords(live, 2 * pairs)}</span>`
  const { games, state } = match
  if (state === 'decided') return `<span>${escaped(howInWords(match, pairs))}</span>`
  return `<span>${games.length === 0 ? plural(pairs, 'pair') : `${games.length} of ${2 * pairs} games`}</span>`
}

/** "tiebreak, 6 games"; "1 of 2 games" where it was over early. */
function howInWords(match: MatchView, pairs: number): string {
  const { length } = match.games
  const games = length < 2 * pairs && length > 0 ? `${length} of ${2 * pairs} games` : plural(length, 'game')
  return [decisionInWords(match), ...(length === 0 ? [] : [games])].filter((word) => word !== '').join(', ')
}

function seatLine(match: MatchView, seat: SeatView): string {
  const { name, from = '', seed, rating, crashes, halfPoints } = seat
  if (name === undefined)
    return `<span class="seat slot"><span class="seed"></span><span class="name">${escaped(from)}</span></span>`
  const isWinner = match.winner === name
  const kind = isWinner ? ' won' : match.state === 'decided' ? ' lost' : ''
  const points = match.games.length === 0 ? '' : `<span class="points">${pointsShown(halfPoints)}</span>`
  return `<span class="seat${kind}"><span class="seed">${seed ?? ''}</span><span class="name" title="${escaped(name)}">${escaped(name)}</span>${rating === undefined ? '' : `<span class="rating">${rating}</span>`}${crashMark(crashes)}${marks(match, name)}${points}${isWinner ? tick : '<span class="tick"></span>'}</span>`
}

const crashMark = (crashes: number): string =>
  crashes === 0
    ? ''
    : `<span class="crashes" title="${plural(crashes, 'crash', 'crashes')}">†${crashes > 1 ? crashes : ''}</span>`

/** More games than these are told by their sum alone. */
const few = 6

/** Game by game, on a light ground with White, on a dark one with Black. */
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
