/** How engines play: the clock, the book, games at once, and adjudication. */
import { useId } from 'preact/hooks'
import type { EngineOffer } from './engine-offer.ts'
import { words } from './words/messages.ts'

export const emptyPlan = {
  timeControl: '10+0.1',
  book: '',
  concurrency: '',
  maxMoves: '',
  drawMoves: '',
  drawScore: '',
  drawFrom: '',
  winMoves: '',
  winScore: '',
  walkoverAfter: '',
  maxCrashes: '',
}

type PlanTexts = typeof emptyPlan

/** Empty fields are left to the server, which also checks the others. */
export function planOf(typed: PlanTexts): object {
  const number = (text: string) => (text.trim() === '' ? undefined : Number(text))
  const draw = typed.drawMoves.trim() !== '' && {
    drawOption: defined({
      drawMoveLength: number(typed.drawMoves),
      maxDrawScore: number(typed.drawScore),
      minDrawMove: number(typed.drawFrom),
    }),
  }
  const win = typed.winMoves.trim() !== '' && {
    winOption: defined({ winMoveLength: number(typed.winMoves), minWinScore: number(typed.winScore) }),
  }
  return defined({
    timeControl: typed.timeControl.trim() || undefined,
    book: typed.book || undefined,
    concurrency: number(typed.concurrency),
    walkoverAfter: number(typed.walkoverAfter),
    maxCrashesPerMatch: number(typed.maxCrashes),
    adjudication: defined({ ...draw, ...win, maxMoves: number(typed.maxMoves) }),
  })
}

const defined = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

interface PlanFieldsProps {
  readonly plan: PlanTexts
  readonly offer: EngineOffer
  readonly onChange: (plan: PlanTexts) => void
}

const early = [
  'maxMoves',
  'drawMoves',
  'drawScore',
  'drawFrom',
  'winMoves',
  'winScore',
  'walkoverAfter',
  'maxCrashes',
] as const

export function PlanFields({ plan, offer, onChange }: PlanFieldsProps) {
  const book = useId()
  const line = (name: keyof PlanTexts, label: string) => (
    <Field key={name} label={label} value={plan[name]} onType={(text) => onChange({ ...plan, [name]: text })} />
  )
  return (
    <>
      {line('timeControl', words('control-engines-time-control'))}
      {offer.books.length > 0 && (
        <>
          <label class="field" for={book}>
            {words('control-engines-book')}
          </label>
          <select
            id={book}
            value={plan.book || offer.books[0]}
            onChange={(event) => onChange({ ...plan, book: event.currentTarget.value })}
          >
            {offer.books.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </>
      )}
      {line('concurrency', words('control-engines-concurrency', { most: offer.gamesAtOnce }))}
      <details>
        <summary>{words('control-engines-more')}</summary>
        {early.map((name) => line(name, words('control-engines-early', { which: name })))}
      </details>
    </>
  )
}

function Field({ label, value, onType }: { label: string; value: string; onType: (text: string) => void }) {
  const id = useId()
  return (
    <>
      <label class="field" for={id}>
        {label}
      </label>
      <input id={id} value={value} spellcheck={false} onInput={(event) => onType(event.currentTarget.value)} />
    </>
  )
}
