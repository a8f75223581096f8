/** Somebody else reported first: the typed text stays, beside the recorded result. */
import type { BulletinMatch } from '@arbiter/core/bulletin'
import { readTyped } from '@arbiter/core/pen'
import type { ComponentChildren } from 'preact'
import { resultText } from '../../../parts/result.ts'
import { words } from './words/messages.ts'

interface OvertakenProps {
  readonly match: BulletinMatch
  readonly game: number
  readonly text: string
  /** An open game the text could be meant for. */
  readonly next: number | undefined
  readonly onTake: (game: number) => void
  readonly onClear: () => void
  /** The refusal, with what has come in. */
  readonly children: ComponentChildren
}

export function Overtaken({ match, game, text, next, onTake, onClear, children }: OvertakenProps) {
  const recorded = match.games.find((each) => each.game === game)
  const { result } = readTyped('marks', text, { now: Date.now() }).typed
  const isSame = recorded !== undefined && recorded.result === result
  return (
    <section aria-labelledby="m-entry" class="enter">
      <div class="section">
        <h2 id="m-entry">{words('scorer-overtaken', { game })}</h2>
      </div>
      {children}
      <p class="voice waits" role="status">
        {recorded
          ? words('scorer-overtaken-recorded', {
              white: { text: recorded.white },
              result: { result: recorded.result },
              black: { text: recorded.black },
            })
          : words('scorer-overtaken-gone')}{' '}
        {isSame
          ? words('scorer-overtaken-same')
          : words('scorer-overtaken-typed', { typed: { text: result ? resultText(result) : text } })}
      </p>
      <p class="acts">
        <button type="button" class="btn main" onClick={onClear}>
          {words('scorer-forget')}
        </button>
        {next !== undefined && !isSame && (
          <button type="button" class="btn" onClick={() => onTake(next)}>
            {words('scorer-overtaken-take', { game: next })}
          </button>
        )}
      </p>
    </section>
  )
}
