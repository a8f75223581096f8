/** The bracket or the table in a frame of another site: compact, live, and read-only. */
import { type BulletinBracket, bracketsOf, columnsFor, seedsIn, show, type TableRow } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { useEffect, useRef } from 'preact/hooks'
import { address, addresses } from '../../app/address.ts'
import { Freshness } from '../../app/freshness.tsx'
import { useLive } from '../../live/live-context.ts'
import { useWatched } from '../../live/subscription.ts'
import { columnText } from '../../parts/column-text.ts'
import { Empty } from '../../parts/empty.tsx'
import { entrantIndex } from '../../parts/entrant-index.ts'
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
  const seeds = seedsIn(bracket)
  return (
    <section class="rounds" aria-label={textOf(bracket.name)}>
      {bracket.rounds.map(({ round, name, matches }) => (
        <div key={round} class="of-round">
          <h2>{textOf(name)}</h2>
          <div class="cards">
            {matches.map((match) => (
              <MatchCard key={match.match} match={match} round={name} seeds={seeds} />
            ))}
          </div>
        </div>
      ))}
    </section>
  )
}

const tableIn = (tournament: Tournament): readonly TableRow[] => show(tournament).table

const mostColumns = 3

function Table() {
  const live = useLive()
  const rows = live.look(tableIn)
  if (rows.length === 0) return <Empty>{words('hall-embed-none')}</Empty>
  const columns = columnsFor(live.tournament.format, rows).slice(0, mostColumns)
  const shown = columns.map((column) => columnText(column, rows))
  const { byName } = live.look(entrantIndex)
  return (
    <table class="chart" aria-label={words('hall-embed-table')}>
      <thead>
        <tr>
          <th scope="col" class="num">
            {words('hall-embed-place')}
          </th>
          <th scope="col">{words('hall-embed-name')}</th>
          {columns.map(({ count, heading }) => (
            <th key={count} scope="col" class="num">
              {textOf(heading)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <td class="num">{row.place}</td>
            <th scope="row">
              <a href={addresses.entrant(live.id, byName.get(row.name)?.id ?? '')} dir="auto">
                {row.name}
              </a>
            </th>
            {shown.map((text, i) => (
              <td key={columns[i]?.count} class={i === 0 ? 'num key' : 'num'}>
                {text(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
