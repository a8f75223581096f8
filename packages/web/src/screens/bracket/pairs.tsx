/** The pairs of a cup match: opening, both games with their colours, and what the pair gave each side. */
import { type GameShown, halvesShown, type MatchShown, markFor, sideShown } from '@arbiter/core'
import type { Live } from '../../live/live.ts'
import { Colour } from '../../parts/colour.tsx'
import { matchName } from '../../parts/match-words.ts'
import { RuleNumber } from '../../parts/rule.tsx'
import { Wide } from '../../parts/wide.tsx'
import { catalogue } from '../../words/catalogue.ts'

const words = catalogue(
  {
    title: (match: string) => `Pairs of ${match}`,
    swapped: 'same opening, colours swapped',
    pair: 'Pair',
    opening: 'Opening',
    game: (number: number) => `Game ${number}`,
    now: 'now',
    unnamed: (place: number) => `${place} of the book`,
    tiebreak: (number: number) => `T${number}`,
    last: 'Last',
    notNeeded: 'not needed',
    ifLevel: 'only if level',
    early: 'The lead was greater than the games left, so the match ended early.',
    sum: 'Match',
    reused: 'used before',
  },
  {
    title: (match: string) => `Paare von ${match}`,
    swapped: 'gleiche Eröffnung, Farben getauscht',
    pair: 'Paar',
    opening: 'Eröffnung',
    game: (number: number) => `Partie ${number}`,
    now: 'jetzt',
    unnamed: (place: number) => `Nr. ${place} im Buch`,
    tiebreak: (number: number) => `T${number}`,
    last: 'Letzte',
    notNeeded: 'nicht nötig',
    ifLevel: 'nur bei Gleichstand',
    early: 'Der Vorsprung war größer als die Zahl der restlichen Partien, daher endete das Match vorzeitig.',
    sum: 'Match',
    reused: 'schon gespielt',
  },
)

interface PairsProps {
  readonly live: Live
  readonly match: MatchShown
}

export function Pairs({ live, match }: PairsProps) {
  const rows = pairsOf(match)
  const names = match.seats.map(({ entrant }) => entrant ?? '')
  return (
    <div class="pairtable">
      <div class="section">
        <h2>{words.title(matchName(match.match))}</h2>
        <span class="push">{words.swapped}</span>
      </div>
      <Wide label={words.title(matchName(match.match))}>
        <table class="chart pairs">
          <thead>
            <tr>
              <th scope="col">{words.pair}</th>
              {match.openings && <th scope="col">{words.opening}</th>}
              <th scope="col" class="num">
                {words.game(1)}
              </th>
              <th scope="col" class="num">
                {words.game(2)}
              </th>
              {names.map((name, i) => (
                <th key={i} scope="col" class="num" dir="auto">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((pair) => (
              <PairRow key={pair} live={live} match={match} pair={pair} />
            ))}
            <tr class="total">
              <th scope="row">{words.sum}</th>
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
      {isEarly(match) && (
        <p class="voice early">
          {words.early} <RuleNumber live={live} rule="CUP-17" />
        </p>
      )}
    </div>
  )
}

/** Scheduled ones, those that were drawn, and those that were played. */
function pairsOf({ pairs = 0, games, openings = [], next = [] }: MatchShown): number[] {
  const all = [pairs, ...[...games, ...next, ...openings].map(({ pair }) => pair ?? 0)]
  return Array.from({ length: Math.max(...all) }, (_, i) => i + 1)
}

const isEarly = ({ state, pairs = 0, games, decidedBy }: MatchShown): boolean =>
  state === 'decided' && decidedBy === 'score' && games.length < 2 * pairs

function PairRow({ live, match, pair }: PairsProps & { readonly pair: number }) {
  const games = match.games.filter((game) => game.pair === pair)
  const running = live.cup.gameOf(match.match)?.game
  const numbers = [2 * pair - 1, 2 * pair]
  const isNow = running !== undefined && numbers.includes(running)
  const isMissing = games.length === 0 && !isNow
  const scheduled = match.pairs ?? 0
  return (
    <tr class={isNow && live.connection === 'live' ? 'nowrow' : isMissing ? 'maybe' : ''}>
      <th scope="row">{pair > scheduled ? words.tiebreak(pair - scheduled) : pair}</th>
      {match.openings && <td dir="auto">{openingWords(match, pair)}</td>}
      {numbers.map((number) => (
        <td key={number} class="num">
          <Played live={live} match={match} game={games.find(({ game }) => game === number)} number={number} />
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

function openingWords({ openings = [] }: MatchShown, pair: number): string {
  const opening = openings.find((each) => each.pair === pair)
  if (!opening) return ''
  const name = opening.name ?? words.unnamed(opening.place)
  return opening.reused ? `${name}, ${words.reused}` : name
}

interface PlayedProps extends PairsProps {
  readonly game: GameShown | undefined
  readonly number: number
}

/** As the first-named side had it. */
function Played({ live, match, game, number }: PlayedProps) {
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
        <span class={live.connection === 'stale' ? 'stamp wait' : 'stamp live'}>{words.now}</span>
      </span>
    )
  return <>{match.state === 'decided' ? words.notNeeded : '·'}</>
}

const worth: Readonly<Record<string, number>> = { '1': 1, '+': 1, '½': 0.5 }

const sumOf = ({ seats }: MatchShown, games: readonly GameShown[], seat: number): number =>
  games.reduce((sum, { result, white }) => sum + (worth[markFor(result, white === seats[seat]?.entrant)] ?? 0), 0)
