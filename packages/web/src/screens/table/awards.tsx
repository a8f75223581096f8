/** The awards of each player, won or still possible: boards match by match, and the reason. */

import { awardsIn, type PlayerAwards, type TeamAwards } from '@arbiter/core/bridge'
import { Wide } from '@arbiter/paper/pictures'
import { addresses } from '../../app/address.ts'
import { RuleNumber } from '../../parts/rule.tsx'
import { textOf } from '../../words/message-text.ts'
import type { ChartMoment } from './chart-moment.ts'
import { words } from './words/messages.ts'

export function Awards({ at, bracket }: { at: ChartMoment; bracket: string | undefined }) {
  const all = at.look(awardsIn)
  const teams = all.ok ? all.awards.filter((team) => bracket === undefined || team.bracket === bracket) : []
  const told = teams.filter(({ players }) => players.length > 0)
  if (told.length === 0) return null
  return (
    <section class="awards">
      <div class="section">
        <h2>{words('table-awards')}</h2>
        <span class="push">{words('table-awards-aside')}</span>
      </div>
      {told.map((team) => (
        <Team key={team.team} at={at} team={team} isOpen={told.length <= 4} />
      ))}
    </section>
  )
}

function Team({ at, team, isOpen }: { at: ChartMoment; team: TeamAwards; isOpen: boolean }) {
  const { players } = team
  const matches = players[0]?.matches ?? []
  const isIn = players.some(({ state }) => state === 'in')
  return (
    <details open={isOpen}>
      <summary>
        <b dir="auto">{team.team}</b>
        <span class="label">
          {words(isIn ? 'table-awards-players-in' : 'table-awards-players', { count: players.length })}
        </span>
      </summary>
      <Wide label={team.team}>
        <table class="chart">
          <thead>
            <tr>
              <th scope="col">{words('table-awards-player')}</th>
              {matches.map(({ match }) => (
                <th key={match} scope="col" class="num">
                  <a href={addresses.match(at.id, match)}>{words('table-match', { match: { text: match } })}</a>
                </th>
              ))}
              <th scope="col">{words('table-awards-gets')}</th>
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <Player key={player.name} player={player} />
            ))}
          </tbody>
        </table>
      </Wide>
    </details>
  )
}

const boardsOf = (played: number | undefined, boards: number): string =>
  played === undefined ? words('table-awards-of-unknown', { boards }) : words('table-awards-of', { played, boards })

const Player = ({ player }: { player: PlayerAwards }) => (
  <tr>
    <th scope="row" dir="auto">
      {player.name}
    </th>
    {player.matches.map(({ match, played, boards }) => (
      <td key={match} class="num">
        {boardsOf(played, boards)}
      </td>
    ))}
    <td class="voice gets">
      {player.state === 'awarded' ? (
        <>
          {textOf(player.award)} <RuleNumber rule={player.award.rule} />
        </>
      ) : (
        <ul>
          {player.meter.map((reading) => (
            <li key={reading.rank}>{textOf(reading)}</li>
          ))}
        </ul>
      )}
    </td>
  </tr>
)
