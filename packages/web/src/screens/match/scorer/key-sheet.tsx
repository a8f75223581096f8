/** What each key does now and what follows from it, as computed by the rules. */
import type { GameToReport } from '@arbiter/core/bulletin'
import type { GameResult } from '@arbiter/core/facts'
import { useMemo } from 'preact/hooks'
import type { Live } from '../../../live/live.ts'
import { useLive } from '../../../live/live-context.ts'
import { outcomeWords } from '../../../parts/correction/outcome-words.ts'
import { areAllHere } from '../../../words/texts.ts'
import { outlookFor } from './outlook.ts'
import { gameResults, keyOf } from './result-keys.ts'
import { reportOf } from './typed-game.ts'
import { words } from './words/messages.ts'

interface KeySheetProps {
  readonly game: GameToReport
  readonly chosen: GameResult | undefined
  readonly onPress: (result: GameResult) => void
}

function followingFrom(live: Live, game: GameToReport, result: GameResult): string {
  const command = reportOf(live, game, result)
  return command ? outlookFor(live, game.match, command).sentence : ''
}

export function KeySheet({ game, chosen, onPress }: KeySheetProps) {
  const live = useLive()
  const rows = useMemo(
    () =>
      gameResults.map((result) => ({
        result,
        what: outcomeWords(result, game),
        follows: followingFrom(live, game, result),
      })),
    [live, live.seq, game.match, game.game, areAllHere],
  )
  return (
    <table class="chart keysheet">
      <caption class="hide">{words('scorer-keys')}</caption>
      <thead>
        <tr>
          <th scope="col">{words('scorer-key')}</th>
          <th scope="col">{words('scorer-game', { game: game.game })}</th>
          <th scope="col">{words('scorer-follows')}</th>
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
                aria-label={words('scorer-key-does', { key: { text: keyOf[result] }, what: { text: what } })}
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
