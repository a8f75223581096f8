/** The pairs of a cup match: opening, both games with their colours, and each side's points. */
import { type BulletinGame, type BulletinMatch, halvesShown, markFor, sideShown } from '@arbiter/core/bulletin'
import { why } from '@arbiter/core/why'
import { Colour, Wide } from '@arbiter/paper/pictures'
import { useLive } from '../../live/live-context.ts'
import { PairsHead } from '../../parts/pairs-head.tsx'
import { RuleNumber } from '../../parts/rule.tsx'
import { words as partsWords } from '../../parts/words/messages.ts'
import { textOf } from '../../words/message-text.ts'
import { words } from './words/messages.ts'

interface PairsProps {
  readonly match: BulletinMatch
}

export function BracketPairs({ match }: PairsProps) {
  const rows = pairsOf(match)
  const names = match.seats.map(({ entrant }) => entrant ?? '')
  return (
    <div class="pairtable">
      <div class="section">
        <h2>{words('bracket-pairs-of', { match: { text: match.match } })}</h2>
        <span class="push">{partsWords('parts-pairs-swapped')}</span>
      </div>
      <Wide label={words('bracket-pairs-of', { match: { text: match.match } })}>
        <table class="chart pairs">
          <PairsHead names={names} hasOpenings={match.openings !== undefined} />
          <tbody>
            {rows.map((pair) => (
              <PairRow key={pair} match={match} pair={pair} />
            ))}
            <tr class="total">
              <th scope="row">{words('bracket-pair-sum')}</th>
              {match.openings && <td />}
              <td />
              <td />
              {names.map((_, i) => (
                <td key={i} class="num key">
                  {match.games.length === 0 ? '–' : sideShown(match, i)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </Wide>
      {isEarly(match) && <WhyEarly match={match} />}
    </div>
  )
}

/** Scheduled pairs, drawn tiebreak pairs and played ones. */
function pairsOf({ pairs = 0, games, openings = [], next = [] }: BulletinMatch): number[] {
  const all = [pairs, ...[...games, ...next, ...openings].map(({ pair }) => pair ?? 0)]
  return Array.from({ length: Math.max(...all) }, (_, i) => i + 1)
}

const isEarly = ({ state, pairs = 0, games, decidedBy }: BulletinMatch): boolean =>
  state === 'decided' && decidedBy === 'score' && games.length < 2 * pairs

function WhyEarly({ match }: PairsProps) {
  const answer = why(useLive().tournament, `advance ${match.match}`)
  if (!answer.ok) return null
  return (
    <p class="voice early">
      {textOf(answer.why)} <RuleNumber rule={answer.why.rule} />
    </p>
  )
}

function PairRow({ match, pair }: PairsProps & { readonly pair: number }) {
  const live = useLive()
  const games = match.games.filter((game) => game.pair === pair)
  const running = live.cup.gameOf(match.match)?.game
  const numbers = [2 * pair - 1, 2 * pair]
  const isNow = running !== undefined && numbers.includes(running)
  const isMissing = games.length === 0 && !isNow
  const scheduled = match.pairs ?? 0
  return (
    <tr class={isNow && live.connection === 'live' ? 'nowrow' : isMissing ? 'maybe' : ''}>
      <th scope="row">{pair > scheduled ? partsWords('parts-pair-tiebreak', { number: pair - scheduled }) : pair}</th>
      {match.openings && <td dir="auto">{openingWords(match, pair)}</td>}
      {numbers.map((number) => (
        <td key={number} class="num">
          <Played match={match} game={games.find(({ game }) => game === number)} number={number} />
        </td>
      ))}
      {match.seats.map((_, seat) => (
        <td key={seat} class="num">
          {games.length === 0 ? '' : halvesShown(sumOf(match, games, seat))}
        </td>
      ))}
    </tr>
  )
}

function openingWords({ openings = [] }: BulletinMatch, pair: number): string {
  const opening = openings.find((each) => each.pair === pair)
  if (!opening) return ''
  const name = opening.name ?? words('bracket-pair-unnamed', { place: opening.place })
  return opening.reused ? partsWords('parts-pair-reused', { opening: { text: name } }) : name
}

interface PlayedProps extends PairsProps {
  readonly game: BulletinGame | undefined
  readonly number: number
}

/** The result from the first side's view. */
function Played({ match, game, number }: PlayedProps) {
  const live = useLive()
  const first = match.seats[0]?.entrant
  if (game) {
    const isWhite = game.white === first
    return (
      <span class="gm">
        <Colour of={isWhite ? 'white' : 'black'} />
        {markFor(game.result, isWhite)}
      </span>
    )
  }
  const running = live.cup.gameOf(match.match)
  if (running?.game === number)
    return (
      <span class="gm">
        <Colour of={running.white === first ? 'white' : 'black'} />
        <span class={live.connection === 'stale' ? 'stamp wait' : 'stamp live'}>{words('bracket-pair-now')}</span>
      </span>
    )
  return <>{match.state === 'decided' ? words('bracket-pair-not-needed') : '·'}</>
}

const worth: Readonly<Record<string, number>> = { '1': 1, '+': 1, '½': 0.5 }

const sumOf = ({ seats }: BulletinMatch, games: readonly BulletinGame[], seat: number): number =>
  games.reduce((sum, { result, white }) => sum + (worth[markFor(result, white === seats[seat]?.entrant)] ?? 0), 0)
