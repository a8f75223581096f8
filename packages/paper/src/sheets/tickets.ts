/** Assignment tickets, eight on a page with lines to cut along (BRI-76). */

import { bracketSaid, type Opponent, type Ticket, type TicketSeating, type TicketSheet } from '@arbiter/core/bridge'
import type { Message, Voice } from '@arbiter/core/messages'
import { escaped, inHtml } from '../document/html.ts'
import { type Card, cardPages, cardStyle } from './cards.ts'
import { paper } from './paper.ts'
import { message } from './words/messages.ts'

export function ticketsHtml(sheet: TicketSheet, voice: Voice): string {
  const title = voice.say(sheet.title)
  const body = cardPages(sheet.tickets.map((ticket) => cardOf(ticket, title, voice)))
  return paper({ event: sheet, what: 'tickets', orientation: 'portrait', style: `${cardStyle}${style}`, body }, voice)
}

const cardOf = (ticket: Ticket, title: string, voice: Voice): Card => ({
  html: [
    `<p class="top"><span>${escaped(placeOf(ticket, voice))}</span><span>${escaped(title)}</span></p>`,
    `<p class="team"><b class="no">${ticket.number}</b> ${escaped(ticket.team)}</p>`,
    ...captainOf(ticket).map((captain) => `<p class="note">${inHtml(voice, captain)}</p>`),
    seatsOf(ticket, voice),
    ...ticket.seatings.flatMap(boardsMove).map((move) => `<p class="note">${inHtml(voice, move)}</p>`),
    ...ticket.opponents.map(
      (each) =>
        `<p class="opponent">${inHtml(voice, message('sheet-against'))} <b>${each.number} ${escaped(each.team)}</b> <span class="note">${escaped(givenIn(each, voice))}</span></p>`,
    ),
    boardsOf(ticket, voice),
    goToOf(ticket, voice),
    `<p class="report">${inHtml(voice, ticket.report)}</p>`,
  ].join(''),
  lines: linesOn(ticket, title, voice),
})

/** The same as plain text, for measuring. */
const linesOn = (ticket: Ticket, title: string, voice: Voice): Card['lines'] => [
  { text: `${placeOf(ticket, voice)}      ${title}`, ems: 0.9 },
  { text: `${ticket.number} ${ticket.team}`, ems: 1.5 },
  ...captainOf(ticket).map((captain) => ({ text: voice.say(captain), ems: 1 })),
  ...ticket.seatings.map((sitting) => ({ text: sittingText(ticket, sitting, voice), ems: 1.15, height: 1.7 })),
  ...ticket.seatings.flatMap(boardsMove).map((move) => ({ text: voice.say(move), ems: 1 })),
  ...ticket.opponents.map((each) => ({
    text: `${voice.say(message('sheet-against'))} ${each.number} ${each.team} ${givenIn(each, voice)}`,
    ems: 1.1,
  })),
  { text: '', ems: 1 },
  { text: voice.say(ticket.report), ems: 0.95 },
  ...(ticket.goTo ? [{ text: goToText(ticket, voice), ems: 1.2 }] : []),
]

/** "Bracket A · First round · match A3". */
function placeOf({ bracket, roundName, matches }: Ticket, voice: Voice): string {
  const played = message('sheet-matches', { matches: matches.map((match) => ({ match })) })
  return [...bracketSaid(bracket), roundName, played].map((each) => voice.say(each)).join(' · ')
}

const captainOf = ({ captain }: Ticket): Message[] =>
  captain === undefined ? [] : [message('sheet-captain', { captain: { text: captain } })]

// --- where its pairs sit ---------------------------------------------------------------------------

function seatsOf(ticket: Ticket, voice: Voice): string {
  if (ticket.seatings.length === 0) return ''
  const name = ticket.ticket === undefined ? '' : `<b class="ticket">${escaped(ticket.ticket)}</b>`
  return `<div class="seats">${name}<div>${ticket.seatings.map((sitting) => sittingOf(sitting, voice)).join('')}</div></div>`
}

/** "N-S table 5, E-W table 6". */
function sittingOf({ when, northSouth, eastWest }: TicketSeating, voice: Voice): string {
  const at = when === undefined ? '' : `<i>${inHtml(voice, message('sheet-when', { when }))}</i>`
  const [north, east] = pairsNamed().map((pair) => inHtml(voice, pair))
  const table = isNumber(northSouth) ? `<small>${inHtml(voice, message('sheet-table'))}</small> ` : ''
  const moves = isSecond(when) ? ` <small>${inHtml(voice, message('sheet-east-west-moves'))}</small>` : ''
  return `<p>${at}<span>${north} ${table}<b>${escaped(northSouth)}</b></span>, <span>${east} ${table}<b>${escaped(eastWest)}</b></span>${moves}</p>`
}

