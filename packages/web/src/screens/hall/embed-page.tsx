/** The bracket or the table in a frame of another site: compact, live, and read-only. */
import { type BulletinBracket, bracketsOf, rowsIn, seedsIn, show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { linesOf, StandingsGrid, type StandingsView, standingsView } from '@arbiter/paper/pictures'
import { useEffect, useRef } from 'preact/hooks'
import { address, addresses } from '../../app/address.ts'
import { Freshness } from '../../app/freshness.tsx'
import { useLive } from '../../live/live-context.ts'
import { useWatched } from '../../live/subscription.ts'
import { ChartPictures } from '../../parts/chart-pictures.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Head } from '../../parts/head.tsx'
import { MatchCard } from '../../parts/match-card.tsx'
import { textOf } from '../../words/message-text.ts'
import { words } from './words/messages.ts'

export default function Embed() {
  const live = useLive()
  useWatched(address)
  const page = useRef<HTMLDivElement>(null)
  useOutward(page)
  const brackets = live.look(bracketsOf)
  const asked = address.query.get('view')
  const isBracket = brackets.length > 0 && (asked === 'bracket' || (asked !== 'table' && brackets.some(hasSomebody)))
  return (
    <div class="embed" ref={page}>
      <Head title={live.seen.name} />
      {isBracket ? brackets.map((each) => <Tree key={each.stage} bracket={each} />) : <Table />}
      <div class="embed-foot">
        <Freshness />
        <a href={isBracket ? addresses.bracket(live.id) : addresses.table(live.id)}>
          {words('hall-embed-full')}
          <span class="hide">, {words('hall-embed-new-tab')}</span>
        </a>
      </div>
    </div>
  )
}

/** During a qualification the bracket is empty, so the table is shown. */
const hasSomebody = ({ rounds }: BulletinBracket): boolean =>
  rounds.some(({ matches }) => matches.some(({ seats }) => seats.some(({ entrant }) => entrant !== undefined)))

/** Every link opens outside the frame, since match cards link to pages of the app. */
function useOutward(page: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    for (const link of page.current?.querySelectorAll('a') ?? []) {
      link.target = '_blank'
      link.rel = 'noopener'
    }
  })
}

/** Rounds side by side, or stacked in a narrow frame. */
function Tree({ bracket }: { bracket: BulletinBracket }) {
  const [seeds, rows] = [seedsIn(bracket), rowsIn(bracket)]
  return (
    <section class="rounds" aria-label={textOf(bracket.name)}>
      {bracket.rounds.map(({ round, name, matches }) => (
        <div key={round} class="of-round">
          <h2>{textOf(name)}</h2>
          <div class="cards">
            {matches.map((match) => (
              <MatchCard key={match.match} match={match} round={name} {...{ seeds, rows }} />
            ))}
          </div>
        </div>
      ))}
    </section>
  )
}

const tableIn = (tournament: Tournament): StandingsView => standingsView(tournament, show(tournament))

const mostColumns = 3

function Table() {
  const live = useLive()
  const table = live.look(tableIn)
  if (table.rows.length === 0) return <Empty>{words('hall-embed-none')}</Empty>
  return (
    <ChartPictures at={live}>
      <section aria-label={words('hall-embed-table')}>
        <StandingsGrid table={linesOf(table, table.rows, mostColumns)} />
      </section>
    </ChartPictures>
  )
}
