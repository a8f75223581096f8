/** Matches of games in pairs, while they are played: the running game with its board, the pairs of its match, and a switch to the others. */
import type { LiveGame } from '@arbiter/api/shapes'
import type { BulletinMatch } from '@arbiter/core/bulletin'
import { useState } from 'preact/hooks'
import { useLive } from '../../live/live-context.ts'
import { useWatched } from '../../live/subscription.ts'
import { GameBoard } from '../../parts/board/game-board.tsx'
import { lookOf, Stamp } from '../../parts/match-card.tsx'
import { matchName } from '../../parts/match-words.ts'
import { textOfAll } from '../../words/message-text.ts'
import { BracketPairs } from './pairs.tsx'
import { words } from './words/messages.ts'

interface PairsPanelProps {
  readonly matches: readonly BulletinMatch[]
}

const mostInSwitch = 8

/** Empty until such a match has begun. */
export function PairsPanel({ matches: all }: PairsPanelProps) {
  const live = useLive()
  useWatched(live.cup)
  const [asked, ask] = useState<string | undefined>()
  const matches = all.filter(({ pairs }) => pairs !== undefined)
  const begun = matches.filter((match) => lookOf(match, live) === 'live')
  const shown =
    begun.find(({ match }) => match === asked) ??
    begun.find(({ match }) => live.cup.gameOf(match)) ??
    begun[0] ??
    lastPlayed(matches)
  if (!shown) return null
  const game = live.cup.gameOf(shown.match)
  return (
    <div class={game ? 'cuppanel with-board' : 'cuppanel'}>
      {begun.length > 1 && <Which matches={begun.slice(0, mostInSwitch)} shown={shown} onAsk={ask} />}
      {live.cup.waiting && (
        <p class="notice">
          <span class="voice">{textOfAll([...live.cup.waiting.says, ...live.cup.waiting.hint])}</span>
        </p>
      )}
      {game && <RunningGame game={game} match={shown} />}
      <BracketPairs match={shown} />
    </div>
  )
}

/** The match of the game that ended last. */
function lastPlayed(matches: readonly BulletinMatch[]): BulletinMatch | undefined {
  const endOf = ({ games }: BulletinMatch) => games.at(-1)?.finishedAt ?? ''
  return matches.filter(({ games }) => games.length > 0).toSorted((a, b) => endOf(b).localeCompare(endOf(a)))[0]
}

interface WhichProps {
  readonly matches: readonly BulletinMatch[]
  readonly shown: BulletinMatch
  readonly onAsk: (match: string) => void
}

const Which = ({ matches, shown, onAsk }: WhichProps) => (
  <fieldset class="switch which" aria-label={words('bracket-cup-which')}>
    {matches.map(({ match }) => (
      <button key={match} type="button" aria-pressed={match === shown.match} onClick={() => onAsk(match)}>
        {matchName(match)}
      </button>
    ))}
  </fieldset>
)

const RunningGame = ({ game, match }: { readonly game: LiveGame; readonly match: BulletinMatch }) => (
  <article class="game" aria-labelledby="running-game">
    <div class="section">
      <h2 id="running-game">{words('bracket-cup-game', { match: { text: String(game.match) }, game: game.game })}</h2>
      <Stamp look="live" />
      <span class="push">
        {game.opening !== undefined && words('bracket-cup-opening', { name: { text: game.opening } })}
      </span>
    </div>
    <GameBoard match={match} />
  </article>
)
