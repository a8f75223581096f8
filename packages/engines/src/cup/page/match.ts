/** A match on a slip of its own: every game with opening, result and ending, and what the games say about strength. */
import { escaped, plural } from '@arbiter/core'
import type { Estimate } from '../../statistics/elo.ts'
import type { MatchStatistics } from '../../statistics/match.ts'
import type { CupView, GameView, LiveGame, MatchView, RoundView, SeatView } from '../view.ts'
import { figure, figureCell, headCell, scrolling, sheet, square, stamp } from './parts.ts'
import { endingInWords, pointsShown, resultShown, standingInWords } from './words.ts'

export const matchDialogs = (view: CupView): string =>
  view.rounds.flatMap((round) => round.matches.map((match) => matchDialog(view, round, match))).join('\n')

function matchDialog({ live }: CupView, round: RoundView, match: MatchView): string {
  const id = `match-${match.match}`
  const running = live.filter((game) => game.match === match.match)
  return `<dialog popover id="${id}" aria-labelledby="${id}-heading">
<div class="slip-head"><p class="kicker" id="${id}-heading">${escaped(round.name)}, match ${match.match}, ${plural(round.pairs, 'pair')}</p><button type="button" class="button" popovertarget="${id}" popovertargetaction="hide" autofocus>Close</button></div>
<div class="duel">${match.seats.map((seat) => side(match, seat)).join('')}</div>
<p class="voice">${escaped(stateInWords(match))}</p>
${match.games.length + running.length === 0 ? '' : games(match, running)}
${match.statistics && match.statistics.games > 0 ? strength(match, match.statistics) : ''}
</dialog>`
}

function side(
  { winner, state, games }: MatchView,
  { name, from = '', seed, rating, halfPoints, crashes }: SeatView,
): string {
  const kind = name === undefined ? 'slot' : winner === name ? 'won' : state === 'decided' ? 'lost' : ''
  const notes = [
    ...(seed === undefined ? [] : [`seed ${seed}`]),
    ...(rating === undefined ? [] : [`rating ${rating}`]),
    ...(crashes === 0 ? [] : [plural(crashes, 'crash', 'crashes')]),
  ]
  const points = games.length === 0 ? '–' : pointsShown(halfPoints)
  return `<div class="${kind}"><p class="poster">${points}</p><p class="who">${escaped(name ?? from)}</p><p class="note">${notes.join(', ')}</p></div>`
}

function stateInWords(match: MatchView): string {
  if (match.state === 'waiting') return 'It waits for the matches before it.'
  if (match.games.length === 0)
    return match.state === 'decided' ? `${standingInWords(match)}.` : 'No game has ended yet.'
  const words = standingInWords(match)
  return `${words.startsWith('level') ? words.replace('level', 'Level') : words} after ${plural(match.games.length, 'game')}.`
}

// --- games -----------------------------------------------------------------------------------------

const header = [
  headCell('Game', 'num'),
  headCell('White'),
  headCell('', 'result'),
  headCell('Black'),
  headCell('How it ended'),
  headCell('Plies', 'num'),
  headCell('Opening'),
]

function games({ match, games: played }: MatchView, running: readonly LiveGame[]): string {
  const rows = [...played.map(gameRow), ...running.map(runningRow)]
  return scrolling(`games-${match}`, `Games of match ${match}`, sheet('games', header, rows))
}

function gameRow(game: GameView): string {
  const kind = [...(game.gameInPair === 1 ? ['first'] : []), ...(game.result === '*' ? ['void'] : [])].join(' ')
  return `<tr class="${kind}">${numberCell(game)}${nameCell(game, 'white')}<td class="result">${escaped(resultShown(game))}</td>${nameCell(game, 'black')}<td>${endedInWords(game)}</td>${figureCell(game.plies ?? '')}<td class="opening">${openingOf(game)}</td></tr>`
}

const runningRow = (live: LiveGame): string =>
  `<tr class="now">${numberCell(live)}${nameCell(live, 'white')}<td class="result">${stamp('live', 'now')}</td>${nameCell(live, 'black')}<td>being played</td>${figureCell(live.plies)}<td class="opening">${escaped(live.openingName ?? '')}</td></tr>`

type Numbered = Pick<GameView, 'game' | 'pair' | 'isTiebreak'>

const numberCell = ({ game, pair, isTiebreak }: Numbered): string =>
  `<th scope="row" class="num">${game}<span class="note"> pair ${pair}${isTiebreak ? ', tiebreak' : ''}</span></th>`

/** Whoever won stands bold. */
function nameCell(
  game: Pick<GameView, 'white' | 'black'> & { readonly result?: string },
  colour: 'white' | 'black',
): string {
  const wins = colour === 'white' ? ['1-0', '+-'] : ['0-1', '-+']
  const name = escaped(game[colour])
  return `<td>${square(colour)} ${wins.includes(game.result ?? '') ? `<b>${name}</b>` : name}</td>`
}

function endedInWords({ ending, fault, repeats, isReplay, result }: GameView): string {
  const words = [
    ...(ending === undefined ? [] : [endingInWords(ending)]),
    ...(result === '*' ? ['does not count'] : []),
    ...(repeats === undefined ? [] : [`not played, it repeats game ${repeats}`]),
    ...(isReplay ? ['second attempt, the runner was late in the first'] : []),
  ]
  const wrong = fault === undefined ? '' : `<span class="fault">${escaped(fault)}</span>`
  return `${escaped(words.join(', '))}${wrong}`
}

function openingOf({ opening }: GameView): string {
  if (!opening) return ''
  const again = opening.isReused ? ', used before' : ''
  return escaped(`${opening.number} ${opening.name ?? ''}`.trim() + again)
}

// --- strength --------------------------------------------------------------------------------------

function strength({ seats: [first] }: MatchView, statistics: MatchStatistics): string {
  const { score, elo, superiority, tally, remarks } = statistics
  const { wins, draws, losses } = tally
  const told = [
    ...(score === undefined ? [] : [figure('score', percent(score))]),
    figure('won, drawn, lost', `${wins} <small>–</small> ${draws} <small>–</small> ${losses}`),
    ...(elo ? [figure('Elo difference', signed(elo.value), spreadOf(elo))] : []),
    ...(superiority === undefined ? [] : [figure('likely the stronger (LOS)', percent(superiority))]),
  ]
  return `<div class="strength"><h3>What the games say of ${escaped(first.name ?? '')}</h3><dl class="figures">${told.join('')}</dl>${pairBars(statistics)}${remarks.length === 0 ? '' : `<p class="voice">${escaped(remarks.join(' '))}</p>`}</div>`
}

/** Complete pairs by what they gave: five columns, the counts above them. */
function pairBars({ pentanomial }: MatchStatistics): string {
  const most = Math.max(1, ...pentanomial)
  const bars = pentanomial.map(
    (count, i) =>
      `<div><span>${count}</span><i style="height:${Math.round((100 * count) / most)}%"></i><small>${pointsShown(i)}</small></div>`,
  )
  return `<div class="pairs" role="img" aria-label="Pairs by points 0, ½, 1, 1½, 2: ${pentanomial.join(', ')}">${bars.join('')}<p class="note">pairs by points</p></div>`
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`

function spreadOf({ error, lower, upper }: Estimate): string {
  if (error !== undefined) return `± ${error.toFixed(1)}`
  if (lower !== undefined) return `at least ${signed(lower)}`
  return upper === undefined ? '' : `at most ${signed(upper)}`
}
