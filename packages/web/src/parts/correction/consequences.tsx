/** The consequences step by step: seats, void results, reopened matches, new draws, seeds, ranks, and what stays. */
import type { Consequences, RecordedFact, Seq } from '@arbiter/core'
import type { BulletinMatch } from '@arbiter/core/bulletin'
import { namesIn } from '@arbiter/core/chronicle'
import type { Message } from '@arbiter/core/messages'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { addresses } from '../../app/address.ts'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { factText } from '../../words/fact-text.ts'
import { textOf, textOfAll } from '../../words/message-text.ts'
import { exactClock } from '../../words/time.ts'
import { matchName, seatsOf, seatWords } from '../match-words.ts'
import { Arrow } from './arrow.tsx'
import type { Differences, MatchChange, PlaceChange } from './differences.ts'
import type { Foresight } from './foresight.ts'
import { voided } from './void-words.ts'
import { message, words } from './words/messages.ts'

interface StepsProps {
  readonly foresight: Foresight
}

export function Steps({ foresight }: StepsProps) {
  const live = useLive()
  const { consequences, differences, seq, at } = foresight
  const { takes, voids, redrawn, seeds, ranks, remarks } = consequences
  const seats = seatsMoved(foresight)
  return (
    <section class="cons">
      <div class="section">
        <h3>{words('parts-correction-follows')}</h3>
        <span class="push">
          {words('parts-correction-checked', { fact: { fact: seq }, when: { text: exactClock(at) } })}
        </span>
      </div>
      <p class="sum">
        <b>{summary(live, foresight)}</b> {differences && staying(differences)}
      </p>
      <ol class="steps">
        {takes.length > 0 && <Taken takes={takes} />}
        {voids.length > 0 && <Voids voids={voids} />}
        {seats.length > 0 && <Seats seats={seats} />}
        {differences && <Winners matches={differences.matches} />}
        {differences && <OpenAgain matches={differences.matches} />}
        {redrawn.length > 0 && <Redrawn seqs={redrawn} />}
        {seeds.length > 0 && (
          <Step kind="swap" mark={words('parts-correction-mark-seed')}>
            <Places
              places={seeds.map(({ seed, from, to }) => ({ name: String(seed), from: textOf(from), to: textOf(to) }))}
            />
          </Step>
        )}
        {ranks.length > 0 && (
          <Step kind="swap" mark={words('parts-correction-mark-rank')}>
            <Places
              places={ranks.map(({ entrant, from, to }) => ({ name: entrant.name ?? entrant.entrant, from, to }))}
            />
          </Step>
        )}
        {remarks.map((remark) => (
          <Step key={textOf(remark)} kind="wait" mark={words('parts-correction-mark-note')}>
            <p>
              {textOf(remark)} ({remark.rule})
            </p>
          </Step>
        ))}
        {differences?.champion && (
          <Step kind="swap" mark={words('parts-correction-mark-champion')}>
            <p>
              <Moved
                from={differences.champion.from ?? words('parts-correction-none')}
                to={differences.champion.to ?? words('parts-correction-none')}
              />
            </p>
          </Step>
        )}
      </ol>
    </section>
  )
}

/** "1 seat changes hands, 3 games become void." */
function summary(live: Live, foresight: Foresight): string {
  const { consequences, differences } = foresight
  const { takes, voids, redrawn, seeds, ranks, remarks } = consequences
  const seats = seatsMoved(foresight)
  const again = differences?.matches.filter(isOpenAgain).length ?? 0
  const parts = [
    takes.length > 0 && message('parts-correction-takes', { count: takes.length }),
    voids.length > 0 &&
      message('parts-correction-voids', { what: voided(voids, live.tournament.log), count: voids.length }),
    seats.length > 0 && message('parts-correction-seats', { count: seats.length }),
    again > 0 && message('parts-correction-again', { count: again }),
    redrawn.length > 0 && message('parts-correction-redrawn', { count: redrawn.length }),
    seeds.length > 0 && message('parts-correction-seeds', { count: seeds.length }),
    ranks.length > 0 && message('parts-correction-ranks', { count: ranks.length }),
    remarks.length > 0 && message('parts-correction-notes', { count: remarks.length }),
  ].filter((part) => part !== false)
  return parts.length === 0 ? words('parts-correction-only-this') : words('parts-correction-summary', { parts })
}

function staying({ matches, decided }: Differences): string {
  const changed = matches.filter(({ before }) => before?.state === 'decided').length
  return words('parts-correction-stay', { stay: decided.from - changed, all: decided.from })
}

interface StepProps {
  readonly kind: 'kill' | 'swap' | 'wait'
  readonly mark: string
  readonly children: ComponentChildren
}

const Step = ({ kind, mark, children }: StepProps) => (
  <li class={kind}>
    <span class="tells">{mark}</span>
    <div>{children}</div>
  </li>
)

/** A revocation takes the whole command, with its corrections. */
function Taken({ takes }: { takes: Consequences['takes'] }) {
  const live = useLive()
  const names = live.look(namesIn)
  const { log } = live.tournament
  return (
    <Step kind="kill" mark={words('parts-correction-taken')}>
      <Few>
        {takes.map(({ seq, says }) => {
          const fact = log[seq - 1]
          return (
            <p key={seq}>
              <FactNumber seq={seq} /> <span class="void">{fact ? factText(fact, log, names) : textOfAll(says)}</span>
            </p>
          )
        })}
      </Few>
    </Step>
  )
}

