/** The diagonal matrix: the row of players against itself, and on a phone the same as a list. */
import { plural } from '../../words/sentence.ts'
import { halvesShown } from '../figures.ts'
import {
  type MatrixRow,
  type MatrixShown,
  type Meeting,
  meetingShown,
  meetingWords,
  pipsOf,
  raised,
  roundWords,
  rowWords,
} from '../matrix.ts'
import { escaped, row, scrolling, section, tick } from './parts.ts'

/** A larger field has smaller cells, names that stay when it is scrolled, and is printed as a list. */
const large = 32

export function matrixSection(matrix: MatrixShown): string {
  const { rows, outAt } = matrix
  const size = rows.length > large ? ' large' : rows.length > 8 ? '' : ' small'
  const body = `<div class="diag${size}"><div class="wide">${scrolling('Diagonal matrix', tableOf(matrix))}</div>${listOf(matrix)}${keyOf(matrix)}</div>`
  return section('Matrix', `Points of the row player; ${plural(outAt, 'lost game')} and out`, body)
}

// --- the matrix ------------------------------------------------------------------------------------

function tableOf(matrix: MatrixShown): string {
  const { rows } = matrix
  const heads = rows.map(
    (each) =>
      `<th scope="col" class="c${each.state === 'out' ? ' out' : ''}"><abbr title="${escaped(each.name)}">${each.number}</abbr></th>`,
  )
  const hasRatings = rows.some(({ rating }) => rating !== undefined)
  const rating = hasRatings ? '<th scope="col" class="rt">Rating</th>' : ''
  const header = `<td></td><th scope="col" class="pl">Player</th>${rating}<th scope="col" class="ls">Lost games</th>${heads.join('')}`
  const lines = rows.map((each) => lineOf(each, matrix, hasRatings))
  const caption = '<caption class="hide">Points of the player of the row against the player of the column</caption>'
  return `<table class="matrix">${caption}<thead>${row([header])}</thead><tbody>${lines.join('\n')}</tbody></table>`
}

function lineOf(each: MatrixRow, matrix: MatrixShown, hasRatings: boolean): string {
  const rating = hasRatings ? `<td class="rt">${each.rating ?? ''}</td>` : ''
  const words = escaped(rowWords(each))
  const counter = `<td class="ls" title="${words}" aria-label="${words}">${counterOf(each, matrix)}</td>`
  const name = `<th scope="row"${each.name.length > longName ? ' class="long"' : ''}>${escaped(each.name)}${stampOf(each)}</th>`
  return `<tr class="${each.state}"><td class="ix">${each.number}</td>${name}${rating}${counter}${cellsOf(each, matrix)}</tr>`
}

/** Longer names are broken into lines. */
const longName = 24

const stampOf = ({ state }: MatrixRow): string => (state === 'won' ? ` ${tick}` : '')

/** "■■◧□ 2½†". */
function counterOf(each: MatrixRow, matrix: MatrixShown): string {
  const boxes = pipsOf(each, matrix).map((pip) => `<i${pips[pip]}></i>`)
  const doom = each.state === 'going-out' ? ' class="doom"' : ''
  return `<span class="pips">${boxes.join('')}</span><b${doom}>${halvesShown(each.lostGames)}</b>`
}

const pips = { full: ' class="x"', half: ' class="h"', empty: '' } as const

/** From the first column to the last; what is empty between two cells is one long cell. */
function cellsOf(each: MatrixRow, matrix: MatrixShown): string {
  const words = meetingWords(matrix)
  let next = 1
  const cells = byColumn(each).map(([number, meetings]) => {
    const before = emptyCells(number - next)
    next = number + 1
    const said = meetings.map((meeting) => words(each, meeting)).join('; ')
    return before + (number === each.number ? '<td class="d"></td>' : pairCell(meetings, escaped(said)))
  })
  return cells.join('') + emptyCells(matrix.rows.length + 1 - next)
}

const emptyCells = (count: number): string => {
  if (count === 0) return ''
  return count === 1 ? '<td></td>' : `<td colspan="${count}"></td>`
}

function pairCell(meetings: readonly Meeting[], said: string): string {
  const boxes = meetings.map((meeting) => `<span class="${boxKind(meeting)}">${boxText(meeting)}</span>`)
  return `<td class="p" title="${said}" aria-label="${said}">${boxes.join('')}</td>`
}

