/** The bracket of teams: a column per round, a card per match; three-way matches, halves, carry-over and handicap line by line. */
import {
  type BracketRound,
  type BulletinBracket,
  type BulletinMatch,
  type BulletinRound,
  boardsPlayed,
  decidedHow,
  decisionShown,
  feederOf,
  goToSaid,
  halvesShown,
  type Imps,
  isBegun,
  linesIn,
  type OpenBoards,
  type PairingView,
  quotientsShown,
  type ScoreView,
  type SeatOutline,
  scoresShown,
  seatSaid,
  ticketFrom,
  ticketTaken,
} from '@arbiter/core/bulletin'
import type { Message, Voice } from '@arbiter/core/messages'
import { allInHtml, escaped, inHtml } from '../document/html.ts'
import { at } from '../lists/at.ts'
import { nowStamp, scrolling, section, tick } from './parts.ts'
import { message } from './words/messages.ts'

/** At most this many rounds are drawn; earlier ones are in the list of rounds. */
export const wallRounds = 5
/** Rounds with more matches take several columns. */
const tall = 8

export function teamBracketSection(bracket: BulletinBracket, voice: Voice): string {
  const { rounds, name, drawnAs } = bracket
  const shown = rounds.slice(-wallRounds)
  const isTree = drawnAs === 'tree'
  const columns = shown.map((round, i) => {
    const before = rounds[rounds.length - shown.length + i - 1]
    return columnOf(round, before, {
      isLast: i === shown.length - 1,
      isAlone: voice.say(round.name) === voice.say(name),
      wide: isTree ? 1 : wideOf(round),
      voice,
    })
  })
  const kind = `${isTree ? 'tree' : 'cols'} teams${shown.length > 4 ? ' deep' : ''}`
  return section(
    anchored(bracket, voice),
    [...averagesIn(bracket), ...reading(bracket, shown)].map((each) => inHtml(voice, each)).join(' · '),
    scrolling(inHtml(voice, name), `<div class="${kind}" data-rounds="${shown.length}">${columns.join('\n')}</div>`),
  )
}

/** The bracket's name, as a link target if there are several brackets. */
const anchored = ({ name, bracket }: BulletinBracket, voice: Voice): string =>
  name.id === 'stage-bracket' ? `<span id="bracket-${bracket}">${inHtml(voice, name)}</span>` : inHtml(voice, name)

/** Links from the head of the page to each bracket. */
export function bracketLinks(letters: readonly string[], voice: Voice): string {
  const links = letters.map((letter) => {
    const name = message('page-bracket', { bracket: { text: letter } })
    return `<a href="#bracket-${letter}">${inHtml(voice, name)}</a>`
  })
  return `<nav class="jump" aria-label="${inHtml(voice, message('page-brackets'))}">${links.join('')}</nav>`
}

function averagesIn({ indicators }: BulletinBracket): Message[] {
  const average = (figure: number) => message('page-average', { average: { number: figure } })
  return indicators ? [message('page-averages', { high: average(indicators.high), low: average(indicators.low) })] : []
}

/** The legend. */
function reading({ rounds }: BulletinBracket, shown: readonly BracketRound[]): Message[] {
  const [first] = shown
  if (first && shown.length < rounds.length) return [message('page-from-round', { round: first.name })]
  if (rounds.length === 1) return []
  const isCompact = rounds[0]?.matches.some(({ goTo }) => goTo)
  return [message('page-bracket-reading', { taken: isCompact ? 'ticket' : 'number' })]
}

const wideOf = ({ matches }: BracketRound): number => Math.min(3, Math.ceil(matches.length / tall))

/** Rounds outside the bracket. */
export const teamCards = (round: BulletinRound, voice: Voice): string =>
  `<ol class="teams cards">${round.matches.map((match) => item(match, undefined, false, voice)).join('\n')}</ol>`

interface Place {
  readonly isLast: boolean
  /** Already in the section's heading. */
  readonly isAlone: boolean
  readonly wide: number
  readonly voice: Voice
}

