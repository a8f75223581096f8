/** What comes next: the next round as far as it is known, or what has to be published first. */
import { type Bulletin, type BulletinRound, progressOf } from '@arbiter/core/bulletin'
import { addresses } from '../../app/address.ts'
import { useLive } from '../../live/live-context.ts'
import { matchSentence, seatWords } from '../../parts/match-words.ts'
import { textOf } from '../../words/message-text.ts'
import { roundToCome } from './overview-view.ts'
import { words } from './words/messages.ts'

const mostLines = 6

export function NextUp({ bulletin }: { bulletin: Bulletin }) {
  const publishing = bulletin.todo.filter((todo) => todo.do === 'pair')
  const next = roundToCome(bulletin)
  return (
    <section class="next-up">
      <div class="section">
        <h2>{words('overview-next')}</h2>
        {next && <span class="push">{textOf(next.name)}</span>}
      </div>
      {publishing.map(textOf).map((sentence) => (
        <p key={sentence} class="voice quiet">
          {sentence}
        </p>
      ))}
      {next ? <Lines round={next} /> : publishing.length === 0 && <p class="voice quiet">{after(bulletin)}</p>}
    </section>
  )
}

const Lines = ({ round }: { round: BulletinRound }) => {
  const live = useLive()
  return (
    <>
      <ol class="lines">
        {round.matches.slice(0, mostLines).map((match) => (
          <li key={match.match}>
            <a href={addresses.match(live.id, match.match)}>
              <span class="hide">{matchSentence(match, round.name)}</span>
              <span aria-hidden="true">
                <span class="no">{match.match}</span>
                <span dir="auto">{match.seats.map(seatWords).join(' – ')}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
      {round.matches.length > mostLines && (
        <p class="label">{words('overview-more', { count: round.matches.length - mostLines })}</p>
      )}
    </>
  )
}

const after = (bulletin: Bulletin): string =>
  progressOf(bulletin).current?.stage.openEnded ? words('overview-next-later') : words('overview-next-last')