/** All of them are listed: they are what the person confirms. */
function Voids({ voids }: { voids: Consequences['voids'] }) {
  const live = useLive()
  const names = live.look(namesIn)
  const { log } = live.tournament
  return (
    <Step kind="kill" mark={words('parts-correction-mark-void')}>
      <ul class="voids">
        {voids.map(({ seq, says }) => {
          const fact = log[seq - 1]
          return (
            <li key={seq} data-void={seq}>
              <FactNumber seq={seq} />
              <span class="void">{fact ? factText(fact, log, names) : textOfAll(says)}</span>
            </li>
          )
        })}
      </ul>
      <p class="voice">{words('parts-correction-stays-in-log', { count: voids.length })}</p>
    </Step>
  )
}

const FactNumber = ({ seq }: { seq: Seq }) => {
  const live = useLive()
  return (
    <a class="label" href={`${addresses.history(live.id)}#fact-${seq}`} target="_blank" rel="noreferrer">
      {words('parts-correction-fact', { fact: { fact: seq } })}
    </a>
  )
}

interface SeatChange {
  readonly match: string
  readonly seat: number
  readonly round: Message | undefined
  readonly from: string
  readonly to: string
}

/** As the cards show it. In a round that is not paired yet everybody keeps their seat: no change. */
function seatsMoved({ consequences: { seats }, differences }: Foresight): readonly SeatChange[] {
  return seats
    .map(({ match, seat, from, to }) => {
      const change = differences?.matches.find((each) => each.match === match)
      return {
        match,
        seat,
        round: change?.round,
        from: seatCalled(change?.before, seat) ?? textOf(from),
        to: seatCalled(change?.after, seat) ?? textOf(to),
      }
    })
    .filter(({ from, to }) => from !== to)
}

const Seats = ({ seats }: { seats: readonly SeatChange[] }) => (
  <Step kind="swap" mark={words('parts-correction-mark-seat')}>
    <Few>
      {seats.map(({ match, seat, round, from, to }) => (
        <p key={`${match} ${seat}`}>
          <b>
            {matchName(match)}
            {round !== undefined && `, ${textOf(round)}`}
          </b>{' '}
          <Moved from={from} to={to} />
        </p>
      ))}
    </Few>
  </Step>
)

/** "Greta Ginkgo", or "Winner of 10" where nobody is known. */
function seatCalled(match: BulletinMatch | undefined, seat: number): string | undefined {
  const shown = match?.seats[seat - 1]
  return shown && seatWords(shown)
}

const Moved = ({ from, to }: { from: string; to: string }) => (
  <span class="moved">
    <span class="void" dir="auto">
      {from}
    </span>{' '}
    <Arrow /> <b dir="auto">{to}</b>
  </span>
)

/** Matches decided before and after, with different results. */
function Winners({ matches }: { matches: readonly MatchChange[] }) {
  const changed = matches.filter(
    ({ before, after }) =>
      before?.state === 'decided' && after?.state === 'decided' && winner(before) !== winner(after),
  )
  if (changed.length === 0) return null
  return (
    <Step kind="swap" mark={words('parts-correction-mark-winner')}>
      <Few>
        {changed.map(({ match, round, before, after }) => (
          <p key={match}>
            <b>
              {matchName(match)}, {textOf(round)}
            </b>{' '}
            <Moved from={winner(before)} to={winner(after)} />
          </p>
        ))}
      </Few>
    </Step>
  )
}

/** In any order: the same two winners in another order are no change. */
function winner(match: BulletinMatch | undefined): string {
  const { advancing = [], winner } = match ?? {}
  return advancing.length > 0 ? [...advancing].sort().join(', ') : (winner ?? words('parts-correction-drawn'))
}

const isOpenAgain = ({ before, after }: MatchChange): boolean =>
  before?.state === 'decided' && after !== undefined && after.state !== 'decided'

function OpenAgain({ matches }: { matches: readonly MatchChange[] }) {
  const again = matches.filter(isOpenAgain)
  if (again.length === 0) return null
  return (
    <Step kind="wait" mark={words('parts-correction-mark-again')}>
      <Few>
        {again.map(({ match, round, after }) => (
          <p key={match}>
            <b>
              {matchName(match)}, {textOf(round)}
            </b>{' '}
            {after?.state === 'open'
              ? words('parts-correction-to-play', { seats: seatsOf(after) })
              : words('parts-correction-waits')}
          </p>
        ))}
      </Few>
    </Step>
  )
}

function Redrawn({ seqs }: { seqs: readonly number[] }) {
  const live = useLive()
  const names = live.look(namesIn)
  const { log } = live.tournament
  return (
    <Step kind="wait" mark={words('parts-correction-mark-draw')}>
      <Few>
        {seqs.map((seq) => (
          <p key={seq} class="void">
            {factText(log[seq - 1] as RecordedFact, log, names)}
          </p>
        ))}
      </Few>
      <p class="voice">{words('parts-correction-not-played-on')}</p>
    </Step>
  )
}

const Places = ({ places }: { places: readonly PlaceChange[] }) => (
  <Few>
    {places.map(({ name, from, to }) => (
      <p key={name} class="place">
        <span dir="auto">{name}</span>
        <Moved from={from ?? '–'} to={to ?? '–'} />
      </p>
    ))}
  </Few>
)

const fewest = 6

/** The first rows show what the list is about; the rest opens with a button. */
export function Few({ children }: { children: readonly ComponentChildren[] }) {
  const [isWhole, setWhole] = useState(false)
  const isLong = children.length > fewest + 2
  return (
    <>
      {isWhole || !isLong ? children : children.slice(0, fewest)}
      {isLong && !isWhole && (
        <button type="button" class="btn bare" onClick={() => setWhole(true)}>
          {words('parts-correction-more', { count: children.length - fewest })}
        </button>
      )}
    </>
  )
}
