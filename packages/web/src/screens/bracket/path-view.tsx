/** One entrant's path, match by match: played, in play, and possible opponents. */

import type { BulletinBracket } from '@arbiter/core/bulletin'
import { couldCome, type PathStep, slotsOnPath } from '@arbiter/paper/pictures'
import { useId } from 'preact/hooks'
import { MatchCard } from '../../parts/match-card.tsx'
import { textOf } from '../../words/message-text.ts'
import { standing } from './follow-bar.tsx'
import type { TreeProps } from './tree.tsx'
import { words } from './words/messages.ts'

interface PathViewProps extends Omit<TreeProps, 'part' | 'onPart'> {
  readonly names: () => readonly string[]
  readonly onFollow: (name: string) => void
}

export function PathView(props: PathViewProps) {
  const { names, followed, onFollow, bracket, steps } = props
  const field = useId()
  return (
    <div class="onepath">
      <label class="field" for={field}>
        {words('bracket-whose')}
      </label>
      <select id={field} value={followed ?? ''} onChange={(event) => onFollow(event.currentTarget.value)}>
        <option value="">–</option>
        {names().map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      {followed === undefined ? (
        <p class="voice">{words('bracket-choose')}</p>
      ) : (
        <>
          <p class="voice">
            <b dir="auto">{followed}</b> {standing(bracket, followed, steps)}
          </p>
          <ol class="waypoints">
            {steps.map((step) => (
              <Waypoint key={step.match.match} {...props} step={step} />
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

function Waypoint({ bracket, seeds, followed, steps, step }: PathViewProps & { readonly step: PathStep }) {
  const { match, round, is } = step
  const names = opponents(bracket, steps, step)
  return (
    <li class={is}>
      <h2>
        {textOf(round)} {is === 'possible' && <span class="stamp wait">{words('bracket-could')}</span>}
      </h2>
      <MatchCard match={match} round={round} seeds={seeds} followed={followed} onPath={slotsOnPath(steps)} />
      {names.length > 0 && (
        <p class="label">{words('bracket-could-meet', { names: names.map((text) => ({ text })) })}</p>
      )}
    </li>
  )
}

const few = 4

/** Possible opponents from the other feeder; undefined if the opponent is known or there are too many. */
function opponents(
  { drawnAs, rounds }: BulletinBracket,
  steps: readonly PathStep[],
  { match, level }: PathStep,
): string[] {
  const before = steps.find((step) => step.level === level - 1)
  const other = drawnAs === 'tree' && before ? rounds[level - 1]?.matches[before.index ^ 1] : undefined
  if (!other || other.state === 'decided' || match.state === 'decided') return []
  const names = couldCome(other)
  return names.length <= few ? names : []
}
