/** What a command would lead to: the server gives the facts, the chart is computed here. */
import type { RecordedFact } from '@arbiter/core'
import { Tournament } from '@arbiter/core/tournament'
import { useEffect, useState } from 'preact/hooks'
import type { Problem } from '../../live/api.ts'
import type { CommandInput, Live } from '../../live/live.ts'

export type Preview =
  | { readonly state: 'waiting' }
  | { readonly state: 'refused'; readonly problem: Problem }
  | { readonly state: 'known'; readonly facts: readonly RecordedFact[]; readonly after: Tournament }

const loading: Preview = { state: 'waiting' }

/** Requested again when the command or the tournament changes, but not while the command is being sent. */
export function usePreview(live: Live, command: CommandInput | undefined, isHeld = false): Preview {
  const [previewed, set] = useState<Preview>(loading)
  const asked = JSON.stringify(command)
  const { seq } = live
  const { autoPair } = live.seen
  useEffect(() => {
    if (isHeld) return undefined
    let isGone = false
    set(loading)
    if (command) void previewOf(live, command).then((found) => (isGone ? undefined : set(found)))
    return () => {
      isGone = true
    }
  }, [live, asked, seq, autoPair])
  return previewed
}

async function previewOf(live: Live, command: CommandInput): Promise<Preview> {
  const answer = await live.preview(command)
  if (!answer.ok) return { state: 'refused', problem: answer.problem }
  const { facts = [] } = answer.value
  const { format, log } = live.tournament
  const before = log.slice(0, (facts[0]?.seq ?? log.length + 1) - 1)
  return { state: 'known', facts, after: new Tournament(format, [...before, ...facts]) }
}
