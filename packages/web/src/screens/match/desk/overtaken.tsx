/** Somebody else was faster: what was typed stands, and it is said what is recorded in its place. */
import type { MatchShown } from '@arbiter/core'
import type { ComponentChildren } from 'preact'
import type { Live } from '../../../live/live.ts'
import { resultWords } from '../../../parts/result.ts'
import { catalogue } from '../../../words/catalogue.ts'
import { readPen } from './pen.ts'

const words = catalogue(
  {
    title: (game: number) => `Game ${game} was recorded meanwhile`,
    recorded: (white: string, result: string, black: string) => `Recorded is ${white} ${result} ${black}.`,
    gone: 'It is not open any more.',
    typed: (text: string) => `You had typed ${text}. That was not recorded.`,
    same: 'You had typed the same, so nothing is missing.',
    take: (game: number) => `Use it for game ${game}`,
    clear: 'Forget what I typed',
  },
  {
    title: (game: number) => `Partie ${game} wurde inzwischen festgehalten`,
    recorded: (white: string, result: string, black: string) => `Festgehalten ist ${white} ${result} ${black}.`,
    gone: 'Sie ist nicht mehr offen.',
    typed: (text: string) => `Sie hatten ${text} eingegeben. Das wurde nicht festgehalten.`,
    same: 'Sie hatten dasselbe eingegeben, es fehlt also nichts.',
    take: (game: number) => `Für Partie ${game} verwenden`,
    clear: 'Eingabe verwerfen',
  },
)

interface OvertakenProps {
  readonly live: Live
  readonly match: MatchShown
  readonly game: number
  readonly text: string
  /** A game that is open, for which it could be meant. */
  readonly next: number | undefined
  readonly onTake: (game: number) => void
  readonly onClear: () => void
  /** The refusal with what came in. */
  readonly children: ComponentChildren
}

export function Overtaken({ match, game, text, next, onTake, onClear, children }: OvertakenProps) {
  const recorded = match.games.find((each) => each.game === game)
  const { result } = readPen(text)
  const isSame = recorded !== undefined && recorded.result === result
  return (
    <section aria-labelledby="m-entry" class="enter">
      <div class="section">
        <h2 id="m-entry">{words.title(game)}</h2>
      </div>
      {children}
      <p class="voice waits" role="status">
        {recorded ? words.recorded(recorded.white, resultWords(recorded.result), recorded.black) : words.gone}{' '}
        {isSame ? words.same : words.typed(result ? resultWords(result) : text)}
      </p>
      <p class="acts">
        <button type="button" class="btn main" onClick={onClear}>
          {words.clear}
        </button>
        {next !== undefined && !isSame && (
          <button type="button" class="btn" onClick={() => onTake(next)}>
            {words.take(next)}
          </button>
        )}
      </p>
    </section>
  )
}
