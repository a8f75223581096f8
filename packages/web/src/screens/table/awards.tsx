/** What each player gets for his part, or still needs while the team is in: boards match by match, and the sentence of the rules. */
import { awardsIn, isRefusal, type PlayerAwards, type TeamAwards } from '@arbiter/core'
import { addresses } from '../../app/address.ts'
import { RuleNumber } from '../../parts/rule.tsx'
import { Wide } from '../../parts/wide.tsx'
import { catalogue, counted } from '../../words/catalogue.ts'
import { said } from '../../words/said.ts'
import type { Moment } from './moment.ts'

const words = catalogue(
  {
    awards: 'Participation and awards',
    aside: 'boards each player has played, and what that brings',
    player: 'Player',
    gets: 'Gets',
    still: 'still in',
    players: (count: number) => counted(count, 'player', 'players'),
    match: (id: string) => `Match ${id}`,
    of: (played: number | undefined, boards: number) => `${played ?? '?'} of ${boards}`,
  },
  {
    awards: 'Einsatz und Punkte',
    aside: 'gespielte Boards je Spieler und was sie bringen',
    player: 'Spieler',
    gets: 'Erhält',
    still: 'noch dabei',
    players: (count: number) => `${count} Spieler`,
    match: (id: string) => `Match ${id}`,
    of: (played: number | undefined, boards: number) => `${played ?? '?'} von ${boards}`,
  },
)

export function Awards({ at, bracket }: { at: Moment; bracket: string | undefined }) {
  const all = at.look(awardsIn)
  const teams = isRefusal(all) ? [] : all.filter((team) => bracket === undefined || team.bracket === bracket)
  const told = teams.filter(({ players }) => players.length > 0)
  if (told.length === 0) return null
  return (
    <section class="awards">
      <div class="section">
        <h2>{words.awards}</h2>
        <span class="push">{words.aside}</span>
      </div>
      {told.map((team) => (
        <Team key={team.team} at={at} team={team} isOpen={told.length <= 4} />
      ))}
    </section>
  )
}

function Team({ at, team, isOpen }: { at: Moment; team: TeamAwards; isOpen: boolean }) {
  const { players } = team
  const matches = players[0]?.matches ?? []
  return (
    <details open={isOpen}>
      <summary>
        <b dir="auto">{team.team}</b>
        <span class="label">
          {words.players(players.length)}
          {players.some(({ state }) => state === 'in') && `, ${words.still}`}
        </span>
      </summary>
      <Wide label={team.team}>
        <table class="chart">
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              {matches.map(({ match }) => (
                <th key={match} scope="col" class="num">
                  <a href={addresses.match(at.id, match)}>{words.match(match)}</a>
                </th>
              ))}
              <th scope="col">{words.gets}</th>
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <Player key={player.name} at={at} player={player} />
            ))}
          </tbody>
        </table>
      </Wide>
    </details>
  )
}

const Player = ({ at, player }: { at: Moment; player: PlayerAwards }) => (
  <tr>
    <th scope="row" dir="auto">
      {player.name}
    </th>
    {player.matches.map(({ match, played, boards }) => (
      <td key={match} class="num">
        {words.of(played, boards)}
      </td>
    ))}
    <td class="voice gets">
      {player.state === 'awarded' ? (
        <>
          {said(player.award.sentence)} <RuleNumber live={at} rule={player.award.rule} />
        </>
      ) : (
        <ul>
          {player.meter.map(({ rank, sentence }) => (
            <li key={rank}>{said(sentence)}</li>
          ))}
        </ul>
      )}
    </td>
  </tr>
)
