/** A round robin of five teams: IMPs and victory points, and who advances. */
import { type BulletinRoundRobin, roundRobinsOf } from '@arbiter/core/bulletin'
import { Wide } from '@arbiter/paper/pictures'
import { addresses } from '../../app/address.ts'
import { imps } from '../../parts/result.ts'
import { textOf } from '../../words/message-text.ts'
import type { ChartMoment } from './chart-moment.ts'
import { RowName } from './standings.tsx'
import { words } from './words/messages.ts'

/** Of one bracket, or of all if there is only one. */
export const RoundRobins = ({ at, bracket }: { at: ChartMoment; bracket: string | undefined }) => (
  <>
    {at
      .look(roundRobinsOf)
      .filter((robin) => bracket === undefined || robin.bracket === bracket)
      .map((robin) => (
        <RoundRobin key={robin.stage} at={at} robin={robin} />
      ))}
  </>
)

const RoundRobin = ({ at, robin }: { at: ChartMoment; robin: BulletinRoundRobin }) => (
  <section class="robin">
    <div class="section">
      <h2>{textOf(robin.name)}</h2>
      <span class="push">{words('table-robin-places', { count: robin.places })}</span>
    </div>
    <Wide label={textOf(robin.name)}>
      <table class="chart">
        <thead>
          <tr>
            <td />
            <th scope="col">{words('table-team')}</th>
            {robin.rows.map(({ name, number }) => (
              <th key={name} scope="col" class="oh">
                <abbr title={name}>{number}</abbr>
              </th>
            ))}
            <th scope="col" class="num">
              {words('table-robin-points')}
            </th>
            <th scope="col" class="num">
              {words('table-robin-won')}
            </th>
          </tr>
        </thead>
        <tbody>
          {robin.rows.map((row, i) => (
            <tr key={row.name} class={i === robin.places ? 'cut' : ''}>
              <td class="num rk">{row.place}</td>
              <th scope="row">
                <span class="no">{row.number}</span> <RowName at={at} name={row.name} />
              </th>
              {row.cells.map((cell, j) =>
                cell === null ? (
                  <td key={j} class="self" />
                ) : (
                  <td key={j} class="vp">
                    <a
                      href={addresses.match(at.id, cell.match)}
                      aria-label={words('table-match', { match: { text: cell.match } })}
                    >
                      {cell.imps ? cell.imps.map(imps).join('–') : '·'}
                      {cell.victoryPoints !== undefined && <b>{cell.victoryPoints}</b>}
                    </a>
                  </td>
                ),
              )}
              <td class="num key">{row.victoryPoints}</td>
              <td class="num">{row.won}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  </section>
)
