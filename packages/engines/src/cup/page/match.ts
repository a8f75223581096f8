/** The details of a match: every game with opening, result and ending, and the statistics. */
import { endingSaid } from '@arbiter/core/bulletin'
import type { Message, Voice } from '@arbiter/core/messages'
import { escaped } from '@arbiter/paper/document'
import type { Estimate } from '../../statistics/elo.ts'
import type { MatchStatistics } from '../../statistics/match.ts'
import type { CupView, GameView, LiveGame, MatchView, RoundView, SeatView } from '../view.ts'
import { figure, figureCell, headCell, htmlOf, scrolling, seatName, sheet, square, stamp } from './parts.ts'
import { message } from './words/messages.ts'
import { pointsShown, resultShown, standingSaid } from './words.ts'

export const matchDialogs = (view: CupView, voice: Voice): string =>
  view.rounds.flatMap((round) => round.matches.map((match) => matchDialog(view, round, match, voice))).join('\n')

function matchDialog({ live }: CupView, round: RoundView, match: MatchView, voice: Voice): string {
  const id = `match-${match.match}`
  const running = live.filter((game) => game.match === match.match)
  const place = { round: round.name, match: { text: String(match.match) }, pairs: round.pairs }
  return `<dialog popover id="${id}" aria-labelledby="${id}-heading">
<div class="slip-head"><p class="kicker" id="${id}-heading">${htmlOf(voice, message('cup-page-slip', place))}</p><button type="button" class="button" popovertarget="${id}" popovertargetaction="hide" autofocus>${htmlOf(voice, message('cup-page-close'))}</button></div>
<div class="duel">${match.seats.map((seat) => side(match, seat, voice)).join('')}</div>
<p class="voice">${htmlOf(voice, stateSaid(match))}</p>
${match.games.length + running.length === 0 ? '' : games(match, running, voice)}
${match.statistics && match.statistics.games > 0 ? strength(match, match.statistics, voice) : ''}
</dialog>`
}

function side({ winner, state, games }: MatchView, seat: SeatView, voice: Voice): string {
  const { name, seed, rating, halfPoints, crashes } = seat
  const kind = name === undefined ? 'slot' : winner === name ? 'won' : state === 'decided' ? 'lost' : ''
  const notes = [
    ...(seed === undefined ? [] : [message('cup-page-seed', { seed })]),
    ...(rating === undefined ? [] : [message('cup-page-rating', { rating })]),
    ...(crashes === 0 ? [] : [message('cup-page-crashes', { count: crashes })]),
  ].map((note) => htmlOf(voice, note))
  const points = games.length === 0 ? '–' : pointsShown(halfPoints)
  return `<div class="${kind}"><p class="poster">${points}</p><p class="who">${escaped(seatName(seat, voice))}</p><p class="note">${notes.join(', ')}</p></div>`
}

function stateSaid(match: MatchView): Message {
  const { state, games: played } = match
  if (state === 'waiting') return message('cup-page-slip-waits')
  if (played.length > 0) return message('cup-page-slip-after', { standing: standingSaid(match), games: played.length })
  return state === 'decided'
    ? message('cup-page-card-standing', { standing: standingSaid(match) })
    : message('cup-page-slip-no-game')
}

// --- games -----------------------------------------------------------------------------------------

type Head = Parameters<typeof message<'cup-page-slip-head'>>[1]['head']

function headerOf(voice: Voice): string[] {
  const head = (name: Head, kind = '') => headCell(htmlOf(voice, message('cup-page-slip-head', { head: name })), kind)
  const colour = (name: 'white' | 'black') => headCell(htmlOf(voice, message('cup-page-colour', { colour: name })))
  return [
    ...[head('game', 'num'), colour('white'), headCell('', 'result'), colour('black')],
    ...[head('ending'), head('plies', 'num'), head('opening')],
  ]
}

function games({ match, games: played }: MatchView, running: readonly LiveGame[], voice: Voice): string {
  const rows = [...played.map((game) => gameRow(game, voice)), ...running.map((live) => runningRow(live, voice))]
  const name = message('cup-page-slip-games', { match: { text: String(match) } })
  return scrolling(`games-${match}`, voice.say(name), sheet('games', headerOf(voice), rows))
}

function gameRow(game: GameView, voice: Voice): string {
  const kind = [...(game.gameInPair === 1 ? ['first'] : []), ...(game.result === '*' ? ['void'] : [])].join(' ')
  return `<tr class="${kind}">${numberCell(game, voice)}${nameCell(game, 'white', voice)}<td class="result">${escaped(resultShown(game))}</td>${nameCell(game, 'black', voice)}<td>${endedOf(game, voice)}</td>${figureCell(game.plies ?? '')}<td class="opening">${openingOf(game, voice)}</td></tr>`
}

