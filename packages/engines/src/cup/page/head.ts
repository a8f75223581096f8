/** The headline: what is played, how far it is, what it waits for, and in the end the champion. */

import type { Message, Voice } from '@arbiter/core/messages'
import { escaped } from '@arbiter/paper/document'
import type { CupView, MatchView, Wait } from '../view.ts'
import { figure, htmlOf, moment, stamp, toldAll } from './parts.ts'
import { message } from './words/messages.ts'
import { decisionSaid, pointsOf } from './words.ts'

export function head(view: CupView, at: number, voice: Voice): string {
  const about = [message('cup-page-engines', { count: view.engines.length }), pairsSaid(view)]
  return `<header class="head">
<div>
<p class="kicker"><b>${htmlOf(voice, message('cup-page-kind'))}</b>, ${about.map((each) => htmlOf(voice, each)).join(', ')}</p>
<h1>${escaped(view.name)}</h1>
</div>
<dl class="figures">${figures(view, voice)}</dl>
</header>
${view.state === 'finished' ? '' : progressLine(view, at, voice)}
${view.waits.map((wait) => notice(wait, voice)).join('\n')}
${championBanner(view, voice)}`
}

/** "1, 1, then 2 pairs of games a match". */
function pairsSaid({ rounds }: CupView): Message {
  const pairs = rounds.filter(({ isThirdPlace }) => !isThirdPlace).map((round) => round.pairs)
  const count = pairs.at(-1) ?? 1
  if (pairs.every((each) => each === count)) return message('cup-page-pairs-a-match', { count })
  return message('cup-page-pairs-then', { before: { text: pairs.slice(0, -1).join(', ') }, count })
}

type Figure = Parameters<typeof message<'cup-page-figure'>>[1]['figure']

function figures({ progress, live }: CupView, voice: Voice): string {
  const { matchesDecided, matches, gamesPlayed } = progress
  const label = (name: Figure) => htmlOf(voice, message('cup-page-figure', { figure: name }))
  const count = (number: number) => htmlOf(voice, message('cup-page-count', { count: number }))
  return [
    figure(label('decided'), count(matchesDecided), htmlOf(voice, message('cup-page-of', { count: matches }))),
    figure(label('played'), count(gamesPlayed)),
    ...(live.length > 0 ? [figure(label('live'), count(live.length), '', 'now')] : []),
  ].join('')
}

function progressLine(view: CupView, at: number, voice: Voice): string {
  const { gamesPlayed, gamesLeft } = view.progress
  const games = gamesPlayed + gamesLeft
  const share = games === 0 ? 0 : Math.round((100 * gamesPlayed) / games)
  return `<div class="progress">${stateStamp(view, voice)}
<div class="track" role="progressbar" aria-label="${htmlOf(voice, message('cup-page-progress'))}" aria-valuemin="0" aria-valuemax="${games}" aria-valuenow="${gamesPlayed}"><i style="width:${share}%"></i></div>
<p>${restOf(view, voice)}</p><p class="at">${htmlOf(voice, message('cup-page-at'))} ${moment(at, voice)}</p></div>`
}

const stampKinds = { live: 'live', playing: 'wait', waiting: 'needs', stopped: 'wait' } as const

function stateStamp({ state, live }: CupView, voice: Voice): string {
  const shown = state === 'playing' && live.length > 0 ? 'live' : state
  if (shown === 'finished') return ''
  return stamp(stampKinds[shown], voice.say(message('cup-page-state', { state: shown })))
}

function restOf({ state, progress }: CupView, voice: Voice): string {
  const { gamesPlayed, gamesLeft, secondsLeft } = progress
  if (gamesLeft === 0) return htmlOf(voice, message('cup-page-games', { count: gamesPlayed }))
  const games = htmlOf(voice, message('cup-page-games-of', { played: gamesPlayed, games: gamesPlayed + gamesLeft }))
  if (state !== 'playing' || secondsLeft === undefined) return games
  return `${games}, <b>${htmlOf(voice, message('cup-page-left', { time: durationSaid(secondsLeft) }))}</b>`
}

function durationSaid(seconds: number): Message {
  if (seconds < 100) return message('cup-page-seconds', { seconds: Math.max(1, Math.ceil(seconds)) })
  return seconds < 6000
    ? message('cup-page-minutes', { minutes: Math.round(seconds / 60) })
    : message('cup-page-hours', { hours: { number: seconds / 3600 } })
}

function notice({ for: what, match, says, hint, since }: Wait, voice: Voice): string {
  const name = message('cup-page-match', { match: { text: String(match) } })
  const where = match === undefined ? '' : ` <a href="#card-${match}">${htmlOf(voice, name)}</a>`
  const when = `<span class="note">${htmlOf(voice, message('cup-page-since'))} ${moment(since, voice)}</span>`
  const waits = stamp('needs', `! ${voice.say(message('cup-page-waits-for', { for: what }))}`)
  return `<div class="notice"><p class="what">${waits}${where}${since > 0 ? ` ${when}` : ''}</p><p class="voice">${toldAll(voice, says)}</p>${hint.length === 0 ? '' : `<p class="hint">${toldAll(voice, hint)}</p>`}</div>`
}

function championBanner(view: CupView, voice: Voice): string {
  const { champion, state } = view
  if (champion === undefined || state !== 'finished') return ''
  const name = htmlOf(voice, message('cup-page-champion'))
  const words = finalSays(view, champion).map((each) => htmlOf(voice, each))
  return `<section class="champion" aria-label="${name}"><p class="kicker">${name}</p><p class="poster">${escaped(champion)}</p><p class="voice">${words.join(' ')}</p></section>`
}

/** "Hammer won the final against Anvil, 3½–2½ (tiebreak). It started as seed 3 and scored 7½ in 10 games." */
function finalSays({ rounds, engines }: CupView, champion: string): Message[] {
  const final = rounds.findLast(({ isThirdPlace }) => !isThirdPlace)?.matches[0]
  const engine = engines.find(({ name }) => name === champion)
  if (!final || !engine) return final ? [finalSaid(final, champion)] : []
  const tally = { points: pointsOf(engine.halfPoints), games: engine.games }
  const scored =
    engine.seed === undefined
      ? message('cup-page-tally', tally)
      : message('cup-page-tally-seeded', { ...tally, seed: engine.seed })
  return [finalSaid(final, champion), scored]
}

function finalSaid(final: MatchView, champion: string): Message {
  const [own, other] = final.seats.toSorted((a, b) => Number(b.name === champion) - Number(a.name === champion))
  const who = { text: champion }
  if (!own || other?.name === undefined) return message('cup-page-final-alone', { who })
  const score = { own: pointsOf(own.halfPoints), points: pointsOf(other.halfPoints) }
  const won = { who, other: { text: other.name }, ...score }
  const how = decisionSaid(final)
  return how ? message('cup-page-final-by', { ...won, how }) : message('cup-page-final', won)
}
