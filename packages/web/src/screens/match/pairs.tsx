/** The pairs of a cup match: one opening, both colours, the running score; skipped pairs say why. */

import {
  type BulletinGame,
  type BulletinMatch,
  halvesShown,
  markFor,
  type NextGame,
  pointsIn,
} from '@arbiter/core/bulletin'
import { why } from '@arbiter/core/why'
import { Colour, Wide } from '@arbiter/paper/pictures'
import { useLive } from '../../live/live-context.ts'
import { PairsHead } from '../../parts/pairs-head.tsx'
import { RuleNumber } from '../../parts/rule.tsx'
import { words as partsWords } from '../../parts/words/messages.ts'
import { textOf } from '../../words/message-text.ts'
import { type GamesProps, remarkOn } from './games.tsx'
import { words } from './words/messages.ts'

export function MatchPairs({ match, onCorrect }: GamesProps) {
  const scheduled = match.pairs ?? 0
  const last = Math.max(scheduled, ...[...match.games, ...(match.next ?? [])].map((game) => game.pair ?? 0))
  const pairs = Array.from({ length: last }, (_, i) => i + 1)
  const decider = [...match.games, ...(match.next ?? [])].find((game) => game.pair === undefined)
  const names = match.seats.map(({ entrant }) => entrant ?? '')
  const hasOpenings = match.openings !== undefined
  return (
    <section aria-labelledby="m-pairs">
      <div class="section">
        <h2 id="m-pairs">{words('match-pairs')}</h2>
        <span class="push">{partsWords('parts-pairs-swapped')}</span>
      </div>
      <Wide label={words('match-pairs-of')}>
        <table class="chart pairs">
          <PairsHead names={names} hasOpenings={hasOpenings} />
          <tbody>
            {pairs.map((pair) => (
              <PairRow key={pair} match={match} pair={pair} scheduled={scheduled} onCorrect={onCorrect} />
            ))}
            {decider && (
              <tr>
                <th scope="row">{words('match-pair-decider')}</th>
                {hasOpenings && <td />}
                <td class="num">
                  <Mark match={match} game={decider} onCorrect={onCorrect} />
                </td>
                <td />
                <Running match={match} upTo={decider.game} />
              </tr>
            )}
          </tbody>
        </table>
      </Wide>
      <Spared match={match} />
      <GameEndings match={match} />
    </section>
  )
}

interface PairRowProps extends GamesProps {
  readonly pair: number
  readonly scheduled: number
}

function PairRow({ match, pair, scheduled, onCorrect }: PairRowProps) {
  const games = [2 * pair - 1, 2 * pair].map((number) => gameNumbered(match, number))
  const isOpen = games.some((game) => game !== undefined && !('result' in game))
  const isSpared = games.every((game) => game === undefined)
  return (
    <tr class={isOpen ? 'nowrow' : isSpared ? 'maybe' : ''}>
      <th scope="row">{pair > scheduled ? partsWords('parts-pair-tiebreak', { number: pair - scheduled }) : pair}</th>
      {match.openings && <td class="opening">{openingOf(match, pair)}</td>}
      {games.map((game, i) => (
        <td key={i} class="num">
          {game ? (
            <Mark match={match} game={game} onCorrect={onCorrect} />
          ) : (
            <span class="pencil">{match.state === 'decided' ? words('match-pair-not-played') : '·'}</span>
          )}
        </td>
      ))}
      <Running match={match} upTo={2 * pair} isBlank={isSpared} />
    </tr>
  )
}

const gameNumbered = ({ games, next = [] }: BulletinMatch, number: number): BulletinGame | NextGame | undefined =>
  games.find(({ game }) => game === number) ?? next.find(({ game }) => game === number)

function openingOf({ openings }: BulletinMatch, pair: number): string {
  const opening = openings?.find((each) => each.pair === pair)
  if (!opening) return ''
  const { name } = opening as { name?: string }
  const number = opening.opening
  const told =
    name === undefined
      ? words('match-opening', { number })
      : words('match-opening-named', { number, name: { text: name } })
  return opening.reused ? partsWords('parts-pair-reused', { opening: { text: told } }) : told
}

interface MarkProps extends GamesProps {
  readonly game: BulletinGame | NextGame
}

/** The game from the first seat's side. */
function Mark({ match, game, onCorrect }: MarkProps) {
  const live = useLive()
  const isWhite = game.white === match.seats[0]?.entrant
  const isRunning = live.cup.gameOf(match.match)?.game === game.game
  return (
    <span class="gm">
      <Colour of={isWhite ? 'white' : 'black'} />
      {'result' in game ? (
        onCorrect ? (
          <button
            type="button"
            class="btn bare mark"
            aria-label={words('match-correct-mark', { mark: { text: markFor(game.result, isWhite) }, game: game.game })}
            onClick={() => onCorrect(game.game)}
          >
            {markFor(game.result, isWhite)}
          </button>
        ) : (
          <b>{markFor(game.result, isWhite)}</b>
        )
      ) : isRunning ? (
        <span class="stamp live">{words('match-pair-live')}</span>
      ) : (
        <span class="pencil">{words('match-pair-open')}</span>
      )}
    </span>
  )
}

/** Both scores after these games. */
function Running({ match, upTo, isBlank = false }: { match: BulletinMatch; upTo: number; isBlank?: boolean }) {
  const games = match.games.filter(({ game }) => game <= upTo)
  return (
    <>
      {match.seats.map(({ entrant = '' }, seat) => (
        <td key={seat} class="num key">
          {isBlank || games.length === 0 ? '' : halvesShown(pointsOf(games, entrant))}
        </td>
      ))}
    </>
  )
}

const pointsOf = (games: readonly BulletinGame[], entrant: string): number =>
  pointsIn(games.map(({ result, white }) => markFor(result, white === entrant)))

/** Why the rest is not played, or what follows if it stays level. */
function Spared({ match }: { match: BulletinMatch }) {
  const live = useLive()
  const answer = why(live.tournament, `advance ${match.match}`)
  if (!answer.ok || match.games.length === 0) return null
  const reason = answer.why
  return (
    <p class="voice note">
      {textOf(reason)} <RuleNumber rule={reason.rule} />
    </p>
  )
}

/** How engine games ended, their faults, and where to read them. */
function GameEndings({ match }: { match: BulletinMatch }) {
  const live = useLive()
  const told = match.games.filter(({ ending, fault, repeats, replayed, plies }) =>
    Boolean(ending ?? fault ?? repeats ?? replayed ?? plies),
  )
  if (told.length === 0) return null
  return (
    <>
      <h3 class="after">{words('match-remarks')}</h3>
      <ul class="told">
        {told.map((game) => (
          <li key={game.game}>
            <b>{words('match-game-number', { game: game.game })}</b> {engineRemark(game)}
          </li>
        ))}
      </ul>
      <p>
        <a class="btn" href={`/api/v1/tournaments/${encodeURIComponent(live.id)}/export/games.pgn`} download>
          {words('match-pgn')}
        </a>
      </p>
    </>
  )
}

function engineRemark(game: BulletinGame): string {
  const told = [
    remarkOn(game),
    game.plies === undefined ? '' : words('match-half-moves', { plies: game.plies }),
    game.repeats === undefined ? '' : words('match-repeats', { game: game.repeats }),
    game.replayed ? words('match-replayed') : '',
  ]
  return told.filter((text) => text !== '').join(', ')
}