function columnOf(
  round: BracketRound,
  before: BracketRound | undefined,
  { isLast, isAlone, wide, voice }: Place,
): string {
  const { name, matches, pairing } = round
  const decided = matches.filter(({ state }) => state === 'decided').length
  const isNow = matches.some(({ state }) => state === 'open')
  const mark = pairing ? markOf(pairing, voice) : ''
  const items = matches.map((match) => item(match, before, isLast && matches.length === 1, voice))
  const heading = isAlone
    ? ''
    : `<h3>${inHtml(voice, name)} <span class="note">${inHtml(voice, message('page-decided-of', { decided, all: matches.length }))}</span></h3>`
  return `<div class="col${isNow ? ' now' : ''}" data-wide="${wide}"><div class="top">${heading}${mark}</div><ol>${items.join('\n')}</ol></div>`
}

const pairings = ['re-paired', 'by-hand', 'chosen', 'extra-boards'] as const

/** Why the pairing of a round differs from the bracket. */
function markOf(pairing: PairingView, voice: Voice): string {
  const how = pairings.find((each) => each === pairing.kind)
  const stamp = how ? `<span class="stamp">${inHtml(voice, message('page-paired', { how }))}</span> ` : ''
  return `<p class="mark">${stamp}<span class="voice">${allInHtml(voice, pairing)}</span> <span class="rule-no">${escaped(pairing.rule)}</span></p>`
}

const item = (match: BulletinMatch, before: BracketRound | undefined, isFinal: boolean, voice: Voice): string =>
  `<li class="${match.state}">${card(match, before, isFinal, voice)}</li>`

// --- a card --------------------------------------------------------------------------------------

function card(match: BulletinMatch, before: BracketRound | undefined, isFinal: boolean, voice: Voice): string {
  const meta = `<p class="meta"><b>${escaped(match.match)}</b>${match.state === 'open' ? nowStamp(voice) : ''}<span>${kindOf(match, voice)}</span></p>`
  const seats = match.seats.map((_, seat) => seatLine(match, seat, before, { isFinal, voice })).join('')
  const body = match.seats.length > 2 ? threeWay(match, voice) : headToHead(match, voice)
  const heads = match.seats.length > 2 && hasBegun(match) ? standingHeads(match, voice) : ''
  const three = match.seats.length > 2 ? ' three' : ''
  return `<div class="match ${match.state}${three}">${meta}${heads}${seats}${body}${howLine(match, voice)}${goToLine(match, voice)}</div>`
}

/** The tickets of winner and loser in the first half of a compact knockout. */
const goToLine = ({ goTo }: BulletinMatch, voice: Voice): string =>
  goTo ? `<p class="how goto">${inHtml(voice, goToSaid(goTo))}</p>` : ''

/** Column headings: above the figures, and above the ticks once there are any. */
function standingHeads({ state }: BulletinMatch, voice: Voice): string {
  const [won, quotient] = (['won', 'quotient'] as const).map((head) =>
    inHtml(voice, message('page-standing-head', { head })),
  )
  return `<p class="heads" aria-hidden="true"><span class="w">${won}</span><span class="q">${quotient}</span>${state === 'decided' ? '<span class="nx"></span>' : ''}</p>`
}

/** Standings are shown once two teams have completed their boards. */
const hasBegun = ({ boards }: BulletinMatch): boolean => boards?.scores.some(({ isComplete }) => isComplete) ?? false

/** "three-way, two advance, 14 boards each". */
function kindOf({ boards, seats, advance = 1, ticket, isOfLosers }: BulletinMatch, voice: Voice): string {
  const count = seats.length
  const many = count === 3 ? message('page-three-way') : message('page-many-teams', { count })
  const words = [
    ...(ticket !== undefined && isOfLosers ? [message('page-of-losers')] : []),
    ...(count > 2 ? [many, message('page-advance', { count: advance })] : []),
    ...(boards ? [message(count > 2 ? 'page-boards-each' : 'page-boards', { count: boards.boards })] : []),
  ].map((each) => inHtml(voice, each))
  return [...(ticket === undefined ? [] : [escaped(ticket)]), ...words].join(', ')
}

/** The number of a seat; in the second half of a compact knockout its ticket. */
const labelOf = ({ number, seed, ticket }: SeatOutline): string =>
  String((number === undefined ? undefined : ticket) ?? number ?? seed ?? '')

