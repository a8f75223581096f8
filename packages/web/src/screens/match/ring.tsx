/** Three teams in a ring: who has beaten whom by how much, how they stand, and who sits where. */
import {
  type BoardsShown,
  impsShown,
  isBegun,
  linesIn,
  type MatchShown,
  quotientsShown,
  type ScoreShown,
  type SeatingShown,
  scoreInImps,
  scoresShown,
} from '@arbiter/core'
import type { Live } from '../../live/live.ts'
import { Tick } from '../../parts/match-card.tsx'
import { RuleNumber } from '../../parts/rule.tsx'
import { Why } from '../../parts/why.tsx'
import { Wide } from '../../parts/wide.tsx'
import { catalogue } from '../../words/catalogue.ts'
import { Correct, type Part } from './ledger.tsx'

const words = catalogue(
  {
    ring: (boards: number) => `Three-way, ${boards} boards a pair`,
    table: 'How they stand',
    team: 'Team',
    won: 'Won',
    impsWon: 'IMPs won',
    impsLost: 'lost',
    quotient: 'Quotient',
    way: 'Goes',
    on: 'goes on',
    out: 'is out',
    open: 'open',
    goOn: (teams: number) => (teams === 1 ? 'One team goes on.' : `${teams} teams go on.`),
    between: (one: string, other: string) => `${one} v ${other}`,
    subMatches: 'The three matches',
    scores: 'IMPs of each two',
    tables: 'Tables in both halves',
    pair: 'Pair',
    halves: 'Halves',
    imps: 'IMPs',
    given: 'Handicap, carry-over',
    score: 'Score',
    to: (what: string, imps: string, team: string) => `${what} +${imps} ${team}`,
    correct: 'Actions',
    seats: 'Who sits where',
    tableLetter: 'Table',
    first: 'First half',
    second: 'Second half',
    boards: 'Boards',
    away: (teams: string) => `${teams} is not there: the others play on.`,
    whyHandicap: 'Why these handicaps?',
    carryover: 'carry-over',
    handicap: 'handicap',
    movement: 'North-South stays, East-West moves on at half time.',
  },
  {
    ring: (boards: number) => `Dreierkampf, je ${boards} Boards`,
    table: 'Stand',
    team: 'Team',
    won: 'Siege',
    impsWon: 'IMPs gewonnen',
    impsLost: 'verloren',
    quotient: 'Quotient',
    way: 'Weg',
    on: 'kommt weiter',
    out: 'ist ausgeschieden',
    open: 'offen',
    goOn: (teams: number) => (teams === 1 ? 'Ein Team kommt weiter.' : `${teams} Teams kommen weiter.`),
    between: (one: string, other: string) => `${one} – ${other}`,
    subMatches: 'Die drei Matches',
    scores: 'IMPs je Paarung',
    tables: 'Tische in beiden Hälften',
    pair: 'Paarung',
    halves: 'Hälften',
    imps: 'IMPs',
    given: 'Vorgabe, Übertrag',
    score: 'Stand',
    to: (what: string, imps: string, team: string) => `${what} +${imps} ${team}`,
    correct: 'Aktionen',
    seats: 'Wer wo sitzt',
    tableLetter: 'Tisch',
    first: 'Erste Hälfte',
    second: 'Zweite Hälfte',
    boards: 'Boards',
    away: (teams: string) => `${teams} ist nicht da, die anderen spielen weiter.`,
    whyHandicap: 'Warum diese Vorgaben?',
    carryover: 'Übertrag',
    handicap: 'Vorgabe',
    movement: 'Nord-Süd bleibt sitzen, Ost-West rückt zur Halbzeit weiter.',
  },
)

interface RingProps {
  readonly live: Live
  readonly match: MatchShown
  readonly boards: BoardsShown
}

export function Ring({ match, boards }: RingProps) {
  return (
    <section class={`match three ${match.state}-ring`} aria-labelledby="m-ring">
      <p class="meta">
        <span class="no">{match.match}</span>
        <span>{words.ring(boards.boards)}</span>
      </p>
      {match.seats.length === 3 && <Triangle match={match} boards={boards} />}
      <h2 id="m-ring" class="hide">
        {words.table}
      </h2>
      <Standings match={match} boards={boards} />
      <p class="voice">
        {boards.away && boards.away.length > 0 ? words.away(boards.away.join(', ')) : words.goOn(match.advance)}
      </p>
    </section>
  )
}

