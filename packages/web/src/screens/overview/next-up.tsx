/** What comes next: the next round as far as it is known, or what has to be published first. */
import { type Bulletin, type BulletinRound, progressOf } from '@arbiter/core/bulletin'
import { addresses } from '../../app/address.ts'
import { useLive } from '../../live/live-context.ts'
import { matchSentence, seatWords } from '../../parts/match-words.ts'
import { textOf } from '../../words/message-text.ts'
import { words } from './words/messages.ts'

const mostLines = 6

export function NextUp({ bulletin }: { bulletin: Bulletin }) {
  const publishing = bulletin.todo.filter((todo) => todo.do === 'pair')
  const next = nextIn(bulletin)
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

/** The first round without a playable match, in the stage in play or a later one. */
function nextIn(bulletin: Bulletin): BulletinRound | undefined {
  const { current, last } = progressOf(bulletin)
  const here = current ?? last
  const stages = bulletin.stages.slice(
    Math.max(
      0,
      bulletin.stages.findIndex(({ id }) => id === here?.stage.id),
    ),
  )
  const [stage, ...others] = stages
  const isOpenEnded = stage?.openEnded === true
  const rounds = [...(stage?.rounds ?? []), ...(isOpenEnded ? [] : others.flatMap((each) => each.rounds))]
  return rounds.find(({ matches }) => matches.length > 0 && matches.every(({ state }) => state === 'waiting'))
}

const after = (bulletin: Bulletin): string =>
  progressOf(bulletin).current?.stage.openEnded ? words('overview-next-later') : words('overview-next-last')