const runningRow = (live: LiveGame, voice: Voice): string =>
  `<tr class="now">${numberCell(live, voice)}${nameCell(live, 'white', voice)}<td class="result">${stamp('live', voice.say(message('cup-page-slip-now')))}</td>${nameCell(live, 'black', voice)}<td>${htmlOf(voice, message('cup-page-slip-playing'))}</td>${figureCell(live.plies)}<td class="opening">${escaped(live.openingName ?? '')}</td></tr>`

type GameNumbers = Pick<GameView, 'game' | 'pair' | 'isTiebreak'>

function numberCell({ game, pair, isTiebreak }: GameNumbers, voice: Voice): string {
  const place = isTiebreak ? message('cup-page-slip-pair-tiebreak', { pair }) : message('cup-page-slip-pair', { pair })
  return `<th scope="row" class="num">${game}<span class="note"> ${htmlOf(voice, place)}</span></th>`
}

/** The winner is bold. */
function nameCell(
  game: Pick<GameView, 'white' | 'black'> & { readonly result?: string },
  colour: 'white' | 'black',
  voice: Voice,
): string {
  const wins = colour === 'white' ? ['1-0', '+-'] : ['0-1', '-+']
  const name = escaped(game[colour])
  return `<td>${square(colour, voice)} ${wins.includes(game.result ?? '') ? `<b>${name}</b>` : name}</td>`
}

function endedOf({ ending, fault, repeats, isReplay, result }: GameView, voice: Voice): string {
  const words = [
    ...(ending === undefined ? [] : [endingSaid(ending)]),
    ...(result === '*' ? [message('cup-page-slip-void')] : []),
    ...(repeats === undefined ? [] : [message('cup-page-slip-repeats', { game: repeats })]),
    ...(isReplay ? [message('cup-page-slip-replay')] : []),
  ].map((each) => htmlOf(voice, each))
  const wrong = fault === undefined ? '' : `<span class="fault">${htmlOf(voice, fault)}</span>`
  return `${words.join(', ')}${wrong}`
}

function openingOf({ opening }: GameView, voice: Voice): string {
  if (!opening) return ''
  const again = opening.isReused ? `, ${htmlOf(voice, message('cup-page-slip-reused'))}` : ''
  return `${escaped(`${opening.number} ${opening.name ?? ''}`.trim())}${again}`
}

// --- strength --------------------------------------------------------------------------------------

type Figure = Parameters<typeof message<'cup-page-strength-figure'>>[1]['figure']

function strength({ seats: [first] }: MatchView, statistics: MatchStatistics, voice: Voice): string {
  const { score, elo, superiority, tally, remarks } = statistics
  const { wins, draws, losses } = tally
  const label = (name: Figure) => htmlOf(voice, message('cup-page-strength-figure', { figure: name }))
  const share = (part: number) => htmlOf(voice, message('cup-page-percent', { percent: { percent: part } }))
  const figures = [
    ...(score === undefined ? [] : [figure(label('score'), share(score))]),
    figure(label('results'), `${wins} <small>–</small> ${draws} <small>–</small> ${losses}`),
    ...(elo ? [figure(label('elo'), htmlOf(voice, signedSaid(elo.value)), spreadOf(elo, voice))] : []),
    ...(superiority === undefined ? [] : [figure(label('superiority'), share(superiority))]),
  ]
  const heading = htmlOf(voice, message('cup-page-strength', { who: { text: first.name ?? '' } }))
  const said = remarks.map((remark) => htmlOf(voice, remark)).join(' ')
  return `<div class="strength"><h3>${heading}</h3><dl class="figures">${figures.join('')}</dl>${pairBars(statistics, voice)}${said === '' ? '' : `<p class="voice">${said}</p>`}</div>`
}

/** Complete pairs by their points: five columns with their counts above. */
function pairBars({ pentanomial }: MatchStatistics, voice: Voice): string {
  const most = Math.max(1, ...pentanomial)
  const bars = pentanomial.map(
    (count, i) =>
      `<div><span>${count}</span><i style="height:${Math.round((100 * count) / most)}%"></i><small>${pointsShown(i)}</small></div>`,
  )
  const counted = message('cup-page-pairs-counted', { counts: { text: pentanomial.join(', ') } })
  return `<div class="pairs" role="img" aria-label="${htmlOf(voice, counted)}">${bars.join('')}<p class="note">${htmlOf(voice, message('cup-page-pairs-by-points'))}</p></div>`
}

const signedSaid = (value: number): Message =>
  message('cup-page-signed', { sign: value < 0 ? 'minus' : 'plus', value: { number: Math.abs(value) } })

function spreadOf({ error, lower, upper }: Estimate, voice: Voice): string {
  if (error !== undefined) return htmlOf(voice, message('cup-page-error', { value: { number: error } }))
  if (lower !== undefined) return htmlOf(voice, message('cup-page-at-least', { value: signedSaid(lower) }))
  return upper === undefined ? '' : htmlOf(voice, message('cup-page-at-most', { value: signedSaid(upper) }))
}