const corners = [
  { x: 200, y: 34 },
  { x: 68, y: 156 },
  { x: 332, y: 156 },
] as const

function Triangle({ match, boards }: { match: MatchShown; boards: BoardsShown }) {
  const names = match.seats.map(({ entrant }) => entrant ?? '')
  const edges = boards.scores.map((score) => {
    const [from, to] = score.between.map((team) => names.indexOf(team)) as [number, number]
    return { score, from, to }
  })
  const described = boards.scores
    .map((score) => `${words.between(...score.between)} ${isBegun(score) ? scoreInImps(score.score) : words.open}`)
    .join(', ')
  return (
    <svg class="tri" viewBox="0 0 400 204" role="img" aria-label={described}>
      {edges.map(({ score, from, to }) => (
        <Edge key={score.between.join()} score={score} from={from} to={to} />
      ))}
      {match.seats.map((seat, i) => {
        const { x, y } = corners[i as 0 | 1 | 2]
        return (
          <g key={i}>
            <g class="node">
              <rect x={x - 17} y={y - 17} width="34" height="34" />
              <text x={x} y={y + 7}>
                {seat.number ?? seat.seed ?? i + 1}
              </text>
            </g>
            <g class="nm">
              <text x={i === 0 ? x + 26 : x} y={i === 0 ? y + 5 : y + 36} text-anchor={i === 0 ? 'start' : 'middle'}>
                {names[i]}
              </text>
            </g>
          </g>
        )
      })}
    </svg>
  )
}

