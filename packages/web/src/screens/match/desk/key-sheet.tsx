/** What each key does now, and what follows from it: the rules say it, result by result. */
import type { GameToReport } from '@arbiter/core'
import { useMemo } from 'preact/hooks'
import type { Live } from '../../../live/live.ts'
import { catalogue } from '../../../words/catalogue.ts'
import { outlookFor } from './outlook.ts'
import { type GameResult, gameResults, keyOf } from './pen.ts'
import { reportOf } from './report.ts'

const words = catalogue(
  {
    sheet: 'What each key does now',
    key: 'Key',
    game: (game: number) => `Game ${game}`,
    follows: 'What follows',
    wins: (name: string) => `${name} wins`,
    draw: 'Draw',
    missing: (name: string) => `${name} did not come`,
    nobody: 'Nobody came',
    region: 'Keys',
  },
  {
    sheet: 'Was jede Taste jetzt bewirkt',
    key: 'Taste',
    game: (game: number) => `Partie ${game}`,
    follows: 'Was folgt',
    wins: (name: string) => `${name} gewinnt`,
    draw: 'Remis',
    missing: (name: string) => `${name} nicht erschienen`,
    nobody: 'Niemand erschienen',
    region: 'Tasten',
  },
)

interface KeySheetProps {
  readonly live: Live
  readonly game: GameToReport
  readonly chosen: GameResult | undefined
  readonly onPress: (result: GameResult) => void
}

export function KeySheet({ live, game, chosen, onPress }: KeySheetProps) {
  const rows = useMemo(
    () =>
      gameResults.map((result) => ({
        result,
        what: whatIs(result, game),
        follows: outlookFor(live, game.match, reportOf(live, game, result)).sentence,
      })),
    [live, live.seq, game.match, game.game],
  )
  return (
    <table class="chart keysheet">
      <caption class="hide">{words.sheet}</caption>
      <thead>
        <tr>
          <th scope="col">{words.key}</th>
          <th scope="col">{words.game(game.game)}</th>
          <th scope="col">{words.follows}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ result, what, follows }) => (
          <tr key={result} class={result === chosen ? 'cur' : ''}>
            <td>
              <button
                type="button"
                class="btn keycap"
                aria-pressed={result === chosen}
                aria-label={`${keyOf[result]}: ${what}`}
                onClick={() => onPress(result)}
              >
                {keyOf[result]}
              </button>
            </td>
            <th scope="row" dir="auto">
              {what}
            </th>
            <td dir="auto">{follows}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function whatIs(result: GameResult, { white, black }: GameToReport): string {
  switch (result) {
    case '1-0':
      return words.wins(white)
    case '0-1':
      return words.wins(black)
    case '1/2-1/2':
      return words.draw
    case '+-':
      return words.missing(black)
    case '-+':
      return words.missing(white)
    case '--':
      return words.nobody
    default:
      return result satisfies never
  }
}
