/** What changed between two moments: matches, seats, ranks, seeds, the champion, and corrections. */
import type { BulletinMatch } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { addresses } from '../../app/address.ts'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { Arrow } from '../../parts/correction/arrow.tsx'
import { Few } from '../../parts/correction/consequences.tsx'
import {
  type Differences,
  differencesBetween,
  type MatchChange,
  type PlaceChange,
} from '../../parts/correction/differences.ts'
import { matchName, seatWords } from '../../parts/match-words.ts'
import { scoreText } from '../../words/figures.ts'
import { textOf } from '../../words/message-text.ts'
import { duration } from '../../words/time.ts'
import { linesIn } from './log-filter.ts'
import { opponentsMessage } from './opponents.ts'
import type { Moments } from './strip.tsx'
import { message, words } from './words/messages.ts'

export function Comparison({ moments: [from, to] }: { moments: Moments }) {
  const live = useLive()
  const differences = useDifferences(live, from, to)
  return (
    <section class="cmp" aria-labelledby="history-compared" aria-busy={differences === undefined}>
      <div class="section">
        <h2 id="history-compared">{words('history-from-to')}</h2>
        <span class="push">
          {words('history-between', { facts: to - from, long: { text: duration(minutesBetween(live, from, to)) } })}
        </span>
      </div>
      {differences === undefined ? (
        <p class="voice pencil">{from === to ? words('history-same-moment') : words('history-comparing')}</p>
      ) : (
        <ComparisonView differences={differences} moments={[from, to]} />
      )}
    </section>
  )
}

/** Computed after the page is drawn, since it needs two charts. */
function useDifferences(live: Live, from: number, to: number): Differences | undefined {
  const [found, set] = useState<{ readonly of: string; readonly differences: Differences } | undefined>()
  const of = `${from} ${to}`
  useEffect(() => {
    if (from === to) return
    const timer = setTimeout(() => {
      const { tournament } = live
      set({ of, differences: differencesBetween(tournament.asOf(from), tournament.asOf(to)) })
    })
    return () => clearTimeout(timer)
  }, [live, of])
  return found?.of === of && from !== to ? found.differences : undefined
}

function minutesBetween({ tournament: { log } }: Live, from: number, to: number): number {
  const [first, last] = [log[from - 1], log[to - 1]]
  return first && last ? (Date.parse(last.at) - Date.parse(first.at)) / 60_000 : 0
}

interface ComparedProps {
  readonly differences: Differences
  readonly moments: Moments
}

function ComparisonView({ differences, moments: [from, to] }: ComparedProps) {
  const live = useLive()
  const { matches, ranks, seeds, champion } = differences
  const decided = matches.filter(({ before, after }) => before?.state !== 'decided' && after?.state === 'decided')
  const otherwise = matches.filter(({ before }) => before?.state === 'decided')
  const seats = matches.filter((each) => !decided.includes(each) && !otherwise.includes(each) && seatsDiffer(each))
  const isSame = matches.length + ranks.length + seeds.length === 0 && !champion
  return (
    <>
      <Counted differences={differences} />
      {isSame && <p class="voice">{words('history-no-difference')}</p>}
      {champion && <Places title={words('history-head-champion')} places={[{ ...champion, name: '' }]} />}
      <Matches title={words('history-head-otherwise')} matches={otherwise} />
      <Matches title={words('history-head-decided')} matches={decided} />
      <Matches title={words('history-head-seats')} matches={seats} />
      <Places title={words('history-head-ranks')} places={ranks} />
      <Places title={words('history-head-seeds')} places={seeds} />
      <PutRight moments={[from, to]} />
      <p class="acts">
        <a class="btn" href={`${addresses.table(live.id)}?at=${from}`}>
          {words('history-table-at', { moment: { text: 'A' } })}
        </a>
        <a class="btn" href={`${addresses.table(live.id)}?at=${to}`}>
          {words('history-table-at', { moment: { text: 'B' } })}
        </a>
      </p>
    </>
  )
}

const seatsDiffer = ({ before, after }: MatchChange): boolean => pairing(before) !== pairing(after)

