/** The games of a match in their order: colours, result, when each ended and how; those that can be played now in ink. */
import { conditionsOf, type GameShown, type MatchShown, type NextShown } from '@arbiter/core'
import type { Live } from '../../live/live.ts'
import { Colour } from '../../parts/colour.tsx'
import { resultWords } from '../../parts/result.ts'
import { Wide } from '../../parts/wide.tsx'
import { catalogue } from '../../words/catalogue.ts'
import { said } from '../../words/said.ts'
import { moment } from '../../words/time.ts'

const words = catalogue(
  {
    games: 'Games',
    game: 'Game',
    white: 'White',
    black: 'Black',
    result: 'Result',
    ended: 'Ended',
    remark: 'Remark',
    open: 'to be played',
    moves: (moves: number) => `${moves} moves`,
    toFinish: (moves: number) => `${moves} to finish`,
    correct: 'Correct…',
    correctGame: (game: number) => `Correct game ${game}`,
    acts: 'Actions',
    region: 'Games of the match',
  },
  {
    games: 'Partien',
    game: 'Partie',
    white: 'Weiß',
    black: 'Schwarz',
    result: 'Ergebnis',
    ended: 'Beendet',
    remark: 'Anmerkung',
    open: 'zu spielen',
    moves: (moves: number) => `${moves} Züge`,
    toFinish: (moves: number) => `${moves} bis zum Ende`,
    correct: 'Berichtigen…',
    correctGame: (game: number) => `Partie ${game} berichtigen`,
    acts: 'Aktionen',
    region: 'Partien des Matches',
  },
)

export interface GamesProps {
  readonly live: Live
  readonly match: MatchShown
  /** Given to whoever may correct. */
  readonly onCorrect?: ((game: number) => void) | undefined
}

export function Games({ match, onCorrect }: GamesProps) {
  const { games, next = [] } = match
  if (games.length + next.length === 0) return null
  const hasRemarks = games.some((game) => remarkOn(game) !== '') || next.some((game) => conditionsOf(game) !== '')
  return (
    <section aria-labelledby="m-games">
      <div class="section">
        <h2 id="m-games">{words.games}</h2>
      </div>
      <Wide label={words.region}>
        <table class="chart games">
          <thead>
            <tr>
              <th scope="col" class="num">
                {words.game}
              </th>
              <th scope="col">{words.white}</th>
              <th scope="col" class="num">
                {words.result}
              </th>
              <th scope="col">{words.black}</th>
              <th scope="col" class="num">
                {words.ended}
              </th>
              {hasRemarks && <th scope="col">{words.remark}</th>}
              {onCorrect && (
                <th scope="col">
                  <span class="hide">{words.acts}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {games.map((game) => (
              <Played key={game.game} game={game} hasRemarks={hasRemarks} onCorrect={onCorrect} />
            ))}
            {next.map((game) => (
              <Open key={game.game} game={game} hasRemarks={hasRemarks} hasActs={onCorrect !== undefined} />
            ))}
          </tbody>
        </table>
      </Wide>
    </section>
  )
}

interface PlayedProps extends Pick<GamesProps, 'onCorrect'> {
  readonly game: GameShown
  readonly hasRemarks: boolean
}

function Played({ game, hasRemarks, onCorrect }: PlayedProps) {
  const won = winnerOf(game)
  return (
    <tr>
      <th scope="row" class="num">
        {game.game}
      </th>
      <td class={won === 'white' ? 'won' : ''}>
        <Named of="white" name={game.white} />
      </td>
      <td class="num key">{resultWords(game.result)}</td>
      <td class={won === 'black' ? 'won' : ''}>
        <Named of="black" name={game.black} />
      </td>
      <td class="num tm">
        <time dateTime={game.finishedAt}>{moment(game.finishedAt)}</time>
      </td>
      {hasRemarks && <td class="rem">{remarkOn(game)}</td>}
      {onCorrect && (
        <td>
          <button
            type="button"
            class="btn bare"
            aria-label={words.correctGame(game.game)}
            onClick={() => onCorrect(game.game)}
          >
            {words.correct}
          </button>
        </td>
      )}
    </tr>
  )
}

const Open = ({ game, hasRemarks, hasActs }: { game: NextShown; hasRemarks: boolean; hasActs: boolean }) => (
  <tr class="nowrow">
    <th scope="row" class="num">
      {game.game}
    </th>
    <td>
      <Named of="white" name={game.white} />
    </td>
    <td class="num">·</td>
    <td>
      <Named of="black" name={game.black} />
    </td>
    <td class="num tm">{words.open}</td>
    {hasRemarks && <td class="rem">{said(conditionsOf(game))}</td>}
    {hasActs && <td />}
  </tr>
)

const Named = ({ of, name }: { of: 'white' | 'black'; name: string }) => (
  <span class="who">
    <Colour of={of} />
    <span dir="auto">{name}</span>
  </span>
)

function winnerOf({ result }: GameShown): 'white' | 'black' | undefined {
  if (result === '1-0' || result === '+-') return 'white'
  return result === '0-1' || result === '-+' ? 'black' : undefined
}

/** How long it was, how it ended, what went wrong. */
export function remarkOn({ moves, movesToFinish, ending, fault }: GameShown): string {
  const told = [
    ...(moves === undefined ? [] : [words.moves(moves)]),
    ...(movesToFinish === undefined ? [] : [words.toFinish(movesToFinish)]),
    ...(ending === undefined ? [] : [said(ending)]),
    ...(fault === undefined ? [] : [said(fault)]),
  ]
  return told.join(', ')
}