/** As text; the name of the ticket stands beside it and is larger. */
function sittingText({ ticket = '' }: Ticket, { when, northSouth, eastWest }: TicketSeating, voice: Voice): string {
  const [north, east] = pairsNamed().map((pair) => voice.say(pair))
  const table = isNumber(northSouth) ? voice.say(message('sheet-table')) : ''
  const at = when === undefined ? '' : voice.say(message('sheet-when', { when }))
  const moves = isSecond(when) ? voice.say(message('sheet-east-west-moves')) : ''
  return `${ticket}${ticket} ${at} ${north} ${table} ${northSouth}, ${east} ${table} ${eastWest} ${moves}`
}

const pairsNamed = (): Message[] => [message('sheet-north-south'), message('sheet-east-west')]
const isNumber = (table: string): boolean => /^\d/.test(table)
const isSecond = (when: TicketSeating['when']): boolean => when === 'second-half' || when === 'then'

/** BRI-34. */
const boardsMove = ({ northSouth, boardsTo }: TicketSeating): Message[] =>
  boardsTo === undefined ? [] : [message('sheet-boards-move', { table: { text: northSouth }, to: { text: boardsTo } })]

// --- opponents, and what follows -----------------------------------------------------------

/** "you receive 3.2 IMPs, carry-over 14 to them". */
function givenIn({ handicap, carryover }: Opponent, voice: Voice): string {
  const [received, carried] = [{ imps: { imps: Math.abs(handicap) } }, { imps: { imps: Math.abs(carryover) } }]
  const given = [
    ...(handicap > 0 ? [message('sheet-you-receive', received)] : []),
    ...(handicap < 0 ? [message('sheet-you-give', received)] : []),
    ...(carryover > 0 ? [message('sheet-carryover-yours', carried)] : []),
    ...(carryover < 0 ? [message('sheet-carryover-theirs', carried)] : []),
  ]
  return given.map((each) => voice.say(each)).join(', ')
}

function boardsOf({ boards, opponents: [first, second] }: Ticket, voice: Voice): string {
  if (boards === 0) return ''
  const each = second ? `, ${inHtml(voice, message('sheet-boards-against-each', { count: first?.boards ?? 0 }))}` : ''
  return `<p><b>${inHtml(voice, message('sheet-boards', { count: boards }))}</b>${each}</p>`
}

/** Destinations, and notes still to write in. */
function goesOf({ goTo, isGoToHeldBack }: Ticket): { who: Message; to?: string | undefined }[] {
  if (!goTo) return []
  const [first, second, loser] = goTo.to
  return isGoToHeldBack
    ? [{ who: message('sheet-then-goes', { place: 'loser' }), to: loser }, { who: message('sheet-told-later') }]
    : [
        { who: message('sheet-then-goes', { place: 'winner' }), to: first },
        { who: message('sheet-loser-goes'), to: second },
      ]
}

function goToOf(ticket: Ticket, voice: Voice): string {
  const goes = goesOf(ticket).map(
    ({ who, to }) => `${inHtml(voice, who)}${to === undefined ? '' : ` <b>${escaped(to)}</b>`}`,
  )
  return goes.length === 0 ? '' : `<p class="goto">${goes.join(', ')}</p>`
}

const goToText = (ticket: Ticket, voice: Voice): string =>
  goesOf(ticket)
    .map(({ who, to = '' }) => `${voice.say(who)} ${to}`)
    .join(', ')

const style = `
.team { font-size: 1.4em; line-height: 1.15; font-weight: 740; padding-top: 0.8mm; } .team .no { font-weight: 430; color: var(--print-2); }
.seats { display: flex; align-items: center; gap: 4mm; border-top: 1px solid var(--line); border-bottom: 1px solid var(--line); margin: 0.8mm 0; padding: 0.5mm 0; }
.seats p { font-size: 1.1em; line-height: 1.2; } .seats p > * { white-space: nowrap; } .seats p b { font-size: 1.3em; font-weight: 780; line-height: 1; } .seats i { font-style: normal; font-size: 0.8em; color: var(--print-2); display: inline-block; min-width: 6.4em; padding-right: 0.6em; } .seats small { font-size: 0.8em; color: var(--print-2); }
.ticket { font-size: 2.1em; line-height: 1; font-weight: 780; white-space: nowrap; } .goto { border-top: 1px solid var(--line); margin-top: 0.6mm; padding-top: 0.6mm; } .goto .blank { width: 11mm; }
`
