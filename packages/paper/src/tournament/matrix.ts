/** The diagonal matrix: all players against each other in the same order; on a phone a list. */

import {
  halvesShown,
  type MatrixRow,
  type MatrixView,
  type Meeting,
  meetingShown,
  meetingWords,
  pipsOf,
  raised,
  roundWords,
  rowWords,
} from '@arbiter/core/bulletin'
import type { Message, Voice } from '@arbiter/core/messages'
import { escaped, inHtml } from '../document/html.ts'
import { first } from '../lists/at.ts'
import { row, scrolling, section, sectionName, tick } from './parts.ts'
import { message } from './words/messages.ts'

/** Above this size: smaller cells, sticky names, and a list in print. */
const large = 32

export function matrixSection(matrix: MatrixView, voice: Voice): string {
  const { rows, outAt } = matrix
  const size = rows.length > large ? ' large' : rows.length > 8 ? '' : ' small'
  const name = inHtml(voice, message('page-matrix-name'))
  const body = `<div class="diag${size}"><div class="wide">${scrolling(name, tableOf(matrix, voice))}</div>${listOf(matrix, voice)}${keyOf(matrix, voice)}</div>`
  return section(sectionName('matrix', voice), inHtml(voice, message('page-matrix-about', { count: outAt })), body)
}

// --- the matrix ------------------------------------------------------------------------------------

function tableOf(matrix: MatrixView, voice: Voice): string {
  const { rows } = matrix
  const heads = rows.map(
    (each) =>
      `<th scope="col" class="c${each.state === 'out' ? ' out' : ''}"><abbr title="${escaped(each.name)}">${each.number}</abbr></th>`,
  )
  const hasRatings = rows.some(({ rating }) => rating !== undefined)
  const [player, lost] = (['player', 'lost'] as const).map((head) =>
    inHtml(voice, message('page-matrix-head', { head })),
  )
  const rating = hasRatings
    ? `<th scope="col" class="rt">${inHtml(voice, message('page-head', { head: 'rating' }))}</th>`
    : ''
  const header = `<td></td><th scope="col" class="pl">${player}</th>${rating}<th scope="col" class="ls">${lost}</th>${heads.join('')}`
  const lines = rows.map((each) => lineOf(each, matrix, hasRatings, voice))
  const caption = `<caption class="hide">${inHtml(voice, message('page-matrix-caption'))}</caption>`
  return `<table class="matrix">${caption}<thead>${row([header])}</thead><tbody>${lines.join('\n')}</tbody></table>`
}

function lineOf(each: MatrixRow, matrix: MatrixView, hasRatings: boolean, voice: Voice): string {
  const rating = hasRatings ? `<td class="rt">${each.rating ?? ''}</td>` : ''
  const words = inHtml(voice, rowWords(each))
  const counter = `<td class="ls" title="${words}" aria-label="${words}">${counterOf(each, matrix)}</td>`
  const name = `<th scope="row"${each.name.length > longName ? ' class="long"' : ''}>${escaped(each.name)}${stampOf(each, voice)}</th>`
  return `<tr class="${each.state}"><td class="ix">${each.number}</td>${name}${rating}${counter}${cellsOf(each, matrix, voice)}</tr>`
}

/** Names longer than this are wrapped. */
const longName = 24

const stampOf = ({ state }: MatrixRow, voice: Voice): string => (state === 'won' ? ` ${tick(voice)}` : '')

/** "■■◧□ 2½†". */
function counterOf(each: MatrixRow, matrix: MatrixView): string {
  const boxes = pipsOf(each, matrix).map((pip) => `<i${pips[pip]}></i>`)
  const doom = each.state === 'going-out' ? ' class="doom"' : ''
  return `<span class="pips">${boxes.join('')}</span><b${doom}>${halvesShown(each.lostGames)}</b>`
}

const pips = { full: ' class="x"', half: ' class="h"', empty: '' } as const

