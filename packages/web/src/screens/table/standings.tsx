/** The standings: the format's columns, and *why* for every row and every tie. */
import { columnsFor, hasPicture, type TableRow } from '@arbiter/core/bulletin'
import { Wide } from '@arbiter/paper/pictures'
import { addresses } from '../../app/address.ts'
import { columnText } from '../../parts/column-text.ts'
import { entrantIndex } from '../../parts/entrant-index.ts'
import { Why } from '../../parts/why.tsx'
import { textOf } from '../../words/message-text.ts'
import type { ChartMoment } from './chart-moment.ts'
import { FormMarks, type Forms } from './form.tsx'
import { words } from './words/messages.ts'

interface StandingsProps {
  readonly at: ChartMoment
  readonly rows: readonly TableRow[]
  readonly title?: string
  /** By name, if everybody plays in phases. */
  readonly forms?: Forms
  /** At the right of the heading. */
  readonly aside?: string
}

export function Standings({ at, rows, title = words('table-standings'), forms, aside }: StandingsProps) {
  const { format } = at.tournament
  const columns = columnsFor(format, rows)
  const figures = columns.map((column) => ({ ...column, shown: columnText(column, rows) }))
  return (
    <section class="stand">
      <div class="section">
        <h2>{title}</h2>
        {aside !== undefined && <span class="push">{aside}</span>}
      </div>
      <Wide label={title}>
        <table class="chart">
          <thead>
            <tr>
              <th scope="col" class="num rk">
                <span class="hide">{words('table-rank')}</span>
              </th>
              <th scope="col" class="who-col">
                {format.about.whom === 'teams' ? words('table-team') : words('table-player')}
              </th>
              {forms && (
                <th scope="col" class="form-col">
                  {words('table-form')}
                </th>
              )}
              {figures.map(({ count, heading, meaning }) => (
                <th key={count} scope="col" class={`num c-${count}`} title={textOf(meaning)}>
                  {textOf(heading)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={row.name}>
                <td class="num rk">{placeIn(rows, i)}</td>
                <th scope="row" class="who-col">
                  <RowName at={at} name={row.name} />
                </th>
                {forms && (
                  <td class="form-col">
                    <FormMarks steps={forms.get(row.name) ?? []} most={14} />
                  </td>
                )}
                {figures.map(({ count, shown }) => (
                  <td key={count} class={`num c-${count}${isKey(count) ? ' key' : ''}`}>
                    {row[count] === true ? words('table-yes') : shown(row)}
                  </td>
                ))}
                <td class="whys">
                  <Why
                    about={`rank ${row.name}`}
                    label={words('table-why-rank', { name: { text: row.name }, place: { text: row.place } })}
                  />
                  <TieWhy at={at} above={rows[i - 1]} row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      <details class="meanings">
        <summary>{words('table-meanings')}</summary>
        <dl>
          {columns.map(({ count, heading, meaning }) => (
            <div key={count}>
              <dt>{textOf(heading)}</dt>
              <dd>{textOf(meaning)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

/** A rank is shown once; others who share it get an equals sign. */
const placeIn = (rows: readonly TableRow[], i: number): string =>
  i > 0 && rows[i - 1]?.place === rows[i]?.place ? '=' : (rows[i]?.place ?? '')

const isKey = (count: string): boolean => count === 'points' || count === 'performance' || count === 'victoryPoints'

function TieWhy({ at, above, row }: { at: ChartMoment; above: TableRow | undefined; row: TableRow }) {
  const countsPoints = hasPicture(at.tournament.format, 'crosstable') || hasPicture(at.tournament.format, 'race')
  const isLevel = above !== undefined && above['points'] === row['points'] && Number(row['points']) > 0
  if (!countsPoints || !isLevel) return null
  return (
    <Why
      about={`tie ${above.name}, ${row.name}`}
      label={words('table-why-tie', { above: { text: above.name }, name: { text: row.name } })}
    >
      {words('table-tie')}
    </Why>
  )
}

/** A linked name; a withdrawal is marked. */
export function RowName({ at, name }: { at: ChartMoment; name: string }) {
  const entrant = at.look(entrantIndex).byName.get(name)
  if (!entrant) return <span dir="auto">{name}</span>
  return (
    <>
      <a class={entrant.withdrawn ? 'void' : ''} dir="auto" href={addresses.entrant(at.id, entrant.id)}>
        {name}
      </a>
      {entrant.withdrawn && <span class="stamp done">{words('table-withdrew')}</span>}
    </>
  )
}
