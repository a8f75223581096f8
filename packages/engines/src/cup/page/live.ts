/** The running games when the page was written: clocks, evaluations, last move. */

import type { Voice } from '@arbiter/core/messages'
import { escaped } from '@arbiter/paper/document'
import type { Colour, Evaluation } from '../../game/record.ts'
import type { CupView, LiveGame } from '../view.ts'
import { htmlOf, square } from './parts.ts'
import { message } from './words/messages.ts'
import { clockAt, clockShown, evaluationShown, gameSaid, moveShown } from './words.ts'

export function liveSection(view: CupView, at: number, voice: Voice): string {
  const { live } = view
  if (live.length === 0) return ''
  const games = live.map((game) => gameCard(game, scheduledIn(view, game), at, voice))
  return `<section class="live"><h2 class="hide">${htmlOf(voice, message('cup-page-now-playing'))}</h2><ul class="boards">${games.join('\n')}</ul></section>`
}

function scheduledIn({ rounds }: CupView, { match }: LiveGame): number {
  const round = rounds.find(({ matches }) => matches.some((each) => each.match === match))
  return 2 * (round?.pairs ?? 0)
}

function gameCard(live: LiveGame, scheduled: number, at: number, voice: Voice): string {
  const { match, roundName, openingName } = live
  const opening = openingName === undefined ? '' : `<span class="opening">${escaped(openingName)}</span>`
  const move = moveShown(live)
  const last = move === '' ? '' : `<b class="move">${escaped(move)}</b>`
  const where = message('cup-page-live-match', { round: roundName, match: { text: String(match) } })
  return `<li class="board"><p class="meta"><b>${htmlOf(voice, where)}</b><span>${htmlOf(voice, gameSaid(live, scheduled))}</span>${opening}${last}</p>
${sideLine(live, 'white', at, voice)}${bars(live, voice)}${sideLine(live, 'black', at, voice)}</li>`
}

function sideLine(live: LiveGame, colour: Colour, at: number, voice: Voice): string {
  const left = clockAt(live, colour, at)
  const evaluation = live.evaluations[colour]
  const depth = live.depths[colour]
  const said = evaluation === undefined ? '' : `<b>${evaluationShown(evaluation, colour)}</b>`
  const deep =
    depth === undefined ? '' : `<span class="depth"> ${htmlOf(voice, message('cup-page-depth', { depth }))}</span>`
  const clock = left === undefined ? htmlOf(voice, message('cup-page-no-clock')) : clockShown(left)
  return `<p class="side${live.toMove === colour ? ' turn' : ''}">${square(colour, voice)}<span class="name" title="${escaped(live[colour])}">${escaped(live[colour])}</span><span class="said">${said}${deep}</span><span class="clock${left === undefined ? ' none' : ''}">${clock}</span></p>`
}

const colours = ['white', 'black'] as const

/** White's expected score as each engine sees it: White's view above, Black's below. */
function bars({ evaluations }: LiveGame, voice: Voice): string {
  const { white, black } = evaluations
  if (white === undefined && black === undefined) return ''
  const shares = colours.map((colour) => shareOf(evaluations[colour], colour))
  const says = colours.flatMap((colour, i) => {
    const share = shares[i]
    return share === undefined ? [] : [message('cup-page-says', { colour, share: { percent: share / 100 } })]
  })
  const label = htmlOf(voice, message('cup-page-chances', { says }))
  return `<div class="evals" role="img" aria-label="${label}">${shares.map((share) => `<span${share === undefined ? ' class="none"' : ''}><i style="width:${share ?? 50}%"></i></span>`).join('')}</div>`
}

/** A pawn is worth about 64 %, like 100 rating points; a mate leaves only a sliver. */
function shareOf(evaluation: Evaluation | undefined, colour: Colour): number | undefined {
  if (!evaluation) return undefined
  const own = 'mate' in evaluation ? (evaluation.mate > 0 ? 98 : 2) : 100 / (1 + 10 ** (-evaluation.centipawns / 400))
  return Math.min(98, Math.max(2, Math.round(colour === 'white' ? own : 100 - own)))
}