function Counted({ differences: { decided, games, entrants } }: { differences: Differences }) {
  const counts = [
    [words('history-count-decided'), decided],
    [words('history-count-results'), games],
    [words('history-count-entrants'), entrants],
  ] as const
  return (
    <dl class="diff">
      {counts.map(([label, { from, to }]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {from} <Arrow /> <b>{to}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Head3 = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <>
    <h3>{title}</h3>
    <div class="chg">{children}</div>
  </>
)

interface MatchesProps {
  readonly title: string
  readonly matches: readonly MatchChange[]
}

function Matches({ title, matches }: MatchesProps) {
  const live = useLive()
  if (matches.length === 0) return null
  return (
    <Head3 title={title}>
      <Few>
        {matches.map(({ match, round, before, after }) => (
          <div key={match} class="one">
            <a class="cm" href={addresses.match(live.id, match)} aria-label={matchName(match)}>
              {match}
            </a>
            <p>
              <b>{textOf(round)}</b>
              <span class="ab">
                <span>{stateWords(before)}</span>
                <Arrow />
                <span>{stateWords(after)}</span>
              </span>
            </p>
          </div>
        ))}
      </Few>
    </Head3>
  )
}

/** "Maple beat Dogwood, 2–1", "Alder – Winner of 8", "Alder – Birch, being played". */
function stateWords(match: BulletinMatch | undefined): string {
  if (!match) return words('history-not-there')
  if (match.state !== 'decided') return isPlaying(match) ? playing(match) : pairing(match)
  const through = match.advancing ?? (match.winner ? [match.winner] : [])
  const score = match.seats.length === 2 ? scoreText(match) : ''
  const [one, other] = match.seats.map(seatWords)
  if (through.length === 0 && score !== '' && one !== undefined && other !== undefined)
    return words('history-level', { one: { text: one }, score: { text: score }, other: { text: other } })
  const outcome = outcomeOf(match, through)
  return score === '' ? textOf(outcome) : words('history-outcome-score', { outcome, score: { text: score } })
}

function outcomeOf({ seats }: BulletinMatch, through: readonly string[]): Message {
  const [winner] = through
  if (winner === undefined) return message('history-drawn')
  const loser = seats.map(seatWords).find((name) => name !== winner)
  if (loser === undefined || seats.length > 2)
    return message('history-go-on', { winners: through.map((text) => ({ text })) })
  return message('history-beat', { winner: { text: winner }, loser: { text: loser } })
}

const isPlaying = ({ state, games }: BulletinMatch): boolean => state === 'open' && games.length > 0

const playing = ({ seats }: BulletinMatch): string =>
  words('history-being-played', { meeting: opponentsMessage(seats.map(seatWords)) })

const pairing = (match: BulletinMatch | undefined): string =>
  match ? textOf(opponentsMessage(match.seats.map(seatWords))) : ''

function Places({ title, places }: { title: string; places: readonly PlaceChange[] }) {
  if (places.length === 0) return null
  return (
    <Head3 title={title}>
      <Few>
        {places.map(({ name, from, to }) => (
          <div key={name} class="two">
            <span dir="auto">{name}</span>
            <span class="ab">
              <span>{from ?? '–'}</span>
              <Arrow />
              <span>{to ?? '–'}</span>
            </span>
          </div>
        ))}
      </Few>
    </Head3>
  )
}

/** Corrections and revocations recorded between the two. */
function PutRight({ moments: [from, to] }: { moments: Moments }) {
  const live = useLive()
  const lines = live.look(linesIn).filter(({ seq, kind }) => kind === 'changes' && seq > from && seq <= to)
  if (lines.length === 0) return null
  return (
    <Head3 title={words('history-head-changed')}>
      <Few>
        {lines.map(({ seq, sentence }) => (
          <div key={seq} class="one">
            <a class="cm red" href={`#fact-${seq}`} aria-label={words('history-fact', { fact: { text: String(seq) } })}>
              {seq}
            </a>
            <p>{sentence}</p>
          </div>
        ))}
      </Few>
    </Head3>
  )
}
