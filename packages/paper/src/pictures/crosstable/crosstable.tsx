/** Everybody against everybody: each cell has the games as White and the games as Black. */
import { Colour } from '../colour.tsx'
import { EntrantName } from '../entrant-name.tsx'
import { usePicturePage } from '../picture-page.ts'
import { Section } from '../section.tsx'
import { Wide } from '../wide.tsx'
import { message as common } from '../words/messages.ts'
import type { CrosstableMark, CrosstableView } from './crosstable-view.ts'
import { message } from './words/messages.ts'

export function Crosstable({ table }: { table: CrosstableView }) {
  const { voice } = usePicturePage()
  const title = voice.say(message('crosstable-title'))
  return (
    <Section title={title} aside={<Legend />} kind="crossing">
      <Wide label={title}>
        <CrosstableGrid table={table} />
      </Wide>
      <p class="label below">{voice.say(message('crosstable-legend'))}</p>
    </Section>
  )
}

function Legend() {
  const { voice } = usePicturePage()
  return (
    <span class="legend">
      <Colour of="white" /> {voice.say(message('crosstable-white'))} <Colour of="black" />{' '}
      {voice.say(message('crosstable-black'))}
    </span>
  )
}

interface CrosstableGridProps {
  readonly table: CrosstableView
  /** Above a column: a few letters or the number, or the number with the whole name, upright. */
  readonly heads?: 'short' | 'upright'
}

export function CrosstableGrid({ table, heads = 'short' }: CrosstableGridProps) {
  const { columns, rows, isDense } = table
  const { voice } = usePicturePage()
  return (
    <table class={`chart cross${isDense ? ' many' : ''}`}>
      <colgroup>
        <col />
        <col />
        {columns.map(({ number }) => (
          <col key={number} />
        ))}
        <col />
      </colgroup>
      <thead>
        <tr>
          <td />
          <th scope="col" class="who-col">
            {voice.say(common('picture-player'))}
          </th>
          {columns.map(({ number, name, heading }) => (
            <th key={number} scope="col" class="oh">
              {heads === 'short' ? (
                <abbr title={name}>{heading}</abbr>
              ) : (
                <>
                  <b>{number}</b>
                  <span dir="auto">{name}</span>
                </>
              )}
            </th>
          ))}
          <th scope="col" class="num total">
            {voice.say(common('picture-points'))}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, place, name, hasWithdrawn, points, cells }) => (
          <tr key={number}>
            <td class="num rk">{heads === 'short' ? place : number}</td>
            <th scope="row" class="who-col">
              <EntrantName name={name} hasWithdrawn={hasWithdrawn} />
            </th>
            {cells.map((marks, i) =>
              marks === undefined ? (
                <td key={i} class="self" />
              ) : (
                <td key={i} class="x">
                  {marks.map((mark) => (
                    <Mark key={mark.match + mark.game} mark={mark} />
                  ))}
                </td>
              ),
            )}
            <td class="num key total">{points}</td>
          </tr>
        ))}
      </tbody>
      {isDense && heads === 'short' && <Foot columns={columns} />}
    </table>
  )
}

/** The headings again, below many rows. */
const Foot = ({ columns }: Pick<CrosstableView, 'columns'>) => (
  <tfoot aria-hidden="true">
    <tr>
      <td />
      <td class="who-col" />
      {columns.map(({ number, heading }) => (
        <td key={number} class="oh">
          {heading}
        </td>
      ))}
      <td class="total" />
    </tr>
  </tfoot>
)

function Mark({ mark: { match, colour, mark, state, says } }: { mark: CrosstableMark }) {
  const { voice, matchAddress, isFresh } = usePicturePage()
  const address = matchAddress?.(match)
  const kind = `g ${colour === 'white' ? 'w' : 'b'} ${state}${isFresh?.(match) && state !== 'open' ? ' wet' : ''}`
  if (address === undefined) return <span class={kind}>{mark}</span>
  return (
    <a class={kind} href={address} tabIndex={-1} aria-label={voice.say(says)}>
      {mark}
    </a>
  )
}
