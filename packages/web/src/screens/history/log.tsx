/** The log, newest first, a hundred facts at a time, each with an anchor. */
import { type Fate, namesIn } from '@arbiter/core/chronicle'
import { useEffect, useState } from 'preact/hooks'
import { address, addresses } from '../../app/address.ts'
import { useLive } from '../../live/live-context.ts'
import { Empty } from '../../parts/empty.tsx'
import { MessageText } from '../../parts/message-text.tsx'
import { words as partsWords } from '../../parts/words/messages.ts'
import { day, exactClock } from '../../words/time.ts'
import type { Authors } from './authors.ts'
import { ChangeFact, isCorrectable, isRevocable } from './change-fact.tsx'
import { everything, fitting, type LogFilter, type LogLine, linesIn } from './log-filter.ts'
import { words } from './words/messages.ts'

interface LogProps {
  readonly wanted: LogFilter
  readonly authors: Authors
  readonly moments: readonly [number, number]
}

const atOnce = 100
/** A link to a fact also shows the facts after it. */
const around = 20

export function Log({ wanted, authors, moments }: LogProps) {
  const live = useLive()
  const all = live.look(linesIn)
  const target = factInAddress()
  const fitted = fitting(all, wanted)
  const found =
    fitted.some(({ seq }) => seq === target) || target === undefined ? fitted : withFact(all, fitted, target)
  const [newer, drawNewer] = useState(0)
  const [older, drawOlder] = useState(0)
  const place = found.findIndex(({ seq }) => seq === target)
  const first = place < atOnce ? 0 : Math.max(0, place - around - newer)
  const shown = found.slice(first, first + atOnce + newer + older)
  const earlier = found.length - first - shown.length
  useFactInView(target)
  return (
    <section aria-labelledby="history-log">
      <div class="section">
        <h2 id="history-log">{words('history-log')}</h2>
        <span class="push">{words('history-shown', { shown: shown.length, all: found.length })}</span>
      </div>
      {found.length === 0 && (
        <Empty
          action={
            <button type="button" class="btn" onClick={() => address.set({ ...everything })}>
              {words('history-show-all')}
            </button>
          }
        >
          {words('history-nothing-fits')}
        </Empty>
      )}
      {first > 0 && (
        <p class="more">
          <button type="button" class="btn" onClick={() => drawNewer(newer + atOnce)}>
            {words('history-newer', { count: first })}
          </button>
        </p>
      )}
      <ol class={live.may('revoke') ? 'facts' : 'facts seen'}>
        {shown.map((line, index) => (
          <FactLine
            key={line.seq}
            line={line}
            author={authors(line.by)}
            isHere={line.seq === target}
            isNewDay={day(line.at) !== day(shown[index - 1]?.at ?? Date.now())}
            mark={moments.indexOf(line.seq)}
          />
        ))}
      </ol>
      <p class="more">
        {earlier > 0 && (
          <button type="button" class="btn" onClick={() => drawOlder(older + atOnce)}>
            {words('history-earlier', { count: earlier })}
          </button>
        )}
        <Download />
      </p>
    </section>
  )
}

function factInAddress(): number | undefined {
  const [, seq] = /^fact-(\d+)$/.exec(address.hash) ?? []
  return seq === undefined ? undefined : Number(seq)
}

/** A link opens its fact even if the filters hide it. */
const withFact = (all: readonly LogLine[], fitted: readonly LogLine[], target: number): readonly LogLine[] => {
  const shown = new Set(fitted)
  return all.filter((line) => shown.has(line) || line.seq === target)
}

function useFactInView(target: number | undefined): void {
  useEffect(() => {
    const line = target === undefined ? null : document.getElementById(`fact-${target}`)
    line?.scrollIntoView({ block: 'center' })
    line?.focus({ preventScroll: true })
  }, [target])
}

function Download() {
  const live = useLive()
  const isOffered = live.isInside || live.seen.state === 'closed'
  if (!isOffered) return <span class="voice">{words('history-not-yet')}</span>
  const path = `/api/v1/tournaments/${encodeURIComponent(live.id)}/export/tournament.arbiter`
  return (
    <a class="btn bare" href={path} download>
      {words('history-download')}
    </a>
  )
}

interface FactLineProps {
  readonly line: LogLine
  readonly author: string
  readonly isHere: boolean
  readonly isNewDay: boolean
  readonly mark: number
}

function FactLine({ line, author, isHere, isNewDay, mark }: FactLineProps) {
  const live = useLive()
  const { seq, at, fate } = line
  const isFallen = fate.state !== 'stands' && fate.state !== 'redone'
  const classes = [isHere && 'here', mark >= 0 && 'marked', live.news.some((fact) => fact.seq === seq) && 'wet']
  return (
    <>
      {isNewDay && <li class="day label">{day(at)}</li>}
      <li id={`fact-${seq}`} tabIndex={-1} class={classes.filter(Boolean).join(' ')} data-fate={fate.state}>
        <a class="no" href={`#fact-${seq}`} aria-label={words('history-fact', { fact: { text: String(seq) } })}>
          {seq}
        </a>
        <time dateTime={at}>{exactClock(at)}</time>
        <span class="kd">
          {line.kind === 'changes' ? <span class="stamp done">{kindWords(line)}</span> : kindWords(line)}
        </span>
        <span class="wh">
          <span class={isFallen ? 'void' : ''}>
            <MessageText says={line.fact.says} names={(id) => live.look(namesIn).entrants.get(id)} />
          </span>{' '}
          {mark >= 0 && <b class="mk">{mark === 0 ? 'A' : 'B'}</b>}
          <FateShown fate={fate} />
        </span>
        <span class="by">{live.isInside ? author : ''}</span>
        <span class="ac">
          {isCorrectable(live, line) && <ChangeFact line={line} kind="correct" />}
          {isRevocable(live, line) && <ChangeFact line={line} kind="revoke" />}
          <a class="btn bare" href={`${addresses.table(live.id)}?at=${seq}`}>
            {words('history-as-of-here')}
            <span class="hide"> {words('history-of-fact', { fact: { text: String(seq) } })}</span>
          </a>
        </span>
      </li>
    </>
  )
}

const kindWords = ({ kind }: LogLine): string => words('history-kind', { kind })

function FateShown({ fate }: { fate: Fate }) {
  if (fate.state === 'stands') return null
  return (
    <span class="label fate">
      <a href={`#fact-${fate.by}`}>
        {partsWords('parts-fate', { state: fate.state, fact: { text: String(fate.by) } })}
      </a>
    </span>
  )
}
