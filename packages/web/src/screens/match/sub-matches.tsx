/** The three matches of a three-way with their lines, and who sits where. */
import {
  type BoardsShown,
  impsShown,
  isBegun,
  linesIn,
  type MatchShown,
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
    open: 'open',
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
    whyHandicap: 'Why these handicaps?',
    carryover: 'carry-over',
    handicap: 'handicap',
    movement: 'North-South stays, East-West moves on at half time.',
  },
  {
    open: 'offen',
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
    whyHandicap: 'Warum diese Vorgaben?',
    carryover: 'Übertrag',
    handicap: 'Vorgabe',
    movement: 'Nord-Süd bleibt sitzen, Ost-West rückt zur Halbzeit weiter.',
  },
)

interface ThreeTeams {
  readonly live: Live
  readonly match: MatchShown
  readonly boards: BoardsShown
}

interface SubMatchesProps extends ThreeTeams {
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
