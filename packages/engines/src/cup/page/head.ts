/** The poster lines: what it is, how far it has come, what it waits for, and in the end who has won. */
import { escaped, plural } from '@arbiter/core'
import type { CupView, MatchView, Wait } from '../view.ts'
import { figure, moment, stamp } from './parts.ts'
import { decisionInWords, pointsShown } from './words.ts'

export function head(view: CupView, at: number): string {
  return `<header class="head">
<div>
<p class="kicker"><b>Engine cup</b>, ${view.engines.length} engines, ${pairsInWords(view)}</p>
<h1>${escaped(view.name)}</h1>
</div>
<dl class="figures">${figures(view)}</dl>
</header>
${view.state === 'finished' ? '' : progressLine(view, at)}
${view.waits.map(notice).join('\n')}
${championBanner(view)}`
}

/** "1, 1, then 2 pairs a match". */
function pairsInWords({ rounds }: CupView): string {
  const pairs = rounds.filter(({ isThirdPlace }) => !isThirdPlace).map((round) => round.pairs)
  const last = pairs.at(-1) ?? 1
  if (pairs.every((each) => each === last)) return `${plural(last, 'pair')} of games a match`
  return `${pairs.slice(0, -1).join(', ')}, then ${plural(last, 'pair')} of games a match`
}

function figures({ progress, live }: CupView): string {
  const { matchesDecided, matches, gamesPlayed } = progress
  return [
    figure('matches decided', String(matchesDecided), `of ${matches}`),
    figure('games played', String(gamesPlayed)),
    ...(live.length > 0 ? [figure('live now', String(live.length), '', 'now')] : []),
  ].join('')
}

function progressLine(view: CupView, at: number): string {
  const { gamesPlayed, gamesLeft } = view.progress
  const games = gamesPlayed + gamesLeft
  const share = games === 0 ? 0 : Math.round((100 * gamesPlayed) / games)
  return `<div class="progress">${stateStamp(view)}
<div class="track" role="progressbar" aria-label="Games played" aria-valuemin="0" aria-valuemax="${games}" aria-valuenow="${gamesPlayed}"><i style="width:${share}%"></i></div>
<p>${restInWords(view)}</p><p class="at">at ${moment(at)}</p></div>`
}

function stateStamp({ state, live }: CupView): string {
  const stamps: Readonly<Record<CupView['state'], string>> = {
    playing: live.length > 0 ? stamp('live', 'Live') : stamp('wait', 'Playing'),
    waiting: stamp('needs', 'Waiting'),
    stopped: stamp('wait', 'Stopped'),
    finished: '',
  }
  return stamps[state]
}

function restInWords({ state, progress }: CupView): string {
  const { gamesPlayed, gamesLeft, secondsLeft } = progress
  if (gamesLeft === 0) return plural(gamesPlayed, 'game')
  const games = `${gamesPlayed} of ${gamesPlayed + gamesLeft} games`
  const isTold = state === 'playing' && secondsLeft !== undefined
  return isTold ? `${games}, <b>about ${durationInWords(secondsLeft)} left</b>` : games
}

function durationInWords(seconds: number): string {
  if (seconds < 100) return `${Math.max(1, Math.ceil(seconds))} s`
  return seconds < 6000 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`
}

function notice({ for: what, match, sentence, hint, since }: Wait): string {
  const where = match === undefined ? '' : ` <a href="#card-${match}">Match ${match}</a>`
  const when = since > 0 ? ` <span class="note">since ${moment(since)}</span>` : ''
  return `<div class="notice"><p class="what">${stamp('needs', `! ${waitWords[what]}`)}${where}${when}</p><p class="voice">${escaped(sentence)}</p>${hint === '' ? '' : `<p class="hint">${escaped(hint)}</p>`}</div>`
}

const waitWords: Readonly<Record<Wait['for'], string>> = {
  engine: 'Waiting for an engine',
  disk: 'Waiting for the disk',
  organiser: 'Waiting for the director',
  worker: 'Waiting for the runner',
}

function championBanner(view: CupView): string {
  const { champion, state } = view
  if (champion === undefined || state !== 'finished') return ''
  return `<section class="champion" aria-label="The champion"><p class="kicker">Champion</p><p class="poster">${escaped(champion)}</p><p class="voice">${finalInWords(view, champion)}</p></section>`
}

/** "Seed 3 won the final against Anvil 4.2, 3½–2½ after a tiebreak." */
function finalInWords({ rounds, engines }: CupView, champion: string): string {
  const final = rounds.findLast(({ isThirdPlace }) => !isThirdPlace)?.matches[0]
  const engine = engines.find(({ name }) => name === champion)
  const who = engine?.seed === undefined ? 'It' : `Seed ${engine.seed}`
  const tally = engine ? ` In all ${pointsShown(engine.halfPoints)} points from ${plural(engine.games, 'game')}.` : ''
  return final ? `${who} won the final${againstInWords(final, champion)}.${tally}` : ''
}

function againstInWords(final: MatchView, champion: string): string {
  const [own, other] = final.seats.toSorted((a, b) => Number(b.name === champion) - Number(a.name === champion))
  if (!own || other?.name === undefined) return ''
  const how = decisionInWords(final)
  const score = `${pointsShown(own.halfPoints)}–${pointsShown(other.halfPoints)}`
  return ` against <b>${escaped(other.name)}</b>, ${score}${how === '' ? '' : ` (${escaped(how)})`}`
}
