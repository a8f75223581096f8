/** Match by match the score of two teams: IMPs at the table, carry-over, handicap, and their sum. */
import type { BulletinMatch, BulletinStage, ScoreView } from '@arbiter/core/bulletin'
import { Tick, Wide } from '@arbiter/paper/pictures'
import { addresses } from '../../app/address.ts'
import { imps } from '../../parts/result.ts'
import { Why } from '../../parts/why.tsx'
import { textOf } from '../../words/message-text.ts'
import type { ChartMoment } from './chart-moment.ts'
import { words } from './words/messages.ts'

export function TeamLedger({ at, stages }: { at: ChartMoment; stages: readonly BulletinStage[] }) {
  const rounds = stages
    .flatMap((stage) => stage.rounds)
    .filter(({ matches }) => matches.some(({ boards }) => (boards?.scores.length ?? 0) > 0))
  if (rounds.length === 0) return null
  const hasCarryover = rounds.some(({ matches }) =>
    matches.some(({ boards }) => boards?.scores.some(({ carryover }) => carryover)),
  )
  return (
    <section class="ledger">
      <div class="section">
        <h2>{words('table-ledger')}</h2>
        <span class="push">{words('table-ledger-aside')}</span>
      </div>
      <Wide label={words('table-ledger')}>
        <table class="chart">
          <thead>
            <tr>
              <th scope="col" class="num">
                {words('table-ledger-match')}
              </th>
              <th scope="col">{words('table-ledger-teams')}</th>
              <th scope="col" class="num">
                {words('table-ledger-imps')}
              </th>
              {hasCarryover && <th scope="col">{words('table-ledger-carryover')}</th>}
              <th scope="col">{words('table-ledger-handicap')}</th>
              <th scope="col" class="num">
                {words('table-ledger-score')}
              </th>
              <td />
            </tr>
          </thead>
          {rounds.map(({ name, round, matches }) => (
            <tbody key={`${name}${round}`}>
              <tr class="round-row">
                <th scope="rowgroup" colSpan={hasCarryover ? 7 : 6}>
                  {textOf(name)}
                </th>
              </tr>
              {matches.map((match) => (
                <MatchRows key={match.match} at={at} match={match} hasCarryover={hasCarryover} />
              ))}
            </tbody>
          ))}
        </table>
      </Wide>
    </section>
  )
}

interface MatchRowsProps {
  readonly at: ChartMoment
  readonly match: BulletinMatch
  readonly hasCarryover: boolean
}

function MatchRows({ at, match, hasCarryover }: MatchRowsProps) {
  const { match: id, state } = match
  return (
    <>
      {(match.boards?.scores ?? []).map((score, i) => (
        <tr key={score.between.join()} class={i === 0 ? 'first' : 'more'}>
          <td class="num">{i === 0 && <a href={addresses.match(at.id, id)}>{id}</a>}</td>
          <td>
            <Pair match={match} score={score} />
          </td>
          <td class={`num${at.wet.has(id) ? ' wet' : ''}`}>{isPlayed(score) ? score.imps.map(imps).join('–') : ''}</td>
          {hasCarryover && <td>{lineOf(score.carryover, score.between)}</td>}
          <td>{lineOf(score.handicap, score.between)}</td>
          <td class={`num key${at.wet.has(id) ? ' wet' : ''}`}>
            {isPlayed(score) ? (
              score.score.map(imps).join('–')
            ) : (
              <span class="pencil todo">{words('table-ledger-to-play')}</span>
            )}
          </td>
          <td class="whys">
            {i === 0 && score.handicap && (
              <Why about={`handicap ${id}`} label={words('table-ledger-why-handicap', { match: { text: id } })}>
                {words('table-ledger-handicap')}
              </Why>
            )}
            {i === 0 && state === 'decided' && (
              <Why about={`advance ${id}`} label={words('table-ledger-why-advance', { match: { text: id } })} />
            )}
          </td>
        </tr>
      ))}
    </>
  )
}

/** The winner is bold with a tick. */
const Pair = ({ match, score }: { match: BulletinMatch; score: ScoreView }) => (
  <>
    {score.between.map((team, i) => (
      <span key={team} class={isThrough(match, team) ? 'through' : ''}>
        {i > 0 && <span class="pencil"> – </span>}
        <span dir="auto">{team}</span>
        {isThrough(match, team) && (
          <>
            {' '}
            <Tick />
            <span class="hide">{words('table-ledger-through')}</span>
          </>
        )}
      </span>
    ))}
  </>
)

const isThrough = ({ state, advancing, winner }: BulletinMatch, team: string): boolean =>
  state === 'decided' && (advancing ?? [winner]).includes(team)

const isPlayed = ({ imps: [first, second], isComplete }: ScoreView): boolean => isComplete || first + second > 0

/** The team that is ahead, and by how much. */
function lineOf(line: ScoreView['handicap'], between: ScoreView['between']) {
  if (!line) return <span class="pencil">{words('table-ledger-none')}</span>
  const first = line[0] > 0
  return words('table-ledger-gets', {
    imps: { text: imps(first ? line[0] : line[1]) },
    team: { text: first ? between[0] : between[1] },
  })
}
