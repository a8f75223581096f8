/** The players of a team: masterpoints, boards played, and what each gets or still needs. */
import { averageShown, awardsIn, type EntrantShown, isRefusal, type PlayerAwards } from '@arbiter/core'
import type { Live } from '../../live/live.ts'
import { Wide } from '../../parts/wide.tsx'
import { catalogue } from '../../words/catalogue.ts'
import { said } from '../../words/said.ts'

const words = catalogue(
  {
    title: 'Players',
    region: (team: string) => `Players of ${team}`,
    average: (average: string) => `average ${average}`,
    player: 'Player',
    number: 'Number',
    points: 'Masterpoints',
    boards: 'Boards',
    award: 'Award',
    unknown: 'line-up missing',
    of: (played: number, boards: number) => `${played} of ${boards}`,
  },
  {
    title: 'Spieler',
    region: (team: string) => `Spieler von ${team}`,
    average: (average: string) => `Schnitt ${average}`,
    player: 'Spieler',
    number: 'Nummer',
    points: 'Masterpunkte',
    boards: 'Boards',
    award: 'Auszeichnung',
    unknown: 'Aufstellung fehlt',
    of: (played: number, boards: number) => `${played} von ${boards}`,
  },
)

export function Team({ live, entrant }: { live: Live; entrant: EntrantShown }) {
  const { players = [], average } = entrant
  if (players.length === 0) return null
  const told = awardsIn(live.tournament, entrant.id)
  const awards = isRefusal(told) ? undefined : told[0]?.players
  const hasNumbers = players.some(({ number }) => number !== undefined)
  return (
    <section aria-labelledby="e-team">
      <div class="section">
        <h2 id="e-team">{words.title}</h2>
        {average !== undefined && <span class="push">{words.average(averageShown(average))}</span>}
      </div>
      <Wide label={words.region(entrant.name)}>
        <table class="chart team">
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              {hasNumbers && <th scope="col">{words.number}</th>}
              <th scope="col" class="num">
                {words.points}
              </th>
              {awards && (
                <th scope="col" class="num">
                  {words.boards}
                </th>
              )}
              {awards && <th scope="col">{words.award}</th>}
            </tr>
          </thead>
          <tbody>
            {players.map((player, place) => (
              <tr key={place}>
                <th scope="row" dir="auto">
                  {player.name}
                </th>
                {hasNumbers && <td>{player.number ?? ''}</td>}
                <td class="num">{averageShown(player.masterpoints)}</td>
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
  if (player.matches.some(({ played }) => played === undefined)) return words.unknown
  const sum = (of: 'played' | 'boards') => player.matches.reduce((all, match) => all + (match[of] ?? 0), 0)
  return words.of(sum('played'), sum('boards'))
}

function awardOf(player: PlayerAwards | undefined): string {
  if (!player) return ''
  if (player.state === 'awarded') return said(player.award.sentence)
  return player.meter[0] ? said(player.meter[0].sentence) : ''
}
