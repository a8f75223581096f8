/** The bracket of teams: a column a round, a card a match; three-way matches, halves, carry-over and handicap line by line. */
import { type SeatShown, seatInWords } from '../../outline/seat.ts'
import { listed } from '../../words/sentence.ts'
import type { OpenShown, ScoreShown } from '../boards.ts'
import { type BracketRound, type BracketShown, feederOf } from '../bracket.ts'
import { averageShown, halvesShown } from '../figures.ts'
import { goToInWords, ticketFrom, ticketTaken } from '../go-to.ts'
import { impsShown, isBegun, linesIn, quotientsShown, scoreInImps, scoresShown } from '../imps.ts'
import { boardsPlayed, decisionShown } from '../score.ts'
import type { MatchShown, RoundShown } from '../show.ts'
import { escaped, nowStamp, scrolling, section, tick } from './parts.ts'

/** Rounds that fit on a wall; earlier ones are in the list of rounds. */
export const wallRounds = 5
/** A round of more matches stands in several columns. */
const tall = 8

export function teamBracketSection(bracket: BracketShown): string {
  const { rounds, name, drawnAs } = bracket
  const shown = rounds.slice(-wallRounds)
  const isTree = drawnAs === 'tree'
  const columns = shown.map((round, i) => {
    const before = rounds[rounds.length - shown.length + i - 1]
    return columnOf(round, before, {
      isLast: i === shown.length - 1,
      isAlone: round.name === name,
      wide: isTree ? 1 : wideOf(round),
    })
  })
  const kind = `${isTree ? 'tree' : 'cols'} teams${shown.length > 4 ? ' deep' : ''}`
  return section(
    anchored(bracket),
    [...averagesIn(bracket), ...reading(bracket, shown)].join(' · '),
    scrolling(escaped(name), `<div class="${kind}" data-rounds="${shown.length}">${columns.join('\n')}</div>`),
  )
}

/** Its name, to be jumped to where there are several brackets. */
const anchored = ({ name, bracket }: BracketShown): string =>
  name === `Bracket ${bracket}` ? `<span id="bracket-${bracket}">${escaped(name)}</span>` : escaped(name)

/** From the head of the page to each bracket. */
export const bracketLinks = (letters: readonly string[]): string =>
  `<nav class="jump" aria-label="Brackets">${letters.map((letter) => `<a href="#bracket-${letter}">Bracket ${letter}</a>`).join('')}</nav>`

const averagesIn = ({ indicators }: BracketShown): string[] =>
  indicators ? [`Averages ${averageShown(indicators.high)} to ${averageShown(indicators.low)}`] : []

/** How the cards are read. */
function reading({ rounds }: BracketShown, shown: readonly BracketRound[]): string[] {
  if (shown.length < rounds.length)
    return [`From the ${escaped(shown[0]?.name.toLowerCase() ?? '')} on; earlier rounds are listed below`]
  if (rounds.length === 1) return []
  const isCompact = rounds[0]?.matches.some(({ goTo }) => goTo)
  const taken = isCompact ? 'the ticket or number' : 'the number'
  return [`Bracket numbers before the names; ${taken} taken into the next round behind them`]
}

const wideOf = ({ matches }: BracketRound): number => Math.min(3, Math.ceil(matches.length / tall))

/** Rounds by themselves, for those that do not fit into the bracket. */
export const teamCards = (round: RoundShown): string =>
  `<ol class="teams cards">${round.matches.map((match) => item(match, undefined, false)).join('\n')}</ol>`

interface Place {
  readonly isLast: boolean
  /** The section is called so already. */
  readonly isAlone: boolean
  readonly wide: number
}

function columnOf(round: BracketRound, before: BracketRound | undefined, { isLast, isAlone, wide }: Place): string {
  const { name, matches, pairing } = round
  const decided = matches.filter(({ state }) => state === 'decided').length
  const isNow = matches.some(({ state }) => state === 'open')
  const mark = pairing
    ? `<p class="mark"><span class="stamp">${escaped(markWords[pairing.kind] ?? pairing.kind)}</span> <span class="voice">${escaped(pairing.sentence)}</span> <span class="rule">${escaped(pairing.rule)}</span></p>`
    : ''
  const items = matches.map((match) => item(match, before, isLast && matches.length === 1))
  const heading = isAlone ? '' : `<h3>${escaped(name)} <span class="note">${decided} of ${matches.length}</span></h3>`
  return `<div class="col${isNow ? ' now' : ''}" data-wide="${wide}"><div class="top">${heading}${mark}</div><ol>${items.join('\n')}</ol></div>`
}

