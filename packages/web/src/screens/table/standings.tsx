/** The standings with *why* for every row and every tie. */
import { hasPicture, show, type TableRow } from '@arbiter/core/bulletin'
import {
  FormMarks,
  type Forms,
  Standings as Picture,
  type StandingsLine,
  type StandingsView,
  standingsView,
} from '@arbiter/paper/pictures'
import { Why } from '../../parts/why.tsx'
import { textOf } from '../../words/message-text.ts'
import type { ChartMoment } from './chart-moment.ts'
import { words } from './words/messages.ts'

interface StandingsProps {
  readonly at: ChartMoment
  readonly rows: readonly TableRow[]
  /** By name, if everybody plays in phases. */
  readonly forms?: Forms
  /** At the right of the heading. */
  readonly aside?: string | undefined
}

export function Standings({ at, rows, forms, aside }: StandingsProps) {
  const { format } = at.tournament
  const table = standingsView(at.tournament, at.look(show), rows)
  const hasTies = hasPicture(format, 'crosstable') || hasPicture(format, 'race')
  return (
    <Picture
      table={table}
      aside={aside}
      {...(forms
        ? { form: { heading: words('table-form'), of: ({ name }) => <FormMarks steps={forms.get(name) ?? []} /> } }
        : {})}
      after={(line) => (
        <>
          <Why
            about={`rank ${line.name}`}
            label={words('table-why-rank', { name: { text: line.name }, place: { text: line.place } })}
          />
          {hasTies && <TieWhy line={line} />}
        </>
      )}
    >
      <Meanings table={table} />
    </Picture>
  )
}

const Meanings = ({ table: { columns } }: { table: StandingsView }) => (
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
)

const TieWhy = ({ line: { name, levelWith } }: { line: StandingsLine }) =>
  levelWith !== undefined && (
    <Why
      about={`tie ${levelWith}, ${name}`}
      label={words('table-why-tie', { above: { text: levelWith }, name: { text: name } })}
    >
      {words('table-tie')}
    </Why>
  )
