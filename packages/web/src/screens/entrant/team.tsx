/** The players of a team: masterpoints, boards played, and awards won or still possible. */

import { awardsIn, type PlayerAwards } from '@arbiter/core/bridge'
import { averageShown, type BulletinEntrant } from '@arbiter/core/bulletin'
import { Wide } from '@arbiter/paper/pictures'
import { useLive } from '../../live/live-context.ts'
import { textOf } from '../../words/message-text.ts'
import { words } from './words/messages.ts'

export function Team({ entrant }: { entrant: BulletinEntrant }) {
  const live = useLive()
  const { players = [], average } = entrant
  if (players.length === 0) return null
  const told = awardsIn(live.tournament, entrant.id)
  const awards = told.ok ? told.awards[0]?.players : undefined
  const hasNumbers = players.some(({ number }) => number !== undefined)
  return (
    <section aria-labelledby="e-team">
      <div class="section">
        <h2 id="e-team">{words('entrant-team')}</h2>
        {average !== undefined && (
          <span class="push">{words('entrant-team-average', { average: averageShown(average) })}</span>
        )}
      </div>
      <Wide label={words('entrant-team-of', { team: { text: entrant.name } })}>
        <table class="chart team">
          <thead>
            <tr>
              <th scope="col">{words('entrant-team-player')}</th>
              {hasNumbers && <th scope="col">{words('entrant-team-number')}</th>}
              <th scope="col" class="num">
                {words('entrant-team-masterpoints')}
              </th>
              {awards && (
                <th scope="col" class="num">
                  {words('entrant-team-boards')}
                </th>
              )}
              {awards && <th scope="col">{words('entrant-team-award')}</th>}
            </tr>
          </thead>
          <tbody>
            {players.map((player, place) => (
              <tr key={place}>
                <th scope="row" dir="auto">
                  {player.name}
                </th>
                {hasNumbers && <td>{player.number ?? ''}</td>}
                <td class="num">{textOf(averageShown(player.masterpoints))}</td>
                {awards && <td class="num">{boardsOf(awards[place])}</td>}
                {awards && <td class="award">{awardOf(awards[place])}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </section>
  )
}

function boardsOf(player: PlayerAwards | undefined): string {
  if (!player || player.matches.length === 0) return ''
  if (player.matches.some(({ played }) => played === undefined)) return words('entrant-team-unknown')
  const sum = (of: 'played' | 'boards') => player.matches.reduce((all, match) => all + (match[of] ?? 0), 0)
  return words('entrant-team-boards-of', { played: sum('played'), boards: sum('boards') })
}

function awardOf(player: PlayerAwards | undefined): string {
  if (!player) return ''
  if (player.state === 'awarded') return textOf(player.award)
  return player.meter[0] ? textOf(player.meter[0]) : ''
}