const markWords: Readonly<Record<string, string>> = {
  're-paired': 're-paired',
  'by-hand': 'paired by hand',
  chosen: 'chosen',
}

const item = (match: MatchShown, before: BracketRound | undefined, isFinal: boolean): string =>
  `<li class="${match.state}">${card(match, before, isFinal)}</li>`

// --- a card --------------------------------------------------------------------------------------

function card(match: MatchShown, before: BracketRound | undefined, isFinal: boolean): string {
  const meta = `<p class="meta"><b>${escaped(match.match)}</b>${match.state === 'open' ? nowStamp : ''}<span>${escaped(kindOf(match))}</span></p>`
  const seats = match.seats.map((_, seat) => seatLine(match, seat, before, isFinal)).join('')
  const body = match.seats.length > 2 ? threeWay(match) : headToHead(match)
  const heads = match.seats.length > 2 && hasBegun(match) ? standingHeads(match) : ''
  const three = match.seats.length > 2 ? ' three' : ''
  return `<div class="match ${match.state}${three}">${meta}${heads}${seats}${body}${howLine(match)}${goToLine(match)}</div>`
}

/** Where winner and loser go from the first half of a compact knockout. */
const goToLine = ({ goTo }: MatchShown): string => (goTo ? `<p class="how goto">${escaped(goToInWords(goTo))}</p>` : '')

/** Above the figures, and above the ticks once there are any. */
const standingHeads = ({ state }: MatchShown): string =>
  `<p class="heads" aria-hidden="true"><span class="w">won</span><span class="q">quotient</span>${state === 'decided' ? '<span class="nx"></span>' : ''}</p>`

/** Standings begin with the first two who are through with their boards. */
const hasBegun = ({ boards }: MatchShown): boolean => boards?.scores.some(({ isComplete }) => isComplete) ?? false

/** "three-way, two go on, 14 boards each". */
function kindOf({ boards, seats, advance, ticket, isOfLosers }: MatchShown): string {
  const through = advance === 1 ? 'one goes on' : 'two go on'
  const many = seats.length > 2 ? [seats.length === 3 ? 'three-way' : `${seats.length} teams`, through] : []
  const each = boards ? [`${boards.boards} boards${seats.length > 2 ? ' each' : ''}`] : []
  const tables = ticket === undefined ? [] : [ticket, ...(isOfLosers ? ['of losers'] : [])]
  return [...tables, ...many, ...each].join(', ')
}

/** The number somebody plays under; in the second half of a compact knockout the ticket. */
const labelOf = ({ number, seed, ticket }: SeatShown): string =>
  String((number === undefined ? undefined : ticket) ?? number ?? seed ?? '')

function seatLine(match: MatchShown, seat: number, before: BracketRound | undefined, isFinal: boolean): string {
  const shown = match.seats[seat] ?? {}
  const { entrant } = shown
  const isThrough = entrant !== undefined && (match.advancing?.includes(entrant) || match.winner === entrant)
  const kind = entrant === undefined ? 'slot' : match.state !== 'decided' ? '' : isThrough ? 'won' : 'lost'
  const words = escaped(nameOf(shown, before))
  const left = entrant !== undefined && match.boards?.away?.includes(entrant) ? ' <span class="note">left</span>' : ''
  return `<p class="seat ${kind}"><span class="seed">${labelOf(shown)}</span><span class="name" title="${words}">${words}${left}</span>${figuresOf(match, entrant)}${nextOf(match, entrant, isThrough, isFinal)}</p>`
}

/** A name, or where it will come from. */
function nameOf(seat: SeatShown, before: BracketRound | undefined): string {
  if (seat.entrant !== undefined || seat.nobody) return seatInWords(seat)
  const source = ticketFrom(before, seat.ticket)
  if (source !== undefined) return source
  const feeder = feederOf(before, seat)
  if (feeder) return `from match ${feeder.match}`
  return seat.seed === undefined ? seatInWords(seat) : 'from the round robin'
}

/** Of two the score; of three matches won and quotient. */
function figuresOf(match: MatchShown, entrant: string | undefined): string {
  if (match.seats.length === 2) {
    const score = boardsPlayed(match)
    if (!score || entrant === undefined) return ''
    return `<span class="imps">${impsShown(score.score[score.between[0] === entrant ? 0 : 1])}</span>`
  }
  const standings = match.boards?.standings ?? []
  const at = standings.findIndex(({ team }) => team === entrant)
  const standing = standings[at]
  if (!standing || !hasBegun(match)) return ''
  return `<span class="fig"><span class="w">${halvesShown(standing.won)}</span><span class="q">${quotientsShown(standings)[at]}</span></span>`
}

