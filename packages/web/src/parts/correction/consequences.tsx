/** What follows, step by step: seats, void results, matches open again, new draws, seeds, ranks, and what stays. */
import { type Consequences, type MatchShown, namesIn, type Recorded } from '@arbiter/core'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { addresses } from '../../app/address.ts'
import type { Live } from '../../live/live.ts'
import { factSaid } from '../../words/fact.ts'
import { said } from '../../words/said.ts'
import { exactClock } from '../../words/time.ts'
import { matchName, seatWords } from '../match-words.ts'
import { Arrow } from './arrow.tsx'
import type { Differences, MatchChange, PlaceChange } from './differences.ts'
import type { Foresight } from './foresight.ts'
import { voidWords } from './void-words.ts'
import { words } from './words.ts'

interface StepsProps {
  readonly live: Live
  readonly foresight: Foresight
}

export function Steps({ live, foresight }: StepsProps) {
  const { consequences, differences, seq, at } = foresight
  const { takes, voids, redrawn, seeds, ranks, remarks } = consequences
  const seats = seatsMoved(foresight)
  return (
    <section class="cons">
      <div class="section">
        <h3>{words.follows}</h3>
        <span class="push">{words.checked(seq, exactClock(at))}</span>
      </div>
      <p class="sum">
        <b>{summary(live, foresight)}</b> {differences && staying(differences)}
      </p>
      <ol class="steps">
        {takes.length > 0 && <Taken live={live} takes={takes} />}
        {voids.length > 0 && <Voids live={live} voids={voids} />}
        {seats.length > 0 && <Seats seats={seats} />}
        {differences && <Winners matches={differences.matches} />}
        {differences && <OpenAgain matches={differences.matches} />}
        {redrawn.length > 0 && <Redrawn live={live} seqs={redrawn} />}
        {seeds.length > 0 && (
          <Step kind="swap" mark={words.markSeed}>
            <Places
              places={seeds.map(({ seed, from, to }) => ({ name: String(seed), from: said(from), to: said(to) }))}
            />
          </Step>
        )}
        {ranks.length > 0 && (
          <Step kind="swap" mark={words.markRank}>
            <Places places={ranks.map(({ entrant, from, to }) => ({ name: entrant, from, to }))} />
          </Step>
        )}
        {remarks.map(({ rule, sentence }) => (
          <Step key={sentence} kind="wait" mark={words.markNote}>
            <p>
              {said(sentence)} ({rule})
            </p>
          </Step>
        ))}
        {differences?.champion && (
          <Step kind="swap" mark={words.markChampion}>
            <p>
              <Moved from={differences.champion.from ?? words.none} to={differences.champion.to ?? words.none} />
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
    takes.length > 0 && words.takes(takes.length),
    voids.length > 0 && words.voids(voidWords(voids, live.tournament.log), voids.length),
    seats.length > 0 && words.seats(seats.length),
    again > 0 && words.again(again),
    redrawn.length > 0 && words.redrawn(redrawn.length),
    seeds.length > 0 && words.seeds(seeds.length),
    ranks.length > 0 && words.ranks(ranks.length),
    remarks.length > 0 && words.notes(remarks.length),
  ].filter((part) => part !== false)
  return parts.length === 0 ? words.onlyThis : `${parts.join(', ')}.`
}

function staying({ matches, decided }: Differences): string {
  const changed = matches.filter(({ before }) => before?.state === 'decided').length
  return words.stay(decided.from - changed, decided.from)
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

/** What goes with a revocation: the whole command, and the corrections of it. */
function Taken({ live, takes }: { live: Live; takes: Consequences['takes'] }) {
  const names = live.look(namesIn)
  const { log } = live.tournament
  return (
    <Step kind="kill" mark={words.taken}>
      <Few>
        {takes.map(({ seq, what }) => {
          const fact = log[seq - 1]
          return (
            <p key={seq}>
              <FactNumber live={live} seq={seq} />{' '}
              <span class="void">{fact ? factSaid(fact, log, names) : said(what)}</span>
            </p>
          )
        })}
      </Few>
    </Step>
  )
}

/** All of them: these are what is confirmed. */
function Voids({ live, voids }: { live: Live; voids: Consequences['voids'] }) {
  const names = live.look(namesIn)
  const { log } = live.tournament
  return (
    <Step kind="kill" mark={words.markVoid}>
      <ul class="voids">
        {voids.map(({ seq, what }) => {
          const fact = log[seq - 1]
          return (
            <li key={seq} data-void={seq}>
              <FactNumber live={live} seq={seq} />
              <span class="void">{fact ? factSaid(fact, log, names) : said(what)}</span>
            </li>
          )
        })}
      </ul>
      <p class="voice">{words.staysInLog(voids.length)}</p>
    </Step>
  )
}

const FactNumber = ({ live, seq }: { live: Live; seq: number }) => (
  <a class="label" href={`${addresses.history(live.id)}#fact-${seq}`} target="_blank" rel="noreferrer">
    {words.fact} {seq}
  </a>
)

interface SeatMoved {
  readonly match: string
  readonly seat: number
  readonly round: string | undefined
  readonly from: string
  readonly to: string
}

/** As the cards show them. Who sits in a round that is still to be paired sits there as before: that is no change. */
function seatsMoved({ consequences: { seats }, differences }: Foresight): readonly SeatMoved[] {
  return seats
    .map(({ match, seat, from, to }) => {
      const change = differences?.matches.find((each) => each.match === match)
      return {
        match,
        seat,
        round: change?.round,
        from: seatCalled(change?.before, seat) ?? said(from),
        to: seatCalled(change?.after, seat) ?? said(to),
      }
    })
    .filter(({ from, to }) => from !== to)
}

const Seats = ({ seats }: { seats: readonly SeatMoved[] }) => (
  <Step kind="swap" mark={words.markSeat}>
    <Few>
      {seats.map(({ match, seat, round, from, to }) => (
        <p key={`${match} ${seat}`}>
          <b>
            {matchName(match)}
            {round !== undefined && `, ${said(round)}`}
          </b>{' '}
          <Moved from={from} to={to} />
        </p>
      ))}
    </Few>
  </Step>
)

/** "Greta Ginkgo", or "Winner of 10" where nobody is known. */
function seatCalled(match: MatchShown | undefined, seat: number): string | undefined {
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

/** Decided before and after, but otherwise. */
function Winners({ matches }: { matches: readonly MatchChange[] }) {
  const changed = matches.filter(
    ({ before, after }) =>
      before?.state === 'decided' && after?.state === 'decided' && winner(before) !== winner(after),
  )
  if (changed.length === 0) return null
  return (
    <Step kind="swap" mark={words.markWinner}>
      <Few>
        {changed.map(({ match, round, before, after }) => (
          <p key={match}>
            <b>
              {matchName(match)}, {said(round)}
            </b>{' '}
            <Moved from={winner(before)} to={winner(after)} />
          </p>
        ))}
      </Few>
    </Step>
  )
}

/** In no order: two who go on are the same two however they are listed. */
function winner(match: MatchShown | undefined): string {
  const { advancing = [], winner } = match ?? {}
  return advancing.length > 0 ? [...advancing].sort().join(', ') : (winner ?? words.drawn)
}

const isOpenAgain = ({ before, after }: MatchChange): boolean =>
  before?.state === 'decided' && after !== undefined && after.state !== 'decided'

function OpenAgain({ matches }: { matches: readonly MatchChange[] }) {
  const again = matches.filter(isOpenAgain)
  if (again.length === 0) return null
  return (
    <Step kind="wait" mark={words.markAgain}>
      <Few>
        {again.map(({ match, round, after }) => (
          <p key={match}>
            <b>
              {matchName(match)}, {said(round)}
            </b>{' '}
            {after?.state === 'open' ? words.toPlay(after.seats.map(seatWords).join(words.against)) : words.waits}
          </p>
        ))}
      </Few>
    </Step>
  )
}

function Redrawn({ live, seqs }: { live: Live; seqs: readonly number[] }) {
  const names = live.look(namesIn)
  const { log } = live.tournament
  return (
    <Step kind="wait" mark={words.markDraw}>
      <Few>
        {seqs.map((seq) => (
          <p key={seq} class="void">
            {factSaid(log[seq - 1] as Recorded, log, names)}
          </p>
        ))}
      </Few>
      <p class="voice">{words.notPlayedOn}</p>
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

/** The beginning shows what it is about; the rest is one press away. */
export function Few({ children }: { children: readonly ComponentChildren[] }) {
  const [isWhole, setWhole] = useState(false)
  const isLong = children.length > fewest + 2
  return (
    <>
      {isWhole || !isLong ? children : children.slice(0, fewest)}
      {isLong && !isWhole && (
        <button type="button" class="btn bare" onClick={() => setWhole(true)}>
          {words.more(children.length - fewest)}
        </button>
      )}
    </>
  )
}
