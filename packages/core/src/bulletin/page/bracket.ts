/** The knockout as a tree: cards in columns, lines from each match to the one its winner plays next. */
import { seatInWords } from '../../outline/seat.ts'
import { type BracketShown, seedsIn } from '../bracket.ts'
import { briefConditions } from '../conditions.ts'
import { halvesShown } from '../figures.ts'
import { decisionShown, type Mark, marksOf, pointsIn, sideShown } from '../score.ts'
import type { MatchShown } from '../show.ts'
import { escaped, nowStamp, scrolling, section, tick } from './parts.ts'

/** Rounds that fit on a wall; earlier ones are in the list of rounds. */
const most = 5

export function bracketSection(bracket: BracketShown): string {
  const rounds = bracket.rounds.slice(-most)
  const seeds = seedsIn(bracket)
  const columns = rounds.map(({ name, matches }) => {
    const decided = matches.filter(({ state }) => state === 'decided').length
    const cards = matches.map((match) => `<li class="${match.state}">${card(match, seeds)}</li>`)
    return `<div class="col"><h3>${escaped(name)} <span class="note">${decided} of ${matches.length}</span></h3><ol>${cards.join('\n')}</ol></div>`
  })
  const tree = `<div class="tree${rounds.length > 4 ? ' deep' : ''}" data-rounds="${rounds.length}">${columns.join('\n')}</div>`
  const aside =
    rounds.length < bracket.rounds.length
      ? `From the ${escaped(rounds[0]?.name.toLowerCase() ?? '')} on; earlier rounds are listed below`
      : ''
  return section(escaped(bracket.name), aside, scrolling(escaped(bracket.name), tree))
}

type Seeds = ReadonlyMap<string, number>

function card(match: MatchShown, seeds: Seeds): string {
  return `<div class="match ${match.state}"><p class="meta"><b>${escaped(match.match)}</b>${metaOf(match)}</p>${match.seats.map((_, seat) => seatLine(match, seat, seeds)).join('')}</div>`
}

/** How it was decided, or how the next game is played. */
function metaOf(match: MatchShown): string {
  const [next] = match.next ?? []
  if (next) return `${nowStamp}<span>${escaped(briefConditions(next))}</span>`
  const games = match.games.length > few ? [`${match.games.length} games`] : []
  const how = [...new Set([decisionShown(match), walkover(match), ...games])].filter((word) => word !== '')
  return `<span>${escaped(how.join(', '))}</span>`
}

const walkover = ({ decidedBy }: MatchShown): string =>
  decidedBy === 'walkover' || decidedBy === 'forfeit' ? decidedBy : decidedBy === 'ruling' ? 'declared' : ''

function seatLine(match: MatchShown, seat: number, seeds: Seeds): string {
  const shown = match.seats[seat] ?? {}
  const { entrant } = shown
  const number = entrant === undefined ? undefined : seeds.get(entrant)
  const isWinner = entrant !== undefined && match.winner === entrant
  const kind = entrant === undefined ? 'slot' : isWinner ? 'won' : match.state === 'decided' ? 'lost' : ''
  return `<p class="seat ${kind}">${colourOf(match, seat)}<span class="seed">${number ?? ''}</span><span class="name" title="${escaped(seatInWords(shown))}">${escaped(seatInWords(shown))}</span>${scoreOf(match, seat)}${isWinner ? tick : ''}</p>`
}

/** White and Black of the game to play; before that is known, of the first game, where it does not hang on the seeds. */
function colourOf({ state, next, seats, pairs }: MatchShown, seat: number): string {
  const [game] = next ?? []
  if (state === 'decided' || (!game && pairs !== undefined)) return ''
  const isWhite = game ? game.white === seats[seat]?.entrant : seat === 0
  return isWhite ? '<abbr class="sq w" title="White">W</abbr>' : '<abbr class="sq b" title="Black">B</abbr>'
}

const few = 3

/** Of pairs of games the points. */
function scoreOf(match: MatchShown, seat: number): string {
  if (match.pairs === undefined) return gamesOf(marksOf(match, seat))
  return match.games.length === 0 ? '' : `<span class="games"><span>${sideShown(match, seat)}</span></span>`
}

/** Up to three games stand; of more the first, the sum of those between, the last. */
function gamesOf(side: readonly Mark[]): string {
  if (side.length === 0) return ''
  const shown =
    side.length <= few ? side : [side[0], `<em>${halvesShown(pointsIn(side.slice(1, -1)))}</em>`, side.at(-1)]
  return `<span class="games">${shown.map((mark) => `<span>${mark}</span>`).join('')}</span>`
}
