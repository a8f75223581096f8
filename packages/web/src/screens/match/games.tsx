/** The games of a match in order: colours, result, when and how each ended; playable games in ink. */
import { type BulletinGame, type BulletinMatch, conditionsOf, endingSaid, type NextGame } from '@arbiter/core/bulletin'
import { Colour, Wide } from '@arbiter/paper/pictures'
import { resultText } from '../../parts/result.ts'
import { textOf } from '../../words/message-text.ts'
import { moment } from '../../words/time.ts'
import { words } from './words/messages.ts'

export interface GamesProps {
  readonly match: BulletinMatch
  /** Undefined for people who may not correct. */
  readonly onCorrect?: ((game: number) => void) | undefined
}

export function Games({ match, onCorrect }: GamesProps) {
  const { games, next = [] } = match
  if (games.length + next.length === 0) return null
  const hasRemarks =
    games.some((game) => remarkOn(game) !== '') || next.some((game) => conditionsOf(game) !== undefined)
  return (
    <section aria-labelledby="m-games">
      <div class="section">
        <h2 id="m-games">{words('match-games')}</h2>
      </div>
      <Wide label={words('match-games-of')}>
        <table class="chart games">
          <thead>
            <tr>
              <th scope="col" class="num">
                {words('match-game')}
              </th>
              <th scope="col">{words('match-white')}</th>
              <th scope="col" class="num">
                {words('match-result')}
              </th>
              <th scope="col">{words('match-black')}</th>
              <th scope="col" class="num">
                {words('match-ended')}
              </th>
              {hasRemarks && <th scope="col">{words('match-remark')}</th>}
              {onCorrect && (
                <th scope="col">
                  <span class="hide">{words('match-actions')}</span>
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
  readonly game: BulletinGame
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
      <td class="num key">{resultText(game.result)}</td>
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
            aria-label={words('match-correct-game', { game: game.game })}
            onClick={() => onCorrect(game.game)}
          >
            {words('match-correct')}
          </button>
        </td>
      )}
    </tr>
  )
}

const Open = ({ game, hasRemarks, hasActs }: { game: NextGame; hasRemarks: boolean; hasActs: boolean }) => (
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
    <td class="num tm">{words('match-to-play')}</td>
    {hasRemarks && <td class="rem">{textOf(conditionsOf(game))}</td>}
    {hasActs && <td />}
  </tr>
)

const Named = ({ of, name }: { of: 'white' | 'black'; name: string }) => (
  <span class="who">
    <Colour of={of} />
    <span dir="auto">{name}</span>
  </span>
)

function winnerOf({ result }: BulletinGame): 'white' | 'black' | undefined {
  if (result === '1-0' || result === '+-') return 'white'
  return result === '0-1' || result === '-+' ? 'black' : undefined
}

/** Length, ending, and faults. */
export function remarkOn({ moves, movesToFinish, ending, fault }: BulletinGame): string {
  const told = [
    ...(moves === undefined ? [] : [words('match-moves', { moves })]),
    ...(movesToFinish === undefined ? [] : [words('match-moves-to-finish', { moves: movesToFinish })]),
    ...(ending === undefined ? [] : [textOf(endingSaid(ending))]),
    ...(fault === undefined ? [] : [textOf(fault)]),
  ]
  return told.join(', ')
}
