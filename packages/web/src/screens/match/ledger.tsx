/** The score of two teams as a ledger: the halves, carry-over and handicap, the sum. */
import { type BulletinMatch, isBegun, type ScoreView } from '@arbiter/core/bulletin'
import { Tick, Wide } from '@arbiter/paper/pictures'
import { Why } from '../../parts/why.tsx'
import { impsText } from '../../words/figures.ts'
import { words } from './words/messages.ts'

/** A reported part of the boards: of these two teams, a half or all. */
export interface BoardsPart {
  readonly between: readonly [string, string]
  readonly half?: 1 | 2
}

interface LedgerProps {
  readonly match: BulletinMatch
  readonly onCorrect?: ((part: BoardsPart) => void) | undefined
}

export function MatchLedger({ match, onCorrect }: LedgerProps) {
  const [score] = match.boards?.scores ?? []
  if (!score || !match.boards) return null
  return (
    <section aria-labelledby="m-ledger">
      <div class="section">
        <h2 id="m-ledger">{words('match-ledger')}</h2>
        <span class="push">{words('match-boards', { boards: match.boards.boards })}</span>
      </div>
      <Wide label={words('match-ledger-of')}>
        <table class="chart ledger">
          <thead>
            <tr>
              <th scope="col">{words('match-line')}</th>
              {score.between.map((team) => (
                <th key={team} scope="col" class="num" dir="auto">
                  {team}
                </th>
              ))}
              {onCorrect && (
                <th scope="col">
                  <span class="hide">{words('match-actions')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {linesOf(score).map((line) => (
              <tr key={line.label} class={line.kind ?? ''}>
                <th scope="row">
                  {line.label}
                  {line.kind === 'given' && line.label === words('match-handicap') && (
                    <Why about={`handicap ${match.match}`} label={words('match-why-handicap')} />
                  )}
                </th>
                {[0, 1].map((side) => (
                  <td key={side} class={`num${line.kind === 'total' ? ' key' : ''}`}>
                    {line.kind === 'total' && isAhead(line.imps, side) && score.isComplete && <Tick />}{' '}
                    {line.imps ? (
                      impsText(line.imps[side] as number)
                    ) : (
                      <span class="pencil">{words('match-boards-open')}</span>
                    )}
                  </td>
                ))}
                {onCorrect && (
                  <td>{line.part && <Correct part={line.part} label={line.label} onCorrect={onCorrect} />}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </section>
  )
}

interface CorrectProps {
  readonly part: BoardsPart
  readonly label: string
  readonly onCorrect: (part: BoardsPart) => void
}

export const Correct = ({ part, label, onCorrect }: CorrectProps) => (
  <button
    type="button"
    class="btn bare"
    aria-label={words('match-correct-part', { part: { text: label } })}
    onClick={() => onCorrect(part)}
  >
    {words('match-correct')}
  </button>
)

interface Line {
  readonly label: string
  readonly imps: readonly number[] | null
  readonly kind?: 'given' | 'total'
  readonly part?: BoardsPart
}

function linesOf(score: ScoreView): Line[] {
  const { between, halves, imps, carryover, handicap, extraBoards = [], isComplete } = score
  const names = [words('match-first-half'), words('match-second-half')] as const
  const parts = (halves ?? []).map((half, i): Line => {
    return { label: names[i as 0 | 1], imps: half, ...(half ? { part: { between, half: (i + 1) as 1 | 2 } } : {}) }
  })
  const whole = halves === undefined && isBegun(score) ? { part: { between } } : {}
  return [
    ...parts,
    { label: words('match-imps-at-table'), imps: isBegun(score) ? imps : null, ...whole },
    ...(carryover ? [{ label: words('match-carryover'), imps: carryover, kind: 'given' as const }] : []),
    ...(handicap ? [{ label: words('match-handicap'), imps: handicap, kind: 'given' as const }] : []),
    { label: isComplete ? words('match-total') : words('match-so-far'), imps: score.score, kind: 'total' },
    ...extraBoards.map((extra, i): Line => ({ label: words('match-extra-boards', { set: i + 1 }), imps: extra })),
  ]
}

const isAhead = (imps: readonly number[] | null, side: number): boolean =>
  imps !== null && (imps[side] as number) > (imps[1 - side] as number)
