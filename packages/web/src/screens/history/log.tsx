/** The log, newest first: a hundred facts at a time, each with its place to link to. */
import type { Fate } from '@arbiter/core'
import { useEffect, useState } from 'preact/hooks'
import { address, addresses } from '../../app/address.ts'
import type { Live } from '../../live/live.ts'
import { Empty } from '../../parts/empty.tsx'
import { day, exactClock } from '../../words/time.ts'
import type { Authors } from './authors.ts'
import { ChangeFact, isCorrectable, isRevocable } from './change-fact.tsx'
import { everything, type Found, fitting, linesIn, type Wanted } from './wanted.ts'
import { words } from './words.ts'

interface LogProps {
  readonly live: Live
  readonly wanted: Wanted
  readonly authors: Authors
  readonly moments: readonly [number, number]
}

const atOnce = 100
/** Whoever comes by a link sees what came after it, too. */
const around = 20

export function Log({ live, wanted, authors, moments }: LogProps) {
  const all = live.look(linesIn)
  const target = factAsked()
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
        <h2 id="history-log">{words.log}</h2>
        <span class="push">{words.shown(shown.length, found.length)}</span>
      </div>
      {found.length === 0 && (
        <Empty
          action={
            <button type="button" class="btn" onClick={() => address.set({ ...everything })}>
              {words.showAll}
            </button>
          }
        >
          {words.nothingFits}
        </Empty>
      )}
      {first > 0 && (
        <p class="more">
          <button type="button" class="btn" onClick={() => drawNewer(newer + atOnce)}>
            {words.newer(first)}
          </button>
        </p>
      )}
      <ol class={live.may('revoke') ? 'facts' : 'facts seen'}>
        {shown.map((line, index) => (
          <FactLine
            key={line.seq}
            live={live}
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
            {words.earlier(earlier)}
          </button>
        )}
        <Download live={live} />
      </p>
    </section>
  )
}

function factAsked(): number | undefined {
  const [, seq] = /^fact-(\d+)$/.exec(address.hash) ?? []
  return seq === undefined ? undefined : Number(seq)
}

/** A link leads to its fact even where the filters leave it out. */
const withFact = (all: readonly Found[], fitted: readonly Found[], target: number): readonly Found[] => {
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

function Download({ live }: { live: Live }) {
  const isOffered = live.isInside || live.seen.state === 'closed'
  if (!isOffered) return <span class="voice">{words.notYet}</span>
  const path = `/api/v1/tournaments/${encodeURIComponent(live.id)}/export/tournament.arbiter`
  return (
    <a class="btn bare" href={path} download>
      {words.download}
    </a>
  )
}

interface FactLineProps {
  readonly live: Live
  readonly line: Found
  readonly author: string
  readonly isHere: boolean
  readonly isNewDay: boolean
  readonly mark: number
}

function FactLine({ live, line, author, isHere, isNewDay, mark }: FactLineProps) {
  const { seq, at, fate } = line
  const isFallen = fate.state !== 'stands' && fate.state !== 'redone'
  const classes = [isHere && 'here', mark >= 0 && 'marked', live.news.some((fact) => fact.seq === seq) && 'wet']
  return (
    <>
      {isNewDay && <li class="day label">{day(at)}</li>}
      <li id={`fact-${seq}`} tabIndex={-1} class={classes.filter(Boolean).join(' ')} data-fate={fate.state}>
        <a class="no" href={`#fact-${seq}`} aria-label={words.fact(seq)}>
          {seq}
        </a>
        <time dateTime={at}>{exactClock(at)}</time>
        <span class="kd">
          {line.kind === 'changes' ? <span class="stamp done">{words.change}</span> : words[kindWord[line.kind]]}
        </span>
        <span class="wh">
          <span class={isFallen ? 'void' : ''}>{line.sentence}</span>{' '}
          {mark >= 0 && <b class="mk">{mark === 0 ? 'A' : 'B'}</b>}
          <FateShown fate={fate} />
        </span>
        <span class="by">{live.isInside ? author : ''}</span>
        <span class="ac">
          {isCorrectable(live, line) && <ChangeFact live={live} line={line} kind="correct" />}
          {isRevocable(live, line) && <ChangeFact live={live} line={line} kind="revoke" />}
          <a class="btn bare" href={`${addresses.table(live.id)}?at=${seq}`}>
            {words.asOfHere}
            <span class="hide">{words.ofFact(seq)}</span>
          </a>
        </span>
      </li>
    </>
  )
}

const kindWord = { results: 'result', pairings: 'pairing', people: 'person', changes: 'change', rest: 'other' } as const

const fateWords = {
  undone: words.undoneBy,
  redone: words.redoneBy,
  revoked: words.revokedBy,
  'drawn-again': words.againBy,
  void: words.voidBy,
  corrected: words.correctedBy,
} as const

function FateShown({ fate }: { fate: Fate }) {
  if (fate.state === 'stands') return null
  return (
    <span class="label fate">
      {fateWords[fate.state]} <a href={`#fact-${fate.by}`}>{words.fact(fate.by)}</a>
    </span>
  )
}
