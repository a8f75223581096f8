/** The projector page: large type, no controls, live pages that turn automatically. */
import { progressOf, show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { Colour, StandingsGrid, Tick } from '@arbiter/paper/pictures'
import type { ComponentChildren } from 'preact'
import { useEffect, useReducer } from 'preact/hooks'
import { Freshness } from '../../app/freshness.tsx'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import type { SeatNumber } from '../../parts/board-number.ts'
import { Empty } from '../../parts/empty.tsx'
import { type Figure, Head } from '../../parts/head.tsx'
import { startFigures } from '../../parts/start-position.ts'
import { textOf } from '../../words/message-text.ts'
import { clock } from '../../words/time.ts'
import { type BoardLine, type HallPage, hallPages, type NameLine, type Side } from './hall-pages.ts'
import { usePageRotation } from './page-rotation.ts'
import { words } from './words/messages.ts'

const bulletinOf = (tournament: Tournament) => {
  const bulletin = show(tournament)
  return { bulletin, progress: progressOf(bulletin) }
}

export default function Hall() {
  const live = useLive()
  useMinute()
  const all = live.look(hallPages)
  const { page, pages, isTurning, isScrolling, ms, hall } = usePageRotation(all)
  const shown = pages[page]
  const { bulletin, progress } = live.look(bulletinOf)
  const { current, last } = progress
  const round = (current ?? last)?.round.name
  const title =
    bulletin.champion === null
      ? round
        ? textOf(round)
        : live.seen.name
      : words('hall-champion', { name: { text: bulletin.champion } })
  return (
    <div class={isScrolling ? 'hall scrolls' : 'hall'} ref={hall}>
      <Head
        kicker={
          <>
            <b dir="auto">{live.seen.name}</b>,{' '}
            {current ? words('hall-find') : last ? words('hall-standing') : words('hall-before')}
          </>
        }
        title={title}
        tab={live.seen.name}
        figures={figuresOf(live)}
      />
      {shown ? (
        <ProjectorPage page={shown} />
      ) : (
        <Empty>{all.length === 0 ? words('hall-waiting') : words('hall-nothing')}</Empty>
      )}
      <div class="hall-foot">
        <span class="pgs" aria-hidden="true">
          {pages.map((_, i) => (
            <i key={`${i} ${i === page ? page : ''}`} class={i < page ? 'was' : i === page ? 'on' : ''}>
              {i === page && <b class={isTurning ? 'fills' : ''} style={{ animationDuration: `${ms}ms` }} />}
            </i>
          ))}
        </span>
        {pages.length > 0 && <span>{words('hall-page', { page: page + 1, of: pages.length })}</span>}
        <Freshness />
        {isTurning && (
          <span class="next">
            {words('hall-afterwards', { kind: (pages[(page + 1) % pages.length] as HallPage).kind })}
          </span>
        )}
      </div>
    </div>
  )
}

function figuresOf(live: Live): readonly Figure[] {
  const { bulletin, progress } = live.look(bulletinOf)
  const { current, last } = progress
  const matches = (current ?? last)?.round.matches ?? []
  const decided = matches.filter(({ state }) => state === 'decided').length
  const counted: Figure =
    matches.length === 0
      ? { label: words('hall-entrants'), value: bulletin.entrants.length }
      : { label: words('hall-decided'), value: decided, of: `/ ${matches.length}`, ...(current ? { kind: 'now' } : {}) }
  return [...startFigures(current?.round.start), counted, { label: words('hall-time'), value: clock(Date.now()) }]
}

function ProjectorPage({ page }: { page: HallPage }) {
  switch (page.kind) {
    case 'by-board':
    case 'results':
      return (
        <HallSection kind={page.kind} note={noteOf(page)}>
          <ol class="boards">
            {page.lines.map((line) => (
              <Board key={line.match} line={line} />
            ))}
          </ol>
        </HallSection>
      )
    case 'by-name':
      return (
        <HallSection kind={page.kind} note={words('hall-colour-and-board')}>
          <ol class="names">
            {page.lines.map((line) => (
              <Name key={line.name} line={line} />
            ))}
          </ol>
        </HallSection>
      )
    case 'table':
      return (
        <HallSection kind={page.kind}>
          <StandingsGrid
            table={page.table}
            saysEveryPlace
            {...([...page.notes.values()].some((note) => note !== '')
              ? { after: ({ name }) => page.notes.get(name) }
              : {})}
          />
        </HallSection>
      )
    default:
      return page satisfies never
  }
}

/** What the figures beside the names mean. */
function noteOf({ kind, round, lines }: Extract<HallPage, { kind: 'by-board' | 'results' }>): string {
  if (kind === 'results') return textOf(round)
  return lines.some(({ sides }) => sides.some(({ points }) => points !== undefined)) ? words('hall-points') : ''
}

interface HallSectionProps {
  readonly kind: HallPage['kind']
  readonly note?: string
  readonly children: ComponentChildren
}

const HallSection = ({ kind, note, children }: HallSectionProps) => (
  <section class="hp" aria-labelledby={`hall-${kind}`} data-kind={kind}>
    <h2 id={`hall-${kind}`}>
      {words('hall-kind', { kind })} {note !== undefined && note !== '' && <span>{note}</span>}
    </h2>
    {children}
  </section>
)

function Board({ line: { match, board, sides, score } }: { line: BoardLine }) {
  const live = useLive()
  const isWet = live.news.some((fact) => 'match' in fact && fact.match === match)
  return (
    <li class={sides.length > 2 ? 'three-sides' : ''}>
      <span class="bd">
        <span class="hide">{words('hall-board')} </span>
        <BoardNumber number={board} />
      </span>
      {sides.map((side, i) => (
        <SideShown key={side.name} side={side} score={i === 0 && sides.length === 2 ? score : ''} isWet={isWet} />
      ))}
    </li>
  )
}

/** The board, and beside it the match, whose number the result is reported with. */
const BoardNumber = ({ number: { large, small } }: { number: SeatNumber }) => (
  <>
    {large}
    {small !== undefined && (
      <small>
        <span class="hide">{words('hall-match')} </span>
        {small}
      </small>
    )}
  </>
)

function SideShown({ side, score, isWet }: { side: Side; score: string; isWet: boolean }) {
  return (
    <span class={`pl${side.isThrough ? ' won' : ''}`}>
      {side.colour ? <Colour of={side.colour} /> : <span />}
      <b class={lengthOf(side.name)} dir="auto">
        {side.name}
      </b>
      {score === '' ? (
        <small>{side.isThrough ? <Tick /> : (side.points ?? '')}</small>
      ) : (
        <strong class={isWet ? 'wet' : ''}>{score}</strong>
      )}
    </span>
  )
}

const Name = ({ line: { name, against, colour, board } }: { line: NameLine }) => (
  <li>
    <b class={lengthOf(name)} dir="auto">
      {name}
    </b>
    <small dir="auto">{words('hall-against', { names: against.map((each) => ({ text: lastName(each) })) })}</small>
    {colour ? <Colour of={colour} /> : <span />}
    <span class="bd">
      <span class="hide">{words('hall-board')} </span>
      <BoardNumber number={board} />
    </span>
  </li>
)

/** Long names get smaller type and two lines before anything is cut. */
const lengthOf = (name: string): string => (name.length > 24 ? 'long' : '')

const lastName = (name: string): string => name.split(' ').at(-1) ?? name

/** The present time. */
function useMinute(): void {
  const [, again] = useReducer((count: number, _: undefined) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(() => again(undefined), 10_000)
    return () => clearInterval(timer)
  }, [])
}
