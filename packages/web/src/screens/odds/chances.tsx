/** Everybody's chances as bars; what is not yet certain is dashed. */
import type { EntrantChances, SimulationAnswer } from '@arbiter/core/simulate'
import { Tick, Wide } from '@arbiter/paper/pictures'
import { useState } from 'preact/hooks'
import { addresses } from '../../app/address.ts'
import { useLive } from '../../live/live-context.ts'
import { entrantIndex } from '../../parts/entrant-index.ts'
import type { Aim } from './aims.ts'
import { among, change, grouped, margin, oneDecimal, share } from './figures.ts'
import { words } from './words/messages.ts'

interface ChancesProps {
  readonly answer: SimulationAnswer
  /** What the chances are compared with: before the last result, or without the assumption. */
  readonly before?: SimulationAnswer | undefined
  readonly aims: readonly Aim[]
  readonly aim: Aim
  readonly followed?: string | undefined
}

const usuallyShown = 24

export function Chances(props: ChancesProps) {
  const { answer, aims, aim } = props
  const [isAll, showAll] = useState(false)
  const ordered = inOrder(answer.entrants, aim)
  const shown = isAll ? ordered : ordered.slice(0, usuallyShown)
  const highest = Math.max(...ordered.map((each) => among(each, aim.places)), 0.01)
  const strength = strengthIn(ordered)
  const hasBrackets = ordered.some(({ bracket }) => bracket !== undefined)
  return (
    <>
      <Wide label={aim.name}>
        <table class="chart chances">
          <thead>
            <tr>
              {hasBrackets && <th scope="col">{words('odds-bracket')}</th>}
              {strength && (
                <th scope="col" class="num spare">
                  {strength.heading}
                </th>
              )}
              <th scope="col">{words('odds-entrant')}</th>
              {others(aims, aim).map(({ id, name }) => (
                <th key={id} scope="col" class="num">
                  {name}
                </th>
              ))}
              <td class="bar1" aria-hidden="true" />
              <th scope="col" class="num">
                {aim.name}
              </th>
              <th scope="col" class="num">
                <span class="hide">{words('odds-plus-minus')}</span>
              </th>
              {props.before && (
                <th scope="col" class="num">
                  {words('odds-change')}
                </th>
              )}
              <th scope="col" class="num spare">
                {words('odds-place')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((entrant) => (
              <ChanceRow
                key={entrant.name}
                {...props}
                entrant={entrant}
                highest={highest}
                strength={strength}
                hasBrackets={hasBrackets}
              />
            ))}
          </tbody>
        </table>
      </Wide>
      {shown.length < ordered.length && (
        <button type="button" class="btn bare" onClick={() => showAll(true)}>
          {words('odds-all', { count: ordered.length })}
        </button>
      )}
    </>
  )
}

interface Strength {
  readonly heading: string
  readonly of: (entrant: EntrantChances) => string | undefined
}

/** Ratings; for teams without any the average masterpoints; undefined if all are equal. */
function strengthIn(entrants: readonly EntrantChances[]): Strength | undefined {
  if (entrants.some(({ rating }) => rating !== null))
    return { heading: words('odds-rating'), of: ({ rating }) => (rating === null ? undefined : String(rating)) }
  if (entrants.every(({ strength }) => strength === entrants[0]?.strength)) return undefined
  return { heading: words('odds-average'), of: ({ strength }) => grouped(strength) }
}

const others = (aims: readonly Aim[], aim: Aim): readonly Aim[] =>
  aims.filter(({ id }) => id !== aim.id).toSorted((a, b) => b.places - a.places)

/** Bracket by bracket, likeliest first; ties by the expected place. */
const inOrder = (entrants: readonly EntrantChances[], { places }: Aim): readonly EntrantChances[] =>
  entrants.toSorted(
    (a, b) =>
      (a.bracket ?? '').localeCompare(b.bracket ?? '') ||
      among(b, places) - among(a, places) ||
      b.title - a.title ||
      expected(a) - expected(b),
  )

const expected = ({ ranks }: EntrantChances): number => ranks.reduce((sum, each, place) => sum + each * (place + 1), 0)

interface ChanceRowProps extends ChancesProps {
  readonly entrant: EntrantChances
  readonly highest: number
  readonly strength: Strength | undefined
  readonly hasBrackets: boolean
}

function ChanceRow(props: ChanceRowProps) {
  const live = useLive()
  const { answer, entrant, before, aims, aim, followed, highest, strength, hasBrackets } = props
  const id = live.look(entrantIndex).byName.get(entrant.name)?.id
  const chance = among(entrant, aim.places)
  const earlier = before?.entrants.find(({ name }) => name === entrant.name)
  return (
    <tr class={entrant.name === followed ? 'me' : ''} data-chance={chance}>
      {hasBrackets && <td>{entrant.bracket ?? ''}</td>}
      {strength && <td class="num spare note">{strength.of(entrant) ?? <NotKnown />}</td>}
      <th scope="row">
        {id === undefined ? (
          <bdi>{entrant.name}</bdi>
        ) : (
          <a href={addresses.entrant(live.id, id)} dir="auto">
            {entrant.name}
          </a>
        )}
      </th>
      {others(aims, aim).map(({ id: which, places }) => (
        <td key={which} class="num">
          <Sure value={among(entrant, places)} />
        </td>
      ))}
      <td class="bar1" aria-hidden="true">
        {chance > 0 && (
          <i class={chance === 1 ? 'settled' : ''} style={{ width: `${((100 * chance) / highest).toFixed(1)}%` }} />
        )}
      </td>
      <td class="num key">{share(chance)}</td>
      <td class="num note">{chance === 0 ? '' : margin(intervalOf(entrant, aim, answer.runs))}</td>
      {before && <td class="num note">{earlier ? change(chance - among(earlier, aim.places)) : ''}</td>}
      <td class="num spare note">{oneDecimal(expected(entrant))}</td>
    </tr>
  )
}

const NotKnown = () => (
  <>
    <span aria-hidden="true">–</span>
    <span class="hide">{words('odds-not-known')}</span>
  </>
)

/** Certain outcomes get a tick instead of a figure. */
const Sure = ({ value }: { value: number }) =>
  value > 1 - 1e-9 ? (
    <>
      <Tick />
      <span class="hide">{words('odds-sure')}</span>
    </>
  ) : (
    share(value)
  )

/** The title is decided by its fact; a place once every run agrees. */
function intervalOf(entrant: EntrantChances, { places }: Aim, runs: number): readonly [number, number] {
  if (places === 1) return entrant.interval
  const chance = among(entrant, places)
  const half = 1.96 * Math.sqrt((chance * (1 - chance)) / Math.max(1, runs))
  return [chance - half, chance + half]
}

/** Figures for what is still open. */
export const spread = ({ mean, p5, p95 }: { mean: number; p5: number; p95: number }): string =>
  p5 === p95 ? grouped(mean) : `${grouped(mean)} (${grouped(p5)}–${grouped(p95)})`
