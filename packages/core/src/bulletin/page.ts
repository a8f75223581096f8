/** The tournament as one self-contained page: to print, to hang up, to put on a web site. No request leaves it. */

import { type SeatShown, seatInWords } from '../outline/seat.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { type CrosstableCell, type CrosstableGame, type CrosstableRow, crosstable } from './crosstable.ts'
import { type Progress, progressOf } from './progress.ts'
import { type Bulletin, type MatchShown, type RoundShown, show } from './show.ts'
import { style } from './style.ts'
import { columnsFor } from './table.ts'

export function htmlPage(tournament: Tournament): string {
  const bulletin = show(tournament)
  const title = escaped(bulletin.name ?? tournament.format.title)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Arbiter">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
${head(tournament, bulletin, title)}
${bulletin.state === 'entering' ? entrants(bulletin) : standings(tournament, bulletin)}
${bulletin.state === 'entering' ? '' : crosstableSection(crosstable(tournament).rows)}
${bulletin.stages.map(({ rounds }) => roundsSection(rounds)).join('\n')}
${foot(tournament)}
</main>
</body>
</html>
`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Everything that comes from people goes through here. */
const escaped = (text: string): string => text.replaceAll(/[&<>"']|\p{Cc}/gu, (char) => entities[char] ?? '\uFFFD')

// --- head ----------------------------------------------------------------------------------------

function head({ format }: Tournament, bulletin: Bulletin, title: string): string {
  const progress = progressOf(bulletin)
  return `<header class="head">
<div>
<p class="kicker"><b>${escaped(format.title)}</b>, ${bulletin.entrants.length} entrants</p>
<h1>${title}</h1>
<p class="voice">${stateSentence(bulletin, progress)}</p>
</div>
<dl class="figures">${figures(progress)}</dl>
</header>`
}

function stateSentence({ state, closed, champion, table }: Bulletin, { current }: Progress): string {
  if (state === 'entering') return 'The list is open: nothing has been drawn yet.'
  if (state === 'running')
    return current ? `${escaped(current.round.name)} is being played.` : 'The next round is not published yet.'
  const firsts = table.filter(({ rank }) => rank === 1).map(({ name }) => `<b>${escaped(name)}</b>`)
  const winner =
    champion === null ? `First place is shared by ${firsts.join(', ')}.` : `<b>${escaped(champion)}</b> has won.`
  return `${winner} ${closed ? 'The tournament is closed.' : 'All matches are decided.'}`
}

function figures({ current, rounds, decided, matches }: Progress): string {
  if (matches === 0) return ''
  const word = current?.round.phase === undefined ? 'round' : 'phase'
  const now = current ? figure(word, current.number, rounds) : ''
  return `${now}${figure('matches decided', decided, matches)}`
}

const figure = (label: string, count: number, of: number): string =>
  `<div><dt>${label}</dt><dd>${count}<small> of ${of}</small></dd></div>`

// --- entrants and standings ----------------------------------------------------------------------

function entrants({ entrants }: Bulletin): string {
  const rows = entrants.map(({ number, name, rating, club, withdrawn }) =>
    row([figureCell(number), nameCell(name, withdrawn ? 'withdrawn' : ''), figureCell(rating ?? ''), cell(club ?? '')]),
  )
  const header = [headCell('', 'num'), headCell('Name'), headCell('Rating', 'num'), headCell('Club')]
  return section('Entrants', '', scrolling('Entrants', sheet('', header, rows)))
}

function standings({ format }: Tournament, { table, remarks }: Bulletin): string {
  const columns = columnsFor(format, table)
  const header = columns.map(
    ({ heading, meaning }) =>
      `<th scope="col" class="num"><abbr title="${escaped(meaning)}">${escaped(heading)}</abbr></th>`,
  )
  const rows = table.map((each) => {
    const status = each['annulled'] ? 'results annulled' : each['withdrawn'] ? 'withdrawn' : ''
    return row([
      figureCell(each.place),
      nameCell(each.name, status),
      ...columns.map(({ count }) => figureCell(each[count] ?? '')),
    ])
  })
  const body = scrolling('Standings', sheet('stand', [headCell('', 'num'), headCell('Name'), ...header], rows))
  const key = columns.map(({ heading, meaning }) => `<b>${escaped(heading)}</b> ${escaped(meaning)}`).join('; ')
  const said = remarks.map(
    ({ sentence, rule }) => `<p class="voice">${escaped(sentence)} <span class="rule">${escaped(rule)}</span></p>`,
  )
  return section('Standings', '', `${body}<p class="voice">${key}.</p>${said.join('')}`)
}

// --- crosstable ----------------------------------------------------------------------------------

function crosstableSection(rows: readonly CrosstableRow[]): string {
  const header = rows.map(
    ({ number, name }) => `<th scope="col" class="oh"><abbr title="${escaped(name)}">${number}</abbr></th>`,
  )
  const body = rows.map(({ number, name, points, withdrawn, cells }) =>
    row([
      figureCell(number),
      nameCell(name, withdrawn ? 'withdrawn' : ''),
      ...cells.map(crossCell),
      `<td class="num total">${points}</td>`,
    ]),
  )
  const all = [headCell('', 'num'), headCell('Name'), ...header, headCell('Pts', 'num')]
  const key =
    '<span class="g w">1</span> as White, <span class="g b">1</span> as Black; + = − without play, × does not count'
  return section(
    'Crosstable',
    key,
    scrolling('Crosstable', sheet(rows.length > 16 ? 'cross many' : 'cross', all, body)),
  )
}

function crossCell(each: CrosstableCell | null): string {
  if (each === null) return '<td class="self"></td>'
  return `<td class="x">${marksOf(each.asWhite, 'w')}${marksOf(each.asBlack, 'b')}</td>`
}

const marksOf = (games: readonly CrosstableGame[], side: 'w' | 'b'): string =>
  games.map((game) => `<span class="g ${side}${scoreClass(game)}">${game.mark}</span>`).join('')

function scoreClass(game: CrosstableGame): string {
  if (game.state !== 'decided') return game.state === 'open' ? ' now' : ' todo'
  return game.score === 'won' ? ' r2' : game.counts ? '' : ' todo'
}

// --- rounds --------------------------------------------------------------------------------------

function roundsSection(rounds: readonly RoundShown[]): string {
  if (rounds.length === 0) return ''
  const word = rounds.some(({ phase }) => phase !== undefined) ? 'Phases' : 'Rounds'
  return section(word, '', `<div class="rounds">${rounds.map(roundCard).join('\n')}</div>`)
}

function roundCard({ name, matches, byes }: RoundShown): string {
  const isNow = matches.some(({ state }) => state === 'open')
  const free = byes.map((seat) => seatName(seat)).join(', ')
  return `<article class="round${isNow ? ' now' : ''}"><h3>${escaped(name)}${isNow ? '<span class="stamp">now</span>' : ''}</h3>
<table class="matches"><tbody>${matches.map(matchRow).join('')}</tbody></table>${free ? `<p class="bye">Bye: ${free}</p>` : ''}</article>`
}

function matchRow(match: MatchShown): string {
  const [white, black] = match.seats.map((seat) => seatName(seat))
  const side = (name: string | undefined, seat: number) =>
    match.winner && match.seats[seat]?.entrant === match.winner ? `<b>${name}</b>` : name
  return `<tr class="${match.state}"><th scope="row">${escaped(match.match)}</th><td class="white">${side(white, 0)}</td><td class="result">${resultOf(match)}</td><td>${side(black, 1)}${noteOf(match)}</td></tr>`
}

function seatName(seat: SeatShown): string {
  const words = escaped(seatInWords(seat))
  return seat.entrant === undefined ? `<span class="slot">${words}</span>` : words
}

/** "1–0", "½–½ 1–0", "+:−"; a dash for what is not played, × for what does not count. */
function resultOf({ games, state, annulled, winner, seats, ruling }: MatchShown): string {
  if (games.length > 0) return games.map(({ result }) => written(result)).join(' ') + (annulled ? ' ×' : '')
  if (state !== 'decided') return '–'
  if (ruling === 'drawn') return '=:='
  if (ruling === 'won') return seats[0]?.entrant === winner ? '+:−' : '−:+'
  return '×'
}

const forfeits: Readonly<Record<string, string>> = { '+-': '+:−', '-+': '−:+', '--': '−:−' }

const written = (result: string): string => forfeits[result] ?? result.replaceAll('1/2', '½').replace('-', '–')

const noteOf = ({ note }: MatchShown): string =>
  note === undefined ? '' : ` <span class="note">${escaped(note)}</span>`

// --- parts ---------------------------------------------------------------------------------------

function foot({ last, format }: Tournament): string {
  return `<footer>After fact ${last.seq}, <time datetime="${last.at}">${last.at.replace('T', ' ').replace('Z', ' UTC')}</time>. ${escaped(format.summary)}</footer>`
}

const section = (heading: string, aside: string, body: string): string =>
  `<section><div class="bar"><h2>${heading}</h2><p>${aside}</p></div>${body}</section>`

const scrolling = (label: string, body: string): string =>
  `<div class="scroll" role="region" aria-label="${label}" tabindex="0">${body}</div>`

const sheet = (kind: string, header: readonly string[], rows: readonly string[]): string =>
  `<table class="chart ${kind}"><thead><tr>${header.join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`

const row = (cells: readonly string[]): string => `<tr>${cells.join('')}</tr>`
const cell = (text: string): string => `<td>${escaped(text)}</td>`
const headCell = (text: string, kind = ''): string => `<th scope="col" class="${kind}">${text}</th>`
const figureCell = (figure: string | number | boolean): string => `<td class="num">${escaped(String(figure))}</td>`
const nameCell = (name: string, status: string): string =>
  `<th scope="row">${escaped(name)}${status ? ` <span class="note">${status}</span>` : ''}</th>`