/** A tick, and the number taken into the next round. */
function nextOf(match: MatchShown, entrant: string | undefined, isThrough: boolean, isFinal: boolean): string {
  if (match.state !== 'decided') return ''
  const ticket = entrant === undefined ? undefined : ticketTaken(match, entrant)
  if (ticket !== undefined)
    return `<span class="nx to">${isThrough ? tick : ''}<b title="goes to ${ticket}">${ticket}</b></span>`
  const number = (match.takes ?? []).find((take) => take.entrant === entrant)?.number
  const takes =
    isThrough && number !== undefined && !isFinal ? `<b title="plays on as number ${number}">${number}</b>` : ''
  return `<span class="nx">${isThrough ? tick : ''}${takes}</span>`
}

function threeWay(match: MatchShown): string {
  const numberOf = (name: string) => {
    const seat = match.seats.find(({ entrant }) => entrant === name)
    return (seat && labelOf(seat)) || name
  }
  const pairs = (match.boards ? scoresShown(match.boards) : []).map((score) => {
    const [first, second] = score.between.map(numberOf)
    const open = match.boards?.open?.find((each) => each.between.join() === score.between.join())
    const result = isBegun(score) ? scoreInImps(score.score) : ''
    const label = `<span title="${escaped(score.between.join(' v '))}">${escaped(`${first} v ${second}`)}</span>`
    const lines = detailLines(score, numberOf)
    return `<p class="ln pair"><i>${label}</i><b>${result}${openWords(open, isBegun(score))}</b></p>${lines}`
  })
  return pairs.length === 0 ? '' : `<div class="lines">${pairs.join('')}</div>`
}

function headToHead(match: MatchShown): string {
  const [score] = match.boards ? scoresShown(match.boards) : []
  if (!score || match.decidedBy === 'walkover') return ''
  const [open] = match.boards?.open ?? []
  const missing = open && isBegun(score) ? line(openLabel(open), 'to come', 'todo') : ''
  const lines = detailLines(score, (name) => name) + missing
  return lines === '' ? '' : `<div class="lines">${lines}</div>`
}

const openWords = (open: OpenShown | undefined, begun: boolean): string =>
  open ? `<span class="todo">${begun ? ` ${openLabel(open).toLowerCase()} to come` : 'to come'}</span>` : ''

const openLabel = ({ half, extra }: OpenShown): string =>
  extra === undefined ? (half === undefined ? 'Boards' : half === 1 ? 'First half' : 'Second half') : 'Extra boards'

/** Halves, carry-over, handicap, extra boards. */
function detailLines(score: ScoreShown, called: (name: string) => string): string {
  const [first, second] = score.halves ?? []
  return [
    ...(first ? [line('First half', scoreInImps(first))] : []),
    ...(second ? [line('Second half', scoreInImps(second))] : []),
    ...linesIn(score).map(({ what, imps, to }) =>
      line(what === 'handicap' ? 'Handicap' : 'Carry-over', `+${impsShown(imps)} to ${called(to)}`),
    ),
    ...(score.extraBoards ?? []).map((imps) => line('Extra boards', scoreInImps(imps))),
  ].join('')
}

const line = (label: string, text: string, kind = ''): string =>
  `<p class="ln ${kind}"><i>${label}</i><span>${escaped(text)}</span></p>`

/** How it was decided where the score does not say it, and the director's note. */
function howLine(match: MatchShown): string {
  const { state, note } = match
  if (state !== 'decided') return ''
  const words = [howDecided(match), ...(note === undefined ? [] : [`“${note}”`])].filter((each) => each !== '')
  return words.length === 0 ? '' : `<p class="how">${escaped(words.join(', '))}</p>`
}

function howDecided(match: MatchShown): string {
  const { decidedBy, ruling, advancing = [] } = match
  const nobody = advancing.length === 0 ? ', nobody goes on' : ''
  if (ruling === 'cancelled') return 'cancelled'
  if (decidedBy === 'ruling') return `declared${advancing.length > 1 ? `: ${listed(advancing)} go on` : ''}`
  if (decidedBy === 'forfeit' || decidedBy === 'walkover') return `${decidedBy}${nobody}`
  const how = decisionShown(match)
  return how === '' ? '' : `decided by ${how}`
}
