/** Every match of an entrant in order: round, colours, opponent, result; matches to come in pencil. */
import { type BulletinEntrant, boardsPlayed } from '@arbiter/core/bulletin'
import { Colour, Wide } from '@arbiter/paper/pictures'
import { addresses } from '../../app/address.ts'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { entrantIndex } from '../../parts/entrant-index.ts'
import { seatWords } from '../../parts/match-words.ts'
import { Why } from '../../parts/why.tsx'
import { impsScoreText } from '../../words/figures.ts'
import { textOf } from '../../words/message-text.ts'
import { moment } from '../../words/time.ts'
import { fateIn, gamesIn, type RecordEntry } from './record.ts'
import { words } from './words/messages.ts'

interface OwnMatchesProps {
  readonly entrant: BulletinEntrant
  readonly entries: readonly RecordEntry[]
}

export function OwnMatches({ entrant, entries }: OwnMatchesProps) {
  const live = useLive()
  const games = entries.flatMap((entry) => (entry.kind === 'match' ? gamesIn(entry) : []))
  const whites = games.filter(({ colour }) => colour === 'white').length
  const isRated = entries.some((entry) => entry.kind === 'match' && ratingsOf(live, entry) !== '')
  const hasColours = entries.some((entry) => entry.kind === 'match' && !entry.match.boards)
  return (
    <section class="sched" aria-labelledby="e-games">
      <div class="section">
        <h2 id="e-games">{words('entrant-matches')}</h2>
        {games.length > 0 && (
          <span class="push">{words('entrant-colours', { white: whites, black: games.length - whites })}</span>
        )}
      </div>
      {entries.length === 0 ? (
        <p class="voice note">{words('entrant-nothing-paired')}</p>
      ) : (
        <Wide label={words('entrant-matches-of', { name: { text: entrant.name } })}>
          <table class="chart">
            <thead>
              <tr>
                <th scope="col">{words('entrant-head-round')}</th>
                <th scope="col" class="num">
                  {words('entrant-head-match')}
                </th>
                {hasColours && (
                  <th scope="col">
                    <span class="hide">{words('entrant-head-colours')}</span>
                  </th>
                )}
                <th scope="col">{words('entrant-head-opponent')}</th>
                {isRated && (
                  <th scope="col" class="num rt">
                    {words('entrant-head-rating')}
                  </th>
                )}
                <th scope="col" class="num">
                  {words('entrant-head-result')}
                </th>
                <th scope="col" class="num tm">
                  {words('entrant-head-ended')}
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <EntryRow
                  key={entry.kind === 'match' ? entry.match.match : `bye ${entry.stage.id} ${entry.round.round}`}
                  entrant={entrant}
                  entry={entry}
                  isRated={isRated}
                  hasColours={hasColours}
                />
              ))}
            </tbody>
          </table>
        </Wide>
      )}
    </section>
  )
}

interface EntryRowProps {
  readonly entrant: BulletinEntrant
  readonly entry: RecordEntry
  readonly isRated: boolean
  readonly hasColours: boolean
}

function EntryRow({ entrant, entry, isRated, hasColours }: EntryRowProps) {
  const live = useLive()
  if (entry.kind === 'bye')
    return (
      <tr class="byerow">
        <th scope="row">{textOf(entry.round.name)}</th>
        <td />
        {hasColours && <td />}
        <td class="by">
          {words('entrant-bye')}{' '}
          <Why
            about={`bye ${entrant.name} ${entry.round.phase ?? entry.round.round}`}
            label={words('entrant-why-bye', { round: entry.round.name })}
          />
        </td>
        {isRated && <td class="rt" />}
        <td class="num">–</td>
        <td class="tm" />
      </tr>
    )
  const { match, round } = entry
  return (
    <tr class={match.state === 'decided' ? '' : match.state === 'open' ? 'nowrow' : 'next'}>
      <th scope="row">{textOf(round.name)}</th>
      <td class="num">
        <a class="to" href={addresses.match(live.id, match.match)}>
          {match.match}
        </a>
      </td>
      {hasColours && (
        <td>
          <Colours entry={entry} />
        </td>
      )}
      <td>
        <Opponents entry={entry} />
      </td>
      {isRated && <td class="num rt">{ratingsOf(live, entry)}</td>}
      <td class={match.state === 'decided' || match.games.length > 0 ? 'num res' : 'num tm'}>{resultOf(entry)}</td>
      <td class="num tm">{endOf(entry)}</td>
    </tr>
  )
}

type MatchEntry = Extract<RecordEntry, { kind: 'match' }>

const mostColours = 4

/** The colours of games played, then of games that can be played. */
function Colours({ entry }: { entry: MatchEntry }) {
  const name = entry.match.seats[entry.seat]?.entrant
  const next = (entry.match.next ?? []).map(({ white }) => (white === name ? 'white' : 'black') as 'white' | 'black')
  const all = [...gamesIn(entry).map(({ colour }) => colour), ...next].slice(0, mostColours)
  return (
    <span class="who">
      {all.map((colour, i) => (
        <Colour key={i} of={colour} />
      ))}
    </span>
  )
}

function Opponents({ entry: { match, seat } }: { entry: MatchEntry }) {
  const live = useLive()
  const { byName } = live.look(entrantIndex)
  return (
    <span class="opps">
      {match.seats
        .filter((_, i) => i !== seat)
        .map((other, i) => {
          const entrant = other.entrant === undefined ? undefined : byName.get(other.entrant)
          return entrant ? (
            <a key={i} class="opp" href={addresses.entrant(live.id, entrant.id)} dir="auto">
              {entrant.name}
            </a>
          ) : (
            <span key={i} class="pencil">
              {seatWords(other)}
            </span>
          )
        })}
    </span>
  )
}

function ratingsOf(live: Live, { match, seat }: MatchEntry): string {
  const { byName } = live.look(entrantIndex)
  return match.seats
    .filter((_, i) => i !== seat)
    .flatMap(({ entrant }) => (entrant === undefined ? [] : (byName.get(entrant)?.rating ?? [])))
    .join(', ')
}

/** Game by game; for teams their IMPs, or the outcome. */
function resultOf(entry: MatchEntry): string {
  const { match, seat } = entry
  if (match.annulled) return words('entrant-annulled')
  if (match.state === 'waiting') return '·'
  const boards = boardsPlayed(match)
  if (boards) {
    const isFirst = boards.between[0] === match.seats[seat]?.entrant
    return impsScoreText(isFirst ? boards.score : [boards.score[1], boards.score[0]])
  }
  const games = gamesIn(entry)
  if (games.length > 0) return games.map(({ mark }) => mark).join(' ')
  const fate = fateIn(entry)
  return fate ? words('entrant-fate', { fate }) : words('entrant-to-play')
}

function endOf({ match }: MatchEntry): string {
  const last = match.games.at(-1)
  if (match.state === 'waiting') return words('entrant-waits')
  return last && match.state === 'decided' ? moment(last.finishedAt) : ''
}
