/** Match by match what each two teams have: IMPs at the table, carry-over, handicap, and all of it together. */
import type { MatchShown, ScoreShown, StageShown } from '@arbiter/core'
import { addresses } from '../../app/address.ts'
import { Tick } from '../../parts/match-card.tsx'
import { Why } from '../../parts/why.tsx'
import { Wide } from '../../parts/wide.tsx'
import { catalogue } from '../../words/catalogue.ts'
import { said } from '../../words/said.ts'
import type { Moment } from './moment.ts'

const words = catalogue(
  {
    ledger: 'Scores and handicaps',
    aside: 'in IMPs, the first-named team first',
    match: 'Match',
    teams: 'Teams',
    imps: 'IMPs',
    carryover: 'Carry-over',
    handicap: 'Handicap',
    score: 'Score',
    toPlay: 'to be played',
    gets: (imps: string, team: string) => `+${imps} ${team}`,
    none: 'none',
    whyHandicap: (match: string) => `Why this handicap in match ${match}?`,
    whyAdvance: (match: string) => `Why did match ${match} end so?`,
    through: 'goes on',
  },
  {
    ledger: 'Ergebnisse und Vorgaben',
    aside: 'in IMPs, das erstgenannte Team zuerst',
    match: 'Match',
    teams: 'Teams',
    imps: 'IMPs',
    carryover: 'Übertrag',
    handicap: 'Vorgabe',
    score: 'Stand',
    toPlay: 'noch zu spielen',
    gets: (imps: string, team: string) => `+${imps} ${team}`,
    none: 'keine',
    whyHandicap: (match: string) => `Warum diese Vorgabe in Match ${match}?`,
    whyAdvance: (match: string) => `Warum endete Match ${match} so?`,
    through: 'kommt weiter',
  },
)

export function Ledger({ at, stages }: { at: Moment; stages: readonly StageShown[] }) {
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
        <h2>{words.ledger}</h2>
        <span class="push">{words.aside}</span>
      </div>
      <Wide label={words.ledger}>
        <table class="chart">
          <thead>
            <tr>
              <th scope="col" class="num">
                {words.match}
              </th>
              <th scope="col">{words.teams}</th>
              <th scope="col" class="num">
                {words.imps}
              </th>
              {hasCarryover && <th scope="col">{words.carryover}</th>}
              <th scope="col">{words.handicap}</th>
              <th scope="col" class="num">
                {words.score}
              </th>
              <td />
            </tr>
          </thead>
          {rounds.map(({ name, round, matches }) => (
            <tbody key={`${name}${round}`}>
              <tr class="round-row">
                <th scope="rowgroup" colSpan={hasCarryover ? 7 : 6}>
                  {said(name)}
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
  readonly at: Moment
  readonly match: MatchShown
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
            {isPlayed(score) ? score.score.map(imps).join('–') : <span class="pencil todo">{words.toPlay}</span>}
          </td>
          <td class="whys">
            {i === 0 && score.handicap && (
              <Why live={at} about={`handicap ${id}`} label={words.whyHandicap(id)}>
                {words.handicap}
              </Why>
            )}
            {i === 0 && state === 'decided' && <Why live={at} about={`advance ${id}`} label={words.whyAdvance(id)} />}
          </td>
        </tr>
      ))}
    </>
  )
}

/** Who goes on stands in bold with a tick. */
const Pair = ({ match, score }: { match: MatchShown; score: ScoreShown }) => (
  <>
    {score.between.map((team, i) => (
      <span key={team} class={isThrough(match, team) ? 'through' : ''}>
        {i > 0 && <span class="pencil"> – </span>}
        <span dir="auto">{team}</span>
        {isThrough(match, team) && (
          <>
            {' '}
            <Tick />
            <span class="hide">{words.through}</span>
          </>
        )}
      </span>
    ))}
  </>
)

const isThrough = ({ state, advancing, winner }: MatchShown, team: string): boolean =>
  state === 'decided' && (advancing ?? [winner]).includes(team)

const isPlayed = ({ imps: [first, second], isComplete }: ScoreShown): boolean => isComplete || first + second > 0

/** IMPs with the fractions a handicap brings, at most two of them. */
export const imps = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2))

/** Who is ahead by it and by how much. */
function lineOf(line: ScoreShown['handicap'], between: ScoreShown['between']) {
  if (!line) return <span class="pencil">{words.none}</span>
  const first = line[0] > 0
  return words.gets(imps(first ? line[0] : line[1]), first ? between[0] : between[1])
}
