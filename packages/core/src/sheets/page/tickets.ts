/** Assignment tickets, eight on a page with lines to cut along (BRI-76). */
import { impsShown } from '../../bulletin/imps.ts'
import { escaped } from '../../bulletin/page/parts.ts'
import { plural } from '../../words/sentence.ts'
import { bracketInWords } from '../event.ts'
import type { Opponent, Sitting, Ticket, TicketSheet } from '../tickets.ts'
import { type Card, cardPages, cardStyle } from './cards.ts'
import { paper } from './paper.ts'

export function ticketsHtml(sheet: TicketSheet): string {
  const body = cardPages(sheet.tickets.map((ticket) => cardOf(ticket, sheet.title)))
  return paper({ event: sheet, what: 'Tickets', orientation: 'portrait', style: `${cardStyle}${style}`, body })
}

const cardOf = (ticket: Ticket, title: string): Card => ({
  html: [
    `<p class="top"><span>${escaped(placeOf(ticket))}</span><span>${escaped(title)}</span></p>`,
    `<p class="team"><b class="no">${ticket.number}</b> ${escaped(ticket.team)}</p>`,
    ticket.captain === undefined ? '' : `<p class="note">Captain ${escaped(ticket.captain)}</p>`,
    ticket.seatings.length === 0
      ? ''
      : `<div class="seats">${nameOfTicket(ticket)}<div>${ticket.seatings.map(sittingOf).join('')}</div></div>`,
    ...ticket.seatings.flatMap(boardsLine).map((line) => `<p class="note">${escaped(line)}</p>`),
    ...ticket.opponents.map(
      (each) =>
        `<p class="opponent">v <b>${each.number} ${escaped(each.team)}</b> <span class="note">${givenIn(each)}</span></p>`,
    ),
    ticket.boards === 0 ? '' : `<p><b>${plural(ticket.boards, 'board')}</b>${boardsEach(ticket)}</p>`,
    goToOf(ticket),
    `<p class="report">${escaped(ticket.report)}</p>`,
  ].join(''),
  lines: linesOn(ticket, title),
})

/** The same as text, to be measured. */
const linesOn = (ticket: Ticket, title: string): Card['lines'] => [
  { text: `${placeOf(ticket)}      ${title}`, ems: 0.9 },
  { text: `${ticket.number} ${ticket.team}`, ems: 1.5 },
  ...(ticket.captain === undefined ? [] : [{ text: `Captain ${ticket.captain}`, ems: 1 }]),
  ...ticket.seatings.map(() => ({ text: '', ems: 1.7 })),
  ...ticket.seatings.flatMap(boardsLine).map((text) => ({ text, ems: 1 })),
  ...ticket.opponents.map((each) => ({ text: `v ${each.number} ${each.team} ${givenIn(each)}`, ems: 1.1 })),
  { text: '', ems: 1 },
  { text: ticket.report, ems: 0.95 },
  ...(ticket.goTo ? [{ text: '', ems: ticket.isGoToHeldBack ? 2.4 : 1.2 }] : []),
]

/** "Bracket A · First round · match A3". */
function placeOf({ bracket, roundName, matches }: Ticket): string {
  const played = `${matches.length > 1 ? 'matches' : 'match'} ${matches.join(', ')}`
  return [bracketInWords(bracket), roundName, played].filter(Boolean).join(' · ')
}

const nameOfTicket = ({ ticket }: Ticket): string =>
  ticket === undefined ? '' : `<b class="ticket">${escaped(ticket)}</b>`

/** "N-S table 5, E-W table 6". */
function sittingOf({ when, northSouth, eastWest }: Sitting): string {
  const at = when === undefined ? '' : `<i>${when}</i>`
  const table = /^\d/.test(northSouth) ? '<small>table</small> ' : ''
  const moves = when === 'second half' || when === 'then' ? ' <small>E-W moves</small>' : ''
  return `<p>${at}N-S ${table}<b>${escaped(northSouth)}</b>, E-W ${table}<b>${escaped(eastWest)}</b>${moves}</p>`
}

/** BRI-34. */
const boardsLine = ({ northSouth, boardsTo }: Sitting): string[] =>
  boardsTo === undefined ? [] : [`Boards of table ${northSouth} go to ${boardsTo} when E-W moves`]

/** "you receive 3.2 IMPs, carry-over 14 to them". */
function givenIn({ handicap, carryover }: Opponent): string {
  return [
    ...(handicap === 0 ? [] : [`you ${handicap > 0 ? 'receive' : 'give'} ${impsShown(Math.abs(handicap))} IMPs`]),
    ...(carryover === 0 ? [] : [`carry-over ${impsShown(Math.abs(carryover))} to ${carryover > 0 ? 'you' : 'them'}`]),
  ].join(', ')
}

const boardsEach = ({ opponents: [first, second] }: Ticket): string => (second ? `, ${first?.boards} against each` : '')

function goToOf({ goTo, isGoToHeldBack }: Ticket): string {
  if (!goTo) return ''
  const [first, second, loser] = goTo.to
  if (isGoToHeldBack)
    return `<p class="goto">Then loser to <b>${loser}</b>; <span>first and second are told when all three have reported</span></p>`
  return `<p class="goto">Then winner to <b>${first}</b>, loser to <b>${second}</b></p>`
}

const style = `
.team { font-size: 1.4em; line-height: 1.15; font-weight: 740; padding-top: 0.8mm; } .team .no { font-weight: 430; color: var(--print-2); }
.seats { display: flex; align-items: center; gap: 4mm; border-top: 1px solid var(--line); border-bottom: 1px solid var(--line); margin: 0.8mm 0; padding: 0.5mm 0; }
.seats p { font-size: 1.1em; line-height: 1.2; white-space: nowrap; } .seats p b { font-size: 1.3em; font-weight: 780; line-height: 1; } .seats i { font-style: normal; font-size: 0.8em; color: var(--print-2); display: inline-block; min-width: 6.4em; padding-right: 0.6em; } .seats small { font-size: 0.8em; color: var(--print-2); }
.ticket { font-size: 2.1em; line-height: 1; font-weight: 780; white-space: nowrap; } .goto { border-top: 1px solid var(--line); margin-top: 0.6mm; padding-top: 0.6mm; } .goto .blank { width: 11mm; }
`
