/** The three matches of a three-way, and who sits where. */
import {
  type BoardsView,
  type BulletinMatch,
  isBegun,
  linesIn,
  type ScoreView,
  type SeatingView,
  scoresShown,
} from '@arbiter/core/bulletin'
import { Tick, Wide } from '@arbiter/paper/pictures'
import { RuleNumber } from '../../parts/rule.tsx'
import { Why } from '../../parts/why.tsx'
import { impsScoreText } from '../../words/figures.ts'
import { betweenWords } from './between.ts'
import { type BoardsPart, Correct } from './ledger.tsx'
import { words } from './words/messages.ts'

interface ThreeTeams {
  readonly match: BulletinMatch
  readonly boards: BoardsView
}

interface SubMatchesProps extends ThreeTeams {
  readonly onCorrect?: ((part: BoardsPart) => void) | undefined
}

/** Each pair of teams with halves, handicap and score. */
export function SubMatches({ match, boards, onCorrect }: SubMatchesProps) {
  const scores = scoresShown(boards)
  if (scores.length === 0) return null
  const hasHandicap = scores.some(({ handicap }) => handicap !== undefined)
  return (
    <section aria-labelledby="m-subs">
      <div class="section">
        <h2 id="m-subs">{words('match-three')}</h2>
        {hasHandicap && (
          <span class="push">
            <Why about={`handicap ${match.match}`} label={words('match-why-handicaps')} />
          </span>
        )}
      </div>
      <Wide label={words('match-three-scores')}>
        <table class="chart subs">
          <thead>
            <tr>
              <th scope="col">{words('match-pair-of-teams')}</th>
              <th scope="col" class="num">
                {words('match-halves')}
              </th>
              <th scope="col" class="num">
                {words('match-imps')}
              </th>
              <th scope="col">{words('match-given')}</th>
              <th scope="col" class="num">
                {words('match-score')}
              </th>
              {onCorrect && (
                <th scope="col">
                  <span class="hide">{words('match-actions')}</span>
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

const SubMatch = ({ score, onCorrect }: { score: ScoreView } & Pick<SubMatchesProps, 'onCorrect'>) => (
  <tr class={score.isComplete ? '' : 'nowrow'}>
    <th scope="row" dir="auto">
      {betweenWords(score.between)}
    </th>
    <td class="num">{halvesOf(score)}</td>
    <td class="num">
      {isBegun(score) ? impsScoreText(score.imps) : <span class="pencil">{words('match-boards-open')}</span>}
    </td>
    <td class="rem">{givenIn(score)}</td>
    <td class="num key">
      {score.isComplete && <Tick />} {isBegun(score) ? impsScoreText(score.score) : '·'}
    </td>
    {onCorrect && (
      <td>
        {partsIn(score).map((part) => (
          <Correct key={part.half ?? 0} part={part} label={partWords(part)} onCorrect={onCorrect} />
        ))}
      </td>
    )}
  </tr>
)

function partsIn(score: ScoreView): BoardsPart[] {
  const { between, halves } = score
  if (!halves) return isBegun(score) ? [{ between }] : []
  return halves.flatMap((half, i): BoardsPart[] => (half ? [{ between, half: (i + 1) as 1 | 2 }] : []))
}

const halfNames = { 1: 'first', 2: 'second' } as const

function partWords({ between: [one, other], half }: BoardsPart): string {
  const part = half === undefined ? 'whole' : halfNames[half]
  return words('match-part', { one: { text: one }, other: { text: other }, part })
}

const halvesOf = ({ halves }: ScoreView): string =>
  (halves ?? []).map((half) => (half ? impsScoreText(half) : '·')).join(', ')

const givenIn = (score: ScoreView): string =>
  linesIn(score)
    .map(({ what, imps, to }) => words('match-given-to', { what, imps: { imps }, team: { text: to } }))
    .join(', ')

export function Seating({ movement }: { movement: readonly SeatingView[] }) {
  const tables = [...new Set(movement.map(({ table }) => table))]
  const at = (table: string, half: 1 | 2) => movement.find((each) => each.table === table && each.half === half)
  return (
    <section aria-labelledby="m-seats">
      <div class="section">
        <h2 id="m-seats">{words('match-seating')}</h2>
      </div>
      <Wide label={words('match-seating-tables')}>
        <table class="chart">
          <thead>
            <tr>
              <th scope="col">{words('match-seating-table')}</th>
              <th scope="col">{words('match-first-half')}</th>
              <th scope="col">{words('match-seating-boards')}</th>
              <th scope="col">{words('match-second-half')}</th>
              <th scope="col">{words('match-seating-boards')}</th>
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
        {words('match-seating-movement')} <RuleNumber rule="BRI-34" />
      </p>
    </section>
  )
}

const Seated = ({ seating }: { seating: SeatingView | undefined }) => (
  <>
    <td dir="auto">{seating ? betweenWords([seating.northSouth, seating.eastWest]) : ''}</td>
    <td>{seating?.boards ?? ''}</td>
  </>
)
