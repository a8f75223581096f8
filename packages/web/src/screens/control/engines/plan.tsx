/** How engines play: the clock, the book, how many games at once, and when a game is ended early. */
import { useId } from 'preact/hooks'
import { catalogue } from '../../../words/catalogue.ts'
import type { Offer } from './engines.tsx'

const words = catalogue(
  {
    timeControl: 'Time control, such as 10+0.1, st=0.2, nodes=1000, depth=8',
    book: 'Book of openings',
    concurrency: (most: number) => `Games at once, up to ${most}; empty: as many as there are tables`,
    more: 'Ending games early, failing engines',
    maxMoves: 'A game this long is drawn, in moves',
    drawMoves: 'Drawn after so many moves in a row …',
    drawScore: '… in which both see no more than so many pawns',
    drawFrom: '… from move',
    winMoves: 'Won after so many moves in a row …',
    winScore: '… in which the loser is behind by so many pawns',
    walkoverAfter: 'Failures to start after which the opponent has a walkover; empty: the match waits',
    maxCrashes: 'Crashes in a match after which the opponent has won it',
  },
  {
    timeControl: 'Bedenkzeit, etwa 10+0.1, st=0.2, nodes=1000, depth=8',
    book: 'Eröffnungsbuch',
    concurrency: (most: number) => `Partien zugleich, höchstens ${most}; leer: so viele, wie Tische da sind`,
    more: 'Partien früher beenden, Engines, die versagen',
    maxMoves: 'So lange Partien sind remis, in Zügen',
    drawMoves: 'Remis nach so vielen Zügen in Folge …',
    drawScore: '… in denen beide höchstens so viele Bauern sehen',
    drawFrom: '… ab Zug',
    winMoves: 'Gewonnen nach so vielen Zügen in Folge …',
    winScore: '… in denen der Verlierer so viele Bauern zurückliegt',
    walkoverAfter: 'Fehlstarts, nach denen der Gegner kampflos weiterkommt; leer: das Match wartet',
    maxCrashes: 'Abstürze in einem Match, nach denen der Gegner gewonnen hat',
  },
)

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

type Typed = typeof emptyPlan

/** What was left empty is left to the server, which says what is wrong with the rest. */
export function planOf(typed: Typed): object {
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
  readonly plan: Typed
  readonly offer: Offer
  readonly onChange: (plan: Typed) => void
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
  const line = (name: keyof Typed, label: string) => (
    <Field key={name} label={label} value={plan[name]} onType={(text) => onChange({ ...plan, [name]: text })} />
  )
  return (
    <>
      {line('timeControl', words.timeControl)}
      {offer.books.length > 0 && (
        <>
          <label class="field" for={book}>
            {words.book}
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
      {line('concurrency', words.concurrency(offer.gamesAtOnce))}
      <details>
        <summary>{words.more}</summary>
        {early.map((name) => line(name, words[name]))}
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
