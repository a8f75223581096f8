/** The poster line: the tournament, its progress and at most three big figures. */

import {
  type Bulletin,
  type MatrixView,
  type Progress,
  progressOf,
  type RaceView,
  stillIn,
} from '@arbiter/core/bulletin'
import type { Message, Voice } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { allInHtml, inHtml } from '../document/html.ts'
import { first } from '../lists/at.ts'
import type { Pictures } from './pictures.ts'
import { message } from './words/messages.ts'

export function head(
  tournament: Tournament,
  bulletin: Bulletin,
  pictures: Pictures,
  title: string,
  voice: Voice,
): string {
  const { format } = tournament
  const progress = progressOf(bulletin)
  return `<header class="head">
<div>
<p class="kicker"><b>${inHtml(voice, format.about.title)}</b>, ${fieldInWords(tournament, bulletin, voice)}</p>
<h1>${title}</h1>
<p class="voice">${[stateSentence(bulletin, progress, voice), ...placesSentence(pictures.race, voice)].join(' ')}</p>
</div>
<dl class="figures">${figures(progress, pictures, voice)}</dl>
</header>`
}

/** "9 entrants", "9 teams, with handicap, 28 boards a session". */
function fieldInWords({ chart, format }: Tournament, { entrants }: Bulletin, voice: Voice): string {
  const count = entrants.length
  const field = format.about.whom === 'teams' ? message('page-teams', { count }) : message('page-entrants', { count })
  return [field, ...(format.about.conditions?.(chart.options) ?? [])].map((each) => inHtml(voice, each)).join(', ')
}

function stateSentence(bulletin: Bulletin, { open }: Progress, voice: Voice): string {
  if (bulletin.state === 'entering') return inHtml(voice, message('page-entering'))
  if (bulletin.state === 'finished') return finished(bulletin, voice)
  const asked = bulletin.todo.find((todo) => todo.do === 'declare')
  if (asked?.do === 'declare')
    return inHtml(voice, message('page-level', { who: asked.among.map((text) => ({ text })) }))
  const choice = bulletin.todo.find((todo) => todo.do === 'choose')
  if (choice?.do === 'choose') return allInHtml(voice, choice)
  return inHtml(voice, open.length === 0 ? message('page-not-published') : playingSaid(open, voice))
}

/** The round being played; with the bracket's letter if the brackets are in different rounds. */
function playingSaid(open: Progress['open'], voice: Voice): Message {
  const round = first(open).round.name
  if (open.every((other) => voice.say(other.round.name) === voice.say(round))) return message('page-playing', { round })
  const rounds = open.map(({ stage, round: { name } }) =>
    stage.bracket === undefined
      ? name
      : message('page-round-in-bracket', { bracket: { text: stage.bracket }, round: name }),
  )
  return message('page-playing-several', { rounds })
}

function finished({ champion, closed, table }: Bulletin, voice: Voice): string {
  const who = table.filter(({ rank }) => rank === 1).map(({ name }) => ({ text: name }))
  const shared = who.length > 1 ? message('page-shared', { who }) : message('page-nobody-won')
  const winner = champion === null ? shared : message('page-won', { who: { text: champion } })
  const over = message(closed ? 'page-closed' : 'page-all-decided')
  return `<b>${inHtml(voice, winner)}</b> ${inHtml(voice, over)}`
}

function placesSentence(race: RaceView | undefined, voice: Voice): string[] {
  if (!race || race.placesLeft === 0) return []
  const { needed, places, placesLeft: left, playoff } = race
  const points = { points: needed }
  const open =
    left === places
      ? message('page-places-open', { places, points })
      : message('page-places-left', { left, places, points })
  return [inHtml(voice, open), ...(playoff ? [allInHtml(voice, playoff)] : [])]
}

function figures({ current, rounds, decided, matches }: Progress, { race, matrix }: Pictures, voice: Voice): string {
  if (matches === 0) return ''
  const figure = figureBy(voice)
  const phase = current?.round.phase
  const now = current === undefined || phase === undefined ? '' : figure('phase', phase, rounds)
  const taken = race && race.placesLeft > 0 ? figure('places', race.places - race.placesLeft, race.places) : ''
  const left = current && matrix ? inAndRound(matrix, current.round.round, voice) : ''
  return `${now}${taken}${left}${figure('decided', decided, matches)}`
}

function inAndRound(matrix: MatrixView, round: number, voice: Voice): string {
  const figure = figureBy(voice)
  return `${figure('still-in', stillIn(matrix), matrix.rows.length)}${figure('round', round, undefined)}`
}

type Figure = Parameters<typeof message<'page-figure'>>[1]['figure']

const figureBy =
  (voice: Voice) =>
  (figure: Figure, count: number, of: number | undefined): string => {
    const rest = of === undefined ? '' : `<small> ${inHtml(voice, message('page-of', { count: of }))}</small>`
    return `<div><dt>${inHtml(voice, message('page-figure', { figure }))}</dt><dd>${count}${rest}</dd></div>`
  }
