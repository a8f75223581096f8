/** A round robin of teams: victory points and IMPs against each, and where the line is drawn. */
import { EntrantName } from '../entrant-name.tsx'
import { usePicturePage } from '../picture-page.ts'
import { Section } from '../section.tsx'
import { Wide } from '../wide.tsx'
import { message as common } from '../words/messages.ts'
import type { RobinView } from './robin-view.ts'
import { message } from './words/messages.ts'

export function Robin({ robin: { name, places, rows } }: { robin: RobinView }) {
  const { voice } = usePicturePage()
  const title = voice.say(name)
  return (
    <Section title={title} aside={voice.say(message('robin-about', { count: places }))} kind="robin">
      <Wide label={title}>
        <table class="chart">
          <thead>
            <tr>
              <td />
              <td />
              <th scope="col" class="who-col">
                {voice.say(common('picture-team'))}
              </th>
              {rows.map(({ number, name: team }) => (
                <th key={number} scope="col" class="oh">
                  <abbr title={team}>{voice.say(message('robin-against', { number }))}</abbr>
                </th>
              ))}
              <th scope="col" class="num" title={voice.say(message('robin-vp-about'))}>
                {voice.say(message('robin-vp'))}
              </th>
              <th scope="col" class="num" title={voice.say(message('robin-won-about'))}>
                {voice.say(message('robin-won'))}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.number} class={row.isBelowLine ? 'cut' : undefined}>
                <td class="num rk">{row.place}</td>
                <td class="num no">{row.number}</td>
                <th scope="row" class="who-col">
                  <EntrantName name={row.name} />
                </th>
                {row.cells.map((cell, i) => (
                  <Cell key={i} cell={cell} />
                ))}
                <td class="num key">{row.victoryPoints}</td>
                <td class="num">{row.won}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </Section>
  )
}

function Cell({ cell }: { cell: RobinView['rows'][number]['cells'][number] }) {
  const { voice, matchAddress, isFresh } = usePicturePage()
  if (cell === undefined) return <td class="self" />
  const { match, state, victoryPoints, score } = cell
  const address = matchAddress?.(match)
  const inside =
    victoryPoints === undefined ? (
      state === 'now' ? (
        voice.say(message('robin-now'))
      ) : (
        '·'
      )
    ) : (
      <>
        <b>{victoryPoints}</b>
        <small>{score && voice.say(score)}</small>
      </>
    )
  const kind = `${state}${isFresh?.(match) ? ' wet' : ''}`
  const name = voice.say(message('robin-match', { match: { text: match } }))
  return (
    <td class="x">
      {address === undefined ? (
        <span class={kind} title={name}>
          {inside}
        </span>
      ) : (
        <a class={kind} href={address} title={name}>
          {inside}
        </a>
      )}
    </td>
  )
}
