/** The race for places: a lane for everybody, up to the finish line. */
import { halvesShown } from '@arbiter/core/bulletin'
import type { ComponentChildren } from 'preact'
import { EntrantName } from '../entrant-name.tsx'
import { FormKey, FormMarks } from '../form/form-marks.tsx'
import { usePicturePage } from '../picture-page.ts'
import { Section } from '../section.tsx'
import type { Lane, RaceLanes } from './race-lanes.ts'
import { message } from './words/messages.ts'

interface RaceProps {
  readonly race: RaceLanes
  /** What a page has at the end of a lane. */
  readonly after?: (lane: Lane) => ComponentChildren
  /** Whether the last point has just come in. */
  readonly isFresh?: (lane: Lane) => boolean
}

export function Race({ race, ...more }: RaceProps) {
  const { voice } = usePicturePage()
  const { needed, places, placesLeft, lanes, folded } = race
  const aside =
    placesLeft === 0
      ? message('lanes-all-taken', { places })
      : message('lanes-finish', { places, needed: { points: needed } })
  return (
    <Section title={voice.say(message('lanes-title'))} aside={voice.say(aside)} kind="race">
      <div class="lanes">
        <Scale needed={needed} />
        <Lanes lanes={lanes} needed={needed} {...more} />
        {folded.length > 0 && (
          <details>
            <summary>{voice.say(message('lanes-more', { count: folded.length }))}</summary>
            <Lanes lanes={folded} needed={needed} {...more} />
          </details>
        )}
      </div>
      <FormKey />
    </Section>
  )
}

/** 0 1 2 … up to the finish line. */
function Scale({ needed }: { needed: number }) {
  const { voice } = usePicturePage()
  return (
    <div class="scale" aria-hidden="true">
      <span class="l">{voice.say(message('lanes-phases'))}</span>
      <span class="ax">
        {Array.from({ length: needed + 1 }, (_, i) => (
          <b key={i}>{i}</b>
        ))}
      </span>
      <span class="pt">{voice.say(message('lanes-points'))}</span>
    </div>
  )
}

interface LanesProps extends Omit<RaceProps, 'race'> {
  readonly lanes: readonly Lane[]
  readonly needed: number
}

/** Some lanes of a race, without its scale. */
export const Lanes = ({ lanes, needed, after, isFresh }: LanesProps) => (
  <ol style={{ '--needed': String(needed) }}>
    {lanes.map((lane) => (
      <LaneShown key={lane.name} lane={lane} needed={needed} isWet={isFresh?.(lane) ?? false} end={after?.(lane)} />
    ))}
  </ol>
)

interface LaneProps {
  readonly lane: Lane
  readonly needed: number
  readonly isWet: boolean
  readonly end: ComponentChildren
}

function LaneShown({ lane, needed, isWet, end }: LaneProps) {
  const { voice } = usePicturePage()
  const { place, seed, name, points, state, steps, says } = lane
  return (
    <li class={`lane ${state}`}>
      <span class="tag">{seed === undefined ? place : <b class="seedno">{seed}</b>}</span>
      <span class="nm">
        <EntrantName name={name} />
      </span>
      <span class="form-col">{steps.length > 0 && <FormMarks steps={steps} most={11} />}</span>
      <Run lane={lane} needed={needed} />
      <span class={`pts${isWet ? ' wet' : ''}`}>
        {halvesShown(points)}
        <span class="hide"> {voice.say(message('lanes-of-needed', { needed: { points: needed } }))}</span>
      </span>
      <span class="says">{says && voice.say(says)}</span>
      {end}
    </li>
  )
}

/** A segment for each result; a dashed one for a win in play. */
const Run = ({ lane: { pieces, hope }, needed }: { lane: Lane; needed: number }) => (
  <span class="run" aria-hidden="true">
    <svg viewBox={`0 0 ${needed} 1`} preserveAspectRatio="none" aria-hidden="true">
      {pieces.map(([from, to]) => (
        <rect key={from} x={from} width={to - from} height="1" />
      ))}
      {hope && <rect class="maybe" x={hope[0]} width={hope[1] - hope[0]} height="1" />}
    </svg>
  </span>
)