interface SeatContext {
  readonly isFinal: boolean
  readonly voice: Voice
}

function seatLine(
  match: BulletinMatch,
  seat: number,
  before: BracketRound | undefined,
  { isFinal, voice }: SeatContext,
): string {
  const shown = match.seats[seat] ?? {}
  const { entrant } = shown
  const isThrough = entrant !== undefined && (match.advancing?.includes(entrant) || match.winner === entrant)
  const kind = entrant === undefined ? 'slot' : match.state !== 'decided' ? '' : isThrough ? 'won' : 'lost'
  const words = escaped(nameOf(shown, before, voice))
  const left =
    entrant !== undefined && match.boards?.away?.includes(entrant)
      ? ` <span class="note">${inHtml(voice, message('page-left'))}</span>`
      : ''
  return `<p class="seat ${kind}"><span class="seed">${labelOf(shown)}</span><span class="name" title="${words}">${words}${left}</span>${figuresOf(match, entrant, voice)}${nextOf(match, entrant, isThrough, { isFinal, voice })}</p>`
}

/** The team's name, or the source of a future team. */
function nameOf(seat: SeatOutline, before: BracketRound | undefined, voice: Voice): string {
  if (seat.entrant !== undefined || seat.nobody) return voice.say(seatSaid(seat))
  const source = ticketFrom(before, seat.ticket)
  if (source !== undefined) return voice.say(source)
  const feeder = feederOf(before, seat)
  if (feeder) return voice.say(message('page-from-match', { match: { match: feeder.match } }))
  return voice.say(seat.seed === undefined ? seatSaid(seat) : message('page-from-robin'))
}

/** The score; in a three-way match, matches won and quotient. */
function figuresOf(match: BulletinMatch, entrant: string | undefined, voice: Voice): string {
  if (match.seats.length === 2) {
    const score = boardsPlayed(match)
    if (!score || entrant === undefined) return ''
    const imps = score.score[score.between[0] === entrant ? 0 : 1]
    return `<span class="imps">${inHtml(voice, message('page-imps', { imps: { imps } }))}</span>`
  }
  const standings = match.boards?.standings ?? []
  const row = standings.findIndex(({ team }) => team === entrant)
  const standing = standings[row]
  if (!standing || !hasBegun(match)) return ''
  const quotient = inHtml(voice, quotientSaid(at(quotientsShown(standings), row)))
  return `<span class="fig"><span class="w" data-head="${inHtml(voice, message('page-standing-head', { head: 'won' }))}">${halvesShown(standing.won)}</span><span class="q">${quotient}</span></span>`
}

const quotientSaid = (shown: string): Message =>
  message('page-quotient', { quotient: { number: shown === '∞' ? Number.POSITIVE_INFINITY : Number(shown) } })

/** A tick, and the number taken into the next round. */
function nextOf(
  match: BulletinMatch,
  entrant: string | undefined,
  isThrough: boolean,
  { isFinal, voice }: SeatContext,
): string {
  if (match.state !== 'decided') return ''
  const ticket = entrant === undefined ? undefined : ticketTaken(match, entrant)
  const mark = isThrough ? tick(voice) : ''
  if (ticket !== undefined) {
    const goes = inHtml(voice, message('page-goes-to', { ticket: { text: ticket } }))
    return `<span class="nx to">${mark}<b title="${goes}">${ticket}</b></span>`
  }
  const number = (match.takes ?? []).find((take) => take.entrant === entrant)?.number
  if (!isThrough || number === undefined || isFinal) return `<span class="nx">${mark}</span>`
  return `<span class="nx">${mark}<b title="${inHtml(voice, message('page-plays-on', { number }))}">${number}</b></span>`
}

