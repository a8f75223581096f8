/** What each key does now and what follows from it, as computed by the rules. */
import type { GameToReport } from '@arbiter/core/bulletin'
import type { GameResult } from '@arbiter/core/facts'
import { useMemo } from 'preact/hooks'
import { useLive } from '../../../live/live-context.ts'
import { outcomeWords } from '../../../parts/correction/outcome-words.ts'
import { idsByName } from '../../../parts/entrant-index.ts'
import { reportCommand } from '../../../parts/report-command.ts'
import { areAllHere } from '../../../words/texts.ts'
import { outlookFor } from './outlook.ts'
import { gameResults, keyOf } from './result-keys.ts'
import { words } from './words/messages.ts'

interface KeySheetProps {
  readonly game: GameToReport
  readonly chosen: GameResult | undefined
  readonly onPress: (result: GameResult) => void
}

export function KeySheet({ game, chosen, onPress }: KeySheetProps) {
  const live = useLive()
  const rows = useMemo(
    () =>
      gameResults.map((result) => ({
        result,
        what: outcomeWords(result, game),
        follows: outlookFor(live, game.match, reportCommand(game, result, live.look(idsByName))).sentence,
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