/** The arrow points at whoever is ahead. */
function Edge({ score, from, to }: { score: ScoreShown; from: number; to: number }) {
  const [one, other] = [corners[from as 0 | 1 | 2], corners[to as 0 | 1 | 2]]
  if (!one || !other) return null
  const isLevel = score.score[0] === score.score[1]
  const [winner, loser] = score.score[0] >= score.score[1] ? [one, other] : [other, one]
  const angle = (Math.atan2(winner.y - loser.y, winner.x - loser.x) * 180) / Math.PI + 90
  const away = 30 / Math.hypot(loser.x - winner.x, loser.y - winner.y)
  const tip = { x: winner.x + (loser.x - winner.x) * away, y: winner.y + (loser.y - winner.y) * away }
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
  const isFlat = one.y === other.y
  const anchor = isFlat ? 'middle' : middle.x < 200 ? 'end' : 'start'
  const shift = isFlat ? { x: 0, y: 20 } : { x: middle.x < 200 ? -16 : 16, y: -2 }
  const [left, right] = one.x <= other.x ? score.score : ([score.score[1], score.score[0]] as const)
  return (
    <>
      <g class={score.isComplete ? 'edges' : 'edges open'}>
        <path d={`M${one.x} ${one.y} ${other.x} ${other.y}`} />
      </g>
      {score.isComplete && !isLevel && (
        <g class="heads">
          <path d="M-7 6 0 -8 7 6z" transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`} />
        </g>
      )}
      <g class={score.isComplete ? 'lab' : 'lab open'}>
        <text x={middle.x + shift.x} y={middle.y + shift.y} text-anchor={anchor}>
          {isBegun(score) ? `${impsShown(left)} – ${impsShown(right)}` : words.open}
        </text>
      </g>
    </>
  )
}

function Standings({ match, boards }: { match: MatchShown; boards: BoardsShown }) {
  const { standings = [] } = boards
  if (standings.length === 0) return null
  const quotients = quotientsShown(standings)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.team}</th>
          <th scope="col" class="num">
            {words.won}
          </th>
          <th scope="col" class="num">
            {words.impsWon}
          </th>
          <th scope="col" class="num">
            {words.impsLost}
          </th>
          <th scope="col" class="num">
            {words.quotient}
          </th>
          <th scope="col">{words.way}</th>
        </tr>
      </thead>
      <tbody>
        {standings.map(({ team, won, impsWon, impsLost }, i) => (
          <tr key={team} class={isOn(match, team) ? 'won' : match.state === 'decided' ? 'lost' : ''}>
            <th scope="row" dir="auto">
              {team}
            </th>
            <td class="num">{won}</td>
            <td class="num">{impsShown(impsWon)}</td>
            <td class="num">{impsShown(impsLost)}</td>
            <td class="num q">{quotients[i]}</td>
            <td>
              {isOn(match, team) && <Tick />}{' '}
              {match.state !== 'decided' ? words.open : isOn(match, team) ? words.on : words.out}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const isOn = ({ advancing = [] }: MatchShown, team: string): boolean => advancing.includes(team)

interface SubMatchesProps extends RingProps {
  readonly onCorrect?: ((part: Part) => void) | undefined
}

/** Each two with halves, what was given beside, and the score. */
export function SubMatches({ live, match, boards, onCorrect }: SubMatchesProps) {
  const scores = scoresShown(boards)
  if (scores.length === 0) return null
  const hasHandicap = scores.some(({ handicap }) => handicap !== undefined)
  return (
    <section aria-labelledby="m-subs">
      <div class="section">
        <h2 id="m-subs">{words.subMatches}</h2>
        {hasHandicap && (
          <span class="push">
            <Why live={live} about={`handicap ${match.match}`} label={words.whyHandicap} />
          </span>
        )}
      </div>
      <Wide label={words.scores}>
        <table class="chart subs">
          <thead>
            <tr>
              <th scope="col">{words.pair}</th>
              <th scope="col" class="num">
                {words.halves}
              </th>
              <th scope="col" class="num">
                {words.imps}
              </th>
              <th scope="col">{words.given}</th>
              <th scope="col" class="num">
                {words.score}
              </th>
              {onCorrect && (
                <th scope="col">
                  <span class="hide">{words.correct}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {scores.map((score) => (
              <SubMatch key={score.between.join()} score={score} onCorrect={onCorrect} />
            ))}
          </tbody>
        </table>
      </Wide>
    </section>
  )
}

const SubMatch = ({ score, onCorrect }: { score: ScoreShown } & Pick<SubMatchesProps, 'onCorrect'>) => (
  <tr class={score.isComplete ? '' : 'nowrow'}>
    <th scope="row" dir="auto">
      {words.between(...score.between)}
    </th>
    <td class="num">{halvesOf(score)}</td>
    <td class="num">{isBegun(score) ? scoreInImps(score.imps) : <span class="pencil">{words.open}</span>}</td>
    <td class="rem">{givenIn(score)}</td>
    <td class="num key">
      {score.isComplete && <Tick />} {isBegun(score) ? scoreInImps(score.score) : '·'}
    </td>
    {onCorrect && (
      <td>
        {partsIn(score).map((part) => (
          <Correct
            key={part.half ?? 0}
            part={part}
            label={`${words.between(...part.between)}${part.half === undefined ? '' : `, ${part.half === 1 ? words.first : words.second}`}`}
            onCorrect={onCorrect}
          />
        ))}
      </td>
    )}
  </tr>
)

function partsIn(score: ScoreShown): Part[] {
  const { between, halves } = score
  if (!halves) return isBegun(score) ? [{ between }] : []
  return halves.flatMap((half, i): Part[] => (half ? [{ between, half: (i + 1) as 1 | 2 }] : []))
}

const halvesOf = ({ halves }: ScoreShown): string =>
  (halves ?? []).map((half) => (half ? scoreInImps(half) : '·')).join(', ')

const givenIn = (score: ScoreShown): string =>
  linesIn(score)
    .map(({ what, imps, to }) => words.to(what === 'handicap' ? words.handicap : words.carryover, impsShown(imps), to))
    .join(', ')

export function Seating({ live, movement }: { live: Live; movement: readonly SeatingShown[] }) {
  const tables = [...new Set(movement.map(({ table }) => table))]
  const at = (table: string, half: 1 | 2) => movement.find((each) => each.table === table && each.half === half)
  return (
    <section aria-labelledby="m-seats">
      <div class="section">
        <h2 id="m-seats">{words.seats}</h2>
      </div>
      <Wide label={words.tables}>
        <table class="chart">
          <thead>
            <tr>
              <th scope="col">{words.tableLetter}</th>
              <th scope="col">{words.first}</th>
              <th scope="col">{words.boards}</th>
              <th scope="col">{words.second}</th>
              <th scope="col">{words.boards}</th>
            </tr>
          </thead>
          <tbody>
            {tables.map((table) => (
              <tr key={table}>
                <th scope="row">{table}</th>
                {([1, 2] as const).map((half) => (
                  <Seated key={half} seating={at(table, half)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      <p class="voice note">
        {words.movement} <RuleNumber live={live} rule="BRI-34" />
      </p>
    </section>
  )
}

const Seated = ({ seating }: { seating: SeatingShown | undefined }) => (
  <>
    <td dir="auto">{seating ? words.between(seating.northSouth, seating.eastWest) : ''}</td>
    <td>{seating?.boards ?? ''}</td>
  </>
)
