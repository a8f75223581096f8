/** The knockout as a tree: cards in columns, lines from each match to its winner's next match. */

import {
  type BulletinBracket,
  type BulletinMatch,
  briefConditions,
  decidedHow,
  decisionShown,
  halvesShown,
  type Mark,
  marksOf,
  pointsIn,
  rowsIn,
  seedsIn,
  sideShown,
} from '@arbiter/core/bulletin'
import type { Message, Voice } from '@arbiter/core/messages'
import { seatSaid } from '@arbiter/core/outline'
import { escaped, inHtml } from '../document/html.ts'
import { nowStamp, scrolling, section, tick } from './parts.ts'
import { message } from './words/messages.ts'

/** At most this many rounds are drawn; earlier ones are in the list of rounds. */
const most = 5

export function bracketSection(bracket: BulletinBracket, voice: Voice): string {
  const rounds = bracket.rounds.slice(-most)
  const seeds = seedsIn(bracket)
  const rows = rowsIn(bracket)
  const columns = rounds.map(({ name, matches }) => {
    const decided = matches.filter(({ state }) => state === 'decided').length
    const cards = matches.map((match) => `<li class="${match.state}">${card(match, rows, seeds, voice)}</li>`)
    const note = inHtml(voice, message('page-decided-of', { decided, all: matches.length }))
    return `<div class="col"><h3>${inHtml(voice, name)} <span class="note">${note}</span></h3><ol>${cards.join('\n')}</ol></div>`
  })
  const tree = `<div class="tree${rounds.length > 4 ? ' deep' : ''}" data-rounds="${rounds.length}">${columns.join('\n')}</div>`
  const [first] = rounds
  const isCut = rounds.length < bracket.rounds.length
  const aside = isCut && first ? inHtml(voice, message('page-from-round', { round: first.name })) : ''
  return section(inHtml(voice, bracket.name), aside, scrolling(inHtml(voice, bracket.name), tree))
}

type Seeds = ReadonlyMap<string, number>
type Rows = ReturnType<typeof rowsIn>

function card(match: BulletinMatch, rows: Rows, seeds: Seeds, voice: Voice): string {
  return `<div class="match ${match.state}"><p class="meta"><b>${escaped(match.match)}</b>${metaOf(match, voice)}</p>${rows(
    match,
  )
    .map((seat) => seatLine(match, seat, seeds, voice))
    .join('')}</div>`
}

/** How the match was decided, or the conditions of the next game. */
function metaOf(match: BulletinMatch, voice: Voice): string {
  const [next] = match.next ?? []
  if (next) return `${nowStamp(voice)}<span>${inHtml(voice, briefConditions(next))}</span>`
  const count = match.games.length
  const games = count > few ? [message('page-bracket-games', { count })] : []
  const decision = decisionShown(match)
  const words = [...(decision ? [decision] : walkover(match)), ...games].map((each) => inHtml(voice, each))
  return `<span>${words.join(', ')}</span>`
}

function walkover({ decidedBy }: BulletinMatch): Message[] {
  if (decidedBy === 'walkover' || decidedBy === 'forfeit') return [decidedHow(decidedBy)]
  return decidedBy === 'ruling' ? [message('page-bracket-declared')] : []
}

function seatLine(match: BulletinMatch, seat: number, seeds: Seeds, voice: Voice): string {
  const shown = match.seats[seat] ?? {}
  const { entrant } = shown
  const number = entrant === undefined ? undefined : seeds.get(entrant)
  const isWinner = entrant !== undefined && match.winner === entrant
  const words = inHtml(voice, seatSaid(shown))
  const kind = entrant === undefined ? 'slot' : isWinner ? 'won' : match.state === 'decided' ? 'lost' : ''
  return `<p class="seat ${kind}">${colourOf(match, seat, voice)}<span class="seed">${number ?? ''}</span><span class="name" title="${words}">${words}</span>${scoreOf(match, seat)}${isWinner ? tick(voice) : ''}</p>`
}

/** The colours of the next game; before it is known, of the first game, unless seeds decide them. */
function colourOf({ state, next, seats, pairs }: BulletinMatch, seat: number, voice: Voice): string {
  const [game] = next ?? []
  if (state === 'decided' || (!game && pairs !== undefined)) return ''
  const isWhite = game ? game.white === seats[seat]?.entrant : seat === 0
  const colour = isWhite ? 'white' : 'black'
  const [name, letter] = [message('page-colour', { colour }), message('page-colour-letter', { colour })]
  return `<abbr class="sq ${isWhite ? 'w' : 'b'}" title="${inHtml(voice, name)}">${inHtml(voice, letter)}</abbr>`
}

const few = 3

/** Points, if games come in pairs. */
function scoreOf(match: BulletinMatch, seat: number): string {
  if (match.pairs === undefined) return gamesOf(marksOf(match, seat))
  return match.games.length === 0 ? '' : `<span class="games"><span>${sideShown(match, seat)}</span></span>`
}

/** Up to three games are listed; more are shortened to the first, the sum of those between, and the last. */
function gamesOf(side: readonly Mark[]): string {
  if (side.length === 0) return ''
  const shown =
    side.length <= few ? side : [side[0], `<em>${halvesShown(pointsIn(side.slice(1, -1)))}</em>`, side.at(-1)]
  return `<span class="games">${shown.map((mark) => `<span>${mark}</span>`).join('')}</span>`
}
