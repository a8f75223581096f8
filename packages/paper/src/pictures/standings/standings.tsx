/** Everybody in order, with the columns of the format. */
import type { ComponentChildren } from 'preact'
import { EntrantName } from '../entrant-name.tsx'
import { usePicturePage } from '../picture-page.ts'
import { Section } from '../section.tsx'
import { Wide } from '../wide.tsx'
import { message as common } from '../words/messages.ts'
import type { StandingsLine, StandingsView } from './standings-view.ts'
import { message } from './words/messages.ts'

interface StandingsGridProps {
  readonly table: StandingsView
  /** A column between names and figures. */
  readonly form?: { readonly heading: string; readonly of: (line: StandingsLine) => ComponentChildren }
  /** What a page has at the end of a line. */
  readonly after?: (line: StandingsLine) => ComponentChildren
  /** In front of a figure. */
  readonly mark?: (line: StandingsLine, count: string) => ComponentChildren
  /** Every line says its place, also those who share it. */
  readonly saysEveryPlace?: boolean
}

interface StandingsProps extends StandingsGridProps {
  readonly title?: string | undefined
  readonly aside?: string | undefined
  readonly children?: ComponentChildren
}

export function Standings({ title, aside, children, ...grid }: StandingsProps) {
  const { voice } = usePicturePage()
  const heading = title ?? voice.say(message('standings-title'))
  return (
    <Section title={heading} aside={aside} kind="stand">
      <Wide label={heading}>
        <StandingsGrid {...grid} />
      </Wide>
      {children}
    </Section>
  )
}

/** Without a heading, for papers and frames that have their own. */
export function StandingsGrid({ table, form, mark, after, saysEveryPlace = false }: StandingsGridProps) {
  const { voice } = usePicturePage()
  const { columns, rows } = table
  return (
    <table class="chart standings">
      <thead>
        <tr>
          <th scope="col" class="num rk">
            <span class="hide">{voice.say(message('standings-place'))}</span>
          </th>
          <th scope="col" class="who-col">
            {voice.say(common(table.of === 'teams' ? 'picture-team' : 'picture-player'))}
          </th>
          {form && (
            <th scope="col" class="form-col">
              {form.heading}
            </th>
          )}
          {columns.map(({ count, heading, meaning }) => (
            <th key={count} scope="col" class={`num c-${count}`} title={voice.say(meaning)}>
              {voice.say(heading)}
            </th>
          ))}
          {after && <td />}
        </tr>
      </thead>
      <tbody>
        {rows.map((line) => (
          <tr key={line.name} class={line.isNextDivision ? 'line' : undefined}>
            <td class="num rk">{line.isShared && !saysEveryPlace ? '=' : line.place}</td>
            <th scope="row" class="who-col">
              <EntrantName name={line.name} hasWithdrawn={line.status === 'withdrew'} />
              {line.status === 'annulled' && <span class="stamp done">{voice.say(message('standings-annulled'))}</span>}
            </th>
            {form && <td class="form-col">{form.of(line)}</td>}
            {columns.map(({ count, isKey }, i) => (
              <td key={count} class={`num c-${count}${isKey ? ' key' : ''}`}>
                {mark?.(line, count)}
                {line.figures[i] && voice.say(line.figures[i])}
              </td>
            ))}
            {after && <td class="whys">{after(line)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What the headings mean, in a line. */
export function StandingsKey({ table: { columns } }: { table: StandingsView }) {
  const { voice } = usePicturePage()
  return (
    <p class="voice">
      {columns.map(({ count, heading, meaning }, i) => (
        <>
          {i > 0 && '; '}
          <b key={count}>{voice.say(heading)}</b> {voice.say(meaning)}
        </>
      ))}
      .
    </p>
  )
}