function threeWay(match: BulletinMatch, voice: Voice): string {
  const numberOf = (name: string) => {
    const seat = match.seats.find(({ entrant }) => entrant === name)
    return (seat && labelOf(seat)) || name
  }
  const pairs = (match.boards ? scoresShown(match.boards) : []).map((score) => {
    const open = match.boards?.open?.find((each) => each.between.join() === score.between.join())
    const result = isBegun(score) ? scoreOf(score.score, voice) : ''
    const label = `<span title="${inHtml(voice, versus(score.between))}">${inHtml(voice, versus(score.between.map(numberOf)))}</span>`
    const lines = detailLines(score, numberOf, voice)
    return `<p class="ln pair"><i>${label}</i><b>${result}${openWords(open, isBegun(score), voice)}</b></p>${lines}`
  })
  return pairs.length === 0 ? '' : `<div class="lines">${pairs.join('')}</div>`
}

const versus = ([one = '', other = '']: readonly string[]): Message =>
  message('page-versus', { one: { text: one }, other: { text: other } })

const scoreOf = (result: Imps, voice: Voice): string => inHtml(voice, message('page-result', { result: { result } }))

function headToHead(match: BulletinMatch, voice: Voice): string {
  const [score] = match.boards ? scoresShown(match.boards) : []
  if (!score || match.decidedBy === 'walkover') return ''
  const [open] = match.boards?.open ?? []
  const toCome = inHtml(voice, message('page-to-come'))
  const missing = open && isBegun(score) ? lineOf(openPart(open), toCome, voice, 'todo') : ''
  const lines = detailLines(score, (name) => name, voice) + missing
  return lines === '' ? '' : `<div class="lines">${lines}</div>`
}

function openWords(open: OpenBoards | undefined, begun: boolean, voice: Voice): string {
  if (!open) return ''
  const what = begun ? message('page-part-to-come', { what: openPart(open) }) : message('page-to-come')
  return `<span class="todo">${begun ? ' ' : ''}${inHtml(voice, what)}</span>`
}

type OpenPart = Parameters<typeof message<'page-part-to-come'>>[1]['what']

function openPart({ half, extra }: OpenBoards): OpenPart {
  if (extra !== undefined) return 'extra-boards'
  return half === undefined ? 'boards' : half === 1 ? 'first-half' : 'second-half'
}

/** Halves, carry-over, handicap, extra boards. */
function detailLines(score: ScoreView, called: (name: string) => string, voice: Voice): string {
  const [first, second] = score.halves ?? []
  return [
    ...(first ? [lineOf('first-half', scoreOf(first, voice), voice)] : []),
    ...(second ? [lineOf('second-half', scoreOf(second, voice), voice)] : []),
    ...linesIn(score).map(({ what, imps, to }) =>
      lineOf(what, inHtml(voice, message('page-given-to', { imps: { imps }, who: { text: called(to) } })), voice),
    ),
    ...(score.extraBoards ?? []).map((imps) => lineOf('extra-boards', scoreOf(imps, voice), voice)),
  ].join('')
}

type Line = Parameters<typeof message<'page-line'>>[1]['what']

const lineOf = (what: Line, figure: string, voice: Voice, kind = ''): string =>
  `<p class="ln ${kind}"><i>${inHtml(voice, message('page-line', { what }))}</i><span>${figure}</span></p>`

/** How the match was decided, if the score does not show it, and the director's note. */
function howLine(match: BulletinMatch, voice: Voice): string {
  const { state, note } = match
  if (state !== 'decided') return ''
  const how = howDecided(match)
  const noted = note === undefined ? [] : [message('page-note', { note: { text: note } })]
  const words = [...(how ? [how] : []), ...noted].map((each) => inHtml(voice, each))
  return words.length === 0 ? '' : `<p class="how">${words.join(', ')}</p>`
}

function howDecided(match: BulletinMatch): Message | undefined {
  const { decidedBy, ruling, advancing = [] } = match
  if (ruling === 'cancelled') return decidedHow('cancelled')
  if (decidedBy === 'ruling') return declaredSaid(advancing)
  if (decidedBy === 'forfeit' || decidedBy === 'walkover') {
    const how = decidedHow(decidedBy)
    return advancing.length === 0 ? message('page-decided-nobody', { how }) : how
  }
  const how = decisionShown(match)
  return how && message('page-decided', { how })
}

const declaredSaid = (through: readonly string[]): Message =>
  through.length > 1
    ? message('page-declared-through', { who: through.map((text) => ({ text })) })
    : message('page-bracket-declared')
