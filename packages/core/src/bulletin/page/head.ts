/** The poster line: what it is, how far it has come, at most three big figures. */
import type { Tournament } from '../../tournament/tournament.ts'
import { listed, plural } from '../../words/sentence.ts'
import { type MatrixShown, stillIn } from '../matrix.ts'
import { type Progress, progressOf } from '../progress.ts'
import type { RaceShown } from '../race.ts'
import type { Bulletin } from '../show.ts'
import { escaped } from './parts.ts'
import type { Pictures } from './pictures.ts'

export function head(tournament: Tournament, bulletin: Bulletin, pictures: Pictures, title: string): string {
  const { format } = tournament
  const progress = progressOf(bulletin)
  return `<header class="head">
<div>
<p class="kicker"><b>${escaped(format.title)}</b>, ${fieldInWords(tournament, bulletin)}</p>
<h1>${title}</h1>
<p class="voice">${[stateSentence(bulletin, progress), ...placesSentence(pictures.race)].join(' ')}</p>
</div>
<dl class="figures">${figures(progress, pictures)}</dl>
</header>`
}

/** "9 entrants", "9 teams, with handicap, 28 boards a session". */
function fieldInWords({ chart, format }: Tournament, { entrants }: Bulletin): string {
  const field = format.whom === 'teams' ? plural(entrants.length, 'team') : `${entrants.length} entrants`
  return [field, ...(format.conditions?.(chart.options) ?? [])].join(', ')
}

function stateSentence(bulletin: Bulletin, { open }: Progress): string {
  if (bulletin.state === 'entering') return 'The list is open: nothing has been drawn yet.'
  if (bulletin.state === 'finished') return finished(bulletin)
  const asked = bulletin.todo.find((todo) => todo.do === 'declare')
  if (asked?.do === 'declare')
    return `${escaped(listed(asked.among))} cannot be separated by play: the director decides.`
  const choice = bulletin.todo.find((todo) => todo.do === 'choose')
  if (choice?.do === 'choose') return escaped(choice.sentence)
  if (open.length === 0) return 'The next round is not published yet.'
  const names = namesOf(open)
  const isMany = names.length > 1 || names[0]?.endsWith('s')
  return `${escaped(listed(names))} ${isMany ? 'are' : 'is'} being played.`
}

/** Brackets that are not in the same round say which they are. */
function namesOf(open: Progress['open']): string[] {
  const names = [...new Set(open.map(({ round }) => round.name))]
  if (names.length === 1) return names
  return open.map(({ stage, round }) =>
    stage.bracket === undefined ? round.name : `${round.name} of bracket ${stage.bracket}`,
  )
}

function finished({ champion, closed, table }: Bulletin): string {
  const firsts = table.filter(({ rank }) => rank === 1).map(({ name }) => `<b>${escaped(name)}</b>`)
  const shared = firsts.length > 1 ? `First place is shared by ${firsts.join(', ')}.` : 'Nobody has won.'
  const winner = champion === null ? shared : `<b>${escaped(champion)}</b> has won.`
  return `${winner} ${closed ? 'The tournament is closed.' : 'All matches are decided.'}`
}

function placesSentence(race: RaceShown | undefined): string[] {
  if (!race || race.placesLeft === 0) return []
  const { needed, places, placesLeft, playoff } = race
  const left =
    placesLeft === places ? `All ${places} places are open` : `${plural(placesLeft, 'place')} of ${places} left`
  return [`${left}, ${needed} points are needed.`, ...(playoff ? [escaped(playoff.sentence)] : [])]
}

function figures({ current, rounds, decided, matches }: Progress, { race, matrix }: Pictures): string {
  if (matches === 0) return ''
  const phase = current?.round.phase
  const now = current === undefined || phase === undefined ? '' : figure('phase', phase, rounds)
  const taken = race && race.placesLeft > 0 ? figure('places taken', race.places - race.placesLeft, race.places) : ''
  const left = current && matrix ? inAndRound(matrix, current.round.round) : ''
  return `${now}${taken}${left}${figure('matches decided', decided, matches)}`
}

const inAndRound = (matrix: MatrixShown, round: number): string =>
  `${figure('still in', stillIn(matrix), matrix.rows.length)}${figure('round', round, undefined)}`

const figure = (label: string, count: number, of: number | undefined): string =>
  `<div><dt>${label}</dt><dd>${count}${of === undefined ? '' : `<small> of ${of}</small>`}</dd></div>`