/** The columns with something in them, the diagonal among them. */
function byColumn({ number, meetings }: MatrixRow): [number: number, meetings: Meeting[]][] {
  const columns = new Map<number, Meeting[]>([[number, []]])
  for (const meeting of meetings) columns.set(meeting.against, [...(columns.get(meeting.against) ?? []), meeting])
  return [...columns].sort(([a], [b]) => a - b)
}

/** Frames tell rounds apart: light, heavy, double; from the fourth on they are filled and numbered. */
const frames = 4

function boxKind({ round, state, points, games }: Meeting): string {
  const frame = `r${Math.min(round, frames)}`
  if (state === 'open') return `${frame} ${points === undefined ? 'todo' : 'now'}`
  return points !== undefined && points * 2 > games.length ? `${frame} plus` : frame
}

/** "1½", and "1½⁴" where the frame alone does not tell the round. */
const boxText = (meeting: Meeting): string =>
  `${meetingShown(meeting)}${meeting.round < frames ? '' : raised(meeting.round)}`

// --- the list --------------------------------------------------------------------------------------

function listOf(matrix: MatrixShown): string {
  const items = matrix.rows.map((each) => {
    const met = each.meetings.toSorted((a, b) => a.round - b.round)
    const chips = met.map(
      (meeting) =>
        `<span class="${boxKind(meeting)}">${escaped(meeting.opponent)} <b>${meetingShown(meeting)}</b>${meeting.round === 1 ? '' : raised(meeting.round)}</span>`,
    )
    const head = `<span class="ix">${each.number}</span><b class="nm">${escaped(each.name)}</b>${listStamp(each)}<span class="ls">${counterOf(each, matrix)}</span>`
    return `<li class="${each.state}"><p class="top">${head}</p><p class="ops">${chips.join(' ')}</p></li>`
  })
  return `<ol class="narrow plist">${items.join('\n')}</ol>`
}

function listStamp({ state, out }: MatrixRow): string {
  if (state === 'won') return '<span class="stamp">won</span>'
  if (state !== 'out') return ''
  return `<span class="stamp">${out === undefined ? 'withdrew' : `out, round ${out}`}</span>`
}

// --- how to read it --------------------------------------------------------------------------------

function keyOf(matrix: MatrixShown): string {
  const { rows, rounds, outAt } = matrix
  const meetings = rows.flatMap((each) => each.meetings)
  const has = (kind: string) => meetings.some((meeting) => boxKind(meeting).endsWith(kind))
  const example = { ...(rows[0] as MatrixRow), lostGames: 2.5, state: 'in' as const }
  const entries = [
    ...rounds.map((each) => [boxIn(each.round, '1½'), escaped(roundWords(each))]),
    ...(has('now') ? [[boxIn(1, '1·', ' now'), 'Being played: points so far']] : []),
    ...(has('todo') ? [[boxIn(1, '··', ' todo'), 'To be played in this round']] : []),
    ...(meetings.some(({ games }) => games.some((mark) => '+−='.includes(mark)))
      ? [[boxIn(1, '+½'), 'Game by game; + = − without play']]
      : []),
    ...(meetings.some(({ games }) => games.includes('×')) ? [[boxIn(1, '××'), 'Not played']] : []),
    [`<span class="ls">${counterOf(example, matrix)}</span>`, `Lost games; out at ${outAt}`],
    ...(rows.some(({ state }) => state === 'going-out')
      ? [['<span class="ls"><b class="doom">4½</b></span>', 'Goes out when this round is over']]
      : []),
    ...(rows.some(({ state }) => state === 'out') ? [['<span class="strike">Name</span>', 'Out']] : []),
    ...(rows.some(({ state }) => state === 'won') ? [[tick, 'Has won']] : []),
  ]
  const items = entries.map(([sign, words]) => `<li>${sign}<span>${words}</span></li>`)
  return `<aside class="key" aria-label="How to read the matrix"><h3>How to read it</h3><ul>${items.join('')}</ul></aside>`
}

const boxIn = (round: number, text: string, kind = ''): string =>
  `<span class="p"><span class="r${Math.min(round, frames)}${kind}">${text}${round < frames ? '' : raised(round)}</span></span>`