/** One row; consecutive empty columns are merged into one cell. */
function cellsOf(each: MatrixRow, matrix: MatrixView, voice: Voice): string {
  const words = meetingWords(matrix)
  let next = 1
  const cells = byColumn(each).map(([number, meetings]) => {
    const before = emptyCells(number - next)
    next = number + 1
    const said = meetings.map((meeting) => inHtml(voice, words(each, meeting))).join('; ')
    return before + (number === each.number ? '<td class="d"></td>' : pairCell(meetings, said))
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

/** The columns that are not empty, the diagonal included. */
function byColumn({ number, meetings }: MatrixRow): [number: number, meetings: Meeting[]][] {
  const columns = new Map<number, Meeting[]>([[number, []]])
  for (const meeting of meetings) columns.set(meeting.against, [...(columns.get(meeting.against) ?? []), meeting])
  return [...columns].sort(([a], [b]) => a - b)
}

/** Frames show the round: light, heavy, double; from the fourth round on cells are filled and numbered. */
const frames = 4

function boxKind({ round, state, points, games }: Meeting): string {
  const frame = `r${Math.min(round, frames)}`
  if (state === 'open') return `${frame} ${points === undefined ? 'todo' : 'now'}`
  return points !== undefined && points * 2 > games.length ? `${frame} plus` : frame
}

/** "1½", or "1½⁴" if the frame does not show the round. */
const boxText = (meeting: Meeting): string =>
  `${meetingShown(meeting)}${meeting.round < frames ? '' : raised(meeting.round)}`

// --- the list --------------------------------------------------------------------------------------

function listOf(matrix: MatrixView, voice: Voice): string {
  const items = matrix.rows.map((each) => {
    const met = each.meetings.toSorted((a, b) => a.round - b.round)
    const chips = met.map(
      (meeting) =>
        `<span class="${boxKind(meeting)}">${escaped(meeting.opponent)} <b>${meetingShown(meeting)}</b>${meeting.round === 1 ? '' : raised(meeting.round)}</span>`,
    )
    const head = `<span class="ix">${each.number}</span><b class="nm">${escaped(each.name)}</b>${listStamp(each, voice)}<span class="ls">${counterOf(each, matrix)}</span>`
    return `<li class="${each.state}"><p class="top">${head}</p><p class="ops">${chips.join(' ')}</p></li>`
  })
  return `<ol class="narrow plist">${items.join('\n')}</ol>`
}

function listStamp({ state, out }: MatrixRow, voice: Voice): string {
  const stamp = (what: Message) => `<span class="stamp">${inHtml(voice, what)}</span>`
  if (state === 'won') return stamp(message('page-matrix-won'))
  if (state !== 'out') return ''
  return stamp(out === undefined ? message('page-matrix-withdrew') : message('page-matrix-out', { round: out }))
}

// --- how to read it --------------------------------------------------------------------------------

type Sign = Parameters<typeof message<'page-matrix-key'>>[1]['sign']

function keyOf(matrix: MatrixView, voice: Voice): string {
  const { rows, rounds, outAt } = matrix
  const meetings = rows.flatMap((each) => each.meetings)
  const has = (kind: string) => meetings.some((meeting) => boxKind(meeting).endsWith(kind))
  const sign = (kind: Sign) => inHtml(voice, message('page-matrix-key', { sign: kind }))
  const example = { ...first(rows), lostGames: 2.5, state: 'in' as const }
  const entries = [
    ...rounds.map((each) => [boxIn(each.round, '1½'), inHtml(voice, roundWords(each))]),
    ...(has('now') ? [[boxIn(1, '1·', ' now'), sign('now')]] : []),
    ...(has('todo') ? [[boxIn(1, '··', ' todo'), sign('todo')]] : []),
    ...(meetings.some(({ games }) => games.some((mark) => '+−='.includes(mark)))
      ? [[boxIn(1, '+½'), sign('single')]]
      : []),
    ...(meetings.some(({ games }) => games.includes('×')) ? [[boxIn(1, '××'), sign('not-played')]] : []),
    [
      `<span class="ls">${counterOf(example, matrix)}</span>`,
      inHtml(voice, message('page-matrix-key-lost', { count: outAt })),
    ],
    ...(rows.some(({ state }) => state === 'going-out')
      ? [['<span class="ls"><b class="doom">4½</b></span>', sign('going-out')]]
      : []),
    ...(rows.some(({ state }) => state === 'out')
      ? [[`<span class="strike">${inHtml(voice, message('page-matrix-example'))}</span>`, sign('out')]]
      : []),
    ...(rows.some(({ state }) => state === 'won') ? [[tick(voice), sign('won')]] : []),
  ]
  const items = entries.map(([box, words]) => `<li>${box}<span>${words}</span></li>`)
  const [name, heading] = [
    inHtml(voice, message('page-matrix-key-name')),
    inHtml(voice, message('page-matrix-reading')),
  ]
  return `<aside class="key" aria-label="${name}"><h3>${heading}</h3><ul>${items.join('')}</ul></aside>`
}

const boxIn = (round: number, text: string, kind = ''): string =>
  `<span class="p"><span class="r${Math.min(round, frames)}${kind}">${text}${round < frames ? '' : raised(round)}</span></span>`
