/** The sides of a match with their scores, where they come from, and where they go on. */
import { type BulletinMatch, boardsPlayed, halvesShown, marksOf, pointsIn } from '@arbiter/core/bulletin'
import type { SeatOutline } from '@arbiter/core/outline'
import { Colour, Tick } from '@arbiter/paper/pictures'
import { addresses } from '../../app/address.ts'
import { useLive } from '../../live/live-context.ts'
import { entrantIndex } from '../../parts/entrant-index.ts'
import { seatWords } from '../../parts/match-words.ts'
import { recentMatches } from '../../parts/recent-matches.ts'
import { impsText, scoreText } from '../../words/figures.ts'
import { textOf } from '../../words/message-text.ts'
import { feederAt, type MatchPlace, placesIn, type Way, waysFrom } from './place.ts'
import { words } from './words/messages.ts'

export function Sides({ place }: { place: MatchPlace }) {
  const live = useLive()
  const { match } = place
  const [way] = waysFrom(live.look(placesIn), match.match)
  return (
    <section class={`duel of-${match.seats.length}`} aria-labelledby="m-sides">
      <h2 id="m-sides" class="hide">
        {words('match-sides')}
      </h2>
      {match.seats.map((seat, index) => (
        <Side key={index} place={place} seat={seat} index={index} />
      ))}
      {way && <Onward way={way} />}
    </section>
  )
}

interface SideProps {
  readonly place: MatchPlace
  readonly seat: SeatOutline
  readonly index: number
}

function Side({ place, seat, index }: SideProps) {
  const live = useLive()
  const { match } = place
  const isThrough = seat.entrant !== undefined && match.state === 'decided' && isAhead(match, seat.entrant)
  const isOut = match.state === 'decided' && !isThrough && match.winner !== null
  const kinds = ['ck', isThrough && 'won', isOut && 'lost', seat.entrant === undefined && 'slot']
  const wet = recentMatches(live).has(match.match) ? ' wet' : ''
  const colour = colourNow(match, seat.entrant)
  const entrant = seat.entrant === undefined ? undefined : live.look(entrantIndex).byName.get(seat.entrant)
  const number = seat.seed ?? seat.number
  const figure = match.seats.length === 2 ? figureOf(match, index) : ''
  return (
    <div class={kinds.filter(Boolean).join(' ')}>
      <p class="nm">
        {colour && <Colour of={colour} />}
        {number !== undefined && <span class="seed">{number}</span>}
        <b dir="auto">
          {entrant ? <a href={addresses.entrant(live.id, entrant.id)}>{entrant.name}</a> : seatWords(seat)}
        </b>
        {isThrough && <Tick />}
        {isThrough && <span class="hide">{words('match-goes-on')}</span>}
      </p>
      {figure !== '' && <p class={`tm${wet}`}>{figure}</p>}
      <p class="label">
        <Origin place={place} seat={seat} />
        {entrant?.withdrawn && <span>{words('match-withdrew')}</span>}
      </p>
    </div>
  )
}

const isAhead = ({ advancing, winner, advance }: BulletinMatch, name: string): boolean =>
  advance > 0 ? (advancing ?? []).includes(name) : winner === name

/** The colour in the next game. */
function colourNow({ next }: BulletinMatch, entrant: string | undefined): 'white' | 'black' | undefined {
  const [game] = next ?? []
  if (!game || entrant === undefined) return undefined
  return game.white === entrant ? 'white' : 'black'
}

/** Points, or IMPs with what counts beside them; the sign of a ruling if nothing was played. */
function figureOf(match: BulletinMatch, index: number): string {
  const boards = boardsPlayed(match)
  if (boards) {
    const side = boards.between.indexOf(match.seats[index]?.entrant ?? '')
    return side < 0 ? '' : impsText(boards.score[side as 0 | 1])
  }
  if (match.games.length > 0) return halvesShown(pointsIn(marksOf(match, index)))
  if (match.state !== 'decided') return ''
  if (!match.winner) return match.ruling === 'drawn' ? '=' : '×'
  return match.winner === match.seats[index]?.entrant ? '+' : '−'
}

function Origin({ place, seat }: Omit<SideProps, 'index'>) {
  const live = useLive()
  const feeder = feederAt(live.look(placesIn), place, seat)
  if (!feeder) return null
  const { match } = feeder
  return <a href={addresses.match(live.id, match.match)}>{originOf(match, seat.entrant)}</a>
}

function originOf(match: BulletinMatch, entrant: string | undefined): string {
  const id = { text: match.match }
  const [other] = match.seats.filter((seat) => seat.entrant !== entrant)
  const hasBeaten = match.state === 'decided' && match.seats.length === 2 && match.winner === entrant
  if (!hasBeaten || !other) return words('match-from', { match: id })
  const loser = { text: seatWords(other) }
  return words('match-from-beat', { match: id, loser, score: { text: scoreFor(match, entrant) } })
}

/** From the winner's side. */
function scoreFor(match: BulletinMatch, entrant: string | undefined): string {
  if (match.seats[0]?.entrant === entrant) return scoreText(match)
  return scoreText(match)
    .split(' ')
    .map((part) => part.split('–').toReversed().join('–'))
    .join(' ')
}

function Onward({ way }: { way: Way }) {
  const live = useLive()
  const { match, round, who, against } = way
  const label = words('match-onward', { who, match: { text: match.match } })
  return (
    <div class="ck next">
      <p class="nm">
        <a class="label" href={addresses.match(live.id, match.match)}>
          {label}
        </a>
      </p>
      {match.state !== 'decided' && waiting(against) !== '' && (
        <p class="who14" dir="auto">
          {waiting(against)}
        </p>
      )}
      <p class="label">{textOf(round.name)}</p>
    </div>
  )
}

function waiting(against: readonly SeatOutline[]): string {
  const [other] = against
  if (!other || against.length > 1) return ''
  return other.entrant === undefined
    ? words('match-against', { name: { text: seatWords(other) } })
    : words('match-waits', { name: { text: other.entrant } })
}
