/** A cup while it is played: the running game with its board, the pairs of its match, and a switch to the others. */
import type { MatchShown } from '@arbiter/core'
import { useState } from 'preact/hooks'
import type { LiveGame } from '../../live/cup-room.ts'
import type { Live } from '../../live/live.ts'
import { useWatched } from '../../live/subscription.ts'
import { LiveBoard } from '../../parts/board/live-board.tsx'
import { lookOf, Stamp } from '../../parts/match-card.tsx'
import { matchName } from '../../parts/match-words.ts'
import { catalogue } from '../../words/catalogue.ts'
import { said } from '../../words/said.ts'
import { Pairs } from './pairs.tsx'

const words = catalogue(
  {
    game: (match: string, game: number) => `${match}, game ${game}`,
    which: 'Matches being played',
    none: 'No live game.',
    opening: (name: string) => `opening ${name}`,
  },
  {
    game: (match: string, game: number) => `${match}, Partie ${game}`,
    which: 'Laufende Matches',
    none: 'Zurzeit läuft keine Partie.',
    opening: (name: string) => `Eröffnung ${name}`,
  },
)

interface CupProps {
  readonly live: Live
  readonly matches: readonly MatchShown[]
}

const mostInSwitch = 8

/** Nothing where no match of the cup has begun. */
export function CupPanel({ live, matches }: CupProps) {
  useWatched(live.cup)
  const [asked, ask] = useState<string | undefined>()
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
          <span class="voice">
            {said(live.cup.waiting.sentence)} {said(live.cup.waiting.hint)}
          </span>
        </p>
      )}
      {game && <RunningGame live={live} game={game} />}
      <Pairs live={live} match={shown} />
    </div>
  )
}

/** The match of the game that ended last. */
function lastPlayed(matches: readonly MatchShown[]): MatchShown | undefined {
  const endOf = ({ games }: MatchShown) => games.at(-1)?.finishedAt ?? ''
  return matches.filter(({ games }) => games.length > 0).toSorted((a, b) => endOf(b).localeCompare(endOf(a)))[0]
}

interface WhichProps {
  readonly matches: readonly MatchShown[]
  readonly shown: MatchShown
  readonly onAsk: (match: string) => void
}

const Which = ({ matches, shown, onAsk }: WhichProps) => (
  <fieldset class="switch which" aria-label={words.which}>
    {matches.map(({ match }) => (
      <button key={match} type="button" aria-pressed={match === shown.match} onClick={() => onAsk(match)}>
        {matchName(match)}
      </button>
    ))}
  </fieldset>
)

const RunningGame = ({ live, game }: { readonly live: Live; readonly game: LiveGame }) => (
  <article class="game" aria-labelledby="running-game">
    <div class="section">
      <h2 id="running-game">{words.game(matchName(String(game.match)), game.game)}</h2>
      <Stamp live={live} look="live" />
      <span class="push">{game.opening !== undefined && words.opening(game.opening)}</span>
    </div>
    <LiveBoard live={live} game={game} />
  </article>
)
